import { readdirSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';

const stem = (name: string): string => basename(name, extname(name)).toLowerCase();
const kinds = [
  ['.yaml', '.yml'],
  ['.mdx', '.md', '.markdown'],
];

/** A file beside the one that is missing whose name was meant to be it: lesson.yml, Lesson.yaml, en.md. */
export function lookalike(path: string): string | undefined {
  const kind = kinds.find((each) => each.includes(extname(path))) ?? [];
  return namesIn(dirname(path)).find(
    (name) => stem(name) === stem(path) && kind.includes(extname(name).toLowerCase()),
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
