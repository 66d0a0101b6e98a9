import { nearest } from '#model/diagnostics/nearest.ts';
import type { Found } from '#model/lint/rule.ts';
import type { LessonSources, WorkshopSources } from '#model/load/sources.ts';

type Wrong = Pick<Found, 'message' | 'hint'>;

/** Stands for the address of the page, of which the language does not matter. */
const page = 'locale/';

/** From the page of a lesson to the top of the site: the lesson, its workshop and its language are above it. */
export const siteTop = '../../../';

/** What the build makes at the top of the site besides pages: files of `public/` take the place of the icons. */
const made =
  /^(?:llms\.txt|sitemap\.xml|404\.html|sw\.js|icon\.svg|favicon\.ico|icon-(?:192|512)\.png|files\/)/;

/**
 * What is wrong with a link to a file, `path` without what follows "?" or "#". Files that a page can lead to stand in `public/`, or are manifests of a
 * lesson. Where there is no such folder, the project has another one in its place, and nobody here knows what is in it.
 */
export function wrongFile(
  url: string,
  path: string,
  lesson: LessonSources,
  { name, published }: WorkshopSources,
): Wrong | undefined {
  const manifest = lesson.manifests.find(({ file }) => file === path.replace(/^\.\//, ''));
  if (manifest !== undefined) {
    return {
      message: `${url} leads nowhere: a manifest has an address of its own.`,
      hint: `Write ${siteTop}files/${name}/${lesson.name}/${manifest.file}, or leave the link out: where the manifest is shown, its name is one.`,
    };
  }
  if (published === undefined) return undefined;
  const file = fromTop(path);
  if (file === undefined)
    return { message: `${url} leads out of the site.`, hint: addressOf(path, published) };
  if (made.test(file) || published.includes(file)) return undefined;
  if (file.startsWith(page)) {
    // Of one language only, but there.
    if (published.some((each) => each.endsWith(file.slice(file.indexOf('/'))))) return undefined;
    return {
      message: `${url} leads nowhere: the page of a lesson has no files beside it.`,
      hint: addressOf(path, published),
    };
  }
  return {
    message: `${url} leads nowhere: public/ has no ${file}.`,
    hint: addressOf(path, published),
  };
}

/** What to write for a file of `public/` that is meant by a path. */
export function addressOf(path: string, published: readonly string[]): string {
  const file = path.split('/').at(-1) ?? '';
  const near =
    published.find((each) => each === path.replace(/^\/+(?:public\/)?/, '')) ??
    published.find((each) => each.split('/').at(-1) === file) ??
    nearest(file, published);
  return near === undefined
    ? `Put the file into public/, and write ${siteTop}${file}: the way from a lesson to the top of the site.`
    : `Write ${siteTop}${near}: the way from a lesson to the top of the site, which has what is in public/.`;
}

/** A path from the page of a lesson as one from the top of the site; undefined where it leads above that. */
function fromTop(path: string): string | undefined {
  const above = 'https://site/top/';
  const { href } = new URL(path, `${above}${page}workshop/lesson/`);
  if (!href.startsWith(above)) return undefined;
  const inside = href.slice(above.length);
  try {
    return decodeURIComponent(inside);
  } catch {
    return inside;
  }
}
