import type { Report } from '#model/problems/problem.ts';
import type { CheckYaml } from '#model/schema/check.ts';
import type { ValuePath, YamlFile } from '#model/yaml-file.ts';
import { lintConditions } from './lint-conditions.ts';

type ExpectationYaml = NonNullable<CheckYaml['expect']>[number];
type LineYaml = NonNullable<CheckYaml['lines']>[number];

/** Whether a check says something that can be judged. What does not make sense together is reported. */
export function lintExpectations(
  report: Report,
  yaml: YamlFile,
  path: ValuePath,
  { expect = [], lines = [] }: CheckYaml,
): boolean {
  if (expect.length === 0 && lines.length === 0) {
    report('check-empty', yaml.placeOfKey(path), {});
    return false;
  }
  const faults = [
    ...expect.flatMap((entry, index) =>
      expectationFaults(entry).map((fault) => ({ ...fault, at: ['expect', index] })),
    ),
    ...lines.flatMap((entry, index) =>
      lineFaults(entry).map((fault) => ({ ...fault, at: ['lines', index] })),
    ),
  ];
  for (const { wrong, todo, at } of faults) {
    report('expectation', yaml.placeOf([...path, ...at]), { wrong, todo });
  }
  const conditions = expect.map((entry, index) =>
    lintConditions(report, yaml, [...path, 'expect', index], entry),
  );
  return faults.length === 0 && conditions.every(Boolean);
}

interface Fault {
  wrong: string;
  todo: string;
}

const subjects = ['name', 'all', 'match'] as const;
const claims = ['ready', 'count', 'columns', 'absent'] as const;

function expectationFaults(entry: ExpectationYaml): Fault[] {
  const has = (key: keyof ExpectationYaml): boolean => entry[key] !== undefined;
  if (has('table')) return tableFaults(entry);
  if (!has('kind')) {
    return [
      {
        wrong: 'This expectation does not say what it is about.',
        todo: 'Give it a `kind`, such as DaemonSet, or a `table` for the output of another tool.',
      },
    ];
  }
  const faults: Fault[] = [];
  const named = subjects.filter(has);
  if (named.length !== 1) {
    faults.push({
      wrong:
        named.length === 0
          ? `This expectation does not say which objects of kind ${entry.kind ?? ''} it means.`
          : `This expectation says in two ways which objects it means: ${named.join(' and ')}.`,
      todo: 'Give it one of `name`, `all: true` and `match`.',
    });
  }
  if (!claims.some(has)) {
    faults.push({
      wrong: 'This expectation says nothing about its objects.',
      todo: 'Add `ready: true` if they must be ready; else `ready: false`, `count`, `columns` or `absent: true`.',
    });
  }
  if (has('absent') && claims.filter(has).length > 1) {
    faults.push({
      wrong: 'What is absent cannot be ready, be counted or have columns.',
      todo: 'Keep `absent: true` and take the others out.',
    });
  }
  if (has('where')) {
    faults.push({
      wrong: '`where` chooses rows of a `table`, and this expectation is about a kind.',
      todo: 'Use `name` or `match` to choose objects, and `columns` for what must be true of them.',
    });
  }
  return faults;
}

function tableFaults(entry: ExpectationYaml): Fault[] {
  const others = ['kind', 'ready', 'absent', ...subjects] as const;
  const stray = others.filter((key) => entry[key] !== undefined);
  const headers = entry.table ?? [];
  const missing = [...Object.keys(entry.where ?? {}), ...Object.keys(entry.columns ?? {})].filter(
    (column) => !headers.includes(column),
  );
  return [
    ...stray.map((key) => ({
      wrong: `A table of another tool has no \`${key}\`.`,
      todo: 'Use `where` to choose rows, and `columns` or `count` for what must be true of them.',
    })),
    ...missing.map((column) => ({
      wrong: `${column} is not among the headers of \`table\`.`,
      todo: `Add it there, or use one of ${headers.join(', ')}.`,
    })),
    ...(entry.columns === undefined && entry.count === undefined
      ? [
          {
            wrong: 'This expectation says nothing about its rows.',
            todo: 'Add `columns`: what they must say, or `count`: how many there must be.',
          },
        ]
      : []),
  ];
}

function lineFaults({ line, ends, after, absentLine }: LineYaml): Fault[] {
  if ((line === undefined) === (absentLine === undefined)) {
    return [
      {
        wrong: 'This entry of `lines` needs a `line` or an `absentLine`, one of the two.',
        todo: 'Write `line: PATTERN` for a line that must be there, `absentLine: PATTERN` for one that must not.',
      },
    ];
  }
  return absentLine !== undefined && (ends !== undefined || after !== undefined)
    ? [
        {
          wrong: '`ends` and `after` belong to `line`, not to `absentLine`.',
          todo: 'Take them out, or write them into the pattern.',
        },
      ]
    : [];
}
