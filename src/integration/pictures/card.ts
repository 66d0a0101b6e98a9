import type { Locale } from '#i18n/locales.ts';
import { translatorFor } from '#i18n/translator.ts';
import { tokenIn } from '#styles/tokens.ts';
import { hexOf } from '#transforms/colour.ts';
import { cut, brokenLines, unbreakable } from './line-breaks.ts';
import type { Typeface } from './typeface.ts';

/** What the picture of a page says: what is seen of a link to it where it is shared. */
export interface Card {
  locale: Locale;
  title: string;
  /** What the page is a part of. */
  above: string | undefined;
  site: string;
  /** As CSS writes it; undefined for the one of Readyroom. */
  accent: string | undefined;
  /** Beside the name of the site; a site with a logo of its own has none. */
  hasSign: boolean;
}

/** What shared links show at full size on every large service, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

const LEFT = 88;
const RIGHT = WIDTH - 72;
/** Of the title, and where the last line stands. */
const MIDDLE = 322;
const FOOT = 552;
const SMALL = 36;
/** In letters of a size: half of a capital, and from line to line. */
const CAP = 0.365;
const LEADING = 1.22;

/** The sizes of a title, with the lines that it may have. */
const smallest = { size: 50, room: 5 };
const sizes = [{ size: 88, room: 2 }, { size: 76, room: 3 }, { size: 62, room: 4 }, smallest];

/** Of a line, in thousandths of an em. */
const widthIn = (size: number): number => ((RIGHT - LEFT) * 1000) / size;

/** Colours of light pages, as every library of pictures reads them. */
export const colours = {
  paper: hexOf(tokenIn('light', 'paper')),
  ink: hexOf(tokenIn('light', 'ink')),
  accent: hexOf(tokenIn('light', 'accent')),
  ready: hexOf(tokenIn('light', 'ready')),
  open: hexOf(tokenIn('light', 'rule-strong')),
};

/** All that is written on a card. */
export const writtenOn = (card: Card): string =>
  `${card.title}${card.above ?? ''}${card.site}${verdictOf(card)}…`;

const verdictOf = ({ locale }: Card): string => translatorFor(locale)('verdict.met');

/** The picture as SVG; letters are shapes in it, so that it looks the same wherever it is drawn. */
export function svgOf(card: Card, typeface: Typeface): string {
  const { locale, above } = card;
  const line = (text: string, x: number, y: number, fill: string, size = SMALL): string =>
    `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 1000})">${typeface.outline(text, locale)}</g>`;
  const widthOf = (text: string): number => (typeface.widthOf(text, locale) * SMALL) / 1000;

  const accent = card.accent ?? colours.accent;
  const site = cut(card.site, locale, (RIGHT - LEFT) / 2, widthOf);
  const siteAt = RIGHT - widthOf(site);
  const { lines, size } = titleLines(card, typeface);
  const first = MIDDLE + size * CAP - ((lines.length - 1) * size * LEADING) / 2;
  const parts = [
    rectangle(0, 0, WIDTH, HEIGHT, colours.paper),
    rectangle(0, 0, 24, HEIGHT, accent),
    above === undefined ? '' : line(cut(above, locale, RIGHT - LEFT, widthOf), LEFT, 124, accent),
    ...lines.map((each, at) => line(each, LEFT, first + at * size * LEADING, colours.ink, size)),
    ...[0, 1, 2].map((at) => rectangle(LEFT + at * 64, FOOT - 23, 56, 20, colours.ready, 4)),
    line(verdictOf(card), LEFT + 208, FOOT, colours.ready),
    card.hasSign ? sign(siteAt - 48, FOOT - 30) : '',
    line(site, siteAt, FOOT, colours.ink),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
}

const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** The READY column beside the name of the site: three segments, two of them filled. */
const sign = (x: number, y: number): string =>
  [colours.open, colours.ready, colours.ready]
    .map((fill, at) => rectangle(x, y + at * 12, 34, 9, fill, 2))
    .join('');

/** The title in the largest letters that it has room in; what has none in the smallest ends in "…". */
function titleLines(
  { title, locale }: Card,
  typeface: Typeface,
): { lines: readonly string[]; size: number } {
  const widthOf = (text: string): number => typeface.widthOf(text, locale);
  const longest = Math.max(...unbreakable(title, locale).map((part) => widthOf(part.trimEnd())));
  for (const { size, room } of sizes) {
    const width = widthIn(size);
    const lines = brokenLines(title, locale, width, widthOf);
    if (longest <= width && lines.length <= room) return { lines, size };
  }
  const { size, room } = smallest;
  const all = brokenLines(title, locale, widthIn(size), widthOf);
  const lines = all.slice(0, room);
  const last = `${lines.pop() ?? ''}${all.length > room ? '…' : ''}`;
  return { lines: [...lines, cut(last, locale, widthIn(size), widthOf)], size };
}
