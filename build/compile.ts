/**
 * `npm run package`: makes lib/, which is src/ as it is published. Programs are compiled, since Node strips no types below node_modules, and
 * are there once: the command, the integration and the pages that Vite compiles load the same files. Components are as they are written.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { minifySync } from 'vite';

const root = resolve(import.meta.dirname, '..');
const lib = resolve(root, 'lib');
const source = resolve(root, 'src');

/** Whoever uses the package meets the types of these files, and what they name: `exports` closes the others. */
const typed = [resolve(lib, 'checker/index.d.ts'), resolve(lib, 'integration/index.d.ts')];

/** What is run: by its user, by Astro, by whoever imports the package, by VS Code, as a thread and as a process of its own. The rest is loaded by these … */
const run = [
  ...['cli/main.js', 'integration/index.js', 'checker/index.js', 'editors/vscode.js'],
  ...['model/load/parse-thread.js', 'integration/manual/build.js'],
].map((name) => resolve(lib, name));

/** … and by pages, of which the integration names the files; the islands are told apart by being more than types. */
const pages = (files: ReadonlyMap<string, string>): string[] =>
  globSync(['routes/**/*.{astro,js}', 'components/**/*.astro', 'islands/*.js'], { cwd: lib })
    .map((name) => resolve(lib, name))
    .filter((file) => !/^export \{\};\s*$/.test(files.get(file) ?? ''));

/** What of a page is a program: what stands above it, and its script. */
const programs = /(?<=^---\n)[\s\S]*?\n(?=---\n)|(?<=<script>)[\s\S]*?(?=<\/script>)/g;

/** What nothing runs: a comment that has lines to itself, and types of other files. */
const notRun = /^[ \t]*(?:\/\*\*[\s\S]*?\*\/|\/\/.*|import type [^;]*;)\n/gm;

rmSync(lib, { recursive: true, force: true });
// Declarations with their comments, which are for whoever uses them: this is where types are checked.
compile(
  'tsconfig.json',
  '--emitDeclarationOnly',
  ...['--allowImportingTsExtensions', '--rewriteRelativeImportExtensions', 'false'],
);
// Programs without comments, which are for those who read the source.
compile('programs.json', '--noCheck', '--declaration', 'false', '--removeComments');
for (const name of globSync(['**/*.{astro,css}', 'routes/examples'], { cwd: source }))
  cpSync(resolve(source, name), resolve(lib, name), { recursive: true });
for (const [file, styles] of texts('**/*.css')) writeFileSync(file, plainStyles(styles));

const files = new Map([
  ...texts('**/*.js').map(
    ([file, program]) => [file, withPaths(file, short(file, program))] as const,
  ),
  ...texts('**/*.astro').map(([file, page]) => [file, withPathsOfPage(file, page)] as const),
]);
keep([...run, ...pages(files)], files);
keep(typed, new Map(texts('**/*.d.ts').map(([file, types]) => [file, withPaths(file, types)])));

/** TypeScript 7, which has no API yet, takes a fifth of the time of TypeScript 6 (docs/adr/0007). */
function compile(project: string, ...options: readonly string[]): void {
  const compiler = resolve(root, 'node_modules/typescript-native/bin/tsc');
  const of = ['-p', resolve(import.meta.dirname, project), '--singleThreaded'];
  const { status } = spawnSync(process.execPath, [compiler, ...of, ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

/** Files of lib/, each with its text. */
function texts(pattern: string): (readonly [string, string])[] {
  return globSync(pattern, { cwd: lib })
    .map((name) => resolve(lib, name))
    .map((file) => [file, readFileSync(file, 'utf8')]);
}

/** Writes these files and those that they import, from one to the next, and removes the others. */
function keep(from: readonly string[], files: ReadonlyMap<string, string>): void {
  const needed = new Set(from);
  for (const file of needed)
    for (const { fileName } of importedBy(file, files.get(file) ?? '')) {
      const path = resolve(dirname(file), fileName.replace(/\?.*/, ''));
      for (const target of [path, path.replace(/\.[jt]s$/, '.d.ts')])
        if (files.has(target)) needed.add(target);
    }
  for (const [file, text] of files) {
    if (needed.has(file)) writeFileSync(file, text);
    else rmSync(file);
  }
}

/** A program with short names, and those of its functions as they are, in lines: a failure says where it is. Vite reads `true` in it, and no `!0`. */
function short(file: string, program: string): string {
  const { code, errors } = minifySync(file, program, {
    module: true,
    compress: false,
    mangle: { toplevel: true, keepNames: { function: true, class: true } },
    codegen: { removeWhitespace: false },
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
  return code;
}

/** Styles without comments, and with lines that are not set in. What stands in quotes stays as it is. */
function plainStyles(styles: string): string {
  const commentOrQuoted = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\/\*[\s\S]*?\*\//g;
  return styles.replaceAll(commentOrQuoted, '$1').replaceAll(/^\s+/gm, '');
}

/** '#model/types.ts' as '../model/types.js': in lib, "#" means nothing, and there are no sources. */
function withPaths(file: string, text: string): string {
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles.toReversed().reduce((done, { fileName, pos }) => {
    if (!/^[#.]/.test(fileName)) return done;
    const target = fileName.startsWith('#')
      ? resolve(lib, fileName.slice(1))
      : resolve(dirname(file), fileName);
    const path = relative(dirname(file), target).replaceAll('\\', '/');
    const from = pos + 1; // the quotation mark
    const written = `${path.startsWith('.') ? '' : './'}${path}`.replace(/\.ts(?=$|\?)/, '.js');
    return done.slice(0, from) + written + done.slice(from + fileName.length);
  }, text);
}

/** A page whose programs have no comments in lines of their own and no types of others, as those of .js files have none. */
function withPathsOfPage(file: string, page: string): string {
  return page.replaceAll(programs, (program) => withPaths(file, program.replaceAll(notRun, '')));
}

/** What is left of the imports of a file when types are gone: a page still has them. */
function importedBy(file: string, text: string): readonly ts.FileReference[] {
  const program = file.endsWith('.astro') ? [...text.matchAll(programs)].join('\n') : text;
  return ts.preProcessFile(program).importedFiles;
}
