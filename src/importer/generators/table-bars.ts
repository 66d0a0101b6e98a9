import type { TakeNote } from '#importer/note.ts';
import { codeParts } from './marked-text.ts';

/** A row of a table, and its line in the source. */
export interface Row {
  text: string;
  line: number;
}

/** A row with a letter for all in which bars part no cells: code, what Liquid fills in, and what stands behind a backslash. */
export const withoutCode = (text: string): string =>
  codeParts(text)
    .map((part) => (part.isCode ? 'x' : part.text.replaceAll(noBars, 'x')))
    .join('');

const noBars = /\\.|\{\{[^{}]*\}\}|\{%[^%]*%\}|<code\b[^<>]*>(?:(?!<\/code>).)*<\/code>/gi;

/** How many cells a row has. */
export function cellsOf(text: string): number {
  const inner = withoutCode(text).trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').length;
}

/** A row in which a bar in code parts no cells for other parsers, either. */
export const withBarsInCode = ({ text, line }: Row): Row => ({
  text: codeParts(text)
    .map((part) => (part.isCode ? part.text.replaceAll(/(?<!\\)\|/g, String.raw`\|`) : part.text))
    .join(''),
  line,
});

/**
 * Notes code of a table in which a bar stands behind a backslash. `tool` shows the backslash. Most authors wrote it for other parsers,
 * and code in a table of a lesson can have none there.
 */
export function noteEscapedBars(rows: readonly Row[], tool: string, note: TakeNote): void {
  const codes = rows.flatMap(({ text, line }) => escapedCode(text, line));
  if (codes.length === 0) return;
  note({
    code: 'structure',
    line: codes[0]?.line ?? 1,
    unsure: `${tool} shows the backslash before a bar in code of a table, where a lesson cannot have one.`,
    did: 'I wrote the bar alone.',
    look: 'Compare the two; where the backslash is meant, write the code below the table.',
    changes: codes.map(({ code }) => ({
      before: code,
      after: code.replaceAll(String.raw`\|`, '|'),
    })),
  });
}

const escapedCode = (text: string, line: number): { code: string; line: number }[] =>
  codeParts(text)
    .filter((part) => part.isCode && /\\\|/.test(part.text))
    .map((part) => {
      const ticks = /^`+/.exec(part.text)?.[0].length ?? 0;
      return { code: part.text.slice(ticks, -ticks).trim(), line };
    });
