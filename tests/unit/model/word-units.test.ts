import { expect, test } from 'vitest';
import { accepted } from '#model/translations/lock.ts';
import { translatedTexts, textHashes, textUnits } from '#model/translations/text-units.ts';
import { readChanged } from './written-content.ts';

const glossary = [
  {
    id: 'taint',
    link: true,
    words: {
      en: { term: 'taint', also: ['taints'], not: [], meaning: 'A mark.' },
      fr: { term: 'taint', also: [], not: [], meaning: 'Une marque.' },
    },
  },
];
const data = {
  source: 'en',
  locales: ['en', 'fr'],
  lessons: ['one'],
  title: { en: 'A workshop', fr: 'Un atelier' },
  variables: { NODE: { example: 'a', pattern: 'a', label: { en: 'A node' } } },
  reasons: { nodeCount: { en: 'one per node', fr: 'un par nœud' } },
};
const units = textUnits(data, glossary);
const lock = accepted({}, 'fr', textHashes(units, 'en'), [...units.keys()]);

test('titles, labels, reasons and terms are units', () => {
  expect([...units.keys()]).toEqual([
    'title',
    'variables.NODE',
    'reasons.nodeCount',
    'glossary.taint',
  ]);
});

test('what a locale does not have is missing', () => {
  expect(translatedTexts(units, data, {})).toEqual({
    fr: { units: 4, missing: ['variables.NODE'], stale: [] },
  });
});

test.each([
  [
    'another meaning',
    { term: 'taint', also: ['taints'], not: [], meaning: 'A stain.' },
    ['glossary.taint'],
  ],
  [
    'another term',
    { term: 'stain', also: ['taints'], not: [], meaning: 'A mark.' },
    ['glossary.taint'],
  ],
  ['other forms', { term: 'taint', also: [], not: [], meaning: 'A mark.' }, []],
  ['other white space', { term: 'taint', also: [], not: [], meaning: 'A\n mark.' }, []],
])('%s in the source: stale is what was made from it', (_, en, stale) => {
  const changed = glossary.map((term) => ({ ...term, words: { ...term.words, en } }));
  const after = translatedTexts(textUnits(data, changed), data, lock);
  expect(after['fr']?.stale).toEqual(stale);
});

test('the lock of a workshop stands beside workshop.yaml', () => {
  const old = { 'pt-BR': { title: 'another' } };
  const { workshops, problems } = readChanged({ 'translations.lock.json': JSON.stringify(old) });
  expect(problems).toEqual([]);
  expect(workshops[0]?.words['pt-BR']).toEqual({
    units: 3,
    missing: ['variables.NODE_NAME', 'reasons.nodeCount'],
    stale: ['title'],
  });
});
