import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { isLocale, locales } from '#i18n/locales.ts';
import { checksData, looksData } from '#model/resolve/lesson-data.ts';
import type { Lesson, Workshop } from '#model/resolve/content.ts';
import type { LiveContent } from './live-content.ts';

/** A file of the site that no page has to be rendered for. */
interface LessonFile {
  /** From the top of the site. */
  path: string;
  type: string;
  text(): string;
}

/** What the site has of each lesson besides its pages: checks and looks as data, manifests as files. Of one path the first counts. */
function* dataFiles(workshops: readonly Workshop[]): Generator<LessonFile> {
  for (const { name: workshop, lessons } of workshops) {
    for (const lesson of lessons) {
      const folder = `files/${workshop}/${lesson.name}`;
      const json = (name: string, data: (of: Lesson) => object): LessonFile => ({
        path: `${folder}/${name}.json`,
        type: 'application/json',
        text: () => JSON.stringify(data(lesson)),
      });
      yield json('checks', checksData);
      yield json('looks', looksData);
      for (const { file, text } of Object.values(lesson.manifests))
        yield { path: `${folder}/${file}`, type: 'application/yaml', text: () => text };
    }
  }
}

/** The text of each lesson as Markdown, for whoever reads without a browser. It stands beside the page, so its links hold. */
function* markdownFiles(
  workshops: readonly Workshop[],
  markdown: ReturnType<LiveContent['markdown']>,
): Generator<LessonFile> {
  const shown = new Set(
    workshops.flatMap(({ name, lessons }) => lessons.map((lesson) => `${name}/${lesson.name}`)),
  );
  for (const { workshop, lesson, byLocale } of markdown) {
    if (!shown.has(`${workshop}/${lesson}`)) continue;
    for (const [locale, text] of Object.entries(byLocale)) {
      if (!isLocale(locale)) continue;
      const path = `${locales[locale].path}/${workshop}/${lesson}/index.md`;
      yield { path, type: 'text/markdown', text: () => text };
    }
  }
}

/** Writes these files into the folder of a site. As endpoints of Astro each would cost as much as a page. */
export function writeLessonFiles(
  folder: string,
  workshops: readonly Workshop[],
  content: LiveContent,
): void {
  const written = new Set<string>();
  const files = [dataFiles(workshops), markdownFiles(workshops, content.markdown())];
  for (const { path, text } of files.flatMap((each) => [...each])) {
    if (written.has(path)) continue;
    written.add(path);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text());
  }
}

/** Answers for these files on the dev server. `base` is the path of the site. */
export function devLessonFiles(
  base: string,
  workshops: () => readonly Workshop[],
  content: LiveContent,
): Plugin {
  const top = base.replace(/\/?$/, '/');
  return {
    name: 'readyroom:dev-lesson-files',
    apply: 'serve',
    // Astro puts its own handlers at the head when the server is made; this one goes before them.
    configureServer:
      ({ middlewares }) =>
      () => {
        const handle: Connect.NextHandleFunction = (request, response, next) => {
          const path = pathBelow(top, request.url ?? '');
          const files =
            path?.endsWith('/index.md') === true
              ? markdownFiles(workshops(), content.markdown())
              : path?.startsWith('files/') === true
                ? dataFiles(workshops())
                : undefined;
          const file = files && [...files].find((each) => each.path === path);
          if (file === undefined) {
            next();
            return;
          }
          response.writeHead(200, { 'content-type': `${file.type}; charset=utf-8` });
          response.end(file.text());
        };
        middlewares.stack.unshift({ route: '', handle });
      },
  };
}

/** The path of an address from the top of the site, without what it asks for; undefined where it is not below. */
function pathBelow(top: string, url: string): string | undefined {
  const [path = ''] = url.split('?');
  if (!path.startsWith(top)) return undefined;
  try {
    return decodeURI(path.slice(top.length));
  } catch {
    return undefined;
  }
}
