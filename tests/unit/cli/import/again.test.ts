import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawing } from './drawing.ts';
import type { ListItem } from '#cli/import/list.ts';
import { readContent } from '#model/read-content.ts';
import { run } from '../fake-io.ts';
import type { Outcome } from '../fake-io.ts';

let cwd = '';

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'import-again-'));
});

afterEach(() => {
  rmSync(cwd, { recursive: true, force: true });
});

const importing = (source: string, ...args: string[]): Promise<Outcome> =>
  run(['import', source, '--workshop', 'w', '--locale', 'en', ...args], { cwd });
const docs = (...args: string[]): Promise<Outcome> => importing('docs', ...args);
const resume = (): Promise<Outcome> => run(['import', '--resume', '--workshop', 'w'], { cwd });
const read = (path: string): string => readFileSync(join(cwd, path), 'utf8');
const lesson = (path: string): string => read(`content/w/${path}`);
const items = (code: string): ListItem[] =>
  (JSON.parse(read('import-w.json')) as { items: ListItem[] }).items.filter(
    (item) => item.code === code,
  );
const put = (path: string, words: string): void => {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), words);
};
const move = (from: string, to: string): void => {
  mkdirSync(dirname(join(cwd, to)), { recursive: true });
  renameSync(join(cwd, from), join(cwd, to));
};
const edit = (path: string, from: string, to: string): void =>
  writeFileSync(join(cwd, path), read(path).replace(from, to));
