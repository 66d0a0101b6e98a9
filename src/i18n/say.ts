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

/** Says a message of one language. @throws if there is none for the key, or for a phrase within it */
export type Say = (key: string, params: Params) => string;

/** @throws if there is no message for the key, or for a phrase within it */
export function say(messages: Messages, lang: string, key: string, params: Params = {}): string {
  const text = textOf(messages, lang, key, params['count']);
  const sayPart: Say = (code, its) => say(messages, lang, code, its);
  return fill(text, composed(params, key, text, messages, sayPart));
}

/**
 * The parameters of a message as text, phrases and lists too.
 * @param text the message, with a place for each of them
 */
export function composed(
  params: Params,
  key: string,
  text: string,
  messages: Messages,
  sayPart: Say,
): Readonly<Record<string, string>> {
  const partOf = (param: Param): string => {
    if (typeof param !== 'object') return String(param);
    if ('code' in param) return sayPart(param.code, param.params);
    const separator = messages[param.some(hasList) ? 'list.groups' : 'list.separator'] ?? ', ';
    const last = messages[`${key}.last`] ?? separator;
    let list = '';
    for (const [index, item] of param.entries()) {
      const part = partOf(item);
      const between = index === 0 ? '' : index === param.length - 1 ? last : separator;
      list += blankBetween(list, between) + between + blankBetween(between, part) + part;
    }
    return list;
  };
  const filled: Record<string, string> = {};
  for (const [name, param] of Object.entries(params)) {
    const [before = '', after] = text.split(`{{${name}}}`);
    if (after === undefined) continue;
    const part = partOf(param);
    // What somebody else wrote stands as it is; what is said here keeps the blank of Chinese typography.
    filled[name] =
      typeof param === 'string'
        ? param
        : blankBetween(before, part) + part + blankBetween(part, after);
  }
  return filled;
}

const hasList = (param: Param): boolean =>
  typeof param === 'object' &&
  'code' in param &&
  Object.values(param.params).some((part) => Array.isArray(part) || hasList(part));

/** The blank that stands between Han and Latin letters or digits. */
function blankBetween(left: string, right: string): string {
  // As much as one letter may take, so that a long list is not searched again for each of its items.
  const end = left.slice(-2);
  const isHanFirst = /\p{Script=Han}$/u.test(end) && /^[a-z\d$]/i.test(right);
  return isHanFirst || (/[a-z\d]$/i.test(end) && /^\p{Script=Han}/u.test(right)) ? ' ' : '';
}
