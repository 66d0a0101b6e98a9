import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '#model/read-content.ts';
import { ownFolder } from '#model/load/own-components.ts';
import type { OwnComponents } from '#transforms/lesson/components.ts';
import { pageImports } from '#transforms/lesson/page-module.ts';
import { lessonComponent } from '#transforms/markdown.ts';
import type { Lesson, Workshop } from '#model/resolve/content.ts';
import { workshopsInOrder } from './in-order.ts';
import { lessonContext } from './lesson-context.ts';
import type { LessonId, LiveContent } from './live-content.ts';
import { exampleFile, examplesId } from './own-examples.ts';
import type { ReadyroomOptions } from './options.ts';
import { published, withSource } from './published.ts';
import { siteName } from './site-name.ts';
import { staleModules } from './stale-modules.ts';
import { watchContent } from './watch-content.ts';

/** The module of all workshops, and in a build one for some lessons in a row: `virtual:readyroom/lessons/WORKSHOP/LESSON,LESSON`. */
const contentId = 'virtual:readyroom/content';
const lessonsId = (workshop: string, lessons: readonly string[]): string =>
  `virtual:readyroom/lessons/${workshop}/${lessons.join(',')}`;
const someLessons = /^\0?virtual:readyroom\/lessons\/([^/]+)\/(.*)$/;
/** So many lessons are a module: each costs a bundler as much as its data. */
const IN_A_ROW = 20;
/** The text of all sections, for the index of the search alone. */
const sectionsId = 'virtual:readyroom/sections';
/** The components of the project. */
const ownId = 'virtual:readyroom/own-components';
const resolved = (id: string): string => `\0${id}`;

/**
 * Serves the workshops as virtual modules. The dev server, whose pages are rendered by this process, is handed over what there is, so that
 * a page has loaded what it looks at, and prose is loaded when it is asked for. A build has data as JSON, a few lessons in a module, with
 * their prose as components: a module for each is resolved, loaded, transformed and bundled for itself.
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
        id: /^virtual:readyroom\/(?:content$|sections$|own-components$|lessons\/)/,
      },
      handler: resolved,
    },
    load: {
      filter: {
        id: /^\0virtual:readyroom\/(?:content$|sections$|own-components$|lessons\/)/,
      },
      handler(id) {
        if (id === resolved(contentId)) {
          const shown = () => shownWorkshops(content.current(), options, isBuild);
          return isBuild ? builtModule(shown(), options) : liveModule(root, shown, options);
        }
        if (id === resolved(sectionsId))
          return `export const sections = ${parsed(content.sections())};`;
        if (id === resolved(ownId)) return ownModule(root, content.ownComponents(), isBuild);
        const [, workshop, names = ''] = someLessons.exec(id) ?? [];
        const { lessons = [] } =
          content.current().workshops.find(({ name }) => name === workshop) ?? {};
        const own = names
          .split(',')
          .flatMap((name) => lessons.find((each) => each.name === name) ?? []);
        return builtLessons(own, (file) => {
          const known = lessonContext(root, content, resolve(root, file));
          return known && lessonComponent(known);
        });
      },
    },
    configureServer(server) {
      // A build starts a server, too, to write types.
      if (!isWatched) return;
      const renewModules = staleModules(server);
      const renew = (): void => {
        const changed = content.refresh();
        const shared = [contentId, sectionsId, ownId, examplesId].map(resolved);
        const stale = new Set([...shared, ...proseOf(root, content.current(), changed)]);
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

const constantsOf = (workshops: readonly Workshop[], { title }: ReadyroomOptions): string[] => [
  `export const version = ${JSON.stringify(ownVersion())};`,
  `export const siteTitle = ${JSON.stringify(siteName(title, workshops))};`,
];

/**
 * The bundler must not see what is imported here: for the styles of a page Astro compiles all that its modules could ever import,
 * which would be every lesson in every language. A path that is written into `import()` is seen.
 */
function liveModule(
  root: string,
  workshops: () => readonly Workshop[],
  options: ReadyroomOptions,
): string {
  const key = `readyroom:${root}`;
  Object.assign(globalThis, { [Symbol.for(key)]: workshops });
  return [
    `export const workshops = globalThis[Symbol.for(${JSON.stringify(key)})]();`,
    ...constantsOf(workshops(), options),
    'export const loadProse = (path) => import(/* @vite-ignore */ path);',
  ].join('\n');
}

function builtModule(workshops: readonly Workshop[], options: ReadyroomOptions): string {
  const imports: string[] = [];
  const proses: string[] = [];
  const list = workshops.map(({ lessons, ...workshop }) => {
    const own = Array.from({ length: Math.ceil(lessons.length / IN_A_ROW) }, (_, row) => {
      const names = lessons.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW).map(({ name }) => name);
      const variable = `lessons${imports.length}`;
      const id = JSON.stringify(lessonsId(workshop.name, names));
      imports.push(`import ${variable}, { prose as ${variable}Prose } from ${id};`);
      proses.push(`${variable}Prose`);
      return `...${variable}`;
    });
    return `{ ...${JSON.stringify(workshop)}, lessons: [${own.join(', ')}] }`;
  });
  return [
    ...imports,
    `export const workshops = [${list.join(',\n')}];`,
    ...constantsOf(workshops, options),
    `const prose = Object.assign({}, ${proses.join(', ')});`,
    'export const loadProse = (path) => prose[path]();',
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

/** Data as code: as a text it is read several times as fast as an object that is written out, by whatever handles the module. */
const parsed = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

const filesOf = (lessons: readonly Lesson[]): string[] =>
  lessons.flatMap(({ translations }) => Object.values(translations).map(({ file }) => file));

/** What no component can be made of is compiled by MDX. */
function builtLessons(
  lessons: readonly Lesson[],
  componentOf: (file: string) => string | undefined,
): string {
  const proses = filesOf(lessons).map((file, at) => {
    const component = componentOf(file);
    const path = JSON.stringify(`/${file}`);
    return {
      code:
        component === undefined
          ? `import prose${at} from ${path};`
          : `const prose${at} = ${component};`,
      entry: `${path}: async () => ({ default: prose${at} }),`,
    };
  });
  return [
    pageImports,
    ...proses.map(({ code }) => code),
    `export default ${parsed(lessons)};`,
    `export const prose = {\n${proses.map(({ entry }) => entry).join('\n')}\n};`,
  ].join('\n');
}

/** The prose of a lesson is compiled with what the lesson and its source are: all its languages change with it. */
const proseOf = (root: string, { workshops }: Content, changed: readonly LessonId[]): string[] =>
  changed.flatMap((each) => {
    const lessons = workshops.find(({ name }) => name === each.workshop)?.lessons ?? [];
    const translations = lessons.find(({ name }) => name === each.lesson)?.translations ?? {};
    return Object.values(translations).map(({ file }) => resolve(root, file));
  });
