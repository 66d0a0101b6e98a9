import { createHash } from 'node:crypto';
import { joinHanLines } from '#transforms/lesson/join-lines.ts';
import { copyOf, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { unitTexts } from '#transforms/lesson/unit-texts.ts';
import type { Prose } from '#model/load/prose.ts';
import { memoize } from '#model/memoize.ts';

/** The unit of title, description, objectives and prerequisites. No heading may be called so. */
export const frontMatterUnit = 'front-matter';

/** The part of a prose file that says something. */
type Words = Pick<Prose, 'frontMatter' | 'root'>;

/** The hash of a text. 64 bits are plenty to notice a change and short enough to read a diff of the lock file. */
export const textHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The hash of every unit of a prose file, in order. Equal hashes: the same is said. Units that say nothing are left out. */
export const unitHashes = memoize((prose: Words): Map<string, string> => {
  const texts = prose.root === undefined ? [] : unitTexts(joined(prose.root));
  const all = [[frontMatterUnit, frontMatterText(prose)] as const, ...texts];
  return new Map(
    all.filter(([, text]) => text !== '').map(([unit, text]) => [unit, textHash(text)]),
  );
});

/** The lesson without the line breaks that mean nothing between Han characters; a copy where there are any. */
function joined(root: LessonNode): LessonNode {
  const breaks = [...walk(root)].some(
    ({ node }) =>
      node.type === 'text' && node.value?.includes('\n') && /\P{ASCII}/u.test(node.value),
  );
  if (!breaks) return root;
  const copy = copyOf(root);
  joinHanLines(copy);
  return copy;
}

function frontMatterText({ frontMatter }: Words): string {
  if (frontMatter === undefined) return '';
  const { title, description, objectives = [], prerequisites = [] } = frontMatter;
  return JSON.stringify([title, description, objectives, prerequisites]);
}
