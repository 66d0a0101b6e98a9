import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { readAsMenu } from '#importer/menus/menu.ts';
import type { PlannedPage } from '#importer/plan-pages.ts';
import type { Run, UsageError } from '#cli/definition.ts';
import type { ExitCode, Io } from '#cli/io.ts';
import { workshopName } from '#model/schema/primitives.ts';
import type { importing } from './options.ts';
import { existingWorkshop } from './existing-workshop.ts';
import { importOptions, wrongName } from './import-options.ts';
import type { ImportOptions } from './import-options.ts';
import { asciiDocPages, knownVariables, soundLessons, withAliases } from './lessons.ts';
import { concluded } from './conclude.ts';
import type { NotImported } from './list.ts';
import { readBase, writeBase } from './base.ts';
import { pathTo, resumeList } from './list-files.ts';
import type { MergedImport } from './merge.ts';
import { planned } from './planned.ts';
import { pagesBefore, prosePath } from './pages-before.ts';
import { pagesGone, withMoved } from './gone-pages.ts';
import { number } from './entries.ts';
import type { PageFate } from './report.ts';
import { importSite } from './site.ts';
import { partsOfSite, topOf } from './site-files.ts';
import { readSource } from './source.ts';
import type { ImportSource } from './source.ts';
import { writeImport } from './write-import.ts';

/** `readyroom import`: makes lessons of existing pages. */
export const run: Run<typeof importing> = async (invocation, io) => {
  const { resume, workshop = '' } = invocation.options;
  if (resume) {
    const usageError = wrongName('--workshop', workshop, workshopName);
    return usageError === undefined ? await resumeList(workshop, io) : { usageError };
  }
  const options = importOptions(invocation);
  if ('usageError' in options) return options;
  // Reading leaves far more garbage than trees: without this, the heap grows to four times of what is in use before it is collected.
  setFlagsFromString('--heap-growing-percent=50');
  const source = readSource(resolve(io.cwd, options.value.source));
  if ('error' in source) return notImported(source.error, io);
  return runImport(options.value, source.value, io);
};

