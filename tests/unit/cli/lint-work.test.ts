import * as fs from 'node:fs';
import { relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as parsing from '#transforms/lesson/parse.ts';
import * as yaml from '#transforms/yaml-path/yaml-text.ts';
import { writeManyLessons } from '../../bench/many-lessons.ts';
import { run } from './fake-io.ts';

vi.mock('node:fs', { spy: true });
vi.mock('#transforms/lesson/parse.ts', { spy: true });
vi.mock('#transforms/yaml-path/yaml-text.ts', { spy: true });

const LESSONS = 3;

const twice = (all: readonly string[]): string[] =>
  all.filter((each, index) => all.indexOf(each) !== index);

test('lint reads each file once, parses each text once and starts one shell, and finds nothing in what is made to measure it', async () => {
  const root = writeManyLessons(LESSONS);
  onTestFinished(() => {
    fs.rmSync(root, { recursive: true });
  });
  const [read, prose, structure] = [
    vi.mocked(fs.readFileSync).mockClear(),
    vi.mocked(parsing.parseLesson).mockClear(),
    vi.mocked(yaml.readYamlText).mockClear(),
  ];
  const scripts: string[] = [];
  const shell = (command: string, input: string) => {
    if (command.includes('bash -n')) scripts.push(input);
    return { output: new Uint8Array(), code: 0 };
  };
  const { out } = await run(['lint'], { cwd: root, shell });
  const files = LESSONS * 5 + 1;
  expect(out).toBe(`0 errors, 0 advice in ${files} files\n`);

  const paths = read.mock.calls
    .map(([path]) => relative(root, String(path)))
    .filter((path) => path.startsWith('content') && !path.endsWith('lock.json'));
  expect(new Set(paths).size).toBe(files);
  expect(twice(paths)).toEqual([]);

  expect(prose).toHaveBeenCalledTimes(LESSONS * 3);
  // Each lesson.yaml, manifest, front matter, and the same fence in each language; workshop.yaml.
  const texts = structure.mock.calls.map(([text]) => text);
  const fences = texts.filter((text) => text.startsWith('nodeSelector:'));
  expect(twice(texts.filter((text) => !fences.includes(text)))).toEqual([]);
  expect(fences.length).toBeLessThanOrEqual(LESSONS * 3);
  expect(texts.length - fences.length).toBe(LESSONS * 5 + 1);

  expect(scripts.length).toBe(1);
});
