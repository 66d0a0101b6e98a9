import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImportBase } from '#cli/import/base.ts';
import type { ListItem } from '#cli/import/list.ts';
import { run } from '../fake-io.ts';
import type { Outcome } from '../fake-io.ts';

// A site of two pages that lead to each other, imported into one workshop; the author has another one beside it.
let cwd = '';
const command = (...args: string[]): Promise<Outcome> => run(args, { cwd });
const docs = (): Promise<Outcome> => command('import', 'docs', '--workshop', 'w', '--locale', 'en');
const read = (path: string): string => readFileSync(join(cwd, path), 'utf8');
const put = (path: string, words: string): void => {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), words);
};
const edit = (path: string, from: string, to: string): void =>
  put(path, read(path).replace(from, to));
const isThere = (path: string): boolean => existsSync(join(cwd, path));
const base = (): ImportBase => JSON.parse(read('import-w.base.json')) as ImportBase;
const items = (): ListItem[] => (JSON.parse(read('import-w.json')) as { items: ListItem[] }).items;
const offers = (): ListItem[] => items().filter(({ code }) => code === 'offered');
/** Does what a command of the author's is, which has to work. */
const author = async (...args: string[]): Promise<Outcome> => {
  const outcome = await command(...args);
  expect(outcome).toMatchObject({ code: 0, err: '' });
  return outcome;
};
const state = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(cwd, { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

const sail =
  '# Sail\n\nHoist the sail, and [row](row.md) no more.\n\n![A boat](boat.svg)\n\n[Nothing](gone.md) is there.\n\nSteer to the far pier.\n\n## Ropes\n\n```bash\nhelm list\n```\n';
const boat =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>\n';

beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'import-carry-'));
  put('docs/sail.md', sail);
  put('docs/boat.svg', boat);
  put('docs/row.md', '# Row\n\nTake both oars.\n\nSee [the ropes](sail.md#ropes) for more.\n');
  put('content/x/workshop.yaml', 'title: { en: X }\nsource: en\nlocales: [en]\nlessons: [only]\n');
  put('content/x/only/lesson.yaml', 'minutes: 5\nenvironments: [reading]\n');
  put('content/x/only/en.mdx', '---\ntitle: Only\ndescription: One.\n---\n\nWords.\n');
  await docs();
});
afterEach(() => {
  rmSync(cwd, { recursive: true, force: true });
});

