import type { FindingCode } from '#checker/findings.ts';
import type { Check } from '#checker/types.ts';
import type { Report } from './report.ts';

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

/** What the findings advise; where the paste is not what was asked for, the command whose output is. */
export function nextCommands(
  { verdict, findings, next, typed = '' }: Report,
  { command }: Check,
): readonly string[] {
  // What the command of the check prints by itself is not enough here: to run it once more would not help.
  const more = findings.find(({ code }) => code === 'rollout-unproved')?.next;
  if (verdict === 'unreadable' && more !== undefined) return [more];
  const isElsewhere = verdict === 'unreadable' || verdict === 'unrelated' || verdict === 'missing';
  if (isElsewhere && command !== undefined && !command.includes('\n')) return [command];
  // Only what reads: nobody is told to run once more what changes something.
  const again = verdict === 'unreadable' && findings.some(({ code }) => badlyPasted.has(code));
  return again && next.length === 0 && getCommand.test(typed) ? [typed] : next;
}
