/**
 * `npm run package`: makes lib/, what Node loads from another project's node_modules, where it does not strip types.
 * What Vite compiles (pages, components, islands, styles) is published as it is written, in src/.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '..');
const lib = resolve(root, 'lib');

/** That TypeScript leaves "#folder/file.ts" alone: it is written as a path below. */
const NOT_REWRITTEN = 2877;

/** Whoever uses the package meets the types of these files, and what they name: `exports` closes the others. */
const typed = [resolve(lib, 'checker/index.d.ts'), resolve(lib, 'integration/index.d.ts')];

rmSync(lib, { recursive: true, force: true });
const config = ts.getParsedCommandLineOfConfigFile(
  resolve(import.meta.dirname, 'tsconfig.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: complain },
);
if (config) {
  const program = ts.createProgram(config.fileNames, config.options);
  for (const problem of ts.getPreEmitDiagnostics(program)) {
    if (problem.code !== NOT_REWRITTEN) complain(problem);
  }
  const declared = new Map<string, string>();
  program.emit(undefined, (file, text) => {
    if (file.endsWith('.d.ts')) declared.set(resolve(file), withPaths(file, text));
    else write(file, withPaths(file, withoutComments(text)));
  });
  for (const file of reachable(typed, declared)) write(file, declared.get(file) ?? '');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Comments are for those who read the source; programs are sent without them. */
function withoutComments(program: string): string {
  return ts.transpileModule(program, {
    compilerOptions: {
      removeComments: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
    },
  }).outputText;
}

/** These declarations, and those that they import, from one to the next. */
function reachable(from: readonly string[], declared: ReadonlyMap<string, string>): Set<string> {
  const found = new Set(from);
  for (const file of found)
    for (const { fileName } of ts.preProcessFile(declared.get(file) ?? '').importedFiles) {
      const target = resolve(dirname(file), fileName.replace(/\.[jt]s$/, '.d.ts'));
      if (declared.has(target)) found.add(target);
    }
  return found;
}

/** '#model/types.ts' as '../model/types.js': in lib, "#" means nothing. */
function withPaths(file: string, text: string): string {
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles.toReversed().reduce((done, { fileName, pos }) => {
    if (!fileName.startsWith('#')) return done;
    const target = resolve(lib, fileName.slice(1).replace(/\.ts$/, '.js'));
    const path = relative(dirname(file), target).replaceAll('\\', '/');
    const from = pos + 1; // the quotation mark
    const written = path.startsWith('.') ? path : `./${path}`;
    return done.slice(0, from) + written + done.slice(from + fileName.length);
  }, text);
}

function complain(problem: ts.Diagnostic): void {
  const host = {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name: string) => name,
    getNewLine: () => '\n',
  };
  console.error(ts.formatDiagnostic(problem, host));
  process.exitCode = 1;
}
