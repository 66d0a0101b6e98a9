import { expect, test } from 'vitest';
import { settingsOf } from '#importer/site-settings.ts';

test('a list of data has a first and a last entry, as in Liquid', () => {
  const text = '- name: old\n- name: new\n';
  const settingOf = settingsOf([{ path: '_data/boats.yml', text }]);
  expect(settingOf('site.data.boats.first.name')).toBe('old');
  expect(settingOf('site.data.boats.last.name')).toBe('new');
  expect(settingOf('site.data.boats.second.name')).toBeUndefined();
});
