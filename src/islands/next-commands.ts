import type { FindingCode } from '#checker/findings.ts';
import type { Check, Verdict } from '#checker/types.ts';

/** More commands than this are no help: the worst objects come first. */
const MAX_NEXT = 3;

/** What is read badly, not what is wrong in the cluster: the same command, pasted as it is printed, mends it. */
const badlyPasted: ReadonlySet<FindingCode> = new Set([
  'command-only',
  'document-partial',
  'document-unreadable',
  'row-cut',
  'row-unreadable',
  'rows-elided',
  'rows-none',
]);

const getCommand = /^kubectl (?:(?:-n|--namespace)[ =]\S+ )?get [^;&|<>$`]+$/;

/** What the findings advise, the most urgent first; where the paste is not what was asked for, the command whose output is. */
export function nextCommands(
  { verdict, findings, pasted }: Verdict,
  { command }: Check,
): readonly string[] {
  // What the command of the check prints by itself is not enough here: to run it once more would not help.
  const more = findings.find(({ code }) => code === 'rollout-unproved')?.next;
  if (verdict === 'unreadable' && more !== undefined) return [more];
  const isElsewhere = verdict === 'unreadable' || verdict === 'unrelated' || verdict === 'missing';
  if (isElsewhere && command !== undefined && !command.includes('\n')) return [command];
  const advised = [...new Set(findings.flatMap(({ next }) => next ?? []))].slice(0, MAX_NEXT);
  // Only what reads: nobody is told to run once more what changes something.
  const typed = pasted.commands.at(-1)?.text ?? '';
  const again = verdict === 'unreadable' && findings.some(({ code }) => badlyPasted.has(code));
  return again && advised.length === 0 && getCommand.test(typed) ? [typed] : advised;
}
