/**
 * `npm run bench:import`: what an import of one long page takes, by shape: CPU and the most memory, each of a process of its own, and
 * how many times as much as for half of the page. That it is about twice shows that the work is linear. `-- 5 tables`: MB of
 * the page, and the one shape. `-- --search` looks for pages that are slow to import instead: `import-search.ts`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { search } from './import-search.ts';

const [megabytes = '1', only, sign] = process.argv.slice(2);
if (megabytes === '--search') {
  await search(only, sign);
  process.exit();
}

const sentence = (number: number): string =>
  `The harbour ${number} has a crane, and boats wait there until it is free.`;

const fence = (lang: string, ...lines: string[]): string =>
  ['```' + lang, ...lines, '```\n'].join('\n');

const rows = (number: number, row: (index: number) => string): string =>
  Array.from({ length: 10 }, (_, index) => row(10 * number + index)).join('\n');

/** What a page repeats, by number. A page begins with `first` and ends with `last`. */
interface Shape {
  first?: string;
  part(number: number): string;
  last?: string;
  ending?: 'adoc' | 'html';
}

const row = (number: number): string => `| boat-${number} | \`Pod\` | ${sentence(number)} |`;
const htmlRow = (number: number): string =>
  `<tr><td>boat-${number}</td><td>${sentence(number)}</td></tr>`;
const podTable = (number: number): string[] => [
  `$ kubectl get pods -n harbour-${number}`,
  'NAME   READY   STATUS    RESTARTS   AGE',
  `boat-${number}   1/1     Running   0          5m`,
];

const shapes: Record<string, Shape> = {
  prose: { part: (number) => `## Part ${number}\n\n${rows(number, sentence)}\n\n` },
  commands: {
    part: (number) => `${sentence(number)}\n\n${fence('bash', `kubectl get pods -n ${number}`)}\n`,
  },
  outputs: {
    part: (number) => `${sentence(number)}\n\n${fence('console', ...podTable(number))}\n`,
  },
  tables: { part: (number) => `| Name | Kind | Text |\n|-|-|-|\n${rows(number, row)}\n\n` },
  'one table': { first: '| Name | Kind | Text |\n|-|-|-|\n', part: (number) => `${row(number)}\n` },
  'tables of HTML': { part: (number) => `<table>\n${rows(number, htmlRow)}\n</table>\n\n` },
  'one table of HTML': {
    first: '<table>\n',
    part: (number) => `${htmlRow(number)}\n`,
    last: '</table>\n',
  },
  'deep lists': {
    part: (number) =>
      `${rows(number, (at) => `${'  '.repeat(at % 10)}- ${sentence(at)}`)}\n\nText\n\n`,
  },
  'one list': { part: (number) => `- ${sentence(number)}\n` },
  'one block of code': {
    first: '```text\n',
    part: (number) => `${sentence(number)}\n`,
    last: '```\n',
  },
  'one session': {
    first: '```console\n',
    part: (number) => `${podTable(number).join('\n')}\n`,
    last: '```\n',
  },
  'headings of one name': { part: (number) => `## Usage\n\n${sentence(number)}\n\n` },
  'all of a workshop': {
    part: (number) =>
      [
        `## Part ${number}\n`,
        `See [the pier][pier ${number % 50}], which is *long*[^${number % 50}].\n`,
        `1. ${sentence(number)}\n\n   ${fence('bash', `kubectl get pods -n ${number}`).replaceAll('\n', '\n   ')}`,
        `2. The output:\n\n   ${fence('', ...podTable(number).slice(1)).replaceAll('\n', '\n   ')}`,
        `<details><summary>Boat ${number}</summary>\n\n${fence('yaml', 'kind: Boat', `name: boat-${number}`)}\n</details>\n`,
        `| Name | Kind | Text |\n|-|-|-|\n${row(number)}\n\n`,
      ].join('\n'),
    last: Array.from(
      { length: 50 },
      (_, pier) =>
        `[pier ${pier}]: https://harbour.example/${pier}\n\n[^${pier}]: Of ${pier} boats.\n\n`,
    ).join(''),
  },
  anchors: {
    part: (number) => `## Boat ${number}\n\n<a id="at-${number}"></a>\n\n[boat](#at-${number})\n\n`,
  },
  links: {
    part: (number) => `${rows(number, (at) => `[boat ${at}](https://harbour.example/${at})`)}\n\n`,
  },
  'code in lines': { part: (number) => `${rows(number, (at) => `A \`boat-${at}\` waits.`)}\n\n` },
  AsciiDoc: {
    first: '= Boats\n\n',
    part: (number) => `== Part ${number}\n\n${sentence(number)}\n\n----\nls ${number}\n----\n\n`,
    ending: 'adoc',
  },
  'tables of AsciiDoc': {
    first: '= Boats\n\n',
    part: (number) => `|===\n|Name |Text\n\n|boat ${number}\n|${sentence(number)}\n|===\n\n`,
    ending: 'adoc',
  },
  'notes of AsciiDoc': {
    first: '= Boats\n\n',
    part: (number) => `NOTE: ${sentence(number)}\n\n[WARNING]\n====\n${sentence(number)}\n====\n\n`,
    ending: 'adoc',
  },
  'one list of AsciiDoc': {
    first: '= Boats\n\n',
    part: (number) => `* ${sentence(number)} \`ls ${number}\`\n`,
    ending: 'adoc',
  },
  images: {
    part: (number) => `![boat](https://harbour.example/${number}.png)\n\n${sentence(number)}\n\n`,
  },
  footnotes: {
    part: (number) => `${sentence(number)}[^${number}]\n\n[^${number}]: ${sentence(number)}\n\n`,
  },
  'links by name': {
    part: (number) =>
      `A [boat][b${number}] waits.\n\n[b${number}]: https://harbour.example/${number}\n\n`,
  },
  'notes of MkDocs': { part: (number) => `!!! note "Boat"\n    ${sentence(number)}\n\n` },
  'notes of Docusaurus': { part: (number) => `:::note[Boat]\n\n${sentence(number)}\n\n:::\n\n` },
  'tabs of MkDocs': {
    part: (number) =>
      `=== "Linux"\n\n    ls ${number}\n\n=== "macOS"\n\n    dir ${number}\n\n${sentence(number)}\n\n`,
  },
  'notes of Hugo': {
    part: (number) => `{{< note >}}\n${sentence(number)}\n{{< /note >}}\n\n`,
  },
  manifests: {
    part: (number) =>
      `${sentence(number)}\n\n${fence('yaml', 'apiVersion: v1', 'kind: Pod', 'metadata:', `  name: boat-${number}`)}\n`,
  },
  'in Chinese': {
    part: (number) =>
      `## 部分 ${number}\n\n${rows(number, (at) => `港口 ${at} 有一台起重机，船在那里等待。`)}\n\n${fence('bash', `ls ${number}`)}\n输出如下：\n\n${fence('', `boat-${number}`)}\n`,
  },
  'a page of HTML': {
    part: (number) =>
      `<h2>Part ${number}</h2>\n<p>${sentence(number)} <code>ls ${number}</code></p>\n`,
    ending: 'html',
  },
};

