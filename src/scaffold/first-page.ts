import { parse } from 'yaml';
import { minutesText } from '#i18n/minutes.ts';
import { translatorFor } from '#i18n/translator.ts';
import { minutesOf, sumOfMinutes } from '#model/schema/minutes.ts';
import type { WrittenMinutes } from '#model/schema/minutes.ts';
import type { Localized } from '#model/types.ts';
import type { Project } from './project.ts';
import type { FileTexts } from './templates.ts';

/** What the page of a new workshop shows in its source language, from top to bottom. */
export interface FirstPage {
  locale: string;
  /** The name of the site. */
  site: string;
  title: string;
  description: string;
  facts: readonly string[];
  /** The words of the button. */
  start: string;
  /** The heading above the lessons. */
  list: string;
  lessons: readonly { title: string; description: string; facts: readonly string[] }[];
}

interface WorkshopYaml {
  title: Localized;
  description: Localized;
  lessons: readonly string[];
  writtenFor?: Readonly<Record<string, string>>;
}
interface LessonYaml {
  minutes: WrittenMinutes;
  checks?: Readonly<Record<string, object>>;
}
interface FrontMatter {
  title: string;
  description: string;
}

/** The first page of the workshop that these files are, their paths from its folder. */
export function firstPage(files: FileTexts, { source }: Pick<Project, 'source'>): FirstPage {
  const t = translatorFor(source);
  const workshop = parse(files['workshop.yaml'] ?? '') as WorkshopYaml;
  const lessons = workshop.lessons.map((name) => {
    const { minutes, checks = {} } = parse(files[`${name}/lesson.yaml`] ?? '') as LessonYaml;
    const [, frontMatter = ''] = (files[`${name}/${source}.mdx`] ?? '').split(/^---\n/m);
    return {
      ...(parse(frontMatter) as FrontMatter),
      minutes: minutesOf(minutes),
      checks: Object.keys(checks).length,
    };
  });
  const checks = lessons.reduce((sum, lesson) => sum + lesson.checks, 0);
  const versions = Object.entries(workshop.writtenFor ?? {}).map(([what, version]) =>
    t('workshop.writtenFor', { versions: `${what} ${version}` }),
  );
  const sum = sumOfMinutes(lessons.map(({ minutes }) => minutes));
  const title = workshop.title[source] ?? '';
  return {
    locale: source,
    site: title,
    title,
    description: workshop.description[source] ?? '',
    facts: [
      t('workshop.lessonCount', { count: lessons.length }),
      // Nobody has gone through lessons that were made just now.
      t('lesson.minutes', { minutes: minutesText(t, sum), timed: t('lesson.timed.not') }),
      t('workshop.checks', { count: checks }),
      ...versions,
    ],
    start: t('workshop.start', { title: lessons[0]?.title ?? '' }),
    list: t('workshop.lessons'),
    lessons: lessons.map((lesson) => ({
      title: lesson.title,
      description: lesson.description,
      facts: [
        minutesText(t, lesson.minutes),
        ...(lesson.checks > 0 ? [t('workshop.checks', { count: lesson.checks })] : []),
      ],
    })),
  };
}
