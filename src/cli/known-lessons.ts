import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { lessonMemory } from '#model/prose/lesson-memory.ts';
import { textHash } from '#model/prose/text-hash.ts';
import type { LessonMemory } from '#model/prose/lesson-memory.ts';
import type { Io } from './io.ts';

/** Readyroom's parser and the versions it depends on, from src/cli and from lib/cli alike. */
const parserFolder = new URL('../transforms/lesson/', import.meta.url);
const packageFile = new URL('../../package.json', import.meta.url);

/** The lessons of a content folder that an earlier run parsed, and what to call in the end so that the next knows these. */
export function knownLessons(
  content: string,
  io: Io,
): { memory: LessonMemory; leave(): Promise<void> } {
  const name = `lessons-${textHash(resolve(io.cwd, content))}`;
  const memory = lessonMemory(io.recall(name) ?? '', parserOf(io));
  return {
    memory,
    leave: async () => {
      const left = memory.left();
      if (left !== undefined) await io.leave(name, left);
    },
  };
}

/** Another parser is another version, or, for those who work on Readyroom itself, files that changed. */
function parserOf({ version }: Io): string {
  const files = readdirSync(parserFolder).map((file) => new URL(file, parserFolder));
  const changed = [packageFile, ...files].map((file) => statSync(file).mtimeMs);
  return [version, process.version, ...changed].join(' ');
}
