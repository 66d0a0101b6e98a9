import { anchorsOf } from '#transforms/lesson/anchors.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import type { ManifestTexts } from './manifest-links.ts';
import { noMarks, sectionMarks } from './section-marks.ts';
import type { SectionMarks } from './section-marks.ts';
import { sectionShapes } from './section-shape.ts';
import type { SectionShape } from './section-shape.ts';

/** Something with an id in a lesson, and its text. */
export type NamedPart =
  | {
      kind: 'heading';
      id: string;
      depth: number;
      text: string;
      shape: SectionShape;
      marks: SectionMarks;
    }
  | { kind: 'command'; id: string; text: string; run: readonly string[] }
  | { kind: 'output'; id: string; text: string }
  | { kind: 'walkthrough'; id: string; text: string; steps: readonly string[] }
  | { kind: 'check'; id: string; text: string };

/** What a translation finds in its lesson. */
export interface LessonPlaces {
  named: readonly NamedPart[];
  /** Code that is only shown: it has no id, and each language has its own. */
  shown: readonly string[];
  /** The texts of its manifests, by the paths of their files. */
  files: ManifestTexts;
}

/** The parts of a lesson's structure that a translation has to match. */
export interface LessonStructure {
  commands: Readonly<Record<string, { run: readonly string[] }>>;
  outputs: Readonly<Record<string, { text: string }>>;
  /** The text of the manifest, by id of the walkthrough. */
  manifests: Readonly<Record<string, string>>;
  steps: Readonly<Record<string, readonly string[]>>;
  files: ManifestTexts;
}

/** The places of a lesson, in the order of its source prose; undefined if that cannot be read. */
export function placesOf(sourceMdx: string, structure: LessonStructure): LessonPlaces | undefined {
  const parsed = parseLesson(sourceMdx);
  return parsed.ok ? placesIn(parsed.root, structure) : undefined;
}

/** The same of prose that is read already. */
export const placesIn = (root: LessonNode, structure: LessonStructure): LessonPlaces => ({
  named: namedIn(root, structure),
  files: structure.files,
  shown: [...walk(root)].flatMap(({ node }) => (node.type === 'code' ? [node.value ?? ''] : [])),
});

function namedIn(root: LessonNode, structure: LessonStructure): NamedPart[] {
  const [shapes, marks] = [sectionShapes(root), sectionMarks(root)];
  return [...anchorsOf(root).values()].flatMap(({ kind, id, node }): NamedPart[] => {
    if (kind === 'heading') return [headingPlace(id, node, shapes.get(node), marks.get(node))];
    if (kind === 'command') {
      const run = structure.commands[id]?.run ?? [];
      return [{ kind, id, text: run.join('\n'), run }];
    }
    if (kind === 'output') return [{ kind, id, text: structure.outputs[id]?.text ?? '' }];
    if (kind === 'check') return [{ kind, id, text: '' }];
    if (kind !== 'walkthrough') return [];
    return [{ kind, id, text: structure.manifests[id] ?? '', steps: structure.steps[id] ?? [] }];
  });
}

const headingPlace = (
  id: string,
  node: LessonNode,
  shape: SectionShape = [],
  marks: SectionMarks = noMarks,
): NamedPart => ({
  kind: 'heading',
  id,
  depth: node.depth ?? 2,
  text: plainText(node).trim(),
  shape,
  marks,
});
