import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeManyLessons } from './many-lessons.ts';
import { packaged } from './packaged.ts';
import { writePlainSite } from './plain-site.ts';

const repository = resolve(import.meta.dirname, '../..');

/** A project with an astro.config, and the addresses of its pages. */
export interface Site {
  name: 'readyroom' | 'plain';
  root: string;
  /** The English page of a lesson. */
  page(lesson: number): string;
}

/**
 * Two sites of the same lessons, so many in three languages: one by Readyroom, one by plain Astro and MDX. They are below
 * `.cache/`, where packages are found.
 */
export function writeSites(lessons: number): readonly [readyroom: Site, plain: Site] {
  const folder = (name: string): string => {
    const root = join(repository, '.cache/bench', `${name}-${lessons}`);
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    const written = writeManyLessons(lessons);
    renameSync(join(written, 'content'), join(root, 'content'));
    rmSync(written, { recursive: true });
    return root;
  };
  return [readyroomSite(folder('readyroom')), plainSite(folder('plain'))];
}

function readyroomSite(root: string): Site {
  writeFileSync(
    join(root, 'astro.config.mjs'),
    `import readyroom from '${packaged('integration/index.js')}';
export default { integrations: [readyroom()] };\n`,
  );
  return { name: 'readyroom', root, page: (lesson) => `/en/many/lesson-${lesson}/` };
}

function plainSite(root: string): Site {
  writePlainSite(root);
  return { name: 'plain', root, page: (lesson) => `/en/lesson-${lesson}/` };
}
