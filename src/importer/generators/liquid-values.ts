import type { TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { noteCodeOfLiquid } from './liquid-code.ts';
import { isMet, valueOfExpression } from './liquid-expressions.ts';
import type { ValueOf } from './liquid-expressions.ts';
import type { PageLines } from './marked-text.ts';

/** A token of a line: a tag, a variable, or the text between them. */
interface Token {
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
const blocks = new Set(['for', 'case', 'tablerow', 'if', 'unless', 'capture']);

/**
 * The lines of a page with the values that its own tags give to variables, `{% assign %}` and `{% capture %}`, and with the one of the
 * parts that Liquid chooses from, `{% if %}`. Where something is not known, all of it stays as it is written. `values`: those of an include.
 */
export function withLiquidValues(
  page: PageLines,
  { settingOf }: Pick<SiteParts, 'settingOf'>,
  note: TakeNote,
  values?: Readonly<Record<string, string>>,
): PageLines {
  if (!page.texts.some((text) => /\{%-?\s*(?:assign|capture|if|unless)\b/.test(text))) return page;
  const tokens = withoutCommented(page.texts.flatMap(tokensOf));
  if (tokens.filter(({ isTag }) => isTag).length > MOST) return page;
  const vars = new Map<string, string | undefined>();
  const valueOf: ValueOf = (name) => {
    if (vars.has(name)) return vars.get(name);
    if (values !== undefined && name.startsWith('include.')) return values[name.slice(8)] ?? null;
    return /^(?:site|page)\./.test(name) ? settingOf(name) : undefined;
  };
  const made = page.texts.map(() => '');
  const isDropped = page.texts.map(() => false);
  const add = (at: number, text: string): void => {
    made[at] += text;
  };
  const keep = (from: number, to: number): void => {
    for (const token of tokens.slice(from, to)) {
      add(token.at, token.text);
      const name = /^(?:assign|capture|increment|decrement)$/.test(token.name ?? '');
      // Who knows what a part that is not known gives to it.
      if (name) vars.set(/^[\w-]+/.exec(token.words)?.[0] ?? '', undefined);
    }
  };
  const drop = ({ text, at }: Token): void => {
    isDropped[at] ||= /^\{%-|-%\}$/.test(text);
  };
  const run = (from: number, to: number): void => {
    for (let index = from; index < to; index += 1) {
      const token = tokens[index] as Token;
      const { name, words, at, text } = token;
      const end = name !== undefined && blocks.has(name) ? endOf(tokens, index, to) : index;
      if (name === 'assign') {
        const [, key = '', expression = ''] = /^([\w-]+)\s*=(.*)$/.exec(words) ?? [];
        const value = valueOfExpression(expression, valueOf);
        vars.set(key, value);
        if (value === undefined) add(at, text);
        else drop(token);
      } else if (name === 'if' || name === 'unless') {
        const chosen = chosenPart(tokens, index, end, valueOf);
        if (chosen === undefined) keep(index, end + 1);
        else {
          for (const each of [token, tokens[end]]) if (each !== undefined) drop(each);
          const gone = new Set(tokens.slice(index, end + 1).map((each) => each.at));
          run(chosen.from, chosen.to);
          for (const each of gone) if (made[each] === '' && each > at) isDropped[each] = true;
        }
        index = end;
      } else if (name === 'capture') {
        const inner = tokens.slice(index + 1, end);
        const text = capturedText(inner, at, valueOf);
        vars.set(words, text);
        if (text !== undefined) for (const each of inner) isDropped[each.at] = each.at > at;
        else keep(index, end + 1);
        index = end;
      } else if (end > index) {
        keep(index, end + 1);
        index = end;
      } else if (!token.isTag && name !== undefined) {
        const isOwn = vars.has(variableIn(words)) || variableIn(words).startsWith('include.');
        const value = isOwn
          ? valueOfExpression(words.replace(/\|\s*markdownify\s*$/, ''), valueOf)
          : undefined;
        add(at, value ?? text);
      } else add(at, text);
    }
  };
  run(0, tokens.length);
  noteCodeOfLiquid(page, made, note);
  const kept = made.flatMap((text, at) =>
    isDropped[at] === true && text.trim() === '' ? [] : [at],
  );
  const lines = kept.flatMap((at) =>
    wholeElement(made[at] ?? '', page.texts[at] ?? '').map((text) => ({
      text,
      line: page.lines[at] ?? 1,
    })),
  );
  return { texts: lines.map(({ text }) => text), lines: lines.map(({ line }) => line) };
}

/** A page with more tags is a program. */
const MOST = 1000;

const variableIn = (words: string): string => /^[\w.-]+/.exec(words)?.[0] ?? '';

function tokensOf(line: string, at: number): Token[] {
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
function withoutCommented(tokens: readonly Token[]): Token[] {
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
function endOf(tokens: readonly Token[], start: number, to: number): number {
  const open: string[] = [];
  for (let index = start; index < to; index += 1) {
    const { name = '', isTag } = tokens[index] as Token;
    if (isTag && blocks.has(name)) open.push(name);
    else if (isTag && name === `end${open.at(-1) ?? ''}`) open.pop();
    if (open.length === 0) return index;
  }
  return to - 1;
}

/** The tokens between two branches of which Liquid shows those; undefined where it is not known which. */
function chosenPart(
  tokens: readonly Token[],
  start: number,
  end: number,
  valueOf: ValueOf,
): { from: number; to: number } | undefined {
  if (tokens[end]?.name !== `end${tokens[start]?.name ?? ''}`) return undefined;
  let chosen: { from: number; to: number } | undefined;
  let depth = 0;
  let from = start;
  const close = (to: number): boolean => {
    const { name, words } = tokens[from] as Token;
    const met = name === 'else' ? true : isMet(words, valueOf);
    if (met === undefined) return false;
    if ((name === 'unless' ? !met : met) && chosen === undefined) chosen = { from: from + 1, to };
    return true;
  };
  for (let index = start + 1; index <= end; index += 1) {
    const { name = '', isTag } = tokens[index] as Token;
    if (!isTag) continue;
    if (depth === 0 && (index === end || name === 'else' || name === 'elsif')) {
      if (!close(index)) return undefined;
      from = index;
    } else if (blocks.has(name)) depth += 1;
    else if (/^end(?:for|case|tablerow|if|unless|capture)$/.test(name)) depth -= 1;
  }
  return chosen ?? { from: end, to: end };
}

/** The text of tokens, line by line; undefined where one is not known. `first`: the line that the block begins in. */
function capturedText(
  tokens: readonly Token[],
  first: number,
  valueOf: ValueOf,
): string | undefined {
  let at = first;
  let text = '';
  for (const token of tokens) {
    const own = token.name === undefined ? token.text : valueOfExpression(token.words, valueOf);
    if (own === undefined || token.isTag) return undefined;
    text += '\n'.repeat(token.at - at) + own;
    at = token.at;
  }
  return text.trim();
}

/** A line of which an element holds what was captured over several lines: that is Markdown. */
function wholeElement(text: string, written: string): string[] {
  if (!text.includes('\n')) return [text];
  const [, open, inner, close] = /^(\s*<\w[^<>]*)>(.*)(<\/\w+>)\s*$/s.exec(text) ?? [];
  return open === undefined || inner === undefined || !written.includes('markdownify')
    ? text.split('\n')
    : [`${open} markdown="1">`, '', ...inner.split('\n'), '', close ?? ''];
}
