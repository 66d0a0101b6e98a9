import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { isLocale } from '#i18n/locales.ts';
import { lockName } from '#model/load/lock.ts';
import { templateFiles } from './templates.ts';
import type { TemplateName } from './templates.ts';
import type { NewFiles } from './write-files.ts';

/** What a new lesson begins with: a template, nothing, or another lesson, of which this is the folder. */
export type LessonBeginning = { template: TemplateName | 'empty' } | { folder: string };

/** The options of a new lesson. */
export interface NewLesson {
  /** Of its folder. */
  name: string;
  /** In the source language. */
  title: string;
  /** Where it is undefined, what the lesson that is copied has, or the usual. */
  minutes: number | undefined;
  /** The source of the workshop. Where Readyroom does not have it, the text is English. */
  source: string;
}

const USUAL_MINUTES = 15;

/**
 * The files of a new lesson, paths from its folder: commands and outputs, and words around them in the source language. What
 * nobody has translated is missing, and readers of other languages see the source. Undefined where the lesson that is to be copied has
 * no text in that language.
 */
export function lessonFiles(
  from: LessonBeginning,
  { name, title, minutes, source }: NewLesson,
): NewFiles | undefined {
  const files =
    'folder' in from ? copied(from.folder, source) : begun(from.template, title, source);
  const { 'lesson.yaml': structure = '', [`${source}.mdx`]: prose, ...others } = files;
  if (prose === undefined) return undefined;
  const set = minutes ?? ('folder' in from ? undefined : USUAL_MINUTES);
  return {
    ...others,
    // Each lesson greets by its own name: what all have word for word, lint wants to be shared.
    'lesson.yaml': withMinutes(String(structure), set).replaceAll(
      'Hello, workshop',
      `Hello, ${name}`,
    ),
    [`${source}.mdx`]: withTitle(String(prose), title),
  };
}

/** The first lesson of a template, in one language. */
function begun(template: TemplateName | 'empty', title: string, source: string): NewFiles {
  if (template === 'empty') {
    const prose = `---\n${stringify({ title, description: title })}---\n`;
    return { 'lesson.yaml': 'minutes: 1\nenvironments: [reading]\n', [`${source}.mdx`]: prose };
  }
  const files = Object.entries(templateFiles(template)).flatMap(([path, text]) => {
    const [, ...inside] = path.split('/');
    return inside.length === 0 ? [] : [[inside.join('/'), text] as const];
  });
  const model = isLocale(source) ? source : 'en';
  return inLanguage(Object.fromEntries(files), model, source);
}

/** The files of a lesson that another one begins with: without what was recorded of its translations, and its former names. */
function copied(folder: string, source: string): NewFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== lockName);
  const files = paths.map((path) => [path, readFileSync(join(folder, path))] as const);
  return inLanguage(Object.fromEntries(files), source, source);
}

/** Without the prose of other languages than `model`, which is called as the source. */
function inLanguage(files: NewFiles, model: string, source: string): NewFiles {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) => {
      if (path === `${model}.mdx`) return [[`${source}.mdx`, text]];
      return /^[^/]+\.mdx$/.test(path) ? [] : [[path, text]];
    }),
  );
}

/** lesson.yaml of a new lesson: nobody knows it or its checks by another name, and nobody has timed it. */
function withMinutes(text: string, minutes: number | undefined): string {
  const timed =
    minutes === undefined ? text : text.replace(/^minutes: \d+(?:-\d+)?/m, `minutes: ${minutes}`);
  return timed
    .replace(/^timed:.*\n/m, '')
    .replace(/^aliases:.*\n(?:[ -].*\n)*/m, '')
    .replaceAll(/^ +aliases: \[.*\]\n/gm, '');
}

/** The text with another title in its front matter. */
function withTitle(text: string, title: string): string {
  const [, yaml = '', ...rest] = text.split(/^---\n/m);
  const frontMatter = parseDocument(yaml);
  frontMatter.set('title', title);
  return ['', frontMatter.toString({ lineWidth: 0 }), ...rest].join('---\n');
}

/** "next-lesson" as a title: Next lesson. */
export function titleOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
