/** Decides which lines that belong to no table are output: prose about output must never pass for it. */
import { isLog } from './marks.ts';

/** What kubectl says it did to one object, after `kind/name ` or `kind "name" `: `image updated (dry run)`. */
const done =
  /^(?:already |successfully |force |skipped |resource )?[a-z-]+(?: updated| met| back| out)?(?: from \S+ namespace)?(?: \([^()]*\))?$/;

/** A line that a person wrote, not a program: a comment, a quotation, a list item, a heading, a rule. */
const written = /^(?:[#>•·▶►→]|\/\/|<!--|(?:[*-]|\d{1,3}[.)]) +[\p{L}`"'(]|;;|REM |::: )/u;

/** Whether a trimmed line can be what a command printed. */
export function isOutput(text: string): boolean {
  if (written.test(text) || isLog(text)) return false;
  if (!/[a-z\d]/i.test(text) && !/\p{L}/u.test(text)) return false;
  const subject = /^[a-z][a-z\d.-]*(?:\/| ")[\w.:-]+"? +/.exec(text);
  return !subject || done.test(text.slice(subject[0].length));
}
