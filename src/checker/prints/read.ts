/**
 * Reads a paste: tables, lines, commands, errors, documents. Never throws, takes linear time, decides nothing:
 * what cannot be read for certain is said to be unreadable.
 */
import { finding } from '#checker/findings.ts';
import type { CommandLines } from '#checker/lines/command-lines.ts';
import { parseCommands } from '#checker/lines/command.ts';
import type { Command } from '#checker/lines/command.ts';
import { cleanText, placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { isFence, isRule } from '#checker/lines/marks.ts';
import { fillIn } from '#checker/lines/variables.ts';
import { readBehindPrompt } from './behind-prompt.ts';
import { claim, noteStray } from './conserved.ts';
import { documentForm, goesOn, readDocument } from './documents.ts';
import { readHeadless } from './headless-rows.ts';
import { closedTable } from './open-table.ts';
import { readOutput } from './output-line.ts';
import { isUnknownWord } from './row-look.ts';
import { readHeader, readRow } from './rows.ts';
import { newSession } from './session.ts';
import type { Session } from './session.ts';
import { headerAt } from './wrap.ts';
import type { Check, Hint, Prints } from '#checker/types.ts';

/** `hint` is what the page knows of the expected output; of a table with a header it only tells which of the kinds that print it. */
export function read(pasted: string, hint: Hint = {}): Prints {
  const { source, lines } = cleanText(pasted);
  const session = newSession(lines, hint);
  for (let index = 0; index < lines.length;) index += step(session, index);
  const { output, commands, errors, findings, documents } = session;
  const tables = session.tables.map(closedTable);
  if (!tables.length && !output.length && !errors.length && !documents.length)
    findings.push(finding(emptyCode(pasted, commands), {}));
  const { typedEnd } = session;
  const unrun = typedEnd > 0 && lines.slice(typedEnd).every(({ text }) => text === '');
  return { source, tables, lines: output, commands, errors, findings, documents, unrun };
}

/** Why there is nothing to read in a paste. */
function emptyCode(pasted: string, commands: Prints['commands']) {
  if (commands.length > 0) return 'command-only';
  return pasted.trim() === '' ? 'nothing-pasted' : 'no-table';
}

/** Reads what begins at this line; returns how many lines that took. */
function step(session: Session, index: number): number {
  const { lines } = session;
  const line = lines[index];
  if (!line || line.text === '') {
    session.unclaimed = [];
    return 1;
  }
  const { text } = line;
  if (isFence(text)) {
    // Only the end of its own block ends a table.
    if (session.open?.fenced !== false) rest(session, 'fence');
    session.fenced = !session.fenced;
    return 1;
  }
  const command = session.commandAt(index) ?? typedByRoot(session, line);
  if (command) {
    if (readBehindPrompt(session, line, command.start)) return 1;
    readCommand(session, line, command);
    return command.count;
  }
  const form = documentForm(text, session.typed[0]?.output);
  const isFree = !session.open || session.open.resting !== undefined;
  const isShown = session.typedText !== undefined && session.typed.length === 0;
  const goes = form && (isObject(text) || goesOn(form, lines[index + 1]?.text ?? ''));
  if (form && (isFree || (goes && !isShown))) return readDocument(session, index, form);
  const header = text.length < 3 ? undefined : headerAt(lines, index, session.named);
  if (header) {
    claim(session, readHeader(session, header, line.number));
    return header.count;
  }
  if (isRule(text)) return 1;
  return readLine(session, index, line);
}

/**
 * What was typed behind a bare `# `. It begins a comment, unless a command behind such a sign has printed a table: then it is the
 * prompt of root. What begins with a capital or without ASCII is a sentence all the same.
 */
function typedByRoot({ root, tables }: Session, { text }: Line): CommandLines | undefined {
  const [sign, command] = /^# *(?! |[A-Z][a-z])(\p{ASCII}.*)/u.exec(text) ?? [];
  if (sign === undefined || command === undefined) return undefined;
  if (root === undefined || (tables.at(-1)?.end ?? 0) <= root) return undefined;
  return { text: command, start: sign.length - command.length, count: 1 };
}

/** A document on a single line. */
const isObject = (text: string): boolean => text.startsWith('{"');

/** A line that is no command, header or document: a row, or what was printed or written beside the tables. */
function readLine(session: Session, index: number, line: Line): number {
  const rows = readRow(session, index) || readHeadless(session, line);
  if (rows === 0) noteStray(session, line);
  // A name alone is a table to be judged, and a line that a lesson may expect.
  if (rows === 0 || session.open?.columns.length === 1) readOutput(session, line, rows > 0);
  return Math.max(1, rows);
}

/** What else is printed now is no row of the table above, unless it reads as one for certain. */
function rest(session: Session, since: 'command' | 'fence'): void {
  session.unclaimed = [];
  if (session.open) session.open.resting = since;
}

/** Commands worth parsing: hostile text may hold millions of others. */
const mayBeKubectl = /kubectl|KUBECTL|kubecolor|\boc |\bk[bc]? |\bkg[a-z]|\bget /;

/** Commands that print nothing: what stands below them is still of the table above. */
const silent = /^(?:clear|cls|reset|cd|sleep|export|unset|alias|true|:)(?: [^;|&]*)?$/i;

function readCommand(session: Session, line: Line, typed: CommandLines): void {
  const written = fillIn(typed.text, session.hint.variables).text;
  const text = expanded(session, written);
  // A prompt that waits may stand between two rows that a command in the background prints, or be the first line of two.
  const host = typed.host ?? session.host;
  session.host = undefined;
  if (!/[\p{L}\d]/u.test(text)) {
    session.host = typed.host;
    return;
  }
  if (!silent.test(text) && !isUnknownWord(text)) rest(session, 'command');
  session.commands.push({
    text: written,
    at: placeOf(line, typed.start),
    ...(host && { host }),
    ...(text !== written && { means: text }),
  });
  session.typed = kubectlIn(text);
  session.typedText = text;
  session.typedEnd = line.number - 1 + typed.count;
  session.root = line.text.startsWith('#') ? (session.root ?? line.number) : undefined;
  session.headless.clear();
  if (session.typed.some(({ verb }) => listing.test(verb))) session.open = undefined;
  const custom = session.typed.flatMap(({ customColumns }) => customColumns);
  session.named = new Set([...(session.hint.columns ?? []), ...custom]);
}

/** `alias kgp='kubectl get pods'`, `kgp() { kubectl get pods; }`, `function kgp { … }`, `abbr kgp …`. */
const definition =
  /(?<=^|[;&] ?)(?:(?:alias|abbr|function)(?: -\S+)* (\w[\w-]{0,40})|(\w[\w-]{0,40}) ?\(\))[^\w-]+(?:(?<=['"])([^'"]*)|(\w.*\w))/g;

/** What was typed, with the command in place of a name that the paste has given it. */
function expanded({ aliases }: Session, text: string): string {
  for (const [, alias, name = alias, quoted, command = quoted] of text.matchAll(definition))
    if (name !== undefined && aliases.size < mostAliases) aliases.set(name, command ?? '');
  if (aliases.size === 0) return text;
  aliases.delete(/^unalias ([\w-]+)/.exec(text)?.[1] ?? '');
  return text.replaceAll(
    /(?<=^|[;&|] ?|time )(?!time )([\w-]+)\b(?! ?\()([^;&|]*)/g,
    (call, name: string, args: string) => {
      const command = aliases.get(name);
      if (command === undefined) return call;
      // A function says where its arguments go, an alias has them at its end.
      const called = command.replaceAll(placeOfArguments, () => args.trim());
      return called === command ? command + args : called;
    },
  );
}

/** `"$@"` of bash, `$argv` of fish, `@args` of PowerShell. */
const placeOfArguments = /"?[$@](?:[@*\d]|argv|args?)"?/g;

/** So many names of commands are kept in mind. */
const mostAliases = 99;

/** The kubectl commands of a typed line. */
const kubectlIn = (text: string): Command[] =>
  mayBeKubectl.test(text) ? parseCommands(text).filter(({ verb }) => verb !== '') : [];

/** The verbs of kubectl that print a table of their own. */
const listing = /^(?:get|events|top (?:node|pod)s?|api-resources)$/;

/**
 * What a check tells `read` about the output it expects: its command, its kinds, and the headers of the first table of another
 * tool that it asks for. Pass every paste for the check through the same hint.
 */
export function hintFor({ command, expect = [], variables }: Check): Hint {
  const kinds = expect.flatMap(({ kind }) => kind ?? []);
  return { command, kinds, columns: expect.find(({ table }) => table)?.table, variables };
}
