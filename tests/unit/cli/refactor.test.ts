import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOutdated } from '#model/prove/claims.ts';
import { blockHash } from '#model/prove/proof-blocks.ts';
import { provenanceText } from '#model/prove/provenance-text.ts';
import { load } from '#model/load/load.ts';
import type { TranslationLock } from '#model/load/lock.ts';
import { problemsText } from '#model/diagnostics/print.ts';
import { lessonStates, unitCounts } from '#model/translations/states.ts';
import { lockLesson } from '#scaffold/add-lesson.ts';
import { make } from '#refactor/change.ts';
import { problemsOf } from '#refactor/prove.ts';
import { sound, writeChanged } from '../model/written-content.ts';
import { run } from './fake-io.ts';

// The sound workshop with a second lesson that leads to the first, and another workshop.
const lesson = 'minutes: 5\nenvironments: [reading]\n';
const prose = (text: string) => `---\ntitle: Two\ndescription: The second.\n---\n\n${text}\n`;
let cwd: string;
beforeEach(() => {
  cwd = writeChanged({
    'workshop.yaml': ['lessons: [one]', 'lessons: [one, two] # in order'],
    'one/en.mdx': [
      'Words before.',
      'Words before [the second](../two/), and [the check](#check-web-ready).',
    ],
    'one/pt-BR.mdx': [
      'Palavras antes.',
      'Palavras antes [da segunda](../two/) e [da verificação](#check-web-ready).',
    ],
    'two/lesson.yaml': lesson,
    'two/en.mdx': prose(
      '[The first](../one/), [its steps](../one/#walk-tour-labels), [the check][c], [a page](https://example.org/one/).\n\n[c]: ../one/#check-web-ready',
    ),
    'two/pt-BR.mdx': prose('[A primeira](../one/#run).'),
    '../x/workshop.yaml': 'title: { en: X }\nsource: en\nlocales: [en, pt-BR]\nlessons: [only]\n',
    '../x/only/lesson.yaml': lesson,
    '../x/only/en.mdx': prose('[There](../../w/one/?a=b#check-web-ready "Title")'),
  });
  for (const name of ['one', 'two'])
    lockLesson(join(cwd, 'content/w', name), 'en', ['en', 'pt-BR']);
  expect(problems()).toBe('');
});
afterEach(() => {
  rmSync(cwd, { recursive: true });
});
const command = (...args: string[]) => run(args, { cwd });
const read = (path: string) => readFileSync(join(cwd, 'content', path), 'utf8');
const sources = () => load('content', cwd);
const problems = () => problemsText(problemsOf(sources()));
/** Every file of the content with its text. */
const everything = () =>
  readdirSync(join(cwd, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [
      join(entry.parentPath, entry.name),
      readFileSync(join(entry.parentPath, entry.name), 'utf8'),
    ]);
/** How many units of all lessons of the first workshop are in each state. */
const states = () => {
  const [workshop] = sources().workshops;
  return workshop && lessonStates(workshop).map(unitCounts);
};

describe('a lesson', () => {
  test('gets another name, in its list, in links of all languages, and in what learners have', async () => {
    const before = states();
    const { code, out, err } = await command('rename', 'w/one', 'begin');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Changed 6 files:');
    expect(out).toContain('content/w/one/ → content/w/begin/');
    expect(read('w/workshop.yaml')).toContain('lessons: [begin, two] # in order');
    expect(read('w/begin/lesson.yaml')).toMatch(/^aliases: \[w\/one\]\nminutes: 5\n/);
    const two = read('w/two/en.mdx');
    expect(two).toContain('[The first](../begin/), [its steps](../begin/#walk-tour-labels)');
    expect(two).toContain('[c]: ../begin/#check-web-ready');
    expect(two).toContain('https://example.org/one/');
    expect(read('w/two/pt-BR.mdx')).toContain('[A primeira](../begin/#run)');
    expect(read('x/only/en.mdx')).toContain('(../../w/begin/?a=b#check-web-ready "Title")');
    expect(read('w/begin/en.mdx')).toContain('[the check](#check-web-ready)');
    expect(problems()).toBe('');
    expect(states()).toEqual(before);
  });

  test('gets it where lessons use components of the project', async () => {
    mkdirSync(join(cwd, 'components'));
    writeFileSync(join(cwd, 'components/Line.astro'), '<hr />');
    writeFileSync(
      join(cwd, 'content/components.yaml'),
      'components:\n  Line: { about: A line. }\n',
    );
    writeFileSync(join(cwd, 'content/w/two/en.mdx'), prose('<Line />'));
    expect(problems()).toBe('');
    expect(await command('rename', 'w/one', 'begin')).toMatchObject({ code: 0, err: '' });
    expect(problems()).toBe('');
  });

  test('and back again: all is as it was, but for the name that it had', async () => {
    const before = read('w/two/en.mdx');
    await command('rename', 'w/one', 'begin');
    await command('rename', 'w/begin', 'one');
    expect(read('w/two/en.mdx')).toBe(before);
    expect(read('w/one/lesson.yaml')).toMatch(/^aliases: \[w\/begin\]\n/);
    expect(problems()).toBe('');
  });

  test('goes to another place of its workshop', async () => {
    const { code } = await command('move', 'w/one', 'w');
    expect(code).toBe(0);
    expect(read('w/workshop.yaml')).toContain('lessons: [two, one] # in order');
    expect(read('w/one/lesson.yaml')).toBe(sound['one/lesson.yaml']);
  });

  test('goes to another workshop: its own links and those to it lead where they led', async () => {
    const { code, err } = await command('move', 'w/two', 'x', '--after', 'only');
    expect([code, err]).toEqual([0, '']);
    expect(read('x/workshop.yaml')).toContain('lessons: [only, two]');
    expect(read('w/workshop.yaml')).toContain('lessons: [one] # in order');
    expect(read('x/two/en.mdx')).toContain(
      '[The first](../../w/one/), [its steps](../../w/one/#walk',
    );
    expect(read('w/one/en.mdx')).toContain('[the second](../../x/two/)');
    expect(read('x/two/lesson.yaml')).toContain('aliases: [w/two]');
    expect(problems()).toBe('');
  });

  test('that needs what the other workshop has not stays, and what is missing is told', async () => {
    const before = everything();
    const { code, err } = await command('move', 'w/one', 'x');
    expect(code).toBe(1);
    expect(err).toContain('{{base}} is not a constant of this workshop.');
    expect(err).toContain('This would be wrong afterwards, so nothing was changed.');
    expect(everything()).toEqual(before);
  });

  test('is taken out: links keep their words, and are listed', async () => {
    const { code, out } = await command('remove', 'w/two');
    expect(code).toBe(0);
    expect(out).toContain('content/w/two/ is deleted');
    expect(out).toContain('2 links led there; the words are left.');
    expect(out).toContain('  content/w/one/pt-BR.mdx:6:16');
    expect(read('w/one/en.mdx')).toContain('Words before the second, and [the check](');
    expect(existsSync(join(cwd, 'content/w/two'))).toBe(false);
    expect(problems()).toBe('');
    expect(states()).toEqual([{ current: 7, stale: 0, missing: 4, unrecorded: 0 }]);
  });

  test('is taken out where it was linked by a reference', async () => {
    const { code, err } = await command('remove', 'w/one');
    expect([code, err]).toEqual([0, '']);
    expect(read('w/two/en.mdx')).toContain(
      'The first, its steps, the check, [a page](https://example',
    );
    expect(read('w/two/en.mdx')).not.toContain('[c]');
  });

  test('that is the only one stays', async () => {
    const before = everything();
    const { code, err } = await command('remove', 'x/only');
    expect([code, err]).toEqual([1, expect.stringContaining('so nothing was changed')]);
    expect(everything()).toEqual(before);
  });
});

describe('an id', () => {
  test.each([
    ['check-web-ready', 'pods', /web-ready(?!\])/],
    ['command-get', 'list', /command: get|id="get"| get:/],
    ['output-ready', 'shown', /output: ready|id="ready"| ready:$/m],
    ['walk-tour', 'way', /tour/],
    ['walk-tour-labels', 'names', /id: labels|id="labels"|tour-labels/],
    ['manifest-web', 'set', /manifest: web| web: \{/],
    ['run', 'start', /#run/],
  ])('%s gets another name wherever it stands', async (unit, name, former) => {
    const before = states();
    const { code, err } = await command('rename', `w/one#${unit}`, name);
    expect([code, err]).toEqual([0, '']);
    expect(problems()).toBe('');
    expect(states()).toEqual(before);
    for (const [file, text] of everything()) expect(text, file).not.toMatch(former);
  });

  test('of a check is remembered for the progress of learners', async () => {
    await command('rename', 'w/one#check-web-ready', 'pods');
    expect(read('w/one/lesson.yaml')).toContain(
      '  pods:\n    aliases: [web-ready]\n    command: get',
    );
    expect(read('x/only/en.mdx')).toContain('#check-pods "Title")');
  });

  test('of a question is remembered, too: its answer is kept by it', async () => {
    const folder = join(cwd, 'content/x/only');
    const answers = ['a', 'b'].map((id) => `<Answer id="${id}">\n\n${id}.\n\nWhy.\n\n</Answer>`);
    writeFileSync(
      join(folder, 'lesson.yaml'),
      `${lesson}questions:\n  which:\n    answers: { a: true, b: false }\n`,
    );
    writeFileSync(
      join(folder, 'en.mdx'),
      prose(`<Question id="which">\n\nWhich?\n\n${answers.join('\n\n')}\n\n</Question>`),
    );
    const { code, err } = await command('rename', 'x/only#question-which', 'what');
    expect([code, err]).toEqual([0, '']);
    expect(read('x/only/lesson.yaml')).toContain('  what:\n    aliases: [which]\n    answers');
    expect(problems()).toBe('');
  });

  test('is taken out of all languages; what stood behind it stays', async () => {
    const { code, err } = await command('remove', 'w/one#command-apply');
    expect([code, err]).toEqual([0, '']);
    expect(read('w/one/lesson.yaml')).not.toContain('apply');
    for (const locale of ['en', 'pt-BR'])
      expect(read(`w/one/${locale}.mdx`)).not.toContain('apply');
    expect(read('w/one/en.mdx')).toContain('{/* #run */}\n\n<Command id="get" />');
    expect(problems()).toBe('');
  });

  test('that is still needed stays, and who needs it is told', async () => {
    const before = everything();
    const { code, err } = await command('remove', 'w/one#output-ready');
    expect(code).toBe(1);
    expect(err).toContain('content/w/one/lesson.yaml:18:13  There is no output "ready"');
    expect(everything()).toEqual(before);
  });
});

describe('what is known of the translation of a goal', () => {
  /** By unit, in the lesson `name`: how each goal is translated. */
  const goals = (name = 'one') => {
    const [workshop] = sources().workshops;
    const state = workshop && lessonStates(workshop).find(({ lesson }) => lesson === name);
    return Object.fromEntries(
      (state?.units ?? []).flatMap(({ unit, state: is, before }) =>
        unit.startsWith('goals.') ? [[unit, before === undefined ? is : `${is}: ${before}`]] : [],
      ),
    );
  };
  const lockOf = (name = 'one') =>
    (JSON.parse(read(`w/${name}/translations.lock.json`)) as TranslationLock)['pt-BR'] ?? {};
  beforeEach(async () => {
    const file = join(cwd, 'content/w/one/lesson.yaml');
    const goal = (en: string, pt: string) => `goal: { en: ${en}, pt-BR: ${pt} }`;
    const write = (see: string) => {
      const text = String(sound['one/lesson.yaml'])
        .replace('get: {', `get: { ${goal(see, 'Veja.')},`)
        .replace('apply: {', `apply: { ${goal('Make it.', 'Crie.')},`)
        // No page shows it: lesson.yaml alone names it.
        .replace('manifests:', `  begin: { ${goal('Begin.', 'Comece.')}, run: [date] }\nmanifests:`)
        .replace(/$/, 'startsFrom: { check: web-ready, bring: [begin] }\n');
      writeFileSync(file, text);
    };
    write('Look.');
    const { written } = await command('translations', 'accept', 'pt-BR', 'w/one');
    for (const [path, text] of Object.entries(written)) writeFileSync(path, text);
    write('See.');
    expect(problems()).toBe('');
    expect(goals()).toEqual({
      'goals.get': 'stale: Look.',
      'goals.apply': 'current',
      'goals.begin': 'current',
    });
  });

  test.each([
    ['of a heading', 'read'],
    ['of a check', 'check-web-ready'],
  ])('stays with another name %s', async (_, unit) => {
    const before = [goals(), states()];
    expect((await command('rename', `w/one#${unit}`, 'other')).err).toBe('');
    expect([goals(), states()]).toEqual(before);
  });

  test('stays with another name of the lesson, and of one that it leads to', async () => {
    const before = goals();
    await command('rename', 'w/one', 'begin');
    expect(goals('begin')).toEqual(before);
    await command('rename', 'w/two', 'end');
    expect(goals('begin')).toEqual(before);
  });

  test.each([
    ['get', 'stale: Look.'],
    ['apply', 'current'],
    ['begin', 'current'],
  ])('goes with another name of its command %s', async (id, state) => {
    const before = goals();
    expect((await command('rename', `w/one#command-${id}`, 'other')).err).toBe('');
    const { [`goals.${id}`]: own, ...others } = before;
    expect(own).toBe(state);
    expect(goals()).toEqual({ ...others, 'goals.other': state });
    expect(lockOf()).not.toHaveProperty([`goals.${id}`]);
  });

  test('goes with its command', async () => {
    expect((await command('remove', 'w/one#command-apply')).err).toBe('');
    expect(goals()).toEqual({ 'goals.get': 'stale: Look.', 'goals.begin': 'current' });
    expect(lockOf()).not.toHaveProperty(['goals.apply']);
  });
});

describe('what runs have proved', () => {
  const proofs = () => {
    const [w, x] = sources().workshops;
    return { w: w?.provenance.lessons ?? {}, x: x?.provenance.lessons ?? {} };
  };
  /** Ids of what the lesson does not say any more. */
  const outdated = (name: string) => {
    const lesson = sources().workshops[0]?.lessons.find((each) => each.name === name);
    const proof = proofs().w[name];
    return (['commands', 'outputs', 'checks'] as const).flatMap((part) =>
      Object.entries(proof?.[part] ?? {}).flatMap(([id, entry]) =>
        lesson?.data && isOutdated(lesson.data, part, id, entry) ? [id] : [],
      ),
    );
  };
  beforeEach(() => {
    const data = sources().workshops[0]?.lessons[0]?.data;
    if (data === undefined) throw new Error('There is a lesson.');
    const proof = 'ran-on-cluster' as const;
    const of = (part: 'commands' | 'outputs' | 'checks', id: string) =>
      blockHash(data, part, id, part === 'commands' ? undefined : 'get');
    const lessons = {
      one: {
        ...{ date: '2026-11-20', versions: {}, surroundings: {}, minutes: 3 },
        commands: {
          get: { proof, of: of('commands', 'get') },
          apply: { proof, of: 'another' },
        },
        outputs: { ready: { proof, of: of('outputs', 'ready'), command: 'get' } },
        checks: { 'web-ready': { proof, of: of('checks', 'web-ready') } },
      },
    };
    writeFileSync(join(cwd, 'content/w/provenance.yaml'), provenanceText({ lessons }));
    expect(outdated('one')).toEqual(['apply']);
  });

  test.each(['command-get', 'output-ready', 'check-web-ready'])(
    'fits as it did when %s has another name',
    async (unit) => {
      const { code, err } = await command('rename', `w/one#${unit}`, 'new-name');
      expect([code, err]).toEqual([0, '']);
      expect(outdated('one')).toEqual(['apply']);
      expect(JSON.stringify(proofs().w)).toContain('"new-name"');
    },
  );

  test('goes with its lesson', async () => {
    await command('rename', 'w/one', 'begin');
    expect(outdated('begin')).toEqual(['apply']);
    await command('remove', 'w/begin#command-apply');
    expect(outdated('begin')).toEqual([]);
    await command('remove', 'w/begin');
    expect(proofs()).toEqual({ w: {}, x: {} });
  });
});

test('a dry run tells the same and changes nothing', async () => {
  const before = everything();
  const { code, out } = await command('rename', 'w/one', 'begin', '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain('Would change 6 files:');
  expect(out).toContain('Nothing was changed.');
  expect(everything()).toEqual(before);
});

test.each([
  [['rename', 'w/one', 'two'], 'w/two is there already'],
  [['rename', 'w/three', 'x'], 'There is no lesson "three" in w. Lessons: one, two.'],
  [['rename', 'v/one', 'x'], 'There is no workshop "v". Workshops: w, x.'],
  [['rename', 'w/one#web-ready', 'x'], 'Did you mean #check-web-ready?'],
  [['rename', 'w/one#command-get', 'apply'], 'w/one has a command "apply" already.'],
  [['remove', 'w/one#run'], '"run" is a heading'],
  [['move', 'w/one', 'w', '--after', 'one'], '--after one: it is not another lesson of w.'],
  [['move', 'w/one', 'y'], 'There is no workshop "y".'],
])('%j is refused, and nothing changes', async (args, said) => {
  const before = everything();
  const { code, err } = await command(...args);
  expect(err).toContain(said);
  expect(code).toBe(1);
  expect(everything()).toEqual(before);
});

test.each([
  [['rename', 'w/one']],
  [['rename', 'w', 'x']],
  [['rename', 'w/one', 'Two']],
  [['rename', 'w/one', 'glossary']],
  [['move', 'w/one']],
  [['remove', '../x']],
  [['remove', 'w/one', 'w/two']],
])('%j is wrong use', async (args) => {
  expect((await command(...args)).code).toBe(2);
});

test('a project with errors is not changed', async () => {
  rmSync(join(cwd, 'content/w/one/manifests'), { recursive: true });
  const { code, err } = await command('rename', 'w/two', 'end');
  expect([code, err]).toEqual([1, expect.stringContaining('readyroom: Mend this first.')]);
});

test('a change that fails in the middle is taken back whole', () => {
  const before = everything();
  const texts = new Map([['content/w/two/en.mdx', 'new']]);
  const folder = { from: 'content/w/two', to: 'content/w/one' };
  expect(() => {
    make({ what: 'a test', texts, folder }, cwd, 'content');
  }).toThrow();
  expect(everything()).toEqual(before);
});

test('a change that was interrupted is told until somebody looked at it', async () => {
  mkdirSync(join(cwd, 'content/.readyroom-change'));
  const { code, err } = await command('rename', 'w/one', 'begin');
  expect(code).toBe(1);
  expect(err).toContain('A change of this project was interrupted');
  expect(err).toContain('delete content/.readyroom-change');
});
