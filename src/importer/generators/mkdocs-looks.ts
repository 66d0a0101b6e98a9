const attribute = String.raw`(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s{}"']+))`;
/** Attribute lists, such as `{.wide width="300"}`. */
export const looks = new RegExp(String.raw`\{:?\s*${attribute}(?:\s+${attribute})*\s*\}`, 'g');

/** Whether an attribute list says more than where links lead and in which window: a class, a width, a title. */
export const saysLook = (list: string): boolean =>
  list
    .replaceAll(/^\{:?|\}$/g, '')
    .replaceAll(/(?:^|\s)(?:#[\w-]+|(?:target|rel)=(?:"[^"]*"|'[^']*'|\S+))(?=\s|$)/g, '')
    .trim() !== '';

/** A line without the lists that say how what stands before them looks. The id of a heading stays: links lead to it. */
export const withoutLooks = (text: string): string =>
  text.replaceAll(looks, (list, at: number) => {
    const id = /#[\w-]+/.exec(list)?.[0];
    if (/^\s*#/.test(text)) return id === undefined ? '' : `{${id}}`;
    const before = text.slice(0, at);
    const isOfElement =
      /[)`>]\s?$|^\s*$/.test(before) ||
      endsCode.test(before) ||
      endsName(before) ||
      endsEmphasis(before);
    return at === 0 || isOfElement ? '' : list;
  });

/** The text behind code, which other parts of a line hold, may begin with the end of emphasis around it. */
const endsCode = /^(?:\*{1,3}|_{1,3})\s?$/;

/** Whether the words of a link end a text; a bracket right behind a word, as in `rope[short]`, is text. */
const endsName = (text: string): boolean => /(?:(?<![\p{L}\p{N}_])|\])\[[^[\]]*\]\s?$/u.test(text);

/** Whether words between stars or underscores end a text; the underscore of a formula such as `\sum_{k=0}` ends none. */
function endsEmphasis(text: string): boolean {
  const [whole = '', run = ''] = /(?<=[^\s\\*_])(\*{1,3}|_{1,3})\s?$/.exec(text) ?? [];
  if (run === '') return false;
  const sign = run.replaceAll('*', String.raw`\*`);
  const opened = new RegExp(String.raw`(?<![\w\\*])${sign}(?![\s*_])`);
  return opened.test(text.slice(0, text.length - whole.length));
}
