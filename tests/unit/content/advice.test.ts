import { expect, test } from 'vitest';
import { lint } from '#model/lint/lint.ts';
import { load } from '#model/load/load.ts';
import { translationStates } from '#model/translations/states.ts';
import { validate } from '#model/validate/validate.ts';

const sources = load('content', process.cwd());
const { workshops } = sources;

test('our own workshops have no problem, nothing to advise on, and nothing left to translate', () => {
  expect(validate(sources)).toEqual([]);
  expect(lint(workshops, { rules: {}, complete: true })).toEqual([]);
});

test('what every translation was made from is recorded', () => {
  const unsaid = workshops
    .flatMap(translationStates)
    .flatMap(({ lesson = 'words', locale, units }) =>
      units
        .filter(({ state }) => state === 'unrecorded')
        .map(({ unit }) => `${lesson} ${locale} ${unit}`),
    );
  expect(unsaid).toEqual([]);
});
