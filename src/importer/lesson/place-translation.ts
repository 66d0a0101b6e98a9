import { element } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import type { Alignment } from './align.ts';
import { nearestIn } from './nearest-text.ts';
import { draftOf, plainCode } from '#importer/drafts/draft.ts';
import { explanationsOf } from '#importer/drafts/numbered-lines.ts';
import type { NamedPart } from './existing-lesson.ts';
import { nearnessOfLines } from './near-code.ts';
import { normal } from './normal-code.ts';
import { noteMissing, noteOther, noteUnaligned } from './note-translation.ts';
import { setHeadingId } from './import-lesson.ts';
import type { TakeNote } from '#importer/note.ts';

/** What is known of a translation before its parts get their places. */
interface Aligned {
  aligned: Alignment;
  places: readonly NamedPart[];
  /** Code that the lesson only shows. */
  shown: readonly string[];
  /** Commands as the page has them: placeholders of a translation become no variables. */
  written: ReadonlyMap<LessonNode, string>;
  note: TakeNote;
}

interface Placing extends Aligned {
  /** Finds the code nearest to another that the lesson only shows; '' where it has none. */
  shownNear: (text: string) => string;
  /** The places of what is the same, by `keyOf`. */
  placesOf: ReadonlyMap<string, readonly NamedPart[]>;
  /** Commands in whose place those of the source stand, one by one. */
  replaced: string[];
  /** Kinds and ids that the page already has: the next use of one is a repeat. */
  used: Set<string>;
}

/**
 * Puts the components of a lesson where a translation has their counterparts, and notes what has none. Returns the commands in whose
 * place those of the source stand. Changes the tree.
 */
export function placeParts(root: LessonNode, known: Aligned): readonly string[] {
  const placing = {
    ...known,
    shownNear: nearestIn(known.shown),
    placesOf: Map.groupBy(known.places, keyOf),
    replaced: [],
    used: new Set<string>(),
  };
  place(root, placing);
  noteMissing(known.places, placing.used, known.note);
  return placing.replaced;
}

function place(parent: LessonNode, placing: Placing): void {
  if (parent.children === undefined) return;
  parent.children = parent.children.flatMap((child) => {
    if (child.type === 'heading') return placeHeading(child, placing);
    const draft = draftOf(child);
    if (draft !== undefined) return placeDraft(child, placing);
    place(child, placing);
    return [child];
  });
}

/** Gives a heading the id of its counterpart. Without one it goes to level four, where headings need no id. */
function placeHeading(node: LessonNode, { aligned, used, note }: Placing): LessonNode[] {
  const found = aligned.get(node);
  if (found === undefined) {
    if ((node.depth ?? 2) < 4) {
      noteUnaligned(
        node,
        `The heading "${plainText(node).trim()}"`,
        'I made a heading of the fourth level of it.',
        note,
      );
      node.depth = 4;
    }
    return [node];
  }
  used.add(`heading ${found.id}`);
  if (found.kind === 'heading') node.depth = found.depth;
  setHeadingId(node, found.id);
  return [node];
}

function placeDraft(node: LessonNode, placing: Placing): LessonNode[] {
  const { aligned, places, written, used, note } = placing;
  const draft = draftOf(node);
  const found = aligned.get(node) ?? repeatOf(node, placing);
  if (draft === undefined || found === undefined) {
    const name =
      draft?.type === 'command' ? 'command' : draft?.type === 'output' ? 'output' : 'manifest';
    const value = asWritten(node, written);
    // In the source language it is plain code, too.
    const isShown = nearnessOfLines(value, placing.shownNear(value)) > 0;
    if (!isShown) noteUnaligned(node, `This ${name}`, 'I kept it as plain code.', note);
    return plainCode({ ...node, value });
  }
  noteOther(node, draft, found, asWritten(node, written), note);
  for (const run of draft.type === 'command' ? draft.run : []) placing.replaced.push(run);
  const isAgain = used.has(`${found.kind} ${found.id}`);
  used.add(`${found.kind} ${found.id}`);
  const attributes = { id: found.id };
  if (found.kind === 'walkthrough') {
    const { above, steps: explanations } = explanationsOf(node);
    const isWhole = explanations.length > 0 && explanations.length === found.steps.length;
    const steps = isWhole
      ? found.steps.map((id, index) => element('Step', { id }, explanations[index] ?? []))
      : [];
    const shown = at(element('Walkthrough', attributes, steps), node);
    return [...(isWhole ? above : (node.children ?? [])), shown];
  }
  const shown = at(element(found.kind === 'command' ? 'Command' : 'Output', attributes, []), node);
  if (isAgain) shown.attributes?.push({ type: 'mdxJsxAttribute', name: 'again', value: null });
  return isAgain
    ? [shown]
    : [shown, ...checksAfter(found, places, used).map((check) => at(check, node))];
}

/** The code of a node, with the placeholders that it was written with; comments are sentences before it by now. */
function asWritten(node: LessonNode, written: ReadonlyMap<LessonNode, string>): string {
  const [value, source] = [node.value ?? '', written.get(node)];
  const hasComment = source !== undefined && /(?:^|\s)#/.test(source);
  return source === undefined || hasComment || !value.includes(':?}') ? value : source;
}

const at = (shown: LessonNode, { position }: LessonNode): LessonNode =>
  position === undefined ? shown : { ...shown, position };

/** The place of a command or an output that the page has already shown. */
function repeatOf(node: LessonNode, { placesOf, used }: Placing): NamedPart | undefined {
  const draft = draftOf(node);
  if (draft === undefined || draft.type === 'manifest') return undefined;
  const text = draft.type === 'command' ? draft.run.join('\n') : draft.text;
  const same = placesOf.get(keyOf({ kind: draft.type, text })) ?? [];
  return same.find(({ kind, id }) => used.has(`${kind} ${id}`));
}

const keyOf = ({ kind, text }: { kind: string; text: string }): string => `${kind} ${normal(text)}`;

/** The checks that follow an output directly in the source. */
function checksAfter(
  found: NamedPart,
  places: readonly NamedPart[],
  used: Set<string>,
): LessonNode[] {
  const checks: LessonNode[] = [];
  for (const each of places.slice(places.indexOf(found) + 1)) {
    if (each.kind !== 'check') break;
    used.add(`check ${each.id}`);
    checks.push(element('Check', { id: each.id }, []));
  }
  return checks;
}