const tickAll = (): void => put('import-w.md', read('import-w.md').replaceAll('- [ ]', '- [x]'));
const lessons = (): string[] => {
  const { problems, workshops } = readContent('content', cwd);
  expect(problems).toEqual([]);
  return (workshops[0]?.lessons ?? []).map(({ name }) => name);
};
/** All files of the project but the pages. */
const state = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(cwd, { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !path.startsWith(join(cwd, 'docs')))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

const sail = `# Sail

Hoist the sail before the wind turns.

Then steer to the far pier.

Take it down again in the harbour.

\`\`\`bash
helm list
\`\`\`
`;
const row = '# Row\n\nTake both oars, sit with your back to the bow.\n\nPull evenly.\n';

beforeEach(async () => {
  put('docs/a/sail.md', sail);
  put('docs/a/row.md', `${row}\nSee [how to sail](sail.md) and [nothing](gone.md).\n`);
  await docs();
});

describe('A page that was moved', () => {
  test('goes on with its lesson, whatever it is called now, and is on the list', async () => {
    move('docs/a/sail.md', 'docs/b/under-way.md');
    edit('docs/a/row.md', 'sail.md', '../b/under-way.md');
    const { code, out } = await docs();
    expect(out).toContain('1 page was moved and goes on with its lesson.');
    expect(code).toBe(1);
    expect(lessons()).toEqual(['row', 'sail']);
    expect(items('gone')).toEqual([]);
    expect(items('moved')).toMatchObject([
      { message: 'The page b/under-way.md was a/sail.md before.' },
    ]);
    expect(lesson('row/en.mdx')).toContain('[how to sail](../sail/)');
    const before = state();
    expect((await docs()).out).toContain('Nothing changed in 2 pages');
    expect(state()).toEqual(before);
  });

  test('leaves links to where it was without an end, by this import and not by the next one', async () => {
    move('docs/a/sail.md', 'docs/b/under-way.md');
    await docs();
    expect(lesson('row/en.mdx')).toContain('how to sail (`sail.md`)');
    expect(items('link').map(({ message }) => message)).toContain(
      'The link to sail.md leads to nothing that was imported.',
    );
    const before = state();
    expect((await docs()).out).toContain('Nothing changed in 2 pages');
    expect(state()).toEqual(before);
  });

  test('and edited at once goes on with it too, with what the author has edited, and is to be reviewed', async () => {
    edit('content/w/sail/en.mdx', 'the far pier', 'our pier');
    move('docs/a/sail.md', 'docs/b/under-way.md');
    edit('docs/b/under-way.md', '```bash', 'Now look:\n\n```bash');
    await docs();
    expect(lessons()).toEqual(['row', 'sail']);
    expect(lesson('sail/en.mdx')).toMatch(/our pier[\s\S]*Now look:/);
    expect(items('moved-changed')).toHaveLength(1);
    expect(items('merged')).toHaveLength(1);
  });

  test('keeps what was ticked of it', async () => {
    expect(items('link')).toMatchObject([{ page: 'docs/a/row.md', isTicked: false }]);
    tickAll();
    move('docs/a/row.md', 'docs/b/oars.md');
    await docs();
    expect(items('link')).toMatchObject([{ page: 'docs/b/oars.md', isTicked: true }]);
  });

  test('with the whole folder leaves all as it is', async () => {
    move('docs', 'upstream');
    const { out } = await importing('upstream');
    expect(out).toContain('Nothing changed in 2 pages: 0 files written.');
    expect(lessons()).toEqual(['row', 'sail']);
    expect(items('gone')).toEqual([]);
  });

  test('that may be one of several is a new lesson, and the list says which it may be', async () => {
    rmSync(join(cwd, 'docs/a/sail.md'));
    put('docs/b/one.md', sail);
    put('docs/b/two.md', sail);
    const { code } = await docs();
    expect(code).toBe(1);
    expect(lessons()).toEqual(['row', 'sail', 'one', 'two']);
    const [gone, ...others] = items('gone');
    expect(others).toEqual([]);
    expect(gone?.hint).toContain(
      'It may be docs/b/one.md now, which says much the same and became the lesson w/one: if so, import docs/b/one.md alone with --lesson sail, and remove w/one.',
    );
    expect(gone?.hint).toContain('It may be docs/b/two.md now');
    edit('content/w/sail/en.mdx', 'the far pier', 'our pier');
    edit('docs/b/one.md', '```bash', 'Now look:\n\n```bash');
    await importing('docs/b/one.md', '--lesson', 'sail');
    expect(lesson('sail/en.mdx')).toMatch(/our pier[\s\S]*Now look:/);
    rmSync(join(cwd, 'content/w/one'), { recursive: true });
    edit('content/w/workshop.yaml', '  - one\n', '');
    await docs();
    expect(lessons().toSorted()).toEqual(['row', 'sail', 'two']);
    expect(items('gone')).toEqual([]);
  });
});

describe('A page that is gone', () => {
  beforeEach(() => {
    rmSync(join(cwd, 'docs/a/sail.md'));
  });

  test('is on the list until its author says that the lesson stays', async () => {
    const { code, out } = await docs();
    expect(code).toBe(1);
    expect(out).toContain('a/sail.md:1: The page a/sail.md is gone. Its lesson w/sail stays.');
    expect(out).toContain('→ To delete it: `readyroom remove w/sail`. To keep it, tick this.');
    expect(lessons()).toContain('sail');
    const before = state();
    await docs();
    expect(state()).toEqual(before);
    tickAll();
    expect((await docs()).code).toBe(0);
    expect(items('gone')).toMatchObject([{ isTicked: true }]);
  });

  test('is settled once the author has deleted the lesson', async () => {
    await docs();
    rmSync(join(cwd, 'content/w/sail'), { recursive: true });
    edit('content/w/workshop.yaml', '- sail\n', '');
    expect((await resume()).out).toContain('1 done');
    await docs();
    expect(items('gone')).toEqual([]);
    expect(lessons()).toEqual(['row']);
  });

  test('leaves its lesson alone when a page of the same name comes that says something else', async () => {
    put('docs/b/sail.md', '# Sales\n\nEverything must go on Monday.\n');
    await docs();
    expect(lessons()).toEqual(['row', 'sail', 'b-sail']);
    expect(lesson('sail/en.mdx')).toContain('Hoist the sail');
    expect(items('gone')).toHaveLength(1);
  });

  test('is not missed by an import of another part or of one page', async () => {
    await importing('docs/a/row.md');
    put('docs/b/knot.md', '# Knot\n\nOver and under.');
    await docs('--section', 'b');
    expect(items('gone')).toEqual([]);
  });

  test('is told where --only-new has nothing to import', async () => {
    const { code, out } = await docs('--only-new');
    expect(code).toBe(1);
    expect(out).toContain('The page a/sail.md is gone.');
  });

  test('of a translation leaves the lesson its other languages', async () => {
    put('docs/a/sail.md', sail);
    put('docs/a/sail.pt-BR.md', sail.replace('# Sail', '# Vela'));
    await docs();
    rmSync(join(cwd, 'docs/a/sail.pt-BR.md'));
    await docs();
    expect(items('gone')).toMatchObject([
      {
        done: 'Its translation content/w/sail/pt-BR.mdx stays.',
        hint: 'To delete it: delete content/w/sail/pt-BR.mdx. To keep it, tick this.',
      },
    ]);
  });
});

describe('A page that comes alone again', () => {
  test('keeps its links to pages that came before', async () => {
    edit('docs/a/row.md', 'Pull evenly.', 'Pull hard.');
    await importing('docs/a/row.md');
    expect(lesson('row/en.mdx')).toMatch(/Pull hard\.[\s\S]*\[how to sail\]\(\.\.\/sail\/\)/);
  });
});

describe('An import without a change upstream', () => {
  test('changes no byte of the project, edited or not', async () => {
    edit('content/w/sail/en.mdx', 'the far pier', 'our pier');
    const before = state();
    expect((await docs()).out).toContain('Nothing changed in 2 pages: 0 files written.');
    expect(state()).toEqual(before);
  });

  test('offers nothing where the author has made the change already', async () => {
    edit('content/w/sail/en.mdx', 'the far pier', 'our pier');
    edit('docs/a/sail.md', 'the far pier', 'our pier');
    expect((await docs()).out).toContain('Nothing changed');
    expect(items('offered')).toEqual([]);
  });
});

describe('A checkout with the line ends of Windows', () => {
  test('has no edits, and keeps its line ends', async () => {
    put('docs/harbour.md', `${sail}\n{{< boat >}}\n`);
    await docs('--from', 'hugo');
    for (const path of Object.keys(state()))
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'));
    const open = (): number => items('unknown-syntax').filter(({ isTicked }) => !isTicked).length;
    expect(open()).toBe(1);
    await resume();
    expect(open()).toBe(1);
    edit('docs/harbour.md', 'the far pier', 'the near pier');
    expect((await docs('--from', 'hugo')).out).toContain('1 page changed, 2 as before: 1 file');
    expect(lesson('harbour/en.mdx')).toContain('the near pier.\r\n');
    edit('content/w/harbour/en.mdx', 'Hoist the sail', 'Raise the sail');
    edit('docs/harbour.md', 'in the harbour', 'in port');
    await docs('--from', 'hugo');
    expect(lesson('harbour/en.mdx')).toMatch(/Raise the sail[\s\S]*in port\.\r\n/);
    expect(lesson('harbour/en.mdx')).not.toMatch(/(?<!\r)\n/);
  });
});

describe('What the author has deleted', () => {
  test('of a lesson stays so, and the rest of the lesson comes up to date', async () => {
    put('docs/a/sail.pt-BR.md', sail.replace('# Sail', '# Vela'));
    await docs();
    rmSync(join(cwd, 'content/w/sail/pt-BR.mdx'));
    for (const page of ['sail.md', 'sail.pt-BR.md'])
      edit(`docs/a/${page}`, 'far pier', 'near pier');
    await docs();
    expect(lesson('sail/en.mdx')).toContain('near pier');
    expect(existsSync(join(cwd, 'content/w/sail/pt-BR.mdx'))).toBe(false);
    const before = state();
    await docs();
    expect(state()).toEqual(before);
  });

  test('comes up to date once it is restored', async () => {
    const text = lesson('sail/en.mdx');
    const yaml = lesson('sail/lesson.yaml');
    rmSync(join(cwd, 'content/w/sail'), { recursive: true });
    edit('content/w/workshop.yaml', '- sail\n', '');
    edit('docs/a/sail.md', 'far pier', 'near pier');
    await docs();
    expect(items('stays-deleted')).toHaveLength(1);
    put('content/w/sail/en.mdx', text);
    put('content/w/sail/lesson.yaml', yaml);
    edit('content/w/workshop.yaml', '- row\n', '- row\n  - sail\n');
    await docs();
    expect(lesson('sail/en.mdx')).toContain('near pier');
    expect(items('stays-deleted')).toEqual([]);
  });
});

describe('A change that meets an edit', () => {
  beforeEach(async () => {
    edit('content/w/sail/en.mdx', 'Then steer to the far pier.', 'Then steer to our pier.');
    edit('docs/a/sail.md', 'Then steer to the far pier.', 'Then steer to the new pier.');
    await docs();
  });

  test('is on the list with what was imported, what the author made of it, and what the source says', () => {
    const [offer, ...others] = items('offered');
    expect(others).toEqual([]);
    expect(offer?.changes).toMatchObject([
      {
        before: expect.stringContaining('the far pier') as string,
        yours: expect.stringContaining('our pier') as string,
        after: expect.stringContaining('the new pier') as string,
      },
    ]);
    const line = lesson('sail/en.mdx').split('\n').indexOf('Then steer to our pier.') + 1;
    expect(offer?.place).toMatchObject({ file: 'content/w/sail/en.mdx', line });
    for (const ending of ['md', 'html'])
      expect(read(`import-w.${ending}`)).toMatch(
        /Imported then:[\s\S]*the far pier[\s\S]*You made of it:[\s\S]*our pier[\s\S]*The source says now:[\s\S]*the new pier/,
      );
  });

  test('is ticked off once it is taken over, by whichever words', async () => {
    expect((await resume()).out).toContain('to decide, 0 to review, 0 for');
    edit('content/w/sail/en.mdx', 'our pier', 'the new pier');
    await resume();
    expect(items('offered')).toMatchObject([{ isTicked: true }]);
  });

  test('is one with the next change of the same place', async () => {
    edit('docs/a/sail.md', 'the new pier', 'the last pier');
    await docs();
    expect(items('offered')).toHaveLength(1);
    const [change] = items('offered')[0]?.changes ?? [];
    expect(change?.before).toContain('the far pier');
    expect(change?.after).toContain('the last pier');
  });
});

describe('An import that is broken off', () => {
  const base = 'import-w.base.json';

  test('before it has written its base offers the same once, as if it had not been', async () => {
    const before = read(base);
    edit('content/w/sail/en.mdx', 'the far pier', 'our pier');
    edit('docs/a/sail.md', 'the far pier', 'the new pier');
    await docs();
    const whole = state();
    writeFileSync(join(cwd, base), before);
    await docs();
    expect(state()).toEqual(whole);
  });

  test('before it has written its list and its base leaves what is merged as it is', async () => {
    const before = read(base);
    edit('content/w/sail/en.mdx', 'Hoist the sail before the wind turns.\n\n', 'Up!\n\n');
    edit('docs/a/sail.md', '```bash', 'Now look:\n\n```bash');
    await docs();
    const merged = lesson('sail/en.mdx');
    writeFileSync(join(cwd, base), before);
    expect((await docs()).out).not.toContain('left all of it');
    expect(lesson('sail/en.mdx')).toBe(merged);
  });

  test('by a file that cannot be written names the file', async () => {
    rmSync(join(cwd, 'import-w.json'));
    mkdirSync(join(cwd, 'import-w.json.d'));
    rmSync(join(cwd, 'import-w.md'));
    mkdirSync(join(cwd, 'import-w.md', 'x'), { recursive: true });
    edit('docs/a/sail.md', 'the far pier', 'the new pier');
    const { code, err } = await docs();
    expect(code).toBe(2);
    expect(err).toContain('import-w.md');
  });
});

describe('A picture that was changed on both sides', () => {
  test('stays as the author has it, and the other one is offered', async () => {
    put('docs/a/boat.svg', drawing('1'));
    edit('docs/a/row.md', 'Pull evenly.', '![A boat](boat.svg)');
    await docs();
    put('content/w/row/images/boat.svg', drawing('ours'));
    put('docs/a/boat.svg', drawing('2'));
    expect((await docs()).code).toBe(1);
    expect(lesson('row/images/boat.svg')).toBe(drawing('ours'));
    expect(items('offered')).toHaveLength(1);
    const before = state();
    await docs();
    expect(state()).toEqual(before);
  });
});

describe('A manifest that has another name', () => {
  const page = (file: string): string =>
    `# Boat\n\nSave it as \`${file}\`:\n\n\`\`\`yaml\napiVersion: v1\nkind: Pod\nmetadata:\n  name: boat\nspec: {}\n\`\`\`\n\n\`\`\`sh\nkubectl apply -f ${file}\n\`\`\`\n`;

  beforeEach(async () => {
    put('docs/boat.md', page('old.yaml'));
    await docs();
  });

  test('leaves no file of its old one that nobody has edited', async () => {
    expect(existsSync(join(cwd, 'content/w/boat/manifests/old.yaml'))).toBe(true);
    put('docs/boat.md', page('new.yaml'));
    await docs();
    expect(readdirSync(join(cwd, 'content/w/boat/manifests'))).toEqual(['new.yaml']);
    expect(read('import-w.base.json')).not.toContain('old.yaml');
    expect(lessons()).toContain('boat');
  });

  test('leaves a file that was edited, and the list says so until it is deleted', async () => {
    edit('content/w/boat/manifests/old.yaml', 'spec: {}', 'spec: { hostname: boat }');
    put('docs/boat.md', page('new.yaml'));
    await docs();
    const left = (): ListItem[] =>
      items('file-name').filter(({ message }) => message.includes('boat/manifests/old.yaml'));
    expect(left()).toMatchObject([
      { place: { file: 'content/w/boat/manifests/old.yaml' }, isTicked: false },
    ]);
    rmSync(join(cwd, 'content/w/boat/manifests/old.yaml'));
    await resume();
    expect(left()).toMatchObject([{ isTicked: true }]);
  });
});
