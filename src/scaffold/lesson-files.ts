import { parseDocument } from 'yaml';
import { isLocale } from '#i18n/locales.ts';
import { templateFiles } from './templates.ts';
import type { FileTexts } from './templates.ts';

/** The options of a new lesson. */
export interface NewLesson {
  /** In every language, until somebody translates it. */
  title: string;
  minutes: number;
  /** The locales of the workshop. Where Readyroom does not have one, the text is English. */
  locales: readonly string[];
}

/** The folder of the lesson in the minimal template. */
const model = 'first-lesson';

/** The files of a new lesson, paths from its folder: a command and its output, and words around them in every language. */
export function lessonFiles({ title, minutes, locales }: NewLesson): FileTexts {
  const template = templateFiles('minimal');
  const prose = locales.map((locale) => {
    const text = template[`${model}/${isLocale(locale) ? locale : 'en'}.mdx`] ?? '';
    return [`${locale}.mdx`, withTitle(text, title)] as const;
  });
  const structure = template[`${model}/lesson.yaml`] ?? '';
  return {
    'lesson.yaml': structure.replace(/^minutes: \d+/m, `minutes: ${minutes}`),
    ...Object.fromEntries(prose),
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
