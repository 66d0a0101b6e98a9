import { describe, expect, test } from 'vitest';
import type { Flavour } from '#importer/generators/flavour.ts';
import { hiddenRaw } from '#importer/generators/liquid-raw.ts';
import { pageLines } from '#importer/generators/marked-text.ts';
import { withIncludes } from '#importer/generators/included.ts';
import { importLesson } from '#importer/lesson/import-lesson.ts';
import { noSite } from '#importer/lesson/linked-site.ts';
import type { Note } from '#importer/note.ts';
import { readPage } from '#importer/read/read-page.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { partsOf } from '../imported.ts';

/** A site whose files and settings stand here. */
const site = (files: Readonly<Record<string, string>>, locale = 'en'): SiteParts => ({
  ...partsOf(files),
  locale,
  settingOf: (path) => ({ 'site.title': 'Boats', 'params.version': '1.36' })[path],
});

function shown(
  flavour: Flavour,
  text: string,
  parts: SiteParts,
): { text: string; lines: readonly number[]; notes: Note[] } {
  const notes: Note[] = [];
  const page = withIncludes(pageLines(text, 1), flavour, parts, (note) => notes.push(note));
  return { text: page.texts.join('\n'), lines: page.lines, notes };
}

describe('A page shows', () => {
  const files = {
    'part.md': '---\ntitle: P\n---\nWords of the part.\n',
    'bare.md': '---\n---\nWords without a title.\n',
    'pod.yaml': 'kind: Pod\nmetadata:\n  name: boat\n',
    'marked.sh': 'a\n# --8<-- [start:two]\nb\n# --8<-- [end:two]\nc\n',
    'a.cs': '// [start:two]\n#region b\nb\n#endregion\nc\n// [end:two]\nd\n',
    'sail.go': 'package a\n\n\t// snippet:sail\n\tsail()\n\n\tmoor()\n\t// endsnippet:sail\n',
    './_part.mdx': 'A part for {props.name}.',
    'note.html': '<b>{{ include.text }}</b>',
    'picture.html':
      '<img src="{{ include.src | relative_url }}" alt="{{ include.alt | default: "A boat" | escape }}">',
    'old-picture.html':
      '<img src="{{ "/images/" | append: include.src | prepend: site.baseurl }}" alt="{{include.alt}}">',
    'logic.html': '{% for each in site.boats %}x{% endfor %}',
    'choice.html':
      '{% if include.kind == "boat" %}{% assign word = include.text | upcase %}{% else %}x{% endif %}{{ word }}',
    'raw.md': '{{ include.text }}: {% raw %}{{ include.text }}{% if x %}{% endraw %}',
    'self.md': '--8<-- "self.md"',
    'Boats.sh': 'ls',
    'two.yaml': '---\nkind: Pod\n---\nkind: Service\n',
    'hull.rs':
      'a\n// ANCHOR: hull\nb\n// ANCHOR_END: hull\n// ANCHOR: hulls\nc\n// ANCHOR_END: hulls\n',
  };

  test.each<[string, Flavour, string, string]>([
    ['a snippet', 'mkdocs', '--8<-- "part.md"', 'Words of the part.'],
    ['boilerplate', 'hugo', '{{< boilerplate bare >}}', 'Words without a title.'],
    ['lines of a snippet', 'mkdocs', '--8<-- "pod.yaml:2:3"', 'metadata:\n  name: boat'],
    ['a part of a snippet', 'mkdocs', '--8<-- "marked.sh:two"', 'b'],
    ['a file of mdBook', 'markdown', '{{#include part.md}}', 'Words of the part.'],
    ['a line of it', 'markdown', '```\n{{#include pod.yaml:2}}\n```', '```\nmetadata:\n```'],
    [
      'lines from one on',
      'markdown',
      '```\n{{ #include pod.yaml:2: }}\n```',
      '```\nmetadata:\n  name: boat\n```',
    ],
    ['lines to one', 'markdown', '```\n{{#include pod.yaml::1}}\n```', '```\nkind: Pod\n```'],
    [
      'a part of mdBook',
      'markdown',
      '```rust\n{{#rustdoc_include hull.rs:hulls}}\n```',
      '```rust\nc\n```',
    ],
    [
      'a file of mdBook without its marks',
      'markdown',
      '```rust\n{{#include hull.rs}}\n```',
      '```rust\na\nb\nc\n```',
    ],
    [
      'both documents of a manifest',
      'markdown',
      '```yaml\n{{#include two.yaml}}\n```',
      '```yaml\n---\nkind: Pod\n---\nkind: Service\n```',
    ],
    [
      'both of a shortcode',
      'hugo',
      '{{< code_sample file="two.yaml" >}}',
      '```yaml\n---\nkind: Pod\n---\nkind: Service\n```',
    ],
    ['a part with a region', 'mkdocs', '--8<-- "a.cs:two"', '#region b\nb\n#endregion\nc'],
    [
      'a snippet between fences, set in as it stands',
      'mkdocs',
      '    ```yaml\n    --8<-- "pod.yaml"\n    ```',
      '    ```yaml\n    kind: Pod\n    metadata:\n      name: boat\n    ```',
    ],
    [
      'what is raw in a file as it is written',
      'jekyll',
      '{% include raw.md text="ada" %}',
      `ada: ${hiddenRaw(['{% raw %}{{ include.text }}{% if x %}{% endraw %}']).join('')}`,
    ],
    [
      'the address of a picture that a file makes relative, and what it says where the tag does not',
      'jekyll',
      '{% include picture.html src="/images/ada.png" %}',
      '<img src="/images/ada.png" alt="A boat">',
    ],
    [
      'the words of a picture as HTML has them',
      'jekyll',
      '{% include picture.html src="/images/ada.png" alt="Ada & Bo" %}',
      '<img src="/images/ada.png" alt="Ada &amp; Bo">',
    ],
    [
      'an address that a file puts together',
      'jekyll',
      '{% include old-picture.html src="ada.png" %}',
      '<img src="/images/ada.png" alt="{{include.alt}}">',
    ],
    [
      'what Liquid chooses in a file, with the values of the tag',
      'jekyll',
      '{% include choice.html kind="boat" text="ada" %}',
      'ADA',
    ],
    [
      'a file between fences of Jekyll, by a name from the settings',
      'jekyll',
      '```\n{% include {{ site.title }}.sh %}\n```',
      '```\nls\n```',
    ],
    ['a part of Hugo', 'hugo', '{{% include "part.md" %}}', 'Words of the part.'],
    [
      'a sample of code of Hugo',
      'hugo',
      '{{% code_sample file="pod.yaml" %}}',
      '```yaml\nkind: Pod\nmetadata:\n  name: boat\n```',
    ],
    [
      'lines of a file of Hugo',
      'hugo',
      '{{< code file="pod.yaml" lines="2-3" >}}',
      '```yaml\nmetadata:\n  name: boat\n```',
    ],
    [
      'a region of a file of Hugo, without its margin',
      'hugo',
      '{{< code file="sail.go" lang="go" region="sail" >}}',
      '```go\nsail()\n\nmoor()\n```',
    ],
    [
      'a part of Jekyll with its values',
      'jekyll',
      '{% include note.html text="Mind" %}',
      '<b>Mind</b>',
    ],
    [
      'what a tag of Jekyll quotes with its blanks',
      'jekyll',
      '{% include note.html  text="NAME   AGE" %}',
      '<b>NAME   AGE</b>',
    ],
    [
      'a part of Docusaurus with its values',
      'docusaurus',
      'import Part from \'./_part.mdx\';\n\n<Part name="boats" />',
      '\n\nA part for boats.',
    ],
    [
      'code of Docusaurus',
      'docusaurus',
      'import pod from \'!!raw-loader!pod.yaml\';\n\n<CodeBlock language="yaml" title="pod.yaml">{pod}</CodeBlock>',
      '\n\n```yaml title="pod.yaml"\nkind: Pod\nmetadata:\n  name: boat\n```',
    ],
    ['a file of a codelab', 'codelabs', '<<part.md>>', 'Words of the part.'],
  ])('%s', (_, flavour, text, result) => {
    const { text: made, notes } = shown(flavour, text, site(files));
    expect(made).toBe(result);
    expect(notes).toMatchObject([{ code: 'structure' }]);
  });

  test.each<[string, Flavour, string]>([
    ['that is not there', 'mkdocs', '--8<-- "gone.md"'],
    ['of mdBook that is not there', 'markdown', '```\n{{#include none.rs}}\n```'],
    ['that mdBook is told to show as it is written', 'markdown', '\\{{#include part.md}}'],
    ['whose region is not there', 'hugo', '{{< code file="sail.go" region="moor" >}}'],
    ['from another site', 'mkdocs', '--8<-- "https://example.org/a.md"'],
    ['that only a program can fill in', 'jekyll', '{% include logic.html text="a" %}'],
    [
      'in code of Hugo, where it may be what is shown',
      'hugo',
      '```\n{{% include "part.md" %}}\n```',
    ],
  ])('nothing %s', (_, flavour, text) => {
    expect(shown(flavour, text, site(files))).toMatchObject({ text, notes: [] });
  });

  test('what includes itself, so many times and no more', () => {
    expect(shown('mkdocs', '--8<-- "self.md"', site(files)).text).toBe('--8<-- "self.md"');
  });

  test('each file in the line that it is included in', () => {
    const { lines } = shown('mkdocs', 'One\n--8<-- "pod.yaml"\nTwo', site(files));
    expect(lines).toEqual([1, 2, 2, 2, 3]);
  });
});

