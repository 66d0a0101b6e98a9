import { lineOf } from '#importer/note.ts';
import { preferredId, titleHeadingOf } from '#importer/read/headings.ts';
import type { LinkTarget } from '#importer/text/anchors.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/** In the place of an id, the beginning of a lesson: anchors in the title of a page, and in its first block, lead there. */
export const ofStart = '';
/** In the place of an id, what stands above all headings and is not the beginning: a lesson has no link that leads there. */
export const belowNoHeading = '-';

/** The new ids of headings by their old ones, in lower case: their own, those that generators make of their words, and anchors at them. */
export function oldIds(
  headings: ReadonlyMap<LessonNode, string>,
  anchors: readonly LinkTarget[],
  root: LessonNode,
): Map<string, string> {
  const ids = new Map<string, string>();
  const freeId = idCounter(ids);
  for (const [node, id] of headings) {
    const [github = ''] = oldHeadingIds(node);
    const own = preferredId(node) ?? '';
    addId(ids, own, id);
    if (github !== '' && github !== own.toLowerCase()) ids.set(freeId(github), id);
  }
  // For GitHub `--rm` and `rm` are two, for others they are the same.
  for (const [node, id] of headings)
    for (const each of oldHeadingIds(node).slice(1)) addId(ids, each, id);
  // Settings of a site of AsciiDoc say whether ids are `_a_place` or `a-place`; those of Antora are not in the folder.
  for (const [node, id] of headings) {
    const own = preferredId(node) ?? '';
    if (own === '') continue;
    addId(ids, `_${own.replaceAll('-', '_')}`, id);
    addId(ids, own.replace(/^_/, '').replaceAll('_', '-'), id);
  }
  // What is said of no heading in another way.
  const title = titleHeadingOf(root);
  const counted = mkDocsIds([...(title === undefined ? [] : [title]), ...headings.keys()]);
  for (const [node, id] of headings)
    for (const each of [blackfridayId(node), counted.get(node) ?? '']) addId(ids, each, id);
  if (title !== undefined) addId(ids, counted.get(title) ?? '', ofStart);
  const headingAt = headingFinder([...headings.keys()]);
  const start = startOf(root);
  for (const anchor of anchors) {
    const heading = headingAt(anchor);
    const above = anchor.line <= start ? ofStart : belowNoHeading;
    addId(ids, anchor.id, heading === noHeading ? above : headings.get(heading));
  }
  return ids;
}

/**
 * The ids that generators give a heading without one of its own; links to `#…` in old pages use them: those of GitHub, Hugo and
 * Docusaurus, those of kramdown, which begin with a letter and have no underscores, those of MkDocs, without double hyphens, and those of GitBook, with their dots.
 */
function oldHeadingIds(heading: LessonNode): string[] {
  const words = plainText(heading).trim().toLowerCase();
  const github = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-');
  const kramdown = github.replaceAll('_', '').replace(/^\P{L}+/u, '');
  const gitBook = words.replaceAll(/[^\p{L}\p{N}\s._-]/gu, '').replaceAll(/[\s-]+/g, '-');
  const all = [github, kramdown, github.replaceAll(/-+/g, '-'), gitBook];
  return [...new Set(all)].filter((id) => id !== '');
}

/** The id that Hugo gives a heading where its settings ask for those of Blackfriday: every sign that is none of a word becomes a hyphen. */
const blackfridayId = (heading: LessonNode): string =>
  plainText(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * The ids that MkDocs gives the headings of a page, none for one with an id of its own: letters lose their accents, and what is no letter
 * of English even so goes. What is empty or taken then is counted, as in `_1` and `boats_1`.
 */
function mkDocsIds(headings: readonly LessonNode[]): Map<LessonNode, string> {
  const taken = new Set(headings.flatMap((heading) => preferredId(heading) ?? []));
  // The numbers that are known to be taken are not tried again.
  const numbers = new Map<string, number>();
  const ids = new Map<LessonNode, string>();
  for (const heading of headings) {
    if (preferredId(heading) !== undefined) continue;
    const id = asciiId(heading);
    let counted = id;
    let number = numbers.get(id) ?? 0;
    while (counted === '' || taken.has(counted)) {
      number += 1;
      counted = `${id}_${number}`;
    }
    numbers.set(id, number);
    taken.add(counted);
    ids.set(heading, counted);
  }
  return ids;
}

const asciiId = (heading: LessonNode): string =>
  plainText(heading)
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]+/g, '-');

function addId(ids: Map<string, string>, old: string, id: string | undefined): void {
  const key = old.toLowerCase();
  if (id !== undefined && key !== '' && !ids.has(key)) ids.set(key, id);
}

/** The last line of the beginning of a page: its first block, and an attribute right below that. */
function startOf({ children = [] }: LessonNode): number {
  const first = children.find(
    ({ type, position }) => type !== 'mdxFlowExpression' && position !== undefined,
  );
  return (first?.position?.end.line ?? Infinity) + 1;
}

const noHeading: LessonNode = { type: 'root' };

/** Finds the heading that an anchor stands right before, or else the last one that begins at its line or above. */
function headingFinder(headings: readonly LessonNode[]): (anchor: LinkTarget) => LessonNode {
  const firstIn = new Map<number, number>();
  for (const [index, heading] of headings.entries())
    if (!firstIn.has(lineOf(heading))) firstIn.set(lineOf(heading), index);
  // The least line from each heading on: it never falls, so that the last one at or above a line can be searched by halves.
  const least = headings.map(lineOf);
  for (let index = least.length - 2; index >= 0; index -= 1)
    least[index] = Math.min(least[index] ?? 0, least[index + 1] ?? 0);
  return ({ line, isIncluded }) => {
    const near = isIncluded === true ? [] : [line, line + 1, line + 2];
    const next = near.flatMap((each) => firstIn.get(each) ?? []);
    if (next.length > 0) return headings[Math.min(...next)] ?? noHeading;
    let [from, to] = [0, least.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((least[middle] ?? 0) <= line) from = middle + 1;
      else to = middle;
    }
    return headings[from - 1] ?? noHeading;
  };
}

/** Counts an old id up as generators do where several headings have the same words: `install`, `install-1`. */
function idCounter(taken: ReadonlyMap<string, string>): (id: string) => string {
  // The numbers that are known to be taken are not tried again.
  const numbers = new Map<string, number>();
  return (id) => {
    let number = numbers.get(id) ?? 0;
    const counted = (): string => (number === 0 ? id : `${id}-${number}`);
    while (taken.has(counted())) number += 1;
    numbers.set(id, number);
    return counted();
  };
}
