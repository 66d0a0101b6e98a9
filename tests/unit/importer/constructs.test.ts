import { describe, expect, test } from 'vitest';
import { guessFlavour } from '#importer/generators/flavour.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { imported, prose } from './imported.ts';

const cases = (from: Flavour, constructs: readonly (readonly [string, string, string])[]): void => {
  describe(`Of ${from}`, () => {
    test.each(constructs)('%s', (_, source, written) => {
      expect(prose(source, from)).toBe(written);
    });
  });
};

cases('hugo', [
  [
    'a notice is an aside',
    '{{% notice tip %}}\nA *tip*.\n{{% /notice %}}',
    '<Aside type="tip">\n  A _tip_.\n</Aside>',
  ],
  [
    'a notice may have a title',
    '{{< alert title="Mind" color="warning" >}}\nX\n{{< /alert >}}',
    '<Aside type="caution" title="Mind">\n  X\n</Aside>',
  ],
  [
    'a part to expand is details',
    '{{%expand "More?" %}}Yes.{{% /expand %}}',
    '<Details summary="More?">\n  Yes.\n</Details>',
  ],
  [
    'tabs of code have code',
    '{{< tabpane >}}\n{{< tab header="A b" lang="go" >}}\nx := 1\n{{< /tab >}}\n{{< /tabpane >}}',
    '<Tabs>\n  <Tab value="a-b" label="A b">\n    ```go\n    x := 1\n    ```\n  </Tab>\n</Tabs>',
  ],
  [
    'highlighted code is code',
    '{{< highlight go "linenos=true" >}}\nx := 1\n{{< /highlight >}}',
    '```go\nx := 1\n```',
  ],
  [
    'a shortcode in a list stays there',
    '- one\n\n  {{% notice note %}}\n  in\n  {{% /notice %}}\n- two',
    '- one\n\n  <Aside type="note">\n    in\n  </Aside>\n\n- two',
  ],
  [
    'a shortcode over several lines is one',
    '{{< figure\n  src="a.png"\n  alt="A" >}}',
    '_A_ (`a.png`)',
  ],
  ['a shortcode that is shown is code', '{{</* ref "x" */>}}', '`{{< ref "x" >}}`'],
  ['an unknown one is kept', 'See {{< param version >}}.', 'See `{{< param version >}}`.'],
  ['one in a fence is code', '```go\n{{% notice %}}\n```', '```go\n{{% notice %}}\n```'],
  [
    'a tab that includes a page leads to it',
    '{{< tabs >}}\n{{{< tab name="A b" include="a.md" />}}\n{{< /tabs >}}',
    '<Tabs>\n  <Tab value="a-b" label="A b">\n    A b (`a.md`)\n  </Tab>\n</Tabs>',
  ],
  [
    'a button is a link',
    '{{< button href="https://x.example/a b" >}}Go **on**{{< /button >}} now',
    '[Go **on**](https://x.example/a%20b) now',
  ],
  [
    'a button over several lines is a link',
    '{{% button href="https://x.example" %}}\nGo\n{{% /button %}}',
    '[Go](https://x.example)',
  ],
  [
    'a film is a link to it',
    '{{< youtube id="abc" >}}',
    '[https://www.youtube.com/watch?v=abc](https://www.youtube.com/watch?v=abc)',
  ],
  [
    'nothing in a comment is run',
    '<!---\n{{% notice tip %}}\n```sh\nx\n{{% /notice %}}\n-->\n\nWords',
    '{/* {{% notice tip %}}\n  ```sh\n  x\n  {{% /notice %}} */}\n\nWords',
  ],
  ['what parts columns goes', '{{< columns >}}\nA\n\n<--->\n\nB\n{{< /columns >}}', 'A\n\nB'],
  [
    'a footnote in one is put last, where it swallows no closing tag',
    '{{% notice tip %}}\nSee it [^1].\n\n[^1]: It goes\n    on.\n{{% /notice %}}\n\nEnd',
    '<Aside type="tip">\n  See it [^1].\n</Aside>\n\nEnd\n\n[^1]: It goes\n    on.',
  ],
  ['what is not closed ends with its list', '- {{% notice tip %}}\n', '-\n\n<Aside type="tip" />'],
  [
    'a list that begins with HTML which shows nothing begins with its words',
    '- <b>\n   {{< /tabs >}} word\n- ',
    '- word\n-',
  ],
  ['a comment outlives the heading that holds nothing else', '### <!-- note -->', '{/* note */}'],
]);

