import { describe, expect, test } from 'vitest';
import { planPages } from '#importer/plan-pages.ts';
import { oldSite } from '../old-site.ts';

const known = ['en', 'pt-BR', 'zh-CN'];

/** The parts of a site with their titles and lessons; `-` before a lesson that is in none. */
function arranged(
  menus: Readonly<Record<string, string>>,
  pages: Readonly<Record<string, string>> | readonly string[],
  at = '',
): string[] {
  const texts = Array.isArray(pages)
    ? Object.fromEntries((pages as string[]).map((path) => [path, 'Words']))
    : (pages as Record<string, string>);
  const plan = planPages(
    Object.entries(texts).map(([path, text]) => ({ path, text })),
    'en',
    known,
    oldSite(
      Object.entries(menus).map(([path, text]) => ({ path, text })),
      at,
    ),
  );
  return plan.pages
    .filter(({ locale }) => locale === 'en')
    .map(({ lesson, part }) =>
      part === undefined ? `- ${lesson}` : `${part.id} (${part.titles['en'] ?? ''}) ${lesson}`,
    );
}

test('The sidebars of Docusaurus name pages of the folder that the settings beside them name', () => {
  const menus = {
    'site/sidebars.js': 'module.exports = { docs: ["b", "deep/a"] };',
    'site/docusaurus.config.js':
      'module.exports = { presets: [["x", { "docs": { path: "../md" } }]] };',
  };
  expect(arranged(menus, ['md/deep/a.md', 'md/b.md'])).toEqual(['- b', '- a']);
});

describe('The menu of MkDocs', () => {
  const nav = `site_name: Boats
plugins: [search]
markdown_extensions:
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
nav:
  - Home: index.md
  - First steps:
      - start/b.md
      - Going: start/a.md
      - https://example.org
  - 进阶:
      - deep/c.md
      - Deeper: [deep/d.md]
`;
  const pages = ['index.md', 'deep/c.md', 'deep/d.md', 'start/a.md', 'start/b.md', 'other.md'];

  test('orders pages and names parts, and what it leaves out comes last', () => {
    const lessons = [
      'introduction (Introduction) boats',
      'first-steps (First steps) b',
      'first-steps (First steps) a',
      'c (进阶) c',
      'c (进阶) d',
      'c (进阶) other',
    ];
    expect(arranged({ 'mkdocs.yml': nav }, pages, 'docs')).toEqual(lessons);
    const below = pages.map((path) => `docs/${path}`);
    expect(arranged({ 'mkdocs.yml': nav }, below).slice(1)).toEqual(lessons.slice(1));
  });

  test('is called pages in older settings', () => {
    const settings = 'pages: [{Home: b.md}, {More: [a.md]}]';
    expect(arranged({ 'mkdocs.yml': settings }, ['b.md', 'a.md'], 'docs')).toEqual(['- b', '- a']);
  });

  test('may be damaged, or name nothing that is there', () => {
    expect(arranged({ 'mkdocs.yml': 'nav: [' }, ['b.md', 'a.md'])).toEqual(['- a', '- b']);
    expect(arranged({ 'mkdocs.yml': 'nav: [{A: [x.md]}, 5]' }, ['b.md', 'a.md'])).toEqual([
      ...['- a', '- b'],
    ]);
  });
});

