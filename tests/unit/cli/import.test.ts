import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawing } from './import/drawing.ts';
import { localeCodes } from '#i18n/locales.ts';
import { readContent } from '#model/read-content.ts';
import { run } from './fake-io.ts';
import type { ImportList } from '#cli/import/list.ts';
import type { Outcome } from './fake-io.ts';

let cwd = '';

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'import-cli-'));
  cpSync('tests/fixtures/import/site', join(cwd, 'site'), { recursive: true });
});

afterEach(() => {
  rmSync(cwd, { recursive: true, force: true });
});

const importing = (...args: string[]): Promise<Outcome> => run(['import', ...args], { cwd });
const site = (...args: string[]): Promise<Outcome> =>
  importing('site', '--workshop', 'boats', '--locale', 'en', ...args);
const text = (path: string): string => readFileSync(join(cwd, 'content', path), 'utf8');

/** A JPEG as far as its size: the start of the picture, and of its only frame with 9 by 9 pixels. */
const photo = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0001108000900090301220002110103110100ffd9',
  'hex',
);

describe('readyroom import of a folder', () => {
  test('makes a workshop that has no problem, in every language of the folder', async () => {
    expect(await site()).toMatchObject({ code: 1, err: '' });
    const { problems, workshops } = readContent('content', cwd);
    expect(problems).toEqual([]);
    expect(workshops[0]).toMatchObject({
      title: { en: 'Boats and harbours', 'pt-BR': 'Barcos e portos' },
      locales: ['en', 'pt-BR', 'zh-CN'],
    });
    expect(workshops[0]?.lessons.map(({ name }) => name)).toEqual([
      ...['introduction', 'harbour', 'tools', 'boat'],
    ]);
  });

  test('leads links to lessons, and copies pictures', async () => {
    await site();
    expect(text('boats/tools/en.mdx')).toContain('[the first page](../harbour/#anchors)');
    expect(text('boats/harbour/en.mdx')).toContain('[its manifest](../boat/)');
    expect(text('boats/tools/en.mdx')).toContain('![The harbour](./images/harbour.svg)');
    expect(text('boats/tools/images/harbour.svg')).toContain('<svg');
  });

  test('aligns translations, and keeps what has no counterpart', async () => {
    await site();
    const prose = text('boats/harbour/pt-BR.mdx');
    expect(prose).toContain('## Âncoras {/* #anchors */}');
    expect(prose).toContain('<Check id="boat-ready" />');
    expect(prose).toContain('#### Só em português');
    expect(prose).toContain('```sh\necho outro comando\n```');
  });

  test('tells what it was unsure of, with file and line', async () => {
    const { out } = await site();
    expect(out).toContain(
      '10_start/02-tools.md:23: I do not know the shortcode {{< unknown thing="1" >}}.',
    );
    expect(out).toContain('10_start/02-tools.md:26: There is no picture gone.png.');
    expect(out).toContain(
      'Made 4 lessons and 3 translations: 14 files in boats/. 6 items to look at.',
    );
  });

  test('writes nothing when it is only tried', async () => {
    const { code, out } = await site('--dry-run');
    expect(code).toBe(1);
    expect(existsSync(join(cwd, 'import-boats.md'))).toBe(false);
    expect(out).toContain('Would make 4 lessons and 3 translations: 14 files');
    expect(existsSync(join(cwd, 'content'))).toBe(false);
  });

  test('reports to programs as well', async () => {
    const report = JSON.parse((await site('--format', 'json')).out) as {
      pages: { lesson: string }[];
      notImported: unknown[];
    };
    expect(report.pages).toHaveLength(7);
    expect(report.notImported).toHaveLength(2);
  });

  test('done twice changes nothing', async () => {
    await site();
    const before = text('boats/workshop.yaml');
    const { code, out } = await importing(
      'site/20_apps/boat.md',
      '--workshop',
      'boats',
      '--locale',
      'en',
    );
    expect(code).toBe(0);
    expect(out).toContain('0 files');
    expect(text('boats/workshop.yaml')).toBe(before);
  });
});

describe('What a page shows of its site', () => {
  const put = (path: string, content: string): void => {
    mkdirSync(join(cwd, path, '..'), { recursive: true });
    writeFileSync(join(cwd, path), content);
  };
  const docs = (): Promise<Outcome> =>
    importing('old/docs', '--workshop', 'shown', '--locale', 'en');

  test('is in the lesson: files beside the pages and above, and values of its settings', async () => {
    put('old/mkdocs.yml', 'site_name: Boats');
    put('old/snippets/boat.yaml', 'sail: red');
    put('old/docs/a.md', '# A\n\n!!! note\n    Mind.\n\n```yaml\n--8<-- "boat.yaml"\n```');
    expect((await docs()).err).toBe('');
    expect(text('shown/a/en.mdx')).toContain('```yaml\nsail: red\n```');
  });

  test('is what the playbook above a component of Antora says, unless that is above its repository', async () => {
    put('old/docs/antora.yml', 'name: boats\nversion: ~\n');
    put('old/docs/modules/ROOT/pages/a.adoc', '= A\n\nOf {boat}.\n');
    put('old/antora-playbook.yml', 'content: {}\nasciidoc: { attributes: { boat: gulls } }\n');
    await docs();
    expect(text('shown/a/en.mdx')).toContain('Of gulls.');
    mkdirSync(join(cwd, 'old/docs/.git'));
    await docs();
    expect(text('shown/a/en.mdx')).toContain(String.raw`Of \{boat}.`);
  });

  test('is no page of the top for a link to the page of a folder that is not there', async () => {
    put('old/docs/README.md', '# Boats\n\n[Ships](/ships/README.md)');
    put('old/docs/sail.md', '# Sail\n\n[Ships](/ships/index.md), [top](/README.md)');
    await docs();
    expect(text('shown/introduction/en.mdx')).toContain('Ships (`/ships/README.md`)');
    expect(text('shown/sail/en.mdx')).toContain(
      'Ships (`/ships/index.md`), [top](../introduction/)',
    );
  });

  test('may be a page that is a link to a file beside the pages, which then is no other', async () => {
    put('old/mkdocs.yml', 'site_name: Boats');
    put('old/README.md', '# Boats\n\nWords about boats.');
    put('old/docs/a.md', '# A\n\nSee [boats](index.md).');
    symlinkSync('../README.md', join(cwd, 'old/docs/index.md'));
    symlinkSync('a.md', join(cwd, 'old/docs/b.md'));
    const { out } = await importing('old', '--workshop', 'shown', '--locale', 'en');
    expect(text('shown/boats/en.mdx')).toContain('Words about boats.');
    expect(text('shown/a/en.mdx')).toContain('See [boats](../boats/).');
    expect(out).toContain('Made 2 lessons');
    expect(out).not.toContain('was not imported');
  });

  test('never comes from above the site', async () => {
    put('secret.md', 'Secret words');
    put('old/mkdocs.yml', 'site_name: Boats');
    put('old/docs/a.md', '# A\n\n--8<-- "../../secret.md"\n\n--8<-- "/secret.md"');
    symlinkSync(join(cwd, 'secret.md'), join(cwd, 'old/docs/link.txt'));
    put('old/docs/b.md', '# B\n\n--8<-- "link.txt"');
    await docs();
    expect(text('shown/a/en.mdx') + text('shown/b/en.mdx')).not.toContain('Secret words');
  });
});

