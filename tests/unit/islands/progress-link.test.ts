import { expect, test } from 'vitest';
import { linkPart, readLinkPart } from '#islands/progress-link.ts';

test('a text comes back from the part of a link, in letters that need no escape', async () => {
  for (const text of ['', '{"version":2}', '每课 ✓ '.repeat(500)]) {
    const part = await linkPart(text);
    expect(part).toMatch(/^[\w-]*$/);
    expect(await readLinkPart(part)).toBe(text);
  }
});

test('a part that was cut or is none gives nothing', async () => {
  const part = await linkPart('{"version":2,"marks":{}}'.repeat(20));
  expect(await readLinkPart(part.slice(0, -4))).toBe(undefined);
  expect(await readLinkPart('%%%')).toBe(undefined);
});