describe('The pages of Just the Docs', () => {
  const page = (title: string, order: number | undefined, more = ''): string =>
    `---\ntitle: ${title}\n${order === undefined ? '' : `nav_order: ${order}\n`}${more}---\nWords`;

  test('stand below those that they name, in their order, wherever their files are', () => {
    expect(
      arranged(
        {},
        {
          'a.md': page('Anchors', 2, 'parent: Boats\n'),
          'boats.md': page('Boats', 3),
          'index.md': page('Home', 1),
          'one/more.md': page('More', undefined, 'parent: Ropes\ngrand_parent: Boats\n'),
          'one/other.md': page('Other', undefined, 'parent: Ropes\ngrand_parent: Lakes\n'),
          'r.md': page('Ropes', 1, 'parent: Boats\n'),
          's.md': page('Ropes', 1, 'parent: Lakes\n'),
          'z.md': page('Lakes', 2, 'child_nav_order: desc\n'),
          'z/first.md': page('First', 2, 'parent: Lakes\n'),
          'hidden.md': page('Hidden', 1, 'nav_exclude: true\n'),
        },
      ),
    ).toEqual([
      'introduction (Home) introduction',
      ...['lakes (Lakes) z', 'lakes (Lakes) first', 'lakes (Lakes) s', 'lakes (Lakes) other'],
      ...['boats (Boats) boats', 'boats (Boats) r', 'boats (Boats) more', 'boats (Boats) a'],
      'boats (Boats) hidden',
    ]);
  });

  test('stand below a page with nothing but a title, too, which is no lesson', () => {
    const bare = (title: string, order: number, more = ''): string =>
      page(title, order, more).replace(/Words$/, '');
    const pages = {
      'a.md': page('Anchors', 2, 'parent: Boats\n'),
      'boats/index.md': bare('Boats', 2),
      'index.md': page('Home', 0),
      'lakes/index.md': bare('Lakes', 1),
      'r.md': page('Rivers', 1, 'parent: Lakes\n'),
      'ropes/index.md': bare('Ropes', 1, 'parent: Boats\n'),
      'ropes/knots.md': page('Knots', 1, 'parent: Ropes\ngrand_parent: Boats\n'),
      'seas/index.md': bare('Seas', 3),
    };
    expect(arranged({}, pages)).toEqual([
      ...['introduction (Home) introduction', 'lakes (Lakes) r'],
      ...['boats (Boats) knots', 'boats (Boats) a'],
    ]);
  });

  test('are no others that name a parent', () => {
    const pages = {
      'a.md': '---\ntitle: Z\nweight: 1\n---\nWords',
      'b.md': '---\ntitle: A\nweight: 2\nparent: Z\n---\nWords',
      'c.md': '---\ntitle: B\nweight: 3\n---\nWords',
    };
    expect(arranged({}, pages)).toEqual(['- a', '- b', '- c']);
  });

  test('may name one another in a circle, themselves, or none that is there', () => {
    expect(
      arranged(
        {},
        {
          'a.md': page('A', 1, 'parent: B\n'),
          'b.md': page('B', 2, 'parent: A\n'),
          'c.md': page('C', 3, 'parent: C\n'),
          'd.md': page('D', 4, 'parent: Gone\n'),
        },
      ).map((line) => line.split(' ').at(-1)),
    ).toEqual(['d', 'a', 'b', 'c']);
  });
});

describe('The sidebars of Docusaurus', () => {
  const pages = ['docs/1-intro.md', 'docs/02-run/z.md', 'docs/02-run/y.md', 'docs/more/x.md'];

  test.each([
    ['sidebars.js', 'const sidebars = ENTRIES;\n\nmodule.exports = sidebars;\n'],
    ['sidebars.js', 'module.exports = ENTRIES;'],
    ['sidebars.ts', "import type {S} from 'x';\n\nexport default ENTRIES satisfies S;"],
    ['sidebars.ts', 'const sidebars: SidebarsConfig = ENTRIES;\nexport default sidebars;'],
  ])('are read from %s without running it: %s', (file, script) => {
    const entries = `{
      // It's a comment: 'with a text'.
      tutorial: [
        'intro', /* another */
        {
          type: 'category',
          label: "Run it, don't walk",
          link: { type: 'generated-index' },
          items: ['run/y', \`run/z\`, { type: 'link', label: 'L', href: 'https://example.org' }],
        },
        { Shorthand: [{ type: 'doc', id: 'more/x' }, require('./other.js'), ...rest(1, [2])], },
      ],
    }`;
    expect(arranged({ [file]: script.replace('ENTRIES', entries) }, pages)).toEqual([
      'intro (Intro) intro',
      "run-it-dont-walk (Run it, don't walk) y",
      "run-it-dont-walk (Run it, don't walk) z",
      'shorthand (Shorthand) x',
    ]);
  });

  test('may leave the order to folders, their positions and labels', () => {
    const menus = {
      'sidebars.js': "module.exports = { docs: [{ type: 'autogenerated', dirName: '.' }] }",
      'docs/02-run/_category_.json': '{ "label": "Running", "position": 2 }',
      'docs/more/_category_.yml': 'label: More\nposition: 1\n',
    };
    expect(arranged(menus, pages)).toEqual([
      'more (More) x',
      'run (Running) y',
      'run (Running) z',
      'run (Running) intro',
    ]);
  });

  test('know a page by the id in its front matter', () => {
    const sidebars = "module.exports = { docs: ['start', 'b'] }";
    const texts = {
      'docs/a.md': 'Words',
      'docs/b.md': 'Words',
      'docs/z.md': '---\nid: start\n---\nW',
    };
    expect(arranged({ 'sidebars.js': sidebars }, texts)).toEqual(['- z', '- b', '- a']);
  });

  test('know such a page also in a folder whose number they leave out', () => {
    const sidebars = "module.exports = { docs: ['ropes/start', 'ropes/b'] }";
    const texts = { 'docs/1-ropes/b.md': 'Words', 'docs/1-ropes/c.md': '---\nid: start\n---\nW' };
    expect(arranged({ 'sidebars.js': sidebars }, texts)).toEqual(['- c', '- b']);
  });

  test('that are made by a program say nothing', () => {
    const made = 'module.exports = require("./make")({ a: 1 });';
    expect(arranged({ 'sidebars.js': made }, ['docs/b.md', 'docs/a.md'])).toEqual(['- a', '- b']);
  });
});

