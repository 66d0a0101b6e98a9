/**
 * What the commands of the Calico lessons really printed, against the lessons' checks: kubectl 1.36.3, API server,
 * controllers and scheduler 1.36.2, the manifests of Calico v3.32.1. Kubelets, and with them the readiness of Pods and
 * nodes, were played by a script; the statuses that the operator would write were made up.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { VerdictCode } from '#checker/types.ts';
import { verdictOn } from '#model/prove/checks.ts';
import type { LessonCheck } from '#model/types.ts';
import { ourContent } from './our-workshops.ts';
import { typed } from './typed.ts';

interface Recorded {
  /** Id of the check. */
  check: string;
  /** The state in which it was printed. */
  about: string;
  verdict: VerdictCode;
  text: string;
}

const folder = 'tests/fixtures/lessons';
const { workshops } = ourContent;
const calico = workshops.find(({ name }) => name === 'calico');
const variables = calico?.variables ?? {};

const recordedOf = (lesson: string): Recorded[] =>
  JSON.parse(readFileSync(`${folder}/${lesson}.json`, 'utf8')) as Recorded[];

const checkOf = (lesson: string, id: string): LessonCheck['check'] => {
  const found = calico?.lessons.find(({ name }) => name === lesson)?.checks[id];
  if (found === undefined) throw new Error(`There is no check ${lesson}#${id}.`);
  return found.check;
};

const lessons = readdirSync(folder).map((file) => file.slice(0, -'.json'.length));

describe.each(lessons)('%s', (lesson) => {
  const recorded = recordedOf(lesson);

  test.each(recorded)('$check, $about: $verdict', ({ check, verdict, text }) => {
    expect(verdictOn(text, checkOf(lesson, check), variables).verdict).toBe(verdict);
  });

  test.each(recorded.filter(({ verdict }) => verdict === 'met'))(
    '$check, $about, below the command: met',
    ({ check: id, text }) => {
      const check = checkOf(lesson, id);
      const pasted = `${typed(check.command ?? '', variables)}\n${text}`;
      expect(verdictOn(pasted, check, variables).verdict).toBe('met');
    },
  );
});
