import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { existingWorkshop } from '#cli/import/existing-workshop.ts';
import { growthOf } from '../../importer/work.ts';

let content = '';
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'existing-'));
  mkdirSync(join(content, 'boats/sail'), { recursive: true });
  write('workshop.yaml', 'title: {en: Boats}\nsource: en\nlocales: [en]\nlessons: [sail]\n');
  write('sail/lesson.yaml', 'minutes: 5\nenvironments: [reading]\n');
  write('sail/en.mdx', '---\ntitle: Sail\n---\n\n<Command id="list-0" />\n');
});
afterEach(() => rmSync(content, { recursive: true }));

const write = (path: string, text: string): void =>
  writeFileSync(join(content, 'boats', path), text);

function withShared(size: number): ReturnType<typeof existingWorkshop> {
  const commands = Array.from({ length: size }, (_, at) => `  list-${at}:\n    run: [ls ${at}]\n`);
  write('shared.yaml', `commands:\n${commands.join('')}`);
  return existingWorkshop(content, 'boats');
}

test('A lesson has places for what it uses of shared.yaml, and another lesson is none', () => {
  const boats = withShared(1);
  expect(boats?.placesOf('sail')).toMatchObject({ named: [{ id: 'list-0' }], shown: [] });
  expect(boats?.placesOf('row')).toBeUndefined();
  expect(existingWorkshop(content, 'harbour')).toBeUndefined();
});

test('What lessons have in common is parsed once, not for each of them', () => {
  const placesWith = (size: number) => {
    const boats = withShared(size);
    return () => boats?.placesOf('sail');
  };
  expect(growthOf(placesWith, 100)).toBeLessThan(1.2);
});
