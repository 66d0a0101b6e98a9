import { expect, test } from 'vitest';
import { outFolderProblem } from '#integration/out-folder.ts';

test.each([['/work/site/dist/'], ['/work/site/a/b'], ['/work/dist'], ['/dist'], ['/work/sit']])(
  'a site can be built into %s',
  (folder) => {
    expect(outFolderProblem(folder, '/work/site')).toBeUndefined();
  },
);

test('everything is inside of the root of the disk', () => {
  expect(outFolderProblem('/dist', '/')).toBeUndefined();
});

test('a folder beside the project whose path begins like it is refused, with what to do', () => {
  expect(outFolderProblem('/work/site-new/', '/work/site')).toBe(
    `Astro cannot build into /work/site-new: the path begins like that of the project, /work/site, and is taken for one inside of it.
  → Choose a folder in the project, or another name: --outDir /work/built-site-new`,
  );
});
