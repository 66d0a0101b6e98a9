import type { VerdictCode } from '#checker/types.ts';
import type { ReadsAs } from '#i18n/verdict-keys.ts';

/** Colours a text for a terminal, or leaves it as it is. */
export type Paint = (text: string, style: Style) => string;

type Style = ReadsAs | VerdictCode | 'title';

const GREEN = '1;32';
const YELLOW = '1;33';
const RED = '1;31';

/** SGR codes. The words say it too: colour is never all there is. */
const codes: Readonly<Record<Style, string>> = {
  met: GREEN,
  ready: GREEN,
  listed: GREEN,
  fits: GREEN,
  differs: YELLOW,
  waiting: YELLOW,
  missing: YELLOW,
  progressing: YELLOW,
  terminating: YELLOW,
  unknown: YELLOW,
  unreadable: YELLOW,
  unrelated: YELLOW,
  failed: RED,
  title: '1',
};

/** Colour where a person looks at it, unless they asked for none (https://no-color.org). */
export function painter(
  isTerminal: boolean,
  { NO_COLOR }: { NO_COLOR?: string | undefined },
): Paint {
  if (!isTerminal || NO_COLOR) return (text) => text;
  return (text, style) => `\u001B[${codes[style]}m${text}\u001B[0m`;
}

/**
 * A text that a terminal only prints: what was pasted may hold control characters, and marks that turn the direction
 * of writing, that would do something to the terminal of whoever reads the report.
 */
export const visible = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');

/** The same for a whole line of what a program printed, which may have tabs between its columns. */
export const visibleLine = (line: string): string => line.split('\t').map(visible).join('\t');
