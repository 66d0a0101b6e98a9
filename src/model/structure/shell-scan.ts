import { hereDocumentAt, hereDocumentEnd, lineEnd } from './here-document.ts';
import type { HereDocument } from './here-document.ts';

/** What a shell command holds that matters to somebody who copies it. Offsets are UTF-16, in the command. */
export interface ShellScan {
  /** `$NAME` and `${NAME…}` where the shell would fill them in. */
  variables: readonly { name: string; offset: number }[];
  /** Names the command itself gives a value: `NAME=…`, `for NAME in`, `read NAME`. */
  assigned: readonly string[];
  /** Where comments begin; `#` in quotes, words and here-documents begins none. */
  comments: readonly { offset: number }[];
  /** `<NAME>`: outside quotes a redirection (design, section 3). In quotes and here-documents only capitals count. */
  placeholders: readonly { text: string; offset: number }[];
  /** The texts of here-documents, without the line that ends them; `end` exclusive. */
  documents: readonly { start: number; end: number }[];
  /** A quote, a substitution, a here-document or a line that goes on is not closed. */
  isOpen: boolean;
}

type Mode = 'plain' | 'single' | 'double';

const isNameStart = (c: string | undefined): boolean => c !== undefined && /[a-z_]/i.test(c);
const isName = (c: string | undefined): boolean => c !== undefined && /\w/.test(c);
const isWordStart = (c: string | undefined): boolean => c === undefined || ' \t\n;&|('.includes(c);

/** Reads a command of a POSIX shell, as far as needed to tell quotes, comments and here-documents apart. Linear. */
export function scanShell(command: string): ShellScan {
  const variables: { name: string; offset: number }[] = [];
  const assigned: string[] = [];
  const comments: { offset: number }[] = [];
  const placeholders: { text: string; offset: number }[] = [];
  const documents: { start: number; end: number }[] = [];
  const waiting: HereDocument[] = [];
  let isCut = false;
  const modes: Mode[] = ['plain'];
  let at = 0;
  const mode = (): Mode => modes.at(-1) ?? 'plain';
  const takeVariable = (): void => {
    const start = at + (command[at + 1] === '{' ? 2 : 1);
    const name = nameAt(command, '#!'.includes(command[start] ?? ' ') ? start + 1 : start);
    if (name !== '') variables.push({ name, offset: at });
  };
  const takePlaceholder = (isQuoted: boolean): void => {
    const text = placeholderAt(command, at, isQuoted);
    if (text !== undefined) placeholders.push({ text, offset: at });
  };
  while (at < command.length) {
    const c = command[at];
    const inside = mode();
    if (inside === 'single') {
      if (c === '<') takePlaceholder(true);
      if (c === "'") modes.pop();
    } else if (c === '\\') {
      at += 1;
      isCut ||= at >= command.length;
    } else if (c === '$' && command[at + 1] === '(') {
      modes.push('plain');
      at += 1;
    } else if (c === '$') takeVariable();
    else if (c === '"') {
      if (inside === 'double') modes.pop();
      else modes.push('double');
    } else if (c === '<' && (inside === 'double' || command[at + 1] !== '<')) {
      takePlaceholder(inside === 'double');
    } else if (inside === 'double') {
      // Nothing else means anything between double quotes.
    } else if (c === "'") modes.push('single');
    else if (c === ')' && modes.length > 1) modes.pop();
    else if (c === '<') {
      const here = hereDocumentAt(command, at);
      if (here !== undefined) waiting.push(here.document);
      at = here?.end ?? at + 2;
      continue;
    } else if (c === '#' && isWordStart(command[at - 1])) {
      comments.push({ offset: at });
      at = lineEnd(command, at);
      continue;
    } else if (c === '\n') {
      let start = at + 1;
      for (const document of waiting.splice(0)) {
        const end = hereDocumentEnd(command, start, document);
        scanBody(command, start, end, document, variables, placeholders);
        documents.push({ start, end });
        isCut ||= end >= command.length;
        start = lineEnd(command, end) + 1;
      }
      at = start;
      continue;
    } else if (isNameStart(c) && isWordStart(command[at - 1])) {
      assigned.push(...assignedAt(command, at));
    }
    at += 1;
  }
  const isOpen = isCut || modes.length > 1 || waiting.length > 0;
  return { variables, assigned, comments, placeholders, documents, isOpen };
}

function nameAt(text: string, start: number): string {
  if (!isNameStart(text[start])) return '';
  let end = start;
  while (isName(text[end])) end += 1;
  return text.slice(start, end);
}

function assignedAt(text: string, start: number): string[] {
  const word = nameAt(text, start);
  const end = start + word.length;
  if (text[end] === '=' || (text[end] === '+' && text[end + 1] === '=')) return [word];
  if (word !== 'for' && word !== 'read') return [];
  const rest = text.slice(end, lineEnd(text, end)).split(/[;&|<]/, 1)[0] ?? '';
  const words = rest.split(/\s+/).filter((each) => each !== '' && !each.startsWith('-'));
  return word === 'for' ? words.slice(0, 1) : words;
}

function placeholderAt(text: string, at: number, isQuoted: boolean): string | undefined {
  if (!isNameStart(text[at + 1])) return undefined;
  let end = at + 1;
  while (isName(text[end]) || text[end] === '-' || text[end] === '.') end += 1;
  const name = text.slice(at + 1, end);
  if (text[end] !== '>') return undefined;
  return isQuoted && (name.length < 2 || name !== name.toUpperCase()) ? undefined : `<${name}>`;
}

function scanBody(
  text: string,
  start: number,
  end: number,
  { literal }: HereDocument,
  variables: { name: string; offset: number }[],
  placeholders: { text: string; offset: number }[],
): void {
  for (let at = start; at < end; at += 1) {
    if (text[at] === '\\' && !literal) at += 1;
    else if (text[at] === '$' && !literal) {
      const name = nameAt(text, at + (text[at + 1] === '{' ? 2 : 1));
      if (name !== '') variables.push({ name, offset: at });
    } else if (text[at] === '<') {
      const placeholder = placeholderAt(text, at, true);
      if (placeholder !== undefined) placeholders.push({ text: placeholder, offset: at });
    }
  }
}
