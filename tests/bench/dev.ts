/**
 * How long a dev server takes for its first page, and an edit to be shown, side by side with plain Astro and MDX of the same
 * prose. CPU seconds are of the server's process, with all its threads: they are what a busy machine does not change.
 * `node tests/bench/dev.ts 10 50 200`: that many lessons, in three languages each.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { devServer } from '../site/dev-server.ts';
import type { DevServer } from '../site/dev-server.ts';
import { writeSites } from './sites.ts';
import type { Site } from './sites.ts';

const PATIENCE = 15_000;
const ROUNDS = 5;
/** Of Linux, in a second. */
const TICKS = 100;

/** A change of the content that can be seen in a page; `number` makes each another one. */
interface Edit {
  name: string;
  /** From the folder of the lesson. */
  file: string;
  change(text: string, number: number): string;
  /** What the page says once it is shown. */
  shows(number: number): string;
}

const prose: Edit = {
  name: 'prose',
  file: 'en.mdx',
  change: (text, number) => `${text.trimEnd()}\n\nEdited ${number} times.\n`,
  shows: (number) => `Edited ${number} times.`,
};

const ours: readonly Edit[] = [
  prose,
  {
    name: 'lesson.yaml',
    file: 'lesson.yaml',
    change: (text, number) => text.replace(/minutes: \d+/, `minutes: ${700 + number}`),
    shows: (number) => `${700 + number}`,
  },
  {
    name: 'manifest',
    file: 'manifests/web.yaml',
    change: (text, number) => text.replaceAll(/^kind: .*$/gm, `$& # edited-${number}`),
    shows: (number) => `edited-${number}`,
  },
  {
    name: 'mistake',
    file: 'lesson.yaml',
    change: (text) => text.replace('minutes:', 'minuets:'),
    shows: () => 'minuets',
  },
];

async function measure(site: Site, lessons: number): Promise<Record<string, number | string>> {
  const started = performance.now();
  const server = await devServer(site.root);
  try {
    const page = site.page(Math.floor(lessons / 2));
    const html = await server.load(page);
    if (!html.includes('<main')) throw new Error(html);
    const first = performance.now() - started;
    const firstCpu = cpuOf(server);
    await server.load(page);
    const times: Record<string, number> = {};
    for (const edit of site.name === 'plain' ? [prose] : ours) {
      const { shown, gone, cpu } = await timesOf(server, site, page, edit, Math.floor(lessons / 2));
      times[`${edit.name}, ms`] = Math.round(shown);
      times[`${edit.name}, CPU ms`] = Math.round(cpu);
      if (edit.name === 'mistake') times['mistake mended, ms'] = Math.round(gone);
    }
    return {
      lessons,
      site: site.name,
      'first page, s': Number((first / 1000).toFixed(1)),
      'CPU s': Number(firstCpu.toFixed(1)),
      ...times,
    };
  } finally {
    server.stop();
  }
}

/** The median of several rounds: an edit that is shown, and one that takes it back. */
async function timesOf(
  server: DevServer,
  { root }: Site,
  page: string,
  { file, change, shows }: Edit,
  lesson: number,
): Promise<{ shown: number; gone: number; cpu: number }> {
  const path = join(root, 'content/many', `lesson-${lesson}`, file);
  const before = readFileSync(path, 'utf8');
  const shown: number[] = [];
  const gone: number[] = [];
  const busy: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const idle = cpuOf(server);
    const text = shows(round);
    writeFileSync(path, change(before, round));
    shown.push(await until(server, page, (html) => html.includes(text)));
    busy.push((cpuOf(server) - idle) * 1000);
    // The watcher tells nothing of a file for a moment after it told of a change.
    await sleep(300);
    writeFileSync(path, before);
    gone.push(await until(server, page, (html) => html.includes('<main') && !html.includes(text)));
    await sleep(300);
  }
  return { shown: median(shown), gone: median(gone), cpu: median(busy) };
}

async function until(
  server: DevServer,
  page: string,
  isWanted: (html: string) => boolean,
): Promise<number> {
  const started = performance.now();
  for (;;) {
    const html = await server.load(page);
    const time = performance.now() - started;
    if (isWanted(html)) return time;
    if (time > PATIENCE)
      throw new Error(
        `${page} does not change:\n${html.slice(0, 500)}\n${server.printed().slice(-2000)}`,
      );
    await sleep(10);
  }
}

/** CPU seconds a process was busy, all threads; a busy machine makes them no more, as it does the time on the clock. */
function cpuOf({ pid }: DevServer): number {
  const [, times = ''] = readFileSync(`/proc/${pid ?? 'self'}/stat`, 'utf8').split(') ', 2);
  const [user, system] = times.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS;
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

/** A row for each site of each size. */
export async function devTable(
  sizes: readonly number[],
): Promise<Record<string, number | string>[]> {
  const rows: Record<string, number | string>[] = [];
  for (const lessons of sizes) {
    for (const site of writeSites(lessons)) rows.push(await measure(site, lessons));
  }
  return rows;
}

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number);
  console.table(await devTable(sizes.length > 0 ? sizes : [10, 50, 200]));
}
