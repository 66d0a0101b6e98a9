import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import {
  createComponent,
  render,
  renderComponent,
  renderJSX,
  renderSlotToString,
} from 'astro/runtime/server/index.js';
import { afterAll, describe, expect, test } from 'vitest';
import { componentNames } from '#transforms/lesson/components.ts';
import type { OwnComponents } from '#transforms/lesson/components.ts';
import { markdownProcessor } from '#transforms/markdown.ts';
import type { LessonFile } from '#transforms/markdown.ts';
import { treeOf } from './outline.ts';

const folder = resolve('.cache/page-modules');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const context = { lang: 'en', source: undefined, missing: [], stale: [] };
const footnotes = { title: 'Notes', back: 'Back' };

/** The module of a text: of a lesson whose tree is known, or as the MDX compiler makes it. */
async function moduleOf(text: string, file: LessonFile): Promise<string> {
  const renderer = await markdownProcessor(() => file).createMdxRenderer?.(
    { syntaxHighlight: false, gfm: true, smartypants: false },
    { optimize: false },
  );
  const blank = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return (await renderer?.process(blank, '/content/w/one/en.mdx', {}))?.code ?? '';
}

/** Prints its name, what it was given and each of its slots. */
const echo = (name: string) =>
  createComponent(async (result: Result, props: Record<string, unknown>, slots: Slots) => {
    const given = JSON.stringify(Object.entries(props).toSorted());
    const inside = Object.entries(slots).map(
      async ([slot, content]) => `(${slot}:${String(await renderSlotToString(result, content))})`,
    );
    const text = (await Promise.all(inside)).toSorted().join('');
    return render`<${name} ${given}>${text}</${name}>`;
  });
type Result = Parameters<typeof renderSlotToString>[0];
type Slots = Record<string, Parameters<typeof renderSlotToString>[1]>;

const components = Object.fromEntries(
  [...componentNames, 'Mine', 'pre'].map((name) => [name, echo(name)]),
);

let written = 0;

