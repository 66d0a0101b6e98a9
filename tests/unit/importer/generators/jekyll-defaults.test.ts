import { expect, test } from 'vitest';
import {
  defaultValue,
  isWithoutLiquid,
  isWithoutPages,
} from '#importer/generators/jekyll-defaults.ts';
import { noParts } from '#importer/site-parts.ts';
import { settingsOf } from '#importer/site-settings.ts';

const text = `
defaults:
  - values: { root: . }
  - scope: { path: '' }
    values: { layout: page }
  - scope: { path: boats/* }
    values: { render_with_liquid: false }
  - scope: { path: boats/old }
    values: { render_with_liquid: true }
  - scope: { path: '', type: harbours }
    values: { render_with_liquid: false }
`;
const settingOf = settingsOf([{ path: '_config.yml', text }]);

test.each([
  ['oars.md', false],
  ['boats/row.md', true],
  ['boats/new/row.md', true],
  ['boats/old/row.md', false],
  ['_harbours/oslo.md', true],
  ['_posts/2020-01-01-row.md', false],
])('the defaults of a site say whether Liquid reads %s', (pathFromTop, isWithout) => {
  expect(isWithoutLiquid({ ...noParts, settingOf, pathFromTop })).toBe(isWithout);
});

test('a site without defaults has Liquid read its pages', () => {
  expect(isWithoutLiquid({ ...noParts, pathFromTop: 'oars.md' })).toBe(false);
});

test.each([
  ['oars.md', 'north'],
  ['boats/row.md', 'south'],
  ['_harbours/oslo.md', 'north'],
])('the defaults of a site give a value to %s: that of the longest path', (pathFromTop, berth) => {
  const text = `
defaults:
  - scope: { path: boats }
    values: { berth: south }
  - scope: { path: '' }
    values: { berth: north }
`;
  const site = { ...noParts, settingOf: settingsOf([{ path: '_config.yml', text }]), pathFromTop };
  expect(defaultValue(site, 'berth')).toBe(berth);
  expect(defaultValue(site, 'zone')).toBeUndefined();
});

test.each([
  ['collections: { harbours: { output: false }, boats: { output: true } }', true],
  ['collections: [harbours, boats]', true],
  ['collections: { harbours: { output: true } }', false],
  ['collections: [boats]', false],
  ['title: Boats', false],
])('Jekyll may make no pages of a collection: %s', (text, isWithout) => {
  const own = settingsOf([{ path: '_config.yml', text }]);
  const page = { ...noParts, settingOf: own, pathFromTop: '_harbours/oslo.md' };
  expect(isWithoutPages(page)).toBe(isWithout);
  expect(isWithoutPages({ ...page, pathFromTop: '_posts/2020-01-01-row.md' })).toBe(false);
});
