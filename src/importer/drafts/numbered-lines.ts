/** Numbers at the ends of lines of a manifest, which the items of a list below explain: each becomes a step of its walkthrough. */
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { pathOfLine } from '#transforms/yaml-path/path-of-line.ts';
import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { TakeNote } from '#importer/note.ts';
import { draftOf } from './draft.ts';

/** What the reader of a page knows of code whose numbers it has left out. */
export interface NumberedLines {
  /** For each number from 1, its line in the code, from 1; undefined where a number stands nowhere or twice. */
  lines: readonly (number | undefined)[];
  /** The code as the page has it. */
  before: string;
  /** The line of the page that it begins in. */
  at: number;
  /** What else is not as the page has it: "and wrote what else it filled in". */
  also?: string | undefined;
}

export const withNumberedLines = (node: LessonNode, numbered: NumberedLines): LessonNode => ({
  ...node,
  data: { ...node.data, numbered },
});

/** Whether every item of a list can be a step of a manifest: each explains one line of it, in words. */
export function explainsLines(
  text: string,
  lines: NumberedLines['lines'],
  list: LessonNode | undefined,
): list is LessonNode {
  const isOrdered = (list as { ordered?: boolean } | undefined)?.ordered === true;
  if (list?.type !== 'list' || !isOrdered) return false;
  const { children: items = [] } = list;
  if (items.length === 0 || items.length !== lines.length) return false;
  if ([...walk(list)].some(({ node }) => node.type === 'code')) return false;
  return pathsOf(text, lines).every((path) => path !== undefined);
}

const pathsOf = (text: string, lines: NumberedLines['lines']): ReturnType<typeof pathOfLine>[] => {
  const yaml = readYamlText(text);
  return lines.map((line) => (line === undefined ? undefined : pathOfLine(yaml, line)));
};

/**
 * Hands the list below numbered code to the manifest that was made of it, and says what became of the numbers.
 * @returns whether the list is part of the manifest now
 */
export function takeNumberedList(
  code: LessonNode,
  nodes: readonly LessonNode[],
  below: LessonNode | undefined,
  note: TakeNote,
): boolean {
  const numbered = code.data?.['numbered'] as NumberedLines | undefined;
  if (numbered === undefined) return false;
  const { lines, before, at, also = '' } = numbered;
  const [manifest, another] = nodes;
  const draft = manifest === undefined ? undefined : draftOf(manifest);
  const isStep =
    draft?.type === 'manifest' && another === undefined && explainsLines(draft.text, lines, below);
  if (isStep && manifest !== undefined) {
    draft.numbered = pathsOf(draft.text, lines).flatMap((path) => path ?? []);
    manifest.children = [...(manifest.children ?? []), below];
  }
  note({
    code: 'structure',
    line: at,
    unsure: 'The old site showed numbers at the ends of lines here, which are explained below.',
    did: `I left the numbers out${also}${isStep ? ': each explanation is a step of the walkthrough, at the YAML path of its line' : ''}.`,
    look: isStep
      ? 'Read whether each step shows the lines that it is about.'
      : 'Say in each explanation which line it is about.',
    changes: [{ before, after: code.value ?? '' }],
  });
  return isStep;
}

/** What each step of a walkthrough says: its lines where numbers led to them, and else the whole manifest. `above`: what stands before it then. */
export function explanationsOf(node: LessonNode): { above: LessonNode[]; steps: LessonNode[][] } {
  const { children = [] } = node;
  const draft = draftOf(node);
  const list =
    draft?.type === 'manifest' && draft.numbered !== undefined ? children.at(-1) : undefined;
  if (list === undefined) return { above: [], steps: children.length === 0 ? [] : [children] };
  const steps = (list.children ?? []).map((item) => item.children ?? []);
  return { above: children.slice(0, -1), steps };
}
