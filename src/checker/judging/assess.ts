/**
 * `assess`: a reading against a check gives a verdict (design section 4). Pure: no clock, no language; words are added
 * by `i18n/findings`. JSON and YAML have to be read first, by `structured/index.ts`; what is not read is not met.
 */
import { finding } from '#checker/findings.ts';
import { part } from '#checker/parts/part.ts';
import type { Check, Expectation, Reading, Verdict } from '#checker/types.ts';
import { judgeEverything } from './everything.ts';
import { isExample } from './example.ts';
import { judgeObjects } from './objects.ts';
import type { Judged, Paste } from './paste.ts';
import { subjectsOf } from './subjects.ts';
import { parsed } from './typed-commands.ts';
import type { Outcome } from './verdicts.ts';
import { inOrder, worst } from './verdicts.ts';

export function assess(reading: Reading, check: Check, previous?: Reading): Verdict {
  const paste = pasteOf(reading, check);
  const judged = judgeAll(paste);
  const concerned = judged.some((each) => each.concerned);
  const strange = concerned ? undefined : part('judging').unrelated(paste);
  const before = previous && pasteOf(previous, check);
  const progress = strange ? undefined : totalOf(judged);
  const asides = [
    ...(paste.subjects.some(({ firstRestarts }) => firstRestarts !== undefined)
      ? part('judging').climbing(paste.subjects)
      : []),
    ...reading.findings.filter(({ code }) => code === 'header-missing'),
    ...(before
      ? part('judging').sinceBefore(
          { ...before, progress: totalOf(judgeAll(before)) },
          { ...paste, progress },
        )
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
  };
}

function pasteOf(read: Reading, check: Check): Paste {
  const reading = read.documents?.length && !read.objects ? part('judging').withUnread(read) : read;
  const assumed = check.command === undefined ? undefined : parsed(check.command).namespace;
  const { errors, past } = reading.errors.length
    ? part('judging').standingErrors(reading, check)
    : { errors: [], past: new Set<never>() };
  return { reading, check, subjects: subjectsOf(reading, assumed), errors, past };
}

function judgeAll(paste: Paste): Judged[] {
  const { expect = [], lines = [] } = paste.check;
  if (expect.length === 0 && lines.length === 0) return [judgeEverything(paste)];
  const judged = expect.map((expectation) => judgeExpectation(expectation, paste));
  return lines.length > 0 ? [...judged, ...part('judging').judgeLines(paste, judged)] : judged;
}

const totalOf = (judged: readonly Judged[]): Verdict['progress'] =>
  judged.length > 1 ? part('judging').totalOfSeveral(judged) : judged[0]?.progress;

const objectsOf = (judged: readonly Judged[]): Verdict['objects'] =>
  judged.length > 1 ? part('judging').onceEach(judged) : (judged[0]?.objects ?? []);

function judgeExpectation(expectation: Expectation, paste: Paste): Judged {
  if (expectation.table) return part('judging').judgeRows(expectation, paste);
  return expectation.absent
    ? part('judging').judgeAbsence(expectation, paste)
    : judgeObjects(expectation, paste);
}
