/**
 * Says what a finding or a report has to say. Beyond a page's own messages (`say-plainly.ts`), a parameter may be a phrase,
 * which is a message with parameters of its own, or a list. A list is joined by `list.separator`, one whose items have lists
 * themselves by `list.groups`; where there is a message `KEY.last`, that stands before the last item ("a, b or c").
 */
import { fill, textOf, type Messages } from './say-plainly.ts';

export interface Message {
  code: string;
  params: Params;
}
export type Param = string | number | Message | readonly Param[];
export type Params = Readonly<Record<string, Param>>;

/** The messages of one language. */
export interface Language {
  /** @throws if there is no message for the key, or for a phrase within it */
  say: (key: string, params: Params) => string;
  /** The text of a key as it is written, if there is one. */
  textAt: (key: string) => string | undefined;
}

/** @throws if there is no message for the key, or for a phrase within it */
export function say(messages: Messages, lang: string, key: string, params: Params = {}): string {
  const text = textOf(messages, lang, key, params['count']);
  const language = {
    say: (code: string, its: Params) => say(messages, lang, code, its),
    textAt: (code: string) => messages[code],
  };
  return fill(text, composed(params, key, text, language));
}

/** The parameters that the text of a message has places for, phrases and lists as text. */
export function composed(
  params: Params,
  key: string,
  text: string,
  language: Language,
): Readonly<Record<string, string>> {
  const filled = Object.entries(params).flatMap(([name, param]) => {
    const [before = '', after] = text.split(`{{${name}}}`);
    if (after === undefined) return [];
    // What somebody else wrote stands as it is; what is said here keeps the blank of Chinese typography.
    if (typeof param === 'string') return [[name, param]];
    const part = partOf(param, key, language);
    return [[name, blankBetween(before, part) + part + blankBetween(part, after)]];
  });
  return Object.fromEntries(filled) as Record<string, string>;
}

function partOf(param: Param, key: string, language: Language): string {
  if (typeof param !== 'object') return String(param);
  if ('code' in param) return language.say(param.code, param.params);
  const separator = language.textAt(param.some(hasList) ? 'list.groups' : 'list.separator') ?? ', ';
  const last = language.textAt(`${key}.last`) ?? separator;
  let list = '';
  for (const [index, item] of param.entries()) {
    const part = partOf(item, key, language);
    const between = index === 0 ? '' : index === param.length - 1 ? last : separator;
    list += blankBetween(list, between) + between + blankBetween(between, part) + part;
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
