import { codeEnd } from './docusaurus.ts';
import { clickEnd } from './fence-lines.ts';
import type { Flavour } from './flavour.ts';
import { closesLink, openedLink } from './hugo-links.ts';
import { signsOfMark } from './item-marks.ts';
import { isUnfinished } from './shortcode.ts';
import type { LinePlace } from './marking.ts';
import { quotesOf } from '#importer/text/list-margin.ts';

/** A shortcode may have this many lines; one that never ends must not take in the rest of the page. */
const MAX_JOINED = 20;

/** The construct that begins in a line, as one text, and the last of its lines. In code, HTML begins nothing. */
export function joinedConstruct(
  lines: readonly string[],
  index: number,
  flavour: Flavour,
  { isCode, isFence }: LinePlace,
): { text: string; end: number } {
  const text = lines[index] ?? '';
  const clicked = flavour === 'markdown' && (!isCode || isFence) ? clickEnd(lines, index) : index;
  if (clicked > index) return { text: lines.slice(index, clicked + 1).join('\n'), end: clicked };
  const hasSummary = !isCode && isDetails(inQuotation(text));
  if (flavour === 'docusaurus' && !hasSummary) {
    const end = codeEnd(lines, index);
    return { text: lines.slice(index, end + 1).join('\n'), end };
  }
  const end = hasSummary
    ? summaryEnd(lines, index)
    : flavour === 'hugo'
      ? Math.max(shortcodeEnd(lines, index), linkEnd(lines, index))
      : index;
  if (end === index) return { text, end };
  if (!hasSummary) return { text: joined(lines, index, end), end };
  const inner = lines.slice(index, end + 1).map(inQuotation);
  return { text: quotesOf(text) + joined(inner, 0, inner.length - 1), end };
}

/** A line without the signs of the quotation that it stands in. */
const inQuotation = (text: string): string => text.slice(quotesOf(text).length);

const isDetails = (text: string): boolean =>
  /^\s*<details[^<>]*>\s*$/i.test(text.slice(signsOfMark(text).length));

/** Lines as one, which is set in as the first of them. */
const joined = (lines: readonly string[], from: number, to: number): string =>
  (/^\s*/.exec(lines[from] ?? '')?.[0] ?? '') +
  lines
    .slice(from, to + 1)
    .map((each) => each.trim())
    .join(' ');

/** The line with `</summary>`, where `<summary>` is written below `<details>`. */
function summaryEnd(lines: readonly string[], index: number): number {
  const near = lines.slice(index + 1, index + 8).map((line) => inQuotation(line).trim());
  const start = near.slice(0, 3).findIndex((line) => line !== '');
  if (start === -1 || !/^<summary\b/i.test(near[start] ?? '')) return index;
  const length = near.slice(start, start + 4).findIndex((line) => /<\/summary>/i.test(line));
  const last = near[start + length] ?? '';
  const isWhole = /<\/summary>(?:\s*<(?:p|div|blockquote|br\s*\/?)>)*$/i.test(last);
  return length !== -1 && isWhole ? index + 1 + start + length : index;
}

function shortcodeEnd(lines: readonly string[], index: number): number {
  if (!isUnfinished(lines[index] ?? '')) return index;
  const limit = Math.min(lines.length, index + MAX_JOINED);
  for (let end = index + 1; end < limit; end += 1) {
    if (/[%>]\}\}/.test(lines[end] ?? '')) return end;
  }
  return index;
}

/** The line that closes a link, where its text is written in the lines below the shortcode. */
function linkEnd(lines: readonly string[], index: number): number {
  const name = openedLink(lines[index] ?? '');
  if (name === undefined) return index;
  const length = lines.slice(index, index + 4).findIndex((line) => closesLink(line, name));
  return length === -1 ? index : index + length;
}
