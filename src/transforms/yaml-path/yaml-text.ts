import { LineCounter, parseAllDocuments } from 'yaml';
import type { Document, ParsedNode } from 'yaml';

export type YamlDocument = Document.Parsed<ParsedNode>;

/** A YAML text of one or more documents, with what is needed to say where something stands. */
export interface YamlText {
  text: string;
  documents: readonly YamlDocument[];
  lines: LineCounter;
  errors: readonly { message: string; line: number; column: number }[];
}

/** Never throws: what is wrong is in `errors`, in text order. Line ends may be LF or CRLF. */
export function readYamlText(text: string): YamlText {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const documents = Array.isArray(parsed) ? parsed : [];
  const errors = documents
    .flatMap((document) => document.errors)
    .map((error) => ({ message: error.message, ...position(lines, error.pos[0]) }));
  return { text, documents, lines, errors };
}

/** Line and column from 1; an offset before the first character counts as the first. */
export function position(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(Math.max(0, offset));
  return { line: Math.max(1, line), column: Math.max(1, col) };
}
