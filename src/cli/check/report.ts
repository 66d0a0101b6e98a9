import type { AssessedObject, Check, Finding, Verdict } from '#checker/types.ts';
import { nextCommands } from '#i18n/advice.ts';
import { groupFindings, groupMessage } from '#i18n/finding-groups.ts';
import type { FindingGroup } from '#i18n/finding-groups.ts';
import type { Translator } from '#i18n/translator.ts';
import { progressToSay, readingOf, verdictKey } from '#i18n/verdict-keys.ts';
import type { ReadsAs } from '#i18n/verdict-keys.ts';
import { visible } from '#cli/terminal.ts';
import type { Paint } from '#cli/terminal.ts';

/** More than these are no help: the worst come first. */
const MAX_OBJECTS = 10;
const MAX_FINDINGS = 12;

const worstFirst: readonly ReadsAs[] = [
  ...(['failed', 'differs', 'unknown', 'progressing', 'terminating'] as const),
  ...(['listed', 'fits', 'ready'] as const),
];

/** An object with how it reads. */
interface ReadObject {
  object: AssessedObject;
  reads: ReadsAs;
}

/**
 * A verdict for a terminal, in a language of learners: the word, how far it is, the worst objects with what it means, what
 * to run next. All else on the command line is English (docs/adr/0028).
 */
export async function textReport(
  verdict: Verdict,
  check: Check,
  say: Translator,
  paint: Paint,
): Promise<string> {
  const objects = worthShowing(verdict, check);
  const shown = objects.slice(0, MAX_OBJECTS);
  const ofObjects = objects.flatMap(({ object }) => object.findings);
  const keys = new Set(ofObjects.map(key));
  const others = groupFindings(verdict.findings).filter((group) => !keys.has(key(group)));
  // What is the same of several stands once, below the first of them.
  const groups = new Map(groupFindings(ofObjects).map((group) => [key(group), group]));
  const more = objects.length - shown.length;
  const parts = [
    verdictLine(verdict, check, say, paint),
    others
      .slice(0, MAX_FINDINGS)
      .map((group) => sentence(group, say))
      .join('\n'),
    [
      ...(shown.length > 0 ? await objectLines(shown, groups, say, paint) : []),
      ...(more > 0 ? [say('cli.moreObjects', { count: more })] : []),
    ].join('\n'),
    nextLines(verdict, check, say, paint),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The verdict in one line, as it is shown while waiting too. */
export function verdictLine(verdict: Verdict, check: Check, say: Translator, paint: Paint): string {
  const word = paint(say(verdictKey(verdict, check)), verdict.verdict);
  const progress = progressToSay(verdict, check);
  return progress ? `${word}  ${say('cli.ready', { ...progress })}` : word;
}

/** Objects in the way of the verdict, worst first; of a verdict that is met, those with a warning. */
function worthShowing(verdict: Verdict, check: Check): ReadObject[] {
  const readsAs = readingOf(verdict, check);
  return verdict.objects
    .map((object) => ({ object, reads: readsAs(object) }))
    .filter(
      ({ object, reads }) =>
        object.findings.length > 0 ||
        (verdict.verdict !== 'met' && reads !== 'ready' && reads !== 'fits'),
    )
    .toSorted((a, b) => worstFirst.indexOf(a.reads) - worstFirst.indexOf(b.reads));
}

/** A line per object in columns, below it what it means. A column that is empty everywhere is left out. */
async function objectLines(
  objects: readonly ReadObject[],
  groups: ReadonlyMap<string, FindingGroup>,
  say: Translator,
  paint: Paint,
): Promise<string[]> {
  // What is ready has no such lines; to measure text takes longer to load than to judge a paste.
  const { inColumns } = await import('#cli/columns.ts');
  const rows = inColumns(
    objects.map(({ object: { kind, namespace, name }, reads }) => [
      say(`report.status.${reads}`),
      visible(kind),
      visible(namespace === undefined ? name : `${namespace}/${name}`),
    ]),
  );
  const explained = new Set<FindingGroup>();
  return objects.flatMap(({ object, reads }, index) => {
    const [status = '', ...cells] = rows[index] ?? [];
    return [
      [paint(status, reads), ...cells].filter((cell) => cell !== '').join('  '),
      ...object.findings.flatMap((finding) => {
        const group = groups.get(key(finding));
        if (!group || explained.has(group)) return [];
        explained.add(group);
        return `  ${sentence(group, say)}`;
      }),
    ];
  });
}

function sentence(group: FindingGroup, say: Translator): string {
  const { code, params } = groupMessage(group);
  // A page has a form for it.
  return visible(say(code === 'variable-unset' ? 'cli.variableUnset' : code, params));
}

function nextLines(verdict: Verdict, check: Check, say: Translator, paint: Paint): string {
  const typed = verdict.pasted.commands.at(-1)?.text;
  const commands = nextCommands({ ...verdict, typed }, check.command);
  if (commands.length === 0) return '';
  const title = paint(say('report.next'), 'title');
  const lines = commands.flatMap((command) => command.split('\n'));
  return [title, ...lines.map((line) => `  ${visible(line)}`)].join('\n');
}

const key = ({ code, params, at }: Finding): string => JSON.stringify([code, params, at]);
