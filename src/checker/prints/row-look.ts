/**
 * Whether a line that could not be read as a row looks like one: what tables hold and sentences do not. It is asked where
 * something else may be printed or typed: above a table, in messages, behind prompts, below other commands.
 */
import { recordOf } from '#checker/kinds/index.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import { troubled } from '#checker/kinds/pod-states.ts';
import type { Segment } from '#checker/lines/segments.ts';
import { isProgram } from './programs.ts';
import { isKubectlSentence } from './sentence.ts';

/** Longer lines are looked at as far as this. */
const longest = 400;

/** What stands around the words of a row that was quoted, put into brackets, marked up or separated by commas; `<none>` has its own. */
const edges =
  /^(?:(?!<\w+>)[^\p{L}\p{N}$/])+|(?<![^\p{L}\p{N}>/])[^\p{L}\p{N}>/]+$|(?<!>|<\w{1,9})>+$/gu;

/** Counts of counts, ages, placeholders, addresses, versions: no sentence holds many of them. */
const fraction = /^\d+\/\d*$/;
const age = /^(?:(?:\d+[ydhms])+|<(?:invalid|unknown|none)>)$/;
/** Those that no sentence holds at all, but for one in passing. */
const cell = /^(?:\d+\/\d*|(?:\d+[ydhms])+|<[a-z]+>|True|False|Unknown|v\d+\.\d[\w.+-]*)$/;
const value = (word: string): boolean =>
  cell.test(word) || /^(?:\d+|\d{1,3}(?:\.\d{1,3}){3}|\d{4}-\d\d-\d\dT\S+)$/.test(word);

/** A count of counts, nothing or a label, and an age in one word, or two conditions, whatever joins them. */
const glued =
  /(?:\d\/\d|<[a-z]+>|\/[\w.-]+=)\S*\d[smhdy](?![\p{L}\d])|(?:True|False)\S*(?:True|False|Unknown)/u;

/** A word and signs only, as where cells were masked, letters with blanks between them, and dots up to a value. */
const defaced = /^[\p{L}$]\S*(?: [^\p{L}\p{N}\s]+){2,}$|(?<!\S)(?:\S {1,3}){8}|\.{4}\S/u;

/** Whether a line is of words that no program prints and nobody types. */
const isDefaced = (content: string): boolean => glued.test(content) || defaced.test(content);

/** What an object can be called: `web-2`, `ip-10-0-0-1.ec2.internal`, `pod/web-2`. */
const name = /^(?:[a-z][a-z\d.-]*\/)?[a-z\d](?:[a-z\d.-]*[a-z\d])?[-.]?$/;

export const isName = (word: string): boolean => name.test(word);

