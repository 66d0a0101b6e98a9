import { parseDocument } from 'yaml';
import { isLocale } from '#i18n/locales.ts';
import { templateFiles } from './templates.ts';
import type { FileTexts } from './templates.ts';

/** The options of a new lesson. */
export interface NewLesson {
  /** In the source language. */
  title: string;
  minutes: number;
  /** The source of the workshop. Where Readyroom does not have it, the text is English. */
  source: string;
}

/** The folder of the lesson in the minimal template. */
const model = 'first-lesson';

/**
 * The files of a new lesson, paths from its folder: a command and its output, and words around them in the source language.
 * What nobody has translated is missing, and readers of other languages see the source.
 */
export function lessonFiles({ title, minutes, source }: NewLesson): FileTexts {
  const template = templateFiles('minimal');
  const prose = template[`${model}/${isLocale(source) ? source : 'en'}.mdx`] ?? '';
  const structure = template[`${model}/lesson.yaml`] ?? '';
  return {
    'lesson.yaml': structure.replace(/^minutes: \d+/m, `minutes: ${minutes}`),
    [`${source}.mdx`]: withTitle(prose, title),
  };
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
