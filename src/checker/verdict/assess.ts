/** What was read of a paste, held against a check: the verdict (design section 4). Pure: no clock, no language. */
import { finding } from '#checker/findings.ts';
import { parseCommand } from '#checker/lines/command.ts';
import { observe } from '#checker/objects/observe.ts';
import type { Prints, Row, Table, Verdict } from '#checker/types.ts';
import { judgeAbsence } from './absent.ts';
import { climbing, sinceBefore } from './compare.ts';
import { standingErrors } from './errors.ts';
import { judgeEverything } from './everything.ts';
import { isExample } from './own-output.ts';
import type { FilledCheck, FilledExpectation } from './filled-check.ts';
import { judgeLines } from './lines.ts';
import { judgeObjects } from './objects.ts';
import { unsetVariable } from './paste.ts';
import type { Judged, Paste } from './paste.ts';
import { judgeRows } from './rows.ts';
import { subjectsOf } from './subject.ts';
import { onceEach, totalOfSeveral } from './total.ts';
import { unrelated } from './unrelated.ts';
import { inOrder, worst } from './verdicts.ts';
import type { Outcome } from './verdicts.ts';

/** `previous` is the paste before this one, as it was read. */
export function assess(read: Prints, check: FilledCheck, previous?: Prints): Verdict {
  const paste = pasteOf(read, check);
  const { prints } = paste;
  const judged = judgeAll(paste);
  const concerned = judged.some((each) => each.concerned);
  const strange = concerned ? undefined : unrelated(paste);
  const progress = strange ? undefined : totalOf(judged);
  const asides = [
    ...climbing(paste.subjects),
    ...prints.findings.filter(({ code }) => code === 'header-missing'),
    ...(previous ? sinceBefore(progressIn(pasteOf(previous, check)), { ...paste, progress }) : []),
  ];
  const verdict = strange?.verdict ?? worst(judged);
  if (verdict === 'met' && isExample(prints, check.example))
    asides.unshift(finding('same-as-example', {}));
  const outcomes: Outcome[] = strange ? [strange] : judged.flatMap((each) => each.outcomes);
  const findings = inOrder([...outcomes, { verdict: 'met', findings: asides }]);
  // Of a single expectation, and nothing besides, these are all there is to say of it.
  const areAll = judged.length === 1 && asides.length === 0;
  const several = judged.length > 1 ? { objects: onceEach(judged) } : judged[0];
  const all = strange ? undefined : several;
  return {
    verdict,
    progress,
    expectations: judged.map((each) => ({
      verdict: strange?.verdict ?? each.verdict,
      findings: strange ? [] : areAll ? findings : inOrder(each.outcomes),
      get objects() {
        return each.objects;
      },
    })),
    get objects() {
      return all?.objects ?? [];
    },
    findings,
    pasted: { tables: prints.tables.map(asData), commands: prints.commands },
  };
}

/** A table whose rows are plain data, for JSON and for another thread. They are made when they are asked for. */
function asData(table: Table): Table {
  let made: Row[] | undefined;
  return {
    ...table,
    get rows() {
      return (made ??= table.rows.map((row) => ({
        ...row,
        cells: Object.fromEntries(
          Object.entries(row.cells).map(([column, { text, at }]) => [column, { text, at }]),
        ),
        line: row.line,
        at: row.at,
        place: row.place,
      })));
    },
  };
}

function pasteOf(read: Prints, check: FilledCheck): Paste {
  const { command } = check;
  const asking = command === undefined ? undefined : { ...parseCommand(command), text: command };
  const assumed = asking?.namespace;
  const { observed, runs, stale, findings } = observe(read, assumed);
  const prints =
    findings.length > 0 ? { ...read, findings: [...read.findings, ...findings] } : read;
  const subjects = subjectsOf(observed, assumed);
  return {
    prints,
    check,
    asking,
    runs,
    clusters: new Set(runs.flatMap(({ commands, where }) => commands.map(() => where.cluster))),
    stale,
    subjects,
    ...standingErrors(prints, check, runs),
  };
}

const progressIn = (paste: Paste) => ({ ...paste, progress: totalOf(judgeAll(paste)) });

function judgeAll(paste: Paste): Judged[] {
  const { expect, lines = [] } = paste.check;
  if (expect.length === 0 && lines.length === 0) return [judgeEverything(paste)];
  const judged = expect.map((expectation) => judgeExpectation(expectation, paste));
  return lines.length > 0 ? [...judged, ...judgeLines(paste, judged)] : judged;
}

function judgeExpectation(expectation: FilledExpectation, paste: Paste): Judged {
  if (expectation.unset !== undefined) return unsetVariable(expectation.unset);
  if (expectation.table) return judgeRows(expectation, paste);
  return expectation.absent ? judgeAbsence(expectation, paste) : judgeObjects(expectation, paste);
}

const totalOf = (judged: readonly Judged[]): Verdict['progress'] =>
  judged.length > 1 ? totalOfSeveral(judged) : judged[0]?.progress;
