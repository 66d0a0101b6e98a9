import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeList } from '#cli/import/list-files.ts';
import type { ListItem } from '#cli/import/list.ts';
import { openItemsOfPage } from '#integration/dev/import-items.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-items-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const item = (id: string, file: string, level: ListItem['level'] = 'decide'): ListItem => ({
  ...{ id, level, code: 'link', severity: 'error', message: `About ${id}.`, done: 'Done.' },
  ...{ hint: 'Mend it.', page: 'docs/sail.md', changes: [], isTicked: false },
  place: { file: `content/boats/${file}`, line: 7, column: 1 },
  from: { file: 'docs/sail.md', line: 3, column: 1 },
});

const keep = (...items: object[]): void => {
  writeFileSync(join(root, 'import-boats.json'), JSON.stringify({ workshop: 'boats', items }));
};

const messages = (page: string): (string | undefined)[] =>
  openItemsOfPage(root, 'content', page, '/').map(({ words }) => words.message);

test('a page has the items of its lesson and language', () => {
  keep(
    item('prose', 'sail/en.mdx'),
    item('commands', 'sail/lesson.yaml'),
    item('chinese', 'sail/zh-CN.mdx'),
    item('other', 'sail-far/en.mdx'),
    item('note', 'sail/en.mdx', 'inform'),
  );
  expect(messages('en/boats/sail/')).toEqual(['About prose.', 'About commands.']);
  expect(messages('zh-cn/boats/sail/')).toEqual(['About commands.', 'About chinese.']);
  expect(messages('en/boats/')).toEqual([]);
  expect(openItemsOfPage(root, 'content', 'en/boats/sail/', '/base/')[0]?.places[0]).toMatchObject({
    from: 'docs/sail.md:3',
    written: 'content/boats/sail/en.mdx:7:1',
    editor: expect.stringContaining('/base/__open-in-editor?file=') as string,
  });
});

test('what is ticked in the Markdown that the import wrote is no longer there', async () => {
  const items = [item('one', 'sail/en.mdx'), item('two', 'sail/en.mdx')];
  const path = join(root, await writeList(root, { workshop: 'boats', items }));
  expect(messages('en/boats/sail/')).toEqual(['About one.', 'About two.']);
  writeFileSync(path, readFileSync(path, 'utf8').replace('- [ ] `', '- [x] `'));
  expect(messages('en/boats/sail/')).toEqual(['About two.']);
  writeFileSync(path, readFileSync(path, 'utf8').replace('- [ ] **All', '- [x] **All'));
  expect(messages('en/boats/sail/')).toEqual([]);
});

test('items of one cause are told once, with all their places and what only one of them says', () => {
  const same = { entry: 'cause', about: 'The shortcode rope' };
  keep({ ...item('one', 'sail/en.mdx'), ...same, done: 'Kept.' }, item('other', 'sail/en.mdx'), {
    ...item('two', 'sail/en.mdx'),
    ...same,
    done: 'Left out.',
  });
  const [first, second, ...others] = openItemsOfPage(root, 'content', 'en/boats/sail/', '/');
  expect(first).toMatchObject({
    words: { message: 'The shortcode rope:', hint: 'Mend it.' },
    places: [
      { words: { message: 'About one.', done: 'Kept.' } },
      { words: { message: 'About two.', done: 'Left out.' } },
    ],
  });
  expect(second).toMatchObject({ words: { message: 'About other.' }, places: [{ words: {} }] });
  expect(others).toEqual([]);
});

test('no list, a damaged one and a path that climbs have no items', () => {
  expect(messages('en/boats/sail/')).toEqual([]);
  writeFileSync(join(root, 'import-boats.json'), '{"items": [');
  expect(messages('en/boats/sail/')).toEqual([]);
  expect(messages('en/..%2fboats/sail/')).toEqual([]);
});
