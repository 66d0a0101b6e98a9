/**
 * Whether a line that could not be read as a row looks like one: what tables hold and sentences do not. It is asked of
 * lines that stand in the scope of a table, where a row that was damaged must not pass for something said about it.
 */
import { recordOf } from '#checker/kinds/index.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import type { Piece } from '#checker/lines/pieces.ts';
import { isKubectlSentence } from './sentence.ts';

/** Longer lines are looked at as far as this. */
const longest = 400;

/** What stands around the words of a row that was quoted, put into brackets, marked up or separated by commas. */
const edges = /^[^\p{L}\p{N}<$/]+|(?<![^\p{L}\p{N}>/])[^\p{L}\p{N}>/]+$/gu;

/** Counts of counts, ages, placeholders, addresses, versions: no sentence holds many of them. */
const fraction = /^\d+\/\d*$/;
const age = /^(?:(?:\d+[ydhms])+|<(?:invalid|unknown|none)>)$/;
/** Those that no sentence holds at all, but for one in passing. */
const cell = /^(?:\d+\/\d*|(?:\d+[ydhms])+|<[a-z]+>|True|False|Unknown|v\d+\.\d[\w.+-]*)$/;
const value = (word: string): boolean =>
  cell.test(word) || /^(?:\d+|\d{1,3}(?:\.\d{1,3}){3}|\d{4}-\d\d-\d\dT\S+)$/.test(word);

