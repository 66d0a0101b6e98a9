import { variablesIn } from './include.ts';
import { isMet, valueOfExpression } from './liquid-expressions.ts';
import type { ValueOf } from './liquid-expressions.ts';
import { blocks, endOf } from './liquid-tokens.ts';
import type { Token } from './liquid-tokens.ts';
import type { PageLines } from './marked-text.ts';

/** What a page became, by the places of its lines. */
export interface Filled {
  made: string[];
  /** Lines of which a tag is gone: without other words nothing of them is left. */
  isDropped: boolean[];
  /** Lines that go on with the line above them: what stood between is not chosen, with the end of that line. */
  goesOn: Set<number>;
  /** What the tag in a line gives to the file that it includes. */
  valuesAt: Map<number, Readonly<Record<string, string>>>;
  /** Captured variables that stand in what nobody could fill in: what they hold would be lost. */
  left: Set<string>;
}

/** What is filled in. */
interface Source {
  page: PageLines;
  tokens: readonly Token[];
  /** Variables whose captured text stays as it is written. */
  unknown: ReadonlySet<string>;
}

/** A page while its tokens are taken one after the other. */
interface Filling extends Source, Filled {
  vars: Map<string, string | undefined>;
  captured: Set<string>;
  valueOf: ValueOf;
}

/** Fills the values of its own tags into a page. `known`: those of other variables. */
export function fill(source: Source, known: ValueOf): Filled {
  const vars = new Map<string, string | undefined>();
  const filling: Filling = {
    ...source,
    ...{ made: source.page.texts.map(() => ''), isDropped: source.page.texts.map(() => false) },
    ...{ goesOn: new Set(), valuesAt: new Map(), left: new Set(), captured: new Set(), vars },
    valueOf: (name) => (vars.has(name) ? vars.get(name) : known(name)),
  };
  fillFrom(filling, 0, source.tokens.length);
  return filling;
}

function fillFrom(filling: Filling, from: number, to: number): void {
  const { tokens } = filling;
  for (let index = from; index < to; index += 1) {
    const token = tokens[index] as Token;
    const { name, isTag } = token;
    const end = name !== undefined && blocks.has(name) ? endOf(tokens, index, to) : index;
    if (name === 'assign') assign(filling, token);
    else if (name === 'if' || name === 'unless') choose(filling, index, end);
    else if (name === 'capture') capture(filling, index, end);
    else if (end > index) keep(filling, index, end + 1);
    else if (!isTag && name !== undefined) show(filling, token);
    else give(filling, token);
    index = end;
  }
}

const add = ({ made }: Filling, at: number, text: string): void => {
  made[at] += text;
};

/** A token that stays as it is written. */
function leave(filling: Filling, { at, text, name, words }: Token): void {
  add(filling, at, text);
  if (name === undefined) return;
  for (const [word] of words.matchAll(/[a-z_][\w-]*/gi))
    if (filling.captured.has(word)) filling.left.add(word);
}

/** Tokens that stay as they are written: who knows what a part that is not known gives to its variables. */
function keep(filling: Filling, from: number, to: number): void {
  for (const token of filling.tokens.slice(from, to)) {
    leave(filling, token);
    if (/^(?:assign|capture|increment|decrement)$/.test(token.name ?? ''))
      filling.vars.set(/^[\w-]+/.exec(token.words)?.[0] ?? '', undefined);
  }
}

/** A tag that is gone, and with it the blanks around it where it says so. */
function drop({ isDropped }: Filling, { text, at }: Token): void {
  isDropped[at] ||= /^\{%-|-%\}$/.test(text);
}

/** `{% assign boat = "red" %}`. */
function assign(filling: Filling, token: Token): void {
  const [, key = '', expression = ''] = /^([\w-]+)\s*=(.*)$/.exec(token.words) ?? [];
  const value = valueOfExpression(expression, filling.valueOf);
  filling.vars.set(key, value);
  if (value === undefined) add(filling, token.at, token.text);
  else drop(filling, token);
}

/** `{% if boat %}`: the part that Liquid chooses, and nothing of the others. */
function choose(filling: Filling, index: number, end: number): void {
  const { tokens, made, isDropped, valueOf } = filling;
  const chosen = chosenPart(tokens, index, end, valueOf);
  if (chosen === undefined) {
    keep(filling, index, end + 1);
    return;
  }
  const token = tokens[index] as Token;
  for (const each of [token, tokens[end]]) if (each !== undefined) drop(filling, each);
  const gone = new Set(tokens.slice(index, end + 1).map(({ at }) => at));
  fillFrom(filling, chosen.from, chosen.to);
  const last = tokens[end]?.at ?? token.at;
  if (chosen.from >= chosen.to && last > token.at && made[token.at]?.trim() !== '')
    filling.goesOn.add(last);
  for (const at of gone) if (made[at] === '' && at > token.at) isDropped[at] = true;
}

/** `{% capture boat %}`: its text is the value. */
function capture(filling: Filling, index: number, end: number): void {
  const { tokens, vars, captured, unknown, isDropped, valueOf } = filling;
  const { words, at } = tokens[index] as Token;
  const inner = tokens.slice(index + 1, end);
  const text = unknown.has(words) ? undefined : capturedText(inner, at, valueOf);
  vars.set(words, text);
  if (text === undefined) {
    keep(filling, index, end + 1);
    return;
  }
  captured.add(words);
  for (const each of inner) isDropped[each.at] = each.at > at;
}

/** `{{ boat }}`, where the page or what includes it gives that a value. */
function show(filling: Filling, token: Token): void {
  const { words, at } = token;
  const name = variableIn(words);
  const value =
    filling.vars.has(name) || name.startsWith('include.')
      ? valueOfExpression(words.replace(/\|\s*markdownify\s*$/, ''), filling.valueOf)
      : undefined;
  if (value === undefined) leave(filling, token);
  else add(filling, at, value);
}

/** Any other tag, or words between two. */
function give(filling: Filling, token: Token): void {
  const { at, text } = token;
  const own = filling.page.texts[at]?.trim() === text ? givenTo(token, filling.valueOf) : undefined;
  if (own === undefined) {
    leave(filling, token);
    return;
  }
  add(filling, at, text);
  filling.valuesAt.set(at, own);
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
