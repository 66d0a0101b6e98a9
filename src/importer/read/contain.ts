import { markStart } from '#importer/text/private-signs.ts';
import { attributeText, element, isElement, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import { noteLook } from '#importer/looks.ts';
import {
  linksInTitle,
  markPattern,
  plainWords,
  withoutTitleLinks,
} from '#importer/generators/marked-text.ts';
import type { ContainerName, PlacedMark } from '#importer/generators/marked-text.ts';
import type { TakeNote } from '#importer/note.ts';
import { asideBelow, wrapPrevious } from './marked-blocks.ts';

/** An open container, with the blocks it holds so far. */
interface Frame {
  mark: (PlacedMark & { type: 'open' }) | undefined;
  children: LessonNode[];
}

/** Makes elements of containers: the blocks between two marks become its children, also within lists and quotations. */
export function contain(parent: LessonNode, marks: readonly PlacedMark[], note: TakeNote): void {
  if (marks.length === 0) return;
  for (const child of parent.children ?? []) contain(child, marks, note);
  if (parent.children !== undefined) parent.children = contained(parent.children, marks, note);
  if (parent.type === 'root') restore(parent, marks);
}

function contained(
  children: readonly LessonNode[],
  marks: readonly PlacedMark[],
  note: TakeNote,
): LessonNode[] {
  const stack: Frame[] = [{ mark: undefined, children: [] }];
  const top = (): Frame => stack.at(-1) ?? { mark: undefined, children: [] };
  const close = (): void => {
    const frame = stack.pop();
    if (frame !== undefined) top().children.push(...elementsOf(frame, note));
  };
  let above: (PlacedMark & { type: 'next' }) | undefined;
  for (const child of children) {
    const mark = markOf(child, marks);
    if (mark === undefined) {
      top().children.push(above === undefined ? child : asideBelow(above, child, note));
      above = undefined;
    } else if (mark.type === 'next') above = mark;
    else if (mark.type === 'previous') wrapPrevious(top().children, mark, note);
    else if (mark.type === 'open') {
      if (mark.name === 'Tab' && top().mark?.name === 'Tab') close();
      stack.push({ mark, children: [] });
    } else {
      const isClosed = (frame: Frame): boolean =>
        frame.mark !== undefined && [mark.name, mark.or].includes(frame.mark.name);
      const isOpen = stack.some((frame) => isClosed(frame));
      while (isOpen && !isClosed(top())) close();
      if (isOpen) close();
      else noteStray(mark, note);
    }
  }
  while (stack.length > 1) {
    const { mark } = top();
    if (mark !== undefined) noteUnclosed(mark, note);
    close();
  }
  return wrapTabs(top().children);
}

function markOf(node: LessonNode, marks: readonly PlacedMark[]): PlacedMark | undefined {
  const [only] = node.children ?? [];
  if (node.type !== 'paragraph' || node.children?.length !== 1 || only?.type !== 'text') {
    return undefined;
  }
  const [match] = (only.value ?? '').trim().matchAll(markPattern);
  return match?.[0] === (only.value ?? '').trim() ? marks[Number(match[1])] : undefined;
}

function elementsOf({ mark, children }: Frame, note: TakeNote): LessonNode[] {
  if (mark === undefined) return children;
  const position = at(mark.line);
  const { name } = mark;
  // What it is of its tool, `??? failure`, says more than the type of an aside.
  const data = { opening: mark.raw };
  const attributes = Object.fromEntries(
    Object.entries(mark.attributes).map(([key, words]) => {
      noteLostOfTitle(words, mark.line, note);
      return [key, plainWords(words)];
    }),
  );
  const held = name === 'Tabs' ? children : wrapTabs(children);
  if (name === 'Tabs') return synced(groupsOf(children, position), attributes['sync']);
  if (name === 'Tab') {
    const label = attributes['label'] ?? '';
    const value = slugOf(attributes['value'] ?? '') ?? slugOf(label) ?? '';
    return [{ ...element('Tab', { value, label }, held), position }];
  }
  if (name === 'Details') {
    const { summary = '', open } = attributes;
    const isOpen = open === undefined ? {} : { open: null };
    const shown = summary.trim() === '' ? '…' : summary;
    return [{ ...element('Details', { summary: shown, ...isOpen }, held), position, data }];
  }
  // A title of tags alone has no words: `:::note </b>`.
  const { title = '', ...others } = attributes;
  return [{ ...element(name, title.trim() === '' ? others : attributes, held), position, data }];
}

/** A title is an attribute, which has words alone. */
function noteLostOfTitle(title: string, line: number, note: TakeNote): void {
  const links = linksInTitle(title);
  for (const { words, address } of links)
    note({
      line,
      code: 'link',
      unsure: `In this title "${words}" was a link to ${address}, and a title of a lesson holds none.`,
      did: 'I kept its words.',
      look: 'Write the link into the text below, if learners need it.',
    });
  // Marks of code and of stress change no word.
  const unmarked = withoutTitleLinks(title).replaceAll(/[`*_]/g, '');
  if (plainWords(title).replaceAll(/[`*_]/g, '') !== unmarked)
    noteLook({ text: `marks in the title ${title}`, line }, note);
}

