import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const site = resolve(process.env['E2E'] ?? '.cache/e2e', 'site');

test('a workshop is printed whole in Chinese, on A4, with bookmarks, for screen readers too', () => {
  test.setTimeout(300_000);
  const place = mkdtempSync(join(tmpdir(), 'readyroom pdf 纸-'));
  try {
    // One workshop in one language is enough to be printed.
    cpSync(site, join(place, 'dist'), {
      recursive: true,
      filter: (path) => !/(?:(?:en|pt-br)\/[\w-]+|zh-cn\/calico)\/print$/.test(path),
    });
    const args = ['src/cli/main.ts', 'pdf', join(place, 'dist'), '--output', join(place, 'out')];
    execFileSync(process.execPath, args);
    expect(readdirSync(join(place, 'out'))).toEqual(['authoring.zh-cn.pdf']);
    const pdf = readFileSync(join(place, 'out/authoring.zh-cn.pdf'), 'latin1');
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/);
    expect(pdf).toContain('/StructTreeRoot');
    const bookmarks = pdf.match(/\/Title [<(]/g)?.length ?? 0;
    expect(bookmarks).toBeGreaterThan(30);
  } finally {
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
});