describe('The list of an import', () => {
  const list = (ending: string): string =>
    readFileSync(join(cwd, `import-boats.${ending}`), 'utf8');
  const resume = (): Promise<Outcome> => importing('--resume', '--workshop', 'boats');

  test('has each item with source and result, worst first', async () => {
    await site();
    const markdown = list('md');
    const titles = [...markdown.matchAll(/^## (\w+)/gm)].map(([, level]) => level);
    expect(titles).toEqual(['Decide', 'Decide', 'Decide', 'Review', 'For', 'For', 'For']);
    expect(markdown).toMatch(
      /^- \[ \] `10_start\/02-tools.md:26` → `content\/boats\/tools\/en.mdx:23`: .* <!-- \w+ -->$/m,
    );
    expect(text('boats/tools/en.mdx').split('\n')[22]).toContain('gone.png');
    expect(list('html')).toContain('<a href="site/10_start/02-tools.md">');
    expect(JSON.parse(list('json'))).toMatchObject({ workshop: 'boats' });
  });

  test('says once what all items of a kind say, and counts files as people do', async () => {
    mkdirSync(join(cwd, 'pages'));
    for (const number of [10, 9])
      writeFileSync(join(cwd, `pages/b${number}.md`), '# B\n\nA {{ boat }}.');
    await importing('pages', '--workshop', 'boats', '--locale', 'en');
    const sentence = '{{ boat }} looks like syntax of the old tool. I kept it as text.';
    expect(list('md').split(sentence)).toHaveLength(2);
    expect(list('md')).toMatch(
      /^- \[ \] 2 places on 2 pages <!-- \w+ -->\n {2}- \[ \] `b9\.md:3`[^\n]*\n {2}- \[ \] `b10\.md:3` → `\S+` <!-- \w+ -->\n/m,
    );
    expect(list('html').split(sentence)).toHaveLength(2);
  });

  test('says once what has one cause, with its places, and one tick is enough for all of them', async () => {
    mkdirSync(join(cwd, 'pages'));
    for (const page of ['a', 'b']) {
      const uses = ['1', '2', '3'].map((end) => `{{< feature-state v="1.${end}" >}}`);
      writeFileSync(join(cwd, `pages/${page}.md`), `# A\n\n${uses.join('\n\n')}\n`);
    }
    const { out } = await importing('pages', '--workshop', 'boats', '--locale', 'en');
    expect(out).toContain('(the first of 6 places on 2 pages)');
    expect(out).toContain('1 item to look at');
    expect(list('md')).toMatch(
      /^- \[ \] 6 places on 2 pages: The shortcode feature-state: <!-- \w+ -->\n\n {2}<details><summary>6 places on 2 pages<\/summary>\n\n {2}- \[ \] `a\.md:3, 5, 7` <!-- \w+ -->\n {4}- \[ \] `a\.md:3` → `\S+:6`: .*v="1\.1".* <!-- \w+ -->\n/m,
    );
    expect(list('html').match(/The shortcode feature-state:/g)).toHaveLength(1);
    const tick = (from: string, to: string): void => {
      expect(list('md')).toContain(from);
      writeFileSync(join(cwd, 'import-boats.md'), list('md').replace(from, to));
    };
    tick('- [ ] `a.md:3` ', '- [x] `a.md:3` ');
    expect((await resume()).out).toContain('1 to decide, 0 to review, 1 done');
    tick('- [x] `a.md:3` ', '- [ ] `a.md:3` ');
    expect((await resume()).out).toContain('1 to decide, 0 to review, 0 for');
    tick('- [ ] `a.md:3, 5, 7`', '- [x] `a.md:3, 5, 7`');
    expect((await resume()).out).toContain('1 to decide, 0 to review, 1 done');
    expect(list('md').match(/- \[x\] `a/g)).toHaveLength(4);
    tick('- [x] `a.md:3, 5, 7`', '- [ ] `a.md:3, 5, 7`');
    expect((await resume()).out).toContain('1 to decide, 0 to review, 0 for');
    tick('- [ ] 6 places', '- [x] 6 places');
    expect(await resume()).toMatchObject({ code: 0 });
    expect(list('md')).not.toContain('- [ ]');
  });

  test('ticks all entries of a kind at once, and not those of another', async () => {
    mkdirSync(join(cwd, 'pages'));
    const words = '# A\n\n![x](one.png) ![y](two.png) [z](gone.md)\n';
    writeFileSync(join(cwd, 'pages/a.md'), words);
    await importing('pages', '--workshop', 'boats', '--locale', 'en');
    const all = list('md').replace('- [ ] **All 2**', '- [x] **All 2**');
    writeFileSync(join(cwd, 'import-boats.md'), all);
    expect((await resume()).out).toContain('1 to decide, 0 to review, 2 done');
  });

  test('ticks what learners would replace once it is mended in lesson.yaml or in the manifest', async () => {
    mkdirSync(join(cwd, 'pages'));
    const manifest = 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: <pod-name>';
    const shell = 'kubectl get nodes\nhelm pull "YOUR_BOAT"';
    const words = `# A\n\n\`\`\`sh\n${shell}\n\`\`\`\n\nThe Pod:\n\n\`\`\`yaml\n${manifest}\n\`\`\`\n`;
    writeFileSync(join(cwd, 'pages/a.md'), words);
    await importing('pages', '--workshop', 'boats', '--locale', 'en');
    expect(list('md')).toMatch(/a\/lesson\.yaml:\d+`: Learners would have to replace YOUR/);
    const mend = (path: string, from: string, to: string): void => {
      const file = join(cwd, 'content/boats/a', path);
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    };
    mend('lesson.yaml', 'YOUR_BOAT', 'anna');
    expect((await resume()).out).toContain('1 to decide, 0 to review, 1 done');
    mend('manifests/pod-name-pod.yaml', '<pod-name>', 'anna');
    expect((await resume()).out).toContain('0 to decide, 0 to review, 2 done');
  });

  test('leads to a line that says something: to a check, and to the command that needs a value, in lesson.yaml', async () => {
    mkdirSync(join(cwd, 'pages'));
    const table = 'NAME   READY   STATUS    RESTARTS   AGE\nsail   1/1     Running   0          3m';
    writeFileSync(
      join(cwd, 'pages/a.md'),
      `# A\n\n\`\`\`console\n$ kubectl get pods\n${table}\n\`\`\`\n\nWords.\n\n\`\`\`sh\n# Of the boat.\nls $BOAT\n\`\`\`\n`,
    );
    await importing('pages', '--workshop', 'boats', '--locale', 'en');
    const { items } = JSON.parse(list('json')) as ImportList;
    const written = items.map(({ code, place, line = '' }) => {
      const lines = readFileSync(join(cwd, place.file), 'utf8').split('\n');
      expect(lines[place.line - 1], code).toBe(line);
      return [code, basename(place.file), line.trim()];
    });
    expect(written).toContainEqual(['check-proposed', 'lesson.yaml', 'sail-ready:']);
    expect(written).toContainEqual(['preset-variable', 'lesson.yaml', '- ls $BOAT']);
    expect(written.map(([, , line]) => line)).not.toContain('');
  });

  test('says once what is to be done with many of one kind, with a box for these alone', async () => {
    const links = ['one', 'two', 'three'].map((name) => `[${name}](./${name}.md)`);
    const other = '[other](tools.md#nowhere)';
    mkdirSync(join(cwd, 'pages'));
    writeFileSync(join(cwd, 'pages/tools.md'), '# Tools\n\nWords.\n');
    writeFileSync(join(cwd, 'pages/a.md'), `# A\n\n${[...links, other].join('\n\n')}\n`);
    await importing('pages', '--workshop', 'boats', '--locale', 'en');
    expect(list('md').match(/Lead it to a lesson/g)).toHaveLength(1);
    expect(list('html').match(/<strong>Lead it to a lesson/g)).toHaveLength(1);
    // What has words of its own stands above them, with its number.
    expect(list('md').indexOf('no place "nowhere"')).toBeLessThan(list('md').indexOf('./one.md'));
    expect(list('html')).toContain('<p>These 3: I kept its words');
    expect(list('html')).toContain('<ol start="2">');
    writeFileSync(
      join(cwd, 'import-boats.md'),
      list('md').replace('- [ ] **These 3**', '- [x] **These 3**'),
    );
    expect((await resume()).out).toContain('1 to decide, 0 to review, 3 done');
  });

  test('begins with what happened, what is left and where to begin', async () => {
    await site();
    const said = [
      '7 pages became 4 lessons of boats. They can be read as they are.',
      'Begin with what is to decide, from the top',
    ];
    for (const each of said) expect(list('md')).toContain(each);
    for (const each of said) expect(list('html')).toContain(each);
    expect(list('md')).toMatch(
      /^\| Decide \| \[Syntax of [^|]*\]\(#decide-syntax-of-[a-z-]*-1\) \| 1 \| 1 \|$/m,
    );
    expect(list('html')).toContain('<a href="#all-unknown-syntax">Syntax of the old tool');
  });

  test('leads to pages whatever is in their names', async () => {
    mkdirSync(join(cwd, 'pages'));
    writeFileSync(join(cwd, 'pages/boat #1.md'), 'Words.\n');
    await importing('pages', '--workshop', 'boats', '--locale', 'en');
    expect(list('html')).toContain('<a href="pages/boat%20%231.md">');
  });

  test('has checks of one shape as one entry, each place with what its check asks', async () => {
    mkdirSync(join(cwd, 'pages'));
    for (const name of ['sail', 'oar']) {
      const table = `NAME   READY   STATUS    RESTARTS   AGE\n${name}    1/1     Running   0          3m`;
      writeFileSync(
        join(cwd, `pages/${name}.md`),
        `# ${name}\n\n\`\`\`console\n$ kubectl get pods\n${table}\n\`\`\`\n`,
      );
    }
    const { code, out } = await importing('pages', '--workshop', 'boats', '--locale', 'en');
    expect({ code, isOne: out.includes('1 item to look at') }).toEqual({ code: 0, isOne: true });
    expect(list('md')).toContain(
      '- [ ] 2 places on 2 pages: I proposed checks that ask for objects by their names:',
    );
    expect(list('md')).toMatch(
      /`oar\.md:\d+` → `\S+`: I proposed the check "oar-ready": Pod oar is ready\. <!--/,
    );
    expect(JSON.parse(list('json'))).toMatchObject({
      items: [{ code: 'check-proposed' }, { code: 'check-proposed' }],
    });
  });

  test('has the looks of all pages as one entry, each place with what its page says', async () => {
    mkdirSync(join(cwd, 'pages'));
    writeFileSync(join(cwd, 'pages/a.md'), '# A\n\n<font color="red">Red</font>\n');
    writeFileSync(join(cwd, 'pages/b.md'), '# B\n\nWords.\n\n<center>words</center>\n');
    await importing('pages', '--workshop', 'boats', '--locale', 'en');
    expect(list('md')).toContain('- [ ] 2 places on 2 pages: Pages that say how things look: <!--');
    expect(list('md')).toContain('how things look: \\<center\\> (line 5).');
  });

  test('shows both texts of code that changed', async () => {
    await site();
    expect(list('md')).toContain('  kubectl get pods -n harbour   # 注释\n');
    expect(list('md')).toContain('  kubectl get pods -n harbour\n');
  });

  test('is ticked off by hand, and by mending the line', async () => {
    await site();
    expect((await resume()).out).toContain('5 to decide, 1 to review, 4 for your information');
    const ticked = list('md').replace(/^- \[ \](?=.*gone\.png)/m, '- [x]');
    writeFileSync(join(cwd, 'import-boats.md'), ticked);
    const path = join(cwd, 'content/boats/tools/en.mdx');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/`\{+<.*/, 'A crane.'));
    const { out, code } = await resume();
    expect(out).toContain('3 to decide, 1 to review, 2 done');
    expect(code).toBe(1);
    expect((await resume()).out).toContain('3 to decide, 1 to review, 2 done');
  });

  test('says of a long list how much of it is not printed', async () => {
    const links = Array.from({ length: 12 }, (_, at) => `[boat ${at}](./boat-${at}.md)`);
    writeFileSync(join(cwd, 'harbour.md'), `# Harbour\n\n${links.join('\n\n')}\n`);
    await importing('harbour.md', '--workshop', 'boats', '--locale', 'en');
    const { out } = await resume();
    expect(out).toContain('The link to ./boat-9.md');
    expect(out).not.toContain('The link to ./boat-10.md');
    expect(out).toContain('\n… and 2 more, in import-boats.md\n');
  });

  test('keeps its ticks when pages are imported again', async () => {
    await site();
    writeFileSync(join(cwd, 'import-boats.md'), list('md').replaceAll('- [ ]', '- [x]'));
    expect((await site()).code).toBe(0);
    expect(list('md')).not.toContain('- [ ]');
  });

  test('keeps all of pages that are left alone', async () => {
    await site('--section', '10_start');
    const decided = /^- \[ \] `10_start.*gone\.png/m;
    expect(list('md')).toMatch(decided);
    await site('--only-new');
    expect(list('md')).toMatch(decided);
  });

  test('needs an import', async () => {
    const { code, err } = await resume();
    expect(code).toBe(2);
    expect(err).toContain('There is no import-boats.json here');
  });

  test('names files that cannot be read, and the others are imported', async () => {
    writeFileSync(join(cwd, 'site/10_start/broken.md'), Buffer.from([0xff, 0xfe, 0, 0, 0]));
    const { code, out } = await site();
    expect(code).toBe(1);
    expect(out).toContain('10_start/broken.md:1: This file was not imported: it is not UTF-8');
    expect(existsSync(join(cwd, 'content/boats/harbour/en.mdx'))).toBe(true);
  });

  test('names links that lead elsewhere, nowhere or in a circle, and follows none', async () => {
    const links = { up: '../..', 'gone.md': 'nowhere.md', 'round.md': 'round.md' };
    for (const [name, to] of Object.entries(links))
      symlinkSync(to, join(cwd, 'site/10_start', name));
    symlinkSync('.', join(cwd, 'site/10_start/here'));
    const { code, out } = await site();
    expect(code).toBe(1);
    for (const name of Object.keys(links))
      expect(out).toContain(`10_start/${name}:1: This file was not imported: it is a link`);
    expect(out).not.toContain('10_start/here');
  });
});

describe('readyroom import of scenarios', () => {
  test('lists the scripts that checked a step, with their text', async () => {
    const put = (path: string, words: string): void => {
      mkdirSync(join(cwd, 'old', path, '..'), { recursive: true });
      writeFileSync(join(cwd, 'old', path), words);
    };
    const step = { title: 'Build a boat', text: 'step1/text.md', verify: 'step1/verify.sh' };
    const details = { intro: { text: 'intro.md', background: 'gone.sh' }, steps: [step] };
    put('index.json', JSON.stringify({ title: 'Boats', time: 15, details }));
    put('intro.md', 'Welcome aboard.');
    put('step1/text.md', 'Build it:\n\n```\nkubectl get pods\n```{{exec}}');
    put('step1/verify.sh', '#!/bin/bash\nkubectl get pod boat\n');
    const { code, out } = await importing('old', '--workshop', 'w', '--locale', 'en');
    expect(code).toBe(1);
    expect(out).toContain('step1/text.md:5: The old site checked this step with step1/verify.sh.');
    expect(out).toContain('intro.md:1: The old site ran gone.sh before this page.');
    const list = readFileSync(join(cwd, 'import-w.md'), 'utf8');
    expect(list).toContain('## Decide: Checks of the old site that you write anew (1)');
    expect(list).toContain('  #!/bin/bash\n  kubectl get pod boat');
    expect(text('w/build-a-boat/lesson.yaml')).toContain('minutes: 15');
    expect(text('w/build-a-boat/en.mdx')).toContain('title: Build a boat');
    expect(text('w/intro/en.mdx')).toContain('title: Boats');
    expect(readContent('content', cwd).problems).toEqual([]);
  });
});

describe('readyroom import of a part of a site', () => {
  test('tells of a part of other pages only where no page shows it', async () => {
    mkdirSync(join(cwd, 'pages'));
    writeFileSync(join(cwd, 'pages/a.adoc'), '= A\n\ninclude::_shared.adoc[]\n\nWords.');
    for (const name of ['_shared.adoc', '_alone.adoc'])
      writeFileSync(join(cwd, 'pages', name), 'Words of it.');
    const { out } = await importing('pages', '--workshop', 'boats', '--locale', 'en');
    expect(out).toContain('_alone.adoc:1: This file was not imported: it is a part of other pages');
    expect(out).not.toContain('_shared.adoc:1:');
  });

  test('misses no file of a page where another page clones a repository', async () => {
    mkdirSync(join(cwd, 'pages'));
    const put = (name: string, command: string): void =>
      writeFileSync(join(cwd, 'pages', name), `# Boats\n\n\`\`\`sh\n${command}\n\`\`\``);
    put('b.md', 'kubectl apply -f boat.yaml');
    const alone = await importing('pages', '--workshop', 'one', '--locale', 'en');
    expect(alone.out).toContain('Commands read "boat.yaml", and nothing on the page is called so.');
    put('a.md', 'git clone https://boats.example/boats.git');
    const both = await importing('pages', '--workshop', 'two', '--locale', 'en');
    expect(both.out).not.toContain('Commands read');
  });

  test('has no lesson of a page in a language that Readyroom does not speak, and says what can be done', async () => {
    mkdirSync(join(cwd, 'pages'));
    for (const name of ['a.md', 'a.vi.md'])
      writeFileSync(join(cwd, 'pages', name), '# A\n\nWords.');
    const { out } = await importing('pages', '--workshop', 'boats', '--locale', 'en');
    expect(out).toContain(
      'a.vi.md:1: This file was not imported: "vi" is no language of Readyroom.',
    );
    expect(out).toContain(
      '→ Nothing: lessons can be in en, pt-BR, zh-CN. Keep the page where it is.',
    );
  });

  test('says of sizes in addresses of pictures that they are left out, where the picture is there', async () => {
    mkdirSync(join(cwd, 'pages'));
    writeFileSync(
      join(cwd, 'pages/boat.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
    );
    const words = [
      '# A',
      '![A boat](boat.svg?featherlight=false&width=30pc)',
      '![Two](boat.svg?raw=true)',
      '![Three](boat.svg?width=90pc)',
    ];
    writeFileSync(join(cwd, 'pages/a.md'), words.join('\n\n'));
    const { out } = await importing('pages', '--workshop', 'boats', '--locale', 'en');
    expect(out).toContain(
      'a.md:3: The page says how things look: featherlight=false&width=30pc (line 3), width=90pc (line 7).',
    );
    expect(text('boats/a/en.mdx').match(/\(\.\/images\/boat\.svg\)/g)).toHaveLength(3);
  });

  test('takes one section, with names of its own', async () => {
    await site('--section', '20_apps/', '--prefix', 'apps');
    expect(readdirSync(join(cwd, 'content/boats'))).toEqual(['apps-boat', 'workshop.yaml']);
  });

  test('adds what is new, and leaves what was edited alone', async () => {
    await site('--section', '20_apps');
    const path = join(cwd, 'content/boats/boat/en.mdx');
    writeFileSync(path, `${readFileSync(path, 'utf8')}\nEdited.\n`);
    const { out } = await site('--only-new');
    expect(out).toContain(
      '20_apps/boat.md:1: This file was not imported: its lesson is there already. I left it out.\n  → To bring its lesson up to date, import it without --only-new.',
    );
    expect(text('boats/boat/en.mdx')).toContain('Edited.');
    expect(text('boats/tools/en.mdx')).toContain('title: Tools');
    expect(await site('--only-new')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing new') as string,
    });
  });
});

describe('readyroom import of pages that link to each other', () => {
  const pages = (texts: Readonly<Record<string, string>>): Promise<Outcome> => {
    for (const [path, words] of Object.entries(texts)) {
      mkdirSync(join(cwd, 'pages', path, '..'), { recursive: true });
      writeFileSync(join(cwd, 'pages', path), words);
    }
    return importing('pages', '--workshop', 'w', '--locale', 'en');
  };

  test('finds the headings of pages that come later', async () => {
    await pages({
      'a.md': '# A\n\n[one](b.md#big-part) [two](b.md#gone)',
      'b.md': '# B\n\n## Big part {#part}\n\nWords',
    });
    expect(text('w/a/en.mdx')).toContain('[one](../b/#part) [two](../b/)');
  });

  test('finds headings by the ids of Blackfriday, where no other has them', async () => {
    await pages({
      'a.md': '# A\n\n[one](b.md#file-boats) [two](b.md#size-n)',
      'b.md':
        '# B\n\n## --file=BOATS\n\nWords\n\n## file boats\n\nWords\n\n### --size=N ###\n\nWords',
    });
    expect(text('w/a/en.mdx')).toContain('[one](../b/#file-boats-2) [two](../b/#size-n)');
  });

  test('knows pages from the top of the old site, wherever in the folder that was', async () => {
    await pages({
      'content/a.md': '# A\n\n[one](/x/b/) [two](/c/)',
      'content/x/b.md': '# B\n\n[three](y/c) [four](./y/c)',
      'content/y/c.md': '# C',
      'content/z/c.md': '# C',
      'archetypes/default.md': '# Nothing',
    });
    expect(text('w/a/en.mdx')).toContain('[one](../b/) two (`/c/`)');
    expect(text('w/b/en.mdx')).toContain('[three](../c/) four (`./y/c`)');
    expect(existsSync(join(cwd, 'content/w/default'))).toBe(false);
  });

  test('knows a page by all of an address from the top before another by the end of it', async () => {
    await pages({
      'docs/a.md': '# A\n\n[boats](/harbour/boats#red)',
      'docs/harbour/boats.md': '# Boats\n\n## Red\n\nWords',
      'boats/README.md': '# Other boats',
    });
    expect(text('w/a/en.mdx')).toContain('[boats](../harbour-boats/#red)');
    expect(text('w/harbour-boats/en.mdx')).toContain('## Red');
  });

  test('knows pages by the addresses that their front matter names, and without numbers', async () => {
    await pages({
      'a.md':
        '# A\n\n[one](x/red) [two](/blue/) [three](x/old.html) [four](/x/last) [five](/green)',
      'x/b.md': '---\nid: red\naliases: [/x/old.html]\n---\n\n# B',
      'x/c.md': '+++\nslug = "/blue"\n+++\n\n# C',
      'x/03-last.md': '# D',
      'x/e.md': '---\npermalink: /:title/green\n---\n\n# E',
    });
    expect(text('w/a/en.mdx')).toContain(
      '[one](../b/) [two](../c/) [three](../b/) [four](../last/) five (`/green`)',
    );
  });

  test('knows pages by addresses with a language, a version or the path of the site', async () => {
    await pages({
      'docs/a.md':
        '# A\n\n[one](/docs/en/next/b.html) [two](/boats/harbour/red/) [three](/docs/en/gone)',
      'docs/b.md': '# B\n\nWords',
      'docs/harbour/c.md': '---\nslug: red\n---\n\n# C',
    });
    expect(text('w/a/en.mdx')).toContain('[one](../b/) [two](../c/) three (`/docs/en/gone`)');
  });

  test('knows the page that says it is the first of its site', async () => {
    await pages({
      'docusaurus.config.js': "module.exports = { title: 'Boats' };\n",
      'docs/harbour.md': '---\nslug: /\n---\n\n# Harbour\n\n## Red',
      'docs/b.md': '# B\n\n[one](/) [two](/docs/) [three](/#red) [four](/gone)',
    });
    expect(text('w/b/en.mdx')).toContain(
      '[one](../harbour/) [two](../harbour/) [three](../harbour/#red) four (`/gone`)',
    );
  });

  test('leads no link to a page that was not imported', async () => {
    await pages({
      'README.md': '# All\n\n[zh](docs/zh/README.md) [a](docs/en/a.md)',
      'docs/en/a.md': '# A\n\nWords',
      'docs/zh/README.md': '# 全部\n\n[a](a.md)',
      'docs/zh/a.md': '# 甲\n\n文字',
    });
    expect(text('w/introduction/en.mdx')).toContain('zh (`docs/zh/README.md`) [a](../a/)');
    expect(existsSync(join(cwd, 'content/w/docs'))).toBe(false);
  });

  test('leaves out drawings whose tag ends so late that no build reads them', async () => {
    const svg = (source: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" content="${source}"></svg>`;
    await pages({
      'a.md': '# A\n\n![Big](big.svg)\n\n![Wide](wide.svg)\n\n![Small](small.svg)',
      'big.svg': svg('x'.repeat(1000)),
      'wide.svg': `<!--${'船'.repeat(330)}-->${svg('x')}`,
      'small.svg': svg('x'),
    });
    expect(text('w/a/en.mdx')).toContain('_Big_');
    expect(text('w/a/en.mdx')).toContain('_Wide_');
    expect(text('w/a/en.mdx')).toContain('![Small](./images/small.svg)');
    expect(readFileSync(join(cwd, 'import-w.md'), 'utf8')).toContain(
      'The file big.svg is a drawing that a build refuses: it finds no svg tag with a size in the first 1000 bytes',
    );
  });

  test('knows pages and pictures of Antora by version, component and module, and by former paths', async () => {
    const ofBoats = 'docs/boats/modules';
    await pages({
      'docs/boats/antora.yml': "name: boats\nversion: '2.1'\n",
      'docs/harbour/antora.yml': 'name: harbour\nversion: ~\n',
      [`${ofBoats}/ROOT/pages/index.adoc`]:
        '= Boats\n:page-aliases: old.adoc, ropes:former.adoc\n\nxref:harbour::index.adoc[one] xref:ropes:index.adoc#knot[two] xref:sub/a.adoc[three]\n\nimage::ropes:knot.svg[Knot]\n\nimage::deck.svg[Deck]\n',
      [`${ofBoats}/ROOT/pages/sub/a.adoc`]:
        '= A\n\nxref:index.adoc[one] xref:old.adoc[two] xref:2.1@boats:ropes:index.adoc[three] xref:2.0@boats::index.adoc[four] xref:ropes:former.adoc[five]\n',
      [`${ofBoats}/ropes/pages/index.adoc`]:
        '= Ropes\n\n[#knot]\n== Knots\n\nxref:ROOT:index.adoc[one]\n',
      'docs/harbour/modules/ROOT/pages/index.adoc':
        '= The harbour\n\nxref:boats::index.adoc[one] xref:index.adoc[two] xref:gone::index.adoc[three]\n',
      ...{
        [`${ofBoats}/ROOT/images/deck.svg`]: drawing(),
        [`${ofBoats}/ropes/assets/images/knot.svg`]: drawing(),
      },
    });
    const prose = (title: string): string =>
      readdirSync(join(cwd, 'content/w'))
        .filter((name) => name !== 'workshop.yaml')
        .map((name) => text(`w/${name}/en.mdx`))
        .find((each) => each.includes(`title: ${title}\n`)) ?? '';
    const lesson = (title: string): string =>
      readdirSync(join(cwd, 'content/w')).find(
        (name) =>
          name !== 'workshop.yaml' && text(`w/${name}/en.mdx`).includes(`title: ${title}\n`),
      ) ?? '';
    const [boats, ropes, harbour] = [lesson('Boats'), lesson('Ropes'), lesson('The harbour')];
    expect(prose('Boats')).toContain(
      `[one](../${harbour}/) [two](../${ropes}/#knot) [three](../a/)`,
    );
    expect(prose('Boats')).toContain('![Knot](./images/knot.svg)');
    expect(prose('Boats')).toContain('![Deck](./images/deck.svg)');
    expect(prose('A')).toContain(
      `[one](../${boats}/) [two](../${boats}/) [three](../${ropes}/) four (`,
    );
    expect(prose('A')).toContain(`[five](../${boats}/)`);
    expect(prose('Ropes')).toContain(`[one](../${boats}/)`);
    expect(prose('The harbour')).toContain(`[one](../${boats}/) [two](../${harbour}/) three (`);
  });

  test('leads links to a book of AsciiDoc to its chapters, which show its values and its pictures', async () => {
    await pages({
      'book.adoc':
        '= All boats\n:imagesdir: drawn\n:boat: cutter\n\ninclude::c/build.adoc[]\n\ninclude::c/sail.adoc[]\n',
      'c/build.adoc':
        '= Build\n\nA {boat}. xref:../book.adoc[All], xref:../book.adoc#ropes[ropes], <<ropes>>.\n\nimage::boat.svg[Boat]\n',
      'c/sail.adoc': '= Sail\n\n[#ropes]\n== All ropes\n\nWords.\n',
      'drawn/boat.svg': drawing(),
    });
    expect(text('w/build/en.mdx')).toContain(
      'A cutter. [All](../build/), [ropes](../sail/#ropes), [All ropes](../sail/#ropes).\n\n![Boat](./images/boat.svg)\n',
    );
    expect(text('w/workshop.yaml')).toContain('en: All boats\n');
  });

  test('gives a link of Antora without words the title of its page, and that of AsciiDoc alone its address', async () => {
    const pagesOfBoats = 'boats/modules/ROOT/pages';
    await pages({
      'boats/antora.yml': 'name: boats\nversion: ~\n',
      'harbour/antora.yml': 'name: harbour\nversion: ~\n',
      [`${pagesOfBoats}/sail.adoc`]:
        '= Sail\n\nFirst xref:build.adoc[], then xref:harbour::piers.adoc[].\n\nxref:build.adoc#keel[keel] xref:build.adoc[building] xref:gone.adoc[]\n',
      [`${pagesOfBoats}/build.adoc`]: '= Build a *boat*\n\n[#keel]\n== The keel\n\nWood.\n',
      'harbour/modules/ROOT/pages/piers.adoc': '= The piers\n\nxref:boats::sail.adoc[]\n',
      'notes/one.adoc': '= One\n\nxref:two.adoc[]\n',
      'notes/two.adoc': '= Two\n\nWords.\n',
    });
    const prose = (lesson: string): string => text(`w/${lesson}/en.mdx`);
    expect(prose('sail')).toContain('description: First Build a boat, then The piers.\n');
    expect(prose('sail')).toContain(
      'First [Build a boat](../build/), then [The piers](../piers/).\n\n[keel](../build/#keel) [building](../build/) `gone.adoc`\n',
    );
    expect(prose('piers')).toContain('[Sail](../sail/)');
    expect(prose('one')).toContain('[two.html](../two/)');
  });

  test('says nothing of a menu of Antora, which it has read', async () => {
    await pages({
      'antora.yml': 'name: boats\nversion: ~\nnav: [modules/ROOT/order.adoc]\n',
      'modules/ROOT/order.adoc': '* xref:b.adoc[]\n* xref:a.adoc[]\n',
      'modules/ROOT/pages/a.adoc': '= A\n\nWords.\n',
      'modules/ROOT/pages/b.adoc': '= B\n\nWords.\n',
    });
    expect(text('w/workshop.yaml')).toContain('- b\n');
    expect(readFileSync(join(cwd, 'import-w.md'), 'utf8')).not.toContain('order.adoc');
  });

  test('reads pages beside the settings of VuePress as such, whatever layout they name', async () => {
    const page = '---\nlayout: Layout\n---\n# Boats\n\nWords `a`{: .b}.\n';
    const { out } = await pages({
      'docs/.vuepress/config.js': "module.exports = { title: 'Boats' };",
      'docs/.vuepress/theme/README.md': '# The theme\n\nWords.\n',
      'docs/boats.md': page,
    });
    expect(out).toContain('docs/boats.md (docusaurus) → w/boats en');
    expect(out).not.toContain('theme');
    expect(text('w/boats/en.mdx')).toContain('`a`\\{: .b}.');
  });

  test('reads the steps of a course of GitHub, and nothing else of that folder', async () => {
    const { out } = await pages({
      'README.md': '# Boats\n\nWords.\n',
      '.github/steps/1-step.md': '## Build\n\nWords.\n',
      '.github/steps/2-step.md': '## Sail\n\nWords.\n',
      '.github/ISSUE_TEMPLATE.md': '# Issue\n\nWords.\n',
    });
    expect(out).toContain('.github/steps/1-step.md (markdown) → w/step-1 en');
    expect(out).toContain('.github/steps/2-step.md (markdown) → w/step-2 en');
    expect(out).not.toContain('ISSUE_TEMPLATE');
  });

  test('lists what the menu of a site has besides pages, as long as it has it', async () => {
    const menu = (items: string): Record<string, string> => ({
      'docusaurus.config.js': 'export default { title: "Boats" };',
      'sidebars.js': `module.exports = { docs: ['a', ${items}] };`,
      'docs/a.md': '# A\n\nWords',
    });
    const list = (): string => readFileSync(join(cwd, 'import-w.md'), 'utf8');
    await pages(menu("{ type: 'link', label: 'Help', href: 'https://example.org' }"));
    expect(list()).toContain('The old menu leads to https://example.org ("Help").');
    await pages(menu("{ type: 'html', value: 'Since 1900' }"));
    expect(list()).toContain('The old menu shows HTML: Since 1900');
    expect(list()).not.toContain('https://example.org');
  });

  test('knows pages of the version of Docusaurus that is shown, and those of folders by the name of these', async () => {
    await pages({
      'docusaurus.config.js': 'export default { title: "Boats" };',
      'community/a.md':
        '# A\n\n[one](/docs/sail) [two](/docs/ropes/) [three](/docs/ropes/knots/) [four](/docs/red)',
      'versioned_docs/version-2.x/sail.md': '# Sail\n\nWords',
      'versioned_docs/version-2.x/ropes/ropes.md': '# Ropes\n\nWords',
      'versioned_docs/version-2.x/ropes/knots/knots.mdx': '# Knots\n\nWords',
      'versioned_docs/version-2.x/b.md': '---\nslug: red\n---\n\n# B',
      'versioned_docs/version-1.x/sail.md': '# Old sail\n\nWords',
    });
    expect(text('w/a/en.mdx')).toContain(
      '[one](../sail/) [two](../ropes/) [three](../knots/) [four](../b/)',
    );
  });

  test('reads pages of Docusaurus beside the folder of its settings as these say', async () => {
    await pages({
      'website/docusaurus.config.js':
        "module.exports = { themeConfig: { prism: { magicComments: [{ line: 'leak-next-line' }] } }, docs: { path: '../md' } };",
      'md/cloud/start.md': '# Another\n\nWords',
      'md/start/start.md': '# Start\n\n```js\n// leak-next-line\nsink();\n```',
      'md/cloud/above.md': '# Above\n\n[one](/start/)',
    });
    expect(text('w/start-start/en.mdx')).not.toContain('leak-next-line');
    expect(text('w/above/en.mdx')).toContain('[one](../start-start/)');
  });

  test('leads addresses that end with a slash to no other page, and those of collections to theirs', async () => {
    await pages({
      'index.md': '# Home\n\nWords',
      'a.md': '# A\n\n[one](/x/gone/) [two](/tutorials/b/) [three](/)',
      '_tutorials/b.md': '# B\n\nWords',
    });
    expect(text('w/a/en.mdx')).toContain('one (`/x/gone/`) [two](../b/) [three](../introduction/)');
  });

  test('leads the index of a folder to no other page where the folder has none', async () => {
    await pages({
      'index.md': '# Home\n\nWords',
      'x/a.md': '# A\n\n[one](index.html#boats) [two](./index.html) [three](../index.html)',
      'y/index.md': '# Y\n\nWords',
      'y/b.md': '# B\n\n[four](index.html)',
    });
    expect(text('w/a/en.mdx')).toContain(
      'one (`index.html#boats`) two (`./index.html`) [three](../introduction/)',
    );
    expect(text('w/b/en.mdx')).toContain('[four](../y/)');
  });

  test('knows pages of the default language by addresses without it', async () => {
    await pages({
      'en/docs/a.md': '# A\n\n[one](/docs/b/)',
      'en/docs/b.md': '# B\n\nWords',
      'pt-br/docs/a.md': '# A\n\n[um](/docs/b/)',
      'pt-br/docs/b.md': '# B\n\nPalavras',
    });
    expect(text('w/a/en.mdx')).toContain('[one](../b/)');
    expect(text('w/a/pt-BR.mdx')).toContain('[um](../b/)');
  });

  test('finds pictures above the section that is imported', async () => {
    mkdirSync(join(cwd, 'static/images'), { recursive: true });
    writeFileSync(join(cwd, 'static/images/crane.svg'), drawing());
    await pages({ 'a.md': '# A\n\n![A crane](/images/crane.svg)' });
    expect(text('w/a/en.mdx')).toContain('![A crane](./images/crane.svg)');
  });

  test('leads links to an anchor in the title of a page to its beginning', async () => {
    const { out } = await pages({
      'a.md': '# All about boats <a id="boats"></a>\n\nWords.\n\nMore.\n\n## Sails\n\nWhite.',
      'b.md': '# B\n\n[Boats](a.md#boats) and [oars](a.md#oars).',
    });
    expect(text('w/b/en.mdx')).toContain('[Boats](../a/) and [oars](../a/)');
    expect(out).not.toContain('no place "boats"');
    expect(out).toContain('no place "oars"');
  });

  test('is called after the site of MkDocs, not after the first page of it', async () => {
    await pages({
      'mkdocs.yml': 'site_name: The boats\nnav:\n  - Home: index.md',
      'docs/index.md': '# Welcome on board\n\nSail.',
    });
    expect(text('w/workshop.yaml')).toContain('en: The boats');
    expect(text('w/welcome-on-board/en.mdx')).toContain('title: Welcome on board');
  });

  test('is called after the site of Docusaurus, and its parts as each language translates them', async () => {
    await pages({
      'docusaurus.config.js': "module.exports = {\n  title: 'The boats',\n};",
      'sidebars.js':
        "module.exports = { boats: [{ type: 'category', label: 'Basics', items: ['a', 'b'] }, { type: 'category', label: 'More', items: ['c'] }] };",
      ...{ 'docs/a.md': '# A\n\nOne.', 'docs/b.md': '# B\n\nTwo.', 'docs/c.md': '# C\n\nSee.' },
      'i18n/pt/docusaurus-plugin-content-docs/current/a.md': '# A\n\nUm.',
      'i18n/pt/docusaurus-plugin-content-docs/current.json':
        '{ "sidebar.boats.category.Basics": { "message": "O básico" } }',
    });
    expect(text('w/workshop.yaml')).toContain('en: The boats');
    expect(text('w/workshop.yaml')).toContain('en: Basics\n      pt-BR: O básico');
    expect(text('w/workshop.yaml')).not.toContain('pt-BR: More');
  });

  test('is called in each language as the settings of Hugo call the site in it', async () => {
    await pages({
      'hugo.yaml':
        'title: Sails\nlanguages:\n  en: { title: The boats }\n  pt: { title: Os barcos }\n  fr: { title: Les bateaux }\n',
      ...{ 'content/_index.md': '---\ntitle: Home\n---\nSail.' },
      ...{ 'content/_index.pt.md': '---\ntitle: Casa\n---\nNavegue.' },
    });
    expect(text('w/workshop.yaml')).toContain(
      'title:\n  en: The boats\n  pt-BR: Os barcos\nsource: en\n',
    );
  });

  test('is called after the file that a repository shows first, in each language', async () => {
    await pages({
      'README.md': '# The boats\n\nSail.',
      'README_pt.md': '# Os barcos\n\nNavegue.',
      'a.md': '# A\n\nOne.',
    });
    expect(text('w/workshop.yaml')).toContain('en: The boats\n  pt-BR: Os barcos');
  });

  test('finds from its source what a translation has neither beside it nor translated', async () => {
    const { out } = await pages({
      'docusaurus.config.js': "module.exports = {\n  title: 'The boats',\n};",
      ...{ 'docs/a.md': '# A\n\nOne.', 'docs/more/b.md': '# B\n\nTwo.' },
      'docs/img/crane.svg': drawing(),
      'i18n/pt/docusaurus-plugin-content-docs/current/a.md':
        '# A\n\n[Dois](./more/b.md) e ![Um guindaste](./img/crane.svg).',
    });
    expect(text('w/a/pt-BR.mdx')).toContain('[Dois](../b/) e ![Um guindaste](./images/crane.svg).');
    expect(out).not.toContain('leads to nothing');
  });

  test('has the words of links to a page in its other languages, to which each page leads', async () => {
    const { out } = await pages({
      'a.md': '# A\n\n[English](a.md) | [Português](a_pt.md)\n\n## Oars\n\nSee [oars](a.md#oars).',
      'a_pt.md': '# A\n\n[English](a.md) | [Português](a_pt.md)\n\n## Remos\n\nVeja.',
    });
    expect(text('w/a/en.mdx')).toContain('[English](../a/) | Português\n');
    expect(text('w/a/pt-BR.mdx')).toContain('English | [Português](../a/)\n');
    expect(text('w/a/en.mdx')).toContain('[oars](../a/#oars)');
    expect(out).toContain('leads to its page in another language');
  });

  test('has what settings of MkDocs inherit: parts with keys are merged, lists are not', async () => {
    const { out } = await pages({
      'mkdocs.yml': 'INHERIT: parts/base.yml\nsite_name: Boats\nplugins: [search]',
      'parts/base.yml': [
        ...['site_name: Ships', 'nav:', '  - Two: b.md', '  - One: a.md'],
        ...['markdown_extensions: [admonition]', 'plugins: [macros]'],
      ].join('\n'),
      'docs/a.md': '# A\n\n!!! note\n\n    - [ ] Mind.',
      'docs/b.md': '# B\n\nWords.',
    });
    expect(text('w/workshop.yaml')).toMatch(/en: Boats[\s\S]*- b\n +- a/);
    expect(out).toContain('no extension that makes boxes of them');
    expect(out).not.toContain('no extension that makes notes of them');
  });

  test('finds the picture that a page of MkDocs has in its own language', async () => {
    await pages({
      'mkdocs.yml': 'site_name: Boats',
      'docs/a.en.md': '# A\n\n![A crane](crane.svg) ![A mole](mole.svg)',
      'docs/a.pt.md': '# A\n\n![Um guindaste](crane.svg) ![Um molhe](mole.svg)',
      ...{ 'docs/crane.en.svg': drawing(), 'docs/crane.pt.svg': drawing('Um') },
      'docs/mole.svg': drawing(),
    });
    const shown = '![A crane](./images/crane-en.svg) ![A mole](./images/mole.svg)';
    expect(text('w/a/en.mdx')).toContain(shown);
    expect(text('w/a/pt-BR.mdx')).toContain('![Um guindaste](./images/crane-pt.svg)');
  });

  test('leaves out pictures whose size no build can read, and says so', async () => {
    mkdirSync(join(cwd, 'pages'), { recursive: true });
    writeFileSync(join(cwd, 'pages/damaged.png'), '\x89PNG\r\n\x1a\n', 'latin1');
    writeFileSync(join(cwd, 'pages/cut.jpg'), photo.subarray(0, 12));
    writeFileSync(join(cwd, 'pages/whole.jpg'), photo);
    const { out } = await pages({
      'a.md':
        '# A\n\n![Damaged](damaged.png) ![Cut off](cut.jpg) ![No size](no.svg) ![Whole](whole.jpg)',
      'no.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    });
    expect(text('w/a/en.mdx')).toContain('![Whole](./images/whole.jpg)');
    expect(readdirSync(join(cwd, 'content/w/a/images'))).toEqual(['whole.jpg']);
    for (const name of ['damaged.png', 'cut.jpg'])
      expect(out).toContain(`The file ${name} is a picture that a build refuses`);
    expect(out).toContain('The file no.svg is a drawing that a build refuses');
  });

  test('copies a picture under the ending of what it is, and takes no other file for one', async () => {
    mkdirSync(join(cwd, 'pages/img'), { recursive: true });
    writeFileSync(join(cwd, 'pages/img/crane.png'), photo);
    writeFileSync(join(cwd, 'pages/img/lfs.png'), 'version https://git-lfs.github.com/spec/v1\n');
    writeFileSync(join(cwd, 'pages/img/empty.png'), '');
    const { out } = await pages({
      'a.md': '# A\n\n![A crane](img/crane.png) ![Far](img/lfs.png) ![None](img/empty.png)',
    });
    expect(text('w/a/en.mdx')).toContain('![A crane](./images/crane.jpg) _Far_');
    for (const name of ['lfs', 'empty'])
      expect(out).toContain(`The file img/${name}.png is no picture`);
  });

  test('follows a mere name only where it is the name of one page', async () => {
    await pages({
      'a.md': '# A\n\n[one](clean) [two](only)',
      'x/clean.md': '# X',
      'y/clean.md': '# Y',
      'y/only.md': '# Z',
    });
    expect(text('w/a/en.mdx')).toContain('one (`clean`) [two](../only/)');
  });
});

describe('readyroom import of a file', () => {
  const page = (words: string): void => writeFileSync(join(cwd, 'page.md'), words);
  const file = (...args: string[]): Promise<Outcome> =>
    importing('page.md', '--workshop', 'w', ...args);

  test('adds a lesson to a workshop, whose file keeps its comments', async () => {
    page('# First\n\nWords.');
    await file('--locale', 'en');
    const path = join(cwd, 'content/w/workshop.yaml');
    writeFileSync(path, `# ours\n${readFileSync(path, 'utf8')}`);
    await file('--locale', 'en', '--lesson', 'second');
    expect(text('w/workshop.yaml')).toContain('# ours\n');
    expect(readContent('content', cwd)).toMatchObject({ problems: [] });
    expect(text('w/workshop.yaml')).toContain('- page\n  - second');
  });

  test('refuses a translation of what is not there', async () => {
    page('# First\n\nWords.');
    await file('--locale', 'en');
    const { code, err } = await file('--locale', 'pt-BR', '--lesson', 'other');
    expect(code).toBe(2);
    expect(err).toContain('there is no lesson "other" in en');
  });

  test.each([
    ['windows-1252', Buffer.from('# Caf\u00e9\n\nWords.', 'latin1')],
    ['utf-16le', Buffer.from('\uFEFF# Caf\u00e9\n\nWords.', 'utf16le')],
  ])('reads %s, and says so', async (encoding, bytes) => {
    writeFileSync(join(cwd, 'page.md'), bytes);
    const { code, out } = await file('--locale', 'en');
    expect(code).toBe(0);
    expect(out).toContain(`page.md:1: The page is not UTF-8. I read it as ${encoding}.`);
    expect(text('w/page/en.mdx')).toContain('title: Café\n');
  });

  test('keeps a command that bash cannot read as code, with what bash says', async () => {
    page('# First\n\n```bash\nls )\n```\n\nThen:\n\n```bash\nhelm list\n```\n');
    const said = new TextEncoder().encode("/dev/stdin: line 1: syntax error near `)'\n");
    const nothing = new Uint8Array();
    const { out } = await run(['import', 'page.md', '--workshop', 'w', '--locale', 'en'], {
      cwd,
      shell: (_, input) =>
        input.includes('ls )') ? { output: said, code: 2 } : { output: nothing, code: 0 },
    });
    expect(out).toContain("bash cannot read (syntax error near `)')");
    expect(text('w/page/en.mdx')).toContain(
      '```sh\nls )\n```\n\nThen:\n\n<Command id="helm-list" />',
    );
  });

  test('leaves no trace of what it made on the way', async () => {
    page('# First\n\nWords.');
    await file('--locale', 'en');
    expect(readdirSync(join(cwd, 'content'))).toEqual(['w']);
  });
});

test('code in the sentences of the list is shown as code', async () => {
  writeFileSync(join(cwd, 'boats.md'), 'Words of *boats*.\n');
  await importing('boats.md', '--workshop', 'w', '--locale', 'en');
  const list = (ending: string): string => readFileSync(join(cwd, `import-w.${ending}`), 'utf8');
  expect(list('md')).toContain('Write `title` in the front matter.');
  expect(list('html')).toContain('Write <code>title</code> in the front matter.');
});

describe('Imports of several sources into one workshop', () => {
  test('pages of one name in two folders have items of their own on the list', async () => {
    for (const name of ['sail', 'row']) {
      mkdirSync(join(cwd, name));
      writeFileSync(
        join(cwd, name, 'index.md'),
        '# To the boats\n\nSee [the harbour](./gone.md).\n',
      );
      await importing(
        ...[`${name}/index.md`, '--workshop', 'boats', '--locale', 'en', '--lesson', name],
      );
    }
    const { items } = JSON.parse(readFileSync(join(cwd, 'import-boats.json'), 'utf8')) as {
      items: { id: string; page: string; code: string }[];
    };
    const links = items.filter(({ code }) => code === 'link');
    expect(links.map(({ page }) => page)).toEqual(['sail/index.md', 'row/index.md']);
    expect(new Set(links.map(({ id }) => id)).size).toBe(2);
    const html = readFileSync(join(cwd, 'import-boats.html'), 'utf8');
    for (const { page } of links) expect(html).toContain(`href="${page}"`);
  });

  const put = (path: string, title: string): void => {
    mkdirSync(join(cwd, path, '..'), { recursive: true });
    writeFileSync(join(cwd, path), `# ${title}\n\nWords.`);
  };
  const from = (source: string, ...args: string[]): Promise<Outcome> =>
    importing(source, '--workshop', 'w', '--locale', 'en', ...args);
  /** The lessons with their titles. */
  const lessons = (): string[] => {
    const { problems, workshops } = readContent('content', cwd);
    expect(problems).toEqual([]);
    return (workshops[0]?.lessons ?? [])
      .map(({ name }) => `${name}: ${/title: (.*)/.exec(text(`w/${name}/en.mdx`))?.[1] ?? ''}`)
      .toSorted();
  };

  test('know a page of a folder when it comes alone, and the folder afterwards', async () => {
    put('docs/setup.md', 'Top');
    put('docs/guide/setup.md', 'Guide');
    await from('docs');
    const before = lessons();
    expect(before).toHaveLength(2);
    put('docs/guide/setup.md', 'Guide anew');
    expect((await from('docs/guide/setup.md')).err).toBe('');
    const after = before.map((each) => each.replace('Guide', 'Guide anew'));
    expect(lessons()).toEqual(after);
    expect((await from('docs')).out).toContain('Nothing changed');
    expect((await from('docs/guide')).out).toContain('Nothing changed');
    expect(lessons()).toEqual(after);
  });

  test('import a new page where one was that has moved', async () => {
    put('docs/a/intro.md', 'First');
    await from('docs');
    mkdirSync(join(cwd, 'docs/b'));
    renameSync(join(cwd, 'docs/a/intro.md'), join(cwd, 'docs/b/intro.md'));
    expect((await from('docs')).out).toContain('Nothing changed');
    put('docs/a/intro.md', 'Second');
    expect((await from('docs')).err).toBe('');
    expect(lessons()).toEqual(['a-intro: Second', 'intro: First']);
  });

  test('refuse a page whose lesson is made of another', async () => {
    put('a/index.md', 'First');
    put('b/index.md', 'Second');
    await from('a/index.md');
    const { code, err } = await from('b/index.md');
    expect({ code, err }).toEqual({
      code: 2,
      err: 'readyroom: The lesson "lesson" is made of a/index.md already. Add --lesson NAME.\n',
    });
    await from('b/index.md', '--lesson', 'second');
    expect((await from('b/index.md')).out).toContain('Nothing changed');
    expect(lessons()).toEqual(['lesson: First', 'second: Second']);
  });

  test('give a page of a folder another name than a lesson of another source has', async () => {
    put('notes/setup.md', 'Notes');
    put('other/prepare.md', 'Other');
    put('docs/setup.md', 'Docs');
    put('docs/guide/prepare.md', 'Guide');
    await from('notes/setup.md', '--lesson', 'prepare');
    await from('docs');
    await from('other');
    expect(lessons()).toEqual([
      ...['guide-prepare: Guide', 'prepare-2: Other', 'prepare: Notes', 'setup: Docs'],
    ]);
    for (const source of ['docs', 'other', 'notes/setup.md'])
      expect((await from(source)).out).toContain('Nothing changed');
  });

  test('join languages that stand in folders of their own', async () => {
    put('docs/setup.md', 'Docs');
    put('documentos/setup.md', 'Documentos');
    await from('docs');
    await importing('documentos', '--workshop', 'w', '--locale', 'pt-BR');
    expect(lessons()).toEqual(['setup: Docs']);
    expect(text('w/setup/pt-BR.mdx')).toContain('title: Documentos');
  });
});

describe('A second import of every tool', () => {
  const tools = readdirSync('tests/fixtures/importer');

  test.each(tools)('of pages of %s that did not change writes nothing', async (tool) => {
    cpSync(join('tests/fixtures/importer', tool), join(cwd, 'pages'), {
      recursive: true,
      filter: (path) => !path.endsWith('.mdx'),
    });
    const pages = (): Promise<Outcome> => importing('pages', '--workshop', 'w', '--locale', 'en');
    const first = await pages();
    expect(first.err).toBe('');
    expect(await pages()).toMatchObject({
      code: first.code,
      out: expect.stringContaining('0 files written.') as string,
    });
  });
});

describe('A second import', () => {
  const page = (first: string, last: string, more = ''): void =>
    writeFileSync(
      join(cwd, 'page.md'),
      `# First\n\n${first}\n\nA\n\nB\n\nC\n\n${last}\n\n\`\`\`bash\nhelm list${more}\n\`\`\`\n`,
    );
  const again = (...args: string[]): Promise<Outcome> =>
    importing('page.md', '--workshop', 'w', '--locale', 'en', ...args);
  const edit = (path: string, from: string, to: string): void =>
    writeFileSync(join(cwd, 'content', path), text(path).replace(from, to));
  const problems = (): unknown => readContent('content', cwd).problems;

  beforeEach(async () => {
    page('One.', 'Last.');
    await again();
  });

  test('takes over what changed in the source of a lesson that nobody edited', async () => {
    page('Two.', 'Last.', ' -n harbour');
    expect(await again()).toMatchObject({ code: 0, err: '' });
    expect(text('w/page/en.mdx')).toContain('\nTwo.');
    expect(text('w/page/lesson.yaml')).toContain('helm list -n harbour');
    expect(problems()).toEqual([]);
  });

  test('counts what is new, what changed, what was left and what is as before', async () => {
    const site = (name: string, words: string): void => {
      mkdirSync(join(cwd, 'pages'), { recursive: true });
      writeFileSync(join(cwd, 'pages', `${name}.md`), `# ${name}\n\n${words}\n`);
    };
    const all = (): Promise<Outcome> => importing('pages', '--workshop', 'v', '--locale', 'en');
    for (const name of ['a', 'b', 'c', 'd']) site(name, 'One.');
    expect((await all()).out).toContain('Made 4 lessons and 0 translations: 9 files in v/.');
    edit('v/b/en.mdx', '\nOne.', '\nOurs.');
    for (const name of ['a', 'b', 'e']) site(name, 'Two.');
    const { out } = await all();
    expect(out).toContain(
      'Made 1 lesson and 0 translations; 1 page changed, 1 left to you, 2 as before: ',
    );
    expect(out).not.toContain('c.md');
  });

  test('of a lesson in two languages counts the page that changed', async () => {
    const site = (file: string, words: string): void => {
      mkdirSync(join(cwd, 'pages'), { recursive: true });
      writeFileSync(join(cwd, 'pages', file), `# a\n\n${words}\n`);
    };
    const all = (): Promise<Outcome> => importing('pages', '--workshop', 'v', '--locale', 'en');
    site('a.md', 'One.');
    site('a.pt-BR.md', 'Um.');
    await all();
    site('a.pt-BR.md', 'Dois.');
    const { out } = await all();
    expect(out).toContain('; 1 page changed, 1 as before: 1 file in v/.');
    expect(out).not.toContain('a.md (');
  });

  test('puts it between the edits of the author, and lists it', async () => {
    edit('w/page/en.mdx', '\nOne.', '\nOurs.');
    page('One.', 'The end.');
    const { code, out } = await again();
    expect(code).toBe(0);
    expect(out).toContain('I put the changes between your edits.');
    expect(text('w/page/en.mdx')).toMatch(/Ours\.[\s\S]*The end\./);
    expect(problems()).toEqual([]);
  });

  test('leaves a lesson whose edits meet the change, and offers the change with both texts', async () => {
    edit('w/page/en.mdx', '\nOne.', '\nOurs.');
    const before = [text('w/page/en.mdx'), text('w/page/lesson.yaml')];
    page('Two.', 'Last.', ' -n harbour');
    const { code, out } = await again();
    expect(code).toBe(1);
    expect(out).toContain('You have edited this lesson, so I left all of it as it is.');
    expect([text('w/page/en.mdx'), text('w/page/lesson.yaml')]).toEqual(before);
    const list = readFileSync(join(cwd, 'import-w.md'), 'utf8');
    expect(list).toContain('helm list -n harbour');
    expect(list).toContain('Two.');
  });

  test('offers a change once', async () => {
    edit('w/page/en.mdx', '\nOne.', '\nOurs.');
    page('Two.', 'Last.');
    await again();
    expect((await again()).out).toContain('Nothing changed');
    expect(readFileSync(join(cwd, 'import-w.md'), 'utf8')).toContain('Two.');
  });

  test('leaves edits alone that would be wrong beside the change', async () => {
    const words = '\n\nA\n\nB\n\nC\n\nD\n\nLast.\n';
    writeFileSync(join(cwd, 'page.md'), `# First\n\n\`\`\`bash\nhelm list\n\`\`\`${words}`);
    await again('--lesson', 'late');
    edit('w/late/en.mdx', '\nLast.', '\n<Command id="helm-list" again />');
    writeFileSync(join(cwd, 'page.md'), `# First\n\nNo command.${words}`);
    const { err, code } = await again('--lesson', 'late');
    expect({ err, code }).toEqual({ err: '', code: 1 });
    expect(text('w/late/en.mdx')).toContain('<Command id="helm-list" />');
    expect(problems()).toEqual([]);
  });

  test('does not bring back what the author has deleted', async () => {
    rmSync(join(cwd, 'content/w/page'), { recursive: true });
    writeFileSync(join(cwd, 'other.md'), '# Other\n\nWords.');
    edit('w/workshop.yaml', '- page', '- other');
    mkdirSync(join(cwd, 'content/w/other'));
    writeFileSync(
      join(cwd, 'content/w/other/lesson.yaml'),
      'minutes: 5\nenvironments: [reading]\n',
    );
    writeFileSync(
      join(cwd, 'content/w/other/en.mdx'),
      '---\ntitle: O\ndescription: O\n---\n\nWords\n',
    );
    page('Two.', 'Last.', ' -n harbour');
    expect((await again()).code).toBe(0);
    expect(existsSync(join(cwd, 'content/w/page'))).toBe(false);
    const list = readFileSync(join(cwd, 'import-w.md'), 'utf8');
    expect(list).toContain('The source changed, and so would page/en.mdx.');
    expect(list).toContain('You have deleted it, so I left it out.');
    expect(text('w/workshop.yaml')).not.toContain('page');
  });

  test('writes nothing for pages that did not change', async () => {
    const { code, out } = await again();
    expect({ code, out }).toEqual({
      code: 0,
      out: 'Nothing changed in 1 page: 0 files written.\n',
    });
  });

  test('leaves what an import of long ago wrote, of which nothing is known', async () => {
    rmSync(join(cwd, 'import-w.base.json'));
    page('Two.', 'Last.');
    expect((await again()).code).toBe(1);
    expect(text('w/page/en.mdx')).toContain('\nOne.');
  });

  test('keeps what was offered on the list until it is ticked, whatever comes later', async () => {
    edit('w/page/en.mdx', '\nOne.', '\nOurs.');
    page('Two.', 'Last.');
    await again();
    page('Two.', 'The end.');
    expect((await again()).code).toBe(1);
    expect(text('w/page/en.mdx')).toMatch(/Ours\.[\s\S]*The end\./);
    const markdown = (): string => readFileSync(join(cwd, 'import-w.md'), 'utf8');
    expect(markdown()).toContain('Two.');
    expect((await importing('--resume', '--workshop', 'w')).out).toContain('1 to decide');
    writeFileSync(join(cwd, 'import-w.md'), markdown().replaceAll('- [ ]', '- [x]'));
    page('Two.', 'The very end.');
    expect((await again()).code).toBe(0);
    expect(markdown()).not.toContain('left all of it');
  });

  test('says of a damaged base which file it is, and what to do', async () => {
    writeFileSync(join(cwd, 'import-w.base.json'), '<<<<<<< HEAD\n{}\n');
    const { code, out, err } = await again();
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('import-w.base.json is damaged (');
    expect(err).toContain('Restore it from your repository, or delete it');
  });

  test.each([
    ...['{}', 'null', '5', '{"files":null}', '{"files":[]}', '{"files":{"a":5}}'],
    ...['{"files":{},"pages":null}', '{"files":{},"pages":"x"}', '{"files":{},"pictures":[]}'],
  ])('takes %s for a damaged base', async (base) => {
    writeFileSync(join(cwd, 'import-w.base.json'), base);
    const { code, err } = await again();
    expect(code).toBe(2);
    expect(err).toContain('import-w.base.json is damaged (a part of it is missing)');
  });

  test('tells programs in JSON that nothing changed', async () => {
    expect(JSON.parse((await again('--format', 'json')).out)).toMatchObject({
      ...{ workshop: 'w', notImported: [], list: [], written: [] },
    });
    const present = JSON.parse((await again('--format', 'json', '--only-new')).out) as object;
    expect(present).toMatchObject({ pages: [], notImported: [{ file: 'page.md' }] });
  });

  test('names files that cannot be read where nothing else changed', async () => {
    mkdirSync(join(cwd, 'pages'));
    writeFileSync(join(cwd, 'pages/a.md'), '# A\n\nWords.');
    const folder = (...args: string[]): Promise<Outcome> =>
      importing('pages', '--workshop', 'v', '--locale', 'en', ...args);
    expect((await folder()).code).toBe(0);
    writeFileSync(join(cwd, 'pages/broken.md'), Buffer.from([0xff, 0xfe, 0, 0, 0]));
    const changed = await folder();
    expect(changed.code).toBe(1);
    expect(changed.out).toContain('Nothing changed');
    expect(changed.out).toContain('broken.md:1: This file was not imported: it is not UTF-8');
    expect(readFileSync(join(cwd, 'import-v.md'), 'utf8')).toContain('broken.md');
    expect((await folder('--only-new')).out).toContain('broken.md:1: This file was not imported');
  });

  test('sees that what a page shows has changed', async () => {
    mkdirSync(join(cwd, 'old/docs'), { recursive: true });
    const put = (path: string, words: string): void => writeFileSync(join(cwd, 'old', path), words);
    const docs = (): Promise<Outcome> => importing('old/docs', '--workshop', 'v', '--locale', 'en');
    put('mkdocs.yml', 'site_name: Boats');
    put('docs/boat.txt', 'A red sail');
    put('docs/a.md', '# A\n\n!!! note\n    Mind.\n\n--8<-- "boat.txt"');
    await docs();
    expect((await docs()).out).toContain('Nothing changed');
    put('docs/boat.txt', 'A blue sail');
    expect((await docs()).out).not.toContain('Nothing changed');
    expect(text('v/a/en.mdx')).toContain('A blue sail');
    rmSync(join(cwd, 'old/docs/boat.txt'));
    expect((await docs()).out).not.toContain('Nothing changed');
    expect((await docs()).out).toContain('Nothing changed');
  });

  describe('of a page with a picture', () => {
    const picture = (text: string): void => writeFileSync(join(cwd, 'crane.svg'), text);
    const copied = 'w/page/images/crane.svg';

    beforeEach(async () => {
      picture(drawing('1'));
      page('![A crane](crane.svg)', 'Last.');
      await again();
    });

    test('leaves the picture that the author has edited', async () => {
      edit(copied, '1', 'ours');
      picture(drawing('2'));
      page('![A crane](crane.svg)', 'The end.');
      await again();
      expect(text('w/page/en.mdx')).toContain('The end.');
      expect(text(copied)).toBe(drawing('ours'));
      page('![A crane](crane.svg)', 'The very end.');
      await again();
      expect(text(copied)).toBe(drawing('ours'));
    });

    test('brings the new one where nobody edited it', async () => {
      picture(drawing('2'));
      page('![A crane](crane.svg)', 'The end.');
      await again();
      expect(text(copied)).toBe(drawing('2'));
    });

    test('brings a new one also where nothing else has changed', async () => {
      picture(drawing('2'));
      await again();
      expect(text(copied)).toBe(drawing('2'));
    });

    test('offers the new one of a picture that the author has edited, once', async () => {
      edit(copied, '1', 'ours');
      picture(drawing('2'));
      const { code, out } = await again();
      expect({
        code,
        isOffered: out.includes('The picture page/images/crane.svg is another'),
      }).toEqual({
        ...{ code: 1, isOffered: true },
      });
      const list = readFileSync(join(cwd, 'import-w.md'), 'utf8');
      writeFileSync(join(cwd, 'import-w.md'), list.replaceAll('- [ ]', '- [x]'));
      expect(await again()).toMatchObject({ code: 0 });
      expect(text(copied)).toBe(drawing('ours'));
    });

    test('does not bring it back once the author has deleted it', async () => {
      rmSync(join(cwd, 'content', copied));
      edit('w/page/en.mdx', '![A crane](./images/crane.svg)', 'No crane.');
      page('![A crane](crane.svg)', 'The end.');
      await again();
      expect(existsSync(join(cwd, 'content', copied))).toBe(false);
    });

    test('leaves all pictures of a lesson that it leaves as it is', async () => {
      edit('w/page/en.mdx', '\nLast.', '\nOurs.');
      picture(drawing('2'));
      page('![A crane](crane.svg)', 'The end.');
      expect((await again()).out).toContain('I left all of it as it is.');
      expect(text(copied)).toBe(drawing('1'));
    });
  });

  test('of a site with new pages leaves lessons their names', async () => {
    mkdirSync(join(cwd, 'pages/x'), { recursive: true });
    mkdirSync(join(cwd, 'pages/b'));
    const folder = (): Promise<Outcome> =>
      importing('pages', '--workshop', 'v', '--locale', 'en', '--prefix', 'p');
    writeFileSync(join(cwd, 'pages/x/intro.md'), '# X\n\nWords.');
    await folder();
    writeFileSync(join(cwd, 'pages/b/intro.md'), '# B\n\nWords.');
    await folder();
    expect(text('v/p-intro/en.mdx')).toContain('title: X');
    expect(text('v/p-b-intro/en.mdx')).toContain('title: B');
    expect((await folder()).out).toContain('Nothing changed in 2 pages');
  });

  test('adds new lessons to the part that the site has them in', async () => {
    mkdirSync(join(cwd, 'pages/x'), { recursive: true });
    mkdirSync(join(cwd, 'pages/y'));
    const put = (path: string): void => writeFileSync(join(cwd, 'pages', path), '# A\n\nWords.');
    const folder = (): Promise<Outcome> => importing('pages', '--workshop', 'v', '--locale', 'en');
    put('x/a.md');
    put('x/b.md');
    put('y/c.md');
    await folder();
    edit('v/workshop.yaml', 'en: X', 'en: Our title');
    put('x/d.md');
    put('y/e.md');
    mkdirSync(join(cwd, 'pages/z'));
    put('z/f.md');
    await folder();
    expect(problems()).toEqual([]);
    const yaml = text('v/workshop.yaml');
    expect(yaml.replaceAll(/\s+/g, ' ')).toContain(
      '- id: x title: en: Our title lessons: - a - b - d - id: y title: en: Y lessons: - c - e - id: z title: en: Z lessons: - f',
    );
  });

  test('adds new lessons to the last part of a workshop in parts', async () => {
    edit(
      'w/workshop.yaml',
      'lessons:\n  - page',
      'parts:\n  - id: a\n    title: { en: A }\n    lessons:\n      - page',
    );
    await again('--lesson', 'second');
    expect(problems()).toEqual([]);
    expect(text('w/workshop.yaml')).toContain('      - page\n      - second');
  });
});

describe('readyroom import used wrongly', () => {
  test.each([
    [[], 'Say what to import: a file or a folder.'],
    [['site', '--locale', 'en'], '--workshop is missing'],
    [['site', '--workshop', 'A b', '--locale', 'en'], 'may have only a-z, 0-9'],
    [['site', '--workshop', 'w'], `--locale is missing: it is one of ${localeCodes.join(', ')}.`],
    [
      ['site', '--workshop', 'w', '--locale', 'en', '--from', 'x'],
      '--from cannot be "x". It is one of: hugo',
    ],
    [
      ['site', '--workshop', 'w', '--locale', 'en', '--lesson', 'print'],
      'The name "print" of --lesson is the address of the whole workshop for paper.',
    ],
    [['site', '--workshop', 'w', '--locale', 'en', '--lesson', 'x'], 'a folder makes several'],
    [
      ['site', '--workshop', 'w', '--locale', 'en', '--section', 'typo'],
      'There is no page below typo in site. --section is a folder, counted from there.',
    ],
    [['none', '--workshop', 'w', '--locale', 'en'], 'There is no file or folder'],
    [['site/static', '--workshop', 'w', '--locale', 'en'], 'There is no page in'],
    [
      ['site', '--workshop', 'w', '--locale', 'en', '--fro', 'x'],
      'There is no option --fro. Did you mean --from?',
    ],
  ])('%j says what is wrong and writes nothing', async (args, said) => {
    const { code, err, out } = await importing(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(said);
    expect(existsSync(join(cwd, 'content'))).toBe(false);
  });

  test('--help tells all of it', async () => {
    expect((await importing('--help')).out).toContain('--dry-run');
  });
});
