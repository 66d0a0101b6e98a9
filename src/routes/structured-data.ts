import { homeOf, proseOf, titleOf } from './site.ts';
import { localizedText } from '#components/localized-text.ts';
import { absoluteUrl, pagePath } from '#components/site-path.ts';
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import { sumOfMinutes } from '#model/schema/minutes.ts';
import type { Minutes } from '#model/schema/minutes.ts';
import type { Lesson, Workshop } from '#model/resolve/content.ts';
import type { Translation } from '#model/types.ts';

const context = { '@context': 'https://schema.org' };

/** A duration of ISO 8601, which knows no range: the time to plan for. */
const duration = ({ to }: Minutes): string => `PT${to}M`;

const nameAndUrl = (name: string, path: string) => {
  const url = absoluteUrl(path);
  return url === undefined ? { name } : { name, url };
};

/** A workshop as https://schema.org/Course, with its lessons. */
export function courseData(workshop: Workshop, locale: Locale): object {
  const { name, source, lessons } = workshop;
  return {
    ...context,
    '@type': 'Course',
    ...nameAndUrl(localizedText(workshop.title, locale, source), pagePath(locale, name)),
    description: localizedText(workshop.description, locale, source) || undefined,
    inLanguage: locale,
    provider: { '@type': 'Organization', ...nameAndUrl(titleOf(locale), homeOf(locale).path) },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      courseWorkload: duration(sumOfMinutes(lessons.map(({ minutes }) => minutes))),
    },
    hasPart: lessons.map((lesson) => ({
      '@type': 'LearningResource',
      ...nameAndUrl(proseOf(workshop, lesson, locale).title, pagePath(locale, name, lesson.name)),
    })),
  };
}

/** A lesson as https://schema.org/LearningResource, in the language that its text is written in. */
export function lessonData(workshop: Workshop, lesson: Lesson, text: Translation): object {
  const locale = isLocale(text.locale) ? text.locale : defaultLocale;
  const course = localizedText(workshop.title, locale, workshop.source);
  return {
    ...context,
    '@type': 'LearningResource',
    ...nameAndUrl(text.title, pagePath(locale, workshop.name, lesson.name)),
    description: text.description,
    inLanguage: locale,
    timeRequired: duration(lesson.minutes),
    isPartOf: { '@type': 'Course', ...nameAndUrl(course, pagePath(locale, workshop.name)) },
  };
}
