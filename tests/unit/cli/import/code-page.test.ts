import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../fake-io.ts';

let cwd = '';

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'code-page-'));
  mkdirSync(join(cwd, 'site'));
});

afterEach(() => {
  rmSync(cwd, { recursive: true, force: true });
});

const fence = '```';

const harbour = `# Harbour

${fence}sh
kubectl get pods
${fence}

You should see:

${fence}
NAME    READY   STATUS    RESTARTS   AGE
boat    1/1     Running   0          5s
${fence}

${fence}sh
NORTH="pier 4" boatctl moor \\
  --all
kubectl get nodes
${fence}

${fence}yaml
mooring: "<north>"
${fence}
`;

async function codePage(...args: string[]): Promise<string> {
  await run(['import', 'site', '--workshop', 'boats', '--locale', 'en', ...args], { cwd });
  return readFileSync(join(cwd, 'import-boats-code.html'), 'utf8');
}

/** The titles of a page, and its lists as a text: a line for each group, and below it its places. */
const outline = (page: string): string[] =>
  page
    .replace(/^[\s\S]*<\/h1>/, '')
    .replaceAll(/<(?:h2|strong|p)>/g, '\n')
    .replaceAll('<li><code>', '\n  ')
    .replaceAll(/<summary>(?!\n)/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .split('\n')
    .filter((line) => line.trim() !== '');

test('the page of code says what each was taken for, by its program or language', async () => {
  writeFileSync(join(cwd, 'site', 'harbour.md'), harbour);
  expect(outline(await codePage())).toEqual([
    'Of 1 page: 3 commands, 1 output, 1 other block. Read down the first words, rarest first: what learners should not copy, or should, is among them. Each place leads to the old page.',
    'Learners copy these: programs that the importer does not know (1)',
    'boatctl (1)',
    '  NORTH="pier 4" boatctl moor \\ harbour.md:15',
    'Learners copy these: programs that it knows (2)',
    'kubectl (2)',
    '  kubectl get pods harbour.md:4',
    '  kubectl get nodes harbour.md:15',
    'Printed, by the program above it (1)',
    'kubectl (1)',
    '  NAME    READY   STATUS    RESTARTS   AGE harbour.md:10',
    'Shown without a button, by language (1)',
    'yaml (1)',
    '  mooring: "<north>" harbour.md:20',
  ]);
});

test('rare programs come first, and of many places some are folded away', async () => {
  const calls = Array.from({ length: 208 }, (_, at) => `boatctl moor ${at}`);
  const block = ['# Harbour', '', `${fence}sh`, ...calls, 'harbourctl open', fence, ''].join('\n');
  writeFileSync(join(cwd, 'site', 'harbour.md'), block);
  const lines = outline(await codePage());
  expect(lines.slice(1, 5)).toEqual([
    'Learners copy these: programs that the importer does not know (209)',
    'harbourctl (1)',
    '  harbourctl open harbour.md:4',
    'boatctl (208)',
  ]);
  expect(lines).toContain('203 more');
  expect(lines.at(-1)).toContain('and 8 more');
});

test('each place leads to the old page, from where the import was called', async () => {
  writeFileSync(join(cwd, 'site', 'harbour one.md'), harbour);
  expect(await codePage()).toContain('<a href="site/harbour%20one.md">harbour one.md:4</a>');
});

test('a trial writes no page of code, and neither do pages without code', async () => {
  writeFileSync(join(cwd, 'site', 'harbour.md'), harbour);
  await expect(codePage('--dry-run')).rejects.toThrow('ENOENT');
  writeFileSync(join(cwd, 'site', 'harbour.md'), '# Harbour\n\nBoats.\n');
  await expect(codePage()).rejects.toThrow('ENOENT');
});
