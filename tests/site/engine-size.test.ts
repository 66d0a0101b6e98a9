import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import type { Built } from './build.ts';
import { designSite } from './design-site.ts';

/** As a site ships it: all that reads and judges a paste, with the words of one language. */
const ENGINE = 61 * 1024;

let site: Built;

beforeAll(async () => {
  site = await designSite();
});

const scripts = (start: string) =>
  site.files.filter((file) => file.startsWith(`_astro/${start}`) && file.endsWith('.js'));
const compressed = (file: string) => gzipSync(site.read(file), { level: 9 }).length;

test.each(localeCodes)(
  'the engine with the words of one language is one file, within its budget (%s)',
  (locale) => {
    const files = scripts(`engine-${locale}.worker`);
    expect(files).toHaveLength(1);
    const [file = ''] = files;
    console.log(`engine, ${locale}: ${compressed(file)} bytes in ${files.length} file`);
    expect(site.read(file)).not.toMatch(/\bimport\b\s*(?:[("'{*]|[\w$]+\s+from)/);
    expect(compressed(file)).toBeLessThanOrEqual(ENGINE);
  },
);

test('nothing else of the engine is in the site', () => {
  expect(site.files.filter((file) => file.includes('worker'))).toHaveLength(localeCodes.length);
  const others = site.files.filter((file) => file.endsWith('.js') && !file.includes('worker'));
  // Only the engine knows kinds.
  expect(others.filter((file) => site.read(file).includes('CrashLoopBackOff'))).toEqual([]);
});
