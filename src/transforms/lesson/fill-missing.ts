import { anchorsOf } from './anchors.ts';
import type { Anchor } from './anchors.ts';
import { attributeText, element, walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';
import { hasWords } from './plain-text.ts';

interface Trees {
  anchors: ReadonlyMap<LessonNode, Anchor>;
  sourceAnchors: ReadonlyMap<LessonNode, Anchor>;
  /** Units the translation has. */
  present: ReadonlySet<string>;
  lang: string;
}

/**
 * Puts what the source has and the translation lacks into the translation's tree, in the source's order: each block
 * inside `<FromSource lang unit>`, or as it is where it has no words; blocks that follow each other share one, named
 * after its first unit. Ids that the translation has stay where they are. The source tree is not changed. `lang` is the
 * source's.
 */
export function fillMissing(translation: LessonNode, source: LessonNode, lang: string): void {
  const anchors = anchorsOf(translation);
  const trees = {
    anchors,
    sourceAnchors: anchorsOf(source),
    present: new Set([...anchors.values()].map(({ unit }) => unit)),
    lang,
  };
  fillIntro(translation, source, trees);
  fillLevel(translation, source, trees);
}

/**
 * Gives stale units of a translation the answers and labels that their source has and they lack; words that can say so are marked as
 * those of its language. The source tree is not changed.
 */
export function fillParts(
  translation: LessonNode,
  source: LessonNode,
  lang: string,
  stale: readonly string[],
): void {
  const originals = new Map([...anchorsOf(source).values()].map(({ unit, node }) => [unit, node]));
  for (const { unit, node } of anchorsOf(translation).values()) {
    const original = originals.get(unit);
    const name = node.name === 'Question' ? 'Answer' : 'Label';
    if (original === undefined || !stale.includes(unit) || !isInner(node)) continue;
    const idOf = (part: LessonNode) => attributeText(part, 'id');
    const parts = (of: LessonNode) => (of.children ?? []).filter((each) => each.name === name);
    const own = parts(node);
    const all = parts(original).map(
      (part) => own.find((each) => idOf(each) === idOf(part)) ?? copied(part, lang),
    );
    const others = own.filter((each) => !all.includes(each));
    const rest = (node.children ?? []).filter((each) => each.name !== name);
    node.children = [...rest, ...all, ...others];
  }
}

const isInner = ({ name }: LessonNode): boolean => name === 'Question' || name === 'Diagram';

/** A label has no room for a mark: its words are one text of a drawing. */
function copied(part: LessonNode, lang: string): LessonNode {
  const copy = structuredClone(part);
  if (part.name === 'Label') return copy;
  const [words, ...why] = copy.children ?? [];
  if (words?.children) words.children = [element('span', { lang }, words.children)];
  const marked = why.length > 0 ? [element('div', { lang }, why)] : [];
  return { ...copy, children: words ? [words, ...marked] : [] };
}

function fillIntro(translation: LessonNode, source: LessonNode, trees: Trees): void {
  const own = blocksOf(translation, trees.anchors).intro;
  const theirs = blocksOf(source, trees.sourceAnchors).intro.filter(({ type }) => type !== 'yaml');
  if (hasWords(own.filter(({ type }) => type !== 'yaml')) || !hasWords(theirs)) return;
  translation.children?.splice(own.length, 0, ...wrapped('intro', theirs, trees.lang));
}

/** Both nodes are the same place in the two trees: the roots, or containers that hold the same ids. */
function fillLevel(translation: LessonNode, source: LessonNode, trees: Trees): void {
  let before = blocksOf(translation, trees.anchors).intro.length;
  for (const block of blocksOf(source, trees.sourceAnchors).blocks) {
    const counterpart = counterpartOf(block, translation, trees);
    if (counterpart !== undefined) {
      if (counterpart.head.name === block.head.name) fillLevel(counterpart.head, block.head, trees);
      const last = counterpart.nodes.at(-1) ?? counterpart.head;
      before = (translation.children ?? []).indexOf(last) + 1;
      continue;
    }
    if (block.units.some((unit) => trees.present.has(unit))) continue;
    const previous = translation.children?.[before - 1];
    if (previous?.name === 'FromSource' && !isPart(block.head)) {
      previous.children?.push(...structuredClone(block.nodes));
      continue;
    }
    const nodes = filledIn(block, trees.lang);
    translation.children?.splice(before, 0, ...nodes);
    before += nodes.length;
  }
}

function counterpartOf(block: Block, translation: LessonNode, trees: Trees): Block | undefined {
  return blocksOf(translation, trees.anchors).blocks.find(({ units }) =>
    units.some((unit) => block.units.includes(unit)),
  );
}

/** A step or tab must stay the direct child of its walkthrough or tabs, so the mark goes inside. */
const isPart = ({ name }: LessonNode): boolean => name === 'Step' || name === 'Tab';

function filledIn({ head, units, nodes }: Block, lang: string): LessonNode[] {
  const unit = units[0] ?? '';
  if (!isPart(head)) return wrapped(unit, nodes, lang);
  const [copy, ...rest] = structuredClone(nodes);
  const inner = { ...(copy as LessonNode), children: wrapped(unit, head.children ?? [], lang) };
  return [inner, ...rest];
}

function wrapped(unit: string, nodes: readonly LessonNode[], lang: string): LessonNode[] {
  const copies = structuredClone([...nodes]);
  return hasWords(copies) ? [element('FromSource', { lang, unit }, copies)] : copies;
}

/** A child with ids, or with ids inside it, and the siblings without ids that follow it: they belong to it and move with it. */
interface Block {
  head: LessonNode;
  /** Every unit that begins in `head`, in order. */
  units: readonly string[];
  nodes: LessonNode[];
}

/** Splits the children of a node into what stands before the first id and the blocks after it. */
function blocksOf(
  node: LessonNode,
  anchors: ReadonlyMap<LessonNode, Anchor>,
): { intro: LessonNode[]; blocks: Block[] } {
  const intro: LessonNode[] = [];
  const blocks: Block[] = [];
  for (const child of node.children ?? []) {
    const units = unitsIn(child, anchors);
    if (units.length > 0) blocks.push({ head: child, units, nodes: [child] });
    else (blocks.at(-1)?.nodes ?? intro).push(child);
  }
  return { intro, blocks };
}

function unitsIn(node: LessonNode, anchors: ReadonlyMap<LessonNode, Anchor>): string[] {
  return [...walk(node)].flatMap((each) => anchors.get(each.node)?.unit ?? []);
}
