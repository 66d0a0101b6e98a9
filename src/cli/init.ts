import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { makeProject } from '#scaffold/make-project.ts';
import { firstWorkshop } from '#scaffold/project-files.ts';
import type { NewFiles } from '#scaffold/write-files.ts';
import { initHelp } from './init-help.ts';
import { initOptions, nameFor } from './init-options.ts';
import type { InitOptions } from './init-options.ts';
import { askRest } from './init-questions.ts';
import type { Decided } from './init-questions.ts';
import type { Command, ExitCode, Io } from './io.ts';
import type { Result } from './result.ts';
import { shellWord } from './shell-word.ts';
import { withDefaults } from './workshop-defaults.ts';

/** `readyroom init`: makes a project in a folder. Everything or nothing, and nothing is overwritten. */
export const init: Command = async (args, io) => {
  const options = initOptions(args);
  if ('error' in options) return misused(options.error, io);
  if (options.value.isHelp) {
    io.out(`${initHelp}\n`);
    return 0;
  }
  const mayAsk = !options.value.isDecided && io.isTerminal.stdin && io.isTerminal.stdout;
  const decided = mayAsk ? await askRest(options.value, await io.ask()) : undecided(options.value);
  if (decided === undefined) return notMade('You gave up, so nothing was made.', io);
  if ('error' in decided) return misused(decided.error, io);
  return make(decided, io);
};

function undecided(options: InitOptions): Decided | { error: string } {
  const { folder } = options;
  if (folder === undefined)
    return { error: 'Say which folder to make: readyroom init my-workshop' };
  return withDefaults({ ...options, folder });
}

function make(decided: Decided, io: Io): ExitCode {
  const root = resolve(io.cwd, decided.folder);
  const source = packageSource(decided.package, io);
  if ('error' in source) return misused(source.error, io);
  const name = decided.name ?? nameFor(decided.folder, io.cwd);
  const project = { ...decided, name, readyroom: source.value.wanted };
  try {
    const result = makeProject(root, project, source.value.files);
    if ('inTheWay' in result) {
      const paths = result.inTheWay.slice(0, 5).join(', ');
      return notMade(
        `${decided.folder} has ${paths} already, and nothing is overwritten. Choose another folder, or move it away.`,
        io,
      );
    }
    io.out(report(decided.folder, `content/${firstWorkshop(project)}`, result.made.length));
    return 0;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return notMade(
      `${decided.folder} cannot be written (${code ?? message}). Nothing was made.`,
      io,
    );
  }
}

/**
 * What package.json asks for, and a tarball that has to be there for it. Where nothing is said, a project gets Readyroom
 * from where this one came, so that `npm install` finds it.
 */
function packageSource(
  said: string | undefined,
  io: Io,
): Result<{ wanted: string; files: NewFiles }> {
  const wanted = said ?? io.installedFrom;
  if (wanted === undefined) return { value: { wanted: io.version, files: {} } };
  if (!wanted.endsWith('.tgz') || wanted.includes('://')) return { value: { wanted, files: {} } };
  const path = resolve(io.cwd, wanted);
  if (!existsSync(path))
    return { error: `There is no file ${wanted}. Check the path of --package.` };
  const file = basename(path);
  return { value: { wanted: `file:${file}`, files: { [file]: readFileSync(path) } } };
}

const report = (
  folder: string,
  workshop: string,
  count: number,
): string => `Made ${folder === '.' ? 'a project here' : folder}, ${count} files:
  ${workshop}/  the workshop: its lessons, in every language
  astro.config.mjs, package.json, .github/, .vscode/, README.md  what serves, publishes and explains it

Next:${folder === '.' ? '' : `\n  cd ${shellWord(folder)}`}
  npm install
  npm run dev
`;

function notMade(why: string, io: Io): ExitCode {
  io.err(`readyroom: ${why}\n`);
  return 1;
}

function misused(error: string, io: Io): ExitCode {
  io.err(`readyroom: ${error}\nreadyroom init --help tells how to use it.\n`);
  return 2;
}
