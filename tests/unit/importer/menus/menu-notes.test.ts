import { expect, test } from 'vitest';
import { menuNotes } from '#importer/menus/menu-notes.ts';

const notesOf = (path: string, text: string): string[] =>
  menuNotes({ path, text }, [], () => false).map(({ line, unsure }) => `${line}: ${unsure}`);

test('links, HTML and descriptions of sidebars have no place in a workshop', () => {
  const text = `module.exports = {
  docs: [
    'boats',
    { type: 'link', label: 'Help', href: 'https://example.org/help' },
    { type: 'html', value: '<b>New</b>' },
    {
      type: 'category',
      label: 'Ropes',
      link: { type: 'generated-index', description: 'All of the ropes.' },
      items: [{ type: 'link', href: '/shop' }, 'knots'],
    },
  ],
  more: { Ships: [{ type: 'link', label: 'Yard', href: 'https://example.org/yard' }] },
};
`;
  expect(notesOf('sidebars.js', text)).toEqual([
    '4: The old menu leads to https://example.org/help ("Help").',
    '5: The old menu shows HTML: <b>New</b>',
    '9: The old site says of the chapter "Ropes": All of the ropes.',
    '10: The old menu leads to /shop.',
    '13: The old menu leads to https://example.org/yard ("Yard").',
  ]);
});

test('nor has what a folder of Docusaurus is described as', () => {
  const link = '"link": { "type": "generated-index", "title": "X", "description": "All ships." }';
  expect(notesOf('docs/ships/_category_.json', `{ "label": "Ships",\n${link} }`)).toEqual([
    '2: The old site says of the chapter "Ships": All ships.',
  ]);
  expect(notesOf('docs/ships/_category_.yml', 'description: All ships.\n')).toEqual([
    '1: The old site says of the chapter "ships": All ships.',
  ]);
  expect(notesOf('docs/ships/_category_.json', '{ "label": "Ships", "position": 2 }')).toEqual([]);
});

test('a menu that a program makes is on the list', () => {
  expect(notesOf('sidebars.js', "module.exports = require('./made');")).toEqual([
    '1: A program makes this menu, and I run none.',
  ]);
});

test('pages of a menu that are not there are on the list', () => {
  const text = 'module.exports = {\n  docs: ["boats", "ropes/knots", "moles"],\n};\n';
  const isAbsent = (path: string): boolean => path !== 'docs/boats';
  expect(
    menuNotes({ path: 'sidebars.js', text }, [], isAbsent).map(({ unsure }) => unsure),
  ).toEqual(['The menu names pages that are not there: docs/ropes/knots, docs/moles.']);
  const nav = { path: 'mkdocs.yml', text: 'nav:\n  - a.md\n  - https://example.org\n' };
  expect(menuNotes(nav, [], isAbsent)[0]?.unsure).toBe(
    'The menu names pages that are not there: docs/a.',
  );
});

test('so are those of the plugins of MkDocs', () => {
  const isAbsent = (path: string): boolean => path !== 'docs/a/boats';
  const pages = { path: 'docs/a/.pages', text: 'nav:\n  - boats.md\n  - Moles: moles.md\n  - b\n' };
  const unsure = 'The menu names pages that are not there: docs/a/moles.';
  expect(menuNotes(pages, [], isAbsent)).toMatchObject([{ line: 3, unsure }]);
  const settings = { path: 'mkdocs.yml', text: 'plugins:\n  - literate-nav\n' };
  const text = '* [Boats](a/boats.md#bow)\n* [Moles](a/moles.md)\n';
  const summary = { path: 'docs/SUMMARY.md', text };
  expect(menuNotes(summary, [settings, summary], isAbsent)).toMatchObject([{ line: 2, unsure }]);
});

test('so are those of Antora, and links to other components', () => {
  const component = { path: 'antora.yml', text: 'name: boats\nnav: [modules/ROOT/order.adoc]\n' };
  const text = '* xref:a.adoc[]\n* xref:x:b.adoc[]\n* xref:harbours:x:c.adoc[Oslo]\n';
  const nav = { path: 'modules/ROOT/order.adoc', text };
  const isAbsent = (path: string): boolean => path !== 'modules/ROOT/pages/a';
  expect(menuNotes(nav, [component, nav], isAbsent)).toMatchObject([
    { line: 2, unsure: 'The menu names pages that are not there: modules/x/pages/b.' },
    { line: 3, unsure: 'The old menu leads to harbours:x:c.adoc ("Oslo").' },
  ]);
  const part = { path: 'modules/ROOT/partials/foot.adoc', text };
  expect(menuNotes(part, [component, part], isAbsent)).toEqual([]);
});

test('a page of a menu is there whatever place in it the menu names', () => {
  const nav = { path: 'mkdocs.yml', text: 'nav:\n  - Bow: a.md#bow\n' };
  expect(menuNotes(nav, [], (path) => path !== 'docs/a')).toEqual([]);
});

