/** Words of an author in a session, which nobody types and nothing prints. */
import { isLeadIn } from '#importer/text/announcement.ts';
import { hasWords } from '#importer/text/sign-prompts.ts';
import { isComment } from './shell-parts.ts';
import type { ShellPart } from './shell-parts.ts';

/** Whether a line is a sentence of an author, where nothing is typed yet: `Delete each boat that does not float.` */
export const isSentence = (line: string): boolean =>
  /^\p{Lu}\p{L}*(?: [^\s|]+){3,}[.!]\s*$/u.test(line) && hasWords.test(line);

/** A word above a prompt that says where it is typed: `Server`, `客户端`. What programs print alone is another. */
export const isLabel =
  /^(?:(?:Client|Server|Host|Master|Node|Worker|Local|Remote)[es]?(?: ?\d)?|\p{sc=Han}{2,6})\s*$/u;

/** Whether a line of words says what is typed right below it, where the first line of the session did so too, and an empty line stands above. */
export const isTitleBelow = (
  [first]: readonly ShellPart[],
  lines: readonly string[],
  index: number,
  isAboveTyped: boolean,
): boolean =>
  isAboveTyped &&
  first?.type === 'comment' &&
  !isComment(first.raw) &&
  (lines[index - 1] ?? '').trim() === '' &&
  /^\s*\p{L}[\p{L}\d]*(?:[ ,，、;；:：.…()'-]{1,2}[\p{L}\d]+)*[.…:：]*\s*$/u.test(
    lines[index] ?? '',
  );

/** Whether a line above a session is what its author says of it: `Expected output:`. */
export const isCaption = (line: string): boolean => /[:：]\s*$/.test(line) && isLeadIn(line);

/** A comment without a blank behind its sign, as no program prints it: `#查看`. */
export const tightComment = /^\s*#\p{sc=Han}/u;

/** A remark as programs have them, right below what was typed: `// Wait until it is moored`. */
export const isRemark = /^\s*\/\/ (?=\p{L})/u;

/** A word of an author alone, between two ways to do something. */
export const isConjunction = /^\s*(?:or|ou|oder|oppure|o|或者?)\s*$/i;
