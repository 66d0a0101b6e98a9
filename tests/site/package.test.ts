import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { check } from '#checker/check.ts';
import { astroBuild, filesBelow } from './build.ts';
import { bundlers, write } from './bundles.ts';
import { consumer, type Consumer } from './consumer.ts';
import { devServer } from './dev-server.ts';
import { pastes } from './pastes.ts';
import {
  inBareEngine,
  inNode,
  inServiceWorker,
  inWorkerThread,
  nodes,
  type Surrounding,
} from './surroundings.ts';

// The package as it would be published, in the node_modules of a project elsewhere.
let project: Consumer;
const templates = resolve(import.meta.dirname, '../../templates');
const readyroom = (args: readonly string[], input = '', node = process.execPath) =>
  spawnSync(node, [join(project.package, 'lib/cli/main.js'), ...args], {
    cwd: project.root,
    input,
    encoding: 'utf8',
  });

beforeAll(() => {
  project = consumer();
});
afterAll(() => {
  rmSync(project.root, { recursive: true, force: true });
});

test('publint has nothing to say', async () => {
  const { messages, pkg } = await publint({ pkgDir: project.package, pack: false });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

const published = [
  /^(?:CHANGELOG|README)\.md$/,
  /^LICENSE$/,
  /^package\.json$/,
  /^schemas\/[a-z]+\.schema\.json$/,
  // Every program once, for Node and for Vite, with the types of what others import …
  /^lib\/[a-z0-9]+\/[\w/-]+\.js$/,
  /^lib\/(?!components|islands|routes|styles)[a-z0-9]+\/[\w/-]+\.d\.ts$/,
  // … and what Vite alone reads.
  /^lib\/(?:components|routes)\/[\w/-]+\.astro$/,
  /^lib\/styles\/[a-z-]+\.css$/,
  // The lesson of the style page, which the dev server shows.
  /^lib\/routes\/examples\/[\w./-]+\.(?:yaml|mdx|svg)$/,
  // What init copies; a package has no file called .gitignore.
  /^templates\/(?:project|minimal|kubernetes|workflow)\/[\w./-]+$/,
  // The manual.
  /^content\/authoring\/(?!.*lock\.json)[\w./-]+$/,
];

test('it is small, and holds what runs and nothing else', () => {
  const files = filesBelow(project.package);
  expect(files.filter((file) => !published.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(published.filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual([]);
  // It searches, runs and records lessons, looks at a cluster, reads the pages of nine tools, merges what was imported, renames, bundles,
  // prints, looks at what is to be published, works offline, answers editors, and has a manual with pictures.
  expect(statSync(project.tarball).size).toBeLessThan(1024 * 1024);
});

/** `import`, `export … from` and `import()` of a file of ours; what has only a type is gone when a page is compiled. */
const imported =
  /^ *(?:(?:import|export)(?!\stype\b)[\s{*][^'";]*\bfrom\s?|import\s?)['"](?<from>\.[^'"]*)['"]|import\(['"](?<later>\.[^'"]*)['"]\)/gm;

test('whatever is in it finds there what it imports', () => {
  const programs = filesBelow(project.package).filter((file) => /\.(?:js|astro)$/.test(file));
  const imports = programs.flatMap((file) =>
    [...readFileSync(join(project.package, file), 'utf8').matchAll(imported)].map(
      ({ groups = {} }) => {
        const [target = ''] = (groups['from'] ?? groups['later'] ?? '').split('?');
        return { file, target: join(dirname(file), target) };
      },
    ),
  );
  expect(imports.length).toBeGreaterThan(2000);
  const missing = imports.filter(({ target }) => !existsSync(join(project.package, target)));
  expect(missing).toEqual([]);
});

test('what a new project names of it is there', () => {
  const texts = filesBelow(templates).map((file) => readFileSync(join(templates, file), 'utf8'));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/node_modules\/readyroom\/([\w./-]+)/g)].map(([, path = '']) => path),
  );
  expect(named).toContain('lib/editors/vscode.js');
  expect(named.filter((path) => !existsSync(join(project.package, path)))).toEqual([]);
});

test('init makes a project without problems, and its pages are built', async () => {
  const title = 'A "first" $workshop: 第一课';
  const options = ['--template', 'kubernetes', '--title', title, '--base', '/demo/'];
  expect(readyroom(['init', 'demo', ...options])).toMatchObject({ status: 0, stderr: '' });
  const demo = join(project.root, 'demo');
  const lint = readyroom(['lint', '--content', 'demo/content']);
  expect(lint.status, lint.stdout + lint.stderr).toBe(0);
  const { code, printed } = await astroBuild(demo);
  expect(code, printed).toBe(0);
  const files = filesBelow(join(demo, 'dist'));
  expect(files).toContain('.nojekyll');
  expect(files.some((file) => file.includes('engine-zh-CN.worker'))).toBe(true);
  const page = readFileSync(join(demo, 'dist/zh-cn/demo/first-deployment/index.html'), 'utf8');
  expect(page).toContain('<check-paste');
  expect(page).toContain('"/demo/files/demo/first-deployment/manifests/web.yaml"');
  expect(page).toContain('A &quot;first&quot; $workshop: 第一课');
  expect(page).toMatch(/class="site-name".*<span>A &quot;first&quot; \$workshop: 第一课<\/span>/s);
  const first = readFileSync(join(demo, 'dist/en/index.html'), 'utf8').replaceAll('&quot;', '"');
  const shown = first.replaceAll(/<[^<>]*>|\s/g, '');
  const picture = readFileSync(join(demo, '.github/first-page.svg'), 'utf8');
  // Numbers of lessons are the style's.
  const drawn = [...picture.matchAll(/<tspan[^<>]*>(?:\d+\. )?([^<]*)</g)];
  expect(drawn.length).toBeGreaterThan(8);
  for (const [, line = ''] of drawn) expect(shown).toContain(line.replaceAll(/\s/g, ''));
});

test('the manual is served beside the project, and by the command while the project is', async () => {
  const demo = join(project.root, 'served');
  expect(readyroom(['init', 'served', '--base', '/demo/']).status).toBe(0);
  symlinkSync(join(project.root, 'node_modules'), join(demo, 'node_modules'));
  const own = await devServer(demo);
  onTestFinished(own.stop);
  const page = '/_manual/pt-br/authoring/checks/';
  expect(await own.load(page)).toContain('<meta http-equiv="refresh"');
  expect(await own.until(page, (html) => !html.includes('http-equiv="refresh"'))).toContain(
    '<check-paste',
  );
  expect(await own.load('/demo/en/served/first-lesson/')).toContain('class="lesson"');
  const search = await own.ask('/_manual/files/search/zh-CN.json');
  expect(search.headers.get('content-type')).toBe('application/json');
  expect((await own.ask('/_manual')).headers.get('location')).toBe('/_manual/');
  expect((await own.ask('/_manual/nowhere/')).status).toBe(404);
  const manual = await devServer(demo, [join(project.package, 'lib/cli/main.js'), 'manual']);
  onTestFinished(manual.stop);
  expect(manual.printed()).not.toContain('being built');
  expect(await manual.load(page)).toContain('<check-paste');
});

test('the command runs', () => {
  const { version } = JSON.parse(readFileSync(join(project.package, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(readyroom(['--version']).stdout).toBe(`${version}\n`);
  const input = '$ kubectl get namespaces\nNAME   STATUS\ndemo   Active\n';
  expect(readyroom(['check', '--ready'], input)).toMatchObject({ status: 0, stderr: '' });
});

describe('on Node 20, with which npx may start `readyroom init`', () => {
  const old = nodes().find(({ version }) => version.startsWith('v20.'));
  // Where there is none in PATH, the same is tried with the Node of the tests, and the names of the tests say so.
  const where = old === undefined ? 'no Node 20 in PATH, so on the Node of the tests: ' : '';

  test.each([
    ['tells its version', ['--version'], /^\d+\.\d+\.\d+\n$/],
    ['tells how to use it', ['init', '--help'], /^Usage: readyroom init/m],
    ['makes a project', ['init', 'made-on-node-20', '--yes'], /^Made made-on-node-20, /],
    [
      'adds a lesson to it',
      ['new', 'lesson', 'made-on-node-20/second', '--content', 'made-on-node-20/content'],
      /^Made made-on-node-20\/content\/made-on-node-20\/second:/,
    ],
    ['finds no mistake in it', ['lint', '--content', 'made-on-node-20/content'], /^0 errors/m],
  ])(`${where}the command %s`, (_, args, printed) => {
    const { status, stdout, stderr } = readyroom(args, '', old?.path);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(printed);
  });
});

test.each([
  ['readyroom', ['default']],
  ['readyroom/checker', ['check', 'everythingReady']],
])('%s exports %j', (name, names) => {
  const code = `import * as all from '${name}'; console.log(JSON.stringify(Object.keys(all)))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: project.root,
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual(names);
});

test.each([
  ['bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
])('types are found with moduleResolution %s', (_, module, moduleResolution) => {
  const file = join(project.root, 'typed.mts');
  writeFileSync(
    file,
    `import readyroom, { type ReadyroomOptions } from 'readyroom';
import { check, everythingReady, type Check, type Verdict } from 'readyroom/checker';
import schema from 'readyroom/schemas/lesson.schema.json' with { type: 'json' };
const options: ReadyroomOptions = { title: 'Demo' };
export const integration: { name: string } = readyroom(options);
const asked: Check = { expect: [{ kind: 'Pod', all: true, ready: true }] };
export const verdict: Verdict = check('', asked, 'previous');
export const other: Verdict = check('', everythingReady);
export const word: 'met' | 'waiting' | 'missing' | 'unreadable' | 'failed' | 'unrelated' = verdict.verdict;
export const title: string = schema.title;
// @ts-expect-error: a verdict is a word, not a number
export const wrong: number = verdict.verdict;
// @ts-expect-error: no such option
readyroom({ tilte: 'Demo' });
// @ts-expect-error: what is between text and verdict is nobody else's
export type { Prints } from 'readyroom/checker';\n`,
  );
  const program = ts.createProgram([file], {
    module,
    moduleResolution,
    target: ts.ScriptTarget.ESNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    types: ['node'],
  });
  const said = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
  expect(said).toEqual([]);
});

const surroundings: readonly (readonly [string, Surrounding])[] = [
  ...nodes().map(({ version, path }) => [`Node ${version}`, inNode(path)] as const),
  ['a worker thread', inWorkerThread],
  ['a service worker', inServiceWorker],
  ['an engine with nothing but ECMAScript', inBareEngine],
];
const verdicts: unknown = JSON.parse(
  JSON.stringify(pastes.map(({ text, check: asked }) => check(text, asked))),
);

test('the pastes that bundles are tried with get every verdict', () => {
  const words = new Set(pastes.map(({ text, check: asked }) => check(text, asked).verdict));
  expect([...words].toSorted()).toEqual([
    'failed',
    'met',
    'missing',
    'unreadable',
    'unrelated',
    'waiting',
  ]);
});

describe.each(Object.entries(bundlers))('bundled by %s', (name, bundle) => {
  let code = '';
  beforeAll(async () => {
    const entry = "import { check } from 'readyroom/checker';\nglobalThis.judge = check;\n";
    code = await bundle(project, write(project, `judge-${name}.js`, entry));
  });

  test('the checker is one piece of code that imports nothing', () => {
    console.log(`${name}: ${code.length} characters, ${gzipSync(code, { level: 9 }).length} bytes`);
    expect(ts.preProcessFile(code, true, true).importedFiles).toEqual([]);
  });

  test.each(surroundings)('it gives the verdicts of its source in %s', async (_, run) => {
    expect(await run(code, pastes)).toEqual(verdicts);
  });

  test('nothing comes along that is not used', async () => {
    const entry =
      "import { everythingReady } from 'readyroom/checker';\nglobalThis.asked = everythingReady;\n";
    const small = await bundle(project, write(project, `asked-${name}.js`, entry));
    expect(small.length).toBeLessThan(200);
  });
});

test.each(nodes())('the package itself runs in Node $version', ({ path }) => {
  const code = `import { check } from 'readyroom/checker';
process.stdout.write(JSON.stringify(${JSON.stringify(pastes)}.map(({ text, check: asked }) => check(text, asked))));`;
  const { stdout, stderr } = spawnSync(path, ['--input-type=module', '-'], {
    cwd: project.root,
    input: code,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(verdicts);
});
