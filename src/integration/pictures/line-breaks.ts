/**
 * Where a text is broken into lines: between words, and in Chinese between characters, but for marks that hold on to their
 * neighbour. Widths are of any unit; `widthOf` is asked for single parts alone.
 */

/** Marks that no line begins with, and marks that none ends with: https://www.w3.org/TR/clreq/#prohibition_rules_for_line_start_end. */
const clings = /^[\p{Pe}\p{Pf}、，。．：；！？…—·～％,.:;!?%/]/u;
const leads = /[\p{Ps}\p{Pi}]\s*$/u;
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u;

type WidthOf = (text: string) => number;

/** What stays whole, with the space behind it. */
interface Part {
  text: string;
  /** Of all of it, and of what is seen at the end of a line. */
  width: number;
  seen: number;
}

/** The parts of a text that stay whole, in order; a space belongs to the part before it. */
export function unbreakable(text: string, locale: string): string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const before = parts.at(-1);
    if (before === undefined || mayBreak(before, segment)) parts.push(segment);
    else parts[parts.length - 1] = before + segment;
  }
  return parts;
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/.test(after) || clings.test(after) || leads.test(before)) return false;
  return /\s$/.test(before) || han.test(before.slice(-1)) || han.test(after.charAt(0));
}

/**
 * The lines of a text, none wider than `width`: as few as there can be, and of about one length. A part that is too wide by itself is broken
 * anywhere.
 */
export function brokenLines(
  text: string,
  locale: string,
  width: number,
  widthOf: WidthOf,
): string[] {
  const parts = partsOf(text, locale, width, widthOf);
  const few = filled(parts, width).length;
  const widest = Math.max(...parts.map(({ seen }) => seen));
  const steps = Array.from({ length: 20 }, (_, step) => widest + ((width - widest) * step) / 20);
  const narrow = steps.find((each) => filled(parts, each).length === few) ?? width;
  return filled(parts, narrow);
}

/** The beginning of a text that fits into one line, with "…" where something is left out. */
export function cut(text: string, locale: string, width: number, widthOf: WidthOf): string {
  if (widthOf(text) <= width) return text;
  const [line = ''] = filled(partsOf(text, locale, width, widthOf), width - widthOf('…'));
  return `${line}…`;
}

function partsOf(text: string, locale: string, width: number, widthOf: WidthOf): Part[] {
  const measured = (part: string): Part => ({
    text: part,
    width: widthOf(part),
    seen: widthOf(part.trimEnd()),
  });
  return unbreakable(text, locale)
    .map(measured)
    .flatMap((part) =>
      part.seen > width ? Array.from(part.text, (each) => measured(each)) : [part],
    );
}

/** The parts put into lines one after the other, each as full as it can be. */
function filled(parts: readonly Part[], width: number): string[] {
  const lines: string[] = [];
  let used = Infinity;
  for (const part of parts) {
    if (used + part.seen > width) {
      lines.push(part.text);
      used = part.width;
    } else {
      lines[lines.length - 1] += part.text;
      used += part.width;
    }
  }
  return lines.map((line) => line.trimEnd());
}