describe('A scenario of Killercoda', () => {
  const scenario = {
    title: 'Boats on a cluster',
    time: '20 minutes',
    details: {
      intro: { text: 'intro.md', background: 'setup.sh' },
      steps: [
        { title: 'Build a boat', text: 'step2/text.md', verify: 'step2/verify.sh' },
        { title: '造船', text: 'step1/text.md' },
      ],
      finish: { text: 'finish.md' },
    },
  };
  const pages = ['a/finish.md', 'a/intro.md', 'a/step1/text.md', 'a/step2/text.md', 'b/x.md'];
  const menus = { 'a/index.json': JSON.stringify(scenario) };

  test('is a part with its steps in their order, called after their titles', () => {
    expect(arranged(menus, pages)).toEqual([
      ...['intro', 'build-a-boat', 'step-2', 'finish'].map(
        (name) => `boats-on-a-cluster (Boats on a cluster) ${name}`,
      ),
      'b (B) x',
    ]);
  });

  test('has no other pages, and its first one is about what its index.json says', () => {
    const files = [...pages, 'a/README.md', 'a/draft.md', 'README.md'];
    const text = JSON.stringify({ ...scenario, description: 'All about boats' });
    const plan = planPages(
      files.map((path) => ({ path, text: 'Words' })),
      'en',
      known,
      oldSite([{ path: 'a/index.json', text }]),
    );
    expect(plan.title).toBe('Boats on a cluster');
    expect(plan.pages.map(({ path }) => path)).not.toContain('a/draft.md');
    expect(plan.pages.find(({ description }) => description !== undefined)).toMatchObject({
      ...{ path: 'a/intro.md', description: 'All about boats' },
    });
    const why = 'the index.json of its scenario does not name it';
    expect(plan.skipped).toEqual([
      { path: 'a/README.md', why },
      { path: 'a/draft.md', why },
      { path: 'README.md', why: 'it is about the repository, whose workshops stand below it' },
    ]);
  });

  test('says titles, minutes, and what it ran', () => {
    const files = pages.map((path) => ({ path, text: 'Words' }));
    const menu = { path: 'a/index.json', text: menus['a/index.json'] };
    const plan = planPages(files, 'en', known, oldSite([menu]));
    const told = plan.pages.map(({ menuTitle, minutes, scripts }) => [menuTitle, minutes, scripts]);
    expect(told).toEqual([
      ['Boats on a cluster', undefined, [{ path: 'a/setup.sh', isCheck: false }]],
      ['Build a boat', 10, [{ path: 'a/step2/verify.sh', isCheck: true }]],
      ['造船', 10, []],
      [undefined, undefined, []],
      [undefined, undefined, undefined],
    ]);
  });

  test.each([
    ['1 hour', 30],
    ['1 hour 30 minutes', 45],
    ['1.5 h', 45],
    ['90 min', 45],
    ['900 hours', 9999],
    [40, 20],
  ])('of %j shares it out among its steps', (time, minutes) => {
    const text = JSON.stringify({ ...scenario, time });
    const plan = planPages(
      [{ path: 'a/step1/text.md', text: 'Words' }],
      'en',
      known,
      oldSite([{ path: 'a/index.json', text }]),
    );
    expect(plan.pages.map((page) => page.minutes)).toEqual([minutes]);
  });

  test.each([
    ['Boats of the \\"north\\"', 'Boats of the "north"'],
    ["It\\'s a boat", "It's a boat"],
    ['\\u001b[1mBoats\\u001b[0m', 'Boats'],
    ['Boats\\tand ships', 'Boats and ships'],
    ['Boats\tand ships', 'Boats and ships'],
  ])('of a title written %j is called %j', (written, title) => {
    const text = `{"title": "${written}", "details": {"steps": [{"text": "step1/text.md"}]}}`;
    const plan = planPages(
      [{ path: 'a/step1/text.md', text: 'Words' }],
      'en',
      known,
      oldSite([{ path: 'a/index.json', text }]),
    );
    expect(plan.title).toBe(title);
  });

  test('of one page that has no title is called as a whole', () => {
    const text = JSON.stringify({ title: 'Boats', details: { steps: [{ text: 'step1.md' }] } });
    const plan = planPages(
      [{ path: 'a/step1.md', text: 'Words' }],
      'en',
      known,
      oldSite([{ path: 'a/index.json', text }]),
    );
    expect(plan.pages.map(({ menuTitle }) => menuTitle)).toEqual(['Boats']);
  });

  test('has titles above the text of its steps, files for learners, and answers after their steps', () => {
    const text = JSON.stringify({
      title: 'Boats',
      details: {
        intro: { title: '', text: 'intro.md', courseData: 'base.sh', code: 'start.sh' },
        steps: [{ title: 'Build a boat', text: 'build.md', answer: 'answer.md' }],
        assets: { host01: [{ file: 'boat.yaml', target: '~/' }, { file: 'oar' }, 5] },
      },
    });
    const names = ['answer.md', 'build.md', 'intro.md'];
    const plan = planPages(
      names.map((path) => ({ path, text: 'Words' })),
      'en',
      known,
      oldSite([{ path: 'index.json', text }]),
    );
    expect(plan.pages.map(({ path, titleAbove }) => [path, titleAbove])).toEqual([
      ['intro.md', undefined],
      ['build.md', 'Build a boat'],
      ['answer.md', undefined],
    ]);
    const [intro] = plan.pages;
    expect(intro?.scripts).toEqual([
      { path: 'base.sh', isCheck: false },
      { path: 'start.sh', isCheck: false },
    ]);
    expect(intro?.assets).toEqual([
      { path: 'assets/boat.yaml', target: '~/' },
      { path: 'assets/oar', target: '' },
    ]);
  });

  test('comes where its course has it', () => {
    const titled = (title: string): string =>
      JSON.stringify({
        title,
        details: { intro: { text: 'intro.md' }, steps: [{ text: 'step.md' }] },
      });
    const course = (...paths: string[]): string =>
      JSON.stringify({ items: [...paths.map((path) => ({ path })), 'boats'] });
    const files = {
      'a/x/index.json': titled('Anchor'),
      'a/y/index.json': titled('Buoy'),
      'b/index.json': titled('Canoe'),
      'c/index.json': titled('Dinghy'),
      'a/structure.json': course('y', 'x'),
    };
    const texts = ['a/x', 'a/y', 'b', 'c'].flatMap((folder) => [
      ...[`${folder}/intro.md`, `${folder}/step.md`],
    ]);
    const partsBy = (course: string): string[] => [
      ...new Set(
        arranged({ ...files, 'structure.json': course }, texts).map(
          (each) => each.split(' ')[0] ?? '',
        ),
      ),
    ];
    expect(partsBy(course('b', 'a'))).toEqual(['canoe', 'buoy', 'anchor', 'dinghy']);
    expect(partsBy('{"items": 5}')).toEqual(['buoy', 'anchor', 'canoe', 'dinghy']);
    const pathway = JSON.stringify({ courses: [{ course_id: 'y' }, { course_id: 'x' }, 3] });
    const made = arranged(
      {
        'a-pathway.json': pathway,
        'a/x/index.json': titled('Anchor'),
        'a/y/index.json': titled('Buoy'),
      },
      texts.slice(0, 4),
    );
    expect(made.map((each) => each.split(' ')[0])).toEqual(['buoy', 'buoy', 'anchor', 'anchor']);
  });

  test.each(['{', '[]', '{"details": 5}', '{"details": {"steps": 3}}', '{"a": 1}'])(
    'is not %s',
    (text) => {
      expect(arranged({ 'a/index.json': text }, ['a/y.md', 'a/x.md'])).toEqual(['- x', '- y']);
    },
  );
});

