import type { Finding, Place, Status, Verdict, VerdictCode } from '#checker/types.ts';

/**
 * What `--format json` prints: these keys, always all of them, in this order; null where nothing tells. `at` is a
 * place in the text that was judged (`line` from 1, `start` and `end` as UTF-16 offsets in it); with --watch its first
 * line is the command itself. Codes and parameters of findings are those of `checker/findings.ts`: they stay as they
 * are in every language. A parameter is a text, a number, a phrase (`{ code, params }`, of `checker/phrases.ts`: a
 * condition, for instance) or a list of these.
 */
export interface JsonReport {
  verdict: VerdictCode;
  /** Every object that was judged. */
  objects: {
    kind: string | null;
    namespace: string | null;
    name: string;
    status: Status;
    findings: JsonFinding[];
  }[];
  /** All findings, worst first. */
  findings: JsonFinding[];
  /** Every table as it was read, whether it was judged or not. */
  tables: { kind: string | null; columns: string[]; rows: Record<string, string>[] }[];
}

interface JsonFinding {
  code: Finding['code'];
  params: Finding['params'];
  at: Place | null;
  /** The next command to run; only where there is one. */
  next?: string;
}

/** The report on a text that there was, or on none at all. */
export function jsonReport(verdict?: Verdict): JsonReport {
  if (!verdict) return { verdict: 'unreadable', objects: [], findings: [], tables: [] };
  return {
    verdict: verdict.verdict,
    objects: verdict.objects.map(({ kind, namespace, name, status, findings }) => ({
      kind: kind === '' ? null : kind,
      namespace: namespace ?? null,
      name,
      status,
      findings: findings.map(jsonFinding),
    })),
    findings: verdict.findings.map(jsonFinding),
    tables: verdict.pasted.tables.map(({ kind, columns, rows }) => ({
      kind: kind ?? null,
      columns: [...columns],
      rows: rows.map(({ cells }) =>
        Object.fromEntries(columns.map((column) => [column, cells[column]?.text ?? ''])),
      ),
    })),
  };
}

const jsonFinding = ({ code, params, at, next }: Finding): JsonFinding => ({
  code,
  params,
  at: at ?? null,
  ...(next !== undefined && { next }),
});