test('links of MkDocs and of Antora to other sites are on the list', () => {
  expect(
    notesOf('mkdocs.yml', 'nav:\n- a.md\n- B:\n  - Help: https://example.org\n  - //x.org\n'),
  ).toEqual([
    '4: The old menu leads to https://example.org ("Help").',
    '5: The old menu leads to //x.org.',
  ]);
  expect(
    notesOf('modules/ROOT/nav.adoc', '* xref:a.adoc[]\n** https://example.org[Help^]\n'),
  ).toEqual(['2: The old menu leads to https://example.org ("Help").']);
});

test('so are those of the plugins of MkDocs that read menus from the folder of the pages', () => {
  const pages = 'nav:\n  - a.md\n  - Help: https://example.org\n';
  expect(notesOf('docs/.pages', pages)).toEqual([
    '3: The old menu leads to https://example.org ("Help").',
  ]);
  const summary = { path: 'docs/SUMMARY.md', text: '- [A](a.md)\n- [Help](https://example.org)\n' };
  const settings = { path: 'mkdocs.yml', text: 'plugins:\n  - literate-nav\n' };
  expect(menuNotes(summary, [settings, summary], () => false).map(({ unsure }) => unsure)).toEqual([
    'The old menu leads to https://example.org ("Help").',
  ]);
  // Without the plugin it is a page, whose links stay.
  expect(menuNotes(summary, [{ ...settings, text: '' }, summary], () => false)).toEqual([]);
});

test('so is what a scenario or a workshop says of itself and no lesson has a place for', () => {
  const scenario = {
    ...{ title: 'Boats', description: 'All of them', difficulty: 'Beginner' },
    details: {
      steps: [{ title: 'One', text: 'one.md', hint: 'No' }],
      assets: { host01: [{ file: 'a.sh', target: '/tmp', chmod: '+x' }] },
    },
    backend: { imageid: 'kubernetes-kubeadm-2nodes' },
  };
  expect(notesOf('boats/index.json', JSON.stringify(scenario))).toEqual([
    '1: A workshop has no place for this of its settings: difficulty: Beginner; details.steps[].hint: No; details.assets.host01[].chmod: +x; backend.imageid: kubernetes-kubeadm-2nodes.',
  ]);
  const plain = { details: { steps: [] }, backend: { imageid: 'ubuntu' } };
  expect(notesOf('boats/index.json', JSON.stringify(plain))).toEqual([]);
  const paths =
    'modules: [{ name: a, title: A }]\npathways: { paths: { p: { title: P, duration: 30m, modules: [a] } } }\n';
  expect(notesOf('workshop/config.yaml', paths)).toEqual([
    '1: A workshop has no place for this of its settings: pathways.paths.p.duration: 30m.',
  ]);
  const described = 'kind: Workshop\nspec: { title: Boats, duration: 15m, session: { cpu: 1 } }\n';
  expect(notesOf('resources/workshop.yaml', described)).toEqual([
    '1: A workshop has no place for this of its settings: spec.duration: 15m.',
  ]);
  const given =
    'kind: Workshop\nspec:\n  workshop: { files: [{ git: { url: https://example.org } }] }\n  session: { env: [{ name: BOAT, value: gull }] }\n';
  expect(notesOf('resources/workshop.yaml', given)).toEqual([
    '1: The old site put the files of the workshop on the machine of learners.',
    '1: A workshop has no place for this of its settings: spec.session.env[].name: BOAT; spec.session.env[].value: gull.',
  ]);
  expect(notesOf('data/index.json', '{ "title": "Of something else" }')).toEqual([]);
});

test.each([
  ['hugo.toml', '[[menu.main]]\n  name = "Code"\n  url = "https://example.org/code"\n'],
  [
    'config.yaml',
    'languages:\n  en:\n    menus:\n      main:\n        - {name: Code, url: "https://example.org/code"}\n',
  ],
  [
    'config/_default/menus.en.toml',
    '[[main]]\n  name = "Code"\n  url = "https://example.org/code"\n',
  ],
  [
    'config/_default/languages.toml',
    '[en.menu]\n  [[en.menu.main]]\n    name = "Code"\n    url = "https://example.org/code"\n',
  ],
])('links of the menus of Hugo to other sites are on the list: %s', (path, text) => {
  expect(notesOf(path, text).map((each) => each.replace(/^\d+: /, ''))).toEqual([
    'The old menu leads to https://example.org/code ("Code").',
  ]);
});

test('links of the menus of Hugo to its pages are lessons', () => {
  expect(notesOf('hugo.toml', '[[menu.main]]\n  name = "Boats"\n  url = "/boats/"\n')).toEqual([]);
});
