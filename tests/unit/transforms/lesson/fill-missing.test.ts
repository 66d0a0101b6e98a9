import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorsOf } from '#transforms/lesson/anchors.ts';
import { fillMissing, fillParts } from '#transforms/lesson/fill-missing.ts';
import { outline, treeOf } from './outline.ts';

const source = `---
title: x
---

Before.

## One {/* #one */}

Words one.

<Walkthrough id="w">
  <Step id="a">A.</Step>
  <Step id="b">B.</Step>
</Walkthrough>

After the walkthrough.

<Tabs>
<Tab value="x" label="X">

<Command id="x" />

</Tab>
<Tab value="y" label="Y">

Words.

<Command id="y" />

</Tab>
</Tabs>

<Command id="c" />

## Two {/* #two */}

Words two.
`;

const filled = (translation: string): string => {
  const tree = treeOf(translation);
  fillMissing(tree, treeOf(source), 'en');
  return outline(tree);
};

describe('what a translation lacks is filled in where the source has it:', () => {
  test('all of it, as one part', () => {
    expect(filled('---\ntitle: y\n---\n')).toBe(`<yaml>
<FromSource lang=en unit=intro>
  Before.
  ## One {/* #one */}
  Words one.
  <Walkthrough id=w>
    <Step id=a>
      A.
    <Step id=b>
      B.
  After the walkthrough.
  <Tabs>
    <Tab value=x label=X>
      <Command id=x>
    <Tab value=y label=Y>
      Words.
      <Command id=y>
  <Command id=c>
  ## Two {/* #two */}
  Words two.`);
  });

  test('a step, inside its element; a tab; and what stands at the ends', () => {
    expect(
      filled(`<Walkthrough id="w">
  <Step id="b">乙。</Step>
</Walkthrough>

<Tabs>
<Tab value="x" label="X">

<Command id="x" />

</Tab>
</Tabs>
`),
    ).toBe(`<FromSource lang=en unit=intro>
  Before.
  ## One {/* #one */}
  Words one.
<Walkthrough id=w>
  <Step id=a>
    <FromSource lang=en unit=walk-w-a>
      A.
  <Step id=b>
    乙。
<Tabs>
  <Tab value=x label=X>
    <Command id=x>
  <Tab value=y label=Y>
    <FromSource lang=en unit=command-y>
      Words.
      <Command id=y>
<Command id=c>
<FromSource lang=en unit=two>
  ## Two {/* #two */}
  Words two.`);
  });

  test('nothing, where everything is there', () => {
    expect(filled(source)).toBe(outline(treeOf(source)));
  });

  test('not what the translation has outside of the tabs of the source', () => {
    const text = 'Antes.\n\n<Command id="x" />\n\nPalavras.\n\n<Command id="c" />\n';
    expect(filled(text).match(/<Command id=x>/g)).toHaveLength(1);
  });
});

test('every selection of parts of a lesson is completed to all its ids, in order, each once', () => {
  const parts = [
    '## One {/* #one */}\n',
    '<Command id="a" />\n',
    '<Output id="o">\n\nWords.\n\n</Output>\n',
    '## Two {/* #two */}\n\nWords.\n',
    '<Check id="k">Q?</Check>\n',
    '### Three {/* #three */}\n',
  ];
  const whole = treeOf(parts.join('\n'));
  const units = (tree: ReturnType<typeof treeOf>) =>
    [...anchorsOf(tree).values()].map(({ unit }) => unit);
  fc.assert(
    fc.property(fc.subarray(parts), (some) => {
      const tree = treeOf(some.join('\n'));
      fillMissing(tree, whole, 'en');
      expect(units(tree)).toEqual(units(whole));
    }),
  );
});

describe('a stale question or diagram has what only its source has', () => {
  const asked = (...answers: readonly string[]) =>
    treeOf(`<Question id="q">\n\nWhy?\n\n${answers.join('\n\n')}\n\n</Question>`);
  const answer = (id: string, words: string) =>
    `<Answer id="${id}">\n\n${words}\n\nReason.\n\n</Answer>`;
  const drawn = (...labels: readonly string[]) =>
    treeOf(`<Diagram id="d">\n\n${labels.join('\n')}\n\nWords.\n\n</Diagram>`);
  const label = (id: string, words: string) => `<Label id="${id}">${words}</Label>`;

  test('answers in the order of the source, in its language', () => {
    const tree = asked(answer('old', '旧'), answer('b', '乙'));
    const source = asked(answer('a', 'A'), answer('b', 'B'));
    const before = outline(source);
    fillParts(tree, source, 'en', ['question-q']);
    expect(outline(tree)).toBe(`<Question id=q>
  Why?
  <Answer id=a>
    A
    <div lang=en>
      Reason.
  <Answer id=b>
    乙
    Reason.
  <Answer id=old>
    旧
    Reason.`);
    expect(JSON.stringify(tree)).toContain('"value":"en"');
    expect(outline(source)).toBe(before);
  });

  test('labels with their words', () => {
    const tree = drawn(label('b', '乙'));
    fillParts(tree, drawn(label('a', 'A'), label('b', 'B')), 'en', ['diagram-d']);
    expect(outline(tree)).toMatch(/<Label id=a>\n.*A\n.*<Label id=b>\n.*乙/);
  });

  test('but one that is current is left as it is: what it lacks is told', () => {
    const tree = asked(answer('b', '乙'));
    fillParts(tree, asked(answer('a', 'A'), answer('b', 'B')), 'en', []);
    expect(outline(tree)).not.toContain('<Answer id=a>');
  });
});
