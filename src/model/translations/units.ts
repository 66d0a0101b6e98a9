import { createHash } from 'node:crypto';
import { anchorsOf } from '#transforms/lesson/anchors.ts';
import type { Anchor } from '#transforms/lesson/anchors.ts';
import { joinHanLines } from '#transforms/lesson/join-lines.ts';
import { copyOf, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { unitTexts, introUnit } from '#transforms/lesson/unit-texts.ts';
import type { Prose } from '#model/load/prose.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { memoize } from '#model/memoize.ts';
import { localizedLessonTexts } from '#model/schema/lesson.ts';

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

/** The hash of every unit of a lesson in one language: what its prose file says, then what lesson.yaml says. */
export function lessonHashes({ data }: LessonSources, prose: Prose): Map<string, string> {
  const texts = data === undefined ? [] : localizedLessonTexts(data);
  const own = texts.flatMap(({ unit, texts: { [prose.locale]: text } }) =>
    text === undefined ? [] : [[unit, textHash(text)] as const],
  );
  return new Map([...unitHashes(prose), ...own]);
}

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

/** A unit as its author wrote it: Markdown, or the YAML of the front matter. */
export interface WrittenUnit {
  text: string;
  /** Where it begins in the file, from 1. */
  line: number;
}

/**
 * The units of a prose file as they are written, in order, under the names that `unitHashes` gives them. What stands
 * between the steps of a walkthrough and after them belongs to the walkthrough.
 */
export function writtenUnits({ text, yaml, root, gone }: Prose): Map<string, WrittenUnit> {
  const units = new Map<string, WrittenUnit>();
  if (yaml !== undefined) units.set(frontMatterUnit, { text: yaml.text.trim(), line: 2 });
  if (root === undefined) return units;
  const bodyStart = root.children?.find(({ type }) => type === 'yaml')?.position?.end.offset ?? 0;
  let line = 1;
  let counted = 0;
  const take = (unit: string, from: number, to: number): void => {
    const segment = text.slice(from, to);
    const before = units.get(unit);
    if (before !== undefined) {
      units.set(unit, {
        ...before,
        text: [before.text, segment.trim()].filter(Boolean).join('\n'),
      });
      return;
    }
    const start = from + segment.length - segment.trimStart().length;
    for (
      let at = text.indexOf('\n', counted);
      at !== -1 && at < start;
      at = text.indexOf('\n', at + 1)
    ) {
      line += 1;
      counted = at + 1;
    }
    units.set(unit, { text: segment.trim(), line });
  };
  let unit = introUnit;
  let from = bodyStart;
  for (const edge of edges(root, gone)) {
    take(unit, from, edge.at);
    unit = edge.unit;
    from = edge.at;
  }
  take(unit, from, text.length);
  return units;
}

/** The units of a lesson in one language as they are written, by file. */
export function lessonUnits(
  { yaml, data }: LessonSources,
  prose: Prose,
): Map<string, WrittenUnit & { file: string }> {
  const inProse = [...writtenUnits(prose)].map(
    ([unit, written]) => [unit, { file: prose.file, ...written }] as const,
  );
  if (yaml === undefined || data === undefined) return new Map(inProse);
  const inYaml = localizedLessonTexts(data).flatMap(({ unit, path, texts }) => {
    const { [prose.locale]: text } = texts;
    if (text === undefined) return [];
    const { file, line } = yaml.placeOfKey([...path, prose.locale]);
    return [[unit, { file, line, text }] as const];
  });
  return new Map([...inProse, ...inYaml]);
}

/** Where one unit ends and another begins, in order. */
function edges(
  root: NonNullable<Prose['root']>,
  gone: Prose['gone'],
): { at: number; unit: string }[] {
  const found: { at: number; unit: string }[] = [];
  let outer = introUnit;
  const startOf = ({ node }: Anchor): number => node.position?.start.offset ?? 0;
  const all = [...anchorsOf(root).values(), ...gone].toSorted((a, b) => startOf(a) - startOf(b));
  for (const { kind, unit, node } of all) {
    found.push({ at: node.position?.start.offset ?? 0, unit });
    if (kind === 'step') found.push({ at: node.position?.end.offset ?? 0, unit: outer });
    else outer = unit;
  }
  return found;
}
