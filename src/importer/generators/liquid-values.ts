import type { TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { variablesIn } from './include.ts';
import { noteCodeOfLiquid } from './liquid-code.ts';
import { isMet, valueOfExpression } from './liquid-expressions.ts';
import type { ValueOf } from './liquid-expressions.ts';
import { blocks, endOf, tokensOf, withoutCommented } from './liquid-tokens.ts';
import type { Token } from './liquid-tokens.ts';
import type { PageLines } from './marked-text.ts';

/** A page, with the values that variables give to the tags of includes: by the place of the line of such a tag, and by their names in the file. */
export interface LiquidPage extends PageLines {
  valuesAt?: ReadonlyMap<number, Readonly<Record<string, string>>>;
}

/**
 * The lines of a page with the values that its own tags give to variables, `{% assign %}` and `{% capture %}`, and with the one of the
 * parts that Liquid chooses from, `{% if %}`. Where something is not known, all of it stays as it is written. `values`: those of an include.
 */
export function withLiquidValues(
  page: PageLines,
  { settingOf }: Pick<SiteParts, 'settingOf'>,
  note: TakeNote,
  values?: Readonly<Record<string, string>>,
  unknown: ReadonlySet<string> = new Set(),
): LiquidPage {
  const isFilled = values === undefined ? ofPage : ofInclude;
  if (!page.texts.some((text) => isFilled.test(text))) return page;
  const tokens = withoutCommented(page.texts.flatMap(tokensOf));
  if (tokens.filter(({ isTag }) => isTag).length > MOST) return page;
  const vars = new Map<string, string | undefined>();
  const valueOf: ValueOf = (name) => {
    if (vars.has(name)) return vars.get(name);
    if (values !== undefined && name.startsWith('include.')) return values[name.slice(8)] ?? null;
    return /^(?:site|page)\./.test(name) ? settingOf(name) : undefined;
  };
  const made = page.texts.map(() => '');
  const valuesAt = new Map<number, Readonly<Record<string, string>>>();
  const captured = new Set<string>();
  /** Captured variables that stand in what nobody could fill in: what they hold would be lost. */
  const left = new Set<string>();
  const isDropped = page.texts.map(() => false);
  const add = (at: number, text: string): void => {
    made[at] += text;
  };
  const leave = ({ at, text, name, words }: Token): void => {
    add(at, text);
    if (name === undefined) return;
    for (const [word] of words.matchAll(/[a-z_][\w-]*/gi)) if (captured.has(word)) left.add(word);
  };
  const keep = (from: number, to: number): void => {
    for (const token of tokens.slice(from, to)) {
      leave(token);
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
        const text = unknown.has(words) ? undefined : capturedText(inner, at, valueOf);
        vars.set(words, text);
        if (text !== undefined) captured.add(words);
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
        if (value === undefined) leave(token);
        else add(at, value);
      } else {
        const own = page.texts[at]?.trim() === text ? givenTo(token, valueOf) : undefined;
        if (own === undefined) leave(token);
        else {
          add(at, text);
          valuesAt.set(at, own);
        }
      }
    }
  };
  run(0, tokens.length);
  if (left.size > 0)
    return withLiquidValues(page, { settingOf }, note, values, new Set([...unknown, ...left]));
  noteCodeOfLiquid(page, made, note);
  const kept = made.flatMap((text, at) =>
    isDropped[at] === true && text.trim() === '' ? [] : [at],
  );
  const lines = kept.flatMap((at) =>
    wholeElement(made[at] ?? '', page.texts[at] ?? '').map((text) => ({
      text,
      line: page.lines[at] ?? 1,
      own: valuesAt.get(at),
    })),
  );
  return {
    texts: lines.map(({ text }) => text),
    lines: lines.map(({ line }) => line),
    valuesAt: new Map(lines.flatMap(({ own }, at) => (own === undefined ? [] : [[at, own]]))),
  };
}

/** The values that a tag gives to the file which it includes by the names of variables, `{% include box.html content=why %}`; undefined where it gives none, or one is not known. */
function givenTo(
  { name = '', words, isTag }: Token,
  valueOf: ValueOf,
): Readonly<Record<string, string>> | undefined {
  if (!isTag || !/^include(?:_relative|_cached)?$/.test(name)) return undefined;
  const pairs = Object.entries(variablesIn(words)).map(
    ([own, variable]) => [own, valueOf(variable)] as const,
  );
  const known = pairs.flatMap(([own, value]) =>
    typeof value === 'string' ? [[own, value] as const] : [],
  );
  return known.length === 0 || known.length < pairs.length ? undefined : Object.fromEntries(known);
}

const ofPage = /\{%-?\s*(?:assign|capture|if|unless)\b/;
const ofInclude =
  /\{%-?\s*(?:assign|capture|if|unless)\b|\{\{[^{}]*\binclude\.[^{}]*\|\s*markdownify\b/;

/** A page with more tags is a program. */
const MOST = 1000;

const variableIn = (words: string): string => /^[\w.-]+/.exec(words)?.[0] ?? '';

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

/** A line of which an element holds what is Markdown by a filter: several lines, or one line of an element that holds blocks. */
function wholeElement(text: string, written: string): string[] {
  const [, open, inner, close] = /^(\s*<\w[^<>]*)>(.*)(<\/\w+>)\s*$/s.exec(text) ?? [];
  const isWhole =
    open !== undefined &&
    inner !== undefined &&
    written.includes('markdownify') &&
    (text.includes('\n') || holdsBlocks.test(open));
  return isWhole
    ? [`${open} markdown="1">`, '', ...inner.split('\n'), '', close ?? '']
    : text.split('\n');
}

const holdsBlocks = /^\s*<(?:div|section|aside|article|blockquote|figcaption|main)\b/;
