/**
 * `npm run package`: makes lib/, what Node loads from another project's node_modules, where it does not strip types.
 * What Vite compiles (pages, components, islands, styles) is published as it is written, in src/.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '..');
const lib = resolve(root, 'lib');

/** Whoever uses the package meets the types of these files, and what they name: `exports` closes the others. */
const typed = [resolve(lib, 'checker/index.d.ts'), resolve(lib, 'integration/index.d.ts')];

/** What is run: by its user, by Astro, by whoever imports the package, as a thread and as a process of its own. The rest is loaded by these. */
const run = [
  ...['cli/main.js', 'integration/index.js', 'checker/index.js'],
  ...['model/load/parse-thread.js', 'integration/manual/build.js'],
].map((name) => resolve(lib, name));

rmSync(lib, { recursive: true, force: true });
// Declarations with their comments, which are for whoever uses them: this is where types are checked.
compile(
  '--emitDeclarationOnly',
  ...['--allowImportingTsExtensions', '--rewriteRelativeImportExtensions', 'false'],
);
// Programs without comments, which are for those who read the source.
compile('--noCheck', '--declaration', 'false', '--removeComments');

keep(run, new Map(compiled('**/*.js').map(([file, program]) => [file, setInByTwo(program)])));
keep(typed, new Map(compiled('**/*.d.ts')));

/** TypeScript 7, which has no API yet, takes a fifth of the time of TypeScript 6 (docs/adr/0007). */
function compile(...options: readonly string[]): void {
  const compiler = resolve(root, 'node_modules/typescript-native/bin/tsc');
  const project = ['-p', import.meta.dirname, '--singleThreaded'];
  const { status } = spawnSync(process.execPath, [compiler, ...project, ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

/** Files of lib/, each with its text as it is published. */
function compiled(pattern: string): (readonly [string, string])[] {
  return globSync(pattern, { cwd: lib })
    .map((name) => resolve(lib, name))
    .map((file) => [file, withPaths(file, readFileSync(file, 'utf8'))]);
}

/** Writes these files and those that they import, from one to the next, and removes the others: pages load theirs from src/. */
function keep(from: readonly string[], files: ReadonlyMap<string, string>): void {
  const needed = new Set(from);
  for (const file of needed)
    for (const { fileName } of ts.preProcessFile(files.get(file) ?? '').importedFiles) {
      const path = resolve(dirname(file), fileName);
      for (const target of [path, path.replace(/\.[jt]s$/, '.d.ts')])
        if (files.has(target)) needed.add(target);
    }
  for (const [file, text] of files) {
    if (needed.has(file)) writeFileSync(file, text);
    else rmSync(file);
  }
}

/** A program with its lines set in by two blanks a step, as in the source; the compiler sets them in by four. */
function setInByTwo(program: string): string {
  const source = ts.createSourceFile('program.js', program, ts.ScriptTarget.Latest, false);
  const texts: { pos: number; end: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateLiteralToken(node)) texts.push({ pos: node.getStart(source), end: node.end });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return program.replaceAll(/^(?: {4})+/gm, (blanks, at: number) =>
    texts.some(({ pos, end }) => pos < at && at < end) ? blanks : blanks.slice(blanks.length / 2),
  );
}

/** '#model/types.ts' as '../model/types.js': in lib, "#" means nothing, and there are no sources. */
function withPaths(file: string, text: string): string {
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles.toReversed().reduce((done, { fileName, pos }) => {
    if (!/^[#.].*\.[jt]s$/.test(fileName)) return done;
    const source = fileName.startsWith('#')
      ? resolve(lib, fileName.slice(1))
      : resolve(dirname(file), fileName);
    const target = source.replace(/\.ts$/, '.js');
    const path = relative(dirname(file), target).replaceAll('\\', '/');
    const from = pos + 1; // the quotation mark
    const written = path.startsWith('.') ? path : `./${path}`;
    return done.slice(0, from) + written + done.slice(from + fileName.length);
  }, text);
}
