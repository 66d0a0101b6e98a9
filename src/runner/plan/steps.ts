import { attributeText, isElement } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { LessonSources } from '#model/load/sources.ts';

/** What stands in the page of a lesson and is of use in a terminal, in the order of the page. */
export interface PageItem {
  /** A tab has no id. */
  is: 'command' | 'output' | 'check' | 'tab';
  id: string;
  /** The tab it stands in, by what the tabs are about and which one it is; undefined outside of tabs. */
  tab: { group: string; value: string } | undefined;
  /** It stands in `<Details>`: for those whom it concerns. */
  isAside: boolean;
}

const shown: ReadonlyMap<string, PageItem['is']> = new Map([
  ['Command', 'command'],
  ['Output', 'output'],
  ['Check', 'check'],
]);

/** The page of a lesson, as its source has it. What is repeated (`again`) stands there again. */
export function pageItems({ proses, context }: LessonSources): PageItem[] {
  const root = proses.find(({ locale }) => locale === context.source)?.root;
  return root === undefined ? [] : itemsIn(root, { tab: undefined, isAside: false });
}

function itemsIn(node: LessonNode, around: Pick<PageItem, 'tab' | 'isAside'>): PageItem[] {
  const is = isElement(node) ? shown.get(node.name ?? '') : undefined;
  const id = is === undefined ? undefined : attributeText(node, 'id');
  const own = is !== undefined && id !== undefined ? [{ is, id, ...around }] : [];
  // A tab in which nothing is run is a choice all the same.
  if (node.name === 'Tab') own.push({ is: 'tab', id: '', ...around });
  return [
    ...own,
    ...(node.children ?? []).flatMap((child) => itemsIn(child, inside(node, child, around))),
  ];
}

function inside(
  node: LessonNode,
  child: LessonNode,
  around: Pick<PageItem, 'tab' | 'isAside'>,
): Pick<PageItem, 'tab' | 'isAside'> {
  if (node.name === 'Tabs' && child.name === 'Tab') {
    const tab = {
      group: attributeText(node, 'sync') ?? '',
      value: attributeText(child, 'value') ?? '',
    };
    return { ...around, tab };
  }
  return child.name === 'Details' ? { ...around, isAside: true } : around;
}