test('A tag of Jekyll quotes lines as they are, in as many lines as it has itself', () => {
  const files = { 'screen.md': '```\n$ {{ include.cmd }}\n{{ include.out }}\n```' };
  const tag = '{% include screen.md\n   cmd="ls -l"\n  out="NAME   AGE\n  boat   3d" %}\n\nEnd';
  const page = readPage('a.md', `# A\n\n${tag}`, 'jekyll', new Set(), site(files));
  expect(importLesson(page, noSite).data).toMatchObject({
    commands: { ls: { run: ['ls -l'] } },
    outputs: { ls: { text: 'NAME   AGE\n  boat   3d\n' } },
  });
  const lost = readPage('a.md', `# A\n\n${tag}`, 'jekyll', new Set(), site({}));
  expect(importLesson(lost, noSite).mdx).not.toMatch(/[\uFDD0-\uFDEF]/);
});

test('A book of mdBook hides lines of Rust, which other pages show', () => {
  const text = '# A\n\n```rust,ignore\n# use boats;\n#[moor]\n#\n## two\n```';
  const written = (files: Record<string, string>): string =>
    importLesson(readPage('a.md', text, 'markdown', new Set(), partsOf(files)), noSite).mdx;
  expect(written({ '@site/book.toml': '' })).toContain('```rust\n#[moor]\n# two\n```');
  expect(written({})).toContain('```rust\n# use boats;\n#[moor]\n#\n## two\n```');
});

