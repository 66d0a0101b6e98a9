import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { build, type Built } from './build.ts';

/** As a site ships it: what is loaded with the first paste, when that is a table as kubectl prints it. */
const ENGINE = 16 * 1024;
const WORDS = 8 * 1024;

let site: Built;

beforeAll(async () => {
  site = await build('engine-size', { content: 'tests/fixtures/content-design/content' });
});

const scripts = (start: string) =>
  site.files.filter((file) => file.startsWith(`_astro/${start}`) && file.endsWith('.js'));
const compressed = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(site.read(file), { level: 9 }).length, 0);

test('the engine for tables is one file, within its budget', () => {
  const engine = scripts('engine.worker');
  expect(engine).toHaveLength(1);
  expect(site.read(engine[0] ?? '')).not.toMatch(/^import\b|;import\b(?!\()/);
  const parts = ['documents', 'more-judging', 'more-reading', 'other-kinds'].map((part) => {
    expect(scripts(part)).toHaveLength(1);
    return `${part} ${compressed(scripts(part))}`;
  });
  console.log(`engine ${compressed(engine)} bytes; when needed: ${parts.join(', ')}`);
  expect(compressed(engine)).toBeLessThanOrEqual(ENGINE);
});

test.each(['en', 'pt-BR', 'zh-CN'])(
  'the words of findings are within their budget (%s)',
  (locale) => {
    const words = scripts(`${locale}.`);
    expect(words).toHaveLength(2);
    console.log(`words of ${locale}: ${compressed(words)} bytes`);
    expect(compressed(words)).toBeLessThanOrEqual(WORDS);
  },
);
