import { expect, test } from 'vitest';
import { optionText } from '#i18n/option-text.ts';
import { siteName } from '#integration/site-name.ts';

const jobs = { source: 'en', title: { 'pt-BR': 'Tarefas', en: 'Jobs' } };
const pods = { source: 'en', title: { en: 'Pods' } };

test('a site is called as its options say', () => {
  expect(siteName('School', [jobs])).toBe('School');
  const each = { en: 'School', 'pt-BR': 'Escola' };
  expect(siteName(each, [jobs])).toBe(each);
});

test('without that, as its one workshop, in each language that it has', () => {
  const name = siteName(undefined, [jobs]);
  expect(['pt-BR', 'en', 'zh-CN'].map((locale) => optionText(name, locale))).toEqual([
    'Tarefas',
    'Jobs',
    'Jobs',
  ]);
});

test('with several workshops, or none, as Readyroom', () => {
  expect(siteName(undefined, [jobs, pods])).toBe('Readyroom');
  expect(siteName(undefined, [])).toBe('Readyroom');
});
