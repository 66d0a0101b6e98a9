import { shownInTerminal } from '#runner/record/plain-text.ts';
import { countsOf } from '#runner/report.ts';
import type { LessonReport, StepResult, RunReport } from '#runner/report.ts';
import { clusterText, diffLines, shortLine } from './text.ts';
import { saidOf, stopText } from './words.ts';

/** For programs. Stable: keys are added, never changed. `version` is that of this form. */
export const runJson = (report: RunReport): string =>
  `${JSON.stringify({ version: 1, ...report, stopped: report.stopped ?? null, cluster: report.cluster ?? null, counts: countsOf(report.lessons) })}\n`;

/**
 * JUnit's form as CI systems read it: a suite for each lesson, a case for each command and check. What was not run is skipped,
 * and what was not reached too: nobody is to take it for a pass.
 */
export function runJunit({ lessons, date }: RunReport): string {
  const suites = lessons.map((lesson) => suite(lesson, date));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="readyroom run">\n${suites.join('')}</testsuites>\n`;
}

function suite({ workshop, lesson, results, milliseconds }: LessonReport, date: string): string {
  const name = `${workshop}/${lesson}`;
  const all = results.map((result) => saidOf(result).is);
  const count = (is: string): number => all.filter((each) => each === is).length;
  const counts = `tests="${all.length}" failures="${count('bad')}" skipped="${count('left')}"`;
  const cases = results.map((result) => testCase(result, name));
  return `  <testsuite name="${xml(name)}" ${counts} time="${time(milliseconds)}" timestamp="${xml(date.slice(0, 19))}">\n${cases.join('')}  </testsuite>\n`;
}

function testCase(result: StepResult, suiteName: string): string {
  const { word, is, detail } = saidOf(result);
  const name = `${result.is} ${result.id}`;
  const open = `    <testcase classname="${xml(suiteName)}" name="${xml(name)}" time="${time(result.milliseconds)}"`;
  const message = xml(detail === '' ? word : `${word}: ${detail}`);
  if (is === 'good') return `${open}/>\n`;
  if (is === 'left') return `${open}><skipped message="${message}"/></testcase>\n`;
  return `${open}><failure message="${message}">${xml(moreOf(result))}</failure></testcase>\n`;
}

/** So many lines are read; a job summary as a whole may have 1 MiB. */
const MOST_LINES = 200;

/** A difference, or the end of what was printed. */
function moreOf(result: StepResult): string {
  if (result.is === 'check') return '';
  const comparison = result.output?.comparison;
  const isDiff = comparison?.isSame === false;
  const lines = isDiff ? diffLines(comparison) : shownInTerminal(result.printed).split('\n');
  const left = lines.length - MOST_LINES;
  const note = `… ${left} lines more`;
  const shown = isDiff ? lines.slice(0, MOST_LINES) : lines.slice(-MOST_LINES);
  const all = left <= 0 ? lines : isDiff ? [...shown, note] : [note, ...shown];
  return all.map(shortLine).join('\n');
}

const time = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text in XML 1.0, which has no control characters but these, not even written otherwise. */
const xml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** GitHub takes 1 MiB of a step's summary, or nothing of it. */
const MOST_BYTES = 900_000;

/** Markdown for the summary of a job: what is not as it should be, then all numbers. */
export function runSummary(report: RunReport): string {
  const { lessons, cluster, stopped } = report;
  const { commands, outputs, checks, sides } = countsOf(lessons);
  const rows = Object.entries({ commands, outputs, checks }).map(
    ([name, { found, run, met, skipped, notReached, notUnderstood }]) =>
      `| ${[name, found, run, met, skipped, notReached, notUnderstood].join(' | ')} |`,
  );
  const items = lessons.flatMap((lesson) =>
    lesson.results
      .filter((result) => saidOf(result).is === 'bad')
      .map((result) => wrongItem(lesson, result)),
  );
  let room = MOST_BYTES;
  const wrong = items.filter((item) => (room -= Buffer.byteLength(item)) > 0);
  if (wrong.length < items.length)
    wrong.push(`${items.length - wrong.length} more stand in the other reports of this run.`);
  return `${[
    '## readyroom run',
    '',
    ...(cluster === undefined ? [] : [code(clusterText(cluster)), '']),
    ...(stopped === undefined ? [] : [`**${stopText(stopped)}**`, '']),
    '| | found | run | as expected | skipped | not reached | not understood |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
    '',
    `Checks proved from one side: ${sides[0]}, from two: ${sides[1]}, from three: ${sides[2]}`,
    ...(wrong.length === 0 ? [] : ['', '### Not as documented', '', ...wrong]),
  ].join('\n')}\n`;
}

function wrongItem({ workshop, lesson }: LessonReport, result: StepResult): string {
  const { word, detail } = saidOf(result);
  const title = `**${word}** ${code(`${workshop}/${lesson}#${result.id}`)}${detail === '' ? '' : `: ${code(detail)}`}`;
  const text = moreOf(result).trimEnd();
  if (text === '') return `- ${title}`;
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `- ${title}\n\n${[`${fence}diff`, ...text.split('\n'), fence].map((line) => `  ${line}`).join('\n')}\n`;
}

/** A text as code, whatever is in it; a line break would end it. */
const code = (text: string): string => {
  const ticks = '`'.repeat(longestRun(text) + 1);
  return `${ticks} ${text.replaceAll(/\s+/g, ' ')} ${ticks}`;
};

const longestRun = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
