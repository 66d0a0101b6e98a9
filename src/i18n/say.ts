/**
 * Says what a finding or a report has to say. Beyond a page's own messages (`say-plainly.ts`), a parameter may be a phrase,
 * which is said with its own words, or a list. A list is joined by `list.separator`, one whose items have lists themselves
 * by `list.groups`; where the words have `KEY.last`, that stands before the last item ("a, b or c").
 */
import { holes, textOf, type Words } from './say-plainly.ts';

export interface Message {
  code: string;
  params: Params;
}
export type Param = string | number | Message | readonly Param[];
export type Params = Readonly<Record<string, Param>>;

/** @throws if there are no words for the key, or for a phrase within it */
export function say(words: Words, lang: string, key: string, params: Params = {}): string {
  const text = textOf(words, lang, key, params['count']);
  return text.replaceAll(holes, (hole, name: string, start: number) => {
    const param = Object.hasOwn(params, name) ? params[name] : undefined;
    if (param === undefined) return hole;
    // What somebody else wrote stands as it is; what is said here keeps the blank of Chinese typography.
    if (typeof param === 'string') return param;
    const said = sayParam(words, lang, key, param);
    const before = blankBetween(text.slice(0, start), said);
    return before + said + blankBetween(said, text.slice(start + hole.length));
  });
}

function sayParam(words: Words, lang: string, key: string, param: Param): string {
  if (typeof param !== 'object') return String(param);
  if ('code' in param) return say(words, lang, param.code, param.params);
  const separator = words[param.some(hasList) ? 'list.groups' : 'list.separator'] ?? ', ';
  const last = words[`${key}.last`] ?? separator;
  let list = '';
  for (const [index, item] of param.entries()) {
    const said = sayParam(words, lang, key, item);
    const between = index === 0 ? '' : index === param.length - 1 ? last : separator;
    list += blankBetween(list, between) + between + blankBetween(between, said) + said;
  }
  return list;
}

const hasList = (param: Param): boolean =>
  typeof param === 'object' &&
  'code' in param &&
  Object.values(param.params).some((part) => Array.isArray(part) || hasList(part));

/** The blank that stands between Han and Latin letters or digits. */
function blankBetween(left: string, right: string): string {
  const [end = '', start = ''] = [[...left.slice(-2)].at(-1), right];
  const isHanFirst = /\p{Script=Han}$/u.test(end) && /^[a-z\d$]/i.test(start);
  return isHanFirst || (/[a-z\d]$/i.test(end) && /^\p{Script=Han}/u.test(start)) ? ' ' : '';
}
