import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { localeCodes } from '#i18n/locales.ts';
import { placesOf } from '#importer/lesson/existing-lesson.ts';
import type { Place } from '#importer/lesson/existing-lesson.ts';
import { lessonsOfPages } from '#importer/import-pages.ts';
import type { MadePage, Surroundings } from '#importer/import-pages.ts';
import { lessonName, planPages, splitName } from '#importer/plan-pages.ts';
import type { PlannedPage, SkippedFile } from '#importer/plan-pages.ts';
import { workshopYaml } from '#importer/write/yaml-files.ts';
import { readContent } from '#model/read-content.ts';
import type { Lesson, Workshop } from '#model/types.ts';
import { importHelp, importOptions } from './import-options.ts';
import type { ImportOptions } from './import-options.ts';
import { importJson, importText } from './import-report.ts';
import { importSite } from './import-site.ts';
import { readSource } from './import-source.ts';
import type { ImportSource } from './import-source.ts';
import { writeStage } from './import-stage.ts';
import { shellComplaints } from './lint-shell.ts';
import type { Command, ExitCode, Io } from './io.ts';

/** `readyroom import`: makes lessons of existing pages. English: the report speaks to authors, as content problems do. */
export const importPages: Command = async (args, io) => {
  const options = importOptions(args);
  if ('error' in options) return misused(options.error, io, true);
  if (options.value.isHelp) {
    io.out(importHelp);
    return 0;
  }
  const source = readSource(resolve(io.cwd, options.value.source));
  if ('error' in source) return misused(source.error, io, false);
  return runImport(options.value, source.value, io);
};

async function runImport(options: ImportOptions, source: ImportSource, io: Io): Promise<ExitCode> {
  const { workshop, locale, isDryRun, format } = options;
  if (!source.isFile && options.lesson !== undefined) {
    return misused('--lesson names the lesson of a single file; a folder makes several.', io, true);
  }
  const content = resolve(io.cwd, options.content);
  const existing = readWorkshop(content, workshop);
  const { pages, skipped } = plan(options, source);
  const { siteOf, pictures } = importSite(source.folder, pages);
  const { made, refused } = await readableLessons(
    pages,
    existing?.source ?? locale,
    {
      siteOf,
      placesOf: (lesson) => existingPlaces(content, existing, lesson),
      flavour: options.from,
    },
    io,
  );
  if (made.length === 0) {
    const [first] = [...refused.map(({ page, why }) => ({ path: page.path, why })), ...skipped];
    return misused(`${first?.path ?? ''} was not imported: ${first?.why ?? ''}.`, io, false);
  }
  const files = [
    ...made.flatMap((page) => page.files),
    { path: 'workshop.yaml', text: workshopText(content, options, made) },
  ];
  const result = writeStage({ content, workshop, files, pictures, isDryRun });
  if ('error' in result) return misused(result.error, io, false);
  const { written } = result.value;
  const outcome = { workshop, isDryRun, made, refused, skipped, written, folder: source.folder };
  io.out(format === 'json' ? `${JSON.stringify(importJson(outcome))}\n` : importText(outcome));
  return 0;
}

/** Lessons of commands that bash can read: where there is one it cannot read, the pages are gone through once more. */
async function readableLessons(
  pages: readonly PlannedPage[],
  source: string,
  surroundings: Surroundings,
  io: Io,
): Promise<ReturnType<typeof lessonsOfPages>> {
  const lessons = lessonsOfPages(pages, source, surroundings);
  const wrong = await shellComplaints(
    lessons.made.flatMap(({ commands }) => commands),
    io,
  );
  if (wrong === undefined || wrong.size === 0) return lessons;
  const complain = (command: string): string | undefined => wrong.get(command)?.said;
  return lessonsOfPages(pages, source, { ...surroundings, complain });
}

function plan(
  { lesson, locale }: ImportOptions,
  { files, isFile }: ImportSource,
): { pages: PlannedPage[]; skipped: SkippedFile[] } {
  const [file] = files;
  if (!isFile || file === undefined) return planPages(files, locale, localeCodes);
  const { stem } = splitName(file.path, localeCodes);
  const name = lesson ?? lessonName(basename(stem)) ?? 'lesson';
  return { pages: [{ ...file, lesson: name, locale }], skipped: [] };
}

function readWorkshop(content: string, name: string): Workshop | undefined {
  if (!existsSync(join(content, name, 'workshop.yaml'))) return undefined;
  return readContent(content, content).workshops.find((each) => each.name === name);
}

/** The places of a lesson by its source; undefined where there is no such lesson. */
function existingPlaces(
  content: string,
  workshop: Workshop | undefined,
  name: string,
): readonly Place[] | undefined {
  const lesson = workshop?.lessons.find((each) => each.name === name);
  if (workshop === undefined || lesson === undefined) return undefined;
  const path = join(content, workshop.name, name, `${workshop.source}.mdx`);
  return existsSync(path) ? (placesOf(readFileSync(path, 'utf8'), structureOf(lesson)) ?? []) : [];
}

const structureOf = ({ commands, outputs, manifests, walkthroughs }: Lesson) => ({
  commands,
  outputs,
  manifests: Object.fromEntries(
    Object.entries(walkthroughs).map(([id, { manifest }]) => [id, manifests[manifest]?.text ?? '']),
  ),
  steps: Object.fromEntries(
    Object.entries(walkthroughs).map(([id, { steps }]) => [id, steps.map((step) => step.id)]),
  ),
});

function workshopText(
  content: string,
  { workshop, locale }: ImportOptions,
  made: readonly MadePage[],
): string {
  const path = join(content, workshop, 'workshop.yaml');
  const words = workshop.replaceAll('-', ' ');
  const home = made.find(({ page }) => /^_?index(?:\.[\w-]+)?\.\w+$/.test(page.path));
  return workshopYaml(existsSync(path) ? readFileSync(path, 'utf8') : undefined, {
    lessons: [...new Set(made.filter(({ isNew }) => isNew).map(({ page }) => page.lesson))],
    locales: [...new Set([locale, ...made.map(({ page }) => page.locale)])],
    title: home?.title ?? words.charAt(0).toUpperCase() + words.slice(1),
    variables: new Map(made.flatMap(({ variables }) => [...variables])),
  });
}

function misused(error: string, io: Io, isUsage: boolean): ExitCode {
  io.err(`readyroom: ${error}\n`);
  if (isUsage) io.err('See readyroom import --help.\n');
  return 2;
}
