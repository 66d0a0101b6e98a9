import { describe, expect, test } from 'vitest';
import { importLesson } from '#importer/lesson/import-lesson.ts';
import { noSite } from '#importer/lesson/linked-site.ts';
import { readPage } from '#importer/read/read-page.ts';
import { partsOf } from '../imported.ts';

const macros = 'site_name: Harbour\nplugins:\n  - macros\n';
const extra = 'extra:\n  boat: Gull\n  crew:\n    cook: Ann\n  secret: !ENV SECRET\n';

/** The prose of a page of MkDocs by the settings of its site, and what is noted of it. */
function lesson(text: string, settings = macros + extra): { prose: string; notes: string[] } {
  const page = readPage('a.md', text, 'mkdocs', new Set(), partsOf({ '/mkdocs.yml': settings }));
  const { mdx, notes } = importLesson(page, noSite);
  return {
    prose: mdx.split('\n---\n').slice(1).join('\n---\n').trim(),
    notes: notes.filter(({ code }) => code !== 'title').map(({ unsure }) => unsure),
  };
}

describe('Where the plugin "macros" reads a page', () => {
  test.each([
    ['{{ boat }}', 'Gull'],
    ['{{boat}} of {{ crew.cook }}', 'Gull of Ann'],
    ['{{ config.extra.boat }} in {{ config.site_name }}', 'Gull in Harbour'],
  ])('%s is what the settings of the site say', (text, prose) => {
    expect(lesson(text)).toEqual({ prose, notes: [] });
  });

  test('a value is shown as Python has it', () => {
    const settings = `${macros}extra:\n  rope: 2.0\n  knots: 2\n  isTied: true\n`;
    const text = '---\nisWet: false\n---\n{{ rope }}, {{ knots }}, {{ isTied }}, {{ isWet }}';
    expect(lesson(text, settings)).toEqual({ prose: '2.0, 2, True, False', notes: [] });
  });

  test('values may stand in files that the settings of the plugin name, the last of which counts', () => {
    const files = {
      '/mkdocs.yml':
        'plugins:\n  - macros:\n      include_yaml:\n        - data/a.yml\n        - data/b.yml\n        - fleet: data/c.yml\n        - data/gone.yml\n        - data/bad.yml\nextra:\n  boat: Gull\n  sail: red\n',
      '/data/a.yml': 'boat: Tern\noar: 2\n',
      '/data/b.yml': 'oar: 4.0\n',
      '/data/c.yml': 'flag: {colour: blue}\n',
      '/data/bad.yml': 'crew: [',
    };
    const text = '{{ boat }}, {{ sail }}, {{ oar }}, {{ fleet.flag.colour }}, {{ flag }}.';
    const page = readPage('a.md', text, 'mkdocs', new Set(), partsOf(files));
    expect(importLesson(page, noSite).mdx).toContain(
      String.raw`Tern, red, 4.0, blue, \{\{ flag }}.`,
    );
  });

  test('such a file is read once for a page', () => {
    const settings = 'plugins:\n  - macros:\n      include_yaml: [a.yml, b.yml]\n';
    const asked: string[] = [];
    const parts = {
      ...partsOf({}),
      toolSettings: settings,
      fileOf: (address: string) => {
        asked.push(address);
        return 'boat: Tern\noar: 2\n';
      },
    };
    readPage('a.md', '{{ boat }} {{ oar }}\n\n'.repeat(9), 'mkdocs', new Set(), parts);
    expect(asked).toEqual(['/a.yml', '/b.yml']);
  });

  test('a value may be of its front matter', () => {
    const text = '---\nsail: red\n---\n{{ sail }} and {{ page.meta.sail }}';
    expect(lesson(text)).toEqual({ prose: 'red and red', notes: [] });
  });

  test.each(['```yaml\nboat: {{ boat }}\n```', 'Say `boat: {{ boat }}`.'])(
    'it is told that %j is filled in',
    (text) => {
      const { prose, notes } = lesson(text);
      expect(prose).toContain('boat: Gull');
      expect(notes).toEqual(['The plugin "macros" of MkDocs fills in what stands in this code.']);
    },
  );

  test.each(['```yaml\nboat: {{ oar }}\n```', 'Say `boat: {{ oar }}`.'])(
    'it is told that nobody knows what stands in %j',
    (text) => {
      const { prose, notes } = lesson(text);
      expect(prose).toContain('boat: {{ oar }}');
      expect(notes).toEqual(['The plugin "macros" fills in {{ oar }}, also in code.']);
    },
  );

  test('a value that only those know who build the site is told', () => {
    expect(lesson('{{ secret }}').notes).toEqual([
      '{{ secret }} looks like syntax of the old tool.',
    ]);
  });

  test('nothing is filled in between raw and endraw, and the two are not shown', () => {
    const text =
      'Say `{% raw %}{{ .Boat }} {{ boat }}{% endraw %}`.\n\n{% raw %}\n```html\n{{ .Boat }}\n{{ boat }}\n```\n{% endraw %}\n\n```html\n{% raw %}\n{{ boat }}\n{% endraw %}\n```';
    expect(lesson(text)).toEqual({
      prose:
        'Say `{{ .Boat }} {{ boat }}`.\n\n```html\n{{ .Boat }}\n{{ boat }}\n```\n\n```html\n{{ boat }}\n```',
      notes: [],
    });
  });
});

test.each([
  ['whose settings do not name the plugin', 'plugins:\n  - search\n', ''],
  ['that its front matter keeps from it', macros, 'render_macros: false'],
  ['that asks to be ignored', macros, 'ignore_macros: true'],
  [
    'of a site that leaves pages as they are',
    'plugins:\n  - macros:\n      render_by_default: false\n',
    '',
  ],
])('A page %s keeps what stands in braces, and raw', (_, settings, own) => {
  const text = `${own === '' ? '' : `---\n${own}\n---\n`}\`\`\`\n{% raw %}{{ boat }}{% endraw %}\n\`\`\``;
  const { prose, notes } = lesson(text, settings + extra);
  expect(prose).toContain('{% raw %}{{ boat }}{% endraw %}');
  expect(notes.filter((each) => each.includes('plugin'))).toEqual([]);
});

describe('Where no plugin of a site fills in braces', () => {
  test.each(['plugins:\n  - search\n', 'site_name: Harbour\n'])(
    'readers saw them: nothing is on the list (%j)',
    (settings) => {
      expect(lesson('Sail to {{boat}}.example.org.', settings).notes).toEqual([]);
    },
  );

  test('of a site with another such plugin they are', () => {
    const { notes } = lesson('Sail to {{boat}}.', 'plugins:\n  - markdownextradata\n');
    expect(notes).toEqual(['{{boat}} looks like syntax of the old tool.']);
  });
});
