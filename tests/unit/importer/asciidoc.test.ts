import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { promptedCommand } from '#importer/text/command-shape.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { fillConstants } from '#transforms/constants.ts';
import { importedAsciiDoc } from './imported.ts';

const site = (files: Readonly<Record<string, string>>): SiteParts => ({
  locale: 'en',
  fileOf: (address, [folder]) => files[folder === undefined ? address : `${folder}${address}`],
  settingOf: () => undefined,
});

describe('A page of AsciiDoc', () => {
  test('has what its library complains of on the list, and nothing is printed', async () => {
    const printed = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { notes } = await importedAsciiDoc('= A\n\nWords.\n\n* item\n+\n--\nopen\n');
    expect(printed.mock.calls).toEqual([]);
    printed.mockRestore();
    expect(notes.filter(({ code }) => code === 'unread').map(({ unsure }) => unsure)).toEqual([
      'AsciiDoc complains here: unterminated open block.',
    ]);
  });

  test('without a title is called as the menu calls it, and keeps its first heading', async () => {
    const { mdx } = await importedAsciiDoc('== Introduction\n\nWords.\n\n== Sailing\n\nMore.\n', {
      ...site({}),
      title: 'The harbour',
    });
    expect(mdx).toContain('title: The harbour\n');
    expect(mdx).toContain('## Introduction');
  });

  test('shows what it includes, from where Antora keeps it', async () => {
    const files = {
      'partials/part.adoc': 'Words of the part.',
      'examples/pod.yaml': 'kind: Pod\n# tag::name[]\nname: boat\n# end::name[]\n',
      'other.adoc': 'One\n\nTwo\n\nThree',
    };
    const { mdx } = await importedAsciiDoc(
      '= A\n\ninclude::partial$part.adoc[]\n\n----\ninclude::example$pod.yaml[tag=name]\n----\n\ninclude::other.adoc[lines=1..3]',
      site(files),
    );
    expect(mdx.split('\n---\n')[1]?.trim()).toBe(
      'Words of the part.\n\n```\nname: boat\n```\n\nOne\n\nTwo',
    );
  });

  test('finds what a part includes beside that part, and keeps the empty line at its end', async () => {
    const { mdx, notes } = await importedAsciiDoc(
      '= A\n\ninclude::parts/list.adoc[]\n== Below\n\ninclude::partial$deep/one.adoc[]',
      site({
        'parts/list.adoc': 'include::words.adoc[]\n\n* item\n\n',
        'parts/words.adoc': 'Words beside the list.\n',
        'words.adoc': 'Other words.\n',
        'partials/deep/one.adoc': 'include::two.adoc[]\n',
        'partials/deep/two.adoc': 'Deep words.\n',
      }),
    );
    expect(notes).toEqual([]);
    expect(mdx.split('\n---\n')[1]?.trim()).toMatch(
      /^Words beside the list\.\n\n- item\n\n## Below .*\n\nDeep words\.$/,
    );
  });

  test('has the lines of a verse set in as far as they are', async () => {
    const { mdx } = await importedAsciiDoc('= A\n\n[verse]\nboat\n    [--sail]');
    expect(mdx).toContain('> boat\\\n> \u00A0\u00A0\u00A0\u00A0\\[--sail]');
  });

  test('has the comments of what it includes below that', async () => {
    const { mdx } = await importedAsciiDoc(
      '= A\n\n// One\n\ninclude::part.adoc[]\n\nBelow.',
      site({
        'part.adoc': '// Two\n\nWords.\n\n////\nThree\n////\n\n----\n// code\n----\n',
      }),
    );
    expect(mdx.split('\n---\n')[1]?.trim()).toBe(
      '{/* One */}\n\nWords.\n\n```\n// code\n```\n\n{/* Two */}\n\n{/* Three */}\n\nBelow.',
    );
  });

  test('has a file that includes itself once, wherever it stands', async () => {
    const page = '= A\n\ninclude::parts/one.adoc[]\n\ninclude::page.adoc[]';
    const { mdx, notes } = await importedAsciiDoc(
      page,
      site({
        'page.adoc': `${page}\n`,
        'parts/one.adoc': 'One.\n\ninclude::../parts/two.adoc[]\n',
        'parts/../parts/two.adoc': 'Two.\n\ninclude::../parts/one.adoc[]\n',
        'parts/../parts/../parts/one.adoc': 'One.\n\ninclude::../parts/two.adoc[]\n',
      }),
    );
    expect(mdx.split('\n---\n')[1]?.trim()).toBe(
      'One.\n\nTwo.\n\ninclude::../parts/one.adoc\\[]\n\ninclude::page.adoc\\[]',
    );
    expect(notes.map(({ line, unsure }) => `${line} ${unsure}`)).toEqual([
      '3 The file ../parts/one.adoc includes itself.',
      '5 The file page.adoc includes itself.',
    ]);
  });

  test('has each of several terms in a line of its own', async () => {
    const { mdx } = await importedAsciiDoc('= A\n\nboat::\nship:: Sails.');
    expect(mdx).toContain('**boat**\\\n**ship**\n\nSails.');
  });

  test('has code that begins with a plus, whatever has one behind it', async () => {
    const { mdx } = await importedAsciiDoc('= A\n\nIt is `+/- 8` boats, or ++/- ?+ of them.');
    expect(mdx).toContain('It is `+/- 8` boats');
  });

  test('has what stands between two pluses on each side without them, also in code', async () => {
    const { mdx } = await importedAsciiDoc('= A\n\nIt is `++boats++`, or `+a++b+`.');
    expect(mdx).toContain('It is `boats`, or `a++b`.');
  });

  test('whose title is underlined has all code of a line as it is written', async () => {
    const { mdx } = await importedAsciiDoc('Boats\n=====\n\nPress `+` or `{plus}`.');
    expect(mdx).toContain('Press `+` or `{plus}`.');
  });

  test.each(['[TIP]', '.Boat'])('below %s and an example has no such title', async (line) => {
    const text = `${line}\n====\nA boat.\n====\n\nPress \`+a + b+\` and \`+x\`, then \`-a +b\`.`;
    const { mdx } = await importedAsciiDoc(text);
    expect(mdx).toContain('Press `a + b` and `+x`, then `-a +b`.');
  });

  test('has in code of a line the signs that are typed, also where a file is included', async () => {
    const { mdx } = await importedAsciiDoc(
      "= A\n\ninclude::part.adoc[]\n\nIt's `x -- y`.",
      site({ 'part.adoc': 'Type `git log -- boat`.' }),
    );
    expect(mdx).toContain('Type `git log -- boat`.');
    expect(mdx).toContain('It’s `x -- y`.');
  });

  test('has in literal code each plus that is typed, also where a file is included', async () => {
    const { mdx } = await importedAsciiDoc(
      '= A\n\ninclude::part.adoc[]\n\nIt is `+"++"+`, `+"+"+` or `+${of:+}[0]+`.\n\nOne `+` and\n' +
        'another `+` boat.\n\n----\na `+b+c+`\n----\n\n[source]\na `+` b `+`',
      site({ 'part.adoc': 'Type `+a + b+`.' }),
    );
    expect(mdx).toContain('Type `a + b`.');
    expect(mdx).toContain('It is `"++"`, `"+"` or `${of:+}[0]`.');
    expect(mdx).toContain('One `+` and another `+` boat.');
    expect(mdx).toContain('\na `+b+c+`\n');
    expect(mdx).toContain('\na `+` b `+`\n');
  });

  test('keeps what a page of a manual is about', async () => {
    const { mdx } = await importedAsciiDoc(
      '= boat(1)\n:doctype: manpage\n\n== NAME\n\nboat - sails\n\n== SYNOPSIS\n\n*boat* [--fast]',
    );
    expect(mdx.split('\n---\n')[1]?.trim()).toMatch(
      /^## NAME .*\n\nboat - sails\n\n## SYNOPSIS .*\n\n\*\*boat\*\* \\\[--fast\]$/,
    );
  });

  test('finds headings by ids with hyphens and by those with underscores', async () => {
    const { mdx, notes } = await importedAsciiDoc(
      '= A\n\nSee xref:#_of_boats[one], xref:#of-boats[two].\n\n== Of boats\n\nWords.',
    );
    expect(mdx).toContain('See [one](#of-boats), [two](#of-boats).');
    expect(notes).toEqual([]);
  });

  test('leads links to anchors of what it includes to the section that shows it', async () => {
    const page = '= A\n\n== One\n\nSee <<hull>> and <<keel>>.\n\n== Two\n\ninclude::';
    const withPart = async (part: string): Promise<string> =>
      (await importedAsciiDoc(`${page}part.adoc[]\n\n== Three`, site({ 'part.adoc': part }))).mdx;
    expect(await withPart('[[hull]]hull:: The body.\n[[keel]]keel:: Below it.')).toContain(
      'See [hull](#two) and [keel](#two).',
    );
    // In which section of the part an anchor stands, no line of the page tells.
    expect(await withPart('=== Up\n\n[[hull]]The body.\n\n=== Down\n\n[[keel]]Below.')).toContain(
      'See \\[hull] and \\[keel].',
    );
  });

  const parts = [
    'kind: Pod',
    ...['# tag::name[]', 'name: boat', '# tag::secret[]', 'key: x', '# end::secret[]'],
    ...['sail: red', '# end::name[]', 'end: 1'],
  ].join('\n');
  const including = async (tags: string): Promise<{ code: string; unsure: string[] }> => {
    const { mdx, notes } = await importedAsciiDoc(
      `= A\n\n----\ninclude::pod.yaml[tags=${tags}]\n----`,
      site({ 'pod.yaml': parts }),
    );
    const code = /```\n([\s\S]*?)\n?```/.exec(mdx)?.[1] ?? '';
    return { code, unsure: notes.map(({ unsure }) => unsure) };
  };

  test.each([
    ['name', 'name: boat|key: x|sail: red'],
    ['secret', 'key: x'],
    ['name;!secret', 'name: boat|sail: red'],
    ['!secret', 'kind: Pod|name: boat|sail: red|end: 1'],
    ['*', 'name: boat|key: x|sail: red'],
    ['*;!secret', 'name: boat|sail: red'],
    ['**', 'kind: Pod|name: boat|key: x|sail: red|end: 1'],
    ['**;!secret', 'kind: Pod|name: boat|sail: red|end: 1'],
    ['!*', 'kind: Pod|end: 1'],
    ['**;!*', 'kind: Pod|end: 1'],
  ])('shows of a file the parts that tags=%s names', async (tags, lines) => {
    expect(await including(tags)).toEqual({ code: lines.replaceAll('|', '\n'), unsure: [] });
  });

  test('says that a part of a file is not there, and keeps the line', async () => {
    expect(await including('gone')).toEqual({
      code: 'include::pod.yaml[tags=gone]',
      unsure: ['There is no part "gone" in pod.yaml to include.'],
    });
    expect((await including('secret;gone')).code).toBe(
      'key: x\ninclude::pod.yaml[tags=secret;gone]',
    );
  });

  test('has the attributes of antora.yml, and its ids of headings', async () => {
    const antora = 'name: boats\nasciidoc:\n  attributes:\n    version: 1.36\n';
    const { mdx, notes } = await importedAsciiDoc(
      '= A\n\nFor {version}, see <<the-end>>.\n\n== The end\n\nWords.',
      site({ '/antora.yml': antora }),
    );
    expect(mdx).toContain('For 1.36, see [The end](#the-end).');
    expect(notes).toEqual([]);
  });

  test('knows what Antora sets, and what the playbook of the site says first', async () => {
    const files = {
      '/antora.yml':
        "name: boats\ntitle: All boats\nversion: '2.0'\nasciidoc:\n  attributes:\n    one: a\n    two: b\n    flag: true\n",
      '/site.yml':
        'content: { sources: [{ url: . }] }\nasciidoc:\n  attributes:\n    one: c\n    two: d@\n    three: e\n',
      '/playbook.yml': 'asciidoc:\n  attributes:\n    one: x\n',
      'partials/part.adoc': 'A part.',
    };
    const { mdx } = await importedAsciiDoc(
      '= A\n\nOf {page-component-title} {page-component-version} in {page-module}: {one}{two}{three}.\n\nifdef::site-gen-antora,env-site[]\nOf Antora.\nendif::[]\nifdef::flag[Of the flag.]\n\ninclude::{partialsdir}/part.adoc[]\n',
      { ...site(files), path: 'modules/x/pages/a.adoc' },
    );
    expect(mdx.split('\n---\n')[1]?.trim()).toBe(
      'Of All boats 2.0 in x: cbe.\n\nOf Antora. Of the flag.\n\nA part.',
    );
  });

  test('has values of Antora with the others that they name filled in, those of the playbook first', async () => {
    const files = {
      '/antora.yml':
        "name: boats\nasciidoc:\n  attributes:\n    pier: '{sea} pier'\n    end: 'the end of the {pier}'\n",
      '/antora-playbook.yml':
        "content: {}\nasciidoc:\n  attributes:\n    sea: North@\n    early: '{late}'\n    late: \\{sea}\n",
    };
    const { mdx } = await importedAsciiDoc('= A\n\nAt {end}, {early}, {late}.\n', {
      ...site(files),
      path: 'modules/x/pages/a.adoc',
    });
    expect(mdx).toContain(String.raw`At the end of the North pier, \{late}, \{sea}.`);
  });

  test('is not called by a section that stands below text, but with a note', async () => {
    const { mdx, notes } = await importedAsciiDoc('Words first.\n\n== Sails\n\nOf linen.\n');
    expect(mdx).toContain('## Sails');
    expect(notes.map(({ code }) => code)).toEqual(['title']);
  });

  test('has the values of the book that it is a chapter of, and text right below its title', async () => {
    const { mdx, notes, data } = await importedAsciiDoc(
      '= Rigs of {boat}\n[[rig]]\n== The rig\n:mast: long\n\nOf {boat} with a {mast} mast.\n\n[source,bash,subs=attributes+]\n----\necho {rope}\n----\n',
      { ...site({}), bookValues: [':boat: the red', ':mast: short', ':rope: pass:[a & c]'] },
    );
    expect(mdx).toContain('title: Rigs of the red\n');
    expect(mdx).toContain('## The rig {/* #rig */}\n\nOf the red with a long mast.');
    expect(data.commands?.['echo-a-c']?.run).toEqual(['echo a & c']);
    expect(notes.map(({ code, line }) => `${line} ${code}`)).toEqual(['10 structure']);
  });

  test('has the signs of a value in code as they are written', async () => {
    const { data } = await importedAsciiDoc(
      '= A\n:url: https://example.org/?a=1&b=2\n\n[source,bash,subs=attributes+]\n----\ncurl "{url}" > x && echo "&lt;"\n----\n\n[source,bash,subs="attributes,quotes"]\n----\nwget "{url}" *now*\n----\n',
    );
    expect(Object.values(data.commands ?? {}).flatMap(({ run }) => run)).toEqual([
      'curl "https://example.org/?a=1&b=2" > x && echo "&lt;"',
      'wget "https://example.org/?a=1&b=2" now',
    ]);
  });

  test('counts once what its text counts', async () => {
    const { mdx } = await importedAsciiDoc(
      '= A\n\n{counter:step}. One, {counter:step}. two.\n\nIn all {step}.\n',
    );
    expect(mdx).toContain('1\\. One, 2. two.\n\nIn all 2.');
  });

  test('does not fetch or read anything by itself', async () => {
    const { mdx } = await importedAsciiDoc(
      '= A\n\ninclude::/etc/hostname[]\n\ninclude::https://example.org/a.adoc[]\n\nWords',
    );
    expect(mdx).toContain('include::/etc/hostname');
  });

  const word = fc.constantFrom(
    ...[
      'kubectl get pods',
      '$ x',
      '{name}',
      '{{x}}',
      '<NAME>',
      '# a',
      '*',
      'a: b',
      '|',
      '==',
      '`b`',
    ],
    ...['输出', '\\{a}', 'include', '****', '[x]', '+', 'echo "a"', "it's", '<1> a'],
  );
  const lines = fc.array(
    fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
    {
      minLength: 1,
      maxLength: 4,
    },
  );

  test('keeps every line of code byte for byte, or lists it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('bash', 'yaml', 'text', ''), lines), {
          minLength: 1,
          maxLength: 4,
        }),
        async (blocks) => {
          const text = blocks.map(
            ([lang, code]) => `[source,${lang}]\n------\n${code.join('\n')}\n------`,
          );
          const { data, mdx, manifests, notes } = await importedAsciiDoc(
            `= A\n\n${text.join('\n\n')}`,
          );
          const changed = notes.filter(({ code }) => code === 'code-changed');
          expect(changed).toEqual([]);
          const listed = notes.flatMap(({ changes = [] }) => changes.map(({ before }) => before));
          const texts = [
            ...Object.values(data.commands ?? {}).flatMap(({ run }) => run),
            ...Object.values(data.outputs ?? {}).map((each) => each.text),
          ];
          const written = [...texts, fillConstants(mdx, {}), ...manifests.values(), ...listed].join(
            '\n',
          );
          const missing = blocks
            .flatMap(([, code]) => code)
            .filter((line) => !written.includes((promptedCommand(line) ?? line).trim()));
          expect(missing).toEqual([]);
        },
      ),
      { numRuns: Number(process.env['PAGES'] ?? 100) },
    );
  });
});