describe('The menu of Antora', () => {
  test('has lists in lists, and titles above them', () => {
    const nav =
      '* xref:index.adoc[]\n\n.Sail *away*\n* xref:b.adoc[The b]\n** xref:a.adoc[]\n* Words\n** xref:other:c.adoc[C]\n';
    const pages = ['a', 'b', 'index'].map((name) => `modules/ROOT/pages/${name}.adoc`);
    expect(
      arranged({ 'modules/ROOT/nav.adoc': nav }, [...pages, 'modules/other/pages/c.adoc']),
    ).toEqual([
      'introduction (Introduction) introduction',
      ...['the-b (The b) b', 'the-b (The b) a', 'words (Words) c'],
    ]);
  });

  test('keeps its only title, where other pages stand above it', () => {
    const nav = '* xref:index.adoc[]\n* xref:a.adoc[]\n';
    const others = '.Repairs\n* xref:b.adoc[The b]\n** xref:c.adoc[]\n* xref:d.adoc[]\n';
    const pages = ['x/pages/b', 'x/pages/c', 'x/pages/d', 'ROOT/pages/a', 'ROOT/pages/index'];
    expect(
      arranged(
        { 'modules/ROOT/nav.adoc': nav, 'modules/x/nav.adoc': others },
        pages.map((name) => `modules/${name}.adoc`),
      ),
    ).toEqual([
      ...['introduction (Introduction) introduction', 'introduction (Introduction) a'],
      ...['repairs (Repairs) b', 'repairs (Repairs) c', 'repairs (Repairs) d'],
    ]);
  });
});

