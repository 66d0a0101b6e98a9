import { en, l } from './case.ts';
import type { BrokenCase } from './case.ts';
import type { Change } from '../written-content.ts';

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

export const diagrams: readonly BrokenCase[] = [
  [
    'a diagram outside the lesson',
    { [l]: ['minutes: 5', 'minutes: 5\ndiagrams: { path: { file: ../path.svg } }'] },
    `one/lesson.yaml:2:27  "../path.svg" is not a path inside the folder of the lesson.
  → Put the file into the folder of the lesson, and write its path from there, with "/": manifests/deployment.yaml.`,
  ],
  [
    'a diagram that is not there',
    { ...diagram(), [svg]: null },
    `one/drawings/path.svg:1:1  This file does not exist. It is the diagram "path" of one/lesson.yaml.
  → Create it, or correct the path.`,
  ],
  [
    'a diagram with a prolog',
    diagram(['<svg', '<?xml version="1.0"?>\n<svg']),
    `one/drawings/path.svg:1:1  This is not SVG as a diagram is written: here is a "<" that begins no tag.
  → Write one <svg>, every tag closed, values in double quotes, nothing before it. Write &amp; for &, &lt; for <.`,
  ],
  [
    'a diagram with a tag that is not closed',
    diagram(['data-max="60" />', 'data-max="60">']),
    `one/drawings/path.svg:6:3  This is not SVG as a diagram is written: here is <text>, which is not closed before </svg>.
  → Write one <svg>, every tag closed, values in double quotes, nothing before it. Write &amp; for &, &lt; for <.`,
  ],
  [
    'a diagram with a tag that was not opened',
    diagram(['</defs>', '</defs></g>']),
    `one/drawings/path.svg:1:1  This is not SVG as a diagram is written: here is <svg>, which is not closed before </g>.
  → Write one <svg>, every tag closed, values in double quotes, nothing before it. Write &amp; for &, &lt; for <.`,
  ],
  [
    'a diagram with an attribute without quotes',
    diagram(['x="40"', 'x=40']),
    `one/drawings/path.svg:6:9  This is not SVG as a diagram is written: here is x on <text> without a value in double quotes.
  → Write one <svg>, every tag closed, values in double quotes, nothing before it. Write &amp; for &, &lt; for <.`,
  ],
  [
    'a diagram with an ampersand',
    diagram(['eth0', 'eth0 & eth1']),
    `one/drawings/path.svg:7:41  This is not SVG as a diagram is written: here is an "&" that is not written &amp;.
  → Write one <svg>, every tag closed, values in double quotes, nothing before it. Write &amp; for &, &lt; for <.`,
  ],
  [
    'a diagram with a comment that does not end',
    diagram(['<path class="flow"', '<!-- ']),
    `one/drawings/path.svg:5:3  This is not SVG as a diagram is written: here is a comment that does not end.
  → Write one <svg>, every tag closed, values in double quotes, nothing before it. Write &amp; for &, &lt; for <.`,
  ],
  [
    'a diagram with an attribute twice',
    diagram(['x="40"', 'x="40" x="50"']),
    `one/drawings/path.svg:6:16  This is not SVG as a diagram is written: here is a second x on <text>.
  → Write one <svg>, every tag closed, values in double quotes, nothing before it. Write &amp; for &, &lt; for <.`,
  ],
  [
    'a diagram that is no svg',
    { ...diagram(), [svg]: '<g></g>\n' },
    `one/drawings/path.svg:1:1  A diagram begins with <g>.
  → Put everything into <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">.`,
  ],
  [
    'two diagrams in a file',
    { ...diagram(), [svg]: `${whole}<svg />\n` },
    `one/drawings/path.svg:9:1  This is not SVG as a diagram is written: here is a second element beside <svg>.
  → Write one <svg>, every tag closed, values in double quotes, nothing before it. Write &amp; for &, &lt; for <.`,
  ],
  [
    'a diagram without a size',
    diagram([' viewBox="0 0 320 120"', '']),
    `one/drawings/path.svg:1:1  The diagram has no viewBox.
  → Write viewBox="0 0 WIDTH HEIGHT" in whole numbers, at most 960 wide: 16 are as wide as 1rem.`,
  ],
  [
    'a diagram that is too wide',
    diagram(['0 0 320 120', '0 0 1280 120']),
    `one/drawings/path.svg:1:1  viewBox="0 0 1280 120" does not fit.
  → Write viewBox="0 0 WIDTH HEIGHT" in whole numbers, at most 960 wide: 16 are as wide as 1rem.`,
  ],
  [
    'a diagram with a script, and all else that has no place in it',
    diagram([
      '<path class="flow"',
      '<script>alert(1)</script>\n<image href="https://example.org/a.png" />\n<svg />\n<path style="color: red" onclick="x()" fill="red" class="flwo"',
    ]),
    `one/drawings/path.svg:5:3  <script> cannot stand in a diagram.
  → A diagram is made of: g, defs, marker, text, path, line, polyline, polygon, rect, circle, ellipse.
one/drawings/path.svg:6:1  <image> cannot stand in a diagram.
  → A diagram is made of: g, defs, marker, text, path, line, polyline, polygon, rect, circle, ellipse.
one/drawings/path.svg:7:1  <svg> cannot stand in a diagram but as the outermost element.
  → Did you mean "g"? A diagram is made of: g, defs, marker, text, path, line, polyline, polygon, rect, circle, ellipse.
one/drawings/path.svg:8:7  style cannot stand on <path>.
  → Colours, lines and letters come from class. It can have: id, class, x, y, x1, y1, x2, y2, dx, dy, cx, cy, r, rx, ry, width, height, d, points, transform, marker-start, marker-mid, marker-end.
one/drawings/path.svg:8:26  onclick cannot stand on <path>.
  → Colours, lines and letters come from class. It can have: id, class, x, y, x1, y1, x2, y2, dx, dy, cx, cy, r, rx, ry, width, height, d, points, transform, marker-start, marker-mid, marker-end.
one/drawings/path.svg:8:40  fill cannot stand on <path>.
  → Colours, lines and letters come from class. It can have: id, class, x, y, x1, y1, x2, y2, dx, dy, cx, cy, r, rx, ry, width, height, d, points, transform, marker-start, marker-mid, marker-end.
one/drawings/path.svg:8:51  "flwo" is not a class of diagrams.
  → Did you mean "flow"? The classes are: box, zone, dashed, thick, head, soft, flow, go, stop, small, strong, code.`,
  ],
  [
    'a diagram with an arrow that is not there',
    diagram(['url(#to)', 'url(other.svg#to)']),
    `one/drawings/path.svg:5:37  "url(other.svg#to)" leads to no marker of this diagram.
  → Write url(#id) with the id of a <marker>. The ids there are: to.`,
  ],
  [
    'a diagram with words of its own',
    diagram(['class="code" x="40"', 'x="40"']),
    `one/drawings/path.svg:7:3  The diagram says "eth0" itself, so it would say it in every language.
  → Write <text data-label="some-id" data-max="120" /> and put the words into <Label id="some-id"> of every language. Names and addresses may stand in <text class="code">.`,
  ],
  [
    'a diagram with words in no text',
    diagram(['</defs>', '</defs>Words']),
    `one/drawings/path.svg:1:1  The diagram says "Words" itself, so it would say it in every language.
  → Write <text data-label="some-id" data-max="120" /> and put the words into <Label id="some-id"> of every language. Names and addresses may stand in <text class="code">.`,
  ],
  [
    'a diagram with an empty text',
    diagram(['eth0', '']),
    `one/drawings/path.svg:7:3  This text says nothing.
  → Write <text data-label="some-id" data-max="120" />: an id, and how wide the words may be, in units of the viewBox.`,
  ],
  [
    'a label without a measure',
    diagram([' data-max="60"', '']),
    `one/drawings/path.svg:6:3  This text does not say how wide its words may be.
  → Write <text data-label="some-id" data-max="120" />: an id, and how wide the words may be, in units of the viewBox.`,
  ],
  [
    'a label with a wrong id',
    diagram(['data-label="pod"', 'data-label="The Pod"'], ['"pod"', '"p"']),
    `one/drawings/path.svg:6:3  This text has the label "The Pod", which is no id.
  → Write <text data-label="some-id" data-max="120" />: an id, and how wide the words may be, in units of the viewBox.`,
  ],
  [
    'a label with words in the diagram',
    diagram(['data-max="60" />', 'data-max="60">Pod</text>']),
    `one/drawings/path.svg:6:3  This text has a label and words of its own.
  → Write <text data-label="some-id" data-max="120" />: an id, and how wide the words may be, in units of the viewBox.`,
  ],
  [
    'a label without words',
    diagram(undefined, ['  <Label id="pod">Pod</Label>\n', '']),
    `one/en.mdx:6:1  The label "pod" of the diagram "path" has no words.
  → Write <Label id="pod">…</Label> between <Diagram id="path"> and </Diagram>.`,
  ],
  [
    'a label that the diagram does not have',
    diagram(undefined, ['"pod"', '"pdo"']),
    `one/en.mdx:6:1  The label "pod" of the diagram "path" has no words.
  → Write <Label id="pod">…</Label> between <Diagram id="path"> and </Diagram>.
one/en.mdx:7:3  The diagram "path" has no label "pdo".
  → Did you mean "pod"? The labels there are: pod.`,
  ],
  [
    'a label twice',
    diagram(undefined, ['</Label>', '</Label>\n  <Label id="pod">Pod</Label>']),
    `one/en.mdx:8:3  The label "pod" stands here for the second time.
  → Take one of the two out.`,
  ],
  [
    'a label with code',
    diagram(undefined, ['>Pod<', '>`Pod`<']),
    `one/en.mdx:7:3  The label "pod" holds something else than words.
  → Write plain words: no bold, no code, no link. A picture cannot show them.`,
  ],
  [
    'an empty label',
    diagram(undefined, ['>Pod<', '><']),
    `one/en.mdx:7:3  The label "pod" holds something else than words.
  → Write plain words: no bold, no code, no link. A picture cannot show them.`,
  ],
  [
    'a label that is too wide',
    diagram(undefined, ['>Pod<', '>A Pod on the node<']),
    `one/en.mdx:7:3  The label "pod" is about 138 wide, and there is room for 60.
  → Say it shorter, or make room in the diagram and raise data-max.`,
  ],
  [
    'a diagram that is not described',
    diagram(undefined, ['A line leads from the Pod to its node.\n\n', '']),
    `one/en.mdx:6:1  The diagram "path" is not described, so whoever cannot see it learns nothing.
  → After the labels, say in a few sentences what it shows. They stand below the diagram.`,
  ],
  [
    'an unknown diagram',
    diagram(undefined, ['"path"', '"pth"']),
    `one/en.mdx:6:1  There is no diagram "pth" in lesson.yaml.
  → Did you mean "path"? The diagrams there are: path.`,
  ],
  [
    'a label without a diagram',
    { [en]: ['Words before.', '<Label id="pod">Pod</Label>'] },
    `one/en.mdx:6:1  <Label> does not stand directly in <Diagram>.
  → Put it between <Diagram …> and </Diagram>.`,
  ],
];
