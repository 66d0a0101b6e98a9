import { accessSync, constants } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { RunReport } from '#runner/report.ts';
import type { Io } from '#cli/io.ts';
import { writeFailure } from '#cli/replace-file.ts';
import { runJson, runJunit, runSummary } from './files.ts';

const forms: readonly (readonly [ending: string, text: (report: RunReport) => string])[] = [
  ['.json', runJson],
  ['.xml', runJunit],
  ['.md', runSummary],
];

/** Why a report could not be written; seen before the run, which may take an hour. Undefined: nothing is in its way. */
export function reportProblem(files: readonly string[], cwd: string): string | undefined {
  for (const file of files) {
    if (!forms.some(([ending]) => file.endsWith(ending)))
      return `--report ${file}: the name ends with .json, .xml or .md.`;
    try {
      accessSync(dirname(resolve(cwd, file)), constants.W_OK);
    } catch {
      return `--report ${file}: there is no folder ${dirname(file)} that can be written to.`;
    }
  }
  return undefined;
}

/** Writes a report into each file; says which could not be written, and whether all were. */
export async function writeReports(
  report: RunReport,
  files: readonly string[],
  io: Io,
): Promise<boolean> {
  let isWhole = true;
  for (const file of files) {
    const form = forms.find(([ending]) => file.endsWith(ending));
    try {
      if (form) await io.replaceFile(resolve(io.cwd, file), form[1](report));
    } catch (error) {
      isWhole = false;
      io.err(`readyroom: The report ${file} is not written: ${writeFailure(error)}.\n`);
    }
  }
  return isWhole;
}
