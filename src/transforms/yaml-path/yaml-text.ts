import { LineCounter, parseAllDocuments, visit } from 'yaml';
import type { Document, ParsedNode } from 'yaml';

export type YamlDocument = Document.Parsed<ParsedNode>;

/** A YAML text of one or more documents, with what is needed to say where something stands. */
export interface YamlText {
  text: string;
  documents: readonly YamlDocument[];
  lines: LineCounter;
  errors: readonly { message: string; line: number; column: number }[];
}

/** Errors that do not make the parser lose its way; of all others only the first can be believed. */
const independent: ReadonlySet<string> = new Set([
  'DUPLICATE_KEY',
  'BAD_ALIAS',
  'KEY_OVER_1024_CHARS',
]);

/** Never throws: what is wrong is in `errors`, in text order. Line ends may be LF or CRLF. */
export function readYamlText(text: string): YamlText {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const documents = Array.isArray(parsed) ? parsed : [];
  const all = documents.flatMap((document) => document.errors);
  const firstOfSyntax = all.find(({ code }) => !independent.has(code));
  const errors = all
    .filter((error) => error === firstOfSyntax || independent.has(error.code))
    .map((error) => ({ message: error.message, ...position(lines, error.pos[0]) }));
  const dangling = documents.flatMap((document) => danglingAliases(document, lines));
  return { text, documents, lines, errors: [...errors, ...dangling] };
}

/** Aliases without an anchor before them; the parser notices only when it makes values of them. */
function danglingAliases(document: YamlDocument, lines: LineCounter): YamlText['errors'] {
  const errors: { message: string; line: number; column: number }[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) !== undefined) return;
      const place = position(lines, alias.range?.[0] ?? 0);
      errors.push({
        message: `There is no anchor &${alias.source} before *${alias.source}`,
        ...place,
      });
    },
  });
  return errors;
}

/** Line and column from 1; an offset before the first character counts as the first. */
export function position(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(Math.max(0, offset));
  return { line: Math.max(1, line), column: Math.max(1, col) };
}
