/** Comments of commands that are lines of a file, set in as there, which as sentences would lose their margins, or commands with a prompt that are not to be typed now. */
import { isCommandShaped, isSurelyCommand, withOption } from '#importer/text/command-shape.ts';
import { hasWords } from '#importer/text/sign-prompts.ts';
import type { ShellPart } from './shell-parts.ts';

type Comment = ShellPart & { type: 'comment' };

/** The parts of a block with such comments in a row as one part of code, below the sentences that begin the row. */
export function commentsAsCode(parts: readonly ShellPart[]): ShellPart[] {
  return rowsIn(parts.map(asCommandLeftOut)).flatMap((row) => {
    const at = row.findIndex((part, index) => isSetIn(part, index) || isPrompted(part));
    const [found] = row.slice(at);
    if (at === -1 || found === undefined) return row;
    // What is set in belongs to the line above it.
    const first = isPrompted(found) ? at : Math.max(0, at - 1);
    const code = row.slice(first) as Comment[];
    const raw = code.map((part) => part.raw).join('\n');
    const text = code.map((part) => part.raw.replace(/^\s*# ?/, '')).join('\n');
    return [...row.slice(0, first), { ...(code[0] as Comment), text, raw, isCode: true }];
  });
}

/** A command that a sign was put before, for nobody to run it, keeps the sign: as a sentence it would tell readers to. */
const asCommandLeftOut = (part: ShellPart): ShellPart =>
  part.type === 'comment' && isLeftOut(part)
    ? { ...part, text: part.raw.trimStart(), isCode: true }
    : part;

/** A command right behind its sign, or one with an option or a value for it alone behind a blank: `# BOATS=3 go run ./boats`, `# ls -l boats`. */
function isLeftOut({ text, raw }: Comment): boolean {
  const command = text.replace(/^(?:[A-Z_]\w*=\S+ )+/, '');
  const hasOption = withOption.test(command) && isCommandShaped(command);
  if (/^\s*#\w/.test(raw)) return isSurelyCommand(command) || hasOption;
  return (hasOption || (command !== text && isSurelyCommand(command))) && !hasWords.test(command);
}

/** The parts, those comments together that stand in a row. */
function rowsIn(parts: readonly ShellPart[]): ShellPart[][] {
  const rows: ShellPart[][] = [];
  for (const part of parts) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const isNext = last?.type === 'comment' && last.line + 1 === part.line;
    if (isNext && part.type === 'comment') row?.push(part);
    else rows.push([part]);
  }
  return rows;
}

const isPrompted = (part: ShellPart): boolean =>
  part.type === 'comment' && /^\s*# ?\$ [a-z]/.test(part.raw);

const isSetIn = (part: ShellPart, at: number): boolean =>
  at > 0 && part.type === 'comment' && /^\s*# {3,}\S/.test(part.raw);
