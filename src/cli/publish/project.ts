import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryOf, type GitHubRepository } from '#publish/pages-address.ts';
import { publishes, workflowProblems } from '#publish/workflow-problems.ts';
import type { Problem } from './problem-text.ts';

/** A project as git has it. */
export interface GitProject {
  /** The repository at GitHub that "origin" names. */
  repository?: GitHubRepository | undefined;
  /** The branch that is checked out. */
  branch?: string | undefined;
  /** A domain of one's own: what a file CNAME names, at the top or in public/, whether the site has it or not. */
  domain?: string | undefined;
  /** Whether files that were changed are not committed. */
  isChanged: boolean;
  /** What is wrong with the workflows that publish, and with what they need. */
  problems: readonly Problem[];
}

/** Reads a project in `folder`: its remote, its branch, and the workflows at the top of its repository. */
export function readProject(folder: string): GitProject {
  const remote = git(folder, 'config', '--get', 'remote.origin.url');
  const branch = git(folder, 'symbolic-ref', '--short', 'HEAD');
  const top = git(folder, 'rev-parse', '--show-toplevel') ?? folder;
  const workflows = readWorkflows(top).filter(({ text }) => publishes(text));
  const lockFile = join(folder, 'package-lock.json');
  const isWanted = workflows.some(({ text }) => text.includes('npm ci'));
  const isTracked = (file: string): boolean =>
    branch === undefined || git(top, 'ls-files', '--error-unmatch', file) !== undefined;
  return {
    repository: remote === undefined ? undefined : repositoryOf(remote),
    branch,
    domain: [join(folder, 'public/CNAME'), join(top, 'CNAME')]
      .filter(existsSync)
      .map((file) => readFileSync(file, 'utf8').trim())[0],
    isChanged: (git(folder, 'status', '--porcelain') ?? '') !== '',
    problems: [
      ...(workflows.length === 0 ? [{ code: 'no-workflow' } as const] : []),
      ...workflows.flatMap(({ file, text }) => workflowProblems(file, text, branch)),
      ...(isWanted && !existsSync(lockFile) ? [{ code: 'no-lock-file' } as const] : []),
      ...[
        ...(existsSync(lockFile) ? [lockFile] : []),
        ...workflows.map(({ file }) => join(top, file)),
        ...packagesOf(folder),
      ]
        .filter((file) => !isTracked(file))
        .map((file) => ({ code: 'not-committed', file: relative(folder, file) }) as const),
    ],
  };
}

/** Packages that package.json takes from files of the project, as one that is in no registry. */
function packagesOf(folder: string): readonly string[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const versions = readFileSync(file, 'utf8').matchAll(/: *"file:([^"]+\.tgz)"/g);
  return [...versions].map(([, path = '']) => join(folder, path));
}

function readWorkflows(folder: string): readonly { file: string; text: string }[] {
  const place = '.github/workflows';
  if (!existsSync(join(folder, place))) return [];
  return readdirSync(join(folder, place))
    .filter((name) => /\.ya?ml$/.test(name))
    .toSorted()
    .map((name) => ({
      file: `${place}/${name}`,
      text: readFileSync(join(folder, place, name), 'utf8'),
    }));
}

/** What git prints, without the last line break; undefined if it fails, as where there is no repository or no git. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trimEnd();
  } catch {
    return undefined;
  }
}
