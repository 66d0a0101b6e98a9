/** Icons of Material, which are pictures without words: `:material-check:`. */
import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';
import { outsideCode } from './marked-text.ts';

const name = ':(?:material|octicons|fontawesome|simple)-[\\w-]+:';

export const icon = new RegExp(name, 'g');

/** With the attributes that say how they look. */
const whole = new RegExp(`${name}(?:\\{[^{}]*\\})? ?`, 'g');

export const withoutIcons = (text: string): string => text.replaceAll(whole, '');

const title = /\btitle=(?:"([^"|]+)"|'([^'|]+)')/;

/** What an icon is called under the mouse, the sign that it shows, or its name in words: `✓`, `anchor`. */
function wordsOf(written: string): string {
  const [, double, single] = title.exec(written) ?? [];
  const titled = double ?? single;
  if (titled !== undefined) return titled.trim();
  const [, words = ''] =
    /^:[a-z]+-(?:(?:solid|regular|brands)-)?([\w-]*?)(?:-\d+)?:/.exec(written) ?? [];
  if (/\bcheck\b/.test(words)) return '✓';
  return /\b(?:close|xmark|times|x)\b/.test(words) ? '✗' : words.replaceAll('-', ' ');
}

/** A line in which icons are words that are all there is of their cell of a table, or that have a title. Each is told. */
export function withIconWords(text: string, line: number, note: TakeNote): string {
  if (!text.includes(':')) return text;
  const inWords = (written: string): string => {
    const words = wordsOf(written);
    noteLook({ text: `${written.trim()}, now ${words}`, line }, note);
    return `${words} `;
  };
  const titled = outsideCode(text, (part) =>
    part.replaceAll(whole, (each) => (title.test(each) ? inWords(each) : each)),
  );
  if (!titled.includes('|')) return titled;
  return titled
    .split('|')
    .map((cell) => (withoutIcons(cell).trim() === '' ? cell.replaceAll(whole, inWords) : cell))
    .join('|');
}