async function htmlOf(code: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${(written += 1)}.mjs`);
  writeFileSync(file, code);
  const module = (await import(file)) as {
    Content?: Parameters<typeof renderComponent>[2];
    default: (props: object) => unknown;
  };
  const page = createComponent((result: Result) => {
    const prose =
      module.Content === undefined
        ? renderJSX(result, module.default({ components }))
        : renderComponent(result, 'Content', module.Content, { components });
    return render`${prose}`;
  });
  return (await AstroContainer.create()).renderToString(page as never);
}

async function expectSame(text: string, more: Partial<LessonFile> = {}): Promise<string> {
  const file = { ...context, footnotes, ...more };
  const own = await moduleOf(text, { ...file, parsed: { text, root: treeOf(text) } });
  expect(own).toContain('createComponent');
  const html = await htmlOf(own);
  expect(html).toBe(await htmlOf(await moduleOf(text, file)));
  return html;
}

describe('the page of a lesson is what MDX would print', () => {
  test.each([
    'src/routes/examples/style/components/en.mdx',
    'tests/fixtures/content-design/content/calico/install-from-manifest/en.mdx',
    'tests/fixtures/content-design/content/calico/install-from-manifest/zh-CN.mdx',
    'tests/fixtures/many-lessons/lesson/pt-BR.mdx',
    'content/calico/network-policy/zh-CN.mdx',
    'content/authoring/reference-lesson/en.mdx',
  ])('%s', async (path) => {
    await expectSame(readFileSync(path, 'utf8'));
  });

  test.each([
    [
      'what HTML and JavaScript read as their own',
      'a & b < c > "d" \'e\' \\ \\\\ `${x}` \\$\\{y\\} `` ` ``',
    ],
    [
      'the signs of a placeholder with a comment between them',
      'Costs ${/* of Brazil */}\\{1 + 1}.',
    ],
    [
      'lists in lists, with a start',
      '3. three\n   - inner\n\n     more\n4. four\n\n- [ ] to do\n- [x] done\n',
    ],
    ['tables', '| a | b |\n|---|---|\n| `c` | **d** |\n'],
    [
      'tables with rows that are too short and too long',
      '| a | b |\n|:-:|--:|\n| c |\n| d | e | f |\n',
    ],
    [
      'links with titles, breaks and rules',
      '[a](https://example.org/?a=1&b=2 "A \\"t\\"")\\\nline\n\n---\n\n> said\n',
    ],
    ['footnotes', 'Text.[^1] Again.[^1]\n\n[^1]: A note with `code`.\n'],
    [
      'fences',
      '```sh\nkubectl get pods -o jsonpath="{.items}"  # `a` ${b} \\n\n```\n\n```\n  indented\n```\n',
    ],
    [
      'HTML that lessons may have',
      'Press <kbd>Ctrl</kbd><br />and <abbr title="A &amp; B">AB</abbr>.\n\n<dl><dt>a</dt><dd>b</dd></dl>\n',
    ],
    [
      'comments',
      '## Title {/* #title */}\n\nText {/* #text */}\n\n<Aside type="tip">{/* only this */}</Aside>\n',
    ],
    [
      'slots, of questions and checks',
      '<Check id="a">\n\nWords.\n\n<Criterion>One.</Criterion>\n\n<Hint>Two.</Hint>\n</Check>\n',
    ],
    [
      'one child that is slotted, and words beside slots',
      '<Aside><Hint slot="a">x</Hint></Aside>\n\n<Aside>b <Hint slot="a">x</Hint> c</Aside>\n',
    ],
    [
      'components in paragraphs, and in each other',
      'See <Command id="a" again /> here.\n\n<Tabs>\n<Tab value="a" label="A">\n\n- <Output id="b" />\n\n</Tab>\n</Tabs>\n',
    ],
    [
      'blanks that are text, between elements',
      '<kbd>a</kbd>&nbsp;<kbd>b</kbd>\n\n<br />\u{3000}<br />\n',
    ],
    ['nothing at all', ''],
  ])('%s', async (_what, text) => {
    await expectSame(text);
  });

  test('numbers and words of a component of the project', async () => {
    const rule = { about: '', texts: [], example: undefined };
    const own: OwnComponents = {
      Mine: {
        ...rule,
        name: 'Mine',
        file: 'a.astro',
        attributes: { size: { needed: true, isNumber: true } },
        words: { hello: { en: 'It\'s "here" `${now}`' } },
      },
    };
    const html = await expectSame('<Mine size="3">\n\nText.\n\n</Mine>\n', { own });
    expect(html.replaceAll(/&(?:amp;)*quot;/g, '"')).toContain('["size",3]');
  });
});

test('words behind the language of a fence are in no page', async () => {
  const text = '```sh title="a"\nls\n```\n';
  for (const parsed of [undefined, { text, root: treeOf(text) }]) {
    const own = await moduleOf(text, { ...context, parsed });
    expect(own).toContain('language-sh');
    expect(own).not.toContain('title');
  }
});

test('a fence that begins with an empty line has it; MDX loses it', async () => {
  const text = '```\n\nls\n```\n';
  const own = await moduleOf(text, { ...context, parsed: { text, root: treeOf(text) } });
  expect(own).toContain('<code>\n' + 'ls\n</code>');
});

test.each([
  ['an expression', 'Two: {1 + 1}\n'],
  ['an import', 'import a from "./a.js"\n\nText\n'],
  ['a picture', '![A node](./node.png)\n'],
  ['a heading without an id', '## Title\n'],
  ['a fragment', '<>a</>\n'],
])('%s is left to the MDX compiler', async (_what, text) => {
  const own = await moduleOf(text, { ...context, parsed: { text, root: treeOf(text) } });
  expect(own).toBe(await moduleOf(text, context));
});
