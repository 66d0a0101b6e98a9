import { partNames } from '#model/schema/lesson.ts';
import { en, l, m, pt, w } from './case.ts';
import { sound } from '../written-content.ts';
import type { BrokenCase } from './case.ts';

const conflict = (ours: string, theirs: string): string =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> other`;
const told = (file: string, line: number, end: number): string =>
  `${file}:${line}:1  A merge of git stopped here: two branches say something else, up to line ${end}.
  → Keep what is right of both, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.`;

/** What other tools leave in files, and what people bring along from them. */
export const leftOver: readonly BrokenCase[] = [
  [
    'a merge of git in prose',
    { [en]: ['Words before.', conflict('Words before.', 'Other words.')] },
    told('one/en.mdx', 6, 10),
  ],
  [
    'a merge of git in lesson.yaml',
    { [l]: ['minutes: 5', conflict('minutes: 5', 'minutes: 6')] },
    told('one/lesson.yaml', 1, 5),
  ],
  [
    'a merge of git in workshop.yaml',
    { [w]: ['source: en', conflict('source: en', 'source: pt-BR')] },
    told('workshop.yaml', 2, 6),
  ],
  [
    'a merge of git in a manifest',
    { [m]: ['kind: DaemonSet', conflict('kind: DaemonSet', 'kind: Deployment')] },
    told('one/manifests/web.yaml', 1, 5),
  ],
  [
    'a merge of git in the record of translations',
    { 'one/translations.lock.json': conflict('{}', '{ "pt-BR": {} }') },
    told('one/translations.lock.json', 1, 5),
  ],
  [
    'a merge of git that a lesson is about',
    { [en]: ['Words before.', `\`\`\`text\n${conflict('a', 'b')}\n\`\`\``] },
    '',
  ],
  [
    'a shortcode of Hugo for a box',
    { [en]: ['Words before.', '{{% alert title="Note" %}}\nWords.\n{{% /alert %}}'] },
    `one/en.mdx:6:3  {{% alert title="Note" %}} is a shortcode of Hugo, and nothing here fills it in.
  → A box is written <Aside type="tip">; the types are note, tip, caution, recap.`,
  ],
  [
    'a shortcode of Hugo for something else',
    { [en]: ['Words before.', '{{< youtube x >}}'] },
    `one/en.mdx:6:3  {{< youtube x >}} is a shortcode of Hugo, and nothing here fills it in.
  → Write what it would show. \`readyroom import\` makes lessons of whole pages, their tags included.`,
  ],
  [
    'a tag of Jekyll',
    { [en]: ['Words before.', '{% include note.html %}'] },
    `one/en.mdx:6:2  {% include note.html %} is a tag of Liquid, or of another template engine, and nothing here fills it in.
  → Write what it would show. \`readyroom import\` makes lessons of whole pages, their tags included.`,
  ],
  [
    'a variable of a template',
    { [en]: ['Words before.', 'It is {{ page.title }}.'] },
    `one/en.mdx:6:14  {{ page.title }} is for a template engine, and nothing here fills it in.
  → Write the text itself, {{name}} for a constant of workshop.yaml, or put code into \`…\`.`,
  ],
  [
    'a constant with blanks in running text',
    { [en]: ['Words before.', 'See {{ base }}.'] },
    `one/en.mdx:6:5  {{ base }} has blanks in its braces, and a constant has none.
  → Write {{base}} for the constant, or \\{ for a plain brace.`,
  ],
  [
    'a constant with blanks in a command',
    { [l]: ['{{base}}', '{{ base }}'] },
    `one/lesson.yaml:5:18  {{ base }} has blanks in its braces, so it stays as it is.
  → Write {{base}} for the constant.`,
  ],
  [
    'a block of code that is never closed',
    { [en]: ['Words before.', '```sh\nls'] },
    `one/en.mdx:6:1  The block of code that begins here is never closed, so all that follows is in it.
  → End it with a line of as many backticks, or tildes, as it begins with.`,
  ],
  [
    'a fence in a comment, and code that begins behind the sign of an item',
    { [en]: ['Words before.', '{/* Words\n```sh\nls */}\n\n- ```sh\n  ls\n  ```\n- Words.'] },
    '',
  ],
  [
    'something else that is wrong below code that begins behind the sign of an item',
    { [en]: ['Words before.', '- ```sh\n  ls\n  ```\n\nIt is a {.'] },
    `one/en.mdx:10:11  A { begins an expression here, and this is none.
  → Write \\{ for a plain brace, or put code into \`…\`.`,
  ],
  [
    'a block of code in a box that is never closed',
    { [en]: ['Words before.', '<Aside type="tip">\n\n```sh\nls\n\n</Aside>'] },
    `one/en.mdx:8:1  The block of code that begins here is never closed, so all that follows is in it.
  → End it with a line of as many backticks, or tildes, as it begins with.`,
  ],
  [
    'a block of code with backticks in it',
    { [en]: ['Words before.', '````md\n```sh\nls\n````\n\n```js``` is code.'] },
    '',
  ],
  [
    'front matter below an empty line',
    { [en]: ['---', '\n---'] },
    `one/en.mdx:1:1  The front matter does not begin with three dashes in the first line.
  → Make "---" the first line of the file, with nothing before it.`,
  ],
  [
    'a file in UTF-16',
    { [en]: Buffer.from('---\ntitle: x\n', 'utf16le') },
    `one/en.mdx:1:2  This file is not UTF-8, but UTF-16 or no text at all.
  → Save it in the encoding UTF-8.`,
  ],
  [
    'the name of a picture with another capital',
    { [en]: ['Words before.', '![A node](./Node.svg)'], 'one/node.svg': '<svg/>' },
    `one/en.mdx:6:1  There is no picture ./Node.svg beside this file.
  → Did you mean ./node.svg? Capitals count.`,
  ],
  [
    'pictures that are none',
    {
      [en]: ['Words before.', '![A node](./a.png) ![A node](b.png)'],
      [pt]: ['Palavras antes.', '![Um nó](./a.png)'],
      'one/a.png': 'words',
      'one/b.png': '',
    },
    `one/a.png:1:1  This picture is none of the kind that its name says.
  → Save the picture again, as PNG, JPEG, WebP, GIF, AVIF or SVG, with the ending that goes with it.
one/b.png:1:1  This picture is empty.
  → Save the picture again, as PNG, JPEG, WebP, GIF, AVIF or SVG, with the ending that goes with it.`,
  ],
  [
    'the name of a picture with a blank',
    {
      [en]: [
        'Words before.',
        '![A node](./my node.png) of [it](some words), f[i](a b) and [1](e.g. this one).',
      ],
    },
    `one/en.mdx:6:1  The address "./my node.png" has a blank in it, so all of it would be printed as it stands.
  → Write ./my%20node.png, or give the file a name without blanks.`,
  ],
  [
    'letters of another alphabet, and none at all, in an id',
    {
      [en]: ['<Command id="get" />', '<Command id="g\u0435t" />'],
      [pt]: ['id="get"', 'id="ge\u200bt"'],
    },
    `one/en.mdx:19:1  The command "gеt" has е (U+0435), and an id has only a-z, 0-9 and hyphens.
  → Did you mean "get"? The commands there are: get, apply.
one/pt-BR.mdx:14:1  The command "ge\u200bt" has an invisible character (U+200B), and an id has only a-z, 0-9 and hyphens.
  → Did you mean "get"? The commands there are: get, apply.`,
  ],
  [
    'letters of another alphabet in a command',
    { [l]: ['kubectl get daemonset', 'kubectl g\u0435t daemonset'] },
    `one/lesson.yaml:4:16  The command has е (U+0435), which is of another alphabet: a shell takes it for a letter of its own.
  → Type it: kubectl get daemonset web`,
  ],
  [
    'marks of a Chinese keyboard in a command, and in a text that it prints',
    { [l]: ['kubectl get daemonset web', '\'kubectl get daemonset web；echo "好；"\''] },
    `one/lesson.yaml:4:16  The command has ； (U+FF1B), which is a full-width one: a shell takes it for a letter.
  → Type it: kubectl get daemonset web;echo "好；"`,
  ],
  [
    'a colon of a Chinese keyboard',
    { [l]: ['minutes: 5', 'minutes：5'] },
    `one/lesson.yaml:1:1  The colon of "minutes：5" is a full-width one (U+FF1A), and YAML knows the plain one only.
  → Write "minutes: 5".`,
  ],
  [
    'a comment within brackets',
    { [l]: ['[kubectl get daemonset web]', '[kubectl get daemonset web # now]'] },
    `one/lesson.yaml:4:42  "# now] }" is a comment here, and so is the bracket at its end.
  → A # that is meant goes in quotes: '…'. Else put the comment behind the bracket.`,
  ],
  [
    'an apostrophe within single quotes',
    { [l]: ['[kubectl get daemonset web]', "['echo it's web']"] },
    `one/lesson.yaml:4:25  What stands before this is a whole value already, and "s web'] }" is left over.
  → Put all of the text in one pair of quotes. Within '…' write '' for an apostrophe.`,
  ],
  [
    'a constant at the beginning of a command without quotes',
    { [l]: ['[kubectl get daemonset web]', '[{{base}}]'] },
    `one/lesson.yaml:4:16  The braces of "commands.get.run[0]" begin a map of keys and values: it is no text.
  → Put all of the text in quotes: '…'.`,
  ],
  [
    'outputs that stand as deep as commands',
    { [l]: ['outputs:', '  outputs:'] },
    `one/lesson.yaml:15:3  "outputs" stands below "walkthroughs", and beside it what should be in it.
  → Take the spaces in front of "outputs:" out, and in front of what belongs to it as many.`,
  ],
  [
    'a part with another name, whose ids are used',
    { [l]: ['outputs:', 'output:'] },
    `one/lesson.yaml:15:1  "output" is not a key here.
  → Did you mean "outputs"? The keys are: minutes, timed, environments, aliases, draft, optional, startsFrom, ${partNames.join(', ')}.`,
  ],
  [
    'a truth value of other versions of YAML',
    { [l]: ['minutes: 5', 'minutes: 5\noptional: yes'] },
    `one/lesson.yaml:2:11  "optional" is text, not true or false.
  → Write true, without quotes.`,
  ],
  [
    'a title that is not in each language',
    { [w]: ['{ en: A workshop, pt-BR: Uma oficina }', 'A workshop'] },
    `workshop.yaml:1:8  "title" is text, not a map of keys and values.
  → Write it for each language: { en: 'A workshop' }.`,
  ],
  [
    'a title with an apostrophe that is not in each language',
    { [w]: ['{ en: A workshop, pt-BR: Uma oficina }', "The reader's workshop"] },
    `workshop.yaml:1:8  "title" is text, not a map of keys and values.
  → Write it for each language: { en: 'The reader''s workshop' }.`,
  ],
  [
    'a language in other capitals than the standard has',
    { [w]: ['locales: [en, pt-BR]', 'locales: [en, pt-br]'] },
    `workshop.yaml:3:15  "locales[1]" is not written as the standard has it: it is "pt-br".
  → Write "pt-BR", wherever it is used.`,
  ],
  [
    'a variable in small letters',
    { [w]: ['NODE_NAME:', 'node-name:'] },
    `workshop.yaml:7:3  The name "node-name" is not the name of a shell variable in capitals, such as NODE_NAME.
  → Write "NODE_NAME", wherever it is used.`,
  ],
  [
    'a path with slashes',
    { [l]: ['metadata.labels', 'metadata/labels'] },
    `one/lesson.yaml:13:27  "metadata/labels" leads nowhere: there is no metadata/labels.
  → Keys are parted by dots: metadata.labels. There are: kind, metadata, spec.`,
  ],
  [
    'a table of HTML, told once',
    { [en]: ['Words before.', '<table><tr><td>1</td></tr></table>'] },
    `one/en.mdx:6:1  There is no component <table>.
  → A table is written with | between its cells.`,
  ],
  [
    'a lesson whose folder was renamed by hand',
    { [w]: ['lessons: [one]', 'lessons: [first]'] },
    `workshop.yaml:4:11  The lesson "first" has no folder, and the folder "one" is no lesson of the list.
  → Is it the same? Call the folder "first" again, and \`readyroom rename w/first one\` changes it everywhere. Else list "one" too, and create first/.`,
  ],
  [
    'a kind whose table says nothing of it',
    {
      [l]: (sound[l] ?? '').replace(
        /outputs:[\s\S]*$/,
        `outputs:
  ready:
    text: |
      NAME    APPROVED   READY   AGE
      web-1   True       True    6s
checks:
  web-ready:
    command: get
    output: ready
    expect: [{ kind: SigningRequest, name: web-1, columns: { READY: '= True' } }]
`,
      ),
    },
    `one/lesson.yaml:24:22  Nothing in this output tells that its rows are of the kind "SigningRequest", which Readyroom does not know by its columns.
  → Name headers in its place: table: [NAME, APPROVED, READY, AGE], with \`where\` and \`columns\`.`,
  ],
];
