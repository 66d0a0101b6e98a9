import { components as builtIn } from '#transforms/lesson/components.ts';
import { en } from './case.ts';
import type { BrokenCase } from './case.ts';

const declared = '../components.yaml';
const file = '../../components/Callout.astro';
const yaml = `components:
  Callout:
    about: What nobody may miss.
    props:
      level: { values: [info, warning], required: true }
      stars: { type: number }
      open: { type: flag }
      title: {}
    children: true
    words: { note: { en: Note, pt-BR: Nota } }
  Rule: { about: A line., file: Callout.astro }
  Key: { about: A key., file: Callout.astro, children: true, inline: true }
`;
const use = (prose: string) => ({
  [declared]: yaml,
  [file]: '<slot />',
  [en]: ['Words before.', prose] as const,
});

/** Components of a project: what declares them, and what lessons make of them. */
export const components: readonly BrokenCase[] = [
  [
    'nothing, where all is as it is declared',
    use(
      'Press <Key>A</Key>.\n\n<Callout level="info" stars="-1.5" open title="T">\n\nText.\n\n</Callout>\n\n<Rule />',
    ),
    '',
  ],
  [
    'attributes of an own component',
    use('<Callout level="infos" stars="three" open="yes" size="3" title="">Text.</Callout>'),
    `one/en.mdx:6:10  level of <Callout> cannot be "infos".
  → Did you mean "info"? It can be: info, warning.
one/en.mdx:6:24  stars of <Callout> is "three", which is no number.
  → Write stars="3", with digits alone and a point before decimals.
one/en.mdx:6:38  open of <Callout> has a value.
  → Write only open.
one/en.mdx:6:49  <Callout> has no attribute "size".
  → It can have: level, stars, open, title.
one/en.mdx:6:58  title of <Callout> is empty.
  → Write title="…".`,
  ],
  [
    'an attribute that it needs',
    use('<Callout>Text.</Callout>'),
    `one/en.mdx:6:1  <Callout> has no level.
  → Add level="…".`,
  ],
  [
    'an own component in a sentence',
    use('A <Callout level="info">word</Callout>.'),
    `one/en.mdx:6:3  <Callout> stands in the middle of a paragraph.
  → Give it a line of its own, with an empty line before and after.`,
  ],
  [
    'prose in one that shows none',
    use('<Rule>Text.</Rule>'),
    `one/en.mdx:6:1  <Rule> holds prose, and shows none.
  → Write <Rule … /> alone, or declare "children: true" in components.yaml and put <slot /> into its file.`,
  ],
  [
    'an own component that is misspelt',
    use('<Calout level="info">Text.</Calout>'),
    `one/en.mdx:6:1  There is no component <Calout>.
  → Did you mean "Callout"? Write \\< for a plain "<", or put code into \`…\`. The components are: Callout, Rule, Key, ${Object.keys(builtIn).join(', ')}.`,
  ],
  [
    'an expression for one',
    use('<Callout level={1}>Text.</Callout>'),
    `one/en.mdx:6:10  level of <Callout> is an expression. A lesson is prose, without code that runs.
  → Write level="…".`,
  ],
  [
    'an own component without its file',
    { [declared]: yaml, '../../components/Calout.astro': '' },
    `components/Calout.astro:1:1  No lesson can use this component: it is not declared.
  → Declare <Calout> in content/components.yaml, or move the file into a folder below, where parts of other components stand.
content/components.yaml:2:3  There is no file components/Callout.astro for <Callout>.
  → Did you mean "components/Calout.astro"? Write it, or name another one with "file". In components/ there are: components/Calout.astro.
content/components.yaml:11:27  There is no file components/Callout.astro for <Rule>.
  → Did you mean "components/Calout.astro"? Write it, or name another one with "file". In components/ there are: components/Calout.astro.
content/components.yaml:12:25  There is no file components/Callout.astro for <Key>.
  → Did you mean "components/Calout.astro"? Write it, or name another one with "file". In components/ there are: components/Calout.astro.`,
  ],
  [
    'words that a language lacks',
    { [declared]: yaml.replace('en: Note, pt-BR: Nota', 'en: Note'), [file]: '' },
    `content/components.yaml:10:14  note has no words in pt-BR.
  → Write them: lessons in that language show those of another one.`,
  ],
  [
    'a file that is not declared',
    {
      [declared]: yaml,
      [file]: '',
      '../../components/parts/Icon.astro': '',
      '../../components/Icon.astro': '',
    },
    `components/Icon.astro:1:1  No lesson can use this component: it is not declared.
  → Declare <Icon> in content/components.yaml, or move the file into a folder below, where parts of other components stand.`,
  ],
  [
    'names that are taken',
    {
      [declared]:
        'components:\n  Aside: { about: Mine. }\n  Report: { about: Mine. }\n  callout: { about: Mine. }\n',
    },
    `content/components.yaml:2:3  The name "Aside" is that of a component of Readyroom.
  → Choose another name, wherever it is used.
content/components.yaml:3:3  The name "Report" is that of a component of Readyroom.
  → Choose another name, wherever it is used.
content/components.yaml:4:3  The name "callout" must begin with a capital letter and have only letters and digits.
  → Choose another name, wherever it is used.`,
  ],
  [
    'keys and values of components.yaml',
    {
      [declared]:
        'components:\n  Callout: { abuot: Mine., props: { slot: {}, a-b: {}, n: { type: nubmer } }, file: ../x.astro }\n',
    },
    `content/components.yaml:2:14  "abuot" is not a key of components.Callout.
  → Did you mean "about"? The keys are: about, file, props, children, inline, words, example.
content/components.yaml:2:37  The name "slot" is taken: Readyroom or Astro sets it.
  → Choose another name, wherever it is used.
content/components.yaml:2:47  The name "a-b" must begin with a small letter and have only letters and digits, without hyphens.
  → Choose another name, wherever it is used.
content/components.yaml:2:67  "components.Callout.props.n.type" cannot be "nubmer".
  → Did you mean "number"? It can be: text, value, number, flag. \`text\`, if left out: words that readers read. \`value\`: an address, a name. \`number\`. \`flag\`: it stands without a value.
content/components.yaml:2:85  "components.Callout.file" must be an .astro file in the folder components/, such as Callout.astro: it is "../x.astro".
  → Its file in the folder \`components/\`; its name with \`.astro\`, if left out.`,
  ],
  [
    'components.yaml that cannot be read: nothing is said of its components',
    {
      [declared]: 'components:\n\tCallout:\n',
      [en]: ['Words before.', '<Callout>Text.</Callout>'],
    },
    `content/components.yaml:2:1  This line is indented with a tab, and YAML takes plain spaces only.
  → Put spaces in its place, as many as the lines around it begin with.`,
  ],
  [
    'values of which there are none',
    { [declared]: yaml.replace('[info, warning]', '[]'), [file]: '' },
    `content/components.yaml:5:24  "components.Callout.props.level.values" is empty.
  → The only values that it can have, in place of a type.`,
  ],
  [
    'a type beside values',
    { [declared]: yaml.replace('{ values:', '{ type: text, values:'), [file]: '' },
    `content/components.yaml:5:16  level has a type and values.
  → Take the type out: the values say all that it can be.`,
  ],
  [
    'an example that no lesson could have',
    { [declared]: yaml.replace('A line.,', `A line., example: '<Rule a="1" />',`), [file]: '' },
    `content/components.yaml:11:36  <Rule> has no attribute "a".
  → It has none at all: take it out.`,
  ],
  [
    'an example that is no MDX',
    { [declared]: yaml.replace('A line.,', `A line., example: '<Rule>',`), [file]: '' },
    `content/components.yaml:11:36  The example of <Rule> is no prose of a lesson: <Rule> begins here and is never closed.
  → For the text <Rule>, write \\<Rule>, or put it into \`…\`.`,
  ],
  [
    'components.yml',
    { '../components.yml': yaml },
    `content/components.yml:1:1  components.yml is not read: the file is called components.yaml.
  → Rename it to components.yaml.`,
  ],
  [
    'an empty components.yaml',
    { [declared]: '' },
    `content/components.yaml:1:1  This file is empty. It is the components of the project.
  → Fill it, or delete it.`,
  ],
];
