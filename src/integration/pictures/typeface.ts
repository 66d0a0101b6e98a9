import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';

/**
 * The shapes of letters, of a typeface that has Latin, Cyrillic and Chinese ones. It comes in slices, as browsers load it; of these only
 * those are read that a text needs.
 */
const PACKAGE = '@fontsource-variable/noto-sans-sc';
const { resolve } = createRequire(import.meta.url);
const ranges = readFileSync(resolve(`${PACKAGE}/unicode.json`), 'utf8');
const slices = Object.entries(JSON.parse(ranges) as Record<string, string>)
  .map(([name, list]) => ({ name: name.replace(/[[\]]/g, ''), has: inRanges(list) }))
  // Those with a name have the letters of a script together.
  .toSorted((a, b) => Number(/^\d/.test(a.name)) - Number(/^\d/.test(b.name)));

const WEIGHT = 700;
/** The glyph of what a font lacks. */
const MISSING = 0;

/** Letters as shapes, where one em is 1000 wide. A character that the typeface lacks is left out. */
export interface Typeface {
  /** A line that begins at 0 on its baseline, as paths of SVG. The language decides about the forms of some characters. */
  outline(line: string, locale: string): string;
  widthOf(line: string, locale: string): number;
}

/** A slice of the typeface, with the paths of its letters as they are needed. */
interface Slice {
  font: Font;
  paths: Map<number, string>;
}

/** Each slice is read once, for it takes its time. */
const loaded = new Map<string, Promise<Slice>>();

/** Reads what a text needs: of it, lines can be outlined then. */
export async function typefaceFor(text: string): Promise<Typeface> {
  const own = new Map<string, Slice>();
  for (const name of new Set(Array.from(text, sliceOf))) {
    if (name === undefined) continue;
    const slice = loaded.get(name) ?? readSlice(name);
    loaded.set(name, slice);
    own.set(name, await slice);
  }
  return {
    outline: (line, locale) => {
      let [paths, width] = ['', 0];
      for (const { slice, glyph, advance, shift } of glyphsOf(line, locale, own)) {
        const path = pathOf(slice, glyph);
        if (path !== '')
          paths += `<path transform="matrix(1 0 0 -1 ${width + shift} 0)" d="${path}"/>`;
        width += advance;
      }
      return paths;
    },
    widthOf: (line, locale) =>
      glyphsOf(line, locale, own).reduce((sum, { advance }) => sum + advance, 0),
  };
}

/** A letter in its place. */
interface Glyph {
  slice: Slice;
  glyph: number;
  advance: number;
  shift: number;
}

function glyphsOf(line: string, locale: string, own: ReadonlyMap<string, Slice>): Glyph[] {
  // Quotation marks are as wide as a Chinese character, which they are in Chinese alone.
  const features = locale.startsWith('zh') ? [] : [new Feature('palt')];
  return runsOf(line).flatMap(({ name, text }) => {
    const slice = own.get(name);
    if (slice === undefined) return [];
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(locale);
    shape(slice.font, buffer, features);
    const places = buffer.getGlyphPositions();
    return buffer
      .getGlyphInfos()
      .map(({ codepoint }, at) => ({
        slice,
        glyph: codepoint,
        advance: places[at]?.xAdvance ?? 0,
        shift: places[at]?.xOffset ?? 0,
      }))
      .filter(({ glyph }) => glyph !== MISSING);
  });
}

function pathOf({ font, paths }: Slice, glyph: number): string {
  const path = paths.get(glyph) ?? font.glyphToPath(glyph);
  paths.set(glyph, path);
  return path;
}

/** A line, cut where another slice begins. */
function runsOf(line: string): { name: string; text: string }[] {
  const runs: { name: string; text: string }[] = [];
  for (const character of line) {
    const name = sliceOf(character);
    const last = runs.at(-1);
    if (name === undefined) continue;
    if (last?.name === name) last.text += character;
    else runs.push({ name, text: character });
  }
  return runs;
}

const sliceNames = new Map<string, string | undefined>();

/** The name of the slice that has a character. */
function sliceOf(character: string): string | undefined {
  if (!sliceNames.has(character)) {
    const code = character.codePointAt(0) ?? NaN;
    sliceNames.set(character, slices.find(({ has }) => has(code))?.name);
  }
  return sliceNames.get(character);
}

async function readSlice(name: string): Promise<Slice> {
  const file = resolve(`${PACKAGE}/files/noto-sans-sc-${name}-wght-normal.woff2`);
  const font = new Font(new Face(new Blob(await decompress(readFileSync(file)))));
  font.setVariations([new Variation('wght', WEIGHT)]);
  return { font, paths: new Map() };
}

/** Of a list such as "U+20-22,U+2c". */
function inRanges(list: string): (code: number) => boolean {
  const pairs = list.split(',').map((range) => {
    const [from = NaN, to = from] = range
      .slice('U+'.length)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return [from, to] as const;
  });
  return (code) => pairs.some(([from, to]) => from <= code && code <= to);
}
