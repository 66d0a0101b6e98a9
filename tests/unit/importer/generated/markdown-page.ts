import fc from 'fast-check';
import type { Flavour } from '#importer/generators/flavour.ts';
import { codeWith, fenced } from './code.ts';
import type { Code } from './code.ts';

type Wrapper = (text: string) => string;

/** A tool, as the pages that are written for it show it. */
interface Tool {
  flavour: Flavour;
  /** What it puts around blocks, one in the other. */
  wrappers: readonly Wrapper[];
  /** What may stand behind the language of a fence. */
  infos: readonly string[];
  /** What it has around code in place of fences. */
  blocks?: readonly Wrapper[];
  /** What its reader runs or fills in wherever it stands. */
  isRun?: RegExp;
  /** What its pages begin with. */
  heads?: readonly string[];
  /** What its pages have between blocks. */
  others: readonly string[];
}

const set = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : by + line))
    .join('\n');

const quoted: Wrapper = (text) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** What all of them have: lists, also with a block in the line of the item, and quotations. */
const lists: readonly Wrapper[] = [
  (text) => `- item\n\n${set(text, '  ')}`,
  (text) => `1. item\n\n${set(text, '   ')}\n\n2. next`,
  (text) => `10. item\n\n${set(text, '    ')}`,
  (text) => `* item\n  - inner\n\n${set(text, '    ')}`,
  (text) => `- [ ] item\n\n${set(text, '  ')}\n- next`,
  (text) => `1. one\n2. two\n   1. inner\n\n${set(text, '      ')}\n\n3. three`,
  quoted,
];
/** A list as editors with tabs write it: what is set in by blanks as well stands in no column of it. */
const tabbed: Wrapper = (text) => `-\titem\n\n${set(text, '\t')}`;
const html: readonly Wrapper[] = [
  (text) => `<details>\n<summary>More</summary>\n\n${text}\n\n</details>`,
  (text) => `<div class="x">\n\n${text}\n\n</div>`,
  (text) => `- <details>\n  <summary>More</summary>\n\n${set(text, '  ')}\n\n  </details>`,
  (text) => `<table><tr><td>\n\n${text}\n\n</td></tr></table>`,
  (text) => `<!-- ${'x '.repeat(3)}-->\n${text}\n<!-- end -->`,
];

/** Front matter, which a page may begin with. */
const yamlHeads = [
  '---\ntitle: "Use `{{x}}` & <b>"\n---\n\n',
  '---\ntitle: 部署：应用\ndescription: Words, and `kubectl get pods`.\ntags: [a]\n---\n',
  '---\n\n---\n',
];

/** Commands that are paragraphs, with no fence around them. */
const typed = [
  'sudo apt update && sudo apt upgrade -y',
  '> git clone https://x.y/z.git',
  '**`docker run -d x`**',
  '`apt update`\\\n`apt install x`',
  '1. Run it:\n\n   `docker stop <container_id>`',
];

