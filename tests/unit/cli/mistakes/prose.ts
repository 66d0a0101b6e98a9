import { en1, en2, pt1, prose } from './mistake.ts';
import type { Mistake } from './mistake.ts';

/** In prose, in its elements, and between languages. */
export const inProse: readonly Mistake[] = [
  [
    '2a <Command /> without id',
    { [en1]: ['<Command id="list" />', '<Command />'] },
    'install-a-chart/en.mdx:47:1  error missing-attribute: <Command> has no id.',
  ],
  [
    '2b heading without id',
    { [en1]: [' {/* #install */}', ''] },
    'install-a-chart/en.mdx:37:1  error heading-id-missing: The heading "Install it" has no id.',
  ],
  [
    '2c heading with {#id}',
    { [en1]: ['{/* #install */}', '{#install}'] },
    'install-a-chart/en.mdx:37:15  error heading-id-form: {#install} is not the way to give a heading an id here.',
  ],
  [
    '5a unclosed Tab',
    {
      [en1]: [
        'Homebrew for this, which is a package manager.\n\n</Tab>',
        'Homebrew for this, which is a package manager.\n',
      ],
    },
    'install-a-chart/en.mdx:13:1  error mdx-syntax: <Tab> begins here and is never closed before </Tabs>.',
  ],
  [
    '5b unclosed Aside',
    { [en1]: ['</Aside>\n', ''] },
    'install-a-chart/en.mdx:41:1  error mdx-syntax: <Aside> begins here and is never closed.',
  ],
  [
    '5b end of Aside at its text',
    { [en1]: ['same command.\n\n</Aside>', 'same command.</Aside>'] },
    'install-a-chart/en.mdx:43:43  error mdx-syntax: </Aside> ends in the middle of a block that began after <Aside>.',
  ],
  [
    '5c <br>',
    { [en1]: ['from a chart. You', 'from a chart.<br>You'] },
    'install-a-chart/en.mdx:6:43  error mdx-syntax: <br> begins here and is never closed in its paragraph.',
  ],
  [
    '5d Command not self-closed',
    { [en1]: ['<Command id="list" />', '<Command id="list">'] },
    'install-a-chart/en.mdx:47:1  error mdx-syntax: <Command> begins here and is never closed.',
  ],
  [
    '6a same command twice',
    { [en1]: ['<Command id="list" />', '<Command id="list" />\n\n<Command id="list" />'] },
    'install-a-chart/en.mdx:49:1  error duplicate-id: The command "list" stands here for the second time; the first is in line 47.',
  ],
  [
    '6b same heading id twice',
    { [en1]: ['#ready', '#install'] },
    'install-a-chart/en.mdx:53:1  error duplicate-id: The heading "install" stands here for the second time; the first is in line 37.',
  ],
  [
    '7 heading missing in translation',
    { [pt1]: ['## A seguir {/* #next */}\n', ''] },
    'install-a-chart/pt-BR.mdx:1:1  advice missing-unit: 1 part is not translated: next.',
  ],
  [
    '7b translation in other order',
    {
      [pt1]: [
        '<Command id="list" />\n\n<Output id="listed" />',
        '<Output id="listed" />\n\n<Command id="list" />',
      ],
    },
    'install-a-chart/pt-BR.mdx:49:1  error out-of-order: The command "list" stands at another place than in the source, install-a-chart/en.mdx.',
  ],
  [
    '8a image not found',
    { [en1]: ['helm.png', 'hlem.png'] },
    'install-a-chart/en.mdx:8:1  error image-missing: There is no picture ./images/hlem.png beside this file.',
  ],
  [
    '8b image absolute',
    { [en1]: ['./images', '/images'] },
    'install-a-chart/en.mdx:8:1  error image-elsewhere: The picture /images/helm.png begins at the root of the host, where the site need not be.',
  ],
  [
    '8c image html',
    {
      [en1]: [
        '![The sign of Helm](./images/helm.png)',
        '<img src="./images/helm.png" alt="The sign of Helm" />',
      ],
    },
    'install-a-chart/en.mdx:8:1  error unknown-component: There is no component <img>.',
  ],
  [
    '10c smart quotes in attribute',
    { [en1]: ['id="list"', 'id=“list”'] },
    'install-a-chart/en.mdx:47:13  error mdx-syntax: This value stands in “ (U+201C), which a word processor wrote: it is no quote here.',
  ],
  [
    '10d quote of an attribute not closed',
    { [en1]: ['id="list" />', 'id="list />'] },
    'install-a-chart/en.mdx:49:19  error mdx-syntax: This quote is one too many, or the quote of a value before it is never closed.',
  ],
  [
    '10e quote of the last attribute not closed',
    { [en1]: ['<Check id="web-ready">', '<Check id="web-ready>'] },
    'install-a-chart/en.mdx:64:1  error mdx-syntax: The quote of this value is never closed.',
  ],
  [
    '11a brace in prose',
    prose('An {application} from a chart.'),
    'install-a-chart/en.mdx:6:4  error expression: {application} is an expression. A lesson is prose, without code that runs.',
  ],
  [
    '11b less-than in prose',
    prose('I <3 charts.'),
    'install-a-chart/en.mdx:6:4  error mdx-syntax: Here "<" begins an element, and no element has a name that begins with "3".',
  ],
  [
    '11c html comment',
    prose('<!-- to do --> Charts.'),
    'install-a-chart/en.mdx:6:2  error mdx-syntax: This is a comment of HTML, which a lesson cannot have.',
  ],
  [
    '11d docusaurus admonition',
    prose(':::tip\nTake a chart.\n:::\n\n'),
    'install-a-chart/en.mdx:6:1  error foreign-aside: :::tip would be printed as it stands.',
  ],
  [
    '11e unknown component',
    prose('<Note>\n\nTake a chart.\n\n</Note>\n\n'),
    'install-a-chart/en.mdx:6:1  error unknown-component: There is no component <Note>.',
  ],
  [
    '11f import',
    prose("import Note from './note.jsx';\n\n"),
    'install-a-chart/en.mdx:6:1  error import-export: A lesson cannot import anything.',
  ],
  [
    '11m link to mdx',
    { [en1]: ['../values-and-upgrade/', '../values-and-upgrade/en.mdx'] },
    'install-a-chart/en.mdx:63:26  error link-target: ../values-and-upgrade/en.mdx is a file. A page has another address.',
  ],
  [
    '11n link without slash',
    { [en1]: ['../values-and-upgrade/', '../values-and-upgrade'] },
    'install-a-chart/en.mdx:63:26  advice link-slash: ../values-and-upgrade has no slash at its end.',
  ],
  [
    '11o link to nowhere',
    { [en1]: ['../values-and-upgrade/', '../values-and-upgrades/'] },
    'install-a-chart/en.mdx:63:26  error link-target: ../values-and-upgrades/ leads nowhere: there is no lesson "values-and-upgrades".',
  ],
  ['11u no blank line after Tab', { [en1]: ['value="macos">\n\n', 'value="macos">\n'] }, null],
  [
    '11v Label missing in en',
    { [en1]: ['<Label id="release">A release</Label>\n', ''] },
    'install-a-chart/en.mdx:29:1  error label-missing: The label "release" of the diagram "release" has no words.',
  ],
  [
    '11w diagram label too long',
    { [en1]: ['>The chart<', '>The chart that Helm fetches from a registry<'] },
    'install-a-chart/en.mdx:30:1  error label-wide: The label "chart" is about 348 wide, and there is room for 128.',
  ],
  [
    '11x step missing in prose',
    {
      [en2]: [
        '<Step id="strategy">\n\nOne Pod after the other is replaced. [The last lesson](../break-and-repair/#break) needs that.\n\n</Step>\n',
        '',
      ],
    },
    'values-and-upgrade/en.mdx:25:1  error step-missing: The step "strategy" of the walkthrough "deployment" is not written.',
  ],
  [
    '12e tabs sync value missing',
    { [en1]: [' value="macos"', ''] },
    'install-a-chart/en.mdx:13:1  error missing-attribute: <Tab> has no value.',
  ],
  [
    '12f level 1 heading',
    { [en1]: ['## Get Helm', '# Get Helm'] },
    'install-a-chart/en.mdx:10:1  error heading-one: "Get Helm" is a heading of the first level, but that is the title of the page.',
  ],
  [
    '12g empty alt',
    { [en1]: ['[The sign of Helm]', '[]'] },
    'install-a-chart/en.mdx:8:1  error image-alt: The image ./images/helm.png has no alternative text.',
  ],
  ['b <br/>', { [en1]: ['from a chart. You', 'from a chart.<br/>You'] }, null],
  [
    'j typo in glossary term',
    { [en1]: ['application from a chart. You', 'application from a chrat. You'] },
    'install-a-chart/en.mdx:6:37  advice glossary-term: "chrat" is written "chart" in the glossary.',
  ],
  [
    'k here link',
    { [en1]: ['in [the next lesson]', '[here]'] },
    'install-a-chart/en.mdx:63:23  advice link-words: "here" does not say where the link leads.',
  ],
  [
    'n english left in pt',
    {
      [pt1]: [
        'Para isto é preciso o Homebrew, um gerenciador de pacotes.',
        'You need Homebrew for this, which is a package manager.',
      ],
    },
    'install-a-chart/pt-BR.mdx:15:1  advice untranslated: This is as in the source (en): You need Homebrew for this, which is a package manager.',
  ],
  [
    'o heading jump',
    { [en1]: ['## Is it ready?', '#### Is it ready?'] },
    'install-a-chart/en.mdx:53:1  advice heading-order: The heading "Is it ready?" is of level 4, after one of level 2.',
  ],
];
