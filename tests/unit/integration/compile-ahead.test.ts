import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compileThread } from '../../../src/integration/compile-ahead.ts';
import { markdownProcessor } from '../../../src/transforms/markdown.ts';
import type { LessonFile } from '../../../src/transforms/markdown.ts';
import { parseLesson } from '../../../src/transforms/lesson/parse.ts';

const MANY = 300;

/** A text with what its lesson says of it: a constant, and where it lacks a section, the source that has it. */
const asked = (...answers: readonly string[]) =>
  `<Question id="q">\n\nWhy?\n\n${answers.map((id) => `<Answer id="${id}">\n\nWord ${id}.\n\n</Answer>\n`).join('')}\n</Question>\n`;
const begun = '## First {/* #first */}\n\nIt is **{{word}}**: <Command id="run" />\n\n';
const text = begun + asked('a');
const source = `${begun}${asked('a', 'b')}\n## Second {/* #second */}\n\nOnly here.\n`;

const rootOf = (of: string) => {
  const parsed = parseLesson(of);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.root;
};

const lookup = (path: string): LessonFile | undefined =>
  path.endsWith('none.mdx')
    ? undefined
    : {
        lang: 'pt-BR',
        parsed: { text, root: rootOf(text) },
        source: { root: rootOf(source), lang: 'en' },
        missing: path.endsWith('lacking.mdx') ? ['second'] : [],
        stale: path.endsWith('old.mdx') ? ['question-q'] : [],
        constants: { word: 'here' },
      };

/** The processor with a thread, and one without; `here` tells which files this thread compiled. */
async function processors(
  syntaxHighlight: false | 'shiki' = false,
  add: (options: ReturnType<typeof markdownProcessor>['options']) => void = () => undefined,
) {
  const processor = markdownProcessor(lookup);
  const { createMdxRenderer } = processor;
  if (createMdxRenderer === undefined) throw new Error('It makes no MDX.');
  const here: string[] = [];
  const counted: typeof createMdxRenderer = async (...options) => {
    const renderer = await createMdxRenderer(...options);
    return {
      process: (content, path, frontmatter) => {
        here.push(path);
        return renderer.process(content, path, frontmatter);
      },
    };
  };
  const thread = compileThread(MANY);
  if (thread === undefined) throw new Error('There is no thread.');
  const helped = thread.helping({ ...processor, createMdxRenderer: counted }, lookup);
  add(processor.options);
  const options = [
    { syntaxHighlight },
    { optimize: false, srcDir: new URL('file:///s/') },
  ] as const;
  const shared = await helped.createMdxRenderer?.(...options);
  const own = await createMdxRenderer(...options);
  if (shared === undefined) throw new Error('It makes no MDX.');
  const { buildEnd } = thread.plugin;
  if (typeof buildEnd !== 'function') throw new Error('It never ends.');
  return { processor, shared, own, here, end: buildEnd as () => void };
}

test('a second thread compiles as this one does', async () => {
  const { shared, own, here, end } = await processors();
  const paths = ['/s/one.mdx', '/s/lacking.mdx', '/s/old.mdx'];
  const compiled = await Promise.all(
    paths.map((path) => shared.process(text, path, { title: 'One' })),
  );
  expect(here).toEqual([]);
  for (const [index, path] of paths.entries())
    expect(compiled[index]).toEqual(await own.process(text, path, { title: 'One' }));
  expect(compiled[1]?.code).toContain('Only here.');
  expect(compiled[2]?.code).toContain('Word b.');
  end();
});

test('of many files this thread compiles some', async () => {
  const { shared, here, end } = await processors();
  const paths = Array.from({ length: 40 }, (_, number) => `/s/${number}.mdx`);
  const compiled = await Promise.all(paths.map((path) => shared.process(text, path, {})));
  expect(here.length).toBeGreaterThan(0);
  const codes = compiled.map(({ code }, number) => code.replaceAll(`${number}.mdx`, ''));
  expect(new Set(codes).size).toBe(1);
  end();
});

test('what cannot be compiled is told by this thread', async () => {
  const { shared, here, end } = await processors();
  await expect(shared.process('<Aside>', '/s/wrong.mdx', {})).rejects.toThrow(/closing tag/);
  expect(here).toEqual(['/s/wrong.mdx']);
  end();
});

test('a file that is no lesson, and all that is asked for when the thread has ended, is compiled here', async () => {
  const { shared, here, end } = await processors();
  await shared.process(text, '/s/none.mdx', {});
  const last = shared.process(text, '/s/one.mdx', {});
  end();
  await last;
  await shared.process(text, '/s/two.mdx', {});
  expect(here.toSorted()).toEqual(['/s/none.mdx', '/s/one.mdx', '/s/two.mdx']);
});

test.each([
  ['others added a plugin', false, ({ rehypePlugins }) => rehypePlugins.push(() => undefined)],
  ['astro.config has a setting', false, ({ remarkRehype }) => (remarkRehype.clobberPrefix = 'my-')],
  ['code is highlighted', 'shiki', undefined],
] as readonly [string, ...Parameters<typeof processors>][])(
  'where %s this thread compiles everything',
  async (_, ...options) => {
    const { shared, here, end } = await processors(...options);
    await shared.process(text, '/s/one.mdx', {});
    expect(here).toEqual(['/s/one.mdx']);
    end();
  },
);

test('a process that has nothing else to do waits for the thread, and ends without ending it', () => {
  const program = `
    import { compileThread } from './src/integration/compile-ahead.ts';
    import { markdownProcessor } from './src/transforms/markdown.ts';
    const lookup = () => ({ lang: 'en', source: undefined, missing: [], stale: [] });
    const helped = compileThread(${MANY}).helping(markdownProcessor(lookup), lookup);
    const { process } = await helped.createMdxRenderer({ syntaxHighlight: false }, { optimize: false });
    const { code } = await process('Some words.', '/s/one.mdx', {});
    console.log(code.includes('Some words.'));`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(run).toMatchObject({ status: 0, stdout: 'true\n' });
});

test('few files need no thread', () => {
  expect(compileThread(10)).toBeUndefined();
});
