import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagesAddress, repositoryOf } from '#publish/pages-address.ts';

describe('the repository that a remote names', () => {
  test.each([
    'https://github.com/octocat/my-workshop.git',
    'https://github.com/octocat/my-workshop',
    'https://someone:token@github.com/octocat/my-workshop.git/',
    'git@github.com:octocat/my-workshop.git',
    'github.com:octocat/my-workshop',
    'ssh://git@github.com/octocat/my-workshop.git',
    'ssh://git@github.com:22/octocat/my-workshop.git\n',
  ])('%s', (remote) => {
    expect(repositoryOf(remote)).toEqual({ owner: 'octocat', name: 'my-workshop' });
  });

  test.each([
    'https://gitlab.com/octocat/my-workshop.git',
    'https://github.com.example.org/octocat/my-workshop',
    'https://github.com/octocat',
    '/srv/git/my-workshop.git',
    '',
  ])('is none at GitHub: %s', (remote) => {
    expect(repositoryOf(remote)).toBeUndefined();
  });

  test('any text is read without an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        repositoryOf(text);
        repositoryOf(`git@github.com:${text}`);
      }),
    );
  });
});

describe('where GitHub Pages serves it', () => {
  test.each([
    ['below its name', 'My-Workshop', undefined, 'https://octocat.github.io', '/My-Workshop/'],
    ['at the root', 'Octocat.github.io', undefined, 'https://octocat.github.io', '/'],
    ['at a domain', 'my-workshop', 'learn.example.org', 'https://learn.example.org', '/'],
  ])('%s', (_, name, domain, site, base) => {
    expect(pagesAddress({ owner: 'Octocat', name }, domain)).toEqual({ site, base });
  });
});
