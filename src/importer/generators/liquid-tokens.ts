/** A token of a line: a tag, a variable, or the text between them. */
export interface Token {
  text: string;
  /** Its place among the lines, from 0. */
  at: number;
  /** Of a tag, its name and what follows it; of a variable, what stands in the braces. */
  name?: string;
  words: string;
  isTag: boolean;
}

const sign = /(\{%(?:(?!\{%|%\}).)*%\}|\{\{(?:(?!\{\{|\}\}).)*\}\})/;
/** Tags whose content is only known to who runs them. */
export const blocks = new Set(['for', 'case', 'tablerow', 'if', 'unless', 'capture']);

export function tokensOf(line: string, at: number): Token[] {
  return line
    .split(sign)
    .filter((text) => text !== '')
    .map((text): Token => {
      const isTag = text.startsWith('{%');
      const isSign = /^\{[{%]/.test(text) && /[}%]\}$/.test(text);
      const inner = isSign
        ? text.slice(2, -2).replace(/^-/, '').replace(/-$/, '').trim()
        : undefined;
      if (inner === undefined) return { text, at, words: '', isTag: false };
      const name = isTag ? (/^\w+/.exec(inner)?.[0] ?? '') : 'variable';
      return { text, at, name, words: isTag ? inner.slice(name.length).trim() : inner, isTag };
    });
}

/** Tokens of which those between `comment` and `endcomment` are text. */
export function withoutCommented(tokens: readonly Token[]): Token[] {
  let isComment = false;
  return tokens.map((token) => {
    if (token.isTag && token.name === 'endcomment') isComment = false;
    const { text, at } = token;
    const own = isComment ? { text, at, words: '', isTag: false } : token;
    if (token.isTag && token.name === 'comment') isComment = true;
    return own;
  });
}

/** The token that ends the block which begins with another; the last one where none does. */
export function endOf(tokens: readonly Token[], start: number, to: number): number {
  const open: string[] = [];
  for (let index = start; index < to; index += 1) {
    const { name = '', isTag } = tokens[index] as Token;
    if (isTag && blocks.has(name)) open.push(name);
    else if (isTag && name === `end${open.at(-1) ?? ''}`) open.pop();
    if (open.length === 0) return index;
  }
  return to - 1;
}
