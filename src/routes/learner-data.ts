import { workshops } from 'virtual:readyroom/content';
import { localesOf, proseOf } from './site.ts';
import { pagePath } from '#components/site-path.ts';
import { messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/locales.ts';

export { dataPaths as getStaticPaths } from './site.ts';

/** What shows progress, settings and how to go through a table needs in one language: the lessons, and words. Loaded once there is progress, or a setting to make. */
export function GET({ props: { locale } }: { props: { locale: Locale } }): Response {
  const shown = workshops.filter((workshop) => localesOf(workshop).includes(locale));
  return Response.json({
    words: Object.fromEntries(
      Object.entries(messages[locale].ui).filter(([key]) =>
        /^(?:progress|settings|table)\./.test(key),
      ),
    ),
    workshops: shown.map((workshop) => ({
      name: workshop.name,
      lessons: workshop.lessons.map((lesson) => ({
        key: `${workshop.name}/${lesson.name}`,
        title: proseOf(workshop, lesson, locale).title,
        path: pagePath(locale, workshop.name, lesson.name),
        checks: lesson.checksInText,
        formerly: lesson.formerly,
        formerChecks: lesson.formerChecks,
      })),
    })),
  });
}
