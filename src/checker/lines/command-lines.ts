/** The typed commands of a paste, line by line. */
import { usualWidths } from './line.ts';
import type { Line } from './line.ts';
import { hostIn, typedCommand } from './prompt.ts';
import { troubled } from '#checker/kinds/pod-states.ts';
import type { Typed } from './prompt.ts';

export interface CommandLines {
  text: string;
  start: number;
  /** The machine that its prompt names. */
  host?: string | undefined;
  /** Lines taken, the first one included. */
  count: number;
}

/**
 * A reader of the typed commands of these lines: what begins at a line, or undefined. `isPrinted` tells lines that go on
 * with no command, whatever the one above ends in: rows and headers.
 */
export function commandReader(
  lines: readonly Line[],
  isPrinted: (text: string) => boolean,
): (index: number) => CommandLines | undefined {
  let width = 0;
  let isEdge = false;
  for (const { text } of lines) {
    if (text.length < width || text === '') continue;
    isEdge = text.length === width;
    width = text.length;
  }
  const prompts = new Set<string>();
  const heads = new Map<string, string>();
  let readLong: ((index: number, typed: Typed) => CommandLines) | undefined;
  return (index) => {
    const { text = '' } = lines[index] ?? {};
    const own = typedCommand(text);
    const sign = own || heads.size === 0 ? undefined : heads.get(headOf(text));
    if (sign !== undefined && lines[index + 1]?.text.startsWith(sign))
      return { text: '', start: text.length, count: 1, host: hostIn(text) };
    let typed = own ?? behind(text, prompts);
    if (!typed) return undefined;
    const prompt = text.slice(0, typed.start).trim();
    if (prompts.size < mostPrompts && ownPrompt.test(prompt)) prompts.add(prompt);
    const above = lines[index - 1]?.text ?? '';
    const isSecond = typed.text !== '' && secondOfTwo.test(prompt) && !lines[index - 2]?.text;
    const first = isSecond && heads.size < mostPrompts ? headOf(above) : '';
    if (first !== '') {
      heads.set(first, prompt);
      typed = { host: hostIn(above), ...typed };
    }
    // The right edge of a box is no pipe.
    if (text.trimStart().startsWith('|') && typed.text.endsWith('|'))
      return { ...typed, text: typed.text.slice(0, -1).trimEnd(), count: 1 };
    // It may go on in the next line: continued, a here-document, or broken by a narrow terminal.
    if (!/[\\`^|{]$|&&$|<<|^function /.test(typed.text) && !(isEdge && text.length === width))
      return { ...typed, count: 1 };
    readLong ??= longCommandReader(lines, width, isPrinted);
    return own && readLong(index, own);
  };
}

/** So many prompts of a paste are kept in mind. */
const mostPrompts = 8;

/** A prompt that no quotation, comment or list begins with. */
const ownPrompt = /^(?=.*[^>#|+*\d\s.:-]).*[$#%>❯➜λ»›⟩〉\ue0a0-\ue0d7]$/u;

/**
 * What the first line of a prompt of two begins with, `workshop on main via v22.3.0`, `~/w main*`; '' for other lines, and
 * where something stands that rows hold. A sign has to stand below it, and below the first of the paste no row above.
 */
const headOf = (text: string): string =>
  inRows.test(text.replace(/ took .*/, '')) || troubled.test(text)
    ? ''
    : (head.exec(text)?.[0] ?? '');
const head = /^(?:[\w.-]+ (?:on|in|via) |\+-+ ?[^\s+-]\S*|\S*[~@]\S*|# \S+ @ )/;
const inRows = /(?<!\S)\d+\/\d|<[a-z]+>|\d[smhdy]$|True|False/;

/** A sign and nothing else. */
const secondOfTwo = /^[^\p{L}\d\s]{1,4}$/u;

/** What was typed behind a prompt that another command of the paste stands behind. */
function behind(text: string, prompts: ReadonlySet<string>): Typed | undefined {
  for (const prompt of prompts)
    if (text.startsWith(`${prompt} `)) {
      const typed = text.slice(prompt.length).trim();
      return { text: typed, start: text.length - typed.length };
    }
  return undefined;
}

/** A reader of typed commands with all their lines; `width` is the length of the longest line. */
function longCommandReader(
  lines: readonly Line[],
  width: number,
  isPrinted: (text: string) => boolean,
): (index: number, typed: Typed) => CommandLines {
  let broken: boolean | undefined; // whether other lines than commands end at the same width
  let lastOf: Map<string, number> | undefined;

  const isBroken = () =>
    (broken ??=
      width >= 60 &&
      lines.filter(({ text }) => text.length === width && !typedCommand(text)).length >=
        (usualWidths.has(width) ? 1 : 2));
  const ofHereDocument = (from: number, end: string): number => {
    lastOf ??= new Map(lines.map(({ text }, index) => [withoutPrompt(text), index]));
    if ((lastOf.get(end) ?? -1) < from) return 0;
    let count = 1;
    while (withoutPrompt(lines[from + count - 1]?.text ?? '') !== end) count++;
    return count;
  };

  return (index, typed) => {
    let { text } = typed;
    let count = 1;
    while (count < 100 && index + count < lines.length) {
      const next = lines[index + count]?.text ?? '';
      const last = lines[index + count - 1]?.text ?? '';
      let longer: string | undefined;
      if (/[\\`^]$/.test(text)) longer = `${text.slice(0, -1).trimEnd()} ${withoutPrompt(next)}`;
      else if (/\||&&$/.test(text.slice(-2)) && next !== '' && !typedCommand(next))
        longer = `${text} ${withoutPrompt(next)}`;
      // A function, to its last line.
      else if (
        /\) ?\{(?:;|$)|^function /.test(text) &&
        !text.endsWith('}') &&
        /^\s|^(?:\w*>|[{}])/.test(next)
      )
        longer = `${text}; ${withoutPrompt(next)}`;
      else if (last.length === width && isBroken() && mayContinue(next)) longer = text + next;
      if (longer === undefined || isPrinted(next)) break;
      text = longer;
      count++;
    }
    const end = /<<-? ?(["']?)(\w+)\1/.exec(text)?.[2];
    if (end !== undefined) count += ofHereDocument(index + count, end);
    return { ...typed, text, count };
  };
}

const withoutPrompt = (text: string) => text.trim().replace(/^(?:>+|More\?) */, '');

/** The rest of a command: no table, no result of kubectl, no other command. */
const mayContinue = (text: string) =>
  text !== '' &&
  !text.trimStart().includes('  ') &&
  !/^\|.*\|$/.test(text) && // in a box all lines are of one length
  !/^(?:[A-Z]{2}|[Ee]rror|No resources|Waiting|timed out|[a-z][a-z\d.-]*\/\S+ )/.test(text) &&
  !/ [a-z]+ed$/.test(text) &&
  !typedCommand(text);
