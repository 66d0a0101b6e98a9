/** What a later run of the very same command has made history. */
import type { Finding, FindingCode } from '#checker/findings.ts';
import type { Prints } from '#checker/types.ts';
import { squeeze } from './own-command.ts';
import { runAbove } from './runs.ts';
import type { Run } from './runs.ts';

/** The same command in the same place. */
const keyOf = ({ text, where }: Run): string =>
  `${where.cluster}\n${where.namespace ?? ''}\n${squeeze(text)}`;

/** The first lines of tables without their header. */
export const headlessLines = (findings: Prints['findings']): ReadonlySet<unknown> =>
  new Set(findings.map(({ code, at }) => code === 'header-missing' && at?.line));

/**
 * Indexes of tables that a later run of the same command replaces: one that printed a table of the same kind, or that
 * found nothing. A run that printed only noise, or was ended, makes nothing history.
 */
export function supersededTables(
  { tables, errors, findings }: Prints,
  runs: readonly Run[],
): ReadonlySet<number> {
  if (runs.length < 2) return new Set();
  const headless = headlessLines(findings);
  const last = new Map<string, number>();
  const note = (key: string, line: number): void =>
    void last.set(key, Math.max(line, last.get(key) ?? 0));
  const printed = tables.map(({ kind, columns, rows: [row] }) => {
    const run = row && runAbove(runs, row.at.line);
    if (!run) return undefined;
    const key = `${keyOf(run)}\n${kind ?? columns.join(' ')}`;
    // Rows without a header may have come from elsewhere.
    if (!headless.has(row.at.line)) note(key, run.at.line);
    return { key, command: keyOf(run), line: run.at.line };
  });
  for (const { code, at } of errors) {
    if (!at || !foundNothing.includes(code)) continue;
    const run = runAbove(runs, at.line);
    if (run) note(keyOf(run), run.at.line);
  }
  return new Set(
    printed.flatMap((table, index) => {
      if (!table) return [];
      const { key, command, line } = table;
      return Math.max(last.get(key) ?? 0, last.get(command) ?? 0) > line ? [index] : [];
    }),
  );
}

const foundNothing: readonly FindingCode[] = ['kubectl-none-found', 'kubectl-none-found-anywhere'];

/** A command that did not run at all. Anything may print such a line, so it only explains that an answer is not there. */
export const neverRan: readonly FindingCode[] = ['shell-unset', 'docker-down', 'command-failed'];

/** Slips of typing: of no account once another command has printed what it should. */
const slips: readonly FindingCode[] = [
  ...neverRan,
  'kubectl-not-found',
  'kubectl-no-resource-type',
  'kubectl-usage',
  'kubectl-not-installed',
];

/** What a shell prints of a command that was stopped, and warnings: no result of it. */
const noResult =
  /^(?:\^[CZ]|Warning:|Terminated|Killed|Hangup|\[\d+\]|zsh: (?:killed|terminated)|signal:)/i;

/**
 * Errors that still stand: their command was not repeated with success. `past` are slips after which another command
 * succeeded: they still say that an object is not there, but they are no failure.
 */
export function lastErrors(
  { tables, lines, errors }: Prints,
  runs: readonly Run[],
): { errors: readonly Finding[]; past: ReadonlySet<Finding> } {
  const wrong = new Set(errors.map(({ at }) => at?.line));
  const results = [
    ...lines
      .filter(({ at, text }) => !wrong.has(at.line) && !noResult.test(text))
      .map(({ at }) => at.line),
    ...tables.flatMap(({ rows: [row] }) => (row ? [row.at.line] : [])),
  ];
  const last = new Map<string, number>();
  let latest = 0;
  for (const run of new Set(results.map((line) => runAbove(runs, line)))) {
    if (!run || run.commands.length === 0) continue;
    last.set(keyOf(run), Math.max(run.at.line, last.get(keyOf(run)) ?? 0));
    latest = Math.max(latest, run.at.line);
  }
  const runOf = ({ at }: Finding): Run | undefined => at && runAbove(runs, at.line);
  const standing = errors.filter((error) => {
    const run = runOf(error);
    return !run || (last.get(keyOf(run)) ?? 0) <= run.at.line;
  });
  const past = standing.filter((error) => {
    const run = runOf(error);
    // What is not found and is none of kubectl's was a slip wherever it stands.
    const isTypo = error.code === 'kubectl-not-installed' && run?.commands.length === 0;
    // Where kubectl knows of no cluster, it asked none.
    const isSlip = slips.includes(error.code) || error.params['server'] === 'localhost:8080';
    return run && isSlip && latest > (isTypo ? 0 : run.at.line);
  });
  return { errors: standing, past: new Set(past) };
}
