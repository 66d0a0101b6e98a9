import { LineCounter, parseAllDocuments } from 'yaml';
import type { Document, ParsedNode } from 'yaml';
import { yamlMistakes } from './yaml-mistakes.ts';
import type { YamlMistake } from './yaml-mistakes.ts';

export type YamlDocument = Document.Parsed<ParsedNode>;

/** A YAML text of one or more documents, with what is needed to say where something stands. */
export interface YamlText {
  text: string;
  documents: readonly YamlDocument[];
  lines: LineCounter;
  mistakes: readonly YamlMistake[];
}

/** Never throws: what is wrong is in `mistakes`, in text order. Line ends may be LF or CRLF. */
export function readYamlText(text: string): YamlText {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, {
    lineCounter: lines,
    prettyErrors: false,
    // Errors are told by yamlMistakes; what else there is goes to no terminal.
    logLevel: 'error',
    merge: true,
    // The parser compares each key with all before it; yamlMistakes finds those that stand twice in one pass.
    uniqueKeys: false,
  });
  const documents = Array.isArray(parsed) ? parsed : [];
  const mistakes = yamlMistakes(text, documents, lines);
  return { text, documents, lines, mistakes };
}

/** Line and column from 1; an offset before the first character counts as the first. */
export function position(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(Math.max(0, offset));
  return { line: Math.max(1, line), column: Math.max(1, col) };
}