describe('The menu of a component of Antora', () => {
  const pages = [
    ...['a', 'b', 'index'].map((name) => `modules/ROOT/pages/${name}.adoc`),
    ...['c', 'd'].map((name) => `modules/x/pages/${name}.adoc`),
  ];
  const settings = (nav: string): string => `name: boats\nnav: [${nav}]\n`;

  test('may have any name, and parts of any name, and is no page', () => {
    const menus = {
      'antora.yml': settings('modules/ROOT/order.adoc'),
      'modules/ROOT/order.adoc':
        '.Boats\n* xref:boats:ROOT:b.adoc[]\ninclude::partial$rest.adoc[]\n',
      'modules/ROOT/partials/rest.adoc': '* xref:x:c.adoc[]\n* xref:harbours:x:d.adoc[]\n',
    };
    expect(arranged(menus, [...pages, 'modules/ROOT/order.adoc'])).toEqual([
      ...['boats (Boats) b', 'boats (Boats) c', 'introduction (Introduction) introduction'],
      ...['introduction (Introduction) a', 'x (X) d'],
    ]);
  });

  test('has its files in the order of antora.yml, wherever they stand, with what they include', () => {
    const menus = {
      'antora.yml': `${settings('modules/x/nav.adoc, modules/ROOT/partials/nav.adoc')}asciidoc: { attributes: { of: boats } }\n`,
      'modules/x/nav.adoc': '.About {of}\n* xref:d.adoc[]\ninclude::partial$nav-c.adoc[]\n',
      'modules/x/partials/nav-c.adoc': '* xref:c.adoc[]\n',
      'modules/ROOT/partials/nav.adoc': '.Others\n* xref:b.adoc[]\n* xref:index.adoc[]\n',
      'modules/ROOT/nav-old.adoc': '.Old\n* xref:a.adoc[]\n* xref:b.adoc[]\n',
    };
    expect(arranged(menus, pages)).toEqual([
      ...['about-boats (About boats) d', 'about-boats (About boats) c'],
      ...['others (Others) b', 'others (Others) introduction', 'introduction (Introduction) a'],
    ]);
  });

  test('makes no chapter of places in a page, and calls a chapter after its page where it has no words', () => {
    const menus = {
      'antora.yml': settings('modules/ROOT/nav.adoc'),
      'modules/ROOT/nav.adoc':
        '* Begin\n** xref:index.adoc[Home]\n* xref:a.adoc[A]\n** xref:a.adoc#one[One]\n* xref:b.adoc[]\n** xref:x:c.adoc[]\n** xref:x:d.adoc[]\n',
    };
    const texts = Object.fromEntries(pages.map((path) => [path, '= Boats\n\nWords']));
    expect(arranged(menus, texts)).toEqual([
      ...['begin (Begin) boats', 'begin (Begin) a'],
      ...['boats (Boats) b', 'boats (Boats) c', 'boats (Boats) d'],
    ]);
  });

  test('calls a page by the words of its link, not by those of a place in it, or by an attribute that nothing sets', () => {
    const nav = '* xref:a.adoc[Sail]\n* xref:b.adoc#one[One]\n* xref:index.adoc[{of}]\n';
    const files = {
      'antora.yml': settings('modules/ROOT/nav.adoc'),
      'modules/ROOT/nav.adoc': nav,
    };
    const { pages: found } = planPages(
      pages.map((path) => ({ path, text: 'Words' })),
      'en',
      known,
      oldSite(
        Object.entries(files).map(([path, text]) => ({ path, text })),
        '',
      ),
    );
    expect(found.flatMap(({ menuTitle }) => menuTitle ?? [])).toEqual(['Sail']);
  });

  test('is that of the language of the workshop, and has the titles of the others', () => {
    const nav = (title: string): string => `.${title}\n* xref:b.adoc[]\n* xref:a.adoc[]\n`;
    const texts = (tag: string, of: string, title: string): [string, string][] => [
      [
        `docs/${tag}/antora.yml`,
        `name: boats\ntitle: ${of}\nnav: [modules/ROOT/nav.adoc, modules/x/nav.adoc]\n`,
      ],
      [`docs/${tag}/modules/ROOT/nav.adoc`, nav(title)],
      [`docs/${tag}/modules/x/nav.adoc`, '.X\n* xref:c.adoc[]\n'],
      ...['ROOT/pages/a', 'ROOT/pages/b', 'x/pages/c'].map((name): [string, string] => [
        `docs/${tag}/modules/${name}.adoc`,
        'Words',
      ]),
    ];
    const all = [...texts('en', 'Boats', 'Sail'), ...texts('pt', 'Barcos', 'Velejar')].map(
      ([path, text]) => ({ path, text }),
    );
    const ofPages = all.filter(({ path }) => path.endsWith('.adoc'));
    const { pages: planned, title } = planPages(ofPages, 'en', known, oldSite(all));
    expect(title).toBe('Boats');
    expect(
      planned.map(
        ({ lesson, locale, part }) => `${lesson} ${locale} ${part?.titles['pt-BR'] ?? ''}`,
      ),
    ).toEqual([
      'b en Velejar',
      'b pt-BR Velejar',
      'a en Velejar',
      'a pt-BR Velejar',
      'c en X',
      'c pt-BR X',
    ]);
  });
});

