import { expect, test } from 'vitest';
import {
  pageOfProblem,
  problemsOfPage,
  proseDespite,
} from '../../../src/integration/dev/stopped-pages.ts';
import { readChanged } from '../model/written-content.ts';
import type { Change } from '../model/written-content.ts';

const found = (changes: Readonly<Record<string, Change>>, path: string) => {
  const content = readChanged(changes);
  return problemsOfPage(content, 'content', path).map(({ place }) => place.file);
};
const en = 'one/en.mdx';
const pt = 'one/pt-BR.mdx';
const broken = ['Words before.', '<Nope />'] as const;
const kaputt = ['Palavras antes.', '<Nope />'] as const;

test.each([
  ['a mistake of the source, on its page', { [en]: broken }, 'en/w/one', [`content/w/${en}`]],
  ['and on no page of a translation', { [en]: broken }, 'pt-br/w/one', []],
  ['but where there is none', { [en]: broken, [pt]: null }, 'pt-br/w/one', [`content/w/${en}`]],
  ['a mistake of a translation, on its page', { [pt]: kaputt }, 'pt-br/w/one', [`content/w/${pt}`]],
  ['and not on the page of the source', { [pt]: kaputt }, 'en/w/one', []],
  ['nor on the page of the workshop', { [pt]: kaputt }, 'pt-br/w', []],
  [
    'a mistake of lesson.yaml, in every language',
    { 'one/lesson.yaml': ['minutes: 5', 'minutes: five'] },
    'pt-br/w/one',
    ['content/w/one/lesson.yaml'],
  ],
  [
    'a mistake of shared.yaml, on the pages of all lessons',
    { 'shared.yaml': 'comands: {}\n' },
    'pt-br/w/one',
    ['content/w/shared.yaml'],
  ],
  ['and not on that of the workshop', { 'shared.yaml': 'comands: {}\n' }, 'en/w', []],
  [
    'a mistake of components.yaml, on the pages of all lessons',
    { '../components.yaml': 'component: {}\n' },
    'pt-br/w/one',
    ['content/components.yaml'],
  ],
  [
    'but none that is advice',
    {
      '../components.yaml': 'components: { A: { about: A., words: { a: { en: A } } } }\n',
      '../../components/A.astro': '',
    },
    'en/w/one',
    [],
  ],
  ['a file that is not read, on none', { 'one/pt_br.mdx': 'x' }, 'pt-br/w/one', []],
  [
    'a mistake of the workshop, on none',
    { 'workshop.yaml': ['[one]', '[one, two]'] },
    'en/w/one',
    [],
  ],
  ['unless it cannot be read', { 'workshop.yaml': '[' }, 'en/w', ['content/w/workshop.yaml']],
  ['nothing on the home page', { 'workshop.yaml': '[' }, 'en', []],
] as const)('%s', (_, changes, path, files) => {
  expect(found(changes as Readonly<Record<string, Change>>, path)).toEqual(files);
});

test('a problem leads to its page, in its language', () => {
  const content = readChanged({ [pt]: kaputt, 'workshop.yaml': ['[one]', '[one, two]'] });
  expect(content.problems.map((problem) => pageOfProblem(content, 'content', problem))).toEqual([
    'pt-br/w/one/',
    undefined,
  ]);
});

test.each([
  ['a mistake in a block of the prose', { [en]: broken }, 'en/w/one', `content/w/${en}`],
  [
    'of a source that is shown in another language',
    { [en]: broken, [pt]: null },
    'pt-br/w/one',
    `content/w/${en}`,
  ],
  [
    'a check that does not accept its output',
    { 'one/lesson.yaml': ['3         3         3 ', '3         3         2 '] },
    'pt-br/w/one',
    `content/w/${pt}`,
  ],
  ['prose that cannot be parsed', { [en]: ['Words before.', '<Tabs>'] }, 'en/w/one', undefined],
  [
    'a translation that cannot be parsed',
    { [pt]: ['Palavras antes.', '<Tabs>'] },
    'pt-br/w/one',
    undefined,
  ],
  [
    'a lesson.yaml that is no YAML',
    { 'one/lesson.yaml': ['minutes: 5', 'minutes: [5'] },
    'en/w/one',
    undefined,
  ],
  [
    'a mistake of components.yaml, which a declared component may be in',
    { '../components.yaml': 'components: { Line: { abuot: A line. } }\n' },
    'en/w/one',
    undefined,
  ],
  [
    'a declared component without its file',
    { '../components.yaml': 'components: { Line: { about: A line. } }\n' },
    'en/w/one',
    undefined,
  ],
  [
    'a manifest of that name with a mistake',
    {
      'one/manifests/components.yaml': 'kind: [\n',
      'one/lesson.yaml': ['manifests/web.yaml', 'manifests/components.yaml'],
    },
    'en/w/one',
    `content/w/${en}`,
  ],
] satisfies [string, Readonly<Record<string, Change>>, string, string | undefined][])(
  'the prose that is shown despite %s',
  (_, changes, path, prose) => {
    const content = readChanged(changes);
    const own = problemsOfPage(content, 'content', path);
    expect(own).not.toEqual([]);
    expect(proseDespite(own, content, 'content', path)).toBe(prose);
  },
);
