/**
 * Where bare addresses end in Chinese: `http://boats.example，然后` goes on for GFM until the next blank, and takes the sentence with it,
 * and the stars of `**http://boats.example**。`.
 */

/** Ends an address while a page is parsed: a blank of Unicode that no page has, in old Irish. */
const addressEnd = '\u1680';

/**
 * An address that is written as it is, up to a sign that stands in none; where it names a host alone, up to a letter of another script
 * than Latin, which hosts have too, as in `http://münchen.example`, but not right behind a dot, where a part of the host may begin.
 * Behind a bracket, a quotation mark or a backtick it may stand in a link, in HTML or in code.
 */
const bareAddress =
  /(^|[^\]"'=<`\w/(]|(?<!\])\()(https?:\/\/(?:[\w.:@%~+*-]*[\w:@%~+*-](?=[^\0-\x7F])(?![\p{Script=Latin}\p{M}])|[^\s<>`，。；：！？、（）【】《》「」『』“”‘’…]+(?=[，。；：！？、（）【】《》「」『』“”‘’…])))/gmu;

/** A text of Markdown with a blank behind such addresses, which `withoutAddressEnds` takes out of what was parsed. */
export function withAddressEnds(text: string): string {
  if (!text.includes('://') || text.includes(addressEnd)) return text;
  return text.replaceAll(bareAddress, `$1$2${addressEnd}`);
}

export const withoutAddressEnds = (text: string): string => text.replaceAll(addressEnd, '');
