import type { LookalikeOrigin } from '#transforms/typographic.ts';

/**
 * Every diagnostic that the content can have by its code, with what its message is made of. `known` are names that could
 * stand in place of the one that is wrong; `about` is the description of a key in its schema.
 */
export interface DiagnosticParams {
  // Files and folders
  'content-missing': { folder: string };
  'no-workshops': { folder: string };
  'folder-name': { name: string; wrong: string };
  'file-missing': { what: string; instead?: string | undefined };
  'file-unreadable': { what: string; reason: string };
  'file-empty': { what: string };
  conflict: { end: number };
  'not-utf8': { byte: number; offset: number };
  lookalike: { name: string; intended: string; isThere: boolean };
  'lesson-folder-missing': {
    lesson: string;
    /** Where it seems to be now. */
    moved: { workshop: string; from: string; to: string } | undefined;
  };
  'lesson-not-listed': { lesson: string };
  'lesson-twice': { lesson: string };
  'part-twice': { part: string };
  'lessons-and-parts': Record<string, never>;
  'change-interrupted': { folder: string };
  'shared-twice': { kind: string; id: string };
  'alias-taken': { alias: string };
  'lessons-missing': Record<string, never>;
  'locale-twice': { locale: string };
  'source-not-listed': { source: string; known: readonly string[] };
  'source-missing': { source: string; instead: string | undefined };
  'locale-unknown': { locale: string; known: readonly string[] };
  'locale-not-listed': { locale: string; known: readonly string[] };
  'words-locale': { locale: string; known: readonly string[] };
  'words-source': { name: string; source: string };
  'form-twice': { form: string; id: string; owner: string };
  'lock-damaged': Nothing;
  'lock-newer': { version: number };
  // YAML
  'yaml-syntax': { reason: string };
  'yaml-blank': { blank: string };
  'yaml-indent': { column: number; levels: readonly { column: number; line: number }[] };
  'yaml-below-text': { key: string; line: number };
  'yaml-text-below': { key: string; line: number };
  'yaml-key-twice': { key: string; firstLine: number };
  'yaml-key-empty': { key: string; twice: string; line: number };
  'yaml-colon': { key: string; text: string };
  'yaml-open': { mark: string; close: string };
  'yaml-comment': { text: string };
  'yaml-begins': { mark: string; text: string };
  'yaml-behind': { text: string };
  'yaml-no-colon': { text: string };
  'yaml-no-blank': { text: string };
  'yaml-escape': { escape: string };
  'yaml-documents': { found: number };
  'unknown-key': { key: string; of: string; known: readonly string[] };
  'missing-key': { name: string; known: readonly string[]; about: string | undefined };
  'wrong-type': {
    name: string;
    is: string;
    expected: readonly string[];
    value: string | undefined;
    about: string | undefined;
    /** What stands there, where it is text. */
    text?: string | undefined;
    /** Whether it is expected in each language. */
    isLocalized?: boolean;
    /** The keys of a map that is expected, and the one that what stands there was probably meant for. */
    keys?: readonly string[];
    only?: { key: string; isList: boolean };
    /** Whether a map is meant as text that begins with braces. */
    hasBraces?: boolean;
  };
  'wrong-value': {
    name: string;
    value: string;
    known: readonly string[];
    about: string | undefined;
  };
  'wrong-text': {
    name: string;
    value: string;
    wrong: string;
    /** What can be written instead, where it is to be an id. */
    id: string | undefined;
    about: string | undefined;
  };
  'wrong-name': { name: string; wrong: string; instead?: string | undefined };
  'variable-example': { name: string; example: string; pattern: string };
  'unknown-constant': { name: string; known: readonly string[] };
  // The structure of a lesson
  'unknown-id': { kind: string; id: string; known: readonly string[] };
  prompt: { prompt: string; rest: string };
  comment: { text: string };
  placeholder: { text: string };
  typographic: { name: string; typed: string; origin: LookalikeOrigin };
  'unknown-environment': { name: string; known: readonly string[] };
  'environment-name': { name: string; known: readonly string[] };
  'check-in-when': { id: string };
  'unknown-tab': { when: string; known: readonly string[] };
  'unknown-variable': { name: string; known: readonly string[] };
  'variable-of-shell': { name: string; shell: string };
  'manifest-path': { path: string };
  'path-syntax': { path: string; at: number; expected: string };
  'document-missing': { doc: string | undefined; names: readonly string[] };
  'document-ambiguous': { doc: string | undefined; names: readonly string[] };
  'path-missing': { path: string; segment: string; siblings: readonly string[] };
  'path-empty': { path: string };
  'path-ambiguous': { path: string; segment: string; found: number; siblings: readonly string[] };
  'path-wrong-type': { path: string; segment: string; is: string; needed: string };
  'step-outside': {
    id: string;
    lines: { from: number; to: number };
    shown: { from: number; to: number };
  };
  'duplicate-step': { id: string };
  'unknown-reason': { why: string; known: readonly string[] };
  'unknown-version': { version: string; usual: string | undefined; known: readonly string[] };
  'differs-nothing': Nothing;
  'differs-column': { column: string; known: readonly string[] };
  'differs-match': { column: string | undefined; match: string | undefined };
  'differs-pattern': { match: string; reason: string };
  'check-empty': Nothing;
  'column-printed': { column: string; known: readonly string[] };
  'kind-printed': {
    kind: string;
    printed: readonly string[];
    kinds: readonly string[];
    columns: readonly string[] | undefined;
  };
  'namespace-requested': { namespace: string; requested: readonly string[] };
  expectation: { wrong: string; todo: string };
  condition: { text: string };
  count: { text: string };
  'output-not-met': { check: string; got: string; findings: string };
  'sample-verdict': { check: string; expected: string; got: string; findings: string };
  'sample-form': Nothing;
  'change-nothing': Nothing;
  'change-row': { object: string; known: readonly string[] };
  'change-column': { object: string; column: string; known: readonly string[] };
  // Questions
  'question-answers': { id: string; count: number };
  'question-unanswerable': { id: string };
  'question-silent': { id: string };
  'answer-missing': { id: string; question: string };
  'unknown-answer': { id: string; question: string; known: readonly string[] };
  'answer-twice': { id: string };
  'answer-words': { id: string };
  'answer-why': { id: string };
  'prediction-late': { question: string; output: string };
  'prediction-twice': { output: string; first: string };
  // Components of the project
  'type-and-values': { name: string };
  'component-file': { name: string; file: string; known: readonly string[] };
  'component-undeclared': { name: string; declared: string };
  'component-words': { name: string; locales: readonly string[] };
  'component-example': { name: string; reason: string };
  // Diagrams
  'svg-syntax': { wrong: string };
  'svg-element': { name: string; known: readonly string[] };
  'svg-root': { name: string };
  'svg-attribute': { element: string; name: string; known: readonly string[] };
  'svg-class': { name: string; known: readonly string[] };
  'svg-size': { value: string | undefined; most: number };
  'svg-reference': { value: string; known: readonly string[] };
  'svg-words': { text: string };
  'svg-label': { wrong: string };
  'label-missing': { id: string; diagram: string };
  'unknown-label': { id: string; diagram: string; known: readonly string[] };
  'label-twice': { id: string };
  'label-words': { id: string };
  'label-wide': { id: string; wide: number; room: number };
  'diagram-silent': { id: string };
  // Prose
  'front-matter-missing': { is: 'none' | 'open' | 'late' };
  'fence-open': Nothing;
  'mdx-syntax': { reason: string; written: string };
  'heading-id-form': { id: string };
  'heading-id-missing': { text: string; depth: number };
  'heading-one': { text: string };
  'reserved-id': { id: string };
  'import-export': { word: string };
  expression: { text: string };
  'unknown-component': { name: string; known: readonly string[] };
  'component-inline': { name: string };
  'component-misplaced': { name: string; inside: string };
  'component-children': { name: string };
  'component-content': { name: string; only: string };
  'image-missing': { url: string; instead: string | undefined };
  'image-broken': { isEmpty: boolean };
  'constant-blanks': { name: string };
  'address-blank': { address: string };
  'part-below': { part: string; below: string };
  'image-elsewhere': { url: string };
  'step-empty': { id: string };
  'criterion-empty': Nothing;
  'criterion-words': Nothing;
  'hint-empty': Nothing;
  'hints-many': { check: string };
  'hint-for': { code: string; verdicts: readonly string[]; codes: readonly string[] };
  /** What each hint is for, '' for anything; here and in the source. */
  'hints-differ': {
    check: string;
    here: readonly string[];
    there: readonly string[];
    source: string;
  };
  'missing-attribute': { element: string; name: string };
  'unknown-attribute': { element: string; name: string; known: readonly string[] };
  'attribute-expression': { element: string; name: string };
  'attribute-flag': { element: string; name: string };
  'attribute-empty': { element: string; name: string };
  'attribute-number': { element: string; name: string; value: string };
  'attribute-value': { element: string; name: string; value: string; known: readonly string[] };
  'unknown-step': { id: string; walkthrough: string; known: readonly string[] };
  'duplicate-id': { kind: string; id: string; unit: string; firstLine: number };
  'colliding-id': { kind: string; id: string; unit: string; firstLine: number };
  'again-without-first': { kind: string; id: string };
  'step-order': { id: string; after: string; order: readonly string[] };
  'step-missing': { id: string; walkthrough: string };
  'not-in-source': { kind: string; id: string; source: string; known: readonly string[] };
  'out-of-order': {
    kind: string;
    id: string;
    source: string;
    after: { kind: string; id: string } | undefined;
  };
}

type Nothing = Record<never, never>;
