import { describe, expect, test } from 'vitest';
import { planPages } from '#importer/plan-pages.ts';

const known = ['en', 'pt-BR', 'zh-CN'];
const front = (weight: number): string => `---\nweight: ${weight}\n---\nWords`;

/** The plan as lines: lesson, locale, file. */
function plan(files: Readonly<Record<string, string>>): string[] {
  const list = Object.entries(files).map(([path, text]) => ({ path, text }));
  const { pages, skipped } = planPages(list, 'en', known);
  return [
    ...pages.map(({ lesson, locale, path }) => `${lesson} ${locale} ${path}`),
    ...skipped.map(({ path, why }) => `- ${path} ${why}`),
  ];
}

describe('The lessons of a folder', () => {
  test.each<[string, Record<string, string>, string[]]>([
    [
      'have the language of a folder whose pages stand beside it in that of the import',
      { 'a.md': 'A', 'sea/b.md': 'B', 'c.md': 'C', 'zh/a.md': '甲', 'zh/sea/b.md': '乙' },
      ['a en a.md', 'a zh-CN zh/a.md', 'c en c.md', 'b en sea/b.md', 'b zh-CN zh/sea/b.md'],
    ],
    [
      'have that of the import in a folder that is only called as a language, whose pages are others',
      { 'index.md': 'A', 'pt/index.md': 'Prototypes', 'pt/b.md': 'B', 'pt/c.md': 'C' },
      ['introduction en index.md', 'pt en pt/index.md', 'b en pt/b.md', 'c en pt/c.md'],
    ],
    [
      'stand in the order of their weights, then of their numbers',
      { 'a.md': front(20), 'b.md': front(10), '10-c.md': 'Words', '9-d.md': 'Words' },
      ['b en b.md', 'a en a.md', 'd en 9-d.md', 'c en 10-c.md'],
    ],
    [
      'may have a position of 0, and no weight of 0',
      {
        'a.md': front(0),
        'b.md': '---\nsidebar_position: 1\n---\nWords',
        'c.md': '---\nnav_order: 0\n---\nWords',
        'd.md': "---\nsidebar_position: ''\n---\nWords",
      },
      ['c en c.md', 'b en b.md', 'a en a.md', 'd en d.md'],
    ],
    [
      'are not made of what AsciiDoc puts into pages: values, and parts of the head and the foot',
      {
        'links.adoc': '// of all pages\n:api: https://example.org/api\n:!old:\n',
        'docinfo.html': '<link rel="icon" href="a.png">',
        'docinfos/docinfo-footer.html': '<script>a</script>',
        'a.adoc': ':api: b\n\nWords',
      },
      [
        'a en a.adoc',
        '- links.adoc it is a part of other pages',
        '- docinfo.html AsciiDoc puts it into the head or the foot of other pages',
        '- docinfos/docinfo-footer.html AsciiDoc puts it into the head or the foot of other pages',
      ],
    ],
    [
      'are not made of a book of AsciiDoc that only includes them, and stand in its order',
      {
        'book.adoc':
          '= Boats\nJane Doe\n:toc:\n:imagesdir: pictures\n:boat: red\n:mast: one\n:sails: two\ninclude::values.adoc[]\n\n// One\n////\nWords\n////\n[part]\n= On land\n\ninclude::build.adoc[leveloffset=+1]\n\n<<<\ninclude::./water/book.adoc[]\n',
        'build.adoc': '= Build\n:sails: three\n\n{boat} {sails} image:a.png[]',
        'a.adoc': '= A\n\nWords',
        'values.adoc': ':rope: long\n',
        'water/anchor.adoc': '= Anchor\n\nWords',
        'water/book.adoc': '\n== Deep\ninclude::sail.adoc[]\ninclude::anchor.adoc[]\n',
        'water/sail.adoc': '= Sail\n\nWords',
      },
      [
        'build en build.adoc',
        'sail en water/sail.adoc',
        'anchor en water/anchor.adoc',
        'a en a.adoc',
        '- values.adoc it is a part of other pages',
        '- book.adoc it only puts pages together that are lessons of their own, below the headings "On land"',
        '- water/book.adoc it only puts pages together that are lessons of their own, below the headings "Deep"',
      ],
    ],
    [
      'are made of a page of AsciiDoc that has words, shows parts, or includes what is no lesson',
      {
        'a.adoc': 'include::x.adoc[]\n\nWords\n\ninclude::y.adoc[]\n',
        'b.adoc': 'include::x.adoc[]\ninclude::y.adoc[lines=1..3]\n',
        'c.adoc': 'include::x.adoc[]\ninclude::y.adoc[]\ninclude::_z.adoc[]\n',
        'd.adoc': '= D\n\ninclude::x.adoc[]\n',
        'x.adoc': '= X\n\nWords',
        'y.adoc': '= Y\n\nWords',
        '_z.adoc': 'Words',
      },
      [
        'a en a.adoc',
        'b en b.adoc',
        'c en c.adoc',
        'd en d.adoc',
        'x en x.adoc',
        'y en y.adoc',
        '- _z.adoc it is a part of other pages',
      ],
    ],
    [
      'are not made of what several pages of AsciiDoc show among words of their own',
      {
        'x/a.adoc': '= A\n\nWords.\n\ninclude::parts/foot.adoc[]\n\ninclude::c.adoc[]\n',
        'x/b.adoc': '= B\n\nWords.\n\ninclude::parts/foot.adoc[]\n\ninclude::../d.adoc[]\n',
        'x/c.adoc': '== C\n\nWords.\n',
        'd.adoc': '= D\n\nWords.\n',
        'e.adoc': '= E\n\nWords.\n\ninclude::d.adoc[]\n',
        'parts/foot.adoc': '== Where to get help\n\nWords.\n',
      },
      [
        ...['d en d.adoc', 'e en e.adoc', 'a en x/a.adoc', 'b en x/b.adoc', 'c en x/c.adoc'],
        '- parts/foot.adoc it is a part of other pages',
      ],
    ],
    [
      'are not made of texts that programs read',
      { 'CMakeLists.txt': 'project(boats)', 'robots.txt': 'Disallow: /', 'boats.txt': 'Words' },
      [
        'boats en boats.txt',
        '- CMakeLists.txt programs read it, not people',
        '- robots.txt programs read it, not people',
      ],
    ],
    [
      'are not made of the menus of Antora',
      { 'modules/ROOT/nav-extra.adoc': '* Words', 'modules/ROOT/pages/a.adoc': 'Words' },
      [
        'a en modules/ROOT/pages/a.adoc',
        '- modules/ROOT/nav-extra.adoc it is a menu of Antora that no component shows',
      ],
    ],
    [
      'follow the page of their folder, whose weight places them all',
      { 'x/a.md': 'Words', 'x/_index.md': front(2), 'y/_index.md': front(1), 'y/b.md': 'Words' },
      ['y en y/_index.md', 'b en y/b.md', 'x en x/_index.md', 'a en x/a.md'],
    ],
    [
      'are called after their folder too where two would have one name',
      { 'x/sails.md': 'Words', 'y/sails.md': 'Words' },
      ['sails en x/sails.md', 'y-sails en y/sails.md'],
    ],
    [
      'are called after their folder where each of several has a page of that name',
      { 'x/intro.md': 'Words', 'y/intro.md': 'Words' },
      ['x-intro en x/intro.md', 'y-intro en y/intro.md'],
    ],
    [
      'have translations beside them',
      { 'a.md': 'Words', 'a.pt.md': 'Palavras', 'a.zh-cn.md': '词' },
      ['a en a.md', 'a pt-BR a.pt.md', 'a zh-CN a.zh-cn.md'],
    ],
    [
      'have translations in folders of languages below another',
      { 'content/en/x/a.md': 'Words', 'content/pt-br/x/a.md': 'Palavras' },
      ['a en content/en/x/a.md', 'a pt-BR content/pt-br/x/a.md'],
    ],
    [
      'are none of a folder of a language that Readyroom does not speak',
      { 'content/en/a.md': 'Words', 'content/ja/a.md': 'Words', 'content/go/a.md': 'Words' },
      [
        'a en content/en/a.md',
        'go-a en content/go/a.md',
        '- content/ja/a.md "ja" is no language of Readyroom',
      ],
    ],
    [
      'are those of a folder that is called like a language, where no other is',
      { 'is/a.md': 'Words', 'it/b.md': 'Words' },
      ['a en is/a.md', 'b en it/b.md'],
    ],
    [
      'have translations in folders of languages',
      { 'en/a.md': 'Words', 'pt-br/a.md': 'Palavras' },
      ['a en en/a.md', 'a pt-BR pt-br/a.md'],
    ],
    [
      "have translations where Docusaurus' are",
      {
        'docs/a.md': 'Words',
        'i18n/pt-BR/docusaurus-plugin-content-docs/current/docs/a.md': 'Palavras',
      },
      ['a en docs/a.md', 'a pt-BR i18n/pt-BR/docusaurus-plugin-content-docs/current/docs/a.md'],
    ],
    [
      'are not made of translations nobody could show',
      { 'a.md': 'Words', 'a.ko.md': '말' },
      ['a en a.md', '- a.ko.md "ko" is no language of Readyroom'],
    ],
    [
      'are not made of parts of other pages',
      { 'a.md': 'Words', '_partials/b.md': 'Words', 'modules/ROOT/partials/c.adoc': 'Words' },
      [
        'a en a.md',
        '- _partials/b.md it is a part of other pages',
        '- modules/ROOT/partials/c.adoc it is a part of other pages',
      ],
    ],
    [
      'are not made of names alone',
      {
        'a.md': 'Words',
        'b.md': '*[HTML]: Of pages\n\n[c]: https://example.org\n',
        'c.md': '*[HTML]: Of pages\n\nHTML\n',
      },
      ['a en a.md', 'c en c.md', '- b.md it has no text'],
    ],
    [
      'are not made of nothing',
      { 'a.md': '---\ntitle: A\n---\n' },
      ['- a.md it has no text, only the title "A"'],
    ],
    [
      'are made of a page and of a folder of the same name',
      { 'a.md': 'Words', 'a/index.md': 'Others' },
      ['a en a.md', 'a-2 en a/index.md'],
    ],
    [
      'are not made of parts of pages, or of drafts',
      { 'a.md': 'Words', '_includes/b.md': 'Words', 'x/_c.mdx': 'Words', '_drafts/d.md': 'Words' },
      [
        'a en a.md',
        '- _includes/b.md it is a part of other pages',
        '- x/_c.mdx it is a part of other pages',
        '- _drafts/d.md it is a draft of Jekyll',
      ],
    ],
    [
      'are no lessons where another page shows them in itself',
      { 'a.md': '# A\n\n<<parts/end.md>>', 'parts/end.md': 'Words' },
      ['a en a.md', '- parts/end.md it is a part of other pages'],
    ],
    [
      'may have their language behind a hyphen or an underscore, where the page is there without',
      {
        'a.md': 'Words',
        'a_pt-br.md': 'Words',
        'a-zh.md': 'Words',
        'a_fr.md': 'Words',
        'how-to.md': 'Words',
        'how.md': 'Words',
      },
      [
        ...['a en a.md', 'a pt-BR a_pt-br.md', 'a zh-CN a-zh.md', 'how en how.md'],
        ...['how-to en how-to.md', '- a_fr.md "fr" is no language of Readyroom'],
      ],
    ],
    [
      'may have a country in their names in place of its language',
      {
        'en/a.md': 'Words',
        'cn/a.md': 'Words',
        'kr/a.md': 'Words',
        'b.md': 'Words',
        'b_CN.md': 'Words',
      },
      [
        ...['a en en/a.md', 'a zh-CN cn/a.md', 'b en b.md', 'b zh-CN b_CN.md'],
        '- kr/a.md "kr" is no language of Readyroom',
      ],
    ],
    [
      'may have a region in capitals in the names of their languages',
      {
        'a.md': 'Words',
        'a_ja.md': 'Words',
        'a_pt-BR.md': 'Words',
        'b.md': 'Words',
        'b-zh_CN.md': 'Words',
        'b-zh_TW.md': 'Words',
      },
      [
        ...['a en a.md', 'a pt-BR a_pt-BR.md', 'b en b.md', 'b zh-CN b-zh_CN.md'],
        ...[
          '- a_ja.md "ja" is no language of Readyroom',
          '- b-zh_TW.md "zh_TW" is no language of Readyroom',
        ],
      ],
    ],
    [
      'are not in simplified characters where their language has traditional ones',
      { 'a.md': 'Words', 'a.zh-tw.md': 'Words', 'a.zh-cn.md': 'Words' },
      ['a en a.md', 'a zh-CN a.zh-cn.md', '- a.zh-tw.md "zh-tw" is no language of Readyroom'],
    ],
    [
      'are called by their title where their name is a number',
      { '00.md': '# Set sail' },
      ['set-sail en 00.md'],
    ],
    [
      'are called by their folder where it holds one page whose name says nothing',
      { 'boats/problem.md': 'Words', 'sea/problem.md': 'Words', 'sea/more.md': 'Words' },
      ['boats en boats/problem.md', 'more en sea/more.md', 'problem en sea/problem.md'],
    ],
    [
      'are called by their folder where several of the same name say nothing',
      {
        ...{ 'a/boats/problem.md': 'Words', 'a/boats/solution.md': 'Words' },
        ...{ 'a/sea/problem.md': 'Words', 'a/sea/solution.md': 'Words' },
      },
      [
        ...['boats en a/boats/problem.md', 'boats-solution en a/boats/solution.md'],
        ...['sea en a/sea/problem.md', 'sea-solution en a/sea/solution.md'],
      ],
    ],
    [
      'are in no language that a word at the end of their name is the tag of',
      { 'intro.md': 'Words', 'intro-pt.md': 'Palavras', 'intro-to.md': 'Words' },
      ['intro en intro.md', 'intro pt-BR intro-pt.md', 'intro-to en intro-to.md'],
    ],
    ['are called in plain letters', { 'größe.md': 'Words' }, ['grosse en größe.md']],
    [
      'lose their numbers, those of sections too',
      { '1-a/1.2-rows/1.2.10-boat.md': 'Words', '1-a/1.2-rows/_index.md': 'Words' },
      ['rows en 1-a/1.2-rows/_index.md', 'boat en 1-a/1.2-rows/1.2.10-boat.md'],
    ],
    [
      'lose all numbers that order them',
      { '1-3-boats/1-3-2-red-boat.md': 'Words', '1-3-boats/2024-tides.md': 'Words' },
      ['red-boat en 1-3-boats/1-3-2-red-boat.md', 'tides en 1-3-boats/2024-tides.md'],
    ],
    ['lose the date of a post', { '2020-01-02-post.md': 'Words' }, ['post en 2020-01-02-post.md']],
  ])('%s', (_, files, lines) => {
    expect(plan(files)).toEqual(lines);
  });
});

