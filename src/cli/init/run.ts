import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { makeProject } from '#scaffold/make-project.ts';
import { firstWorkshop } from '#scaffold/project-files.ts';
import { folderNameOf } from '#scaffold/folder-name.ts';
import type { NewFiles } from '#scaffold/write-files.ts';
import { quoted } from '#transforms/shell/quote.ts';
import type { Invocation, Run, UsageError } from '#cli/definition.ts';
import type { ExitCode, Io } from '#cli/io.ts';
import type { Result } from '#cli/result.ts';
import { withDefaults, workshopOptions } from '#cli/workshop-options.ts';
import type { init } from './options.ts';
import { askRest } from './questions.ts';
import type { Decided, InitOptions } from './questions.ts';

/** `readyroom init`: makes a project in a folder. Everything or nothing, and nothing is overwritten. */
export const run: Run<typeof init> = async (invocation, io) => {
  const parsed = initOptions(invocation);
  if ('error' in parsed) return { usageError: parsed.error };
  const options = parsed.value;
  const mayAsk = !invocation.options.yes && io.isTerminal.stdin && io.isTerminal.stdout;
  if (!mayAsk && options.folder === undefined)
    return { usageError: 'Say which folder to make: readyroom init my-workshop' };
  const decided = mayAsk
    ? await askRest(options, await io.ask())
    : withDefaults({ ...options, folder: options.folder ?? '' });
  return decided === undefined
    ? notMade('You gave up, so nothing was made.', io)
    : make(decided, io);
};

/** The options, checked. */
function initOptions({ options, arguments: args }: Invocation<typeof init>): Result<InitOptions> {
  const workshop = workshopOptions(options);
  if ('error' in workshop) return workshop;
  const { name, base } = options;
  const error = tooMany(args) ?? wrongName(name) ?? wrongBase(base);
  if (error !== undefined) return { error };
  const [folder] = args;
  return {
    value: { ...workshop.value, folder, name, base: baseOf(base), package: options.package },
  };
}

const tooMany = (args: readonly string[]): string | undefined =>
  args.length > 1
    ? `One folder is made at a time, not ${args.join(' and ')}. Quote a name with spaces.`
    : undefined;

/** The name of the package for a folder, where no name is chosen. A package cannot be called as one it needs. */
function nameFor(folder: string, cwd: string): string {
  const name = folderNameOf(basename(resolve(cwd, folder)), 'workshop');
  return ['readyroom', 'astro', 'node'].includes(name) ? `${name}-workshop` : name;
}

function wrongName(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const fitting = nameFor(name.replaceAll('/', '-'), '/');
  return name === fitting
    ? undefined
    : `"${name}" cannot be the name of a package and a folder of content: small letters, digits and hyphens. Such as: --name ${fitting}`;
}

function baseOf(base = '/'): string {
  const names = base.split('/').filter((name) => name !== '');
  return names.length === 0 ? '/' : `/${names.join('/')}/`;
}

const wrongBase = (base: string | undefined): string | undefined =>
  base === undefined || /^[\w./~-]+$/.test(base)
    ? undefined
    : `--base is the path of the site, such as /workshop/, not "${base}".`;

function make(decided: Decided, io: Io): ExitCode | UsageError {
  const root = resolve(io.cwd, decided.folder);
  const source = packageSource(decided.package, io);
  if ('error' in source) return { usageError: source.error };
  const name = decided.name ?? nameFor(decided.folder, io.cwd);
  const project = { ...decided, name, readyroom: source.value.specifier };
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
 * What package.json asks for, and a tarball that has to be there for it. Without --package, a project gets Readyroom
 * from where this one came, so that `npm install` finds it.
 */
function packageSource(
  option: string | undefined,
  io: Io,
): Result<{ specifier: string; files: NewFiles }> {
  const specifier = option ?? io.installedFrom;
  if (specifier === undefined) return { value: { specifier: io.version, files: {} } };
  if (!specifier.endsWith('.tgz') || specifier.includes('://'))
    return { value: { specifier, files: {} } };
  const path = resolve(io.cwd, specifier);
  if (!existsSync(path))
    return { error: `There is no file ${specifier}. Check the path of --package.` };
  const file = basename(path);
  return { value: { specifier: `file:${file}`, files: { [file]: readFileSync(path) } } };
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

How to write a workshop: npm run manual, or /_manual/ of the address that npm run dev prints.
`;

function notMade(why: string, io: Io): ExitCode {
  io.err(`readyroom: ${why}\n`);
  return 1;
}

/** A text as one word of a shell, quoted where it has to be. */
const shellWord = (text: string): string => (/^[\w./@:+-]+$/.test(text) ? text : quoted(text));
