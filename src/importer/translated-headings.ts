import type { LessonPlaces } from '#importer/lesson/existing-lesson.ts';
import type { ImportedWorkshop } from '#importer/lesson/import-lesson.ts';
import { translatedIds } from '#importer/lesson/import-translation.ts';
import type { LinkedSite } from '#importer/lesson/linked-site.ts';
import { noVariables } from '#importer/drafts/learner-variables.ts';
import type { Page } from '#importer/read/read-page.ts';
import type { PlannedPage } from './plan-pages.ts';

interface Translations {
  pages: readonly PlannedPage[];
  placesOf: (lesson: string) => LessonPlaces | undefined;
  /** Undefined for a page that is too deep. */
  read: (page: PlannedPage) => Page | undefined;
  cluster: ImportedWorkshop['cluster'];
}

/**
 * Finds a heading by the id that it had in the translation of a lesson. A translation is only read for that when a link first asks for
 * what the source does not have.
 */
export function translatedHeadings({
  pages,
  placesOf,
  read,
  cluster,
}: Translations): (locale: string) => LinkedSite['headingOf'] {
  const byName = new Map<string, PlannedPage>();
  for (const page of pages) {
    const name = `${page.lesson} ${page.locale}`;
    if (!byName.has(name)) byName.set(name, page);
  }
  const known = new Map<PlannedPage, ReadonlyMap<string, string>>();
  const idsOf = (page: PlannedPage): ReadonlyMap<string, string> => {
    const [content, places] = [read(page), placesOf(page.lesson)];
    if (content === undefined || places === undefined) return new Map();
    const { lesson } = page;
    const context = { lesson, workshop: noVariables(), complain: () => undefined, cluster };
    return translatedIds(content, places.named, context);
  };
  return (locale) => (lesson, fragment) => {
    const page = byName.get(`${lesson} ${locale}`);
    if (page === undefined) return undefined;
    const ids = known.get(page) ?? idsOf(page);
    known.set(page, ids);
    return ids.get(fragment.toLowerCase());
  };
}
