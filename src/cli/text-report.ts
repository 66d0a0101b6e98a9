import type { AssessedObject, Finding, Verdict } from '#checker/types.ts';
import { displayWidth, padded } from '#transforms/display-width.ts';
import type { Paint } from './paint.ts';
import { visible } from './visible.ts';
import type { Say } from './words.ts';

/** More than these are no help: the worst come first. */
const MAX_OBJECTS = 10;
const MAX_FINDINGS = 12;
const MAX_NEXT = 3;

const worstFirst = ['failed', 'unknown', 'progressing', 'terminating', 'listed', 'ready'];

/** A verdict for a terminal: the word, how far it is, the worst objects with what it means, what to run next. */
export function textReport(verdict: Verdict, say: Say, paint: Paint): string {
  const objects = worthTelling(verdict);
  const shown = objects.slice(0, MAX_OBJECTS);
  const told = new Set(objects.flatMap(({ findings }) => findings).map(key));
  const others = verdict.findings.filter((finding) => !told.has(key(finding)));
  const more = objects.length - shown.length;
  const parts = [
    verdictLine(verdict, say, paint),
    others
      .slice(0, MAX_FINDINGS)
      .map((finding) => sentence(finding, say))
      .join('\n'),
    [
      ...objectLines(shown, say, paint),
      ...(more > 0 ? [say('cli.moreObjects', { count: more })] : []),
    ].join('\n'),
    nextCommands(verdict.findings, say, paint),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The verdict in one line, as it is shown while waiting too. */
export function verdictLine(judged: Verdict, say: Say, paint: Paint): string {
  const { verdict, progress } = judged;
  const isListed = isOnlyListed(judged);
  const word = paint(say(isListed ? 'report.listed' : `verdict.${verdict}`), verdict);
  // How many are ready must not stand beside a verdict of doubt, or where nothing can be ready.
  const isTold = progress !== undefined && !isListed && verdict !== 'unreadable';
  return isTold ? `${word}  ${say('cli.ready', { ...progress })}` : word;
}

/** That the objects are listed is all that can be seen of them. */
const isOnlyListed = ({ verdict, objects }: Verdict): boolean =>
  verdict === 'met' && objects.length > 0 && objects.every(({ status }) => status === 'listed');

/** Objects in the way of the verdict, worst first; of a verdict that is met, those with a warning. */
function worthTelling({ verdict, objects }: Verdict): AssessedObject[] {
  return objects
    .filter(
      ({ status, findings }) =>
        findings.length > 0 || (verdict !== 'met' && status !== 'ready' && status !== 'listed'),
    )
    .toSorted((a, b) => worstFirst.indexOf(a.status) - worstFirst.indexOf(b.status));
}

/** A line per object in columns, below it what it means. A column that is empty everywhere is left out. */
function objectLines(objects: readonly AssessedObject[], say: Say, paint: Paint): string[] {
  const rows = objects.map(({ status, kind, namespace, name }) => ({
    word: say(`report.status.${status}`),
    kind: visible(kind),
    name: visible(namespace === undefined ? name : `${namespace}/${name}`),
  }));
  const widest = (column: 'word' | 'kind'): number =>
    Math.max(0, ...rows.map((row) => displayWidth(row[column])));
  const [word, kind] = [widest('word'), widest('kind')];
  return objects.flatMap(({ status, findings }, index) => {
    const row = rows[index] ?? { word: '', kind: '', name: '' };
    const cells = [paint(padded(row.word, word), status), padded(row.kind, kind), row.name];
    return [
      cells.filter((cell) => cell !== '').join('  '),
      ...findings.map((finding) => `  ${sentence(finding, say)}`),
    ];
  });
}

function sentence({ code, params }: Finding, say: Say): string {
  return visible(say(code, params));
}

function nextCommands(findings: readonly Finding[], say: Say, paint: Paint): string {
  const commands = [...new Set(findings.flatMap(({ next }) => next ?? []))].slice(0, MAX_NEXT);
  if (commands.length === 0) return '';
  const title = paint(say('report.next'), 'title');
  const lines = commands.flatMap((command) => command.split('\n'));
  return [title, ...lines.map((line) => `  ${visible(line)}`)].join('\n');
}

const key = ({ code, params, at }: Finding): string => JSON.stringify([code, params, at]);
