import { expect, test } from 'vitest';
import {
  formatProgress,
  linkPart,
  parseProgress,
  readLinkPart,
  type Progress,
} from '#islands/progress-format.ts';

const progress: Progress = {
  marks: {
    'calico/install#nodes': { as: 'met', at: 1_790_000_000 },
    'calico/install^nodes': { as: 'met', at: 0 },
    'calico/install#pods': { as: 'other-way', at: 5 },
    'calico/reading': { as: 'done', at: 6 },
  },
  read: ['authoring/first', 'calico/install'],
};

test('what is written is read again', () => {
  expect(parseProgress(formatProgress(progress))).toEqual(progress);
});

test('the form that is stored is this one', () => {
  expect(JSON.parse(formatProgress({ marks: {}, read: ['a/b'] }))).toEqual({
    version: 2,
    marks: {},
    read: ['a/b'],
  });
});

test('nothing, and what is no JSON, is no progress', () => {
  for (const stored of [undefined, '', 'null', '[]', '7', '{', '"x"'])
    expect(parseProgress(stored, stored)).toEqual({ marks: {}, read: [] });
});

test('progress of version 1, a list of checks that were met, is taken over; when they were met is not known', () => {
  const first = JSON.stringify(['calico/install#nodes', 'calico/install^nodes', 7, null]);
  expect(parseProgress(undefined, first)).toEqual({
    marks: {
      'calico/install#nodes': { as: 'met', at: 0 },
      'calico/install^nodes': { as: 'met', at: 0 },
    },
    read: [],
  });
});

test('what a page of version 1 writes later is added, and changes nothing that is known', () => {
  const first = JSON.stringify(['calico/install#nodes', 'calico/install#more']);
  expect(parseProgress(formatProgress(progress), first).marks).toEqual({
    ...progress.marks,
    'calico/install#more': { as: 'met', at: 0 },
  });
});

test('marks of another form are left out, the others stay', () => {
  const marks = {
    good: { as: 'met', at: 1 },
    word: 'met',
    kind: { as: 'won', at: 1 },
    early: { as: 'met', at: -1 },
    text: { as: 'met', at: '1' },
    none: null,
  };
  const stored = JSON.stringify({ version: 2, marks, read: ['a/b', 3] });
  expect(parseProgress(stored)).toEqual({ marks: { good: marks.good }, read: ['a/b'] });
});

test('a version that is not known is not guessed at', () => {
  const stored = formatProgress(progress).replace('"version":2', '"version":3');
  expect(parseProgress(stored)).toEqual({ marks: {}, read: [] });
});

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
