import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { applyFixes } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Io } from '#cli/io.ts';

const BOM = '\uFEFF';

/** Makes the changes that are certain, file by file, each file whole or not at all; returns the diagnostics that are mended. */
export async function mend(diagnostics: readonly Diagnostic[], io: Io): Promise<Diagnostic[]> {
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined);
  const files = new Set(fixable.map(({ place }) => place.file));
  const mended: Diagnostic[] = [];
  for (const file of files) {
    const path = resolve(io.cwd, file);
    const written = readFileSync(path, 'utf8');
    // Lint reads a file without its byte order mark, and counts from there.
    const mark = written.startsWith(BOM) ? BOM : '';
    const own = fixable.filter(({ place }) => place.file === file);
    const fixes = own.flatMap(({ fix }) => fix ?? []);
    const { text, made } = applyFixes(written.slice(mark.length), fixes);
    await io.replaceFile(path, mark + text);
    mended.push(...own.filter(({ fix }) => fix !== undefined && made.includes(fix)));
  }
  return mended;
}
