import { kindOf, sameKind } from '#checker/kinds/names-of-kinds.ts';
import { records } from '#checker/kinds/index.ts';
import { read } from '#checker/prints/read.ts';
import type { Finding, Table } from '#checker/types.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';
import type { ProvedCheck } from '#model/prove/checks.ts';
import type { CheckYaml } from '#model/schema/check.ts';

/** Kinds that Kubernetes knows by name. */
const kinds = records.map(({ kind }) => kind);

/**
 * Columns and kinds that a check names and its own output does not have, where the check does not accept the output: told at
 * the word, since that is where it is mended.
 */
export function* validateNamesOfOutput(
  yaml: YamlFile,
  { expect = [] }: CheckYaml,
  { id, check, samples }: ProvedCheck,
): Generator<Diagnostic> {
  const own = samples.find(({ at }) => at.at(-1) === 'output')?.outcome;
  if (own?.is !== 'judged' || own.verdict.verdict === 'met') return;
  const { tables } = read(own.text, { command: check.command });
  const printed = [...new Set(tables.flatMap(kindsOf))];
  const known = [...new Set(tables.flatMap(({ columns }) => columns))];
  for (const [index, { kind, columns = {}, where = {} }] of expect.entries()) {
    const at = ['checks', id, 'expect', index];
    if (kind === undefined) continue;
    if (!kinds.includes(kindOf(kind)) && !printed.some((each) => sameKind(each, kind))) {
      yield diagnostic('kind-printed', yaml.placeOf([...at, 'kind']), { kind, printed, kinds });
    }
    for (const [key, conditions] of Object.entries({ columns, where })) {
      for (const column of Object.keys(conditions)) {
        if (!isMissing(own.verdict.findings, column) || known.length === 0) continue;
        yield diagnostic('column-printed', yaml.placeOfKey([...at, key, column]), {
          column,
          known,
        });
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
