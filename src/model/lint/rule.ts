import type { Fix } from '#model/diagnostics/diagnostic.ts';
import type { Place } from '#model/diagnostics/place.ts';
import type { WorkshopSources } from '#model/load/sources.ts';
import type { Severity } from '#model/schema/workshop.ts';

/** What a rule found at a place: what is wrong, and what to do. */
export interface Found {
  place: Place;
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
