import { shortcodeParts } from './shortcode.ts';
import type { Shortcode, ShortcodePart } from './shortcode.ts';
import { wordNames } from './hugo-words.ts';

const linkNames = new Set(['ref', 'relref', 'url', 'link', 'relurl', 'siteurl']);

/** The page that a shortcode such as `{{< ref "page.md" >}}` leads to; undefined for one that leads nowhere. */
export function pageOf({ name, positional, named, isClosing }: Shortcode): string | undefined {
  if (!linkNames.has(name)) return undefined;
  const page = positional[0] ?? named['path'] ?? named['url'] ?? named['href'];
  // What closes one shows nothing; one without an address is not known.
  return page === undefined && !isClosing ? undefined : withoutSpaces(page ?? '');
}

/** What a link says, if its shortcode has words behind the address: `{{< link "https://example.org" "Boats" >}}`. */
export const wordsOfLink = ({ name, positional, named }: Shortcode): string | undefined =>
  name === 'link'
    ? (positional[1] ?? named['text'] ?? named['title'])?.replaceAll(/[[\]]/g, '')
    : undefined;

/** Turns `{{< button href="address" >}}words{{< /button >}}` into a link. */
export function withLinks(parts: readonly ShortcodePart[]): ShortcodePart[] {
  const made: ShortcodePart[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (part === undefined) continue;
    const url = 'shortcode' in part ? linkOf(part.shortcode) : undefined;
    const end = url === undefined ? -1 : closingIndex(parts, index);
    if (url === undefined || end === -1) {
      made.push(part);
      continue;
    }
    const words = parts
      .slice(index + 1, end)
      .map((each) => ('text' in each ? each.text : each.shortcode.raw))
      .join('');
    made.push({ text: `[${words.trim()}](${url})` });
    index = end;
  }
  return made;
}

function closingIndex(parts: readonly ShortcodePart[], from: number): number {
  const part = parts[from];
  const name = part !== undefined && 'shortcode' in part ? part.shortcode.name : '';
  return parts.findIndex(
    (each, index) =>
      index > from &&
      'shortcode' in each &&
      each.shortcode.isClosing &&
      each.shortcode.name === name,
  );
}

const linkOf = ({ name, named, isClosing, isEmpty }: Shortcode): string | undefined => {
  const url = named['href'] ?? named['relref'] ?? named['ref'] ?? named['url'] ?? named['link'];
  const isLink = wordNames.has(name) && !isClosing && !isEmpty && url !== undefined && url !== '';
  return isLink ? withoutSpaces(url) : undefined;
};

export const withoutSpaces = (url: string): string => url.trim().replaceAll(/\s/g, '%20');

/** The name of a shortcode that opens a link which the line does not close. */
export function openedLink(line: string): string | undefined {
  const parts = line.includes('{{') ? shortcodeParts(line) : [];
  const open = parts.findIndex(
    (part) => 'shortcode' in part && linkOf(part.shortcode) !== undefined,
  );
  const part = parts[open];
  if (part === undefined || !('shortcode' in part)) return undefined;
  return closingIndex(parts, open) === -1 ? part.shortcode.name : undefined;
}

export const closesLink = (line: string, name: string): boolean =>
  shortcodeParts(line).some(
    (part) => 'shortcode' in part && part.shortcode.isClosing && part.shortcode.name === name,
  );

/** Whether a shortcode stands in the address of a link, or of a definition of one. */
export function isInAddress(parts: readonly ShortcodePart[], index: number): boolean {
  const [before, after] = [parts[index - 1], parts[index + 1]];
  const text = before !== undefined && 'text' in before ? before.text : '';
  if (/^ {0,3}\[[^\]]+\]: +\S*$/.test(text)) return true;
  const opens = /\]\([^()\s]*$/.test(text);
  const closes = after !== undefined && 'text' in after && /^[^()\s]*\)/.test(after.text);
  return opens && closes;
}

/** What of a text may be an open tag at its end. */
export function tagAtEnd(text: string): string {
  const start = text.lastIndexOf('<');
  return start === -1 || text.includes('>', start) ? '' : text.slice(start);
}

/** Whether an open tag ends in an attribute, `<a href="`: a shortcode there, `{{< param home >}}`, is left in it. */
export const endsInAttribute = (tag: string): boolean => /^<[a-z][^<>]*=\s*"[^"<>]*$/i.test(tag);

/** The page that a shortcode between words leads to: `see {{< ref "page.md" >}}`; undefined where it stands in an address or a tag. */
export function pageLinked(parts: readonly ShortcodePart[], index: number): string | undefined {
  const [before, part] = [parts[index - 1], parts[index]];
  if (part === undefined || !('shortcode' in part)) return undefined;
  const { isShown, isClosing } = part.shortcode;
  const page = pageOf(part.shortcode);
  if (page === undefined || isShown || isClosing) return undefined;
  const words = before !== undefined && 'text' in before ? before.text : undefined;
  const isWord =
    before === undefined ||
    (words !== undefined &&
      /\s$/.test(words) &&
      !/\][:(]$/.test(words.trimEnd()) &&
      words.lastIndexOf('[') <= words.lastIndexOf(']'));
  return isWord && /^[^[\]()<>\\]+$/.test(page) ? page : undefined;
}
