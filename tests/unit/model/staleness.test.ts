import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { staleUnit } from '#model/lint/rules/translations.ts';
import { diskOf, sourceFile } from '#model/load/files.ts';
import { load } from '#model/load/load.ts';
import { loadLock, readLock } from '#model/load/lock.ts';
import type { Prose } from '#model/load/prose.ts';
import type { WorkshopSources } from '#model/load/sources.ts';
import { accepted, staleUnits, writeLock } from '#model/translations/lock.ts';
import { acceptUnits, lessonStates } from '#model/translations/states.ts';
import { textHash, unitHashes, writtenUnits } from '#model/translations/units.ts';
import type { Content } from '#model/read-content.ts';
import type { Translation } from '#model/types.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { unitTexts } from '#transforms/lesson/unit-texts.ts';
import { inChanged, readChanged, sound } from './written-content.ts';
import type { Change } from './written-content.ts';

const translation = (content: Content): Translation | undefined =>
  content.workshops[0]?.lessons[0]?.translations['pt-BR'];

/** What is stale in pt-BR, if it was made from the sound source and the source was changed since. */
function staleAfter(change: Change): readonly string[] | undefined {
  const lock = { 'pt-BR': Object.fromEntries(hashes()) };
  const content = readChanged({
    'one/en.mdx': change,
    'one/translations.lock.json': JSON.stringify(lock),
  });
  expect(content.problems).toEqual([]);
  return translation(content)?.stale;
}

/** The hashes of the sound source. */
function hashes(): Map<string, string> {
  const parsed = parseLesson(sound['one/en.mdx'] ?? '');
  const root = parsed.ok ? parsed.root : undefined;
  const frontMatter = { title: 'One', description: 'The first lesson.' };
  return unitHashes({ frontMatter, root });
}

test.each([
  ['nothing changed', ['Words before.', 'Words before.'], []],
  ['only the lines are broken differently', ['Words before.', 'Words\nbefore. {/* really */}'], []],
  ['words of the intro changed', ['Words before.', 'Other words.'], ['intro']],
  ['a heading changed', ['## Run', '## Run it'], ['run']],
  ['a question changed', ['Is it there?', 'Is it really there?'], ['check-web-ready']],
  ['the title changed', ['title: One', 'title: First'], ['front-matter']],
  ['words changed that the translation does not have', ['What runs.', 'What it runs.'], []],
] as const)('%s: stale is what was made from it', (_, change, stale) => {
  expect(staleAfter(change)).toEqual(stale);
});

test('what commands are for is translated with the lesson: it can be missing and stale', () => {
  const goal = (texts: string): Change => ['get: { run:', `get: { goal: { ${texts} }, run:`];
  const stateAfter = (texts: string, madeFrom: string): Translation | undefined =>
    translation(
      readChanged({
        'one/lesson.yaml': goal(texts),
        'one/translations.lock.json': JSON.stringify({ 'pt-BR': { 'goals.get': madeFrom } }),
      }),
    );
  expect(stateAfter('en: Look.', '')?.missing).toContain('goals.get');
  const made = textHash('Look.');
  expect(stateAfter('en: Look., pt-BR: Olhar.', made)).toMatchObject({ stale: [] });
  expect(stateAfter('en: Look again., pt-BR: Olhar.', made)?.stale).toEqual(['goals.get']);
});

test('a glossary whose terms the source uses makes nothing stale', () => {
  const content = readChanged({
    'glossary.yaml':
      'terms: { word: { words: { en: { term: words, meaning: What is said. } } } }\n',
    'one/translations.lock.json': JSON.stringify({ 'pt-BR': Object.fromEntries(hashes()) }),
  });
  expect(content.problems).toEqual([]);
  expect(translation(content)?.stale).toEqual([]);
});

test('without a lock nothing is known to be stale', () => {
  expect(translation(readChanged({ 'one/en.mdx': ['Words before.', 'Other.'] }))?.stale).toEqual(
    [],
  );
});

