import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Flavour } from '#importer/generators/flavour.ts';
import { pageOf, tools } from './generated/markdown-page.ts';
import type { ToolName } from './generated/markdown-page.ts';
import { outcomeOf } from './generated/missing-code.ts';
import { imported, prose } from './imported.ts';

/** How many pages are made for each tool, and from which number; `PAGES=100000 SEED=2` makes others, and more. */
const numRuns = Number(process.env['PAGES'] ?? 100);
const seed = Number(process.env['SEED'] ?? 1);

const nothing = { isRead: true, missing: [], changed: [] };

describe.each(Object.keys(tools) as ToolName[])('Any page of %s', (tool) => {
  test('keeps every line of code byte for byte', () => {
    fc.assert(
      fc.property(pageOf(tool), (page) => {
        expect(outcomeOf(page, imported(page.text, tools[tool].flavour))).toEqual(nothing);
      }),
      { numRuns, seed },
    );
  });
});

describe('Code is kept', () => {
  const run = '```\n$ kubectl get pods\nweb\n```';
  const set = (text: string, by: string): string =>
    text
      .split('\n')
      .map((line) => by + line)
      .join('\n');

  test.each<[string, Flavour, string, string[]]>([
    [
      'in a part to unfold below an item of an item',
      'markdown',
      `- a\n  - b\n\n    <details>\n    <summary>S</summary>\n\n${set(run, '    ')}\n\n    </details>`,
      ['kubectl get pods', 'web'],
    ],
    [
      'in a box below a numbered item',
      'hugo',
      `10. a\n\n    {{% notice tip %}}\n\n${set(run, '    ')}\n\n    {{% /notice %}}`,
      ['kubectl get pods', 'web'],
    ],
    [
      'in tabs within a quotation',
      'hugo',
      `> {{< tabs >}}\n> {{% tab name="A" %}}\n>\n${set(run, '> ')}\n>\n> {{% /tab %}}\n> {{< /tabs >}}`,
      ['kubectl get pods', 'web'],
    ],
    [
      'with the sign of a quotation in it',
      'markdown',
      '> ```\n> a\n> >\n> b\n> ```',
      ['a', '>', 'b'],
    ],
    [
      'whose fence ends behind its last line',
      'markdown',
      '```\ncat > a <<EOF\nb\nEOF```{{execute T2}}\n\nThen `kubectl get pods`{{execute}}.',
      ['cat > a <<EOF', 'b', 'EOF', 'kubectl get pods'],
    ],
    ['that has attributes of the tool', 'mkdocs', 'Words.\n\n    {#id} web', ['{#id} web']],
    [
      'that reads like a box, between fences',
      'codelabs',
      '```text\nPositive\n: one\n> aside positive\n```',
      ['Positive', ': one', '> aside positive'],
    ],
    [
      'that reads like a box, in <pre>',
      'codelabs',
      '<pre>\nPositive\n: one\n> aside positive\n</pre>',
      ['Positive', ': one', '> aside positive'],
    ],
    [
      'with an empty line, in a box',
      'codelabs',
      'Negative\n: Look:\n```text\na\n\n  b\n```\n\nWords.',
      ['a', '', '  b'],
    ],
    [
      'that has attributes of the tool',
      'jekyll',
      'Words.\n\n    {: .x}\n    web',
      ['{: .x}', 'web'],
    ],
    ['of HTML', 'mkdocs', '<pre>==y==</pre>', ['==y==']],
    ['of HTML', 'jekyll', '<pre>a\n{: .x}\nb</pre>', ['a', '{: .x}', 'b']],
    ['of HTML in a quotation', 'mkdocs', '> <pre>==y==</pre>', ['==y==']],
    ['of HTML in an item', 'mkdocs', '- <pre>==y==</pre>', ['==y==']],
    ['of HTML in a numbered item', 'mkdocs', '1.  <pre>==y==</pre>', ['==y==']],
    ['of HTML in an item', 'jekyll', '- <pre>a\n  {: .x}\n  b</pre>', ['a', '{: .x}', 'b']],
    [
      'of HTML in an item, with a block in it',
      'mkdocs',
      '- <pre>a\n  !!! note\n      b</pre>',
      ['!!! note\n    b'],
    ],
    [
      'of HTML in a block',
      'mkdocs',
      '!!! note\n\n    <pre>a\n    === "b"\n    c</pre>',
      ['=== "b"'],
    ],
    [
      'with blanks and tabs before it in a block of an item',
      'mkdocs',
      '- a\n\n     !!! note\n\n\t \t```\n\t \tweb\n\t \t```',
      ['web'],
    ],
    ['with tabs in a block', 'mkdocs', '=== "A"\n\n    ```go\n    \tx\n    ```', ['\tx']],
    [
      'set in behind a block in a list',
      'mkdocs',
      '- a\n\n    === "A"\n\n        b\n\nWords.\n\n    ==y==',
      ['==y=='],
    ],
    ['set in right below a heading', 'mkdocs', '## H\n    ==y==', ['==y==']],
    ['set in right below an underlined heading', 'mkdocs', 'H\n=\n    ==y==', ['==y==']],
    ['set in right below a fence', 'mkdocs', '```\nx\n```\n    ==y==', ['==y==']],
    ['set in right below a rule', 'mkdocs', 'Words.\n\n***\n    ==y==', ['==y==']],
    ['set in right below a heading of an item', 'mkdocs', '- # H\n\n- # I\n      ==y==', ['==y==']],
    ['of HTML, with backticks', 'mkdocs', '=== "A"\n\n    <pre>a ``  \n    b ``</pre>', ['a ``  ']],
    ['between two backticks', 'mkdocs', 'Use ``{: .x}`` here.', ['{: .x}']],
    ['that looks like attributes', 'jekyll', 'Use `{: .x}` here.', ['{: .x}']],
    ['after brackets that are no prompt', 'markdown', '```\n[^1] $NAME\n```', ['[^1] $NAME']],
    ['of a table of settings', 'markdown', '```\n[server] # main\na = 1\n```', ['[server] # main']],
    [
      'with a prompt that was printed',
      'markdown',
      '```\n$ ls\na\n$\nb\n```',
      ['ls', 'a', '$', 'b'],
    ],
    [
      'set in, whose backticks close nothing',
      'codelabs',
      'Words.\n\n    `` a\n    b ``',
      ['`` a', 'b ``'],
    ],
    [
      'whose sign of a fence is set in as code',
      'markdown',
      'Words.\n\n    ```\n\nMore.\n\n```\nls\n```{{exec}}',
      ['ls'],
    ],
    [
      'typed at two prompts, with signs that no shell takes',
      'markdown',
      '```\n$ ls （x）\n\n$ ls –a\nweb\n```',
      ['ls （x）', 'ls –a', 'web'],
    ],
    [
      'that maps folders and counts channels',
      'markdown',
      '```\n$ ls\nC:\\x => web\nC:\\x 2>&1 web\n```',
      ['C:\\x => web', 'C:\\x 2>&1 web'],
    ],
    ['that is the address of a file', 'docusaurus', 'Use `@site/x` here.', ['@site/x']],
    [
      'set in by tabs, in tabs of an item',
      'docusaurus',
      '-\titem\n\n\t<Tabs>\n\t  <TabItem value="a">\n\n\t    ```\n\t    web\n\t    \tb\n\t    ```\n\n\t  </TabItem>\n\t</Tabs>',
      ['web', '\tb'],
    ],
    [
      'in an item below a summary that is set in',
      'docusaurus',
      `<details>\n  <summary>S</summary>\n\n10. item\n\n    :::tip\n       \`\`\`bash\n       cat <<-'END'\n       \tEND\n       \`\`\`\n    :::\n\n</details>`,
      ["cat <<-'END'", '\tEND'],
    ],
    [
      'set in by tabs, in a part to unfold',
      'mkdocs',
      '-\titem\n\n\t<details markdown>\n\t<summary>S</summary>\n\n\tLook:\n\t```bash\n\tf() {\n\t  echo web\n\t}\n\t```\n\n\t</details>',
      ['f() {', '  echo web', '}'],
    ],
    [
      'set in by tabs, in a definition',
      'mkdocs',
      '- item\n\n\t- inner\n\n\t\tTerm\n\t\t:   Words.\n\n\t\t    ~~~ { .yaml .annotate }\n\t\t    a: b\n\t\t    ~~~',
      ['a: b'],
    ],
    [
      'set in by more than the sign of its item',
      'mkdocs',
      '- item\n\n      ```\n      $ ls\n      web\n      ```\n\n- item\n\n    === "A"\n\n          ```\n          boat\n          ```',
      ['ls', 'web', 'boat'],
    ],
    [
      'of HTML with the sign of a fence',
      'mkdocs',
      '<pre>web\n```yaml</pre>\n\n??? tip\n    Words.\n\n    ```\n    $ ls\n    ---\n    ```',
      ['web', '```yaml', 'ls', '---'],
    ],
    [
      'with a line that only looks empty',
      'mkdocs',
      '??? tip\n    Words.\n\n    ```\n    $ ls &&\n    \u00A0\n    web\n    ```',
      ['ls &&', 'web'],
    ],
    [
      'in a table within a quotation',
      'markdown',
      '> | a |\n> | --- |\n> | `x \\|\\| y` |',
      ['x || y'],
    ],
  ])('%s of %s', (_, flavour, text, lines) => {
    expect(outcomeOf({ text, lines }, imported(`# T\n\n${text}`, flavour))).toEqual(nothing);
  });
});

