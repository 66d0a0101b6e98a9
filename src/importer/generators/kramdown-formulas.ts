import { fenceReader } from '#importer/text/fence.ts';
import { blankOf, opensPre, placeReader } from '#importer/text/list-margin.ts';
import { tagCodeReader } from './liquid-raw.ts';
import { outsideCode } from './marked-text.ts';
import type { PageLines } from './marked-text.ts';

/** A block that begins with two dollars, in an item too; it ends with the next two. */
const opening = /^\s*\$\$(?!\$)/;
/** Whether a line stands below a block: an empty one, or attributes of that. */
const ends = (text = ''): boolean => /^\s*(?:$|\{:)/.test(text);

/** The lines of a page in which a formula that is a block of its own is code: nothing in it is Markdown, for kramdown neither. */
export function withFormulas({ texts, lines }: PageLines): PageLines {
  const made = { texts: [] as string[], lines: [] as number[] };
  const fences = fenceReader();
  const placeOf = placeReader();
  const isInTag = tagCodeReader();
  let isPre = false;
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    const isInFence = fences.read(text) !== 'none';
    isPre = (isPre || opensPre(text)) && !/<\/pre>/i.test(text);
    const isCode = isInTag(text) || isPre || isInFence || placeOf(text).isCode;
    const end = isCode ? -1 : endOfFormula(texts, index);
    const block = end === -1 ? [text] : fenced(texts.slice(index, end + 1));
    for (const [at, each] of block.entries()) {
      made.texts.push(each);
      made.lines.push(lines[Math.min(index + at, Math.max(end, index))] ?? 0);
    }
    index = Math.max(index, end);
  }
  return made;
}

/** The last line of the formula that begins in a line; -1 where none does. */
function endOfFormula(texts: readonly string[], start: number): number {
  const first = texts[start] ?? '';
  if (!opening.test(first) || !isBlank(texts[start - 1])) return -1;
  for (let index = start; index < texts.length; index += 1) {
    const text = (texts[index] ?? '').slice(index === start ? first.indexOf('$$') + 2 : 0);
    if (isBlank(text) && index > start) return -1;
    const end = text.indexOf('$$');
    if (end !== -1) return isBlank(text.slice(end + 2)) && ends(texts[index + 1]) ? index : -1;
  }
  return -1;
}

const isBlank = (text = ''): boolean => text.trim() === '';

function fenced(texts: readonly string[]): string[] {
  const indent = blankOf(texts[0] ?? '');
  const inner = texts.join('\n').trim().slice(2, -2).trimEnd();
  const lines = inner.startsWith('\n') ? inner.slice(1) : `${indent}${inner.trimStart()}`;
  return [`${indent}\`\`\`math`, ...lines.split('\n'), `${indent}\`\`\``];
}

/** Elements in which nothing is Markdown. */
const rawElement = /(<(code|kbd|samp|var)\b[^<>]*>)((?:(?!<\/\2>).)*)(?=<\/\2>)/gi;

/** Liquid and HTML, a formula within a line, and backslashes that kramdown shows: before `,` for one. */
const literal =
  /\{\{[^{}]*\}\}|\{%(?:(?!%\}|\{%).)*%\}|<\/?[a-z][^<>]*>|\$\$[^$]+\$\$|\\[\\%&,/;?@^]/gi;

/** A line in which other parsers read what kramdown does not read as text, too. */
export const withLiteralSigns = (text: string): string =>
  outsideCode(text, (part) =>
    part.includes('</')
      ? part
          .split(rawElement)
          .map((each, at) => [withLiteral(each), each, '', withoutMarkdown(each)][at % 4])
          .join('')
      : withLiteral(part),
  );

const withLiteral = (text: string): string =>
  text.replaceAll(literal, (sign) => {
    if (sign.startsWith('$'))
      return sign.replaceAll(/[^a-z\d\s\u{80}-\u{10FFFF}]/giu, String.raw`\$&`);
    return sign.startsWith('\\') && sign !== '\\\\' ? `\\${sign}` : sign;
  });

const withoutMarkdown = (text: string): string =>
  text.replaceAll(/[\\*_~[\]^$!|]/g, String.raw`\$&`);
