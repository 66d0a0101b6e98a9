import stringWidth from 'string-width';
import { tokenIn } from '#styles/tokens.ts';
import { hexOf } from '#transforms/colour.ts';
import type { FirstPage } from './first-page.ts';

const WIDTH = 960;
const MARGIN = 48;
const HEADER = 56;
const SPACE = 24;
/** Between facts: SVG makes one blank of several, but not of these. */
const GAP = '\u2003';
/** How wide a letter is on average, of its size, in the widest of the fonts that are likely; a Chinese one is as wide as high. */
const LETTER = 0.6;

/** How a line of text looks: `size` in pixels, `leading` from line to line in sizes. */
interface Look {
  class: string;
  size: number;
  leading: number;
}
const looks = {
  title: { class: 'ink bold', size: 40, leading: 1.15 },
  lead: { class: 'soft', size: 20, leading: 1.5 },
  facts: { class: 'soft', size: 14, leading: 1.65 },
  heading: { class: 'ink bold', size: 24, leading: 1.25 },
  lesson: { class: 'ink bold', size: 20, leading: 1.25 },
  prose: { class: 'ink', size: 17, leading: 1.65 },
  button: { class: 'paper bold', size: 17, leading: 1.65 },
  site: { class: 'ink bold', size: 17, leading: 1.65 },
} as const satisfies Record<string, Look>;

/** The colours of the site, by what is drawn in them. */
const coloursOf = (scheme: 'light' | 'dark'): string =>
  Object.entries({ paper: 'paper', ink: 'ink', soft: 'ink-soft', rule: 'rule', on: 'ready' })
    .map(([name, token]) => `.${name} { fill: ${hexOf(tokenIn(scheme, token))} }`)
    .join(' ');

const style = `text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif }
.bold { font-weight: 650 }
${coloursOf('light')}
@media (prefers-color-scheme: dark) {
${coloursOf('dark')}
}`;

/** A picture of a page, as SVG that needs nothing else: for a README, in light and dark. */
export function drawPage({ locale, ...page }: FirstPage): string {
  const drawn: string[] = [];
  let y = HEADER + 2 * SPACE;
  const write = (text: string, look: Look, x = MARGIN, width = WIDTH - 2 * MARGIN): void => {
    const lines = linesOf(text, locale, width / look.size);
    drawn.push(paragraph(lines, look, x, y));
    y += lines.length * look.size * look.leading;
  };
  const rule = (name: string, height: number): void => {
    drawn.push(rectangle(name, MARGIN, y, WIDTH - 2 * MARGIN, height));
  };

  write(page.title, looks.title);
  y += SPACE;
  write(page.description, looks.lead, MARGIN, 680);
  y += SPACE;
  write(page.facts.join(GAP), looks.facts);
  y += SPACE;
  const label = linesOf(page.start, locale, (WIDTH - 2 * MARGIN - 48) / looks.button.size);
  const height = label.length * looks.button.size * looks.button.leading + 16;
  const longest = Math.max(...label.map(widthOf)) * looks.button.size;
  drawn.push(rectangle('ink', MARGIN, y, longest + 48, height, 8));
  drawn.push(paragraph(label, looks.button, MARGIN + longest / 2 + 24, y + 8, 'middle'));
  y += height + 2 * SPACE;
  write(page.list, looks.heading);
  y += SPACE / 2;
  rule('ink', 2);
  page.lessons.forEach((lesson, index) => {
    y += SPACE;
    write(`${index + 1}. ${lesson.title}`, looks.lesson);
    y += 8;
    write(lesson.description, looks.prose, MARGIN, 680);
    y += 8;
    write(lesson.facts.join(GAP), looks.facts);
    y += SPACE;
    rule('rule', 1);
  });

  const bottom = Math.ceil(y + 2 * SPACE);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom}" lang="${locale}">
<style>
${style}
</style>
${rectangle('paper', 0, 0, WIDTH, bottom)}
${[0, 1, 2].map((row) => rectangle(row === 0 ? 'rule' : 'on', MARGIN, 19 + row * 6, 18, 5, 1)).join('\n')}
${paragraph(linesOf(page.site, locale, Infinity), looks.site, MARGIN + 28, 14)}
${rectangle('rule', 0, HEADER, WIDTH, 1)}
${drawn.join('\n')}
</svg>
`;
}

/** In sizes of the letters. */
function widthOf(text: string): number {
  const letters = [...text].length;
  const wide = Math.max(0, stringWidth(text) - letters);
  return wide + (letters - wide) * LETTER;
}

/** A text in lines that are at most so wide, in sizes of its letters. What stands at the end of a line is never parted from its word. */
function linesOf(text: string, locale: string, width: number): readonly string[] {
  const lines = [''];
  for (const word of unbroken(text, locale, width)) {
    const line = lines.at(-1) ?? '';
    if (widthOf(line + word.trimEnd()) <= width) lines[lines.length - 1] = line + word;
    else lines.push(word.trimStart());
  }
  return lines.map((line) => line.trim());
}

/** Words with the marks and blanks behind them; letter by letter, where a word is wider than a line. */
function unbroken(text: string, locale: string, width: number): readonly string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, {
    granularity: 'word',
  }).segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  }
  const letters = new Intl.Segmenter(locale, { granularity: 'grapheme' });
  return words.flatMap((word) =>
    widthOf(word.trimEnd()) <= width
      ? [word]
      : [...letters.segment(word)].map(({ segment }) => segment),
  );
}

/** `anchor` says what of each line stands at `x`: its beginning or its middle. */
function paragraph(
  lines: readonly string[],
  look: Look,
  x: number,
  top: number,
  anchor = 'start',
): string {
  const { size, leading } = look;
  const rows = lines.map((line, row) => {
    const base = round(top + (row + 0.5) * size * leading + size * 0.35);
    return `<tspan x="${round(x)}" y="${base}">${escaped(line)}</tspan>`;
  });
  return `<text class="${look.class}" font-size="${size}" text-anchor="${anchor}">${rows.join('\n')}</text>`;
}

function rectangle(
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): string {
  const corners = radius === 0 ? '' : ` rx="${radius}"`;
  return `<rect class="${name}" x="${x}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corners}/>`;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** A text as XML: what would be markup is escaped, what XML cannot hold is left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