describe('A page has values of its site', () => {
  test.each<[Flavour, string, string]>([
    ['jekyll', 'On {{ site.title }} and `{{ site.title }}`', 'On Boats and `Boats`'],
    ['jekyll', 'On {{ site.gone }}', 'On {{ site.gone }}'],
    ['hugo', 'For {{< param version >}}', 'For 1.36'],
    ['hugo', '## {{% heading "objectives" %}}', '## 教程目标'],
    [
      'docusaurus',
      "export const age = '3d';\n\nIt is {age} old, `{age}`.",
      '\n\nIt is 3d old, `{age}`.',
    ],
  ])('of %s: %s', (flavour, text, result) => {
    expect(shown(flavour, text, site({}, 'zh-CN')).text).toBe(result);
  });

  test('and of its own front matter', () => {
    const page = readPage('a.md', '---\ntitle: Sails\n---\n\nOn {{ page.title }}.', 'jekyll');
    expect(importLesson(page, noSite).mdx).toContain('\nOn Sails.\n');
  });
});

describe('A value of the site in code', () => {
  test.each<[string, Flavour, string, string, string, string]>([
    [
      'between fences of Hugo',
      'hugo',
      '```sh\ndeploy {{% param version %}}\n```',
      '```sh\ndeploy 1.36\n```',
      'deploy {{% param version %}}',
      'deploy 1.36',
    ],
    [
      'between backticks of Jekyll',
      'jekyll',
      'Run `sail {{ site.title }}` now.',
      'Run `sail Boats` now.',
      'sail {{ site.title }}',
      'sail Boats',
    ],
  ])('%s is filled in, and noted with both texts', (_, flavour, source, made, before, after) => {
    const { text, notes } = shown(flavour, source, site({}));
    expect(text).toBe(made);
    expect(notes.map(({ changes }) => changes)).toEqual([[{ before, after }]]);
  });
});

describe('A page of VitePress shows', () => {
  const files = {
    '/boat.js': 'one\n// #region part\ntwo\n// #endregion part\nthree\n',
    '/a.css': '/* #region a */\na\n/* #region b */\nb\n/* #endregion */\nc\n/* #endregion a */',
    './part.md': '---\ntitle: P\n---\nOne\nTwo\nThree\n',
  };

  test.each([
    ['a file', '<<< @/boat.js', `\`\`\`js\n${files['/boat.js'].trimEnd()}\n\`\`\``],
    ['a region of it', '<<< @/boat.js#part{1 ts:line-numbers}', '```ts\ntwo\n```'],
    [
      'a region with another in it',
      '<<< @/a.css#a',
      '```css\na\n/* #region b */\nb\n/* #endregion */\nc\n```',
    ],
    ['what it is called', '<<< @/boat.js#part [A "boat"]', '```js title="A \'boat\'"\ntwo\n```'],
    ['a part as text', '<!--@include: ./part.md-->', 'One\nTwo\nThree'],
    ['lines of it', '<!-- @include: ./part.md{2,} -->', 'Two\nThree'],
  ])('%s', (_, line, made) => {
    expect(shown('docusaurus', line, site(files)).text).toBe(made);
  });

  test.each(['<<< @/gone.js', '```\n<<< @/boat.js\n```', '<!-- include: ./part.md -->'])(
    'nothing for %j',
    (text) => {
      expect(shown('docusaurus', text, site(files))).toMatchObject({ text, notes: [] });
    },
  );
});

