import { isScalar, visit } from 'yaml';
import type { Document, LineCounter, ParsedNode, YAMLMap, YAMLParseError } from 'yaml';

/** What an author did that made a text no YAML; `offset` is where in the text. */
export type YamlMistake = { offset: number } & (
  | { is: 'blank'; blank: string }
  | { is: 'indent'; column: number; levels: readonly { column: number; line: number }[] }
  | { is: 'below-text'; key: string; line: number }
  | { is: 'text-below'; key: string; line: number }
  | { is: 'key-twice'; key: string; firstLine: number }
  | { is: 'key-empty'; key: string; twice: string; line: number }
  | { is: 'colon'; key: string; text: string }
  | { is: 'open'; mark: string; close: string }
  | { is: 'comment'; text: string }
  | { is: 'begins'; mark: string; text: string }
  | { is: 'behind'; text: string }
  | { is: 'no-colon'; text: string }
  | { is: 'no-blank'; text: string }
  | { is: 'escape'; escape: string }
  | { is: 'syntax'; reason: string }
);

type YamlDocument = Document.Parsed<ParsedNode>;

/** Errors that do not make the parser lose its way; of all others only the first can be believed. */
const independent: ReadonlySet<string> = new Set(['BAD_ALIAS', 'KEY_OVER_1024_CHARS']);

/** Every mistake of a text of YAML, one for each cause, in the terms of who wrote it. */
export function yamlMistakes(
  text: string,
  documents: readonly YamlDocument[],
  lines: LineCounter,
): YamlMistake[] {
  const errors = documents.flatMap((document) => document.errors);
  const syntax = errors.find(({ code }) => !independent.has(code));
  const believed = errors.filter((error) => error === syntax || independent.has(error.code));
  const mistakes = [
    ...believed.map((error) => mistakeOf(text, error)),
    ...documents.flatMap((document) => [
      ...keyMistakes(document, lines),
      ...aliasMistakes(document),
    ]),
  ].sort((a, b) => a.offset - b.offset);
  // A blank that is none moves its line to where it does not belong, and those below it.
  const blanks = mistakes.filter(({ is }) => is === 'blank');
  return blanks.length > 0 ? blanks : mistakes;
}

/** What is behind an error of the parser. */
function mistakeOf(text: string, error: YAMLParseError): YamlMistake {
  const { code, message, pos } = error;
  const offset = Math.min(pos[0], text.length);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = lineAt(text, start);
  const blank = /^ *([^\S\n ])/.exec(line);
  if (blank !== null) {
    const at = start + blank[0].length - 1;
    return { offset: at, is: 'blank', blank: blank[1] ?? '' };
  }
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BLOCK_IN_FLOW':
      return colonMistake(text, error, offset, start, line);
    case 'BAD_INDENT':
      return message.startsWith('Flow')
        ? openMistake(text, offset)
        : indentMistake(text, start, line);
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      return keyMistake(text, offset, start, line, message);
    case 'BAD_SCALAR_START':
      return { offset, is: 'begins', mark: text[offset] ?? '', text: valueAt(text, offset) };
    case 'BAD_DQ_ESCAPE':
      return { offset, is: 'escape', escape: message.replace('Invalid escape sequence ', '') };
    case 'UNEXPECTED_TOKEN': {
      if (/^[|>]/.test(lineAt(text, offset)) || /[|>]$/.test(text.slice(start, offset))) {
        const at = /[|>]/.test(text[offset] ?? '') ? offset : offset - 1;
        return { offset: at, is: 'begins', mark: text[at] ?? '', text: valueAt(text, at) };
      }
      return { offset, is: 'behind', text: lineAt(text, offset) };
    }
    default:
      return text[offset] === '&'
        ? { offset, is: 'begins', mark: '&', text: valueAt(text, offset) }
        : { offset, is: 'syntax', reason: message };
  }
}

const lineAt = (text: string, offset: number): string =>
  text.slice(offset).split('\n', 1)[0]?.trimEnd() ?? '';

/** The rest of a line, without what closes a bracket that was opened before. */
function valueAt(text: string, offset: number): string {
  let value = lineAt(text, offset);
  while (/[}\]]$/.test(value)) value = value.slice(0, -1).trimEnd();
  return value;
}

const keyAt = /^ *(?:- +)*([\w./-]+):(?: |$)/;

