import type { ProblemPlace } from '#model/problems/problem.ts';
import type { WorkshopSources } from './sources.ts';

/** What a finding of a rule counts as; `error` makes lint end with exit code 1. */
export const severities = ['off', 'advice', 'error'] as const;

export type Severity = (typeof severities)[number];

/** A change that cannot do harm: UTF-16 offsets in the text of the file the finding is in, end exclusive. */
export interface Fix {
  start: number;
  end: number;
  text: string;
}

/** What a rule found at a place: what is wrong, and what to do. */
export interface Found {
  place: ProblemPlace;
  /** The line in which what holds the place begins, where a comment can stand before it only there. */
  from?: number;
  message: string;
  hint: string;
  fix?: Fix;
}

/** A piece of a file, for the documentation. */
interface Example {
  lang: 'mdx' | 'yaml';
  text: string;
}

/** A rule of lint. Its id is its key in the table of rules. */
export interface Rule {
  severity: Severity;
  /** An error with `--complete`. */
  complete?: true;
  /** What it finds and why that matters, in sentences. */
  about: string;
  wrong: Example;
  right: Example;
  /** Looks at one workshop; `all` are there for what leads to others. None: the command runs a program for it. */
  find?: (workshop: WorkshopSources, all: readonly WorkshopSources[]) => Iterable<Found>;
}
