import { expect, test } from 'vitest';
import { settingsOf } from '#importer/site-settings.ts';

test('a list of data has a first and a last entry, as in Liquid', () => {
  const text = '- name: old\n- name: new\n';
  const settingOf = settingsOf([{ path: '_data/boats.yml', text }]);
  expect(settingOf('site.data.boats.first.name')).toBe('old');
  expect(settingOf('site.data.boats.last.name')).toBe('new');
  expect(settingOf('site.data.boats.second.name')).toBeUndefined();
});

test.each([
  ['_config.yml', 'site.version', '2.0'],
  ['_data/version.yml', 'site.data.version.version', '2.0'],
  ['config.yaml', 'site.version', '2'],
])('a version in %s is what its tool shows', (path, name, shown) => {
  expect(settingsOf([{ path, text: 'version: 2.0\n' }])(name)).toBe(shown);
  expect(settingsOf([{ path, text: 'version: 2\n' }])(name)).toBe('2');
  expect(settingsOf([{ path, text: 'version: 1.30\n' }])(name)).toBe('1.3');
});
