import type { LessonPlaces } from '#importer/lesson/existing-lesson.ts';
import { idsOfSource } from '#importer/lesson/import-lesson.ts';
import type { ImportedWorkshop } from '#importer/lesson/import-lesson.ts';
import { translatedIds } from '#importer/lesson/import-translation.ts';
import type { LinkedSite } from '#importer/lesson/linked-site.ts';
import { noVariables } from '#importer/drafts/learner-variables.ts';
import type { Page } from '#importer/read/read-page.ts';
import type { PlannedPage } from './plan-pages.ts';

interface Translations {
  pages: readonly PlannedPage[];
  /** The language that the others are translations of. */
  source: string;
  placesOf: (lesson: string) => LessonPlaces | undefined;
  /** Undefined for a page that is too deep. */
  read: (page: PlannedPage) => Page | undefined;
  cluster: ImportedWorkshop['cluster'];
}

/**
 * Finds a heading by the id that it had in a translation of a lesson, first in that of `locale`. A translation is only read for that
 * when a link first asks for what the source does not have.
 */
export function translatedHeadings({
  pages,
  source,
  placesOf,
  read,
  cluster,
}: Translations): (locale: string) => LinkedSite['headingOf'] {
  const byLesson = Map.groupBy(pages, ({ lesson }) => lesson);
  const aligned = new Map<PlannedPage, ReadonlyMap<string, string>>();
  const alike = new Map<PlannedPage, ReadonlyMap<string, string>>();
  /** While the source is not made yet, its headings are those of a translation that has as many of the same levels. */
  const idsAlike = (page: PlannedPage): ReadonlyMap<string, string> => {
    const own = byLesson.get(page.lesson)?.find(({ locale }) => locale === source);
    const [content, original] = [read(page), own === undefined ? undefined : read(own)];
    return content === undefined || original === undefined
      ? new Map()
      : idsOfSource(content, original);
  };
  const idsOf = (page: PlannedPage): ReadonlyMap<string, string> => {
    const places = placesOf(page.lesson);
    const kept = places === undefined ? alike : aligned;
    const known = kept.get(page);
    if (known !== undefined) return known;
    const content = places === undefined ? undefined : read(page);
    const { lesson } = page;
    const context = { lesson, workshop: noVariables(), complain: () => undefined, cluster };
    const ids =
      places === undefined || content === undefined
        ? idsAlike(page)
        : translatedIds(content, places.named, context);
    kept.set(page, ids);
    return ids;
  };
  return (locale) => (lesson, fragment) => {
    const others = (byLesson.get(lesson) ?? []).filter((page) => page.locale !== source);
    const inOrder = [
      ...others.filter((page) => page.locale === locale),
      ...others.filter((page) => page.locale !== locale),
    ];
    for (const page of inOrder) {
      const id = idsOf(page).get(fragment.toLowerCase());
      if (id !== undefined) return id;
    }
    return undefined;
  };
}
