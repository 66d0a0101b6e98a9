import { expect, test } from 'vitest';
import { excerpt, marked, type Stretch } from '#search/excerpt.ts';
import { makeIndex, openIndex, search, type SearchDocument } from '#search/search-index.ts';

const nothing = { page: 0, anchor: '', lesson: '', text: '', commands: '', code: '', kinds: '' };
const documents: readonly SearchDocument[] = [
  { ...nothing, section: 'Taints', text: 'A taint keeps Pods away.' },
  { ...nothing, page: 1, section: 'Read', commands: 'kubectl taint nodes a lab=b:NoSchedule' },
  {
    ...nothing,
    page: 1,
    section: 'Network',
    text: 'Policies of the network.',
    kinds: 'NetworkPolicy',
  },
  { ...nothing, page: 2, section: 'Output', code: 'web   0/1   CrashLoopBackOff' },
];
// As the browser gets it: through JSON.
const index = openIndex(JSON.parse(JSON.stringify(makeIndex(documents, 'en'))), 'en');
const found = (query: string) => search(index, query).map(({ section }) => section);
const shown = (stretches: readonly Stretch[]) =>
  stretches.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

test('a section with all words is found, one with some of them only where none has all', () => {
  expect(found('kubectl taint')).toEqual(['Read']);
  expect(found('taint bananas')).toEqual(['Taints', 'Read']);
  expect(found('bananas')).toEqual([]);
  expect(found('')).toEqual([]);
});

test('words are found by their beginning, and with a letter that is wrong', () => {
  expect(found('crashloop')).toEqual(['Output']);
  expect(found('NetworkPolicies')).toEqual(['Network']);
  expect(found('Netwerk')).toEqual(['Network']);
});

test('pages that are nearer come first', () => {
  expect(search(index, 'taint').map(({ page }) => page)).toEqual([0, 1]);
  const nearer = (page: number) => (page === 1 ? 100 : 1);
  expect(search(index, 'taint', nearer).map(({ page }) => page)).toEqual([1, 0]);
});

test('what was found is marked in what is shown of it', () => {
  const [hit] = search(index, 'policy');
  expect(shown(marked('Network policies of Policyland', hit?.terms ?? new Set(), 'en'))).toBe(
    'Network [policies] of Policyland',
  );
  expect(shown(marked('nothing', new Set(['policy']), 'en'))).toBe('nothing');
  expect(marked('', new Set(['policy']), 'en')).toEqual([]);
});

test('"of" is not marked where something else was found, and alone it is', () => {
  const terms = (query: string) => [...(search(index, query)[0]?.terms ?? [])];
  expect(terms('policies of')).toEqual(expect.not.arrayContaining(['of']));
  expect(terms('of')).toEqual(['of']);
});

test('an excerpt has the stretch with most of what was found', () => {
  const filler = 'some words that nobody looked for and that fill the line '.repeat(5);
  const text = `A taint here. ${filler}Here a taint and a toleration meet. ${filler}`;
  const terms = new Set(['taint', 'toleration']);
  const excerpted = shown(excerpt(text, terms, 'en'));
  expect(excerpted).toContain('Here a [taint] and a [toleration] meet.');
  expect(excerpted.startsWith('… ')).toBe(true);
  expect(excerpted.endsWith(' …')).toBe(true);
  expect(excerpted.length).toBeLessThan(220);
});

test('an excerpt of a short text is the text, and of one without what was found its beginning', () => {
  expect(shown(excerpt('A\n  short text.', new Set(['short']), 'en'))).toBe('A [short] text.');
  expect(shown(excerpt('x'.repeat(400), new Set(['y']), 'en'))).toBe(`${'x'.repeat(150)} …`);
});
