import { expect, test } from 'vitest';
import { outFolderProblem } from '#integration/out-folder.ts';

test.each([
  ['/projects/site/dist/'],
  ['/projects/site/a/b'],
  ['/projects/dist'],
  ['/dist'],
  ['/projects/sit'],
])('a site can be built into %s', (folder) => {
  expect(outFolderProblem(folder, '/projects/site')).toBeUndefined();
});

test('everything is inside of the root of the disk', () => {
  expect(outFolderProblem('/dist', '/')).toBeUndefined();
});

test('a folder beside the project whose path begins like it is refused, with what to do', () => {
  expect(outFolderProblem('/projects/site-new/', '/projects/site')).toBe(
    `Astro cannot build into /projects/site-new: the path begins like that of the project, /projects/site, and is taken for one inside of it.
  → Choose a folder in the project, or another name: --outDir /projects/built-site-new`,
  );
});
