import { expect, test } from 'vitest';
import { lint } from '#model/lint/lint.ts';
import { translationStates } from '#model/translations/states.ts';
import { validate } from '#model/validate/validate.ts';
import { ourSources } from './our-workshops.ts';

const { workshops } = ourSources;

test('our own workshops have no problem, nothing to advise on, and nothing left to translate', () => {
  expect(validate(ourSources)).toEqual([]);
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