describe('A lesson that was imported and gets another name', () => {
  test('has it in what imports remember, and on the list', async () => {
    const ticked = items().find(({ place }) => place.file === 'content/w/sail/en.mdx');
    edit('import-w.md', '- [ ] `sail.md', '- [x] `sail.md');
    const { out } = await author('rename', 'w/sail', 'voyage');
    expect(out).toContain('  import-w.base.json\n');
    const { files, pages, pictures } = base();
    expect(
      Object.keys({ ...files, ...pages, ...pictures }).filter((path) => path.startsWith('sail/')),
    ).toEqual([]);
    expect(files['row/en.mdx']).toContain('(../voyage/#ropes)');
    expect(pages['voyage/en.mdx']).toBe('docs/sail.md');
    expect(Object.keys(pictures)).toEqual(['voyage/images/boat.svg']);
    expect(items().find(({ id }) => id === ticked?.id)).toMatchObject({
      place: { file: 'content/w/voyage/en.mdx' },
      isTicked: true,
    });
    for (const end of ['md', 'html']) {
      expect(read(`import-w.${end}`)).toContain('content/w/voyage/en.mdx');
      expect(read(`import-w.${end}`)).not.toContain('content/w/sail/');
    }
  });

  test('goes on with its page, and nobody has to decide anything', async () => {
    await author('rename', 'w/sail', 'voyage');
    const after = state();
    await docs();
    expect(state()).toEqual(after);
    edit('docs/sail.md', 'the far pier', 'the near pier');
    edit('docs/sail.md', 'no more.', `no more. ${'Words that take long to read. '.repeat(90)}`);
    edit('docs/row.md', 'for more', 'at once');
    await docs();
    expect(isThere('content/w/sail')).toBe(false);
    expect(read('content/w/voyage/en.mdx')).toContain('the near pier');
    expect(read('content/w/voyage/lesson.yaml')).toMatch(/^aliases: \[w\/sail\]\n/);
    expect(read('content/w/row/en.mdx')).toContain('[the ropes](../voyage/#ropes) at once');
    expect(offers()).toEqual([]);
  });

  test('twice, and back, goes on with its page', async () => {
    await author('rename', 'w/sail', 'voyage');
    await author('rename', 'w/voyage', 'trip');
    await author('rename', 'w/trip', 'sail');
    const after = state();
    edit('docs/sail.md', 'the far pier', 'the near pier');
    await docs();
    expect(read('content/w/sail/en.mdx')).toContain('the near pier');
    expect(read('content/w/sail/lesson.yaml')).toBe(after[join(cwd, 'content/w/sail/lesson.yaml')]);
  });

  test('that a deleted lesson had leaves that one deleted', async () => {
    await author('remove', 'w/row');
    await author('rename', 'w/sail', 'row');
    edit('docs/row.md', 'both oars', 'all oars');
    edit('docs/sail.md', 'the far pier', 'the near pier');
    await docs();
    expect(readdirSync(join(cwd, 'content/w')).toSorted()).toEqual(['row', 'workshop.yaml']);
    expect(read('content/w/row/en.mdx')).toContain('the near pier');
  });

  test('without the prefix of its import goes on with its page', async () => {
    const harbour = () =>
      command('import', 'docs', '--workshop', 'w', '--locale', 'en', '--prefix', 'harbour');
    await harbour();
    await author('rename', 'w/harbour-sail', 'voyage');
    edit('docs/sail.md', 'the far pier', 'the near pier');
    await harbour();
    const folders = readdirSync(join(cwd, 'content/w')).toSorted();
    expect(folders).toEqual(['harbour-row', 'row', 'sail', 'voyage', 'workshop.yaml']);
    expect(read('content/w/voyage/en.mdx')).toContain('the near pier');
    expect(read('content/w/sail/en.mdx')).toContain('the far pier');
    rmSync(join(cwd, 'docs/sail.md'));
    await harbour();
    const gone = items().filter(({ code }) => code === 'gone');
    expect(gone.map(({ place }) => place.file)).toEqual(['content/w/voyage/en.mdx']);
  });

  test('with --dry-run changes nothing, and says what it would', async () => {
    const before = state();
    const { out } = await author('rename', 'w/sail', 'voyage', '--dry-run');
    expect(out).toContain('  import-w.base.json\n');
    expect(state()).toEqual(before);
  });

  test.each(['import-w.base.json', 'import-w.json'])(
    'stays where %s is damaged, and so does all else',
    async (file) => {
      put(file, '{');
      const before = state();
      const { code, err } = await command('rename', 'w/sail', 'voyage');
      expect(code).toBe(1);
      expect(err).toContain(`${file} is damaged`);
      expect(state()).toEqual(before);
    },
  );
});

