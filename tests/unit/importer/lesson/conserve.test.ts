import { expect, test } from 'vitest';
import { noteChanged } from '#importer/lesson/conserve.ts';
import { nearestIn } from '#importer/lesson/nearest-text.ts';
import type { Note } from '#importer/note.ts';

/** What is noted of a block of the source where a lesson has only these texts. */
function notedOf(text: string, blocks: readonly string[]): string[] {
  const notes: Note[] = [];
  const written = { blocks, inline: new Set<string>(), prose: '' };
  noteChanged({ code: [{ type: 'block', text, line: 1 }] }, written, [], (each) =>
    notes.push(each),
  );
  return notes.map(({ code }) => code);
}

test('The prompt at which a command goes on with nothing is not missed', () => {
  expect(notedOf('$ kubectl \\\n>\nboats', ['kubectl \\', 'boats'])).toEqual([]);
});

test.each([
  ['before an output', '$ cat mail\n>\nboats', ['cat mail', 'boats']],
  ['within an output', '$ cat mail\nhi\n>\nboats', ['cat mail', 'hi', 'boats']],
  ['below an output', '$ cat mail\nboats\n>', ['cat mail', 'boats']],
])('A sign of a quotation that was printed %s is missed', (_, text, blocks) => {
  expect(notedOf(text, blocks)).toEqual(['code-changed']);
});

test('Beside code that changed stands what is like it, and not the whole of a text that is much longer', () => {
  const others = Array.from({ length: 500 }, (_, pier) => `pier ${pier}`);
  const text = ['boats: 3', 'crane: red', 'harbour: north'].join('\n');
  const written = [...others, 'boats: 3', 'crane: blue', 'harbour: north', ...others].join('\n');
  expect(nearestIn([written])(text)).toBe('boats: 3\ncrane: blue\nharbour: north');
});