cases('jekyll', [
  ['the table of contents goes', '* toc\n{:toc}\n\nWords', 'Words'],
  [
    'a class makes an aside of a paragraph',
    'Mind this.\n{: .warning }',
    '<Aside type="caution">\n  Mind this.\n</Aside>',
  ],
  [
    'a class above a block makes an aside of that block',
    'Words.\n\n{: .note }\n> Mind this.',
    'Words.\n\n<Aside type="note">\n  Mind this.\n</Aside>',
  ],
  [
    'a class with a title takes it from the block',
    '{: .warning-title }\n> Careful\n>\n> Mind this.',
    '<Aside type="caution" title="Careful">\n  Mind this.\n</Aside>',
  ],
  ['Markdown in HTML is Markdown', '<div class="a" markdown="1">\n**bold**\n</div>', '**bold**'],
  [
    'a tag of code is code',
    '{% highlight ruby %}\nputs 1\n{% endhighlight %}',
    '```ruby\nputs 1\n```',
  ],
  ['raw goes, what is in it stays', '{% raw %}{{ .Values.x }}{% endraw %}', '\\{\\{ .Values.x }}'],
  ['attributes of links go', '[a](https://x.example){:target="_blank"}', '[a](https://x.example)'],
  ['an include is kept as code', '{% include note.html %}', '`{% include note.html %}`'],
]);

cases('docusaurus', [
  [
    'an admonition is an aside',
    ':::tip[Good to know]\n\nWords\n\n:::',
    '<Aside type="tip" title="Good to know">\n  Words\n</Aside>',
  ],
  ['imports go', "import Tabs from '@theme/Tabs';\n\nWords", 'Words'],
  [
    'tabs are tabs',
    '<Tabs>\n<TabItem value="a" label="A">\n\nOne\n\n</TabItem>\n</Tabs>',
    '<Tabs>\n  <Tab value="a" label="A">\n    One\n  </Tab>\n</Tabs>',
  ],
  ['a comment stays one', '{/* later */}', '{/* later */}'],
  ['a comment over several lines stays one', '{/* a\n\nb */}', '{/* a\n\n  b */}'],
  ['imports over several lines go', "import {\n  A,\n} from 'x';\n\nWords", 'Words'],
  [
    'the attributes of an admonition go',
    ':::danger[Care]{.class}\nWords\n:::',
    '<Aside type="caution" title="Care">\n  Words\n</Aside>',
  ],
  [
    'what is inside of tabs is no code because it is set in',
    '<Tabs>\n  <TabItem value="a" label="A">\n\n    One\n\n  </TabItem>\n  <TabItem value="b">Two</TabItem>\n</Tabs>',
    '<Tabs>\n  <Tab value="a" label="A">\n    One\n  </Tab>\n\n  <Tab value="b" label="b">\n    Two\n  </Tab>\n</Tabs>',
  ],
]);

cases('markdown', [
  ['a tag without words leaves nothing above an item', '- <b>\n\n    word\n- ', '- word\n-'],
  [
    'a film in a line of its own is kept as HTML',
    '- <video><source src="x"></video>\n- b',
    '- ```html\n  <video><source src="x"></video>\n  ```\n- b',
  ],
  [
    'braces in the comment of a command are no constant',
    '    $ kubectl get nodes # of {{name}}',
    'of \\{\\{ name }}\n\n<Command id="get-node" />',
  ],
  ['what is left empty by its tags leaves no signs', 'a **<b>** b', 'a  b'],
  [
    'details are details',
    '<details>\n<summary>More</summary>\n\nYes\n\n</details>',
    '<Details summary="More">\n  Yes\n</Details>',
  ],
  [
    'a summary may have lines of its own',
    '<details>\n<summary>\nMore\nof it\n</summary>\n\nYes\n\n</details>',
    '<Details summary="More of it">\n  Yes\n</Details>',
  ],
  ['a link to what is not there is words and an address', '[a](b.md#c)', 'a (`b.md#c`)'],
  ['a link to a heading that is not there is words', '[a](#c)', 'a'],
  [
    "GitHub's notes are asides",
    '> [!WARNING]\n> Mind.',
    '<Aside type="caution">\n  Mind.\n</Aside>',
  ],
  ['HTML is Markdown', '<p>One <b>two</b></p>\n<ul><li>a</li></ul>', 'One **two**\n\n- a'],
  ['references are links', '[a][1]\n\n[1]: https://x.example "T"', '[a](https://x.example "T")'],
  [
    'a script is shown as code',
    '<script>alert(1)</script>',
    '```html\n<script>alert(1)</script>\n```',
  ],
  ['addresses that run code go, their words stay', '[a](javascript:x)', '_a_'],
  ['columns lose their alignment', '| a |\n|:-:|\n| b |', '| a |\n| - |\n| b |'],
]);

