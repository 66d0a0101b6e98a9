/**
 * `assess`: a reading against a check gives a verdict (design section 4). Pure: no clock, no language; words are added
 * by `i18n/findings`. JSON and YAML have to be read first, by `structured/index.ts`; what is not read is not met.
 */
import { climbing } from './compare.ts';
import { judgeAbsence } from './absent.ts';
import { judgeLines } from './lines.ts';
import { judgeRows } from './rows.ts';
import { onceEach } from './once-each.ts';
import { sinceBefore } from './compare.ts';
import { standingErrors } from './errors.ts';
import { totalOfSeveral } from './total.ts';
import { unrelated } from './unrelated.ts';
import { withUnread } from './unread-rows.ts';
import { finding } from '#checker/findings.ts';
import type { Check, Expectation, Reading, Verdict } from '#checker/types.ts';
import { judgeEverything } from './everything.ts';
import { isExample } from './example.ts';
import { judgeObjects } from './objects.ts';
import type { Judged, Paste } from './paste.ts';
import { subjectsOf } from '#checker/objects/subjects.ts';
import { parsed } from '#checker/objects/typed-commands.ts';
import type { Outcome } from './verdicts.ts';
import { inOrder, worst } from './verdicts.ts';

export function assess(reading: Reading, check: Check, previous?: Reading): Verdict {
  const paste = pasteOf(reading, check);
  const judged = judgeAll(paste);
  const concerned = judged.some((each) => each.concerned);
  const strange = concerned ? undefined : unrelated(paste);
  const before = previous && pasteOf(previous, check);
  const progress = strange ? undefined : totalOf(judged);
  const asides = [
    ...(paste.subjects.some(({ firstRestarts }) => firstRestarts !== undefined)
      ? climbing(paste.subjects)
      : []),
    ...reading.findings.filter(({ code }) => code === 'header-missing'),
    ...(before
      ? sinceBefore({ ...before, progress: totalOf(judgeAll(before)) }, { ...paste, progress })
      : []),
  ];
  const verdict = strange?.verdict ?? worst(judged);
  if (verdict === 'met' && isExample(reading, check.example))
    asides.unshift(finding('same-as-example', {}));
  const outcomes: Outcome[] = strange ? [strange] : judged.flatMap((each) => each.outcomes);
  const findings = inOrder([...outcomes, { verdict: 'met', findings: asides }]);
  // Of a single expectation, and nothing besides, these are all there is to say of it.
  const areAll = judged.length === 1 && asides.length === 0;
  return {
    verdict,
    progress,
    expectations: judged.map(({ verdict, outcomes, objects }) => ({
      verdict: strange?.verdict ?? verdict,
      findings: strange ? [] : areAll ? findings : inOrder(outcomes),
      objects,
    })),
    objects: strange ? [] : objectsOf(judged),
    findings,
    pasted: { tables: reading.tables, commands: reading.commands },
  };
}

function pasteOf(read: Reading, check: Check): Paste {
  const reading = read.documents?.length && !read.objects ? withUnread(read) : read;
  const assumed = check.command === undefined ? undefined : parsed(check.command).namespace;
  const { errors, past } = reading.errors.length
    ? standingErrors(reading, check)
    : { errors: [], past: new Set<never>() };
  return { reading, check, subjects: subjectsOf(reading, assumed), errors, past };
}

function judgeAll(paste: Paste): Judged[] {
  const { expect = [], lines = [] } = paste.check;
  if (expect.length === 0 && lines.length === 0) return [judgeEverything(paste)];
  const judged = expect.map((expectation) => judgeExpectation(expectation, paste));
  return lines.length > 0 ? [...judged, ...judgeLines(paste, judged)] : judged;
}

const totalOf = (judged: readonly Judged[]): Verdict['progress'] =>
  judged.length > 1 ? totalOfSeveral(judged) : judged[0]?.progress;

const objectsOf = (judged: readonly Judged[]): Verdict['objects'] =>
  judged.length > 1 ? onceEach(judged) : (judged[0]?.objects ?? []);

function judgeExpectation(expectation: Expectation, paste: Paste): Judged {
  if (expectation.table) return judgeRows(expectation, paste);
  return expectation.absent ? judgeAbsence(expectation, paste) : judgeObjects(expectation, paste);
}
