/** Lines of a session that lack a prompt, and that comments above them say to be typed, or that no command above them is likely to have printed. */
import { isLeadIn } from '#importer/text/announcement.ts';
import {
  beginsWithProgram,
  isCommandShaped,
  isSurelyCommand,
  withOption,
} from '#importer/text/command-shape.ts';
import { isAppliedLine, isRow } from '#importer/text/output-shape.ts';
import { isSaidByProgram } from '#importer/text/said-by-program.ts';
import { printsText } from '#importer/text/typed-lines.ts';
import { isRequest } from './shell-parts.ts';
import type { ShellPart } from './shell-parts.ts';

/** What a session has typed so far: the first words of its commands, and the last of them. */
export interface TypedAbove {
  programs: Set<string>;
  last: string;
  /** The line in which that ends. */
  end: number;
}

/**
 * Whether a line without a prompt could be what the comment above it is about: it begins with a program that is known, or typed above.
 * With an option it may be one that the site calls, the comment may speak of an output, and a second one may stand below it.
 */
export function isBelowComment(
  above: ShellPart | undefined,
  { programs, last, end }: TypedAbove,
  line: string,
  known: ReadonlySet<string>,
): boolean {
  const isRemark = above?.type === 'comment';
  if (isAppliedLine(line) || isSaidByProgram(line)) return false;
  // What writes into a file prints nothing.
  if (above?.type === 'command' && writes(above.text) && beginsWithProgram(line, known))
    return true;
  // An empty line parts a comment from a command that may print one.
  const isPrinted = printsText(last) && !(isRemark && above.line > end + 1);
  const isSecond = above?.type === 'command' && above.isGuess === true;
  if (withOption.test(line) && (isSecond || (isRemark && !/[:：]\s*$/.test(above.raw))))
    return callsOneOf(line, programs) || (!isPrinted && beginsWithProgram(line, known));
  const isRight =
    above?.type === 'command' && !printsCommands.test(above.text) && isOther(line, above);
  if ((isSecond || isRight) && !isPrinted && isSurelyCommand(line)) return true;
  if (isRight && printsNothing.test(above.text) && isCommandShaped(line)) return true;
  const isAnnounced = isRemark && isLeadIn(above.text) && !isRequest(above.text);
  return isRemark && !isAnnounced && !isPrinted && beginsWithProgram(line, programs);
}

/** What shows the commands that it runs, or that are to be run next. */
export const printsCommands =
  /^(?:sudo )?(?:make|history|echo|printf|crontab)\b|\s(?:-x|--dry-run|--print\S*|docker-env)\b/;

/** What prints nothing, where it does what it is to do: `cd boats`. */
export const printsNothing =
  /^(?:sudo )?(?:cd|chmod|chown|cp|export|ln|mkdir|mv|rm|sleep|source|touch|unset)\s(?!.*-[a-z]*v)/;

/** Whether a line is not set in, no row of a table, and not what was typed above it. */
const isOther = (line: string, { text }: ShellPart): boolean =>
  /^\S/.test(line) && !isRow(line) && line.trim() !== text.trim();

/** A redirection at the end; an arrow, `=> boat`, is for readers. */
const intoFile = /(?<![\d&>=-])>{1,2} ?[\w./~-]+$/;

/** A here-document that goes into a file: `cat > boat.yml <<EOF`, or with both the other way round. */
const ofDocument = /^(?:sudo )?cat (?:>{1,2} ?[^\s<|]+ ?<<|<<-? ?[^\s>|]+ ?>{1,2} ?\w)[^|\n]*\n/;

const writes = (command: string): boolean => intoFile.test(command) || ofDocument.test(command);

const callsOneOf = (line: string, programs: ReadonlySet<string>): boolean =>
  programs.has(line.split(/\s/, 1)[0] ?? '');