describe('Of a text without markup', () => {
  test('commands, YAML, output, lists and headings are told by their shape', () => {
    const text = [
      ...[
        'Install it',
        '',
        'Run this:',
        '',
        'kubectl apply -f x.yaml',
        '',
        'Next Steps',
        '',
        '  • one',
        '  • two',
      ],
      ...['', 'spec:', '  replicas: 2', '', 'Use *stars* and <tags>.'],
    ].join('\n');
    expect(guessFlavour('a.txt', text)).toBe('text');
    const { mdx } = imported(text, 'text');
    expect(mdx).toContain('title: Install it');
    expect(mdx).toContain(
      '<Command id="apply-x" />\n\n## Next Steps {/* #next-steps */}\n\n- one\n- two',
    );
    expect(mdx).toContain('```yaml\nspec:\n  replicas: 2\n```\n\nUse \\*stars\\* and \\<tags>.');
  });
});

describe('Front matter', () => {
  test.each([
    ['YAML', '---\ntitle: T\ndescription: D\n---\nWords'],
    ['TOML', '+++\ntitle = "T"\ndescription = "D"\n+++\nWords'],
    ['JSON', '{\n"title": "T",\n"description": "D"\n}\nWords'],
    ['damaged YAML', '---\ntitle: T\ndescription: D\nother: a: b\n---\nWords'],
  ])('may be %s', (_, text) => {
    expect(imported(text).mdx).toBe('---\ntitle: T\ndescription: D\n---\n\nWords\n');
  });

  test('may stand below empty lines', () => {
    expect(imported('\n\n---\ntitle: T\ndescription: D\n---\nWords').mdx).toBe(
      '---\ntitle: T\ndescription: D\n---\n\nWords\n',
    );
  });

  test('of a draft is told', () => {
    const { notes } = imported('---\ntitle: T\ndraft: true\n---\nWords');
    expect(notes.map(({ unsure }) => unsure)).toEqual([
      'The old site did not publish this page: it is a draft.',
    ]);
  });

  test('keys without a place are told, with what they say', () => {
    const { notes } = imported('---\ntitle: T\nauthor: Ana\n---\nWords');
    expect(notes[0]?.unsure).toContain('author: "Ana"');
  });
});

test('A comment that never ends is kept, and told', () => {
  const { mdx, notes } = imported('Words\n\n<!-- old\n\nolder');
  expect(mdx).toContain('Words\n\n{/* old\n\n  older */}\n');
  expect(notes.map(({ unsure }) => unsure).join('\n')).toContain('never ends');
});

test.each([
  ['hugo', '{{< x >}}'],
  ['jekyll', '{% raw %}'],
  ['docusaurus', ':::note\n:::'],
  ['markdown', '# Title'],
] as const)('%s is guessed from %j', (flavour, text) => {
  expect(guessFlavour('page.md', text)).toBe(flavour);
});

test('Imports of several lines are told on one', () => {
  const { notes } = imported("import A from 'a';\nimport B from 'b';\n\nWords", 'docusaurus');
  expect(notes[0]?.unsure).toBe(`MDX would run "import A from 'a'; import B from 'b';".`);
});

test('What stands indented in plain text is shown without the margin, and what Helm says is no command', () => {
  const page =
    'HELM\n====\n\nRun:\n\n  helm repo add a https://example.org\n  "a" has been added to your repositories\n\nThen:\n\n  $ helm list\n  NAME  STATUS\n  web   deployed\n';
  const { data } = imported(page, 'text');
  expect(data.commands).toEqual({
    'helm-repo-add': { run: ['helm repo add a https://example.org'] },
    'helm-list': { run: ['helm list'] },
  });
  expect(Object.values(data.outputs ?? {}).map(({ text }) => text)).toEqual([
    '"a" has been added to your repositories\n',
    'NAME  STATUS\nweb   deployed\n',
  ]);
});
