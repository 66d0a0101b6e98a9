import { expect, test } from 'vitest';
import { pageAddresses } from '#cli/import/page-addresses.ts';

const pages = [
  { path: 'docs/index.md', lesson: 'home' },
  { path: 'docs/crew/index.md', lesson: 'crew' },
];
const from = { path: 'docs/crew/index.md', lesson: 'crew' };

test.each([
  ['/boats/', 'home'],
  ['/boats', 'home'],
  ['/boats/crew/', 'crew'],
  ['/ships/', undefined],
])('from the path at which a site stood, %s is %s', (address, lesson) => {
  expect(pageAddresses('/nowhere', pages, '/boats').lessonOf(from, address)).toBe(lesson);
});

test('below that path, addresses count from the folder of a language', () => {
  const translated = ['docs/en/index.md', 'docs/en/red.md', 'docs/pt/index.md'].map((path) => ({
    path,
    lesson: path.endsWith('red.md') ? 'red' : 'home',
  }));
  const { lessonOf } = pageAddresses('/nowhere', translated, '/boats');
  const page = { path: 'docs/en/red.md', lesson: 'red' };
  expect([lessonOf(page, '/boats/'), lessonOf(page, '/boats/red/')]).toEqual(['home', 'red']);
});

test('`./` is the page of the folder that a page stands in, also of the source itself', () => {
  const all = ['README.md', 'red.md', 'crew/README.md', 'crew/cook.md'].map((path) => ({
    path,
    lesson: path.replace('.md', '').toLowerCase(),
  }));
  const { lessonOf } = pageAddresses('/nowhere', all);
  const led = all.map((page) => lessonOf(page, './'));
  expect(led).toEqual(['readme', 'readme', 'crew/readme', 'crew/readme']);
});

test('where that is not known, its path is of no page', () => {
  expect(pageAddresses('/nowhere', pages).lessonOf(from, '/boats/')).toBe(undefined);
});

test.each([
  ['oars', 'oars'],
  ['./oars/', 'oars'],
  ['1-oars.md/', 'oars'],
  ['../crew/oars', 'oars'],
  ['masts', undefined],
])('numbers that only order files are in no address: %s is %s', (address, lesson) => {
  const numbered = ['2-crew/1-oars.md', '2-crew/2-red.md', '3-sea/1-oars.md'].map((path, at) => ({
    path,
    lesson: ['oars', 'red', 'sea'][at] ?? '',
  }));
  const page = { path: '2-crew/2-red.md', lesson: 'red' };
  expect(pageAddresses('/nowhere', numbered).lessonOf(page, address)).toBe(lesson);
});

test.each([
  ['../boats.md', undefined],
  ['../README.md', undefined],
  ['boats.md', 'boats'],
  ['README.md', 'nets'],
  ['README.ja.md', undefined],
  ['README.ja', undefined],
  ['README.pt.md', 'nets'],
])('from the page of a folder, %s is %s', (address, lesson) => {
  const all = [
    { path: 'ex/nets/README.md', lesson: 'nets' },
    { path: 'ex/nets/README.pt.md', lesson: 'nets' },
    { path: 'ex/nets/boats.md', lesson: 'boats' },
  ];
  const page = { path: 'ex/nets/README.md', lesson: 'nets' };
  expect(pageAddresses('/nowhere', all).lessonOf(page, address)).toBe(lesson);
});

test('a file of the site is no page of the same name in another folder', () => {
  const alone = [{ path: '_docs/boat.md', lesson: 'boat' }];
  const { lessonOf } = pageAddresses('/nowhere', alone);
  const page = { path: '_docs/boat.md', lesson: 'boat' };
  expect(lessonOf(page, '/assets/downloads/boat.md')).toBe(undefined);
  expect(lessonOf(page, '/docs/boat/')).toBe('boat');
});
