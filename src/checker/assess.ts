/**
 * `assess`: a reading against a check gives a verdict (design section 4). Pure: no clock, no language; words are added
 * by `i18n/findings`. JSON and YAML have to be read first, by `structured/index.ts`; what is not read is not met.
 */
import { finding } from './findings.ts';
import { judgeAbsence } from './judging/absent.ts';
import { climbing, sinceBefore } from './judging/compare.ts';
import { judgeEverything } from './judging/everything.ts';
import { isExample } from './judging/example.ts';
import { expects, outputOf } from './judging/line-patterns.ts';
import { judgeAbsentLine, judgeLine } from './judging/lines.ts';
import { judgeObjects } from './judging/objects.ts';
import type { Judged, Paste } from './judging/paste.ts';
import { judgeRows } from './judging/rows.ts';
import { subjectsOf } from './judging/subjects.ts';
import { standingErrors } from './judging/superseded.ts';
import { totalOf } from './judging/total.ts';
import { unrelated } from './judging/unrelated.ts';
import type { Outcome } from './judging/verdicts.ts';
import { inOrder, outcome, worst } from './judging/verdicts.ts';
import { parseCommand } from './reading/command.ts';
import type { Check, Expectation, Finding, Reading, Verdict } from './types.ts';

/** A check without expectations: everything that is listed must be ready. */
export const everythingReady: Check = {};

export function assess(reading: Reading, check: Check, previous?: Reading): Verdict {
  const paste = pasteOf(reading, check);
  const judged = judgeAll(paste);
  const strange = unrelated(judged, paste);
  const before = previous && pasteOf(previous, check);
  const progress = strange ? undefined : totalOf(judged);
  const asides = [
    ...climbing(paste.subjects),
    ...reading.findings.filter(({ code }) => code === 'header-missing'),
    ...(before
      ? sinceBefore({ ...before, progress: totalOf(judgeAll(before)) }, { ...paste, progress })
      : []),
  ];
  const verdict = strange?.verdict ?? worst(judged);
  if (verdict === 'met' && isExample(reading, check.example))
    asides.unshift(finding('same-as-example', {}));
  const outcomes: Outcome[] = strange ? [strange] : judged.flatMap((each) => each.outcomes);
  return {
    verdict,
    progress,
    expectations: judged.map(({ verdict, outcomes, objects }) => ({
      verdict: strange?.verdict ?? verdict,
      findings: strange ? [] : inOrder(outcomes),
      objects,
    })),
    objects: strange ? [] : onceEach(judged),
    findings: inOrder([...outcomes, outcome('met', ...asides)]),
  };
}

function pasteOf(reading: Reading, check: Check): Paste {
  const known = withUnread(reading);
  const assumed = check.command === undefined ? undefined : parseCommand(check.command).namespace;
  const { errors: standing, past } = standingErrors(known);
  const lines = new Map(known.lines.map((line) => [line.at.line, line]));
  const errors = standing.filter(({ at }) => {
    const line = lines.get(at?.line ?? 0);
    return !line || !expects(check.lines ?? [], line, check.variables);
  });
  return { reading: known, check, subjects: subjectsOf(known, assumed), errors, past };
}

/** Documents that nobody has read yet stand in the way of any verdict on what they may hold. */
function withUnread(reading: Reading): Reading {
  if (reading.objects) return reading;
  const unread: Finding[] = (reading.documents ?? []).map(({ form, at }) =>
    finding('document-unreadable', { form: form.toUpperCase(), line: at.line }, at),
  );
  return { ...reading, findings: [...reading.findings, ...unread] };
}

function judgeAll(paste: Paste): Judged[] {
  const { expect = [], lines = [] } = paste.check;
  if (expect.length === 0 && lines.length === 0) return [judgeEverything(paste)];
  const objects = expect.map((expectation) => judgeExpectation(expectation, paste));
  const output = outputOf(paste.reading);
  const positive = lines.map((line) =>
    line.absentLine === undefined ? judgeLine(line, paste, output) : undefined,
  );
  const proved = [...objects, ...positive].some((each) => each?.verdict === 'met');
  return [
    ...objects,
    ...lines.map((line, index) => positive[index] ?? judgeAbsentLine(line, paste, output, proved)),
  ];
}

function judgeExpectation(expectation: Expectation, paste: Paste): Judged {
  if (expectation.table) return judgeRows(expectation, paste);
  return expectation.absent ? judgeAbsence(expectation, paste) : judgeObjects(expectation, paste);
}

/** The objects of all expectations; one that several are about stands once, with the findings of all. */
function onceEach(judged: readonly Judged[]): Verdict['objects'] {
  const objects = new Map<string, Verdict['objects'][number]>();
  for (const object of judged.flatMap((each) => each.objects)) {
    const key = [object.kind, object.namespace, object.name, object.row?.table].join('\n');
    const earlier = objects.get(key);
    objects.set(
      key,
      earlier
        ? {
            ...object,
            deciding: [...new Set([...earlier.deciding, ...object.deciding])],
            findings: [...new Set([...earlier.findings, ...object.findings])],
          }
        : object,
    );
  }
  return [...objects.values()];
}
