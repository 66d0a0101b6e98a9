import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { applyFixes } from '#model/lint/apply-fixes.ts';
import type { Finding } from '#model/lint/lint.ts';
import type { Io } from '#cli/io.ts';

const BOM = '\uFEFF';

/** Makes the changes that do no harm, file by file, each file whole or not at all; returns the findings that are mended. */
export async function mend(findings: readonly Finding[], io: Io): Promise<Finding[]> {
  const files = new Set(findings.filter(({ fix }) => fix !== undefined).map(({ file }) => file));
  const mended: Finding[] = [];
  for (const file of files) {
    const path = resolve(io.cwd, file);
    const written = readFileSync(path, 'utf8');
    // Lint reads a file without its byte order mark, and counts from there.
    const mark = written.startsWith(BOM) ? BOM : '';
    const own = findings.filter((finding) => finding.file === file);
    const fixes = own.flatMap(({ fix }) => fix ?? []);
    const { text, made } = applyFixes(written.slice(mark.length), fixes);
    await io.replaceFile(path, mark + text);
    mended.push(...own.filter(({ fix }) => fix !== undefined && made.includes(fix)));
  }
  return mended;
}