/** What an object can be called: `web-2`, `ip-10-0-0-1.ec2.internal`, `pod/web-2`. */
const name = /^(?:[a-z][a-z\d.-]*\/)?[a-z\d](?:[a-z\d.-]*[a-z\d])?[-.]?$/;
/** A name that is no word of a language. */
const madeName = /^(?:[a-z][a-z\d.-]*\/)?(?=[a-z\d.-]*[\d.-])[a-z\d](?:[a-z\d.-]*[a-z\d])?-?$/;
const plainWord = /^(?:\p{Ll}+|\p{Lu}\p{Ll}*|\p{L}+['’]\p{L}+)$/u;

/** The words of a line, without what stands around them. */
export const wordsOf = (text: string): string[] =>
  text
    .slice(0, longest)
    .split(/[\s,;|"`]+/)
    .map((word) => word.replace(edges, ''))
    .filter((word) => /[\p{L}\p{N}<]/u.test(word));

/** The first names in a line: of the object that a damaged row may be of, and of its namespace before it. */
export function namesIn(text: string, most: number): Piece[] {
  const found: Piece[] = [];
  for (const { 0: word, index } of text.slice(0, longest).matchAll(/[^\s,;|"`'()[\]{}<>*~]+/g)) {
    if (!name.test(word)) continue;
    found.push({ text: word, start: index, end: index + word.length });
    if (found.length === most) break;
  }
  return found;
}

/** A line without the blanks and the tags of HTML around it. */
const contentOf = (text: string): string =>
  text
    .slice(0, longest)
    .trim()
    .replace(/^<[a-z]+>(?=[^\s<])/, '')
    .replace(/<\/[a-z]+>$/, '');

export interface Scene {
  /** The line stands right below a row, or below what was said to be one. */
  below: boolean;
  /** How many columns the table has; 0 where there is none. */
  columns: number;
  /** The text ends with this line, without a line feed: it may have been cut inside a word. */
  last?: boolean;
}

/** Whether a line looks like a row of the table it stands in or below. */
export function looksLikeRow(text: string, { below, columns, last = false }: Scene): boolean {
  const content = contentOf(text);
  if (isKubectlSentence(content)) return false;
  const words = wordsOf(content);
  const [first = '', second = ''] = words;
  const values = words.filter(value).length;
  const cells = words.filter((word) => cell.test(word)).length;
  if (isPrefixed(first, below)) return true;
  if (hasGap(content) && !isDescription(content))
    return below || cells > 0 || (name.test(first) && columns > 0 && words.length <= columns + 2);
  if (columns > 0 && content.split('|').length > 2) return true;
  if (words.length === 1)
    return below && isNameAlone(content, first) && (last || !remarks.has(first));
  const ended = /[\p{L}\d)][.!?:。！？：…]$/u.test(content);
  if (name.test(first) && fraction.test(second)) return true;
  if (cells > 1 && name.test(first) && words.length <= columns) return true;
  if (cells > 2 || (values >= 2 && cells > 0 && values * 3 >= words.length)) return true;
  if (age.test(words.at(-1) ?? '') && !ended && (below || words.length <= columns + 2)) return true;
  if (!below) return false;
  if (madeName.test(first) && !ended) return true;
  return words.length === 2 && name.test(first) && !plainWord.test(second);
}

/**
 * Whether what was typed behind a prompt looks like a row: cells apart, or a count or an age where commands have none.
 * `isProgram` tells the first words of commands.
 */
export function looksLikeTypedRow(text: string, isProgram: (word: string) => boolean): boolean {
  const whole = contentOf(text);
  const content = whole.replace(/^[^\p{L}\p{N}<$.]+/u, '');
  const words = wordsOf(content);
  const [first = '', second = ''] = words;
  const isApart = hasGap(content);
  if (/^\|.*\|$/.test(whole) || isSeparated(content)) return true;
  if (isApart && !isProgram(first) && words.some((word) => cell.test(word))) return true;
  // What only commands have: flags, operators, paths, variables. A row may stand between bars.
  const isTyped = / --?[a-z]|[&;=\\]|\$\w|(?:^| )\.{0,2}\/|\S ?\| ?[a-z]+ /i.test(content);
  const isCounted = name.test(first) && fraction.test(second);
  if (isProgram(first) || (isTyped && !isCounted)) return false;
  const values = words.filter(value).length;
  if (isApart && (values > 0 || name.test(first))) return true;
  if (isCounted) return true;
  const isAged = words.some((word) => age.test(word) || fraction.test(word));
  return isAged && words.length >= 3 && (values >= 2 || age.test(words.at(-1) ?? ''));
}

/** Cells with commas, semicolons or bars between them, which pipe no command. */
const isSeparated = (content: string): boolean => {
  const parts = content.split(/[,;|]/).map((part) => part.trim());
  const last = parts.pop() ?? '';
  return (
    parts.length > 1 &&
    parts.every((part) => !part.includes(' ') || /^\d+ \(/.test(part)) &&
    ([...parts, last].some((part) => cell.test(part)) || parts.filter(value).length > 1)
  );
};

/** `pod/web-2`, `deployment.apps/api`. */
function isPrefixed(word: string, below: boolean): boolean {
  const match = /^([a-z][a-z\d-]*)(?:\.[a-z\d.-]+)?\/(?:[a-z\d]|$)/.exec(word);
  if (!match || word.includes('//')) return false;
  return below || recordOf(kindOf(match[1] ?? '')) !== undefined;
}

/** A name, and nothing else but what stands around it. */
const isNameAlone = (content: string, word: string): boolean =>
  name.test(word) && /[a-z]/.test(word) && !/[=:!?%\\]/.test(content);

/** What readers write below a table in one word. */
const remarks: ReadonlySet<string> = new Set(
  'ok okay done yes no fine good great nice works ready thanks help'.split(' '),
);

/** Whether what was typed is one word that no program is known by: it may be the name of an object. */
export const isUnknownWord = (text: string, isProgram: (word: string) => boolean): boolean =>
  name.test(text) && !isProgram(text);

/** Cells apart, behind what stands in front of a row. */
const hasGap = (content: string): boolean => {
  const inner = content.replace(/^[^\p{L}\p{N}<$]+/u, '');
  if (!inner.includes('  ') && !inner.includes('\t')) return false;
  // Two blanks after a full stop are of a typewriter.
  return inner
    .split(/ {2,}|\t/)
    .slice(0, -1)
    .some((part) => !/[.!?:;]$/.test(part));
};

/** One field of `kubectl describe`: `Name:   web`, `Node Selectors:   <none>`. */
const isDescription = (content: string): boolean => {
  const [key = '', , ...more] = content.split(/ {2,}|\t/);
  return more.length === 0 && key.length < 42 && /^[A-Z][\w ()/-]*:$/.test(key);
};
