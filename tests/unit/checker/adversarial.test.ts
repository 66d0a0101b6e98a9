import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { everythingReady } from '#checker/check.ts';
import type { Check } from '#checker/types.ts';
import { ourContent } from '../content/our-workshops.ts';
import { codesOf, verdictOn } from './pasted.ts';

interface Case {
  name: string;
  /** `--ready` (everything that is listed), a check of our own lessons (`workshop/lesson#check`), or one of its own. */
  check: string | Check;
  text: string;
}

interface NotMet extends Case {
  /** What the cases of one letter have in common, and that in words. */
  class: string;
  about: string;
}

const { notMet, met } = JSON.parse(
  readFileSync('tests/fixtures/kubectl/adversarial.json', 'utf8'),
) as { notMet: readonly NotMet[]; met: readonly Case[] };

/** The checks of our lessons, the workshop's variables filled in as their examples say. */
const lessonChecks = new Map<string, Check>(
  ourContent.workshops.flatMap(({ name, variables, lessons }) =>
    lessons.flatMap((lesson) =>
      Object.entries(lesson.checks).map(([id, { check }]): [string, Check] => [
        `${name}/${lesson.name}#${id}`,
        {
          ...check,
          variables: Object.fromEntries(
            Object.entries(variables).map(([variable, { example }]) => [variable, example]),
          ),
        },
      ]),
    ),
  ),
);

function checkNamed(name: string | Check): Check {
  if (typeof name !== 'string') return name;
  if (name === '--ready') return everythingReady;
  const check = lessonChecks.get(name);
  if (check === undefined) throw new Error(`No lesson has the check ${name}.`);
  return check;
}

const classes = [...new Map(notMet.map((each) => [each.class, each.about]))].sort();

describe.each(classes)('class %s, %s, is not met', (letter) => {
  const cases = notMet.filter((each) => each.class === letter);
  test.each(cases.map((each) => [each.name, each] as const))('%s', (_, { check, text }) => {
    expect(verdictOn(text, checkNamed(check)).verdict, text).not.toBe('met');
  });
});

describe('odd, but ready, is met', () => {
  test.each(met.map((each) => [each.name, each] as const))('%s', (_, { check, text }) => {
    const verdict = verdictOn(text, checkNamed(check));
    expect([verdict.verdict, ...codesOf(verdict)], text).toContain('met');
  });
});
