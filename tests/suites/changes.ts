import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './command.ts';

/** What `npm test -- --changed` tests: files that differ from a commit, in the index, on disk, or new. */
export interface Changes {
  /** The commit, as git names it. */
  since: string;
  /** Paths from the top of the repository; files that were deleted are among them. */
  files: readonly string[];
}

/** @throws Error with git's own words where there is no such commit. */
export function changesSince(since: string): Changes {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const files = [
    ...git('diff', '--name-only', '--no-renames', '-z', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return { since, files: [...new Set(files)].toSorted() };
}

/** The changed files that are still there and whose path fits. */
export const present = ({ files }: Changes, pattern: RegExp): readonly string[] =>
  files.filter((file) => pattern.test(file) && existsSync(resolve(root, file)));

/**
 * Whether a file that tests read, rather than import, has changed: content, a fixture, a template, a style, package.json.
 * No graph of modules tells which tests read it.
 */
export const dataChanged = ({ files }: Changes): boolean =>
  files.some(
    (file) =>
      !file.startsWith('.changeset/') &&
      (!/\.(?:ts|js|mjs|astro)$/.test(file) || /^(?:tests\/fixtures|templates)\//.test(file)),
  );