describe('A book of AsciiDoc', () => {
  const planned = (files: Readonly<Record<string, string>>): ReturnType<typeof planPages> =>
    planPages(
      Object.entries(files).map(([path, text]) => ({ path, text })),
      'en',
      known,
    );
  const files = {
    'book.adoc':
      '= All *boats* of {port}\n:port: home\n\n== On land\n\ninclude::c/build.adoc[leveloffset=+2]\n\n== At sea\n:port: elsewhere\n\ninclude::c/sail.adoc[]\ninclude::c/sink.adoc[]\n\n== The end\n\ninclude::end.adoc[]\n',
    'c/build.adoc': '= Build\n:tool: saw\n\nWords.',
    'c/sail.adoc': '= Sail\n\nWords.',
    'c/sink.adoc': '= Sink\n\nWords.',
    'end.adoc': 'No heading.',
  };

  test('names the workshop, and its headings are the parts, or name what has no title', () => {
    const { pages, title } = planned(files);
    expect(title).toBe('All boats of home');
    expect(
      pages.map(({ lesson, part, menuTitle }) => [lesson, part?.titles['en'], menuTitle].join(' ')),
    ).toEqual(['build On land ', 'sail At sea ', 'sink At sea ', 'end At sea The end']);
  });

  test('sets values for its chapters, also those that a chapter before has set, and says where pictures are', () => {
    const { pages } = planned(files);
    const values = new Map(pages.map(({ lesson, bookValues }) => [lesson, bookValues]));
    expect(values.get('build')).toEqual([':port: home', ':imagesdir: ..']);
    expect(values.get('sail')).toEqual([
      ...[':port: home', ':tool: saw', ':port: elsewhere', ':imagesdir: ..'],
    ]);
    expect(values.get('end')).toEqual([':port: home', ':tool: saw', ':port: elsewhere']);
    expect(pages.map(({ begins }) => begins)).toEqual([
      ...[['book.adoc'], undefined, undefined, undefined],
    ]);
  });
});

