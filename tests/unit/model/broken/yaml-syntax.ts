import { en, l, m, w } from './case.ts';
import type { BrokenCase } from './case.ts';

const outputText = '    text: |\n      NAME   DESIRED';

/** What makes a file no YAML: each is told once, at its cause. */
export const yamlSyntax: readonly BrokenCase[] = [
  [
    'every fault of a file that stands for itself',
    { [l]: 'minutes: 5\nminutes: 6\nenvironments: [kind\ncommands: @x\n' },
    `one/lesson.yaml:2:1  The key "minutes" stands here for the second time; the first is in line 1.
  → Give one of the two another name, or take it out.
one/lesson.yaml:3:15  The [ that begins here is never closed.
  → Put a ] at the end of what it begins.`,
  ],
  [
    'a manifest that is not YAML',
    { [m]: 'kind: DaemonSet\n  metadata: x\n' },
    `one/manifests/web.yaml:2:3  This key is indented as if it belonged to "kind", which has a text already.
  → Give it as many spaces in front as line 1 has.`,
  ],
  [
    'a line with one space less',
    { [l]: ['  apply: {', ' apply: {'] },
    `one/lesson.yaml:5:2  This line begins in column 2, where it belongs to nothing: line 3 in column 1, line 4 in column 3.
  → Give it as many spaces in front as the line it stands beside, and two more than the line it belongs to.`,
  ],
  [
    'an entry without its spaces',
    {
      [l]: '# Mine\ncommands:\n  get:\n    run: [ls]\napply:\n    run: [ls]\n  list:\n    run: [ls]\n',
    },
    `one/lesson.yaml:7:3  This line begins in column 3, where it belongs to nothing: line 5 in column 1, line 6 in column 5.
  → Give it as many spaces in front as the line it stands beside, and two more than the line it belongs to.`,
  ],
  [
    'an output that is not indented',
    { [l]: [outputText, '    text: |\n    NAME   DESIRED'] },
    `one/lesson.yaml:18:5  The text of "text" in line 17 is not indented.
  → Give each of its lines two spaces more in front than "text:" has.`,
  ],
  [
    'an entry that stands one too deep',
    {
      [l]: [
        '    command: get',
        '    command: get\n    other:\n    command: apply\n    output: ready',
      ],
    },
    `one/lesson.yaml:24:5  "other" holds nothing: what follows stands beside it, and so "command" in line 25 stands there twice.
  → Give the lines that belong to "other" two spaces more in front; or "other" fewer, if it stands too far in itself.`,
  ],
  [
    'a tab before a key',
    { [l]: ['  apply: {', '\tapply: {'] },
    `one/lesson.yaml:5:1  This line is indented with a tab, and YAML takes plain spaces only.
  → Put spaces in its place, as many as the lines around it begin with.`,
  ],
  [
    'a tab in the middle of a text',
    { [l]: ['      web    3', '\tweb    3'] },
    `one/lesson.yaml:19:1  This line is indented with a tab, and YAML takes plain spaces only.
  → Put spaces in its place, as many as the lines around it begin with.`,
  ],
  [
    'a tab before an item of a list',
    { [w]: ['lessons: [one]', 'lessons:\n  - one\n\t- two'] },
    `workshop.yaml:6:1  This line is indented with a tab, and YAML takes plain spaces only.
  → Put spaces in its place, as many as the lines around it begin with.`,
  ],
  [
    'a space from a word processor',
    { [l]: ['  apply: {', '\u00a0 apply: {'] },
    `one/lesson.yaml:5:1  This line is indented with a no-break space, and YAML takes plain spaces only.
  → Put spaces in its place, as many as the lines around it begin with.`,
  ],
  [
    'a key that stands twice',
    { [l]: ['  apply: {', '  get: {'] },
    `one/lesson.yaml:5:3  The key "get" stands here for the second time; the first is in line 4.
  → Give one of the two another name, or take it out.`,
  ],
  [
    'a colon in a text',
    { [w]: ['{ en: A workshop, pt-BR: Uma oficina }', '\n  en: Helm: a start'] },
    `workshop.yaml:2:7  The text of "en" has ": " in it, which begins another key.
  → Put the text in quotes: en: 'Helm: a start'`,
  ],
  [
    'a colon in a text between braces',
    { [w]: ['A workshop', 'Helm: a start'] },
    `workshop.yaml:1:14  The text of "en" has ": " in it, which begins another key.
  → Put the text in quotes: en: 'Helm: a start'`,
  ],
  [
    'a colon in the front matter',
    { [en]: ['title: One', 'title: One: the first'] },
    `one/en.mdx:2:8  The text of "title" has ": " in it, which begins another key.
  → Put the text in quotes: title: 'One: the first'`,
  ],
  [
    'a key twice in the front matter',
    { [en]: ['title: One', 'title: One\ntitle: Two'] },
    `one/en.mdx:3:1  The key "title" stands here for the second time; the first is in line 2.
  → Give one of the two another name, or take it out.`,
  ],
  [
    'a quote that is not closed',
    { [w]: ['https://example.org', '\"https://example.org'] },
    `workshop.yaml:5:20  The " that begins here is never closed.
  → Put a " at the end of what it begins.`,
  ],
  [
    'a mark of YAML at the beginning of a text',
    { [w]: ['https://example.org', '@example'] },
    `workshop.yaml:5:20  A text cannot begin with @, which means something else in YAML.
  → Put it in quotes: '@example'`,
  ],
  [
    'a star at the beginning of a text',
    { [w]: ['https://example.org', '*example'] },
    `workshop.yaml:5:20  A text cannot begin with *, which means something else in YAML.
  → Put it in quotes: '*example'`,
  ],
  [
    'a folded text that begins in the line of its mark',
    { [w]: ['constants: {', 'description:\n  en: >Words\nconstants: {'] },
    `workshop.yaml:6:7  A text cannot begin with >, which means something else in YAML.
  → Put it in quotes: '>Words'`,
  ],
  [
    'an apostrophe in a text in quotes',
    { [w]: ['en: A node', "en: 'It's a node'"] },
    `workshop.yaml:7:75  What stands before this is a whole value already, and "s a node' } }" is left over.
  → Put all of the text in one pair of quotes. Within '…' write '' for an apostrophe.`,
  ],
  [
    'a line without a colon',
    { [w]: ['source: en', 'source: en\nlocale'] },
    `workshop.yaml:3:1  "locale" stands where a key is expected, and no colon is behind it.
  → Write it as "key: value". A text that goes on from the line above has more spaces in front than its key.`,
  ],
  [
    'no space behind a colon',
    { [w]: ['source: en', 'source:en'] },
    `workshop.yaml:2:1  There is no space behind the colon of "source:en".
  → Write "source: en".`,
  ],
  [
    'a backslash in double quotes',
    { [w]: ["'[a-z0-9-]+'", '\"[a-z\\d]+\"'] },
    `workshop.yaml:7:49  \\d means nothing in double quotes.
  → Use single quotes, '…': a backslash is a backslash there.`,
  ],
  [
    'what YAML itself says, where that is clear',
    { [w]: ['en: A node', 'en: !a !b A node'] },
    `workshop.yaml:7:74  This is not YAML: A node can have at most one tag.
  → Check the indentation, and put text with ": ", " #", or one of {}[]&*!|>'"%@ at its beginning in quotes.`,
  ],
  [
    'several documents in lesson.yaml',
    { [l]: 'minutes: 5\n---\nminutes: 6\n' },
    `one/lesson.yaml:2:1  This file has 2 YAML documents.
  → Keep one: take out the line "---".`,
  ],
];
