import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { load } from './load/load.ts';
import { lazily, replaced } from '#model/memoize.ts';
import type { Sources } from './load/sources.ts';
import type { Workshop } from './resolve/content.ts';
import { resolveWorkshops } from './resolve/resolve.ts';
import { validate } from './validate/validate.ts';

/** The whole of content/, with everything wrong in it. */
export interface Content {
  workshops: readonly Workshop[];
  /** What stops a build, by file and place. */
  problems: readonly Diagnostic[];
  /** Every file looked for, from the project's root: a change of any means reading again. */
  files: readonly string[];
}

/**
 * Reads all workshops below `folder` (a path from the project's root, or absolute), all of their files now. Bad content is never thrown:
 * every problem of every file is in `problems`, and `workshops` holds what could be read all the same.
 */
export function readContent(folder: string, root: string): Content {
  const sources = load(folder, root);
  return replaced(contentOf(sources), { files: contentFiles(sources) });
}

/**
 * The content of sources that are loaded; what is wrong with it is found out when it is looked at. With `only`, that is what is wrong with
 * the lessons that it is true of, and around lessons.
 */
export const contentOf = (sources: Sources, only?: Parameters<typeof validate>[1]): Content =>
  lazily(
    { workshops: resolveWorkshops(sources) },
    { problems: () => validate(sources, only), files: () => contentFiles(sources) },
  );

/** Every file that was looked for, pictures too, by its path from the root. */
export const contentFiles = ({ files, workshops }: Sources): string[] => {
  const lessons = workshops.flatMap((workshop) => workshop.lessons);
  const named = lessons.flatMap((lesson) => lesson.files.map(({ file }) => file));
  const pictures = lessons.flatMap((lesson) => [...lesson.pictures.keys()]);
  return [...new Set([...files.keys(), ...named, ...pictures])];
};