describe('Code that is set in', () => {
  const unfolded = ['<details>', '<summary>one</summary>', 'two', '</details>'];

  test.each<[Flavour, string[]]>([
    ['codelabs', ['Positive', ': one', '> aside positive']],
    ['mkdocs', ['!!! note', '    one']],
    ['mkdocs', ['=== "one"', '    two', '=== "three"', '    four']],
    ['markdown', unfolded],
    ['mkdocs', unfolded],
    ['codelabs', unfolded],
    ['hugo', unfolded],
    ['jekyll', unfolded],
    ['educates', unfolded],
  ])('is no construct of %s: %j', (flavour, lines) => {
    const text = lines.map((line) => `    ${line}`).join('\n');
    expect(prose(`# T\n\nWords:\n\n${text}\n\nMore.`, flavour)).toBe(
      `Words:\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n\nMore.`,
    );
  });

  test('ends where its box does', () => {
    expect(prose('# T\n\n!!! tip\n    Words:\n\n        a\n\nMore.', 'mkdocs')).toBe(
      '<Aside type="tip">\n  Words:\n\n  ```\n  a\n  ```\n</Aside>\n\nMore.',
    );
  });

  test('is no construct in a box either', () => {
    expect(
      prose('# T\n\n!!! tip\n    Words:\n\n        === "one"\n            two', 'mkdocs'),
    ).toBe('<Aside type="tip">\n  Words:\n\n  ```\n  === "one"\n      two\n  ```\n</Aside>');
  });
});

test('Katacoda ends a fence behind the last line of its code too', () => {
  const page = '# T\n\n1. One\n\n   ```\n   ls\n   pwd```{{execute T2}}\n\nThen `ls`{{execute}}.';
  expect(prose(page, 'markdown')).toMatch(
    /^1\. One\n\n {3}<Command id="[\w-]+" \/>\n\nThen `ls`\.$/,
  );
});

test('Several lists of attributes behind a link of Jekyll go', () => {
  expect(prose('# T\n\nSee [it](https://a.example/){:a="b"}{:c="d"}.', 'jekyll')).toBe(
    'See [it](https://a.example/).',
  );
});
