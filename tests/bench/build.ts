/**
 * What a cold build takes, by turns with plain Astro and MDX of the same lessons (`plain-site.ts` says what that is).
 * CPU seconds are of the whole process with all its threads, which a busy machine changes least; the least of the rounds
 * counts, and beside it the median of what each round says by itself.
 * `node tests/bench/build.ts 200 5`: that many lessons in three languages, that many rounds.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeSites } from './sites.ts';
import type { Site } from './sites.ts';

const astro = resolve(import.meta.dirname, '../../node_modules/astro/bin/astro.mjs');

interface Cost {
  cpu: number;
  wall: number;
  /** The most memory at a time. */
  megabytes: number;
}

/** Has a process say at its end what it took; with all its threads, but not its children: a build starts none. */
const telling = `data:text/javascript,${encodeURIComponent(`
import { writeFileSync } from 'node:fs';
process.on('exit', () => {
  writeFileSync(process.env.COST, JSON.stringify(process.resourceUsage()));
});
`)}`;

function build({ root }: Site): Cost {
  for (const name of ['dist', '.astro', 'node_modules'])
    rmSync(join(root, name), { recursive: true, force: true });
  const cost = join(root, 'cost.json');
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', telling, astro, 'build'],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], ASTRO_TELEMETRY_DISABLED: '1', COST: cost },
      maxBuffer: 1e9,
    },
  );
  const wall = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${stdout.toString()}${stderr.toString()}`);
  const used = JSON.parse(readFileSync(cost, 'utf8')) as NodeJS.ResourceUsage;
  return {
    cpu: (used.userCPUTime + used.systemCPUTime) / 1e6,
    wall,
    megabytes: used.maxRSS / 1024,
  };
}

const pagesOf = ({ root }: Site): number =>
  readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  ).length;

const least = (costs: readonly Cost[], key: keyof Cost): number =>
  Math.min(...costs.map((cost) => cost[key]));

/** A row for each site of each size. */
export function buildTable(
  sizes: readonly number[],
  rounds: number,
): Record<string, number | string>[] {
  return sizes.flatMap((lessons) => {
    const sites = writeSites(lessons);
    const costs = sites.map((): Cost[] => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [at, site] of sites.entries()) costs[at]?.push(build(site));
    const plain = costs[1] ?? [];
    return sites.map((site, at) => {
      const own = costs[at] ?? [];
      const ratios = own.map(({ cpu }, round) => cpu / (plain[round]?.cpu ?? NaN)).toSorted();
      return {
        lessons,
        site: site.name,
        pages: pagesOf(site),
        'CPU s': Number(least(own, 'cpu').toFixed(1)),
        'times plain': Number((least(own, 'cpu') / least(plain, 'cpu')).toFixed(2)),
        'median of rounds': Number((ratios[Math.floor(ratios.length / 2)] ?? NaN).toFixed(2)),
        'wall s': Number(least(own, 'wall').toFixed(1)),
        'most memory, MB': Math.round(least(own, 'megabytes')),
      };
    });
  });
}

if (import.meta.main) {
  const [lessons = '200', rounds = '5'] = process.argv.slice(2);
  console.table(buildTable(lessons.split(',').map(Number), Number(rounds)));
}