test('a translation lacks every id of the source that it does not have', () => {
  expect(translation(readChanged({}))?.missing).toEqual([
    'walk-tour',
    'walk-tour-labels',
    'walk-tour-image',
    'output-ready',
  ]);
});

test('accepting units records their hashes, in the order of the source, and drops what is gone', () => {
  const source = new Map([
    ['intro', '1'],
    ['a', '2'],
    ['b', '3'],
  ]);
  const lock = { fr: { x: '9' }, de: { gone: '0', b: '0' } };
  const after = accepted(lock, 'de', source, ['a', 'intro', 'unknown']);
  expect(after).toEqual({ fr: { x: '9' }, de: { intro: '1', a: '2', b: '0' } });
  expect(Object.keys(after['de'] ?? {})).toEqual(['intro', 'a', 'b']);
  expect(
    staleUnits(
      after,
      'de',
      source,
      new Map([
        ['a', '5'],
        ['b', '6'],
      ]),
    ),
  ).toEqual(['b']);
});

test('a lock is written as it is read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'readyroom-'));
  const path = join(folder, 'translations.lock.json');
  const lock = { 'pt-BR': { intro: '1', a: '2' } };
  try {
    expect(readLock(path)).toEqual({});
    writeLock(path, lock);
    const disk = diskOf(folder);
    expect(loadLock(sourceFile(disk, path))).toEqual({ lock, diagnostics: [] });
    expect([...disk.files.keys()]).toEqual(['translations.lock.json']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a part that the source has no longer', () => {
  const after = '## Rode {/* #run */}';
  const old = `## Limpe {/* #clean-up */}\n\nPalavras velhas.\n\n<Details summary="Mais">\n\nMais velhas.\n\n</Details>\n\n<Command id="former" />\n\nDepois dele.\n\n`;
  const recorded = JSON.stringify({ 'pt-BR': { 'clean-up': 'a', 'command-former': 'b' } });
  const translated = { 'one/pt-BR.mdx': [after, `${old}${after}`] } as const;
  const locked = { ...translated, 'one/translations.lock.json': recorded };
  const problems = (changes: Readonly<Record<string, Change>>) =>
    readChanged(changes).problems.map(({ code }) => code);
  const inTranslation = <Result>(
    changes: Readonly<Record<string, Change>>,
    of: (workshop: WorkshopSources, prose: Prose) => Result,
  ): Result =>
    inChanged(changes, (root) => {
      const [workshop] = load('content', root).workshops;
      const prose = workshop?.lessons[0]?.proses.find(({ locale }) => locale === 'pt-BR');
      if (workshop === undefined || prose === undefined) throw new Error('There is no pt-BR.');
      return of(workshop, prose);
    });

  test('is old where the lock has it, and a mistake where it has not', () => {
    expect(problems(locked)).toEqual([]);
    expect(problems(translated)).toEqual(['not-in-source', 'unknown-id']);
  });

  test('is left out with all that belongs to it, and with nothing else', () => {
    const text = inTranslation(locked, (_, { root }) =>
      [...unitTexts(root ?? { type: 'root' }).values()].join('\n'),
    );
    expect(text).not.toMatch(/velhas|Depois|former|Limpe/);
    const whole = inTranslation({}, (_, { root }) =>
      [...unitTexts(root ?? { type: 'root' }).values()].join('\n'),
    );
    expect(text).toBe(whole);
  });

  test('goes without what repeats it', () => {
    const again = {
      ...locked,
      'one/pt-BR.mdx': [after, `${old}${after}\n\n<Command id="former" again />`],
    } as const;
    expect(problems(again)).toEqual([]);
  });

  test('is a box with ids of which the source has one: the box stays', () => {
    const box = `<Details summary="Mais">\n\n<Command id="former" />\n\nVelhas.\n\n<Command id="apply" />\n\nPalavras.\n\n</Details>`;
    const changes = {
      'one/pt-BR.mdx': ['<Command id="apply" />', box],
      'one/translations.lock.json': recorded,
    } as const;
    expect(problems(changes)).toEqual([]);
    const units = inTranslation(changes, (_, { root }) => unitTexts(root ?? { type: 'root' }));
    expect([...units.keys()]).toContain('command-apply');
    expect([...units.values()].join()).toMatch(/Palavras\./);
    expect([...units.values()].join()).not.toMatch(/Velhas/);
  });

  test.each([
    [
      'a box with words before it',
      `<Details summary="Mais">\n\nGuardar isto.\n\n<Command id="former" />\n\nVelhas.\n\n</Details>\n\nE isto.`,
    ],
    [
      'one tab of several',
      `<Tabs>\n<Tab value="a" label="A">\n\n<Command id="former" />\n\nVelhas.\n\n</Tab>\n<Tab value="b" label="B">\n\nGuardar isto.\n\n</Tab>\n</Tabs>\n\nE isto.`,
    ],
    ['an item of a list', `- Guardar isto.\n- E isto.\n\n  <Command id="former" />\n\n  Velhas.`],
  ])('stands in %s: only what belongs to it is left out', (_, text) => {
    const units = inTranslation(
      {
        'one/pt-BR.mdx': ['<Command id="apply" />', `<Command id="apply" />\n\n${text}`],
        'one/translations.lock.json': recorded,
      },
      (_workshop, { root }) => [...unitTexts(root ?? { type: 'root' }).values()].join(),
    );
    expect(units).toMatch(/Guardar isto[\s\S]*E isto/);
    expect(units).not.toMatch(/former|Velhas/);
  });

  test('leaves no box and no tab with nothing in it', () => {
    const text = `<Tabs>\n<Tab value="a" label="A">\n\n<Command id="former" />\n\n</Tab>\n</Tabs>\n\n<Details summary="Mais">\n\n<Command id="former" again />\n\n</Details>`;
    const whole = inTranslation(
      {
        'one/pt-BR.mdx': ['<Command id="apply" />', `<Command id="apply" />\n\n${text}`],
        'one/translations.lock.json': recorded,
      },
      (_, { root }) => [...unitTexts(root ?? { type: 'root' }).values()].join(),
    );
    expect(whole).not.toMatch(/Tab|Details/);
  });

  test('is not told where the source has an id that is wrong: that is', () => {
    const typo: Change = ['<Command id="apply" />', '<Command id="aply" />'];
    const lock = JSON.stringify({ 'pt-BR': { 'command-apply': 'a' } });
    expect(problems({ 'one/en.mdx': typo, 'one/translations.lock.json': lock })).toEqual([
      'unknown-id',
    ]);
  });

  test('is advice, and stays old when the rest is recorded', () => {
    const found = inTranslation(locked, (workshop) => [...(staleUnit.find?.(workshop, []) ?? [])]);
    expect(found).toEqual([
      {
        place: { file: 'content/w/one/pt-BR.mdx', line: 10, column: 1 },
        message:
          'The source has 2 parts no longer: clean-up, command-former. Readers do not see them here either.',
        hint: 'Take them out, or write the id that the source has now.',
      },
    ]);
    const lock = inTranslation(locked, (workshop) => {
      const [state] = lessonStates(workshop);
      return state && acceptUnits(workshop.lessons[0]?.lock ?? {}, state, ['run']);
    });
    expect(lock?.['pt-BR']).toMatchObject({ 'clean-up': 'a', 'command-former': 'b' });
  });

  describe('inside of one that it has', () => {
    const asked = '<Question id="quiz">';
    const answer = (id: string) => `<Answer id="${id}">\n\nSo.\n\nBecause.\n\n</Answer>`;
    const written = (...ids: readonly string[]) =>
      `${asked}\n\nWhy?\n\n${ids.map(answer).join('\n\n')}\n\n</Question>`;
    const lockWith = (unit: string, source: string) =>
      JSON.stringify({ 'pt-BR': { [unit]: 'aa' }, sources: { aa: source } });
    const quiz = (...translated: readonly string[]): Readonly<Record<string, Change>> => ({
      'one/lesson.yaml': [
        'checks:\n',
        'questions:\n  quiz: { answers: { yes: true, no: false } }\nchecks:\n',
      ],
      'one/en.mdx': ['<Command id="get" />', written('yes', 'no')],
      'one/pt-BR.mdx': ['<Command id="get" />', written(...translated)],
    });
    const locks = (text: string) => ({ 'one/translations.lock.json': text });

    test('an answer that the source had is old, and nobody reads it', () => {
      const changes = {
        ...quiz('yes', 'no', 'perhaps'),
        ...locks(lockWith('question-quiz', written('yes', 'no', 'perhaps'))),
      };
      expect(problems(changes)).toEqual([]);
      const text = inTranslation(changes, (_, { root }) => unitTexts(root ?? { type: 'root' }));
      expect(text.get('question-quiz')).toMatch(/id=no/);
      expect(text.get('question-quiz')).not.toMatch(/perhaps/);
      const found = inTranslation(changes, (workshop) => [
        ...(staleUnit.find?.(workshop, []) ?? []),
      ]);
      expect(found.map(({ message }) => message)).toEqual([
        'The source of 1 part has changed since: question-quiz.',
      ]);
    });

    test('an answer that it never had is a mistake', () => {
      const lock = locks(lockWith('question-quiz', written('yes', 'no')));
      expect(problems({ ...quiz('yes', 'no', 'perhaps'), ...lock })).toEqual(['unknown-answer']);
      expect(problems(quiz('yes', 'no', 'perhaps'))).toEqual(['unknown-answer']);
    });

    test('an answer that the source has since is no mistake, and one that it had is', () => {
      const lock = locks(lockWith('question-quiz', written('yes')));
      expect(problems({ ...quiz('yes'), ...lock })).toEqual([]);
      expect(problems(quiz('yes'))).toEqual(['answer-missing']);
      const fresh = inTranslation(quiz('yes'), (workshop) => {
        const [state] = lessonStates(workshop);
        return state && acceptUnits({}, state, ['question-quiz']);
      });
      expect(problems({ ...quiz('yes'), ...locks(JSON.stringify(fresh)) })).toEqual([
        'answer-missing',
      ]);
    });

    const check = (words: string, ...hints: readonly string[]) =>
      `<Check id="web-ready">\n\n${words}\n\n${hints.map((code) => `<Hint for="${code}">\n\nLook again.\n\n</Hint>`).join('\n\n')}\n\n</Check>`;
    const hinted: Readonly<Record<string, Change>> = {
      'one/en.mdx': ['<Check id="web-ready">Is it there?</Check>', check('Is it?', 'waiting')],
      'one/pt-BR.mdx': [
        '<Check id="web-ready">Está lá?</Check>',
        check('Está?', 'waiting', 'missing'),
      ],
    };

    test('hints are old as the words around them are', () => {
      const old = locks(lockWith('check-web-ready', check('Is it?', 'waiting', 'missing')));
      expect(problems({ ...hinted, ...old })).toEqual([]);
    });

    test('hints of a part that is as it was are a mistake', () => {
      expect(problems(hinted)).toEqual(['hints-differ']);
      const fresh = inTranslation(hinted, (workshop) => {
        const [state] = lessonStates(workshop);
        return state && acceptUnits({}, state, ['check-web-ready']);
      });
      expect(problems({ ...hinted, ...locks(JSON.stringify(fresh)) })).toEqual(['hints-differ']);
    });
  });

  test('belongs to no other part where a translator reads it', () => {
    const text = inTranslation(locked, (_, prose) => writtenUnits(prose).get('read')?.text);
    expect(text).toBe('## Leia {/* #read */}');
  });
});
