import { placedMark } from '#importer/text/private-signs.ts';
import { hasItem, signsOf } from '#importer/text/list-margin.ts';

/** What a construct begins with that may hold other blocks, in any of the tools. */
const mark =
  /^(?:\{[%{]|:::|<(?:details|tabs|tabitem|tab|admonition|callout|aside)(?![\w.-])|(?:!!!|\?\?\?[+-]?|===[!+]?) ?["'\w])/i;

/** The signs before a construct that is the first block of an item, and nothing before any other. */
export function signsOfMark(line: string): string {
  const signs = signsOf(line);
  if (!hasItem(signs)) return '';
  const rest = line.slice(signs.length);
  return rest.startsWith(placedMark) || mark.test(rest) ? signs : '';
}
