import { expect, test } from 'vitest';
import { stepsAsOne } from '#importer/read/steps-as-one.ts';
import type { CodeChange, Note } from '#importer/note.ts';
import { imported } from '../imported.ts';

const changed = (line: number, ...changes: CodeChange[]): Note => ({
  ...{ code: 'structure', line, unsure: '', did: '', look: '' },
  changes,
});
const change = (before: string, after: string): CodeChange => ({ before, after });

test('code that is filled in step by step is told from its source to what is written', () => {
  const notes = [changed(3, change('a b c', 'A b c')), changed(3, change('A b c', 'A B C'))];
  expect(stepsAsOne([...notes, changed(3, change('A B C', 'A B D'))])).toEqual([
    changed(3, change('a b c', 'A B D')),
  ]);
});

test('what is filled in of lines that stand for one is told with it', () => {
  const shown = changed(3, change('{% include a.sh %}', 'ls a\n  ls b\n  ls b'));
  const later = changed(3, change('ls b', 'ls $1'));
  expect(stepsAsOne([shown, later, later])).toEqual([
    changed(3, change('{% include a.sh %}', 'ls a\n  ls $1\n  ls $1')),
  ]);
});

test('what another line, another code or another kind of note is about stays a change of its own', () => {
  const notes: Note[] = [
    changed(3, change('a', 'b'), change('b', 'c')),
    changed(4, change('b', 'c')),
    { ...changed(3, change('b', 'd')), code: 'comment-moved' },
    { ...changed(3), changes: [] },
  ];
  expect(stepsAsOne(notes.slice(1))).toEqual(notes.slice(1));
  expect(stepsAsOne(notes).slice(1)).toEqual(notes.slice(1));
});

test('a page of Jekyll with values of each kind has no code that is not as it was', () => {
  const page = [
    ...['---', 'title: A', 'berth: north', '---', '{% assign boat = "ada" %}', ''],
    ...['```bash', 'kubectl get {{ boat }} -n {{ page.berth }} \\', '  -o wide', '```', ''],
    'See `{{ boat }}` and `{{ boat }}-{{ page.berth }}`.',
  ].join('\n');
  const { notes } = imported(page, 'jekyll');
  expect(notes.map(({ code }) => code)).not.toContain('code-changed');
  expect(notes.flatMap(({ changes = [] }) => changes)).toEqual([
    change('kubectl get {{ boat }} -n {{ page.berth }} \\', 'kubectl get ada -n north \\'),
    change('{{ boat }}', 'ada'),
    change('{{ boat }}-{{ page.berth }}', 'ada-north'),
  ]);
});
