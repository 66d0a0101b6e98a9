import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { projectFiles } from '#scaffold/project-files.ts';
import type { Project } from '#scaffold/project.ts';
import { templateNames } from '#scaffold/templates.ts';
import { markdownText, wrongTitlePart } from '#scaffold/title.ts';
import { workshopFiles } from '#scaffold/workshop-files.ts';

interface Workshop {
  title: Record<string, string>;
  description: Record<string, string>;
}

const project: Project = {
  name: 'demo',
  title: undefined,
  locales: localeCodes,
  source: 'en',
  template: 'minimal',
  base: '/',
  readyroom: '1.2.3',
};
const made = (wanted: Partial<Project>) => projectFiles({ ...project, ...wanted });

test('a project has these files', () => {
  expect(
    Object.keys(made({ template: 'kubernetes', locales: ['en', 'pt-BR', 'zh-CN'] })).toSorted(),
  ).toEqual([
    '.editorconfig',
    '.github/first-page.svg',
    '.github/workflows/pages.yml',
    '.gitignore',
    '.vscode/extensions.json',
    '.vscode/extensions/readyroom/extension.js',
    '.vscode/extensions/readyroom/package.json',
    '.vscode/readyroom.code-snippets',
    '.vscode/settings.json',
    '.vscode/tasks.json',
    'README.md',
    'astro.config.mjs',
    'content/demo/first-deployment/en.mdx',
    'content/demo/first-deployment/lesson.yaml',
    'content/demo/first-deployment/manifests/web.yaml',
    'content/demo/first-deployment/pt-BR.mdx',
    'content/demo/first-deployment/zh-CN.mdx',
    'content/demo/workshop.yaml',
    'package.json',
    'public/.nojekyll',
  ]);
});

test('package.json has exact versions, Node among them', () => {
  const { dependencies, devDependencies, allowScripts } = JSON.parse(
    made({})['package.json'] ?? '',
  ) as Record<string, Record<string, string>>;
  expect(dependencies).toEqual({
    astro: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    readyroom: '1.2.3',
  });
  expect(devDependencies).toEqual({ node: expect.stringMatching(/^24\.\d+\.\d+$/) as string });
  expect(allowScripts).toMatchObject({ node: true });
});

describe.each(templateNames)('the template %s', (template) => {
  test.each(localeCodes)(
    'makes a workshop in %s alone, complete in words and lessons',
    (locale) => {
      const files = made({ template, locales: [locale], source: locale });
      const paths = Object.keys(files);
      const lessons = paths.filter((file) => file.endsWith('/lesson.yaml')).length;
      expect(paths.filter((file) => file.endsWith('.mdx'))).toHaveLength(lessons);
      expect(paths.filter((file) => file.endsWith(`/${locale}.mdx`))).toHaveLength(lessons);
      const { title, description } = parse(files['content/demo/workshop.yaml'] ?? '') as Workshop;
      expect([Object.keys(title), Object.keys(description)]).toEqual([[locale], [locale]]);
    },
  );

  test('begins in English in a language that it is not written in', () => {
    const files = workshopFiles({
      template,
      title: undefined,
      locales: ['tlh' as Locale],
      source: 'tlh' as Locale,
    });
    const english = workshopFiles({ template, title: undefined, locales: ['en'], source: 'en' });
    const [path = ''] = Object.keys(files).filter((file) => file.endsWith('/tlh.mdx'));
    expect(files[path]).toBe(english[path.replace('tlh', 'en')]);
    expect((parse(files['workshop.yaml'] ?? '') as Workshop).title).toEqual({
      tlh: (parse(english['workshop.yaml'] ?? '') as Workshop).title['en'],
    });
  });

  test('keeps only what is said in the languages that are wanted', () => {
    const files = made({ template, locales: ['zh-CN', 'pt-BR'], source: 'zh-CN' });
    const workshop = parse(files['content/demo/workshop.yaml'] ?? '') as Record<string, object>;
    expect(Object.keys(files).filter((file) => file.endsWith('/en.mdx'))).toEqual([]);
    expect(workshop).toMatchObject({ source: 'zh-CN', locales: ['zh-CN', 'pt-BR'] });
    expect(Object.keys(workshop['title'] ?? {}).toSorted()).toEqual(['pt-BR', 'zh-CN']);
  });
});

test('a title of any characters arrives as it is', () => {
  const title = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => !wrongTitlePart(text));
  fc.assert(
    fc.property(title, (text) => {
      const files = made({ title: text });
      const workshop = parse(files['content/demo/workshop.yaml'] ?? '') as { title: object };
      expect(workshop.title).toEqual({ en: text });
      // The site is called as its workshop: the name stands once.
      expect(files['astro.config.mjs']).toContain('integrations: [readyroom()]');
      expect(files['README.md']?.startsWith(`# ${markdownText(text)}\n`)).toBe(true);
    }),
  );
});

test.each([
  ['  ', 'is empty'],
  ['two\nlines', 'has to be one line of plain text'],
  ['two\u2028lines', 'has to be one line of plain text'],
  ['a {{constant}}', 'cannot hold {{, which stands for a constant in content'],
  ['Kubernetes: "100 %" $HOME {x}', undefined],
])('the title %j: %s', (title, fault) => {
  expect(wrongTitlePart(title)).toBe(fault);
});