/** What separates cells that were printed by another program, or brought here by one: tags, entities, codes of URLs. */
const markup =
  /<\/?(?:t[drh]|br|li|p|code|b|span|pre)\b[^<>]*>|\[\/?t[drh]\]|&(?:#\d+|[a-z]+);|%(?:20|09)/gi;

/** The words of a line, without what stands around and between them. */
export const wordsOf = (text: string): string[] =>
  contentOf(text)
    .split(/[^\p{L}\p{N}<>$/.:\-]+|(?<!\d\d):+|:+(?!\d\d)/u)
    .map((word) => word.replace(edges, ''))
    .filter((word) => /[\p{L}\p{N}<]/u.test(word));

/** Whether a line names a state in which an object is not ready. */
export const namesState = (text: string): boolean => troubled.test(text);

/** Whether a word, with whatever stands around it, is a value that no sentence holds but in passing. */
export const isCell = (word: string): boolean => cell.test(word.replace(edges, ''));

/** The first names in a line: of the object that a damaged row may be of, and of its namespace before it. */
export function namesIn(text: string, most: number): Segment[] {
  const found: Segment[] = [];
  for (const { 0: word, index } of text.slice(0, longest).matchAll(/[^\s,;|"`'()[\]{}<>*~]+/g)) {
    if (!name.test(word)) continue;
    found.push({ text: word, start: index, end: index + word.length });
    if (found.length === most) break;
  }
  return found;
}

/** A line without the blanks around it and the markup in it. */
const contentOf = (text: string): string =>
  text
    .slice(0, longest)
    .normalize('NFKC')
    .replaceAll(markup, ' ')
    .replaceAll(/\\[nt]/g, ' ')
    .replaceAll(/%2F|[⁄∕]/gi, '/')
    .trim();

/** Whether a line looks like a row; `columns` is how many the table has that it may be of, 0 where there is none. */
export function looksLikeRow(text: string, columns: number): boolean {
  const content = contentOf(text);
  if (isKubectlSentence(content)) return false;
  const words = wordsOf(content).filter((word) => word !== 'and');
  const [first = '', second = ''] = words;
  const values = words.filter(value).length;
  const cells = words.filter((word) => cell.test(word)).length;
  if (isPrefixed(first) || isDefaced(content)) return true;
  if (columns > 0 && /^[a-z]/.test(first) && words.length < 5 && troubled.test(content))
    return true;
  if (hasGap(content) && !isDescription(content))
    return cells > 0 || (name.test(first) && columns > 0 && words.length <= columns + 2);
  if (columns > 0 && content.split('|').length > 2) return true;
  if (name.test(first) && fraction.test(second)) return true;
  if (cells > 1 && name.test(first) && words.length <= columns) return true;
  if (cells > 2 || (values >= 2 && cells > 0 && values * 3 >= words.length)) return true;
  const ended = /[\p{L}\d)][.!?:。！？：…]$/u.test(content);
  return age.test(words.at(-1) ?? '') && !ended && words.length <= columns + 2;
}

/**
 * Whether what was typed behind a prompt looks like a row: cells apart, or counts, ages and states where commands have
 * none.
 */
export function looksLikeTypedRow(text: string): boolean {
  const whole = contentOf(text);
  const content = whole.replace(/^(?:[^\p{L}\p{N}<$./]|<<)+/u, '');
  const words = wordsOf(content);
  const [first = '', second = ''] = words;
  const cells = words.filter((word) => cell.test(word)).length;
  // No command begins like an item of a list, and none has a sign for what was left out.
  if (/^(?:[-*|] |\S+ is |\|.*\|$)|(?:^|[^./])\.{3}(?: |$)/.test(whole)) return true;
  if (isProgram(first)) return false;
  if (hasGap(content))
    return words.some(value) || name.test(first) || content.split(/ {2,}/).length > 2;
  if (/^\.{0,2}\//.test(content)) return false;
  if (words.length < 4 && words.some((word) => fraction.test(word))) return true;
  if (name.test(first) && fraction.test(second)) return true;
  if (isDefaced(content)) return true;
  // What only commands have: flags and variables.
  if (/ --?[a-z]|\$\w/i.test(content)) return false;
  const isBad = troubled.test(content);
  if (cells > 1 || (isBad && words.length < 4)) return true;
  if (/^\S+[^\p{L}\d\s]\d+[smhdy]$/u.test(content)) return true;
  if (content.split(' ').filter((part) => !/[\p{L}\p{N}]/u.test(part)).length > 2) return true;
  return cells > 0 && (isBad || words.filter(value).length > 1);
}

/** `pod/web-2`, `deployment.apps/api`. */
function isPrefixed(word: string): boolean {
  const match = /^([a-z][a-z\d-]*)(?:\.[a-z\d.-]+)?\/(?:[a-z\d]|$)/.exec(word);
  return !!match && !word.includes('//') && recordOf(kindOf(match[1] ?? '')) !== undefined;
}

/** Whether what was typed is one word that no program is known by: it may be the name of an object. */
export const isUnknownWord = (text: string): boolean => name.test(text) && !isProgram(text);

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
export const isDescription = (content: string): boolean => {
  if (!/^[A-Z]/.test(content)) return false;
  const [key = '', , ...more] = content.split(/ {2,}|\t/);
  return more.length === 0 && key.length < 42 && /^[A-Z][\w ()/-]*:$/.test(key);
};
