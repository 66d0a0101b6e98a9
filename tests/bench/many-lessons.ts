import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fixture = join(import.meta.dirname, '../fixtures/many-lessons');

/**
 * Writes a workshop of so many lessons below `content/` of a new folder and returns that folder; whoever asks takes it
 * away again. Each lesson is five files in three languages, about 3 KB of prose in each. It is sound, there is nothing to
 * advise, and no two files are alike.
 */
export function writeManyLessons(lessons: number): string {
  const root = mkdtempSync(join(tmpdir(), 'readyroom-'));
  const workshop = join(root, 'content/many');
  const names = Array.from({ length: lessons }, (_, number) => `lesson-${number}`);
  for (const [number, name] of names.entries()) {
    const folder = join(workshop, name);
    cpSync(join(fixture, 'lesson'), folder, { recursive: true });
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (path.includes('.')) rewrite(join(folder, path), 'web-0', `web-${number}`);
    }
  }
  cpSync(join(fixture, 'workshop.yaml'), join(workshop, 'workshop.yaml'));
  rewrite(join(workshop, 'workshop.yaml'), '[lesson-0]', `[${names.join(', ')}]`);
  return root;
}

function rewrite(path: string, from: string, to: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
}
