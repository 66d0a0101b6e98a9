import { createHash } from 'node:crypto';
import { joinHanLines } from '#transforms/lesson/join-lines.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { unitTexts } from '#transforms/lesson/unit-texts.ts';
import type { Prose } from './read-prose.ts';

/** The unit of title, description, objectives and prerequisites. No heading may be called so. */
export const frontMatterUnit = 'front-matter';

/** The hash of every unit of a prose file, in order. Equal hashes: the same is said. Units that say nothing are left out. */
export function unitHashes(prose: Prose): Map<string, string> {
  const texts = prose.root === undefined ? [] : unitTexts(joined(prose.root));
  const all = [[frontMatterUnit, frontMatterText(prose)] as const, ...texts];
  return new Map(all.filter(([, text]) => text !== '').map(([unit, text]) => [unit, hash(text)]));
}

/** A copy without the line breaks that mean nothing between Han characters. */
function joined(root: LessonNode): LessonNode {
  const copy = structuredClone(root);
  joinHanLines(copy);
  return copy;
}

function frontMatterText({ frontMatter }: Prose): string {
  if (frontMatter === undefined) return '';
  const { title, description, objectives = [], prerequisites = [] } = frontMatter;
  return JSON.stringify([title, description, objectives, prerequisites]);
}

/** 64 bits are plenty to notice a change and short enough to read a diff of the lock file. */
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
