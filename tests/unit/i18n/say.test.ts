import { expect, test } from 'vitest';
import { say } from '#i18n/say.ts';

const words = {
  'list.separator': ', ',
  'list.groups': '; ',
  choose: 'Choose {{values}}.',
  'choose.last': ' or ',
  all: 'All: {{values}}.',
  object: '{{kind}} {{names}}',
  number: '至少为{{value}}的行',
  raw: '名称为{{name}}的行',
  joined: '为{{values}}之一',
  'joined.last': '或',
  inner: 'X {{name}}',
};
const english = (key: string, params = {}) => say(words, 'en', key, params);
const object = (...names: string[]) => ({ code: 'object', params: { kind: 'Pod', names } });

test('a phrase is said with its own words and parameters', () => {
  expect(english('all', { values: [object('a')] })).toBe('All: Pod a.');
});

test('a list is joined by commas, and before its last item by what the message says', () => {
  expect(english('all', { values: ['a', 'b', 3] })).toBe('All: a, b, 3.');
  expect(english('choose', { values: ['a', 'b', 'c'] })).toBe('Choose a, b or c.');
  expect(english('choose', { values: ['a'] })).toBe('Choose a.');
  expect(english('choose', { values: [] })).toBe('Choose .');
});

test('lists within a list are told apart', () => {
  expect(english('all', { values: [object('a', 'b'), object('c')] })).toBe('All: Pod a, b; Pod c.');
});

test('what is filled in is not filled in again', () => {
  expect(english('inner', { name: '{{name}} $& {{kind}}' })).toBe('X {{name}} $& {{kind}}');
  expect(english('all', { values: [{ code: 'inner', params: { name: '{{values}}' } }] })).toBe(
    'All: X {{values}}.',
  );
});

test('a parameter that every object has by itself is not there', () => {
  expect(say({ a: '{{toString}}' }, 'en', 'a')).toBe('{{toString}}');
});

test('between Han and Latin a blank is set around what is said here, not around what somebody wrote', () => {
  expect(say(words, 'zh-CN', 'number', { value: 3 })).toBe('至少为 3 的行');
  expect(say(words, 'zh-CN', 'raw', { name: 'web' })).toBe('名称为web的行');
  expect(say(words, 'zh-CN', 'joined', { values: ['a', 'b'] })).toBe('为 a 或 b 之一');
});

test('a phrase without words is an error that names it', () => {
  expect(() => english('all', { values: [{ code: 'no.such', params: {} }] })).toThrow(
    'No message "no.such" in en.',
  );
});