async function runImport(
  options: ImportOptions,
  source: ImportSource,
  io: Io,
): Promise<ExitCode | UsageError> {
  const { workshop, locale, isDryRun } = options;
  if (!source.isFile && options.lesson !== undefined) {
    return { usageError: '--lesson names the lesson of a single file; a folder makes several.' };
  }
  const content = resolve(io.cwd, options.content);
  const existing = existingWorkshop(content, workshop);
  const readable = readBase(io.cwd, workshop);
  if ('error' in readable) return notImported(readable.error, io);
  const base = readable.value;
  const top = topOf(source.folder);
  const before = pagesBefore(io.cwd, source, base, options.prefix);
  const plan = planned(options, source, top, before, content);
  if ('error' in plan) return notImported(plan.error, io);
  const { pages, named, texts, skipped, menus, present, title, siteName, siteNames } = plan.value;
  const left: NotImported[] = [
    ...source.unreadable.map((each) => ({ ...each, isLost: true })),
    ...skipped
      .filter(({ why, isShown }) => why !== readAsMenu && isShown !== true)
      .map((each) => ({ ...each, isLost: false })),
    ...present.map((each) => ({ ...each, isLost: false, isThere: true })),
  ];
  if (named.length === 0 && options.section !== undefined) {
    const { section } = options;
    const usageError = `There is no page below ${section} in ${options.source}. --section is a folder, counted from there.`;
    return { usageError };
  }
  const gone = pagesGone(io.cwd, options, source, plan.value, before, base);
  const absent = { moved: before.moved, ...gone, menus };
  const done = { ...options, content: pathTo(io.cwd, content), folder: source.folder };
  if (pages.length === 0 && present.length > 0) {
    const unchanged = `Nothing new in ${number(present.length, 'page')}: already in ${workshop}.`;
    const nothing = { made: [], earlier: new Map<string, PageFate>(), written: [] };
    return concluded(
      done,
      { ...nothing, ...absent, pages: base.pages, away: base.away, notImported: left, unchanged },
      io,
    );
  }
  const sitePartsOf = partsOfSite(source.folder, top);
  const known = [
    ...named,
    ...before.elsewhere.filter(({ path }) => !named.some((page) => page.path === path)),
  ];
  const site = importSite(source.folder, known, plan.value.siteBase);
  const anew = new Set(
    pages
      .filter(({ lesson, locale: own }) => {
        const isSource = own === (existing?.source ?? locale);
        return isSource && base.files[`${lesson}/lesson.yaml`] !== undefined;
      })
      .map(({ lesson }) => lesson),
  );
  const { made: imported, refused } = await soundLessons(
    pages,
    existing?.source ?? locale,
    {
      site,
      siteOf: (page) => ({ ...site.siteOf(page), awayOf: (lesson) => base.away[lesson] }),
      partsOf: sitePartsOf,
      ...(await asciiDocPages(pages, sitePartsOf)),
      placesOf: (lesson) => (anew.has(lesson) ? undefined : existing?.placesOf(lesson)),
      texts,
      flavour: options.from,
      ...knownVariables(existing),
    },
    io,
  );
  const all = withAliases(imported, base);
  const others: NotImported[] = [
    ...left,
    ...refused.map(({ page, why }) => ({ path: page.path, why, isLost: true })),
  ];
  if (all.length === 0) {
    const [first] = others;
    return notImported(`${first?.path ?? ''} was not imported: ${first?.why ?? ''}.`, io);
  }
  const wrote = writeImport(
    { content, base, options, names: { title, siteName, siteNames } },
    { pages: all, pictures: site.pictures },
  );
  if ('error' in wrote) return notImported(wrote.error, io);
  const { merge, made, hashes, removed, written, isUnchanged } = wrote.value;
  const files = Object.fromEntries(
    made.flatMap((page) =>
      // What the author has deleted comes up to date once it is there again.
      page.files.flatMap(({ path, text }) => (merge.deleted.has(path) ? [] : [[path, text]])),
    ),
  );
  const origins = Object.fromEntries(
    made.map(({ page }) => [prosePath(page.lesson, page.locale), before.pathOf(page.path)]),
  );
  const unchanged = isUnchanged
    ? `Nothing changed in ${number(made.length, 'page')}: 0 files written.`
    : undefined;
  const earlier = new Map(
    made.flatMap(({ page }) =>
      base.files[prosePath(page.lesson, page.locale)] === undefined
        ? []
        : [[page.path, fateOfPage(page, merge)] as const],
    ),
  );
  const came = {
    made: withMoved(made, before, merge.changedPages),
    earlier,
    notImported: others,
    written,
    unchanged,
  };
  // Of a page whose lesson another one goes on with, nothing is left to be said.
  const replaced = Object.entries(origins).flatMap(([text, page]) => {
    const earlierPage = base.pages[text];
    return earlierPage === undefined || earlierPage === page ? [] : [earlierPage];
  });
  const settled = [...absent.settled, ...replaced];
  const code = await concluded(
    done,
    { ...came, ...absent, settled, away: base.away, pages: { ...base.pages, ...origins } },
    io,
  );
  // Last, so that an import which is broken off offers again what its list does not have yet.
  if (!isDryRun)
    await writeBase(io.cwd, workshop, base, { files, removed, pages: origins, pictures: hashes });
  return code;
}

const fateOfPage = (
  { path, lesson }: PlannedPage,
  { changedPages, kept }: MergedImport,
): PageFate => (!changedPages.has(path) ? 'same' : kept.has(lesson) ? 'left' : 'changed');

function notImported(error: string, io: Io): ExitCode {
  io.err(`readyroom: ${error}\n`);
  return 2;
}
