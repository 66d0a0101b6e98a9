import { isListed } from '#checker/kinds/index.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import { parseCondition, parseCount } from '#checker/verdict/condition.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { ValuePath, YamlFile } from '#model/load/yaml-file.ts';
import type { CheckYaml } from '#model/schema/check.ts';

type ExpectationYaml = NonNullable<CheckYaml['expect']>[number];
type LineYaml = NonNullable<CheckYaml['lines']>[number];

/**
 * What a check asks for and nobody can judge: nothing at all, what does not make sense together, conditions that are none.
 * `misnamed` are the expectations in which a name is wrong: what does not fit that name then is no second mistake.
 */
export function* validateExpectations(
  yaml: YamlFile,
  path: ValuePath,
  { expect = [], lines = [] }: Pick<CheckYaml, 'expect' | 'lines'>,
  misnamed: ReadonlySet<number> = new Set(),
): Generator<Diagnostic> {
  if (expect.length === 0 && lines.length === 0) {
    yield diagnostic('check-empty', yaml.placeOfKey(path), {});
  }
  for (const [index, entry] of expect.entries()) {
    const at = [...path, 'expect', index];
    // A key that is misspelt is told already; what is missing then is not missing.
    const isTold = misnamed.has(index) || hasUnknownKeys(yaml, at, entry);
    const mistakes = isTold ? [] : expectationMistakes(entry);
    for (const mistake of mistakes) {
      const place =
        mistake.key === undefined ? yaml.placeOf(at) : yaml.placeOfKey([...at, ...mistake.key]);
      yield diagnostic('expectation', place, mistake);
    }
    yield* validateConditions(yaml, at, entry);
  }
  for (const [index, entry] of lines.entries()) {
    for (const mistake of lineMistakes(entry)) {
      yield diagnostic('expectation', yaml.placeOf([...path, 'lines', index]), mistake);
    }
  }
}

/** Whether more is written than what could be used. */
function hasUnknownKeys(yaml: YamlFile, path: ValuePath, entry: ExpectationYaml): boolean {
  const written = path.reduce<unknown>(
    (at, part) => (at as Readonly<Record<PropertyKey, unknown>> | undefined)?.[part],
    yaml.value,
  );
  return Object.keys(written ?? {}).some((key) => !Object.hasOwn(entry, key));
}

/** Conditions and counts that the checker cannot read. */
function* validateConditions(
  yaml: YamlFile,
  path: ValuePath,
  { columns = {}, where = {}, count }: ExpectationYaml,
): Generator<Diagnostic> {
  for (const [key, conditions] of Object.entries({ columns, where })) {
    for (const [name, text] of Object.entries(conditions)) {
      if (parseCondition(text) !== undefined) continue;
      yield diagnostic('condition', yaml.placeOf([...path, key, name]), { text });
    }
  }
  if (count === undefined || parseCount(count) !== undefined) return;
  yield diagnostic('count', yaml.placeOf([...path, 'count']), { text: String(count) });
}

interface Mistake {
  wrong: string;
  todo: string;
  /** The key it is about; none: the whole expectation. */
  key?: ValuePath;
}

const subjects = ['name', 'all', 'match'] as const;
const claims = ['ready', 'count', 'columns', 'absent'] as const;

/** Which objects, said by a name or a condition: one subject, or `where` alone for any of the kind. */
function subjectMistakes(entry: ExpectationYaml): Mistake[] {
  const named = subjects.filter((key) => entry[key] !== undefined);
  if (named.length > 1) {
    return [
      {
        wrong: `This expectation says in two ways which objects it means: ${named.join(' and ')}.`,
        todo: 'Give it one of `name`, `all: true` and `match`.',
      },
    ];
  }
  if (named.length === 0 && entry.where === undefined) {
    return [
      {
        wrong: `This expectation does not say which objects of kind ${entry.kind ?? ''} it means.`,
        todo: 'Give it one of `name`, `all: true` and `match`, or `where` for those with such columns.',
      },
    ];
  }
  return entry.where === undefined ? [] : whereMistakes(entry);
}

