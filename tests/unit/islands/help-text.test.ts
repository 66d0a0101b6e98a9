import { expect, test } from 'vitest';
import { helpText } from '#islands/help-text.ts';
import { editLink, issueLink } from '#islands/repository-links.ts';

const file = 'content/one/first/zh-CN.mdx';

test.each([
  [{ url: 'https://github.com/a/b' }, 'https://github.com/a/b/edit/main/'],
  [
    { url: 'https://gitlab.example.org/a/g/b/', branch: 'next' },
    'https://gitlab.example.org/a/g/b/-/edit/next/',
  ],
  [
    { url: 'https://codeberg.org/a/b', folder: 'site/docs/' },
    'https://codeberg.org/a/b/_edit/main/site/docs/',
  ],
  [
    { url: 'https://git.example.org/a/b', hosting: 'gitlab' as const },
    'https://git.example.org/a/b/-/edit/main/',
  ],
])('the page that edits a text, in %j', (repository, start) => {
  expect(editLink(repository, file)).toBe(`${start}${file}`);
});

test('an issue is filled in, whatever the letters, and cut where an address would be refused', () => {
  const short = new URL(issueLink({ url: 'https://github.com/a/b' }, 'Lição & 课', 'a=b&c #1'));
  expect(short.pathname).toBe('/a/b/issues/new');
  expect(Object.fromEntries(short.searchParams)).toEqual({ title: 'Lição & 课', body: 'a=b&c #1' });
  const gitlab = new URL(issueLink({ url: 'https://gitlab.com/a/b' }, 'T', 'B'));
  expect(gitlab.pathname).toBe('/a/b/-/issues/new');
  expect(gitlab.searchParams.get('issue[description]')).toBe('B');
  const long = issueLink({ url: 'https://github.com/a/b' }, 'T', '课😀'.repeat(5000));
  expect(long.length).toBeLessThanOrEqual(7000);
  expect(new URL(long).searchParams.get('body')).toMatch(/^(?:课😀)+课?\uFFFD?$/u);
});

test('the text has a paste only where there is one, masked, in a fence that it cannot end', () => {
  const facts = [['Lesson', 'One'] as const, ['Versions', ''] as const];
  expect(helpText(facts)).toBe('- Lesson: One\n');
  expect(helpText(facts, { title: 'Pasted:', text: '```\nme@example.org 10.0.0.1\n' })).toBe(
    '- Lesson: One\n\nPasted:\n\n````text\n```\n••• 10.0.0.1\n````\n',
  );
});