/** `title: Helm: the start`: what should be text begins another key. */
function colonMistake(
  text: string,
  { code, message }: YAMLParseError,
  offset: number,
  start: number,
  line: string,
): YamlMistake {
  const before = text.slice(start, offset).trimEnd();
  const key = before.endsWith(':')
    ? before
        .slice(0, -1)
        .split(/[\s,{[]/)
        .at(-1)
    : undefined;
  const written = lineAt(text, offset);
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && key !== undefined && written.includes(': ')) {
    return { offset, is: 'colon', key, text: written };
  }
  const below =
    code === 'BLOCK_AS_IMPLICIT_KEY' ? /^[^\n]*\n *(?=[\w./-]+:)/.exec(text.slice(offset)) : null;
  if (key !== undefined && below !== null) {
    const lineOfKey = text.slice(0, start).split('\n').length;
    return { offset: offset + below[0].length, is: 'below-text', key, line: lineOfKey };
  }
  const [inner = '', ...values] =
    line
      .split(/[,{}[\]]/)
      .map((entry) => entry.split(': '))
      .find(({ length }) => length > 2) ?? [];
  if (values.length === 0) return { offset, is: 'syntax', reason: message };
  const value = values.join(': ').trim();
  return { offset: start + line.indexOf(value), is: 'colon', key: inner.trim(), text: value };
}

/** A line that stands between the columns of those it could belong to; the nearest line of each column counts. */
function indentMistake(text: string, start: number, line: string): YamlMistake {
  const own = line.length - line.trimStart().length;
  const levels: { column: number; line: number }[] = [];
  const above = text.slice(0, start).split('\n').slice(0, -1);
  let least = Infinity;
  for (const [index, each] of [...above.entries()].reverse()) {
    const indent = each.length - each.trimStart().length;
    if (each.trim() === '' || /^\s*#/.test(each) || indent >= least) continue;
    least = indent;
    levels.unshift({ column: indent + 1, line: index + 1 });
  }
  const near = levels.findIndex(({ column }) => column > own + 1);
  const shown = near === -1 ? levels.slice(-2) : levels.slice(Math.max(0, near - 1), near + 1);
  return { offset: start + own, is: 'indent', column: own + 1, levels: shown };
}

/** A line that is no key: text below a `|` that is not indented, a colon that is missing, or a blank behind it. */
function keyMistake(
  text: string,
  offset: number,
  start: number,
  line: string,
  message: string,
): YamlMistake {
  const above = text.slice(0, start).trimEnd().split('\n');
  const header = keyAt.exec(above.at(-1) ?? '');
  if (header !== null && /[|>][-+\d]*$/.test(above.at(-1) ?? '')) {
    return { offset, is: 'text-below', key: header[1] ?? '', line: above.length };
  }
  if (/quote$/.test(message)) {
    const quote = message.slice(-6, -5) === "'" ? "'" : '"';
    const at = Math.max(0, text.lastIndexOf(quote, offset - 1));
    return { offset: at, is: 'open', mark: quote, close: quote };
  }
  if (message.startsWith('Missing , or') && /['"]/.test(text[offset - 1] ?? ''))
    return { offset, is: 'behind', text: lineAt(text, offset) };
  if (/[[{]/.test(message)) return openMistake(text, offset);
  const written = line.trim();
  if (/^[\w./-]+:\S/.test(written)) return { offset, is: 'no-blank', text: written };
  return message.startsWith('Implicit')
    ? { offset, is: 'no-colon', text: written }
    : { offset, is: 'syntax', reason: message };
}

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** The bracket before an offset that nothing closes. */
function openMistake(text: string, offset: number): YamlMistake {
  const found = openBracket(
    text.replaceAll(/\s#.*/g, (comment) => ' '.repeat(comment.length)),
    offset,
  );
  const [comment] = /\s#.*[\]}]$/.exec(lineAt(text, found.offset)) ?? [];
  if (comment === undefined) return found;
  const at = text.indexOf(comment, found.offset) + 1;
  return { offset: at, is: 'comment', text: comment.trim() };
}

function openBracket(text: string, offset: number): YamlMistake {
  let depth = 0;
  for (let at = offset - 1; at >= 0; at -= 1) {
    const mark = text[at] ?? '';
    if (mark === ']' || mark === '}') depth += 1;
    if (mark !== '[' && mark !== '{') continue;
    if (depth === 0) return { offset: at, is: 'open', mark, close: closing[mark] ?? '' };
    depth -= 1;
  }
  return { offset, is: 'open', mark: '[', close: ']' };
}

/** Keys that stand twice in a map, or begin with a blank that is none for YAML. */
function keyMistakes(document: YamlDocument, lines: LineCounter): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Map(_, map) {
      mistakes.push(...twice(map, lines));
    },
  });
  return mistakes;
}

function* twice(map: YAMLMap, lines: LineCounter): Generator<YamlMistake> {
  const firstLines = new Map<string, number>();
  let above: { key: string; offset: number; isEmpty: boolean } | undefined;
  for (const { key, value } of map.items) {
    if (!isScalar(key) || !key.range) continue;
    const name = String(key.value);
    const [offset] = key.range;
    const { line } = lines.linePos(offset);
    const firstLine = firstLines.get(name);
    const blank = /^[^\S\n]/.exec(name);
    if (blank !== null) yield { offset, is: 'blank', blank: blank[0] };
    if (firstLine !== undefined && name !== '<<') {
      if (above?.isEmpty === true) {
        // A key that should hold what follows, so that all of it stands twice.
        yield { offset: above.offset, is: 'key-empty', key: above.key, twice: name, line };
        return;
      }
      yield { offset, is: 'key-twice', key: name, firstLine };
    }
    if (firstLine === undefined) firstLines.set(name, line);
    const isEmpty = value === null || (isScalar(value) && value.value === null);
    above = { key: name, offset, isEmpty };
  }
}

/** Aliases without an anchor before them; the parser notices only when it makes values of them. */
function aliasMistakes(document: YamlDocument): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) !== undefined) return;
      const text = `*${alias.source}`;
      mistakes.push({ offset: alias.range?.[0] ?? 0, is: 'begins', mark: '*', text });
    },
  });
  return mistakes;
}
