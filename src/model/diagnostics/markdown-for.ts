/** What is written in a lesson in the place of elements of HTML. */
export const markdownFor: Readonly<Record<string, string>> = {
  img: 'A picture is written ![what it shows](./images/name.png).',
  a: 'A link is written [words](address).',
  b: 'Strong words are written **words**.',
  strong: 'Strong words are written **words**.',
  i: 'Stressed words are written *words*.',
  em: 'Stressed words are written *words*.',
  code: 'Code is written between backticks: `…`.',
  pre: 'A block of code stands between lines of three backticks, ```.',
  p: 'Paragraphs are parted by an empty line.',
  hr: 'A line across is written ---, with an empty line before and after.',
  ul: 'Each item of a list begins with "- ".',
  ol: 'Each item of a numbered list begins with "1. ".',
  li: 'Each item of a list begins with "- ".',
  table: 'A table is written with | between its cells.',
  blockquote: 'A quotation begins with "> ".',
  details: 'What can be opened is written <Details summary="…">…</Details>.',
  div: 'Take it out: a lesson has no layout of its own. A remark is written <Aside>…</Aside>.',
  span: 'Take it out: a lesson has no layout of its own.',
  TabItem: 'A tab is written <Tab value="…" label="…">, and stands in <Tabs>.',
  ...Object.fromEntries(
    [
      'Note',
      'Tip',
      'Info',
      'Important',
      'Warning',
      'Caution',
      'Danger',
      'Callout',
      'Admonition',
    ].map((name) => [
      name,
      'A box is written <Aside type="tip">; the types are note, tip, caution, recap.',
    ]),
  ),
  ...Object.fromEntries(
    [1, 2, 3, 4].map((depth) => [
      `h${depth}`,
      `A heading is written ${'#'.repeat(Math.max(2, depth))} Words {/* #id */}.`,
    ]),
  ),
};

/** Elements that have no end, each with what is written for it. */
export const unclosedElements: Readonly<Record<string, string>> = {
  Command: 'Write <Command id="…" />: it holds nothing, and is closed at once.',
  br: 'Write <br/>: an element that holds nothing is closed at once.',
  wbr: 'Write <wbr/>: an element that holds nothing is closed at once.',
  img: markdownFor['img'] ?? '',
  hr: markdownFor['hr'] ?? '',
};
