import { dirname } from 'node:path';
import { z } from 'zod';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { startOf } from '#model/diagnostics/place.ts';
import { memoize } from '#model/memoize.ts';
import { diskOf, fileDiagnostics, sourceFile } from './files.ts';
import type { SourceFile } from './files.ts';

/**
 * translations.lock.json: by locale and unit, the hash of the source unit that the translation was made from. Under
 * `sources`, which is no locale, the texts of those hashes as they were written (docs/adr/0014).
 */
export type TranslationLock = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The name of the file, in the folder of a lesson or a workshop. */
export const lockName = 'translations.lock.json';

const lockSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** A lock in a form that a later Readyroom writes says which; this form is the first, and says nothing. */
const laterSchema = z.looseObject({ version: z.number() });

/** A lock file. None is an empty lock: nothing is known to be stale. */
export const loadLock = memoize(
  (source: SourceFile): { lock: TranslationLock; diagnostics: Diagnostic[] } => {
    const { file, text, failure } = source;
    if (failure?.is === 'missing') return { lock: {}, diagnostics: [] };
    if (failure?.is === 'conflict')
      return { lock: {}, diagnostics: fileDiagnostics(source, 'the record of translations') };
    const written = parsed(text);
    const { data: lock } = lockSchema.safeParse(written);
    if (lock !== undefined) return { lock, diagnostics: [] };
    const { data: later } = laterSchema.safeParse(written);
    const place = startOf(file);
    const found =
      later === undefined
        ? diagnostic('lock-damaged', place, {})
        : diagnostic('lock-newer', place, later);
    return { lock: {}, diagnostics: [found] };
  },
);

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The lock in a file; an empty one where there is none, or it is damaged. */
export const readLock = (path: string): TranslationLock =>
  loadLock(sourceFile(diskOf(dirname(path)), path)).lock;

/** What a source unit said when a translation was made from it, as it was written; undefined where it was not kept. */
export const sourceText = (
  lock: TranslationLock,
  locale: string,
  unit: string,
): string | undefined => lock['sources']?.[lock[locale]?.[unit] ?? ''];
