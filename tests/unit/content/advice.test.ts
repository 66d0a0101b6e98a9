import { expect, test } from 'vitest';
import { lint } from '#model/lint/lint.ts';
import { readSources } from '#model/lint/sources.ts';
import { translationStates } from '#model/translations/translation-states.ts';

const { content, workshops } = readSources('content', process.cwd());

test('our own workshops have no problem, nothing to advise on, and nothing left to translate', () => {
  expect(content.problems).toEqual([]);
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
