import { components } from '#transforms/lesson/components.ts';
import { en, l, pt } from './case.ts';
import type { BrokenCase } from './case.ts';

const componentNames = Object.keys(components).join(', ');

export const prose: readonly BrokenCase[] = [
  [
    'MDX with an element that is not closed',
    { [en]: ['Words before.', 'Use <NAME> for it.'] },
    `one/en.mdx:6:5  <NAME> begins here and is never closed in its paragraph.
  → For the text <NAME>, write \\<NAME>, or put it into \`…\`.`,
  ],
  [
    'MDX with an HTML comment',
    { [en]: ['Words before.', '<!-- later -->'] },
    `one/en.mdx:6:2  This is a comment of HTML, which a lesson cannot have.
  → A comment is written {/* … */} in a lesson.`,
  ],
  [
    'MDX with an address in angle brackets',
    { [en]: ['Words before.', 'See <https://example.org>.'] },
    `one/en.mdx:6:12  This is an address between < and >, which begins an element in a lesson.
  → An address is written [words](https://…), not <https://…>.`,
  ],
  [
    'MDX with a brace',
    { [en]: ['Words before.', 'Write { to begin.'] },
    `one/en.mdx:6:18  A { begins an expression here, and this is none.
  → Write \\{ for a plain brace, or put code into \`…\`.`,
  ],
  [
    'MDX with a wrong closing tag',
    { [en]: ['Words before.', '</Tabs>'] },
    `one/en.mdx:6:2  This closes an element that is not open.
  → Take it out, or open the element before. For a plain "<" write \\<, or put code into \`…\`.`,
  ],
  [
    'MDX with an attribute without quotes',
    { [en]: ['<Output id="ready" />', '<Output id=ready />'] },
    `one/en.mdx:21:12  This value is not in quotes.
  → Put the value of an attribute in quotes: id="…".`,
  ],
  [
    'a sentence that MDX takes for an import',
    { [en]: ['Words before.', 'import the file first.'] },
    `one/en.mdx:6:12  A line that begins with "import" or "export" is code here, and this is none.
  → Begin the line with another word.`,
  ],
  [
    'an id in braces, told with all the others',
    { [en]: ['## Read {/* #read */}', '## Read {#read}\n\n### More {#more}\n\n### Less'] },
    `one/en.mdx:8:9  {#read} is not the way to give a heading an id here.
  → Write {/* #read */}.
one/en.mdx:10:10  {#more} is not the way to give a heading an id here.
  → Write {/* #more */}.
one/en.mdx:12:1  The heading "Less" has no id.
  → End it with an id that is the same in every language: ### Less {/* #some-id */}`,
  ],
  [
    'a heading without an id',
    { [en]: ['## Run {/* #run */}', '## Run `it`'] },
    `one/en.mdx:15:1  The heading "Run it" has no id.
  → End it with an id that is the same in every language: ## Run it {/* #some-id */}`,
  ],
  [
    'a heading of the first level',
    { [en]: ['Words before.', '# One'] },
    `one/en.mdx:6:1  "One" is a heading of the first level, but that is the title of the page.
  → Begin with ##. The title stands in the front matter.`,
  ],
  [
    'a heading id with a space',
    { [en]: ['#read */', '#read this */'] },
    `one/en.mdx:8:1  The name "read this" may have only a-z, 0-9 and single hyphens between them.
  → Write "read-this", wherever it is used.`,
  ],
  [
    'a heading id that is taken',
    { [en]: ['#read */', '#intro */'], [pt]: ['## Leia {/* #read */}\n\n', ''] },
    `one/en.mdx:8:1  "intro" cannot be the id of a heading: a part of every lesson is already called so.
  → Choose another id, the same in every language.`,
  ],
  [
    'an import',
    { [en]: ['Words before.', 'import X from "./x.astro"'] },
    `one/en.mdx:6:1  A lesson cannot import anything.
  → Take the line out: the components are there without import. A sentence must begin with another word.`,
  ],
  [
    'an export',
    { [en]: ['Words before.', 'export const x = 1'] },
    `one/en.mdx:6:1  A lesson cannot export anything.
  → Take the line out: the components are there without import. A sentence must begin with another word.`,
  ],
  [
    'an expression',
    { [en]: ['Words before.', "It is {1 + 1} o'clock."] },
    `one/en.mdx:6:7  {1 + 1} is an expression. A lesson is prose, without code that runs.
  → Write the text itself, {{name}} for a constant, or \\{ for a plain brace.`,
  ],
  [
    'a constant that is not declared, in prose',
    { [en]: ['Words before.', 'See {{bas}} and [it]({{base}}/x).'] },
    `one/en.mdx:6:5  {{bas}} is not a constant of this workshop.
  → Did you mean "base"? The constants are: base. They are in workshop.yaml. To show the braces themselves, write \\{{bas}}, in running text \\{\\{bas}}.`,
  ],
  [
    'a constant that is not declared, in the front matter',
    { [en]: ['title: One', 'title: One {{bas}}'] },
    `one/en.mdx:2:8  {{bas}} is not a constant of this workshop.
  → Did you mean "base"? The constants are: base. They are in workshop.yaml. To show the braces themselves, write \\{{bas}}, in running text \\{\\{bas}}.`,
  ],
  [
    'pictures that a page would not show',
    {
      [en]: [
        'Words before.',
        '![A](./images/a.png) ![B](/b.png) ![C](https://example.org/c.png) ![D][d]\n\n[d]: ../d.png',
      ],
    },
    `one/en.mdx:6:1  There is no picture ./images/a.png beside this file.
  → Put it into the folder of the lesson, and write its path from there: ![what it shows](./images/name.png).
one/en.mdx:6:22  The picture /b.png begins at the root of the host, where the site need not be.
  → Put it into the folder of the lesson, and write its path from there: ![what it shows](./images/name.png).
one/en.mdx:6:35  The picture https://example.org/c.png is not a file of this site, and a page loads nothing from others.
  → Put it into the folder of the lesson, and write its path from there: ![what it shows](./images/name.png).
one/en.mdx:6:67  There is no picture ../d.png beside this file.
  → Put it into the folder of the lesson, and write its path from there: ![what it shows](./images/name.png).`,
  ],
  [
    'a lesson whose file ends otherwise',
    { [l]: null, 'one/lesson.yml': 'minutes: 5\n' },
    `one/lesson.yaml:1:1  This file does not exist. It is what all languages of the lesson share.
  → There is lesson.yml: rename it.`,
  ],
  [
    'a source that ends otherwise',
    { [en]: null, 'one/en.md': 'Words.\n' },
    `one/en.mdx:1:1  This file does not exist, and en is the source that all translations are made from.
  → There is en.md: rename it.`,
  ],
  [
    'a command with a colon, without quotes',
    { [l]: [`  apply:`, `  commit: { run: [git commit -m "fix: typo"] }\n  apply:`] },
    `one/lesson.yaml:5:19  "commands.commit.run[0]" is a map of keys and values, not text.
  → Text with ": " in it goes in quotes, '…', or on a line of its own below "|-".`,
  ],
  [
    'an unknown component',
    { [en]: ['<Output id="ready" />', '<Ouput id="ready" />'] },
    `one/en.mdx:21:1  There is no component <Ouput>.
  → Did you mean "Output"? Write \\< for a plain "<", or put code into \`…\`. The components are: ${componentNames}.`,
  ],
  [
    'HTML that has no place in a lesson',
    { [en]: ['Words before.', 'Some <span style="color: red">words</span>.'] },
    `one/en.mdx:6:6  There is no component <span>.
  → Take it out: a lesson has no layout of its own.`,
  ],
  [
    'a component in a paragraph',
    { [en]: ['<Output id="ready" />', 'See <Output id="ready" /> here.'] },
    `one/en.mdx:21:5  <Output> stands in the middle of a paragraph.
  → Give it a line of its own, with an empty line before and after.`,
  ],
  [
    'a tab without tabs',
    { [en]: ['Words before.', '<Tab value="a" label="A">\n\nWords.\n\n</Tab>'] },
    `one/en.mdx:6:1  <Tab> does not stand directly in <Tabs>.
  → Put it between <Tabs …> and </Tabs>.`,
  ],
  [
    'words between steps',
    { [en]: ['  <Step id="image">', '  Words between.\n\n  <Step id="image">'] },
    `one/en.mdx:11:3  <Walkthrough> holds something else than <Step>.
  → Move it into a <Step>, or out of <Walkthrough>.
one/en.mdx:11:3  <Step> stands in the middle of a paragraph.
  → Give it a line of its own, with an empty line before and after.`,
  ],
  [
    'a step that says nothing',
    { [en]: ['What runs.', '{/* later */}'] },
    `one/en.mdx:12:3  The step "image" says nothing.
  → Write it, or in a translation take it out: then the words of the source are shown.`,
  ],
  [
    'a component without id',
    { [en]: ['<Output id="ready" />', '<Output />'] },
    `one/en.mdx:21:1  <Output> has no id.
  → Add id="…".`,
  ],
  [
    'an attribute nobody knows',
    { [en]: ['<Output id="ready" />', '<Output id="ready" agian />'] },
    `one/en.mdx:21:20  <Output> has no attribute "agian".
  → Did you mean "again"? It can have: id, again.`,
  ],
  [
    'an attribute with an expression',
    { [en]: ['<Output id="ready" />', '<Output id={"ready"} {...more} />'] },
    `one/en.mdx:21:9  id of <Output> is an expression. A lesson is prose, without code that runs.
  → Write id="…".
one/en.mdx:21:22  {…} of <Output> is an expression. A lesson is prose, without code that runs.
  → Write each attribute by its name.`,
  ],
  [
    'a flag with a value',
    {
      [en]: ['<Output id="ready" />', '<Output id="ready" />\n\n<Output id="ready" again="yes" />'],
    },
    `one/en.mdx:23:20  again of <Output> has a value.
  → Write only again.`,
  ],
  [
    'details that are open with a value',
    { [en]: ['Words before.', '<Details summary="Why" open="open">\n\nWords.\n\n</Details>'] },
    `one/en.mdx:6:24  open of <Details> has a value.
  → Write only open.`,
  ],
  [
    'an empty attribute',
    { [en]: ['Words before.', '<Details summary="">\n\nWords.\n\n</Details>'] },
    `one/en.mdx:6:10  summary of <Details> is empty.
  → Write summary="…".`,
  ],
  [
    'an attribute with a value it cannot have',
    { [en]: ['Words before.', '<Aside type="warning">\n\nWords.\n\n</Aside>'] },
    `one/en.mdx:6:8  type of <Aside> cannot be "warning".
  → It can be: note, tip, caution, recap.`,
  ],
  [
    'an unknown command in prose',
    {
      [en]: ['<Command id="get" />', '<Command id="got" />'],
      [pt]: ['<Command id="get" />\n\n', ''],
    },
    `one/en.mdx:19:1  There is no command "got" in lesson.yaml.
  → Did you mean "get"? The commands there are: get, apply.`,
  ],
  [
    'an unknown step',
    { [en]: ['<Step id="image">', '<Step id="imgae">'] },
    `one/en.mdx:10:1  The step "image" of the walkthrough "tour" is not written.
  → Write <Step id="image">…</Step> here, or take it out of lesson.yaml.
one/en.mdx:12:3  There is no step "imgae" in the walkthrough "tour" of lesson.yaml.
  → Did you mean "image"? The steps there are: labels, image.`,
  ],
  [
    'an id for the second time',
    { [en]: ['<Output id="ready" />', '<Output id="ready" />\n\n<Output id="ready" />'] },
    `one/en.mdx:23:1  The output "ready" stands here for the second time; the first is in line 21.
  → Write again to repeat it: <Output id="ready" again />.`,
  ],
  [
    'a criterion outside of a check, and one in the middle of its question',
    {
      [en]: [
        '<Check id="web-ready">Is it there?</Check>',
        '<Check id="web-ready">\nIs it <Criterion>All are.</Criterion> there?\n</Check>\n\n<Criterion>It is there.</Criterion>',
      ],
    },
    `one/en.mdx:24:7  <Criterion> stands in the middle of a paragraph.
  → Give it a line of its own, with an empty line before and after.
one/en.mdx:27:1  <Criterion> does not stand directly in <Check>.
  → Put it between <Check …> and </Check>.`,
  ],
  [
    'a criterion that says nothing, and others that say too much',
    {
      [en]: [
        '<Check id="web-ready">Is it there?</Check>',
        '<Check id="web-ready">\n\nIs it there?\n\n<Criterion></Criterion>\n\n<Criterion>\n\nOne.\n\nTwo.\n\n</Criterion>\n\n<Criterion>\n\n- One.\n\n</Criterion>\n\n</Check>',
      ],
    },
    `one/en.mdx:27:1  This <Criterion> says nothing.
  → Say in one sentence what must be true of the output, or take it out: then the page says what the check asks for.
one/en.mdx:29:1  This <Criterion> holds more than a sentence.
  → Keep one paragraph of words, links and \`code\`. Write one <Criterion> for each thing that must be true, and move the rest into the prose.
one/en.mdx:37:1  This <Criterion> holds more than a sentence.
  → Keep one paragraph of words, links and \`code\`. Write one <Criterion> for each thing that must be true, and move the rest into the prose.`,
  ],
  [
    'a criterion with an attribute',
    {
      [pt]: [
        '<Check id="web-ready">Está lá?</Check>',
        '<Check id="web-ready">\n\nEstá lá?\n\n<Criterion id="a">Está `lá`, *sim*.</Criterion>\n\n</Check>',
      ],
    },
    `one/pt-BR.mdx:20:12  <Criterion> has no attribute "id".
  → It has none at all: take it out.`,
  ],
  [
    'a hint outside of a check, one that says nothing, and a fourth',
    {
      [en]: [
        '<Check id="web-ready">Is it there?</Check>',
        '<Check id="web-ready">\n\nIs it there?\n\n<Hint>One.</Hint>\n\n<Hint></Hint>\n\n<Hint>Three.</Hint>\n\n<Hint>Four.</Hint>\n\n</Check>\n\n<Hint>Five.</Hint>',
      ],
      [pt]: [
        '<Check id="web-ready">Está lá?</Check>',
        '<Check id="web-ready">\n\nEstá lá?\n\n<Hint>Uma.</Hint>\n\n<Hint>Duas.</Hint>\n\n<Hint>Três.</Hint>\n\n<Hint>Quatro.</Hint>\n\n</Check>',
      ],
    },
    `one/en.mdx:29:1  This <Hint> says nothing.
  → Say what the learner may look at, or try, and why. A command alone is no hint.
one/en.mdx:33:1  The check "web-ready" has more than three hints.
  → Keep three at most: where to look, what to try, and the command with its reason.
one/en.mdx:37:1  <Hint> does not stand directly in <Check>.
  → Put it between <Check …> and </Check>.
one/pt-BR.mdx:26:1  The check "web-ready" has more than three hints.
  → Keep three at most: where to look, what to try, and the command with its reason.`,
  ],
  [
    'hints for what does not come of a paste, and one for a finding that does',
    {
      [en]: [
        '<Check id="web-ready">Is it there?</Check>',
        '<Check id="web-ready">\n\nIs it there?\n\n<Hint for="fialed">One.</Hint>\n\n<Hint for="pod-image-pul">Two.</Hint>\n\n<Hint for="since-progress">Three.</Hint>\n\n</Check>',
      ],
      [pt]: [
        '<Check id="web-ready">Está lá?</Check>',
        '<Check id="web-ready">\n\nEstá lá?\n\n<Hint for="met">Uma.</Hint>\n\n<Hint for="pod-crashing">Duas.</Hint>\n\n</Check>',
      ],
    },
    `one/en.mdx:27:7  This hint would never be offered: "fialed" is neither a finding nor a verdict that is not met.
  → Did you mean "failed"? The verdicts are: waiting, missing, unreadable, failed, unrelated. The codes of findings are in the report of readyroom check --format json.
one/en.mdx:29:7  This hint would never be offered: "pod-image-pul" is neither a finding nor a verdict that is not met.
  → Did you mean "pod-image-pull"? The verdicts are: waiting, missing, unreadable, failed, unrelated. The codes of findings are in the report of readyroom check --format json.
one/pt-BR.mdx:16:1  The hints of the check "web-ready" are 2 (met, pod-crashing); in one/en.mdx they are 3 (fialed, pod-image-pul, since-progress).
  → Give every language the same hints in the same order, each for the same.
one/pt-BR.mdx:20:7  This hint would never be offered: "met" is neither a finding nor a verdict that is not met.
  → The verdicts are: waiting, missing, unreadable, failed, unrelated. The codes of findings are in the report of readyroom check --format json.`,
  ],
  [
    'hints that a translation does not have',
    {
      [en]: [
        '<Check id="web-ready">Is it there?</Check>',
        '<Check id="web-ready">\n\nIs it there?\n\n<Hint>One.</Hint>\n\n</Check>',
      ],
    },
    `one/pt-BR.mdx:16:1  The hints of the check "web-ready" are none; in one/en.mdx they are 1 (any verdict).
  → Give every language the same hints in the same order, each for the same.`,
  ],
  [
    'a check for the second time',
    {
      [en]: ['<Output id="ready" />', '<Output id="ready" />\n\n<Check id="web-ready">Q?</Check>'],
    },
    `one/en.mdx:25:1  The check "web-ready" stands here for the second time; the first is in line 23.
  → It stands once in a lesson. Lead readers back to it with a link: [words](#check-web-ready).`,
  ],
  [
    'a heading id for the second time',
    { [en]: ['## Run {/* #run */}', '## Run {/* #run */}\n\n### More {/* #run */}'] },
    `one/en.mdx:17:1  The heading "run" stands here for the second time; the first is in line 15.
  → Give it an id of its own.`,
  ],
  [
    'an id that a component has as its address',
    { [en]: ['## Run {/* #run */}', '## Run {/* #run */}\n\n### More {/* #output-ready */}'] },
    `one/en.mdx:23:1  The output "ready" would have the address #output-ready, which line 17 has already.
  → Give one of the two another id.`,
  ],
  [
    'a repeat before the first',
    { [en]: ['Words before.', '<Output id="ready" again />'] },
    `one/en.mdx:6:1  The output "ready" is marked \`again\`, but it does not stand before.
  → Take \`again\` out here, or put the first one before.`,
  ],
  [
    'steps in another order than in lesson.yaml',
    {
      [en]: [
        '  <Step id="labels">What it is called.</Step>\n  <Step id="image">What runs.</Step>\n',
        '  <Step id="image">What runs.</Step>\n  <Step id="labels">What it is called.</Step>\n',
      ],
    },
    `one/en.mdx:12:3  The step "labels" stands after "image", but before it in lesson.yaml.
  → Keep the order of lesson.yaml: labels, image.`,
  ],
  [
    'a step nobody wrote',
    { [en]: ['  <Step id="image">What runs.</Step>\n', ''] },
    `one/en.mdx:10:1  The step "image" of the walkthrough "tour" is not written.
  → Write <Step id="image">…</Step> here, or take it out of lesson.yaml.`,
  ],
  [
    'an id in a translation that the source does not have',
    {
      [pt]: ['## Rode {/* #run */}', '## Rode {/* #rum */}\n\n<Output id="ready" />'],
      [en]: ['<Output id="ready" />\n\n', ''],
    },
    `one/pt-BR.mdx:10:1  The heading "rum" is not in the source, one/en.mdx.
  → Did you mean "run"? Add {/* #rum */} to the source, or take it out here.
one/pt-BR.mdx:12:1  The output "ready" is not in the source, one/en.mdx.
  → Add <Output id="ready"> to the source, or take it out here.`,
  ],
  [
    'an id in a translation at another place',
    {
      [pt]: [
        '<Command id="apply" />\n\n<Command id="get" />',
        '<Command id="get" />\n\n<Command id="apply" />',
      ],
    },
    `one/pt-BR.mdx:14:1  The command "apply" stands at another place than in the source, one/en.mdx.
  → Move it to where the source has it: after {/* #run */}.`,
  ],
  [
    'an id in a translation that belongs at the beginning',
    {
      [pt]: [
        '## Leia {/* #read */}\n\n## Rode {/* #run */}\n\n<Command id="apply" />\n',
        '## Rode {/* #run */}\n\n<Command id="apply" />\n\n## Leia {/* #read */}\n',
      ],
    },
    `one/pt-BR.mdx:12:1  The heading "read" stands at another place than in the source, one/en.mdx.
  → Move it to the beginning, where the source has it.`,
  ],
  [
    'a picture in HTML',
    { [en]: ['Words before.', '<img src="./a.png" />'] },
    `one/en.mdx:6:1  There is no component <img>.
  → A picture is written ![what it shows](./images/name.png).`,
  ],
  [
    'a picture in HTML that is not closed',
    { [en]: ['Words before.', '<img src="./a.png">'] },
    `one/en.mdx:6:1  <img> begins here and is never closed.
  → A picture is written ![what it shows](./images/name.png).`,
  ],
  [
    'a line break in HTML that is not closed',
    { [en]: ['Words before.', 'Words<br>before.'] },
    `one/en.mdx:6:6  <br> begins here and is never closed in its paragraph.
  → Write <br/>: an element that holds nothing is closed at once.`,
  ],
  [
    'a command without an id, and its translation',
    { [en]: ['<Command id="get" />', '<Command />'] },
    `one/en.mdx:19:1  <Command> has no id.
  → Add id="…".`,
  ],
  [
    'an id twice in the source, and its translation',
    { [en]: ['{/* #run */}', '{/* #read */}'] },
    `one/en.mdx:15:1  The heading "read" stands here for the second time; the first is in line 8.
  → Give it an id of its own.`,
  ],
];
