import { basename, join, resolve, sep } from 'node:path';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { startOf } from '#model/diagnostics/place.ts';
import { memoize } from '#model/memoize.ts';
import { glossarySchema } from '#model/schema/glossary.ts';
import { workshopName } from '#model/schema/primitives.ts';
import { listedLessons, workshopSchema } from '#model/schema/workshop.ts';
import type { WorkshopYaml } from '#model/schema/workshop.ts';
import type { GlossaryTerm } from '#model/types.ts';
import { constantsOf, constantsFilledIn } from './constants.ts';
import {
  changeFolder,
  diskOf,
  fromRoot,
  isFolder,
  namesInFolder,
  fileDiagnostics,
  sourceFile,
} from './files.ts';
import type { Disk, SourceFile } from './files.ts';
import { constantsOfPins, loadPins, loadProvenance } from './generated-files.ts';
import { pinsName, provenanceName } from './generated-files.ts';
import { loadLesson } from './load-lesson.ts';
import { loadLock, lockName } from './lock.ts';
import { lookalikes } from './lookalikes.ts';
import { loadOwnComponents } from './own-components.ts';
import type { Sources, Glossary, WorkshopContext, WorkshopSources } from './sources.ts';
import { parseAhead } from './parse-ahead.ts';
import { loadShared, sharedFolder, sharedName } from './structure.ts';
import { valueBySchema } from './value-by-schema.ts';
import { readYaml } from './yaml-file.ts';
import type { YamlFile } from './yaml-file.ts';

/**
 * Loads all workshops below `folder` (a path from the project's root, or absolute), or only the one of a name, as for an import, which
 * has no memory left for a second thread. Bad content is never thrown. What did not change since `before`, the last load, is the same object as there.
 */
export function load(
  folder: string,
  projectRoot: string,
  before?: Sources,
  only?: string,
): Sources {
  const root = resolve(projectRoot);
  const top = resolve(root, folder);
  const disk = diskOf(root, before?.files);
  const diagnostics: Diagnostic[] = [];
  const names = namesInFolder(top).filter(
    (name) =>
      !name.startsWith('.') && (only === undefined || name === only) && isFolder(join(top, name)),
  );
  const place = startOf(fromRoot(root, top));
  if (isFolder(join(top, changeFolder))) {
    const folder = fromRoot(root, join(top, changeFolder));
    diagnostics.push(diagnostic('change-interrupted', startOf(folder), { folder }));
  }
  if (!isFolder(top))
    diagnostics.push(diagnostic('content-missing', place, { folder: place.file }));
  else if (names.length === 0)
    diagnostics.push(diagnostic('no-workshops', place, { folder: place.file }));
  const published = publishedIn(root);
  const ownComponents = loadOwnComponents(disk, top);
  diagnostics.push(...ownComponents.diagnostics);
  const loadNamed = (name: string): readonly WorkshopSources[] => {
    const path = join(top, name);
    const { error } = workshopName.safeParse(name);
    if (error !== undefined) {
      const wrong = error.issues[0]?.message ?? '';
      diagnostics.push(diagnostic('folder-name', startOf(fromRoot(root, path)), { name, wrong }));
    }
    const earlier = before?.workshops.find((workshop) => workshop.name === name);
    const loaded = loadWorkshop(
      disk,
      path,
      { ownComponents: ownComponents.components, published },
      earlier,
    );
    diagnostics.push(...loaded.diagnostics);
    return loaded.workshop === undefined ? [] : [loaded.workshop];
  };
  const workshops = names.flatMap(loadNamed);
  if (before === undefined && only === undefined) parseAhead(workshops.flatMap(prosePaths));
  return { root, files: disk.files, diagnostics, workshops, ownComponents };
}

const prosePaths = ({ folder, lessons }: WorkshopSources): string[] =>
  lessons.flatMap(({ name, proses }) =>
    proses.map(({ locale }) => join(folder, name, `${locale}.mdx`)),
  );

/** What all workshops of a project have in common. */
type OfProject = Pick<WorkshopContext, 'ownComponents'> & Pick<WorkshopSources, 'published'>;

/** The files that Astro copies to the top of the site, paths with forward slashes. */
function publishedIn(root: string): readonly string[] | undefined {
  const folder = join(root, 'public');
  return isFolder(folder)
    ? namesInFolder(folder, true).map((path) => path.split(sep).join('/'))
    : undefined;
}

