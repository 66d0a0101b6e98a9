import { describe, expect, test } from 'vitest';
import { movedPages } from '#cli/import/moved-pages.ts';
import type { Said } from '#cli/import/moved-pages.ts';

const pages = (texts: Readonly<Record<string, string>>): Said[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

/** Both ways as `new ← gone`, with what else the site says. */
function found(
  fresh: Readonly<Record<string, string>>,
  gone: Readonly<Record<string, string>>,
  others: readonly string[] = [],
): { sure: string[]; maybe: string[] } {
  const all = {
    now: [...Object.values(fresh), ...others],
    before: [...Object.values(gone), ...others],
  };
  const { sure, maybe } = movedPages(pages(fresh), pages(gone), all);
  const names = (each: (typeof sure)[number]): string => `${each.fresh.path} ← ${each.gone.path}`;
  return { sure: sure.map(names), maybe: maybe.map(names) };
}

const sail = 'Hoist the sail before the wind turns, then steer to the far pier.';
const row = 'Take both oars, sit with your back to the bow and pull evenly.';

describe('A page that is gone', () => {
  test('is the new one that says the same, whatever it is called', () => {
    expect(
      found({ 'b/sailing.md': sail, 'b/rowing.md': row }, { 'a/1.md': row, 'a/2.md': sail }),
    ).toEqual({
      sure: ['b/sailing.md ← a/2.md', 'b/rowing.md ← a/1.md'],
      maybe: [],
    });
  });

  test('is the new one that says nearly the same', () => {
    const edited = sail.replace('the far pier', 'our harbour');
    expect(found({ 'b.md': edited }, { 'a.md': sail }).sure).toEqual(['b.md ← a.md']);
  });

  test('may be one that says half of it, and is none that says something else', () => {
    const half = 'Hoist the sail before the wind turns, tie the boat, call home.';
    expect(found({ 'b.md': half }, { 'a.md': sail })).toEqual({ sure: [], maybe: ['b.md ← a.md'] });
    expect(found({ 'b.md': row }, { 'a.md': sail })).toEqual({ sure: [], maybe: [] });
  });

  test('is the one that is called the same, where half of it is', () => {
    const half = 'Hoist the sail before the wind turns, tie the boat, call home.';
    expect(found({ 'b/02-sail.md': half }, { 'a/01-sail.md': sail }).sure).toEqual([
      'b/02-sail.md ← a/01-sail.md',
    ]);
  });

  test('is none where several could be it, but the one that is called the same', () => {
    const fresh = { 'b/x.md': sail, 'b/y.md': sail };
    expect(found(fresh, { 'a/z.md': sail })).toEqual({
      sure: [],
      maybe: ['b/x.md ← a/z.md', 'b/y.md ← a/z.md'],
    });
    expect(found(fresh, { 'a/y.md': sail }).sure).toEqual(['b/y.md ← a/y.md']);
    expect(found(fresh, { 'a/x.md': sail, 'a/y.md': sail })).toEqual({
      sure: ['b/x.md ← a/x.md', 'b/y.md ← a/y.md'],
      maybe: [],
    });
  });

  test('is the one in the same place below a folder that was renamed, whatever it says', () => {
    const fresh = { 'new/one/index.md': 'Part 1', 'new/two/index.md': 'Part 2' };
    const gone = { 'old/one/index.md': 'Part 2', 'old/two/index.md': 'Part 1' };
    expect(found(fresh, gone).sure).toEqual([
      'new/one/index.md ← old/one/index.md',
      'new/two/index.md ← old/two/index.md',
    ]);
  });

  test('is told from pages of the same pattern by what only it says', () => {
    const page = (name: string): string =>
      `${sail} ${row} Deploy ${name} and wait for ${name}-pod.`;
    const names = ['tea', 'rum', 'salt', 'silk', 'jute'];
    const fresh = Object.fromEntries(
      names.map((name) => [`new/${name.length}${name}.md`, page(name)]),
    );
    const gone = Object.fromEntries(names.map((name) => [`old/${name}-page.md`, page(name)]));
    const others = Array.from({ length: 40 }, (_, number) => page(`app${number}`));
    expect(found(fresh, gone, others).sure).toEqual(
      names.map((name) => `new/${name.length}${name}.md ← old/${name}-page.md`),
    );
    const another = { 'new/app99.md': page('app99') };
    expect(found(another, { 'old/tea.md': page('tea') }, others).sure).toEqual([]);
  });
});
