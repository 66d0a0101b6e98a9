import { element, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { asideAttributes, asideType } from '#importer/generators/aside-type.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';

/** A quotation that begins with `[!NOTE]`. */
interface Alert {
  name: string;
  /** Whether it is one of the five of GitHub, without the sign by which Obsidian folds it. */
  isGithubs: boolean;
  /** What stands behind it in its line. */
  words: string;
  /** Whether a line of the paragraph follows: two blanks at the end of this one make an element of the line break. */
  isBroken: boolean;
  /** All of these. */
  line: string;
}

/**
 * Makes asides of `> [!NOTE]`. Words behind it in its line are a title in Hugo and Obsidian. GitHub and others show no alert there,
 * and a sentence may go on from these words: without anything of Obsidian in the page, they are text. `hasTitles`: whether the tool has them.
 */
export function alertsToAsides(root: LessonNode, hasTitles: boolean, note: TakeNote): void {
  const all = [...walk(root)].map(({ node }) => node);
  const isTitled = hasTitles || all.some((node) => alertIn(node)?.isGithubs === false);
  for (const node of all) {
    node.children = node.children?.map(
      (child) => asideOf(child, isTitled, note) ?? child,
    ) as LessonNode[];
    if (node.children === undefined) delete (node as { children?: unknown }).children;
  }
}

const githubs = /^(?:note|tip|important|warning|caution)$/i;

function alertIn({ type, children: [first] = [] }: LessonNode): Alert | undefined {
  const [text, next] = first?.children ?? [];
  if (type !== 'blockquote' || first?.type !== 'paragraph' || text?.type !== 'text')
    return undefined;
  const value = text.value ?? '';
  const [line = '', name = '', fold = '', words = ''] =
    /^\[!([a-z]+)(?:\|[\w:|-]*)?\]([+-]?)([^\n]*)/i.exec(value) ?? [];
  if (line === '' || asideType(name) === undefined) return undefined;
  const isBroken = line !== value || next?.type === 'break';
  return { name, isGithubs: fold === '' && githubs.test(name), words, isBroken, line };
}

function asideOf(node: LessonNode, isTitled: boolean, note: TakeNote): LessonNode | undefined {
  const alert = alertIn(node);
  const [first, ...others] = node.children ?? [];
  const [text, ...rest] = first?.children ?? [];
  if (alert === undefined || text === undefined) return undefined;
  const { name, words, isBroken, line } = alert;
  const isAlone = words.trim() === '' && (isBroken || rest.length === 0);
  if (!isTitled && !isAlone) noteWords(line.trim(), lineOf(node), note);
  // A title stands alone in its line, above what it is the title of.
  const isAbove = isBroken || (rest.length === 0 && others.length > 0);
  const title = isTitled && isAbove ? words.trim() : '';
  const from = title === '' ? line.length - words.length : line.length;
  text.value = (text.value ?? '').slice(from).trimStart();
  if (text.value === '' && rest[0]?.type === 'break') first?.children?.splice(1, 1);
  const isEmpty = text.value === '' && rest.length === 0;
  const children = isEmpty ? others : (node.children ?? []);
  const aside = element('Aside', asideAttributes(name, title) ?? {}, children);
  if (node.position !== undefined) aside.position = node.position;
  return aside;
}

const noteWords = (written: string, line: number, note: TakeNote): void =>
  note({
    code: 'structure',
    line,
    about: 'Words behind the sign of a note',
    unsure: `"${written}" is no note on GitHub, since words stand behind its sign; in Obsidian they would be its title.`,
    did: 'I made a note of it, in which these words are text.',
    look: 'If they are a title, write them as `title` of the <Aside>.',
  });
