import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { touchedLessons } from '#cli/touched-lessons.ts';
import { load } from '#model/load/load.ts';

const yaml = 'title: {en: Boats}\nsource: en\nlocales: [en]\nlessons: [crane, ship, pier]\n';

let content = '';
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'touched-'));
  write('workshop.yaml', yaml);
  write('crane/lesson.yaml', 'commands:\n  list:\n    run: ["ls $DOCK"]\n');
  write('ship/lesson.yaml', 'minutes: 5\nenvironments: [reading]\n');
  write('ship/pt-BR.mdx', '---\ntitle: Navio\n---\n');
  write('pier/lesson.yaml', 'minutes: 5\nenvironments: [reading]\n');
  write('pier/en.mdx', '---\ntitle: Pier\n---\n');
});
afterEach(() => rmSync(content, { recursive: true }));

function write(path: string, text: string): void {
  const full = join(content, 'boats', path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
}

const touchedBy = (paths: readonly string[], after?: string): string[] =>
  ['crane', 'ship', 'pier'].filter(touchedLessons(join(content, 'boats'), paths, after));

describe('What is written touches', () => {
  test('the lessons that files of it belong to', () => {
    expect(touchedBy(['ship/en.mdx', 'workshop.yaml'], `${yaml}description: {en: x}\n`)).toEqual([
      'ship',
    ]);
  });
  test('a lesson that uses a variable which is new', () => {
    expect(touchedBy(['workshop.yaml'], `${yaml}presetVariables: [DOCK]\n`)).toEqual(['crane']);
    expect(touchedBy(['workshop.yaml'], `${yaml}presetVariables: [DOC]\n`)).toEqual([]);
  });
  test('a lesson that has a language which is new, or a file that is nearly called so', () => {
    expect(touchedBy([], yaml.replace('[en]', '[en, pt-BR]'))).toEqual(['ship']);
    write('pier/pt_BR.md', '---\ntitle: Cais\n---\n');
    expect(touchedBy([], yaml.replace('[en]', '[en, pt-BR]'))).toEqual(['ship', 'pier']);
  });
  test('every lesson, where anything else is other or shared.yaml is', () => {
    const all = ['crane', 'ship', 'pier'];
    expect(touchedBy([], `${yaml}constants: {boat: a}\n`)).toEqual(all);
    expect(touchedBy(['shared.yaml'])).toEqual(all);
    write('shared.yaml', 'commands:\n  list:\n    run: ["ls $DOCK"]\n');
    expect(touchedBy([], `${yaml}presetVariables: [DOCK]\n`)).toEqual(all);
  });
});

test('Where one workshop is wanted, no other is read', () => {
  mkdirSync(join(content, 'trains'));
  writeFileSync(join(content, 'trains/workshop.yaml'), yaml);
  const { files, workshops } = load(content, content, undefined, 'boats');
  expect(workshops.map(({ name }) => name)).toEqual(['boats']);
  expect([...files.keys()].filter((path) => path.startsWith('trains/'))).toEqual([]);
});
