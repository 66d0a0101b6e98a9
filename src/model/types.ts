/**
 * What the content is made of, once it is resolved (`resolve/content.ts`): plain data (JSON-serializable), checked. Constants
 * ({{calico}}) are filled in, YAML paths are line ranges, volatile cells are places.
 */
import type { Check, VerdictCode } from '#checker/types.ts';
import type { DiagramPart } from '#transforms/svg/diagram-parts.ts';

export type { Expectation, LineExpectation } from '#checker/types.ts';

/** A text per locale. */
export type Localized = Readonly<Record<string, string>>;

export interface GlossaryTerm {
  /** The same in every language. */
  id: string;
  /** Whether its first use in a lesson is a link. */
  link: boolean;
  /** By locale. */
  words: Readonly<Record<string, TermWords>>;
}

/** A term in one language. */
export interface TermWords {
  term: string;
  /** Other forms of it in prose. */
  also: readonly string[];
  /** What some say for it and this workshop does not. */
  not: readonly string[];
  meaning: string;
}

/** Units as in lessons: `title`, `description`, `variables.NAME`, `reasons.NAME`, `environments.NAME`, `glossary.ID`. */
export interface TextsOfLocale {
  /** How many units the source has. */
  units: number;
  missing: readonly string[];
  stale: readonly string[];
}

/** Something the learner chooses: a shell variable in the commands. */
export interface Variable {
  example: string;
  /** Source of a regular expression that the whole value must match. */
  pattern: string;
  label: Localized;
}

export interface Command {
  /** One item = one command = one copy button; byte for byte what is copied. */
  run: readonly string[];
  /** Whether "copy all" is offered (several commands, none waits for reading an earlier output). */
  copyAll: boolean;
  /** What the commands are for. */
  goal: Localized | undefined;
  /** The environment that they are for, where they are not for all. */
  environment: string | undefined;
}

export interface Manifest {
  /** Path relative to the lesson folder. */
  file: string;
  text: string;
  /** URL of the whole file this one was reduced from, if it was. */
  reducedFrom: string | undefined;
}

/** Lines are 1-based and inclusive, counted in the manifest's text. */
interface LineRange {
  from: number;
  to: number;
}

export interface Walkthrough {
  manifest: string;
  /** The part of the manifest that is shown. */
  shown: LineRange;
  steps: readonly (LineRange & { id: string; path: string })[];
}

export interface PrintedText {
  text: string;
  /** Cells that differ on the learner's machine, in text order; `line` 1-based, offsets in that line. */
  marks: readonly { line: number; start: number; end: number; why: string }[];
  /** Where nothing differs but by the values that the learner fills in: examples of the lesson's variables, in text order. */
  chosen: readonly { line: number; start: number; end: number }[];
  /** Each reason used, once, in order; the words of a workshop's own reason, undefined for the built-in ones. */
  reasons: readonly { why: string; words: Localized | undefined }[];
}

export interface Output extends PrintedText {
  /** What is printed with other versions of Kubernetes, where that is something else. */
  versions: Readonly<Record<string, PrintedText>>;
}

export interface LessonCheck {
  /** Id of the command whose output is pasted. */
  command: string | undefined;
  /** Other commands for it, each with the tab that has to be chosen: `system=macos`. */
  variants: readonly { when: string; text: string }[];
  /** Id of the output that shows what is expected. */
  output: string | undefined;
  /** What the checker is given. */
  check: Check;
  /** Proved at build. */
  samples: readonly { text: string; verdict: VerdictCode }[];
}

export interface Diagram {
  /** Path relative to the lesson folder. */
  file: string;
  /** Of the viewBox, in its units: 16 of them are as wide as 1rem. */
  width: number;
  height: number;
  /** What stands inside `<svg>`, safe to be inlined, and the places of the labels. */
  parts: readonly DiagramPart[];
  /** By label: how wide its words may be, in units of the viewBox, and the size of their letters. */
  labels: Readonly<Record<string, { room: number; size: number }>>;
}

export interface Translation {
  locale: string;
  /** Path from the project's root, with forward slashes: the key of its prose in the module of the lesson. */
  file: string;
  title: string;
  description: string;
  objectives: readonly string[];
  prerequisites: readonly string[];
  /** Whether the text begins with the description, as in most imported lessons: then the page does not say it above the text too. */
  beginsWithDescription: boolean;
  /** Whether MDX can read it. In a build all are. */
  isReadable: boolean;
  /** h2 and h3 of the page as the reader sees it (missing units filled in from the source). */
  headings: readonly Heading[];
  /** How many units the source has. */
  units: number;
  /** Ids whose prose is missing here and filled in from the source. */
  missing: readonly string[];
  /** Ids whose source text changed since they were translated. */
  stale: readonly string[];
}

export interface Heading {
  depth: 2 | 3;
  id: string;
  text: string;
}

/** A section of a lesson in one language, as plain text, to be searched. */
export interface Section {
  /** Of the element it begins at; '' for what stands before the first heading. */
  id: string;
  title: string;
  /** Prose, a line for each paragraph. */
  text: string;
  /** Commands to copy. */
  commands: string;
  /** Other blocks of code: outputs, manifests. */
  code: string;
  /** Kinds of the manifests that are shown. */
  kinds: readonly string[];
}