function pageOf({ first = '', part, last = '' }: Shape, length: number): string {
  const parts = [first];
  let written = first.length;
  for (let number = 0; written < length; number += 1) {
    const text = part(number);
    parts.push(text);
    // A page may have 5 MB, and letters of Chinese have three bytes.
    written += Buffer.byteLength(text);
  }
  return parts.join('') + last;
}

/** CPU in seconds and the most memory in MiB of an import of a page, as a person starts it. */
function measured(shape: Shape, length: number): { seconds: number; memory: number } {
  const folder = mkdtempSync(join(tmpdir(), 'readyroom-bench-'));
  const page = `page.${shape.ending ?? 'md'}`;
  writeFileSync(join(folder, page), pageOf(shape, length));
  const program = `
    process.argv.splice(1, 0, '');
    process.on('exit', () => {
      const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
      process.stderr.write('\\n' + JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));
    });
    await import(${JSON.stringify(join(import.meta.dirname, '../../src/cli/main.ts'))});`;
  const words = ['import', page, '--workshop', 'boats', '--locale', 'en'];
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program, '--', ...words],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return JSON.parse(stderr.split('\n').at(-1) ?? '') as { seconds: number; memory: number };
}

const length = Number(megabytes) * 1_000_000;
console.table(
  Object.entries(shapes)
    .filter(([what]) => only === undefined || what === only)
    .map(([what, shape]) => {
      const [half, whole] = [length / 2, length].map((each) => measured(shape, each));
      return {
        what,
        'CPU s': Number(whole?.seconds.toFixed(1)),
        'times as much': Number(((whole?.seconds ?? NaN) / (half?.seconds ?? NaN)).toFixed(1)),
        'MiB at most': Math.round(whole?.memory ?? NaN),
        'times as many': Number(((whole?.memory ?? NaN) / (half?.memory ?? NaN)).toFixed(1)),
      };
    }),
);
