import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { load } from './load/load.ts';
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
 * Reads all workshops below `folder` (a path from the project's root, or absolute). Bad content is never thrown: every
 * problem of every file is in `problems`, and `workshops` holds what could be read all the same.
 */
export const readContent = (folder: string, root: string): Content => contentOf(load(folder, root));

/** The content of sources that are loaded; what is wrong with it is found out when it is looked at. */
export function contentOf(sources: Sources): Content {
  let problems: readonly Diagnostic[] | undefined;
  return {
    workshops: resolveWorkshops(sources),
    get problems() {
      return (problems ??= validate(sources));
    },
    files: contentFiles(sources),
  };
}

/** Every file that was looked for, pictures too, by its path from the root. */
export const contentFiles = ({ files, workshops }: Sources): string[] => {
  const pictures = workshops.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) => [...lesson.pictures.keys()]),
  );
  return [...new Set([...files.keys(), ...pictures])];
};
