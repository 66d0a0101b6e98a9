/** What lines of a block without prompts look like that nobody typed, or that their author wrote for readers. */
import { isCommandShaped, withOption } from '#importer/text/command-shape.ts';
import { printsPath } from '#importer/text/printing-commands.ts';

/** Whether a line is a path alone, of no program or below what prints where a program is; there a reader may have a name of their own in it. */
export const isPrintedPath = (line: string, command: string): boolean =>
  printsPath(command)
    ? /^(?:\/(?:[\w.-]+|<[\w -]+>))+\/?$/.test(line)
    : /^(?:\/[\w.-]+)+\/?$/.test(line) && !isCommandShaped(line);

/** Whether a line is a value in small letters that neither its block nor the site uses: it was printed, as `serial=0A1B`. */
export function isUnusedValue(line: string, text: string, programs: ReadonlySet<string>): boolean {
  const [, name] = /^([a-z]\w*)=\S+$/.exec(line) ?? [];
  return (
    name !== undefined &&
    !programs.has(`$${name}`) &&
    !new RegExp(String.raw`\$\{?${name}\b`).test(text)
  );
}

/** How a line of shell may begin that begins with no program: a test has a blank behind its bracket. */
export const couldBeShell = /^\s*(?:["'$({!~./\\]|\[(?=[\s[])|[a-z_]\w*(?:[=(]|$))/i;

/** A setting by one name, `locking_type = 1`, and what prints such: below anything else it is of a file. */
export const isSettingName = /^[a-z]+(?:_[a-z]+)+ = \S/;
export const printsSettings =
  /\b(?:terraform|tofu|show|get|config|output|cat|grep|print|describe|info|status|ls|list|query|select)\b/i;

/** An address alone, which an author may have written for readers to open or to fetch, and what would print one. */
export const isAddress = /^\s*https?:\/\/\S+\s*$/;
export const printsAddress =
  /url|service|ingress|route|endpoint|tunnel|console|dashboard|echo|curl|jsonpath|host|output|config/i;

/** What its author says of the command above, in brackets: `[put the last number there]`; or of its words, one by one: `1. boats   是船的名称；`. */
export const isRemark =
  /^\s*\[\p{L}\p{Ll}+(?: [^\s[\]]+){2,}\]\s*$|^\s*\d{1,2}[.)、][^\n]{0,80}\p{sc=Han}{2}[^\n]{0,80}[；。]\s*$/u;

/** Dots in the place of what is not shown, with words about it: `...the rest of it`. */
export const isLeftOut = /^\s*(?:\.{3}|…)/;

/** Whether a line without options has words between others that only sentences have: `hook "moor" denied the request`. */
export const isSentence = (line: string): boolean =>
  /^[^#]* (?:an|are|is|the|was|were) [a-z]/.test(line.replaceAll(/"[^"]*"|'[^']*'/g, '""')) &&
  !withOption.test(line);

/** Whether a comment says itself what is printed: `# output: 3 boats`. */
export const hasValue = (line: string): boolean =>
  /[:：]\s+\S/.test(line) && !/[:：]\s*$/.test(line);

/** Whether a line is nothing but the name of an object with a number behind it, `web-0`: no program is called so. */
export const isNumberedName = (line: string): boolean =>
  /^\s*[a-z][\w.]*(?:-[\w.]+)*-\d+\s*$/.test(line) && !isCommandShaped(line);

/** How many cells a line has, with columns of blanks between them. */
export const cellsIn = (line: string): number => line.trim().split(/ {2,}|\t/).length;

/** What stands above a table: a title, `Changes`, or the names of its columns above numbers. */
export const beginsTable = (line: string, next: string): boolean =>
  (/^[A-Z][a-z]+:?$/.test(line) && cellsIn(next) > 2) ||
  (/ {2}/.test(line) && /^\d+ {2,}\S/.test(next));

/** A name with several values, as a program prints its settings: `Wants=red.service blue.service`. */
export const isLongValue = /^[A-Z]\w*=\S+ /;

/** A variable that is set by the value of another one, as no program prints it: `NAME=${IP//./-}`. */
export const setsByValue = /^[A-Z_]\w*=\S*\$[\w{(]/i;
