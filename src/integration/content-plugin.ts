import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '#model/read-content.ts';
import { ownFolder } from '#model/load/own-components.ts';
import type { OwnComponents } from '#transforms/lesson/components.ts';
import type { Lesson, Workshop } from '#model/resolve/content.ts';
import { workshopsInOrder } from './in-order.ts';
import type { LessonId, LiveContent } from './live-content.ts';
import { exampleFile, examplesId } from './own-examples.ts';
import type { ReadyroomOptions } from './options.ts';
import { published, withSource } from './published.ts';
import { siteName } from './site-name.ts';
import { staleModules } from './stale-modules.ts';
import { watchContent } from './watch-content.ts';

/** The module of all workshops, and one for each lesson: `virtual:readyroom/lesson/WORKSHOP/LESSON`. */
const contentId = 'virtual:readyroom/content';
/** The text of all sections, for the index of the search alone. */
const sectionsId = 'virtual:readyroom/sections';
/** The components of the project. */
const ownId = 'virtual:readyroom/own-components';
const lessonId = ({ workshop, lesson }: LessonId): string =>
  `virtual:readyroom/lesson/${workshop}/${lesson}`;
const resolved = (id: string): string => `\0${id}`;

/**
 * Serves the workshops as virtual modules: the data as JSON, the prose as lazily loaded MDX modules by path. A lesson is a
 * module of its own, so that an edit costs what was edited. What a mistake stops is not among them on the dev server.
 * A build puts all prose into one file: each lazily loaded module would be a file that is written, and found and read again.
 */
export function contentPlugin(
  root: string,
  options: ReadyroomOptions,
  content: LiveContent,
  isWatched: boolean,
): Plugin {
  let isBuild = true;
  return {
    name: 'readyroom:content',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: {
      filter: {
        id: /^virtual:readyroom\/(?:content$|sections$|own-components$|lesson\/)/,
      },
      handler: resolved,
    },
    load: {
      filter: {
        id: /^\0virtual:readyroom\/(?:content$|sections$|own-components$|lesson\/)/,
      },
      handler(id) {
        const current = content.current();
        if (id === resolved(contentId)) {
          const shown = shownWorkshops(current, options, isBuild);
          return contentModule(shown, siteName(options.title, shown));
        }
        if (id === resolved(sectionsId))
          return `export const sections = ${JSON.stringify(content.sections())};`;
        if (id === resolved(ownId)) return ownModule(root, content.ownComponents(), isBuild);
        for (const { name, lessons } of current.workshops) {
          for (const lesson of lessons) {
            if (id === resolved(lessonId({ workshop: name, lesson: lesson.name })))
              return lessonModule(lesson, isBuild);
          }
        }
        return 'export default undefined; export const prose = {};';
      },
    },
    configureServer(server) {
      // A build starts a server, too, to write types.
      if (!isWatched) return;
      const renewModules = staleModules(server);
      const renew = (): void => {
        const changed = content.refresh();
        const lessons = changed.map((each) => resolved(lessonId(each)));
        const shared = [contentId, sectionsId, ownId, examplesId].map(resolved);
        const stale = new Set([
          ...shared,
          ...lessons,
          ...proseOf(root, content.current(), changed),
        ]);
        renewModules((id) => stale.has(id) || exampleFile.test(id));
      };
      const folder = resolve(root, options.content);
      for (const each of [folder, ownFolder(folder)]) watchContent(server, each, renew);
    },
  };
}

/** The workshops as the site has them: a build leaves out drafts. */
export function shownWorkshops(
  content: Content,
  { workshops: order }: Pick<ReadyroomOptions, 'workshops'>,
  isBuild: boolean,
): readonly Workshop[] {
  const workshops = workshopsInOrder(withSource(content), order);
  return isBuild ? published(workshops) : workshops;
}

const ownVersion = (): string => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

function contentModule(workshops: readonly Workshop[], title: ReturnType<typeof siteName>): string {
  const imports: string[] = [];
  const names: string[] = [];
  const list = workshops.map(({ lessons, ...workshop }) => {
    const own = lessons.map(({ name }) => {
      const variable = `lesson${names.length}`;
      const id = JSON.stringify(lessonId({ workshop: workshop.name, lesson: name }));
      imports.push(`import ${variable}, { prose as ${variable}Prose } from ${id};`);
      names.push(variable);
      return variable;
    });
    return `{ ...${JSON.stringify(workshop)}, lessons: [${own.join(', ')}] }`;
  });
  return [
    ...imports,
    `export const workshops = [${list.join(',\n')}];`,
    `export const version = ${JSON.stringify(ownVersion())};`,
    `export const siteTitle = ${JSON.stringify(title)};`,
    `export const prose = Object.assign({}, ${names.map((name) => `${name}Prose`).join(', ')});`,
  ].join('\n');
}

/** The components of the project by name. One whose file is not there is told as a problem, and left out. */
function ownModule(root: string, components: OwnComponents, isBuild: boolean): string {
  const own = Object.values(components)
    .map(({ name, file }) => ({ name, path: resolve(root, file) }))
    .filter(({ path }) => existsSync(path));
  return [
    ...own.map(({ name, path }) => `import ${name} from ${JSON.stringify(path)};`),
    `export const ownComponents = { ${own.map(({ name }) => name).join(', ')} };`,
    `export const isProseShared = ${isBuild && own.length === 0};`,
  ].join('\n');
}

/**
 * In dev the bundler must not see what is imported here: for the styles of a page Astro compiles all that its modules
 * could ever import, which would be every lesson in every language. A path that is written into `import()` is seen.
 */
function lessonModule(lesson: Lesson, isBuild: boolean): string {
  const files = Object.values(lesson.translations).map(({ file }) => JSON.stringify(`/${file}`));
  const prose = files.map((path, at) =>
    isBuild ? `${path}: async () => ({ default: prose${at} }),` : `${path}: later(${path}),`,
  );
  return [
    ...(isBuild ? files.map((path, at) => `import prose${at} from ${path};`) : []),
    `export default ${JSON.stringify(lesson)};`,
    ...(isBuild ? [] : ['const later = (path) => () => import(/* @vite-ignore */ path);']),
    `export const prose = {\n${prose.join('\n')}\n};`,
  ].join('\n');
}

/** The prose of a lesson is compiled with what the lesson and its source are: all its languages change with it. */
const proseOf = (root: string, { workshops }: Content, changed: readonly LessonId[]): string[] =>
  changed.flatMap((each) => {
    const lessons = workshops.find(({ name }) => name === each.workshop)?.lessons ?? [];
    const translations = lessons.find(({ name }) => name === each.lesson)?.translations ?? {};
    return Object.values(translations).map(({ file }) => resolve(root, file));
  });
