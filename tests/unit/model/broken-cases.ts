import type { Change } from './written-content.ts';
const w = 'workshop.yaml';
const l = 'one/lesson.yaml';
const m = 'one/manifests/web.yaml';
const en = 'one/en.mdx';
const pt = 'one/pt-BR.mdx';

/** Text and single bytes. */
const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const g = 'glossary.yaml';
const glossary = `terms:
  taint:
    words:
      en: { term: taint, also: [taints], meaning: A mark. }
`;
const svg = 'one/drawings/path.svg';
const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120">
  <defs>
    <marker id="to" viewBox="0 0 8 8" refX="8" refY="4" orient="auto"><path class="head" d="M0 0 8 4 0 8z" /></marker>
  </defs>
  <path class="flow" d="M40 60h200" marker-end="url(#to)" />
  <text x="40" y="30" data-label="pod" data-max="60" />
  <text class="code" x="40" y="90">eth0</text>
</svg>
`;
const shown = `<Diagram id="path">
  <Label id="pod">Pod</Label>

A line leads from the Pod to its node.

</Diagram>`;

/** A diagram that is sound but for one change in its file or in what the prose says of it. */
const diagram = (
  inSvg: readonly [string, string] = ['', ''],
  inProse: readonly [string, string] = ['', ''],
): Readonly<Record<string, Change>> => ({
  [l]: ['minutes: 5', 'minutes: 5\ndiagrams: { path: { file: drawings/path.svg } }'],
  [svg]: whole.replace(...inSvg),
  [en]: ['Words before.', shown.replace(...inProse)],
});

/** One way to break the sound workshop each; what is said about it stands in tests/fixtures/broken/problems.txt. */
export const brokenCases: readonly (readonly [string, Readonly<Record<string, Change>>])[] = [
  // files
  [
    'a folder whose name cannot stand in an address',
    {
      'one/x/.keep': '',
      '../Big Folder/workshop.yaml': 'title: {en: A}\nsource: en\nlocales: [en]\nlessons: [one]\n',
      '../Big Folder/one/lesson.yaml': 'minutes: 1\nenvironments: [reading]\n',
      '../Big Folder/one/en.mdx': '---\ntitle: A\ndescription: B\n---\n\nWords.\n',
    },
  ],
  [
    'a workshop whose name is the address of the check page',
    {
      '../check/workshop.yaml': 'title: {en: A}\nsource: en\nlocales: [en]\nlessons: [one]\n',
      '../check/one/lesson.yaml': 'minutes: 1\nenvironments: [reading]\n',
      '../check/one/en.mdx': '---\ntitle: A\ndescription: B\n---\n\nWords.\n',
    },
  ],
  ['a folder without workshop.yaml', { '../other/notes.txt': 'x' }],
  ['an empty workshop.yaml', { [w]: '\n' }],
  ['a file that is a folder', { [m]: null, 'one/manifests/web.yaml/x': 'x' }],
  ['a manifest that is not there', { [m]: null }],
  ['a lesson without lesson.yaml', { [l]: null }],
  [
    'a lesson.yaml that is not UTF-8',
    { [l]: bytes('minutes: 5\n# caf', [0xe9], '\nenvironments: [kind]\n') },
  ],
  [
    'prose that is not UTF-8',
    { [en]: bytes('---\ntitle: One\ndescription: The fi', [0xff, 0xfe], 'rst\n---\n') },
  ],
  ['an empty prose file', { [pt]: '  \n' }],
  ['a lesson in the list without a folder', { [w]: ['[one]', '[one, two]'] }],
  ['a lesson folder that is not in the list', { 'two/lesson.yaml': 'minutes: 5\n' }],
  ['a lesson listed twice', { [w]: ['[one]', '[one, one]'] }],
  ['a locale that Readyroom does not speak', { [w]: ['[en, pt-BR]', '[en, pt-BR, fr]'] }],
  ['a locale listed twice', { [w]: ['[en, pt-BR]', '[en, pt-BR, en]'] }],
  ['a source that is no locale', { [w]: ['source: en', 'source: fr'] }],
  ['a lesson without its source', { [en]: null }],
  ['prose in a locale that is not listed', { 'one/pt-br.mdx': '---\ntitle: Um\n---\n' }],
  ['words in a locale that is not listed', { [w]: ['pt-BR: Uma', 'pt: Uma'] }],
  ['words without the source', { [w]: ['label: { en: A node }', 'label: { pt-BR: Um nó }'] }],
  ['a damaged lock', { 'one/translations.lock.json': '{' }],
  // yaml
  [
    'YAML that cannot be read, and every fault of it',
    { [l]: 'minutes: 5\nminutes: 6\nenvironments: [kind\ncommands: @x\n' },
  ],
  ['a manifest that is not YAML', { [m]: 'kind: DaemonSet\n  metadata: x\n' }],
  ['several documents in lesson.yaml', { [l]: 'minutes: 5\n---\nminutes: 6\n' }],
  ['an unknown key at the top', { [l]: ['minutes: 5', 'minuts: 5'] }],
  ['an unknown key further down', { [l]: ['rejects: [{ verdict', 'rejects: [{ verdcit'] }],
  ['a key that is like no other', { [w]: ['source: en', 'source: en\nzzz: 1'] }],
  ['a missing key', { [w]: ['label: { en: A node }', 'lable: { en: A node }'] }],
  [
    'a number where text is expected',
    { [w]: ['source: en', 'source: en\ntestedWith: { kubernetes: 1.36 }'] },
  ],
  [
    'text where a list is expected',
    { [l]: ['run: [kubectl get daemonset web]', 'run: kubectl get daemonset web'] },
  ],
  ['nothing where a list is expected', { [w]: ['lessons: [one]', 'lessons:'] }],
  ['a list instead of a map for the whole file', { [w]: '- a\n- b\n' }],
  ['a word that is none of those that can stand there', { [l]: ['[kind]', '[kidn]'] }],
  ['an empty list', { [w]: ['lessons: [one]', 'lessons: []'] }],
  ['an id with capitals', { [l]: ['  get: {', '  Get_Nodes: {'] }],
  ['a pattern that is no regular expression', { [w]: ["'[a-z0-9-]+'", "'[a-z'"] }],
  ['a constant that is not declared, in YAML', { [l]: ['{{base}}', '{{bsae}}'] }],
  ['front matter with an unknown key', { [en]: ['description: The', 'descripton: The'] }],
  ['front matter that is not YAML', { [en]: ['title: One', 'title: One: the first'] }],
  ['no front matter', { [en]: ['---\ntitle: One\ndescription: The first lesson.\n---\n', ''] }],
  ['front matter that does not end', { [en]: ['lesson.\n---', 'lesson.'] }],
  // structure
  ['a walkthrough of an unknown manifest', { [l]: ['manifest: web', 'manifest: wbe'] }],
  [
    'a check on an unknown command and output',
    { [l]: ['command: get\n    output: ready', 'command: got\n    output: redy'] },
  ],
  [
    'an unknown command and check to start from',
    {
      [l]: [
        'environments: [kind]',
        'environments: [kind]\nstartsFrom: { check: web-redy, bring: [aply] }',
      ],
    },
  ],
  [
    'a line after an unknown command',
    {
      [l]: [
        "expect: [{ kind: DaemonSet, name: web, ready: true }]\n    rejects: [{ verdict: waiting, change: { DaemonSet/web: { READY: '2' } } }]",
        "lines: [{ line: 'web *', after: probe }]",
      ],
    },
  ],
  ['a prompt', { [l]: ['[kubectl get daemonset web]', "['$ kubectl get daemonset web']"] }],
  [
    'a comment in a command',
    { [l]: ['[kubectl get daemonset web]', "['kubectl get daemonset web # all of it']"] },
  ],
  ['a placeholder', { [l]: ['[kubectl get daemonset web]', '[kubectl get node <NODE-NAME>]'] }],
  [
    'a variable that is not declared',
    { [l]: ['[kubectl get daemonset web]', '[\'kubectl get node "${NODE_NAM:?}"\']'] },
  ],
  [
    'a variable of a check that is not declared',
    { [l]: ['name: web, ready: true', 'name: $WEB, ready: true'] },
  ],
  [
    'a variable within a pattern, a namespace and a line of a check that is not declared',
    {
      [l]: [
        'expect: [{ kind: DaemonSet, name: web, ready: true }]',
        "expect: [{ kind: Pod, match: $NODE_NAM-*, namespace: $SPACE, ready: true }]\n    lines: [{ line: 'node/$NODE tainted' }]",
      ],
    },
  ],
  [
    'a variable of a check as a shell has it',
    { [l]: ['name: web, ready: true', "name: web, namespace: '${NODE_NAME:?}', ready: true"] },
  ],
  ['a manifest outside the lesson', { [l]: ['manifests/web.yaml', '../web.yaml'] }],
  ['a YAML path that is none', { [l]: ['metadata.labels', 'metadata..labels'] }],
  ['a filter that is none', { [l]: ['[name=web].image', '[name].image'] }],
  ['a YAML path with an unknown key', { [l]: ['metadata.labels', 'metadata.lables'] }],
  ['a YAML path with an unknown item', { [l]: ['[name=web].image', '[name=wbe].image'] }],
  ['a YAML path with a number too high', { [l]: ['[name=web].image', '[2].image'] }],
  ['a YAML path to nothing', { [m]: ['image: web:1', 'image:'] }],
  ['an ambiguous filter', { [m]: ['name: side', 'name: web'] }],
  ['a key looked for in a list', { [l]: ['[name=web].image', '.web.image'] }],
  ['an item looked for in a single value', { [l]: ['metadata.labels', "'kind[0]'"] }],
  ['an unknown document', { [l]: ['DaemonSet/web', 'Deamonset/web'] }],
  ['a document that must be named', { [l]: ['    doc: DaemonSet/web\n', ''] }],
  ['a document that is there twice', { [m]: ['kind: Service', 'kind: DaemonSet'] }],
  [
    'a step outside of what is shown',
    { [l]: ['doc: DaemonSet/web', 'doc: DaemonSet/web\n    within: spec'] },
  ],
  ['a step that stands twice in lesson.yaml', { [l]: ['{ id: image, at', '{ id: labels, at'] }],
  ['an unknown reason', { [l]: ['why: age', 'why: agee'] }],
  ['a difference in nothing', { [l]: ['{ column: AGE, why: age }', '{ why: age }'] }],
  ['a column that the output does not have', { [l]: ['column: AGE', 'column: AEG'] }],
  ['a column without a value', { [l]: ['column: AGE', 'column: NODE SELECTOR'] }],
  ['a match of nothing', { [l]: ['column: AGE', "column: NAME, match: 'x+'"] }],
  ['a match of nothing in the whole text', { [l]: ['column: AGE', "match: 'x+'"] }],
  ['a match that is no regular expression', { [l]: ['column: AGE', "match: '('"] }],
  [
    'a check that asks for nothing',
    { [l]: ['    expect: [{ kind: DaemonSet, name: web, ready: true }]\n', ''] },
  ],
  [
    'an expectation about nothing',
    { [l]: ['kind: DaemonSet, name: web, ready', 'name: web, ready'] },
  ],
  [
    'an expectation about no object',
    { [l]: ['kind: DaemonSet, name: web, ready', 'kind: DaemonSet, ready'] },
  ],
  ['an expectation about two things', { [l]: ['name: web, ready', 'name: web, all: true, ready'] }],
  [
    'an expectation that asks what cannot be ready to be ready',
    {
      [l]: [
        '{ kind: DaemonSet, name: web, ready: true }',
        '{ kind: NetworkPolicy, name: web, ready: true }',
      ],
    },
  ],
  ['an expectation that asks for nothing', { [l]: ['name: web, ready: true', 'name: web'] }],
  [
    'what is absent and ready',
    { [l]: ['name: web, ready: true', 'name: web, ready: true, absent: true'] },
  ],
  [
    'the one object by name, chosen again',
    { [l]: ['ready: true', "ready: true, where: { READY: '= 3' }"] },
  ],
  [
    'what is absent, chosen by a column',
    { [l]: ['name: web, ready: true', "all: true, absent: true, where: { READY: '= 3' }"] },
  ],
  [
    'all objects, chosen and nothing said',
    { [l]: ['name: web, ready: true', "all: true, where: { READY: '= 3' }"] },
  ],
  [
    'a table with a kind and a column it does not have',
    {
      [l]: [
        '[{ kind: DaemonSet, name: web, ready: true }]',
        "[{ table: [NAME, STATUS], kind: Pod, columns: { AGE: '= 1' } }]",
      ],
    },
  ],
  [
    'a table of which nothing is asked',
    {
      [l]: [
        '[{ kind: DaemonSet, name: web, ready: true }]',
        "[{ table: [NAME], where: { NAME: '= web' } }]",
      ],
    },
  ],
  [
    'a line that is there and absent',
    {
      [l]: [
        'output: ready\n',
        'output: ready\n    lines: [{ line: a, absentLine: b }, { absentLine: c, ends: [d] }]\n',
      ],
    },
  ],
  [
    'no other line, and how often, of no line',
    {
      [l]: [
        'output: ready\n',
        'output: ready\n    lines: [{ only: true }, { absentLine: c, only: true, times: 2 }]\n',
      ],
    },
  ],
  [
    'a line that is there no time, and half a time',
    {
      [l]: [
        'output: ready\n',
        'output: ready\n    lines: [{ line: a, times: 0 }, { line: b, times: 1.5 }, { line: c, only: false }]\n',
      ],
    },
  ],
  ['a condition that is none', { [l]: ['ready: true', 'ready: true, columns: { READY: 3 pods }'] }],
  [
    'a count that is none',
    { [l]: ['name: web, ready: true', 'all: true, count: some, ready: true'] },
  ],
  [
    'an output its own check does not accept',
    { [l]: ['3         3         3       3', '3         3         1       3'] },
  ],
  ['a sample that gets another verdict', { [l]: ['verdict: waiting', 'verdict: failed'] }],
  ['a sample that is accepted', { [l]: ["READY: '2'", "READY: '3'"] }],
  [
    'a sample that is not accepted',
    {
      [l]: [
        'rejects:',
        'accepts: [{ text: \'Error from server (NotFound): daemonsets.apps "web" not found\' }]\n    rejects:',
      ],
    },
  ],
  [
    'a sample without text',
    {
      [l]: [
        "rejects: [{ verdict: waiting, change: { DaemonSet/web: { READY: '2' } } }]",
        'rejects: [{ verdict: waiting }]',
      ],
    },
  ],
  ['a change of nothing', { [l]: ['    output: ready\n', ''] }],
  [
    'a change of a row that is not there',
    { [l]: ['change: { DaemonSet/web', 'change: { DaemonSet/wbe'] },
  ],
  ['a change of a column that is not there', { [l]: ["{ READY: '2' }", "{ REDY: '2' }"] }],
  // diagrams
  [
    'a diagram outside the lesson',
    { [l]: ['minutes: 5', 'minutes: 5\ndiagrams: { path: { file: ../path.svg } }'] },
  ],
  ['a diagram that is not there', { ...diagram(), [svg]: null }],
  ['a diagram with a prolog', diagram(['<svg', '<?xml version="1.0"?>\n<svg'])],
  ['a diagram with a tag that is not closed', diagram(['data-max="60" />', 'data-max="60">'])],
  ['a diagram with a tag that was not opened', diagram(['</defs>', '</defs></g>'])],
  ['a diagram with an attribute without quotes', diagram(['x="40"', 'x=40'])],
  ['a diagram with an ampersand', diagram(['eth0', 'eth0 & eth1'])],
  ['a diagram with a comment that does not end', diagram(['<path class="flow"', '<!-- '])],
  ['a diagram with an attribute twice', diagram(['x="40"', 'x="40" x="50"'])],
  ['a diagram that is no svg', { ...diagram(), [svg]: '<g></g>\n' }],
  ['two diagrams in a file', { ...diagram(), [svg]: `${whole}<svg />\n` }],
  ['a diagram without a size', diagram([' viewBox="0 0 320 120"', ''])],
  ['a diagram that is too wide', diagram(['0 0 320 120', '0 0 1280 120'])],
  [
    'a diagram with a script, and all else that has no place in it',
    diagram([
      '<path class="flow"',
      '<script>alert(1)</script>\n<image href="https://example.org/a.png" />\n<svg />\n<path style="color: red" onclick="x()" fill="red" class="flwo"',
    ]),
  ],
  ['a diagram with an arrow that is not there', diagram(['url(#to)', 'url(other.svg#to)'])],
  ['a diagram with words of its own', diagram(['class="code" x="40"', 'x="40"'])],
  ['a diagram with words in no text', diagram(['</defs>', '</defs>Words'])],
  ['a diagram with an empty text', diagram(['eth0', ''])],
  ['a label without a measure', diagram([' data-max="60"', ''])],
  [
    'a label with a wrong id',
    diagram(['data-label="pod"', 'data-label="The Pod"'], ['"pod"', '"p"']),
  ],
  ['a label with words in the diagram', diagram(['data-max="60" />', 'data-max="60">Pod</text>'])],
  ['a label without words', diagram(undefined, ['  <Label id="pod">Pod</Label>\n', ''])],
  ['a label that the diagram does not have', diagram(undefined, ['"pod"', '"pdo"'])],
  ['a label twice', diagram(undefined, ['</Label>', '</Label>\n  <Label id="pod">Pod</Label>'])],
  ['a label with code', diagram(undefined, ['>Pod<', '>`Pod`<'])],
  ['an empty label', diagram(undefined, ['>Pod<', '><'])],
  ['a label that is too wide', diagram(undefined, ['>Pod<', '>A Pod on the node<'])],
  [
    'a diagram that is not described',
    diagram(undefined, ['A line leads from the Pod to its node.\n\n', '']),
  ],
  ['an unknown diagram', diagram(undefined, ['"path"', '"pth"'])],
  ['a label without a diagram', { [en]: ['Words before.', '<Label id="pod">Pod</Label>'] }],
  // glossary
  ['an empty glossary', { [g]: ' \n' }],
  ['a glossary that is not YAML', { [g]: 'terms: [\n' }],
  ['a term without words', { [g]: glossary.replace('words:', 'word:') }],
  ['a term without its meaning', { [g]: glossary.replace(', meaning: A mark.', '') }],
  ['a term with a wrong id', { [g]: glossary.replace('  taint:', '  The Taint:') }],
  [
    'a term that the source does not have',
    { [g]: glossary.replace('en: { term', 'pt-BR: { term') },
  ],
  ['a term in a locale that is not listed', { [g]: glossary.replaceAll('en: {', 'fr: {') }],
  [
    'a form that two terms have',
    { [g]: `${glossary}  mark: { words: { en: { term: taints, meaning: Another. } } }\n` },
  ],
  ['a form that a term has twice', { [g]: glossary.replace('[taints]', '[taints, taint]') }],
  [
    'a constant that is not declared, in the glossary',
    { [g]: glossary.replace('A mark.', '"A {{bas}}."') },
  ],
  [
    'a lesson with the address of the glossary',
    { [w]: ['[one]', '[one, glossary]'], 'glossary/lesson.yaml': 'minutes: 1\n' },
  ],
  // prose
  ['MDX with an element that is not closed', { [en]: ['Words before.', 'Use <NAME> for it.'] }],
  ['MDX with an HTML comment', { [en]: ['Words before.', '<!-- later -->'] }],
  [
    'MDX with an address in angle brackets',
    { [en]: ['Words before.', 'See <https://example.org>.'] },
  ],
  ['MDX with a brace', { [en]: ['Words before.', 'Write { to begin.'] }],
  ['MDX with a wrong closing tag', { [en]: ['Words before.', '</Tabs>'] }],
  [
    'MDX with an attribute without quotes',
    { [en]: ['<Output id="ready" />', '<Output id=ready />'] },
  ],
  [
    'a sentence that MDX takes for an import',
    { [en]: ['Words before.', 'import the file first.'] },
  ],
  [
    'an id in braces, told with all the others',
    { [en]: ['## Read {/* #read */}', '## Read {#read}\n\n### More {#more}\n\n### Less'] },
  ],
  ['a heading without an id', { [en]: ['## Run {/* #run */}', '## Run `it`'] }],
  ['a heading of the first level', { [en]: ['Words before.', '# One'] }],
  ['a heading id with a space', { [en]: ['#read */', '#read this */'] }],
  [
    'a heading id that is taken',
    { [en]: ['#read */', '#intro */'], [pt]: ['## Leia {/* #read */}\n\n', ''] },
  ],
  ['an import', { [en]: ['Words before.', 'import X from "./x.astro"'] }],
  ['an export', { [en]: ['Words before.', 'export const x = 1'] }],
  ['an expression', { [en]: ['Words before.', "It is {1 + 1} o'clock."] }],
  [
    'a constant that is not declared, in prose',
    { [en]: ['Words before.', 'See {{bas}} and [it]({{base}}/x).'] },
  ],
  [
    'a constant that is not declared, in the front matter',
    { [en]: ['title: One', 'title: One {{bas}}'] },
  ],
  [
    'pictures that a page would not show',
    {
      [en]: [
        'Words before.',
        '![A](./images/a.png) ![B](/b.png) ![C](https://example.org/c.png) ![D][d]\n\n[d]: ../d.png',
      ],
    },
  ],
  ['a lesson whose file ends otherwise', { [l]: null, 'one/lesson.yml': 'minutes: 5\n' }],
  ['a source that ends otherwise', { [en]: null, 'one/en.md': 'Words.\n' }],
  [
    'a command with a colon, without quotes',
    { [l]: [`  apply:`, `  commit: { run: [git commit -m "fix: typo"] }\n  apply:`] },
  ],
  ['an unknown component', { [en]: ['<Output id="ready" />', '<Ouput id="ready" />'] }],
  [
    'HTML that has no place in a lesson',
    { [en]: ['Words before.', 'Some <span style="color: red">words</span>.'] },
  ],
  [
    'a component in a paragraph',
    { [en]: ['<Output id="ready" />', 'See <Output id="ready" /> here.'] },
  ],
  [
    'a tab without tabs',
    { [en]: ['Words before.', '<Tab value="a" label="A">\n\nWords.\n\n</Tab>'] },
  ],
  [
    'words between steps',
    { [en]: ['  <Step id="image">', '  Words between.\n\n  <Step id="image">'] },
  ],
  ['a step that says nothing', { [en]: ['What runs.', '{/* later */}'] }],
  ['a component without id', { [en]: ['<Output id="ready" />', '<Output />'] }],
  ['an attribute nobody knows', { [en]: ['<Output id="ready" />', '<Output id="ready" agian />'] }],
  [
    'an attribute with an expression',
    { [en]: ['<Output id="ready" />', '<Output id={"ready"} {...more} />'] },
  ],
  [
    'a flag with a value',
    {
      [en]: ['<Output id="ready" />', '<Output id="ready" />\n\n<Output id="ready" again="yes" />'],
    },
  ],
  [
    'an empty attribute',
    { [en]: ['Words before.', '<Details summary="">\n\nWords.\n\n</Details>'] },
  ],
  [
    'an attribute with a value it cannot have',
    { [en]: ['Words before.', '<Aside type="warning">\n\nWords.\n\n</Aside>'] },
  ],
  [
    'an unknown command in prose',
    {
      [en]: ['<Command id="get" />', '<Command id="got" />'],
      [pt]: ['<Command id="get" />\n\n', ''],
    },
  ],
  ['an unknown step', { [en]: ['<Step id="image">', '<Step id="imgae">'] }],
  [
    'an id for the second time',
    { [en]: ['<Output id="ready" />', '<Output id="ready" />\n\n<Output id="ready" />'] },
  ],
  [
    'a criterion outside of a check, and one in the middle of its question',
    {
      [en]: [
        '<Check id="web-ready">Is it there?</Check>',
        '<Check id="web-ready">\nIs it <Criterion>All are.</Criterion> there?\n</Check>\n\n<Criterion>It is there.</Criterion>',
      ],
    },
  ],
  [
    'a criterion that says nothing, and others that say too much',
    {
      [en]: [
        '<Check id="web-ready">Is it there?</Check>',
        '<Check id="web-ready">\n\nIs it there?\n\n<Criterion></Criterion>\n\n<Criterion>\n\nOne.\n\nTwo.\n\n</Criterion>\n\n<Criterion>\n\n- One.\n\n</Criterion>\n\n</Check>',
      ],
    },
  ],
  [
    'a criterion with an attribute',
    {
      [pt]: [
        '<Check id="web-ready">Está lá?</Check>',
        '<Check id="web-ready">\n\nEstá lá?\n\n<Criterion id="a">Está `lá`, *sim*.</Criterion>\n\n</Check>',
      ],
    },
  ],
  [
    'a check for the second time',
    {
      [en]: ['<Output id="ready" />', '<Output id="ready" />\n\n<Check id="web-ready">Q?</Check>'],
    },
  ],
  [
    'a heading id for the second time',
    { [en]: ['## Run {/* #run */}', '## Run {/* #run */}\n\n### More {/* #run */}'] },
  ],
  [
    'an id that a component has as its address',
    { [en]: ['## Run {/* #run */}', '## Run {/* #run */}\n\n### More {/* #output-ready */}'] },
  ],
  ['a repeat before the first', { [en]: ['Words before.', '<Output id="ready" again />'] }],
  [
    'steps in another order than in lesson.yaml',
    {
      [en]: [
        '  <Step id="labels">What it is called.</Step>\n  <Step id="image">What runs.</Step>\n',
        '  <Step id="image">What runs.</Step>\n  <Step id="labels">What it is called.</Step>\n',
      ],
    },
  ],
  ['a step nobody wrote', { [en]: ['  <Step id="image">What runs.</Step>\n', ''] }],
  [
    'an id in a translation that the source does not have',
    {
      [pt]: ['## Rode {/* #run */}', '## Rode {/* #rum */}\n\n<Output id="ready" />'],
      [en]: ['<Output id="ready" />\n\n', ''],
    },
  ],
  [
    'an id in a translation at another place',
    {
      [pt]: [
        '<Command id="apply" />\n\n<Command id="get" />',
        '<Command id="get" />\n\n<Command id="apply" />',
      ],
    },
  ],
  [
    'an id in a translation that belongs at the beginning',
    {
      [pt]: [
        '## Leia {/* #read */}\n\n## Rode {/* #run */}\n\n<Command id="apply" />\n',
        '## Rode {/* #run */}\n\n<Command id="apply" />\n\n## Leia {/* #read */}\n',
      ],
    },
  ],
];
