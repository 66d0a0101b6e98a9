import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { drawPage } from '#scaffold/draw-page.ts';
import { firstPage } from '#scaffold/first-page.ts';
import type { Project } from '#scaffold/project.ts';
import { templateNames } from '#scaffold/templates.ts';
import { wrongTitlePart } from '#scaffold/title.ts';
import { workshopFiles } from '#scaffold/workshop-files.ts';

const pageOf = (project: Pick<Project, 'title' | 'source' | 'template'>) =>
  firstPage(workshopFiles({ ...project, locales: localeCodes }), project);
const elementsOf = (svg: string) =>
  (parseXml(svg).root?.children ?? []).filter((child) => child.type === 'element') as XmlElement[];
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');
/** What each paragraph of a picture says; blanks may stand at the end of any line. */
const textsOf = (svg: string) =>
  elementsOf(svg)
    .filter(({ name }) => name === 'text')
    .map(({ text }) => withoutBlanks(text));

test('the page of a workshop in the words of its language', () => {
  expect(pageOf({ title: undefined, source: 'en', template: 'kubernetes' })).toEqual({
    locale: 'en',
    site: 'First steps with Kubernetes',
    title: 'First steps with Kubernetes',
    description:
      'Run an application on a cluster, and prove from what kubectl prints that it is ready.',
    facts: ['1 lesson', '15 minutes (not measured)', '1 check', 'Written for Kubernetes 1.36'],
    start: 'Start: Your first Deployment',
    list: 'Lessons',
    lessons: [
      {
        title: 'Your first Deployment',
        description:
          'Read the manifest of a Deployment, apply it, and prove that all its Pods are ready.',
        facts: ['15 minutes', '1 check'],
      },
    ],
  });
});

describe.each(templateNames.flatMap((name) => localeCodes.map((at) => [name, at] as const)))(
  'the picture of the template %s in %s',
  (template, source) => {
    const page = pageOf({ title: undefined, source, template });
    const svg = drawPage(page);

    test('says what the page says, from top to bottom', () => {
      const lessons = page.lessons.flatMap(({ title, description, facts }, index) => [
        `${index + 1}. ${title}`,
        description,
        facts.join(''),
      ]);
      const { site, title, description, facts, start, list } = page;
      const expected = [site, title, description, facts.join(''), start, list, ...lessons];
      expect(textsOf(svg)).toEqual(expected.map(withoutBlanks));
    });

    test('has colours for light and dark, and loads nothing', () => {
      expect(svg).toContain('@media (prefers-color-scheme: dark)');
      expect(svg).not.toMatch(/href|url\(|@import|<script/);
    });
  },
);

test('a title of any characters is drawn as it is', () => {
  const title = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => !wrongTitlePart(text));
  fc.assert(
    fc.property(title, (text) => {
      const svg = drawPage(pageOf({ title: text, source: 'en', template: 'minimal' }));
      expect(textsOf(svg)[1]).toBe(withoutBlanks(text.replaceAll(/[\uFFFE\uFFFF]/g, '')));
    }),
  );
});

test.each([
  ['words', 'A title of many words that does not fit into one line of the picture at all'],
  ['one word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
  [
    'no blanks',
    '在三个节点的集群上运行一个应用，观察它的每一个副本，并根据输出确认它们全部就绪之后再继续学习下一课',
  ],
])('a long title of %s goes on in a second line, and no line begins with a mark', (_, title) => {
  const svg = drawPage(pageOf({ title, source: 'zh-CN', template: 'minimal' }));
  const heading = elementsOf(svg).filter(({ name }) => name === 'text')[1];
  const lines = heading?.text.split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^[\p{L}\p{N}]/u);
});
