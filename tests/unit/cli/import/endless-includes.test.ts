import { expect, test } from 'vitest';
import { asciiDocPages } from '#cli/import/lessons.ts';
import { noParts } from '#importer/site-parts.ts';

const pageOf = (text: string) => ({ path: 'boats.adoc', text, lesson: 'boats', locale: 'en' });

/** Each file includes the next one twice; the last one has a word. */
const doubling = (path: string): string => {
  const level = Number(/\d+/.exec(path)?.[0]);
  const line = `include::part${level + 1}.adoc[]\n`;
  return level === 30 ? 'boat\n' : line + line;
};
const parts = { ...noParts, fileOf: doubling };

test('A page is refused with its reason if it includes files that double without end, and others are read', async () => {
  const [endless, other] = ['include::part0.adoc[]\n', 'include::part28.adoc[]\n'].map(pageOf);
  if (endless === undefined || other === undefined) throw new Error('no page');
  const { asciiDocOf, whyNot } = await asciiDocPages([endless, other], () => parts);
  expect(asciiDocOf(endless)).toBeUndefined();
  expect(whyNot(endless)).toContain('more than 5000 or 10 MB in all');
  expect(JSON.stringify(asciiDocOf(other)?.root)).toContain('boat');
  expect(whyNot(other)).toBeUndefined();
});
