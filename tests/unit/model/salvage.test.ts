import { expect, test } from 'vitest';
import { z } from 'zod';
import { lessonSchema } from '#model/schema/lesson.ts';
import { readAsMeant, salvage } from '#model/load/as-meant.ts';

const fallback = { minutes: 1, environments: ['reading'] };
const whole = {
  minutes: 5,
  environments: ['kind'],
  commands: { show: { run: ['kubectl get nodes'] } },
};

function salvaged(value: unknown): unknown {
  if (lessonSchema.safeParse(value).success) throw new Error('There is nothing wrong with this.');
  return salvage(lessonSchema, readAsMeant(lessonSchema, value), fallback);
}

test.each([
  ['a key that is not known', { ...whole, minuts: 3 }, whole],
  ['a wrong value of the first level', { ...whole, minutes: 'five' }, { ...whole, minutes: 1 }],
  [
    'a missing key of the first level',
    { environments: ['kind'] },
    { minutes: 1, environments: ['kind'] },
  ],
  [
    'a key that is not known, further in',
    { ...whole, commands: { show: { run: ['kubectl get nodes'], colour: 'red' } } },
    whole,
  ],
])('%s takes nothing else with it', (_, value, usable) => {
  expect(salvaged(value)).toEqual(usable);
});

test('a misspelt key counts as the one that it was meant to be, unless that is there', () => {
  const { commands, ...others } = whole;
  expect(salvaged({ ...others, comands: commands, minute: 7 })).toEqual(whole);
});

test('a misspelt key in a misspelt key counts, too; one that holds something else is only left out', () => {
  const { commands, ...others } = whole;
  const rnu = { show: { rnu: commands.show.run } };
  expect(salvaged({ ...others, comands: rnu })).toEqual(whole);
  expect(salvaged({ ...whole, chekcs: ['a list'] })).toEqual(whole);
});

test.each([
  ['a wrong value further in', { ...whole, commands: { show: { run: 3 } } }],
  ['a list in place of a map', [1, 2]],
  ['nothing', null],
])('%s leaves nothing that could be used without guessing', (_, value) => {
  expect(salvaged(value)).toBeUndefined();
});

test('a size out of its bounds is told in plain words, where the schema has none of its own', () => {
  const schema = z.strictObject({
    least: z.int().min(1),
    most: z.number().max(600),
    list: z.array(z.string()).min(1),
    own: z.int().min(1, 'must be a size'),
  });
  const { wrong } = readAsMeant(schema, { least: 0, most: 601, list: [], own: 0 });
  expect(wrong.map(({ issue }) => issue.message)).toEqual([
    'must be 1 or more',
    'must be 600 or less',
    'is empty',
    'must be a size',
  ]);
});