describe('A lesson that was imported and goes to another workshop', () => {
  test('is not made anew, and what changes in its page is offered where it is', async () => {
    await author('move', 'w/sail', 'x');
    expect(base().away).toEqual({ sail: 'x/sail' });
    expect(items().map(({ place }) => place.file)).toContain('content/x/sail/en.mdx');
    const after = state();
    await docs();
    expect(state()).toEqual(after);
    edit('docs/sail.md', 'the far pier', 'the near pier');
    edit('docs/boat.svg', 'M0 0h1', 'M0 0h2');
    edit('docs/row.md', 'for more', 'at once');
    await docs();
    expect(isThere('content/w/sail')).toBe(false);
    expect(read('content/x/sail/en.mdx')).toBe(after[join(cwd, 'content/x/sail/en.mdx')]);
    expect(read('content/x/sail/images/boat.svg')).toBe(boat);
    expect(read('content/w/row/en.mdx')).toContain('[the ropes](../../x/sail/#ropes) at once');
    const [text, picture, ...others] = offers().toSorted((a) => (a.changes.length > 0 ? -1 : 1));
    expect(text).toMatchObject({ place: { file: 'content/x/sail/en.mdx' } });
    expect(text?.done).toContain('You have moved its lesson to x/sail');
    expect(text?.changes[0]?.after).toContain('the near pier');
    expect(picture?.message).toContain('The picture sail/images/boat.svg is another one');
    expect(others).toEqual([]);
    // It is offered once, and is done when it was taken over.
    edit('content/x/sail/en.mdx', 'the far pier', 'the near pier');
    await command('import', '--resume', '--workshop', 'w');
    const [done] = offers().filter(({ changes }) => changes.length > 0);
    expect(done?.isTicked).toBe(true);
    await docs();
    expect(offers().filter(({ changes }) => changes.length > 0)).toEqual([]);
  });

  test('gets another name there, and comes home: its page goes on with it', async () => {
    await author('move', 'w/sail', 'x');
    await author('rename', 'x/sail', 'voyage');
    expect(base().away).toEqual({ sail: 'x/voyage' });
    expect(base().files['row/en.mdx']).toContain('(../../x/voyage/#ropes)');
    await author('move', 'x/voyage', 'w');
    expect(base().away).toEqual({});
    edit('docs/sail.md', 'the far pier', 'the near pier');
    await docs();
    expect(read('content/w/voyage/en.mdx')).toContain('the near pier');
    expect(isThere('content/w/sail')).toBe(false);
    expect(offers()).toEqual([]);
  });

  test('is named where it is once its page is gone', async () => {
    await author('move', 'w/sail', 'x');
    rmSync(join(cwd, 'docs/sail.md'));
    await docs();
    const gone = items().find(({ code }) => code === 'gone');
    expect(gone?.place.file).toBe('content/x/sail/en.mdx');
    expect(gone?.hint).toContain('`readyroom remove x/sail`');
  });
});

describe('A lesson that was imported and is taken out', () => {
  test('stays deleted, and nothing on the list is left to do in it', async () => {
    await author('remove', 'w/sail');
    expect(base().pages['sail/en.mdx']).toBe('docs/sail.md');
    const own = items().filter(({ place }) => place.file.startsWith('content/w/sail/'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ isTicked }) => !isTicked)).toEqual([]);
    await docs();
    expect(isThere('content/w/sail')).toBe(false);
  });

  test('from the workshop that it was moved into is deleted for good', async () => {
    await author('move', 'w/sail', 'x');
    await author('remove', 'x/sail');
    expect(base().away).toEqual({});
    await docs();
    expect([isThere('content/w/sail'), isThere('content/x/sail')]).toEqual([false, false]);
  });
});

describe('An id of a lesson that was imported and gets another name', () => {
  test('changes nothing of what imports remember', async () => {
    const before = read('import-w.base.json');
    await author('rename', 'w/sail#ropes', 'lines');
    expect(read('import-w.base.json')).toBe(before);
  });

  test('is an edit: it stays, changes elsewhere come, and one of the command itself is offered', async () => {
    await author('rename', 'w/sail#ropes', 'lines');
    await author('rename', 'w/sail#command-helm-list', 'releases');
    edit('docs/sail.md', 'Hoist', 'Raise');
    await docs();
    const prose = read('content/w/sail/en.mdx');
    expect(prose).toContain('Raise the sail');
    expect(prose).toContain('## Ropes {/* #lines */}\n\n<Command id="releases" />');
    expect(read('content/w/row/en.mdx')).toContain('[the ropes](../sail/#lines)');
    expect(offers()).toEqual([]);
    edit('docs/sail.md', 'helm list', 'helm list --all');
    await docs();
    expect(read('content/w/sail/en.mdx')).toBe(prose);
    expect(read('content/w/sail/lesson.yaml')).toContain(
      '  releases:\n    run:\n      - helm list\n',
    );
    expect(offers().flatMap(({ changes }) => changes)).toMatchObject([
      { after: expect.stringContaining('helm list --all') as string },
    ]);
  });
});
