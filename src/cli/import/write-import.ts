/** Writes what an import has made into its workshop, merged with what an author has edited there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '#cli/result.ts';
import { writeStage } from '#cli/write-stage.ts';
import type { MadePage } from '#importer/import-pages.ts';
import { workshopYamlWith } from '#importer/write/yaml-files.ts';
import type { ImportBase } from './base.ts';
import type { ImportOptions } from './import-options.ts';
import { mergeImport, withLineEndsOf } from './merge.ts';
import type { MergedImport } from './merge.ts';
import type { CopiedPicture } from './picture-files.ts';
import { mergePictures } from './pictures.ts';
import { clearStale } from './stale-manifests.ts';
import { titlesOfHome, titlesOfWorkshop } from './titles-of-home.ts';
import type { SiteNames } from './titles-of-home.ts';

/** Where it goes, and what is known of that. */
interface Into {
  /** The folder of all workshops. */
  content: string;
  base: ImportBase;
  options: Pick<ImportOptions, 'workshop' | 'locale' | 'isDryRun'>;
  names: SiteNames;
}

interface Made {
  pages: readonly MadePage[];
  pictures: readonly CopiedPicture[];
}

interface Merged {
  merge: MergedImport;
  /** The pages, with notes on what waits for the author. */
  made: readonly MadePage[];
  /** Of pictures. */
  hashes: ImportBase['pictures'];
  /** Whether all of it was there already. */
  isUnchanged: boolean;
}

interface WrittenImport extends Merged {
  /** Paths from the folder of all workshops. */
  written: readonly string[];
  /** Of manifests that no lesson names any more. */
  removed: ReadonlySet<string>;
}

/** Writes all of it, or nothing where it would not be valid. */
export function writeImport(into: Into, imported: Made): Result<WrittenImport> {
  const first = mergeAndWrite(into, imported, new Set());
  // Edits and changes that are fine apart may be wrong together: then the edits stay alone.
  const isWrong = 'error' in first.result && first.merge.merged.size > 0;
  const { result, ...own } = isWrong ? mergeAndWrite(into, imported, first.merge.merged) : first;
  if ('error' in result) return result;
  const { content, base, options } = into;
  const cleared = options.isDryRun
    ? { removed: new Set<string>() }
    : clearStale(join(content, options.workshop), base, own.made);
  return { value: { ...own, ...cleared, written: result.value.written } };
}

/** @param apart lessons in which the edits of the author stay alone */
function mergeAndWrite(
  into: Into,
  { pages, pictures }: Made,
  apart: ReadonlySet<string>,
): Merged & { result: ReturnType<typeof writeStage> } {
  const { content, base, options } = into;
  const { workshop, isDryRun } = options;
  const folder = join(content, workshop);
  const merge = mergeImport(folder, base, pages, apart);
  const { copied, made, hashes } = mergePictures(folder, base, pictures, merge);
  const changed = made.filter(({ page }) => merge.changed.has(page.lesson));
  const isUnchanged = changed.length === 0 && copied.length === 0;
  if (isUnchanged) return { merge, made, hashes, isUnchanged, result: { value: { written: [] } } };
  const yaml = { path: 'workshop.yaml', text: workshopText(into, changed) };
  const files = changed.length === 0 ? [] : [...merge.files, yaml];
  const result = writeStage({ content, workshop, files, pictures: copied, isDryRun });
  return { merge, made, hashes, isUnchanged, result };
}

function workshopText(
  { content, base, options: { workshop, locale }, names: { title, ...site } }: Into,
  made: readonly MadePage[],
): string {
  // A lesson that an earlier import has brought stands where its author has put it.
  const lessons = made.flatMap(({ page: { lesson, part }, isNew }) =>
    isNew && base.files[`${lesson}/lesson.yaml`] === undefined ? [{ lesson, part }] : [],
  );
  const path = join(content, workshop, 'workshop.yaml');
  const name = workshop.replaceAll('-', ' ');
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const found = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const locales = [...new Set([locale, ...made.map(({ page }) => page.locale)])];
  const named = { ...site, title: title ?? capital };
  const text = workshopYamlWith(found?.replaceAll('\r\n', '\n'), {
    lessons,
    locales,
    titles:
      found === undefined
        ? titlesOfWorkshop(made, locales, named)
        : titlesOfHome(made, named.title),
    variables: new Map(made.flatMap(({ variables }) => [...variables])),
    preset: [...new Set(made.flatMap(({ preset }) => [...preset]))].toSorted(),
  });
  return withLineEndsOf(found, text);
}
