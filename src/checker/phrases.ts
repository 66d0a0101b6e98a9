/**
 * Parts of what is said that are no plain text: a condition, a value, a list of objects. A finding carries them as
 * data, so that every language says them in its own words: "at least 3", "no mínimo 3", "至少为 3".
 */

/** What a parameter may be. A list is joined, and a phrase is said, in the words of the language. */
export type Param = string | number | Phrase | readonly Param[];

export interface PhraseParams {
  // Conditions, said of a cell, a name, a number or a line: "is at least 3", "begins with “web-”".
  /** A list of values: one of them. */
  'condition.is': { value: Param };
  'condition.is-not': { value: Param };
  'condition.at-least': { value: Param };
  'condition.at-most': { value: Param };
  'condition.more-than': { value: Param };
  'condition.less-than': { value: Param };
  'condition.begins': { text: Param };
  /** A list of endings: one of them. */
  'condition.ends': { text: Param };
  'condition.contains': { text: Param };
  /** One item of a list with commas. */
  'condition.includes': { text: Param };
  /** A text with gaps: `text` has an ellipsis wherever anything may stand. */
  'condition.looks': { text: Param };
  'condition.anything': None;
  /** A line as a whole. */
  'condition.reads': { text: Param };
  'condition.both': { first: Phrase; second: Phrase };
  'condition.of-column': { column: string; condition: Phrase };
  // Values: the same letters in every language, the content of another column, or what the learner chose.
  'value.text': { text: string };
  'value.column': { column: string };
  'value.variable': { variable: string };
  // What was pasted, and what was asked for.
  'paste.kind': { kind: string };
  'paste.objects': { kind: string; names: readonly Param[] };
  'paste.named': { kind: string; condition: Phrase };
  /** What one of these three says, in a namespace. */
  'paste.in': { what: Phrase; namespace: string };
  'paste.table': { columns: readonly string[] };
  'paste.line': { condition: Phrase };
}
type None = Record<never, never>;

export type PhraseCode = keyof PhraseParams;

export interface Phrase {
  code: PhraseCode;
  params: Readonly<Record<string, Param>>;
}

/** A phrase whose parameters are those of its code. */
export function phrase<C extends PhraseCode>(code: C, params: PhraseParams[C]): Phrase {
  return { code, params: { ...params } };
}
