import { expect, test } from 'vitest';
import { completeLesson } from '#transforms/lesson/complete-lesson.ts';
import type { LessonContext } from '#transforms/lesson/complete-lesson.ts';
import { inlineReferences } from '#transforms/lesson/references.ts';
import { outline, treeOf } from './outline.ts';

const context: LessonContext = { lang: 'zh-CN', source: undefined, missing: [], stale: [] };
const completed = (text: string, given: Partial<LessonContext> = {}): string => {
  const tree = treeOf(text);
  completeLesson(tree, { ...context, ...given });
  return outline(tree);
};

test('a heading keeps its words and takes its id from the comment', () => {
  expect(completed('## Read the *file* {/* #read */}\n\n### `kubectl` {/* later */}')).toBe(
    '## Read the file #read\n### kubectl {/* later */}',
  );
});

test('a step is told which walkthrough it belongs to', () => {
  expect(completed('<Walkthrough id="w">\n  <Step id="a">A.</Step>\n</Walkthrough>')).toBe(
    '<Walkthrough id=w>\n  <Step id=a of=w>\n    A.',
  );
});

test('stale units are marked where they begin', () => {
  const text = `Before.

## One {/* #one */}

<Walkthrough id="w">
  <Step id="a">A.</Step>
</Walkthrough>

<Check id="c">Q?</Check>
`;
  const stale = ['front-matter', 'intro', 'one', 'walk-w', 'walk-w-a', 'check-c', 'gone'];
  expect(completed(text, { stale })).toBe(`<StaleUnit unit=intro>
Before.
## One #one
<StaleUnit unit=one>
<StaleUnit unit=walk-w>
<Walkthrough id=w>
  <Step id=a of=w>
    <StaleUnit unit=walk-w-a>
    A.
<StaleUnit unit=check-c>
<Check id=c>
  Q?`);
});

test('constants are filled in everywhere', () => {
  const tree = treeOf(
    'See {{v}}, [it]({{v}}/x "{{v}}"), `{{v}}`, ![{{v}}]({{v}}).\n\n{{v}}\n\n```\n{{v}}\n```\n\n<Details summary="{{v}}">\n\n[a]: {{v}}/y\n\n[b][a]\n\n</Details>',
  );
  completeLesson(tree, { ...context, constants: { v: 'V' } });
  expect(JSON.stringify(tree)).not.toContain('{{');
  expect(outline(tree)).toContain('See V, it, V, .\nV\n');
  expect(outline(tree)).toContain('<Details summary=V>');
});

test('what the source has and the text lacks is filled in, its links included', () => {
  const root = treeOf('## One {/* #one */}\n\n[a][b] {{v}}\n\n[b]: {{v}}/x\n');
  inlineReferences(root);
  const source = { root, lang: 'en' };
  const tree = treeOf('前言。');
  completeLesson(tree, { ...context, source, missing: ['one'], constants: { v: 'V' } });
  expect(outline(tree)).toContain('<FromSource lang=en unit=one>\n  ## One #one\n  a V');
  expect(JSON.stringify(tree)).toContain('"url":"V/x"');
});

test('what is filled in from the source is left out where the lesson lacks its entry, whatever line it stands on', () => {
  const root = treeOf(
    'Words.\n\n<Walkthrough id="tour">\n  <Step id="one">One.</Step>\n</Walkthrough>\n\n<Command id="get" />',
  );
  const given: Partial<LessonContext> = {
    source: { root, lang: 'en' },
    missing: ['walk-tour', 'walk-tour-one', 'command-get'],
    has: (part) => part === 'commands',
  };
  expect(completed('Palavras.', given)).toBe('Palavras.\n<Command id=get>');
  const problems = [{ at: { line: 7 }, says: {} }];
  expect(completed('Palavras.', { ...given, problems })).toBe(
    '<ProblemBox>\nPalavras.\n<Command id=get>',
  );
});

test('a source that cannot be read fills in nothing', () => {
  expect(completed('前言。', { source: undefined, missing: ['one'] })).toBe('前言。');
});

const price = {
  ...{ name: 'Price', about: 'A price.', file: 'components/Price.astro', texts: [] },
  attributes: { euros: { needed: true, isNumber: true } },
  words: { from: { en: 'from', 'zh-CN': '起' }, only: { en: 'only' } },
  example: undefined,
};
const own = { Price: price };

test('a component of the project gets numbers, the language and its words, and is looked at from around', () => {
  const tree = treeOf('It is <Price euros="3" />.\n\n<Price euros="4">Text.</Price>');
  completeLesson(tree, { ...context, own });
  const [sentence, block] = tree.children ?? [];
  const around = sentence?.children?.[1];
  expect([around?.type, block?.type]).toEqual(['mdxJsxTextElement', 'mdxJsxFlowElement']);
  expect(outline(block ?? tree)).toMatch(
    /^<OwnComponent name=Price file=components\/Price\.astro>\n {2}<Price /,
  );
  const given = around?.children?.[0]?.attributes?.map(({ name, value }) => [
    name,
    typeof value === 'object' ? value?.value : value,
  ]);
  expect(given).toEqual([
    ['euros', '3'],
    ['locale', 'zh-CN'],
    ['words', '{"from":"起","only":"only"}'],
  ]);
});

test('it says its words in the language of the source, where a translation is filled in from there', () => {
  const source = {
    root: treeOf('## One {/* #one */}\n\n<Price euros="3" />\n\nText.'),
    lang: 'en',
  };
  const tree = treeOf('词。');
  completeLesson(tree, { ...context, source, missing: ['one'], own });
  const filled = tree.children?.find(({ name }) => name === 'FromSource');
  const component = filled?.children?.[1]?.children?.[0];
  const words = component?.attributes?.find(({ name }) => name === 'words')?.value;
  expect(words).toMatchObject({ value: '{"from":"from","only":"only"}' });
});
