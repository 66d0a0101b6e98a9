import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { markdownProcessor } from '#transforms/markdown.ts';
import type { LessonFile } from '#transforms/markdown.ts';
import { treeOf } from './lesson/outline.ts';

/** What the MDX compiler makes of a lesson, as Astro calls it. */
async function compiled(text: string, context?: LessonFile): Promise<string> {
  const processor = markdownProcessor(() => context);
  const renderer = await processor.createMdxRenderer?.(
    { syntaxHighlight: false, gfm: true, smartypants: false },
    { optimize: false },
  );
  const result = await renderer?.process(text, '/content/w/one/zh-CN.mdx', {});
  return result?.code ?? '';
}

test('Chinese emphasis beside punctuation is emphasis, quotes stay as they are', async () => {
  const code = await compiled('**注意：**请看 "这里"。~~旧~~');
  expect(code).toContain('"注意："');
  expect(code).toContain('请看 \\"这里\\"。');
  expect(code).not.toContain('**');
  expect(code).not.toContain('~~');
});

test('tables and headings with ids', async () => {
  const code = await compiled('## 标题 {/* #title */}\n\n| a |\n|---|\n| b |\n');
  expect(code).toContain('id: "title"');
  expect(code).toContain('_components.table');
});

test('footnotes have a title that is seen, and a link back, in the language of the page', async () => {
  const footnotes = { title: '脚注', back: '返回正文' };
  const lesson = { lang: 'zh-CN', source: undefined, missing: [], stale: [], footnotes };
  const code = await compiled('正文。[^1]\n\n[^1]: 说明。\n', lesson);
  expect(code).toContain('children: "脚注"');
  expect(code).toContain('"aria-label": "返回正文"');
  expect(code).not.toMatch(/sr-only|Footnotes|Back to|section/);
});

test('a lesson of the fixture is completed from its source', async () => {
  const folder = 'tests/fixtures/content-design/content/calico/install-from-manifest';
  const code = await compiled(
    readFileSync(`${folder}/pt-BR.mdx`, 'utf8').split('---\n').slice(2).join('---\n'),
    {
      lang: 'pt-BR',
      source: { root: treeOf(readFileSync(`${folder}/en.mdx`, 'utf8')), lang: 'en' },
      missing: ['walk-daemonset-tolerations', 'taint', 'command-taint'],
      stale: ['apply'],
      constants: { calico: 'https://example.org' },
    },
  );
  expect(code).toContain('This toleration lets the Pod stay');
  expect(code.match(/_jsxs?\(FromSource/g)).toHaveLength(2);
  expect(code.match(/_jsx\(StaleUnit/g)).toHaveLength(1);
  expect(code).toContain('href: "https://example.org/calico.yaml"');
  expect(code).toContain('of: "daemonset"');
});

test('a file that is no lesson is compiled as it is', async () => {
  expect(await compiled('Words with {{unknown}} and `code`.').catch(String)).toContain('unknown');
});

describe('a file that is parsed already', () => {
  const text =
    '---\ntitle: 一\n---\n\n## 标题 {/* #title */}\n\n[a][b] 与 **词**\n\n[b]: https://example.org\n';
  const blank = text.replace(/^---[\s\S]*?---/, (matter) => matter.replaceAll(/[^\n]/g, ' '));
  const context = { lang: 'zh-CN', source: undefined, missing: [], stale: [] };

  test('is a page of Astro, and its tree stays as it is', async () => {
    const root = treeOf(text);
    const parsed = { text, root };
    const once = await compiled(blank, { ...context, parsed });
    expect(once).toContain('<h2 id="title">标题</h2>');
    expect(once).toContain('<a href="https://example.org">a</a> 与 <strong>词</strong>');
    expect(await compiled(blank, { ...context, parsed })).toBe(once);
    expect(root).toEqual(treeOf(text));
  });

  test('is compiled by MDX as if it were parsed here, where a page cannot have what it says', async () => {
    const said = `${text}\n{1 + 1}\n`;
    const parsed = { text: said, root: treeOf(said) };
    const now = `${blank}\n{1 + 1}\n`;
    expect(await compiled(now, { ...context, parsed })).toBe(await compiled(now, context));
  });

  test('is parsed again if its text is another one', async () => {
    const parsed = { text: text.replace('词', '旧词'), root: treeOf('旧词') };
    expect(await compiled(blank, { ...context, parsed })).toBe(await compiled(blank, context));
  });
});