/** The tools whose pages are Markdown. */
export const tools = {
  markdown: {
    flavour: 'markdown',
    wrappers: [...lists, ...html, (text) => `> [!NOTE]\n>\n${quoted(text)}`],
    infos: [' copy', ' {1,3}', ' title="x"'],
    heads: yamlHeads,
    others: [
      ...typed,
      'Words.',
      '<!-- a\nb -->',
      '<!--\n```\nls\n```\n-->',
      'Title\n=====',
      'a  \nb\\\nc',
      '| a |\n|---|\n| b |',
      '***',
      '![x](x.png)',
      '[x](./a b.png) and ![x]({{ name }}/x.png)',
      '# Second\n\n## Below',
      'Save the file, see https://x.y/#file',
    ],
  },
  gitbook: {
    flavour: 'markdown',
    wrappers: [
      ...lists,
      ...html,
      (text) => `{% hint style="info" %}\n${text}\n{% endhint %}`,
      (text) => `{% tabs %}\n{% tab title="A" %}\n${text}\n{% endtab %}\n{% endtabs %}`,
      (text) => `- {% hint style="info" %}\n${set(text, '  ')}\n  {% endhint %}\n- next`,
      (text) => `{% stepper %}\n{% step %}\n### One\n\n${text}\n{% endstep %}\n{% endstepper %}`,
    ],
    infos: [],
    blocks: [
      (text) =>
        `{% code title="x.sh" overflow="wrap" %}\n${fenced('```', 'bash', text)}\n{% endcode %}`,
    ],
    heads: ['{% hint style="warning" %} Words. {% endhint %}\n\n'],
    others: [
      ...typed,
      'Words `{% hint %}` and {% x %}.',
      '{% embed url="https://x.y/z" %}\nWords\n{% endembed %}',
      '{% content-ref url="./" %}\n[x](./)\n{% endcontent-ref %}',
      '{% file src="../.gitbook/assets/x.zip" %}',
      '{% hint style="danger" %}',
      '{% endtab %}',
    ],
  },
  killercoda: {
    flavour: 'markdown',
    wrappers: [...lists, ...html],
    infos: [],
    blocks: [
      (text) => `${fenced('```', '', text)}{{exec}}`,
      (text) => `${fenced('```', '', text)}{{copy}}`,
    ],
    others: [...typed, 'Words `kubectl get pods`{{exec}}.', '```\nls\n```{{exec}}', '`x`{{copy}}'],
  },
  hugo: {
    flavour: 'hugo',
    wrappers: [
      ...lists,
      ...html,
      (text) => `{{% notice tip %}}\n${text}\n{{% /notice %}}`,
      (text) => `{{< tabs >}}\n{{% tab name="A" %}}\n\n${text}\n\n{{% /tab %}}\n{{< /tabs >}}`,
      // Set in as its tags are, text with a fence in it is no code.
      (text) =>
        /^ *```/m.test(text) && !text.includes('<pre')
          ? `{{< tabs "x" >}}\n\n    {{< tab "A" >}}\n\n${set(text, '        ')}\n\n    {{< /tab >}}\n\n{{< /tabs >}}`
          : text,
      (text) => `{{%expand "More" %}}\n\n${text}\n\n{{% /expand%}}`,
      (text) => `Term\n: Words.\n\n${set(text, '  ')}`,
      (text) => `{{< details title="More" >}}\n\n${text}\n\n{{< /details >}}`,
      (text) => `1. {{% notice tip %}}\n${set(text, '   ')}\n   {{% /notice %}}\n2. next`,
      (text) => `{{% steps %}}\n\n### One\n\n${text}\n\n{{% /steps %}}`,
    ],
    isRun: /\{\{[<%]/,
    heads: [...yamlHeads, '+++\ntitle = "A"\nweight = 1\n+++\n'],
    blocks: [
      (text) => `{{< highlight bash "linenos=table" >}}\n${text}\n{{< /highlight >}}`,
      (text) =>
        `{{< tabs >}}\n{{< tab "A" >}}\n${fenced('```', 'bash', text)}\n{{< /tab >}}\n{{< /tabs >}}`,
    ],
    infos: [' {linenos=table,hl_lines=[1]}', ' {filename="x.sh"}', '{ .x }'],
    others: [
      ...typed,
      'Term\n: Its definition\n\n: Another',
      '{{< toc >}}',
      '{{< ref "x.md" >}}',
      '{{</* x */>}}',
      '<!--more-->',
    ],
  },
  jekyll: {
    flavour: 'jekyll',
    wrappers: [
      ...lists,
      ...html,
      (text) => (/^\d/.test(text) ? text : `{: .note }\n${text}`),
      (text) => `${quoted(`## Title\n\n${text}`)}\n{: .challenge}`,
      (text) => `{% raw %}\n${text}\n{% endraw %}`,
      (text) => `<div markdown="1">\n\n${text}\n\n</div>`,
    ],
    infos: [],
    isRun: /\{%/,
    heads: yamlHeads,
    blocks: [
      (text) => `{% highlight bash %}\n${text}\n{% endhighlight %}`,
      (text) => `{% highlight yaml linenos %}\n${text}\n{% endhighlight %}`,
      (text) => `${fenced('~~~', '', text)}\n{: .language-bash}`,
      (text) => `{% raw %}\n${fenced('```', 'yaml', text)}\n{% endraw %}`,
    ],
    others: [
      ...typed,
      '* toc\n{:toc}',
      '{% comment %}\nWords.\n{% endcomment %}',
      '{% if site.x %}\nWords.\n{% endif %}',
      '{% assign x = "y" %}',
      'Words {{ page.title }} and {{ site.x | default: "y" }}.',
      '## Title {#x}',
      '{% include x.html %}',
      '[a]({{ site.baseurl }}/b)',
      'Words.\n{: .x}',
    ],
  },
  docusaurus: {
    flavour: 'docusaurus',
    wrappers: [
      ...lists.filter((wrap) => wrap !== quoted),
      (text) => `:::note\n\n${text}\n\n:::`,
      (text) => `:::tip[With a title]\n${text}\n:::`,
      (text) =>
        `1. item\n\n   <Tabs>\n     <TabItem value="a">\n\n${set(text, '     ')}\n\n     </TabItem>\n   </Tabs>`,
      (text) =>
        `1. <Tabs>\n     <TabItem value="a">\n\n${set(text, '     ')}\n\n     </TabItem>\n   </Tabs>`,
      (text) => `- :::tip\n\n${set(text, '  ')}\n\n  :::\n- next`,
      (text) => `<Tabs>\n<TabItem value="a">\n\n${text}\n\n</TabItem>\n</Tabs>`,
      (text) => `<Tabs>\n  <TabItem value="a">\n\n${set(text, '    ')}\n\n  </TabItem>\n</Tabs>`,
      (text) => `<details>\n  <summary>More</summary>\n\n${text}\n\n</details>`,
      (text) => `::::info\n\n:::tip\n\n${text}\n\n:::\n\n::::`,
      (text) =>
        `<Tabs groupId="os" queryString>\n  <TabItem value="a" label="A" default>\n\n${text}\n\n  </TabItem>\n</Tabs>`,
      (text) => `<div className="x">\n\n${text}\n\n</div>`,
    ],
    heads: yamlHeads,
    infos: [' title="x.sh"', ' {1,3-4}', ' showLineNumbers', ' live', ' test=false wait=10'],
    others: [
      ...typed,
      'import Tabs from "@theme/Tabs";',
      '{/* a comment */}',
      'Words {props.x}.',
      '<Card x="y"/>',
      'export const x = {\n  a: 1,\n};',
      '<!-- a comment -->',
      '## Title {#x}',
      '<CodeBlock language="bash">{`ls -l`}</CodeBlock>',
      '<TOCInline toc={toc} />',
      '[x](./y.mdx#z) <br/> words',
    ],
  },
  mkdocs: {
    flavour: 'mkdocs',
    wrappers: [
      (text) => `- item\n\n${set(text, '    ')}`,
      (text) => `1.  item\n\n${set(text, '    ')}\n\n2.  next`,
      (text) => `!!! note "Title"\n\n${set(text, '    ')}`,
      (text) => `??? tip\n    Words.\n\n${set(text, '    ')}`,
      (text) => `- !!! note\n\n${set(text, '        ')}\n\n- next`,
      (text) => `1.  === "A"\n\n${set(text, '        ')}\n\n    === "B"\n\n        Words.`,
      (text) => `Term\n:   Words.\n\n${set(text, '    ')}`,
      (text) => `=== "A"\n\n${set(text, '    ')}\n\n=== "B"\n\n    Words.`,
      (text) => `???+ warning "Title"\n\n${set(text, '    ')}`,
      (text) => `/// note | Title\n\n${text}\n\n///`,
      (text) => `/// details | More\n    type: tip\n\n${text}\n\n///`,
      (text) => `- item\n\n\t- inner\n\n${set(text, '\t\t')}`,
      (text) => `<details markdown>\n<summary>More</summary>\n\n${text}\n\n</details>`,
    ],
    heads: yamlHeads,
    infos: [' title="x.sh"', ' linenums="1" hl_lines="2"', ' { .copy }'],
    blocks: [
      (text) => fenced('```', '{ .bash .no-copy title="x" }', text),
      (text) => fenced('~~~', ' { .yaml .annotate }', text),
    ],
    others: [
      ...typed,
      '1.  An annotation',
      '*[HTML]: Hyper Text',
      'Words[^1].\n\n[^1]: A note',
      '[x](y.md){ .md-button }',
      '<div class="grid cards" markdown>\n\n-   Words\n\n</div>',
      '{{ config.site_name }}',
      '{++ added ++} {~~ a ~> b ~~}',
      '[TOC]',
      '--8<-- "gone.md"',
      '++ctrl+c++',
      'Term\n:   Its definition',
      ':material-x: y',
    ],
  },
  codelabs: {
    flavour: 'codelabs',
    wrappers: [
      ...lists,
      (text) => `> aside positive\n>\n${quoted(text)}`,
      (text) => `- > aside positive\n  >\n${set(quoted(text), '  ')}\n- next`,
      (text) => `Positive\n: Words.\n\n${text}`,
      (text) => `## Step\nDuration: 0:05:00\n\n${text}`,
    ],
    heads: ['summary: A\nid: b\nauthors: c\n\n'],
    infos: [' copy', '-nocopy'],
    others: ['Duration: 2', '<button>[x](https://x.y)</button>', 'Negative\n: Words.'],
  },
  educates: {
    flavour: 'educates',
    wrappers: [
      ...lists,
      (text) =>
        `${fenced('```', 'section:begin', 'title: More')}\n\n${text}\n\n${fenced('```', 'section:end', 'name: a')}`,
      (text) => `{{< note >}}\n${text}\n{{< /note >}}`,
    ],
    infos: [],
    isRun: /\{\{[<%]|\{%/,
    heads: yamlHeads,
    blocks: [(text) => fenced('```', 'copy', text), (text) => fenced('```', 'execute', text)],
    others: [
      ...typed,
      '```terminal:execute-all\ncommand: |-\n  ls -l\n  pwd\nclear: true\n```',
      '```editor:append-lines-to-file\nfile: ~/x.yaml\ntext: |\n  a: b\n    c\n```',
      '```workshop:copy\ntext: x y\n```',
      '```terminal:execute\ncommand: ls -l\n```',
      '```dashboard:open-url\nurl: https://x.y\n```',
      '```editor:open-file\nfile: ~/x.yaml\n```',
      '{{< param session_name >}}',
    ],
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

/** A page of a tool, and the code in it. */
export interface GeneratedPage {
  text: string;
  lines: readonly string[];
}

/** Pages of a tool: blocks within blocks, sometimes with what editors of Windows leave, sometimes without an end. */
export function pageOf(name: ToolName): fc.Arbitrary<GeneratedPage> {
  const { flavour, wrappers, infos, others, blocks = [], isRun, heads = [] }: Tool = tools[name];
  const block = fc
    .tuple(
      codeWith({ infos, isMdx: flavour === 'docusaurus', blocks, isRun }),
      fc.array(fc.constantFrom(...wrappers), { maxLength: 3 }),
      fc.constantFrom(undefined, undefined, undefined, undefined, tabbed),
    )
    .map(([each, wraps, outer]) => [each, outer === undefined ? wraps : [...wraps, outer]] as const)
    .map(([each, around]): Code => ({
      ...each,
      text: around.reduce((text, wrap) => wrap(text), each.text),
    }));
  const other = fc.constantFrom(...others).map((text): Code => ({ text, lines: [] }));
  return fc
    .tuple(
      fc.array(fc.oneof({ weight: 3, arbitrary: block }, other), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('\n', '\n', '\n', '\r\n'),
      fc.constantFrom('', '', '', '\uFEFF'),
      fc.boolean(),
      fc.constantFrom('', '', ...heads),
    )
    .map(([all, ending, start, hasEnd, head]) => {
      const text = head + ['# Title', ...all.map((each) => each.text)].join('\n\n');
      return {
        text: start + (hasEnd ? `${text}\n` : text).replaceAll('\n', ending),
        lines: all.flatMap((each) => each.lines),
      };
    });
}