describe('Chapters whose titles have no letters of ASCII, or the same', () => {
  test('are parts of their own by the menu', () => {
    const nav =
      'nav:\n- 基础: [a/p.md, a/q.md]\n- 进阶: [b/p.md, b/r.md]\n- K8s 上: [s.md]\n- K8s 下: [t.md]\n';
    const pages = ['a/p.md', 'a/q.md', 'b/p.md', 'b/r.md', 's.md', 't.md'];
    expect(arranged({ 'mkdocs.yml': nav }, pages, 'docs')).toEqual([
      ...['p (基础) p', 'p (基础) q', 'p-2 (进阶) b-p', 'p-2 (进阶) r'],
      ...['k8s (K8s 上) s', 'k8s-2 (K8s 下) t'],
    ]);
  });

  test('are parts of their own by their folders', () => {
    expect(arranged({}, ['基础/a.md', '基础/b.md', '进阶/c.md', '进阶/d.md'])).toEqual([
      ...['part (基础) a', 'part (基础) b', 'part-2 (进阶) c', 'part-2 (进阶) d'],
    ]);
  });
});

describe('Folders', () => {
  test('are parts, called after their own page in each language', () => {
    const files = {
      'docs/_index.md': '---\ntitle: Home\n---\n',
      'docs/02_run/_index.md': '---\ntitle: Running\nweight: 1\n---\n',
      'docs/02_run/_index.pt.md': '---\ntitle: Rodando\n---\n',
      'docs/02_run/a.md': 'Words',
      'docs/02_run/b.md': 'Words',
      'docs/far-away/c.md': 'Words',
    };
    expect(arranged({}, files)).toEqual([
      ...['run (Running) a', 'run (Running) b', 'far-away (Far away) c'],
    ]);
    const all = Object.entries(files).map(([path, text]) => ({ path, text }));
    const [first] = planPages(all, 'en', known).pages;
    expect(first?.part?.titles).toEqual({ en: 'Running', 'pt-BR': 'Rodando' });
  });

  test('with many pages are cut where they have folders themselves', () => {
    const many = Array.from({ length: 14 }, (_, index) => [`a/x/p${index}.md`, `a/y/q${index}.md`]);
    const found = arranged({}, [...many.flat(), 'b/c.md']);
    expect(new Set(found.map((line) => line.replace(/ \S+$/, '')))).toEqual(
      new Set(['a-x (A: X)', 'a-y (A: Y)', 'b (B)']),
    );
  });

  test('make no parts where each page has its own, or all have one', () => {
    expect(arranged({}, ['a/x.md', 'b/y.md'])).toEqual(['- x', '- y']);
    expect(arranged({}, ['docs/x.md', 'docs/y.md'])).toEqual(['- x', '- y']);
  });
});

describe('Versions of a site', () => {
  const plan = (...paths: string[]): string[] => {
    const files = paths.map((path) => ({ path, text: 'Words' }));
    const { pages, skipped } = planPages(files, 'en', known);
    return [
      ...pages.map(({ lesson, locale }) => `${lesson} ${locale}`),
      ...skipped.map(({ path, why }) => `- ${path}: ${why}`),
    ];
  };

  test('are left out but for the current one, and listed once each', () => {
    const old = 'of its pages, another version is the current one';
    expect(
      plan(
        ...['docs/a.md', 'versioned_docs/version-1.0/a.md', 'versioned_docs/version-1.0/b.md'],
        'i18n/pt-BR/docusaurus-plugin-content-docs/current/a.md',
        'i18n/pt-BR/docusaurus-plugin-content-docs/version-1.0/a.md',
      ),
    ).toEqual([
      ...['a en', 'a pt-BR'],
      `- versioned_docs/version-1.0/: of 2 ${old}`,
      `- i18n/pt-BR/docusaurus-plugin-content-docs/version-1.0/: of 1 ${old}`,
    ]);
  });

  test('have a last one where there is no other', () => {
    expect(plan('versioned_docs/version-2.9/a.md', 'versioned_docs/version-2.10/b.md')).toEqual([
      'b en',
      '- versioned_docs/version-2.9/: of 1 of its pages, another version is the current one',
    ]);
  });
});