/** `where` chooses some of several objects, by their columns. */
function whereMistakes({ name, all, absent, ready, count, columns }: ExpectationYaml): Mistake[] {
  if (name !== undefined) {
    return [
      {
        wrong: '`where` chooses some of several objects, and `name` says which one is meant.',
        todo: 'Write `columns` for what must be true of that one, or take `name` out.',
      },
    ];
  }
  if (absent !== undefined) {
    return [
      {
        wrong: 'What is absent has no columns, so `where` cannot choose it.',
        todo: 'Use `name` or `match` for what must be gone, or `columns` for what must be true of what is there.',
      },
    ];
  }
  const claimed = [ready, count, columns].some((claim) => claim !== undefined);
  return all !== undefined && !claimed
    ? [
        {
          wrong: '`all` and `where` choose objects, and nothing is said about them.',
          todo: "If the condition must be true of all, write it as `columns`. If one such object is enough, take `all` out. Else add `ready`, `columns`, or a `count` such as '>= 2'.",
        },
      ]
    : [];
}

function expectationMistakes(entry: ExpectationYaml): Mistake[] {
  const has = (key: keyof ExpectationYaml): boolean => entry[key] !== undefined;
  if (has('table')) return tableMistakes(entry);
  if (!has('kind')) {
    return [
      {
        wrong: 'This expectation does not say what it is about.',
        todo: 'Give it a `kind`, such as DaemonSet, or a `table` for the output of another tool.',
      },
    ];
  }
  const mistakes = subjectMistakes(entry);
  const canOnlyBeListed = isListed(kindOf(entry.kind ?? ''));
  if (canOnlyBeListed && has('ready')) {
    mistakes.push({
      wrong: `kubectl only lists objects of kind ${entry.kind ?? ''}: nothing that it prints says whether they are ready.`,
      todo: 'Take `ready` out: being there is enough. Write `columns` or `count` for more.',
    });
  }
  if (!claims.some(has) && !has('where') && !canOnlyBeListed) {
    mistakes.push({
      wrong: 'This expectation says nothing about its objects.',
      todo: 'Add `ready: true` if they must be ready; else `ready: false`, `count`, `columns` or `absent: true`.',
    });
  }
  if (has('absent') && claims.filter(has).length > 1) {
    mistakes.push({
      wrong: 'What is absent cannot be ready, be counted or have columns.',
      todo: 'Keep `absent: true` and take the others out.',
    });
  }
  return mistakes;
}

function tableMistakes(entry: ExpectationYaml): Mistake[] {
  const others = ['kind', 'ready', 'absent', ...subjects] as const;
  const stray = others.filter((key) => entry[key] !== undefined);
  const headers = entry.table ?? [];
  const missing = (['where', 'columns'] as const).flatMap((key) =>
    Object.keys(entry[key] ?? {})
      .filter((column) => !headers.includes(column))
      .map((column) => [key, column] as const),
  );
  return [
    ...stray.map((key) => ({
      wrong: `A table of another tool has no \`${key}\`.`,
      todo: 'Use `where` to choose rows, and `columns` or `count` for what must be true of them.',
    })),
    ...missing.map(([key, column]) => ({
      key: [key, column],
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

function lineMistakes(entry: LineYaml): Mistake[] {
  const { line, absentLine } = entry;
  if ((line === undefined) === (absentLine === undefined)) {
    return [
      {
        wrong: 'This entry of `lines` needs a `line` or an `absentLine`, one of the two.',
        todo:
          entry.only === undefined
            ? 'Write `line: PATTERN` for a line that must be there, `absentLine: PATTERN` for one that must not.'
            : 'Write `only: true` beside a `line`: then no other line may be there than those that entries of `lines` match.',
      },
    ];
  }
  const stray = (['ends', 'after', 'only', 'times'] as const).filter(
    (key) => entry[key] !== undefined,
  );
  return absentLine !== undefined && stray.length > 0
    ? [
        {
          wrong: `${stray.map((key) => `\`${key}\``).join(' and ')} ${stray.length > 1 ? 'belong' : 'belongs'} to \`line\`, not to \`absentLine\`.`,
          todo: 'Take it out, or move it to an entry with `line`.',
        },
      ]
    : [];
}
