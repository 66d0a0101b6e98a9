import { parse } from 'yaml';
import { folderOf, isData, joinedPath, stemOf } from './menu.ts';
import type { MenuEntry, MenuFile } from './menu.ts';

/** The files in which a workshop of Educates names its pages: the older two, and the newer one. */
export const isEducatesMenu = (path: string): boolean =>
  /(?:^|\/)(?:modules|workshop)\.ya?ml$/.test(path) ||
  /(?:^|\/)workshop\/config\.ya?ml$/.test(path);

/**
 * The pages of a workshop of Educates. Of the older form, modules.yaml has their names, and workshop.yaml beside it their order;
 * of the newer, config.yaml has both, and each of its paths is a chapter where there are several.
 */
export function educatesEntries(files: readonly MenuFile[]): MenuEntry[] {
  const described = files.flatMap((file): MenuEntry[] => {
    const { folder, title } = describedBy(file) ?? {};
    if (folder === undefined || title === undefined) return [];
    const entries = listedIn(files.filter(({ path }) => contentBeside(path) === folder));
    return [{ type: 'chapter', title, entries: [...entries, { type: 'folder', path: folder }] }];
  });
  const folders = new Set(files.map((file) => describedBy(file)?.folder));
  const others = files.filter(({ path }) => !folders.has(contentBeside(path)));
  const named = Map.groupBy(others, ({ path }) => folderOf(path));
  return [
    ...described,
    ...[...named.values()].flatMap((own): MenuEntry[] => {
      const entries = listedIn(own);
      const title = entries.length === 0 ? undefined : nameIn(own);
      return title === undefined ? entries : [{ type: 'chapter', title, entries }];
    }),
  ];
}

/** What the older workshop.yaml calls its workshop. */
function nameIn(files: readonly MenuFile[]): string | undefined {
  const older = files.find(({ path }) => /(?:^|\/)workshop\.ya?ml$/.test(path));
  const name = older === undefined ? undefined : dataIn(older)['name'];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** The folders in which workshops of Educates have their pages: all that is beside them is for the platform or for the repository. */
export const educatesFolders = (files: readonly MenuFile[]): string[] => [
  ...new Set(
    files.flatMap((file) => {
      const described = describedBy(file)?.folder;
      if (described !== undefined) return [described];
      return listedIn([file]).length > 0 ? [contentBeside(file.path)] : [];
    }),
  ),
];

const contentBeside = (path: string): string => joinedPath(folderOf(path), 'content');

/** Where a workshop has its pages, and what it is called, by the file that describes it to a cluster, `resources/workshop.yaml`. */
function describedBy(file: MenuFile): { folder: string; title: string | undefined } | undefined {
  if (!/(?:^|\/)resources\/workshop\.ya?ml$/.test(file.path)) return undefined;
  const { kind, spec } = dataIn(file);
  if (kind !== 'Workshop' || !isData(spec)) return undefined;
  const { title } = spec;
  return {
    folder: joinedPath(folderOf(file.path), '..', 'workshop', 'content'),
    title: typeof title === 'string' && title !== '' ? title : undefined,
  };
}

/** The pages that the files of a workshop name. */
function listedIn(files: readonly MenuFile[]): MenuEntry[] {
  return files.flatMap((file) => {
    const data = dataIn(file);
    const folder = contentBeside(file.path);
    if (isData(data['pathways']) || Array.isArray(data['modules'])) return pathsIn(data, folder);
    if (!/(?:^|\/)modules\.ya?ml$/.test(file.path) || !isData(data['modules'])) return [];
    const names = data['modules'];
    const beside = files.find(
      ({ path }) => folderOf(path) === folderOf(file.path) && /(?:^|\/)workshop\.ya?ml$/.test(path),
    );
    const active = beside === undefined ? undefined : activeIn(dataIn(beside));
    return (active ?? Object.keys(names)).map((name) => pageIn(folder, name, names[name]));
  });
}

function dataIn({ path, text }: MenuFile): Readonly<Record<string, unknown>> {
  if (!isEducatesMenu(path)) return {};
  try {
    const data: unknown = parse(text, { logLevel: 'silent' });
    return isData(data) ? data : {};
  } catch {
    return {};
  }
}

function activeIn({ modules }: Readonly<Record<string, unknown>>): string[] | undefined {
  const active = isData(modules) ? modules['activate'] : undefined;
  return Array.isArray(active)
    ? (active as unknown[]).filter((each) => typeof each === 'string')
    : undefined;
}

/** `modules` of config.yaml, or those of each of its paths. */
function pathsIn(data: Readonly<Record<string, unknown>>, folder: string): MenuEntry[] {
  const titles = new Map(
    listed(data['modules']).flatMap(({ name, title }) =>
      typeof name === 'string' ? [[name, title] as const] : [],
    ),
  );
  const { pathways } = data;
  const paths =
    isData(pathways) && isData(pathways['paths']) ? Object.entries(pathways['paths']) : [];
  const chapters = paths.flatMap(([id, path]): MenuEntry[] => {
    if (!isData(path)) return [];
    const { title, modules, steps } = path;
    const entries = listed(modules ?? steps).flatMap((each) => moduleIn(folder, each, titles));
    return [{ type: 'chapter', title: typeof title === 'string' ? title : id, entries }];
  });
  if (chapters.length > 0) return chapters;
  return listed(data['modules']).flatMap((each) => moduleIn(folder, each, titles));
}

/** Each item of a list as an object: a text is a name. */
const listed = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value)
    ? (value as unknown[]).map((each) => (isData(each) ? each : { name: each }))
    : [];

function moduleIn(
  folder: string,
  { name, title }: Readonly<Record<string, unknown>>,
  titles: ReadonlyMap<string, unknown>,
): MenuEntry[] {
  if (typeof name !== 'string') return [];
  return [pageIn(folder, name, { name: title ?? titles.get(name) })];
}

function pageIn(folder: string, path: string, about: unknown): MenuEntry {
  const title = isData(about) ? about['name'] : undefined;
  return {
    ...{ type: 'page', path: stemOf(joinedPath(folder, path)) },
    ...(typeof title === 'string' && title !== '' ? { title, titleAbove: title } : {}),
  };
}
