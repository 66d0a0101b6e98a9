import { linesOf } from './fences.ts';

/** What git leaves in a file that two branches changed: from `<<<<<<<` to `>>>>>>>`, lines from 1. */
export interface Conflict {
  line: number;
  end: number;
}

/**
 * The first conflict of a text, if there is one. Git writes its marks at the very beginning of lines, where a text in YAML has none; in
 * prose, a block of code may be about them.
 */
export function conflictIn(text: string, isProse: boolean): Conflict | undefined {
  if (!text.includes('<<<<<<<')) return undefined;
  let begun: number | undefined;
  let isParted = false;
  for (const { line, number, isCode } of linesOf(text)) {
    if (begun === undefined && isProse && isCode) continue;
    if (/^<{7}(?: |$)/.test(line)) [begun, isParted] = [number, false];
    else if (begun !== undefined && /^={7}$/.test(line)) isParted = true;
    else if (begun !== undefined && isParted && /^>{7}(?: |$)/.test(line))
      return { line: begun, end: number };
  }
  return undefined;
}
