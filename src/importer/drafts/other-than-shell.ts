import {
  firstLineOf,
  isOfPairs,
  isSeries,
  isSql,
  isValueAlone,
} from '#importer/text/code-shape.ts';
import { isCommandShaped } from '#importer/text/command-shape.ts';

export const arrows = 'This tells what leads where, which no shell runs.';

/** A line that says of which database the statements below it are. */
const database = /^\s*use \w+;?[ \t]*\n/i;

/** What a block that is said to be shell begins with instead; undefined where that could be a command. */
export function otherThanShell(value: string): string | undefined {
  const line = firstLineOf(value);
  if (isOfPairs(value) && !isCommandShaped(line))
    return 'These are names and values, which no shell runs.';
  if (/^\S+ -+> \S+$/.test(line)) return arrows;
  if (isSql(firstLineOf(value.replace(database, '')))) return 'This is SQL, which no shell runs.';
  if (/^"[\w./-]+": /.test(line)) return 'This is a part of JSON, which no shell runs.';
  if (isValueAlone(value)) return 'This is a value alone, which no shell runs.';
  if (isSeries(value)) return 'These are names in a row, which no shell runs.';
  const isMarkup = /^(?:!!!|\?\?\?\+?|:::|===\s+"|\{%|\{\{[<%#]|-{1,2}8<-|<!--)/.test(line);
  return isMarkup ? 'This begins with markup of pages, which no shell runs.' : undefined;
}