/** Loads the workshop in a folder with its lessons; undefined where workshop.yaml cannot be used. */
function loadWorkshop(
  disk: Disk,
  folder: string,
  { ownComponents, published }: OfProject,
  before: WorkshopSources | undefined,
): { workshop: WorkshopSources | undefined; diagnostics: readonly Diagnostic[] } {
  const folders = namesInFolder(folder).filter(
    (name) => !name.startsWith('.') && name !== sharedFolder && isFolder(join(folder, name)),
  );
  const source = sourceFile(disk, join(folder, 'workshop.yaml'));
  const { yaml, written, diagnostics } = workshopYaml(source, folder, folders);
  if (yaml === undefined || written === undefined) return { workshop: undefined, diagnostics };
  const pins = loadPins(sourceFile(disk, join(folder, pinsName)));
  const constants = {
    ...constantsOfPins(pins.value.pins),
    ...constantsOf(written.constants ?? {}),
  };
  const data = constantsFilledIn({ ...written, constants: undefined }, constants);
  const context = contextOf(data, { constants, ownComponents }, before?.context);
  const glossary = loadGlossary(sourceFile(disk, join(folder, 'glossary.yaml')), context);
  const { lock, diagnostics: damaged } = loadLock(sourceFile(disk, join(folder, lockName)));
  const shared = loadShared(sourceFile(disk, join(folder, sharedName)));
  const provenance = loadProvenance(sourceFile(disk, join(folder, provenanceName)));
  const lessons = [...new Set(listedLessons(data).map(([name]) => name))]
    .filter((name) => isFolder(join(folder, name)))
    .map((name) => {
      const earlier = before?.lessons.find((lesson) => lesson.name === name);
      return loadLesson(disk, join(folder, name), name, context, earlier);
    });
  const workshop = {
    name: basename(folder),
    ...{ folder, folders, yaml, written, data, context, constants, glossary, lock, lessons },
    published,
    shared: shared.structure,
    provenance: provenance.value,
    pins: pins.value.pins,
    diagnostics: [
      ...diagnostics,
      ...glossary.diagnostics,
      ...damaged,
      ...shared.diagnostics,
      ...provenance.diagnostics,
      ...pins.diagnostics,
      ...lookalikes(
        disk.root,
        folder,
        namesInFolder(folder),
        ['workshop.yaml', 'glossary.yaml', sharedName],
        [],
      ),
    ],
  };
  return { workshop, diagnostics: [] };
}

/** The context, or the one before where it says the same: then the lessons that depend on it are the same. */
function contextOf(
  data: WorkshopSources['data'],
  around: Pick<WorkshopContext, 'constants' | 'ownComponents'>,
  before: WorkshopContext | undefined,
): WorkshopContext {
  const {
    source,
    locales,
    variables = {},
    presetVariables = [],
    reasons = {},
    versions = [],
    environments = {},
  } = data;
  const context = {
    ...{ source, locales, variables, presetVariables },
    ...{ reasons, versions, environments, ...around },
  };
  return before !== undefined && JSON.stringify(before) === JSON.stringify(context)
    ? before
    : context;
}

function workshopYaml(
  source: SourceFile,
  folder: string,
  folders: readonly string[],
): {
  yaml?: YamlFile;
  written?: WorkshopYaml | undefined;
  diagnostics: readonly Diagnostic[];
} {
  const unread = fileDiagnostics(source, 'what makes a folder a workshop');
  if (source.text === undefined) return { diagnostics: unread };
  const { yaml, diagnostics } = readYaml(source.file, source.text);
  if (yaml === undefined) return { diagnostics };
  const { value, diagnostics: wrong } = valueBySchema(
    yaml,
    workshopSchema,
    fallbackFor(folder, folders),
  );
  return { yaml, written: value, diagnostics: wrong };
}

/** Stands in for keys that are missing or wrong, and reported: the lessons are read all the same. */
function fallbackFor(
  folder: string,
  lessons: readonly string[],
): Readonly<Record<string, unknown>> {
  const proses = lessons.flatMap((name) =>
    namesInFolder(join(folder, name)).filter((file) => file.endsWith('.mdx')),
  );
  const locales = [...new Set(proses.map((file) => file.slice(0, -'.mdx'.length)))].toSorted();
  const [source = 'en'] = locales;
  const title = Object.fromEntries(locales.map((locale) => [locale, basename(folder)]));
  return { title, source, locales, lessons };
}

function loadGlossary(
  source: SourceFile,
  { constants }: WorkshopContext,
): Glossary & { diagnostics: readonly Diagnostic[] } {
  if (source.failure?.is === 'missing') return { yaml: undefined, terms: [], diagnostics: [] };
  const { yaml, terms, diagnostics } = parsedGlossary(source);
  return { yaml, terms: constantsFilledIn(terms, constants), diagnostics };
}

/** The terms as they are written. */
const parsedGlossary = memoize((source: SourceFile) => {
  const none = { yaml: undefined, terms: [] };
  const unread = fileDiagnostics(source, 'the glossary of the workshop');
  if (source.text === undefined) return { ...none, diagnostics: unread };
  const { yaml, diagnostics } = readYaml(source.file, source.text);
  if (yaml === undefined) return { ...none, diagnostics };
  const { value, diagnostics: wrong } = valueBySchema(yaml, glossarySchema);
  const terms: GlossaryTerm[] = Object.entries(value?.terms ?? {}).map(
    ([id, { link = true, words }]) => ({
      id,
      link,
      words: Object.fromEntries(
        Object.entries(words).map(([locale, { term, also = [], not = [], meaning }]) => [
          locale,
          { term, also, not, meaning },
        ]),
      ),
    }),
  );
  return { yaml, terms, diagnostics: wrong };
});
