/**
 * Where bare addresses end in Chinese: `http://boats.example，然后` goes on for GFM until the next blank, and takes the sentence with it,
 * and the stars of `**http://boats.example**。`.
 */

/** Ends an address while a page is parsed: a blank of Unicode that no page has, in old Irish. */
const addressEnd = '\u1680';

/** The beginning of an address that is written as it is. Behind a bracket, a quotation mark or a backtick it may stand in a link, in HTML or in code. */
const beginning = /(?:^|[^\]"'=<`\w/(]|(?<!\])\()https?:\/\//gmu;

/**
 * What names a host alone, up to a letter of another script than Latin, which hosts have too, as in `http://münchen.example`, but not
 * right behind a dot, where a part of the host may begin.
 */
const host = /[\w.:@%~+*-]*[\w:@%~+*-](?=[^\0-\x7F])(?![\p{Script=Latin}\p{M}])/uy;

/** The rest of an address, and the sign behind it that stands in none. */
const rest =
  /[^\s<>`，。；：！？、（）【】《》「」『』“”‘’…]+([，。；：！？、（）【】《》「」『』“”‘’…]?)/uy;

/** A text of Markdown with a blank behind such addresses, which `withoutAddressEnds` takes out of what was parsed. */
export function withAddressEnds(text: string): string {
  if (!text.includes('://') || text.includes(addressEnd)) return text;
  const parts: string[] = [];
  let from = 0;
  for (const end of addressEndsIn(text)) {
    parts.push(text.slice(from, end), addressEnd);
    from = end;
  }
  return from === 0 ? text : parts.join('') + text.slice(from);
}

/** Addresses that nothing parts have one rest, which is looked at once. */
function* addressEndsIn(text: string): Generator<number> {
  let ended = 0;
  let last = { end: 0, hasSign: false };
  for (const { 0: found, index } of text.matchAll(beginning)) {
    if (index < ended) continue;
    const at = index + found.length;
    const ofHost = endOf(host, text, at);
    if (ofHost === undefined && at >= last.end) last = restAt(text, at);
    const end = ofHost ?? (last.hasSign ? last.end : undefined);
    if (end === undefined) continue;
    ended = end;
    yield end;
  }
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function restAt(text: string, at: number): { end: number; hasSign: boolean } {
  rest.lastIndex = at;
  const [found = '', sign = ''] = rest.exec(text) ?? [];
  return { end: at + found.length - sign.length, hasSign: sign !== '' };
}

export const withoutAddressEnds = (text: string): string => text.replaceAll(addressEnd, '');
