import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOfFolder } from '#serve/folder-files.ts';
import type { Site } from '#serve/site-files.ts';

/** The path of the manual on any host: it is a site of its own beside that of the project, wherever that stands. */
export const manualBase = '/_manual/';

/** The lessons of the manual, from src/integration/manual and from lib/integration/manual alike. */
const lessons = fileURLToPath(new URL('../../../content/authoring/', import.meta.url));

/** The program that builds a site, beside this one: TypeScript here, JavaScript in the package. */
const builder = fileURLToPath(new URL(`./build${extname(import.meta.url)}`, import.meta.url));

const cacheOf = (project: string): string => join(project, 'node_modules/.cache/readyroom');

let name: string | undefined;

/** Another name whenever the manual says something else, so that one of an earlier version is never served. */
const manualName = (): string => (name ??= `manual-${lessonsHash()}`);

function lessonsHash(): string {
  const hash = createHash('sha256').update(
    readFileSync(new URL('../../../package.json', import.meta.url)),
  );
  const files = readdirSync(lessons, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The manual of this version as it was built for a project; undefined as long as it was not. */
export function builtManual(project: string): Site | undefined {
  const folder = join(cacheOf(project), manualName());
  return existsSync(folder) ? { files: filesOfFolder(folder), base: manualBase } : undefined;
}

/**
 * Builds the manual into the cache of a project, in a process of its own; that of another version goes. Builds at once, also two that
 * a dev server starts when it loads its configuration again, have a folder each: what is there is always whole.
 * @throws what the build printed.
 */
export async function buildManual(project: string): Promise<Site> {
  const cache = cacheOf(project);
  const folder = join(cache, manualName());
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'building-'));
  try {
    cpSync(lessons, join(work, 'content/authoring'), { recursive: true });
    await build(work);
    if (!existsSync(folder)) renameSync(join(work, 'dist'), folder);
    for (const other of readdirSync(cache))
      if (join(cache, other) !== folder) rmSync(join(cache, other), removal);
  } catch (error) {
    rmSync(work, removal);
    // Whoever was done first has cleaned up.
    if (!existsSync(folder)) throw error;
  }
  return { files: filesOfFolder(folder), base: manualBase };
}

const removal = { recursive: true, force: true, maxRetries: 5 } as const;

/** Builds the site of a folder with `content/` into its `dist/`. The process ends with this one. */
function build(folder: string): Promise<void> {
  const child = fork(builder, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    silent: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return new Promise((done, fail) => {
    child.on('error', fail).on('close', (code) => {
      if (code === 0) done();
      else fail(new Error(printed.trim() || `The build ended with ${String(code)}.`));
    });
  });
}
