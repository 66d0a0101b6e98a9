/** Sentences over several comments of commands: a paragraph for each line would break them. */
import { beginsWithProgram } from '#importer/text/command-shape.ts';
import type { ShellPart } from './shell-parts.ts';

/** The parts of a block, with each comment that goes on in the next line as one. */
export function joinWrapped(parts: readonly ShellPart[]): ShellPart[] {
  const joined: ShellPart[] = [];
  let end = -1;
  for (const part of parts) {
    const above = joined.at(-1);
    const isWrapped =
      part.type === 'comment' &&
      above?.type === 'comment' &&
      part.line === end + 1 &&
      above.isCode !== true &&
      part.isCode !== true &&
      goesOn(lastLine(above.raw), above.text, part.text);
    if (isWrapped)
      joined[joined.length - 1] = {
        ...above,
        text: `${above.text} ${part.text}`,
        raw: `${above.raw}\n${part.raw}`,
      };
    else joined.push(part);
    end = part.line;
  }
  return joined;
}

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

/** Whether a sentence goes on below: its line is as long as lines are wrapped at, it has begun with a capital letter and three words more, or its last word asks for more, and what follows begins small and calls no program. */
const goesOn = (line: string, text: string, below: string): boolean =>
  /^\p{Ll}[\p{L}'’-]*(?:[ .,;:!?)]|$)/u.test(below)
    ? asksForMore.test(text) ||
      ((line.trim().length > SHORTEST || begun.test(text)) &&
        /[\p{L}\p{N}]$/u.test(text) &&
        !beginsWithProgram(below, new Set()))
    : /\s(?:an?|the|your)$/i.test(text) && /^\p{L}/u.test(below);

const begun = /^\p{Lu}\p{L}*(?: [^\s:]+){3}(?: [^:]*)?$/u;

/** How long a line is at least that was wrapped, in characters. */
const SHORTEST = 55;

const asksForMore =
  /\s(?:an?|and|are|as|at|by|for|from|in|into|is|of|on|or|that|the|this|to|which|with|your)$|\p{L},$/iu;
