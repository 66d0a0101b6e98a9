/** What the model hands to routes, components and the CLI: plain data (JSON-serializable), everything resolved and checked. */
import type { Minutes } from '#model/schema/minutes.ts';
import type { Claim } from '#model/prove/claims.ts';
import type { LessonYaml, PartName } from '#model/schema/lesson.ts';
import type { WorkshopYaml } from '#model/schema/workshop.ts';
import type {
  Command,
  Diagram,
  GlossaryTerm,
  LessonCheck,
  Localized,
  Manifest,
  Output,
  TextsOfLocale,
  Translation,
  Variable,
  Walkthrough,
} from '#model/types.ts';

/** Lessons that belong together, below a heading. */
interface WorkshopPart {
  id: string;
  title: Localized;
  lessons: readonly string[];
}

export interface Workshop {
  /** Folder name under content/, and the URL segment. */
  name: string;
  title: Localized;
  description: Localized;
  /** The locale all others are translated from. */
  source: string;
  locales: readonly string[];
  /** In order. */
  lessons: readonly Lesson[];
  /** In order, with the names of their lessons; empty where the lessons are one list. */
  parts: readonly WorkshopPart[];
  writtenFor: Readonly<Record<string, string>>;
  /** What a run on a cluster has proved, of all lessons together and of each by its name; undefined: nothing. */
  claim: Claim | undefined;
  claims: Readonly<Record<string, Claim | undefined>>;
  /** Of Kubernetes: those that the lessons are run with, the usual one first; empty where none are named. */
  versions: readonly string[];
  /** By lesson and check: how long a run waited until it was met, in seconds. What a learner would not wait for is left out. */
  waits: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Where it is kept, if it says so. */
  repository: WorkshopYaml['repository'];
  variables: Readonly<Record<string, Variable>>;
  /** What some of the text is for, by name, with what it is called; in the order that the learner chooses from. */
  environments: Readonly<Record<string, Localized>>;
  /** Filled in wherever `{{name}}` stands. */
  constants: Readonly<Record<string, string>>;
  glossary: readonly GlossaryTerm[];
  /** By locale but the source: the words of workshop.yaml and the glossary that are missing or stale. */
  words: Readonly<Record<string, TextsOfLocale>>;
}

/** What the site shows of an entry in lesson.yaml, where that is not what is written there. `resolve.ts` makes it. */
export interface ResolvedParts {
  commands: Command;
  manifests: Manifest;
  walkthroughs: Walkthrough;
  outputs: Output;
  checks: LessonCheck;
  diagrams: Diagram;
}

type WrittenPart<Part extends PartName> = NonNullable<LessonYaml[Part]>[string];

/** Every part of lesson.yaml by id. */
export type LessonParts = {
  [Part in PartName]: Readonly<
    Record<string, Part extends keyof ResolvedParts ? ResolvedParts[Part] : WrittenPart<Part>>
  >;
};

export interface Lesson extends LessonParts {
  name: string;
  minutes: Minutes;
  /** How the minutes were found; undefined where they were not measured. */
  timed: LessonYaml['timed'];
  environments: readonly string[];
  /** What it was called before, as `workshop/lesson`. */
  formerly: readonly string[];
  /** Former ids of its checks, each with what it is called now. */
  formerChecks: Readonly<Record<string, string>>;
  /** Whether the build leaves it out. */
  draft: boolean;
  /** It may be left out. */
  optional: boolean;
  startsFrom: { check?: string | undefined; bring: readonly string[] } | undefined;
  /** Whether some of it is for one environment alone. */
  differsByEnvironment: boolean;
  /** The ids of the checks that stand in the text, in its order: these are what there is to meet in the lesson. */
  checksInText: readonly string[];
  /** Names of the workshop's variables used in this lesson's commands and checks, in order of first use. */
  variables: readonly string[];
  /** By locale; a locale of the workshop without a file is absent: the lesson falls back to the source. */
  translations: Readonly<Record<string, Translation>>;
}