describe('The part of a workshop', () => {
  test('is that of each section of Hugo, of one with a single page too', () => {
    const files = ['_index.md', '1-a/_index.md', '1-a/b.md', '2-c/_index.md', '3-d/_index.md'];
    const list = files.map((path) => ({ path, text: `---\ntitle: ${path}\n---\nWords` }));
    const { pages } = planPages(list, 'en', known);
    expect(pages.map(({ lesson, part }) => `${part?.id ?? '-'}: ${lesson}`)).toEqual([
      'introduction: introduction',
      'a: a',
      'a: b',
      'c: c',
      'd: d',
    ]);
  });

  test('goes on with a page that is in no section', () => {
    const list = ['1-a/b.md', '1-a/c.md', '2-d.md', '3-e/f.md'].map((path) => ({
      ...{ path, text: 'Words' },
    }));
    const { pages } = planPages(list, 'en', known);
    expect(pages.map(({ lesson, part }) => `${part?.id ?? '-'}: ${lesson}`)).toEqual([
      'a: b',
      'a: c',
      'a: d',
      'e: f',
    ]);
    expect(pages.flatMap(({ lesson, isJoined }) => (isJoined === true ? [lesson] : []))).toEqual([
      'd',
    ]);
  });

  test('is called as its page begins, and not as a comment in code', () => {
    const below = ['a/b.md', 'a/c.md', 'd/e.md'].map((path) => ({ path, text: 'Words' }));
    const titles = ['Boats\n=====', 'Words\n\n```sh\n# Moor\n```\n\n# Boats'].map((text) => {
      const { pages } = planPages([{ path: 'README.md', text }, ...below], 'en', known);
      return pages[0]?.part?.titles['en'];
    });
    expect(titles).toEqual(['Boats', 'Boats']);
  });
});

test('Books that each include the next one twice are gone through once', () => {
  const twice = (name: string): string => `= Boats\n\ninclude::${name}[]\n\ninclude::${name}[]\n`;
  const books = Array.from({ length: 40 }, (_, at) => [`b${at}.adoc`, twice(`b${at + 1}.adoc`)]);
  const made = plan({ ...Object.fromEntries(books), 'b40.adoc': '= Sails\n\nWords\n' });
  expect(made.filter((line) => !line.startsWith('-'))).toEqual(['b40 en b40.adoc']);
});
