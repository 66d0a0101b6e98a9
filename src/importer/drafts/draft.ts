import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { PlacedPath } from '#transforms/yaml-path/path-of-line.ts';
import type { OpenShell } from '#importer/text/opened-shells.ts';

/** Commands in a row. */
export interface CommandDraft {
  type: 'command';
  run: readonly string[];
  /** Why only a person can run them, where that is known. */
  manual?: string | undefined;
  /** They are typed in a shell that another command has opened: the same words typed outside are another command. */
  isInside?: boolean | undefined;
  /** Who types them, or on which machine, where their prompts say so. */
  names?: readonly string[] | undefined;
  /** The line of the block that they are of. */
  block?: number | undefined;
  /** The shells that are open below them. */
  open?: readonly OpenShell[] | undefined;
}

/**
 * A block of a page that belongs into lesson.yaml and has no id yet. It stands in the tree of the page, where its component
 * will stand.
 */
export type Draft =
  CommandDraft | { type: 'output'; text: string; command: LessonNode | undefined } | ManifestDraft;

/** The children of its node explain it, if anything does. */
export interface ManifestDraft {
  type: 'manifest';
  text: string;
  preferred: string;
  /** `doc` and `at` as a step of a walkthrough has them. */
  doc: string | undefined;
  at: string;
  /** Lines of it that the items of a list explain, the last child of the node. */
  numbered?: readonly PlacedPath[] | undefined;
}

/** The type of a node that holds a draft. The node's value is the text of the source. */
const draftType = 'readyroomDraft';

export function draftNode(draft: Draft, value: string, line: number, lang = ''): LessonNode {
  const place = { line, column: 1 };
  return { type: draftType, value, lang, data: { draft }, position: { start: place, end: place } };
}

/** The draft that a node holds; undefined for any other node. */
export const draftOf = ({ type, data }: LessonNode): Draft | undefined =>
  type === draftType ? (data?.['draft'] as Draft) : undefined;

/** Turns a draft back into code that is only shown. What had become its explanation stands around it again: a list of its lines below. */
export function plainCode(node: LessonNode): LessonNode[] {
  const { value = '', lang, position, children = [] } = node;
  const code: LessonNode = { type: 'code', value, lang: lang === '' ? null : (lang ?? null) };
  if (position !== undefined) code.position = position;
  const draft = draftOf(node);
  const lists =
    draft?.type === 'manifest' && draft.numbered !== undefined ? children.slice(-1) : [];
  return [...children.slice(0, children.length - lists.length), code, ...lists];
}
