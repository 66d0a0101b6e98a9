import { kindOf, sameKind } from '#checker/kinds/names-of-kinds.ts';
import { records } from '#checker/kinds/index.ts';
import { parseCommands } from '#checker/lines/command.ts';
import type { Finding, Table } from '#checker/types.ts';
import { nearest } from '#model/diagnostics/nearest.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';
import type { ProvedCheck } from '#model/prove/checks.ts';
import { readOutput } from '#model/prove/read-output.ts';
import type { CheckYaml } from '#model/schema/check.ts';

/** Kinds that Kubernetes knows by name. */
const kinds = records.map(({ kind }) => kind);

/** What an expectation names and the output of its check does not have. */
interface Misspelt {
  /** Of the expectation, from 0. */
  index: number;
  found: Diagnostic;
}

/**
 * Columns, kinds, headers and namespaces that a check names and its own output does not have, where the check does not accept
 * the output: told at the word, since that is where it is mended.
 */
export function* validateNamesOfOutput(
  yaml: YamlFile,
  { expect = [] }: CheckYaml,
  { id, check, samples }: ProvedCheck,
): Generator<Misspelt> {
  const own = samples.find(({ at }) => at.at(-1) === 'output')?.outcome;
  if (own?.is !== 'judged' || own.verdict.verdict === 'met') return;
  const { findings } = own.verdict;
  const { tables } = readOutput(own.text, check.command);
  const printed = [...new Set(tables.flatMap(kindsOf))];
  const columnsOf = (some: readonly Table[]) => [
    ...new Set(some.flatMap(({ columns }) => columns)),
  ];
  const requested = namespacesOf(check.command ?? '');
  for (const [index, { kind, table = [], namespace, ...entry }] of expect.entries()) {
    const at = ['checks', id, 'expect', index];
    for (const [number, header] of table.entries()) {
      if (kind !== undefined || own.text.includes(header)) continue;
      const place = yaml.placeOf([...at, 'table', number]);
      yield {
        index,
        found: diagnostic('column-printed', place, { column: header, known: columnsOf(tables) }),
      };
    }
    if (kind === undefined) continue;
    // A column of another kind's table is none of this one's.
    const ofKind = tables.filter((table) => kindsOf(table).some((each) => sameKind(each, kind)));
    const known = columnsOf(ofKind.length > 0 ? ofKind : tables);
    if (!kinds.includes(kindOf(kind)) && !printed.some((each) => sameKind(each, kind))) {
      const place = yaml.placeOf([...at, 'kind']);
      const untold = tables.find((each) => kindsOf(each).length === 0)?.columns;
      // A misspelt kind is likelier where some other one is printed.
      const columns =
        printed.length === 0 && nearest(kind, kinds) === undefined ? untold : undefined;
      yield { index, found: diagnostic('kind-printed', place, { kind, printed, kinds, columns }) };
    }
    if (namespace !== undefined && requested.length > 0 && !requested.includes(namespace)) {
      const place = yaml.placeOf([...at, 'namespace']);
      yield { index, found: diagnostic('namespace-requested', place, { namespace, requested }) };
    }
    for (const [key, conditions] of Object.entries({
      columns: entry.columns ?? {},
      where: entry.where ?? {},
    })) {
      for (const column of Object.keys(conditions)) {
        if (!isMissing(findings, column) || known.length === 0) continue;
        const place = yaml.placeOfKey([...at, key, column]);
        yield { index, found: diagnostic('column-printed', place, { column, known }) };
      }
    }
  }
}

const kindsOf = ({ kind, rows }: Table): string[] => [
  ...(kind === undefined ? [] : [kind]),
  ...rows.flatMap((row) => row.kind ?? []),
];

const isMissing = (findings: readonly Finding[], column: string): boolean =>
  findings.some(({ code, params }) => code === 'column-missing' && params.column === column);

/** The namespaces that a command names, variables as a check has them: `$NAMESPACE`. */
const namespacesOf = (command: string): string[] =>
  parseCommands(command).flatMap(
    ({ namespace }) => namespace?.replace(/^\$\{(\w+)(?:\W.*)?\}$/, '$$$1') ?? [],
  );