describe('What a plugin of Docusaurus shows of a file', () => {
  const parts = site({ '/boats/gull.yaml': 'kind: Pod\n' });
  const file = '```yaml\nkind: Pod\n```';

  test('stands in the place of the block that names it', () => {
    const { text, lines } = shown(
      'docusaurus',
      'Look:\n\n```file\nboats/gull.yaml\n```\n\nThat is it.',
      parts,
    );
    expect(text.replaceAll(/\n{2,}/g, '\n\n')).toBe(`Look:\n\n${file}\n\nThat is it.`);
    expect(lines.at(-1)).toBe(7);
  });

  test('stands in the place of its directive, and marks of its parts are told', () => {
    const { text, notes } = shown(
      'docusaurus',
      '::yaml{file="boats/gull.yaml" paths="kind,metadata"}',
      parts,
    );
    expect(text).toBe(file);
    expect(notes.map(({ unsure }) => unsure)).toEqual([
      'The old site marked parts of this file, which the list below it explains: paths="kind,metadata".',
      'The page shows /boats/gull.yaml here.',
    ]);
  });

  test.each([
    '```file\nboats/none.yaml\n```',
    '````md\n```file\nboats/gull.yaml\n```\n````',
    '```file\nboats/gull.yaml\nboats/tern.yaml\n```',
    '::yaml{file="boats/none.yaml"}',
  ])('stays away from %j', (text) => {
    expect(shown('docusaurus', text, parts).text).toBe(text);
  });
});

describe('What an MDX page brings in', () => {
  const files = {
    '/parts/_one.mdx':
      "import Two from './_two.mdx';\nimport Tabs from '@theme/Tabs';\n\nOne\n\n<Two />",
    '/parts/./_two.mdx': 'Two',
  };

  test('is looked for below the folder that an own name of the site stands for', () => {
    const text = "import One from '@en/parts/_one.mdx';\n\n<One />";
    const { text: made, notes } = shown('docusaurus', text, site(files));
    expect(made.split('\n').filter((line) => line !== '')).toEqual(['One', 'Two']);
    expect(notes.map(({ unsure }) => unsure)).toEqual([
      'The page shows /parts/_one.mdx here.',
      'The page shows /parts/./_two.mdx here.',
    ]);
  });

  test('is a picture where it is a drawing that stands as a component', () => {
    const text =
      "import Boat from './boat.svg';\n\nA <Boat title='A boat' width=\"9\" /> and `<Boat />`.";
    expect(shown('docusaurus', text, site({})).text).toBe(
      '\n\nA <img src="./boat.svg" alt="A boat" /> and `<Boat />`.',
    );
  });
});

test.each([
  ['pymdownx.snippets', '[parts/de, parts]', '--8<-- "a.md"'],
  ['markdown_include.include', 'parts/de', '{!a.md!}'],
])('Files of %s are looked for first where the settings of MkDocs say', (name, path, line) => {
  const settings = `markdown_extensions:\n  - ${name}:\n      base_path: ${path}\n`;
  const files: Readonly<Record<string, string>> = {
    'parts/de/a.md': 'Boote',
    'parts/a.md': 'Boats',
    'docs/a.md': 'Another',
  };
  const parts: SiteParts = {
    ...site({}),
    fileOf: (address, folders) =>
      address === '/mkdocs.yml'
        ? settings
        : folders
            .map((folder) => files[`${folder}/${address.replace('@site/', '')}`])
            .find((text) => text !== undefined),
  };
  expect(shown('mkdocs', line, parts).text).toBe('Boote');
});

test('What stood in code for a file is noted with the blanks at its end', () => {
  const parts: SiteParts = { ...site({}), fileOf: () => 'sail' };
  const { notes } = shown('mkdocs', '```\n  {!a.md!}  \n```', parts);
  expect(notes.map(({ changes }) => changes)).toEqual([[{ before: '{!a.md!}  ', after: 'sail' }]]);
});

test('What MkDocs looks for from the top of the site is not looked for beside the page first', () => {
  const files = {
    '@site/a.md': 'From the top',
    'a.md': 'Beside',
    './a.md': 'By its own',
  };
  expect(shown('mkdocs', '{!a.md!}', site(files)).text).toBe('From the top');
  expect(shown('mkdocs', '{% include-markdown "a.md" %}', site(files)).text).toBe('From the top');
  expect(shown('mkdocs', '{% include-markdown "./a.md" %}', site(files)).text).toBe('By its own');
});