const at = (line: number): NonNullable<LessonNode['position']> => ({
  start: { line, column: 1 },
  end: { line, column: 1 },
});

/** Makes elements of a group of tabs: where more than a comment stands between or below them, as in a group that never ends, it stays there. */
function groupsOf(
  children: readonly LessonNode[],
  position: NonNullable<LessonNode['position']>,
): LessonNode[] {
  const made: LessonNode[] = [];
  let group: LessonNode[] = [];
  const flush = (): void => {
    const isFirst = !made.some(isElement);
    made.push(...tabsOf(group, isFirst ? position : (group[0]?.position ?? position)));
    group = [];
  };
  for (const child of children) {
    const isText = !isTab(child) && child.type !== 'mdxFlowExpression';
    if (isText && group.some(isTab)) flush();
    group.push(child);
  }
  flush();
  return made;
}

/** Blocks of which the only tabs change together with others of a name, as the page has it. */
function synced(blocks: LessonNode[], name: string | undefined): LessonNode[] {
  const tabs = blocks.filter((each) => isElement(each) && each.name === 'Tabs');
  const [only] = tabs;
  if (name === undefined || only === undefined || tabs.length > 1) return blocks;
  const sync = { type: 'mdxJsxAttribute' as const, name: 'sync', value: name };
  only.attributes = [sync, ...(only.attributes ?? [])];
  return blocks;
}

/** Makes an element of tabs. What is no tab goes before it. Every tab gets a value and a label of its own. */
function tabsOf(
  children: readonly LessonNode[],
  position: NonNullable<LessonNode['position']>,
): LessonNode[] {
  const tabs = children.filter((child) => isTab(child));
  const others = children.filter((child) => !isTab(child));
  if (tabs.length === 0) return others;
  const used = new Set<string>();
  for (const [index, tab] of tabs.entries()) {
    const label = attributeText(tab, 'label')?.trim() ?? '';
    let value = attributeText(tab, 'value') ?? '';
    if (value === '' || used.has(value)) value = `tab-${index + 1}`;
    used.add(value);
    tab.attributes = [
      { type: 'mdxJsxAttribute', name: 'value', value },
      { type: 'mdxJsxAttribute', name: 'label', value: label === '' ? `${index + 1}` : label },
    ];
  }
  return [...others, { ...element('Tabs', {}, tabs), position }];
}

const isTab = (node: LessonNode): boolean => isElement(node) && node.name === 'Tab';

/** Puts tabs that stand in no `<Tabs>` into one. */
function wrapTabs(children: readonly LessonNode[]): LessonNode[] {
  const made: LessonNode[] = [];
  let tabs: LessonNode[] = [];
  const flush = (): void => {
    const [first] = tabs;
    if (first !== undefined) made.push(...tabsOf(tabs, first.position ?? at(1)));
    tabs = [];
  };
  for (const child of children) {
    if (isTab(child)) tabs.push(child);
    else {
      flush();
      made.push(child);
    }
  }
  flush();
  return made;
}

/** Replaces marks that did not become blocks, such as those in code, by the text of the source. */
function restore(root: LessonNode, marks: readonly PlacedMark[]): void {
  const raw = (text: string): string =>
    text.replaceAll(markPattern, (whole, index: string) => marks[Number(index)]?.raw ?? whole);
  for (const { node } of walk(root)) {
    if (node.value?.includes(markStart)) node.value = raw(node.value);
    if (node.url?.includes(markStart)) node.url = raw(node.url);
  }
}

const words: Readonly<Record<ContainerName, string>> = {
  Aside: 'box',
  Details: 'part to unfold',
  Tabs: 'group of tabs',
  Tab: 'tab',
};

function noteUnclosed({ raw, line, name }: PlacedMark & { type: 'open' }, note: TakeNote): void {
  note({
    line,
    code: 'unknown-syntax',
    unsure: `${raw} is not closed in the list or text it begins in.`,
    did: `The ${words[name]} ends where that ends.`,
    look: 'Move the closing tag to where it belongs.',
  });
}

function noteStray({ raw, line }: PlacedMark, note: TakeNote): void {
  note({
    line,
    code: 'left-out',
    unsure: `${raw} closes nothing that is open here.`,
    did: 'I left it out.',
    look: 'Look where what it belongs to begins.',
  });
}
