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
  /** What it is for, where it stands in `<When>` or its command is for one environment; undefined: for all. */
  environment: string | undefined;
  /** It stands in `<Details>`: for those whom it concerns. */
  isAside: boolean;
}

const shown: ReadonlyMap<string, PageItem['is']> = new Map([
  ['Command', 'command'],
  ['Output', 'output'],
  ['Check', 'check'],
]);

/** The page of a lesson, as its source has it. What is repeated (`again`) stands there again. */
export function pageItems({ proses, context, data }: LessonSources): PageItem[] {
  const root = proses.find(({ locale }) => locale === context.source)?.root;
  if (root === undefined) return [];
  const around = { tab: undefined, environment: undefined, isAside: false };
  return itemsIn(root, around).map((item) => {
    const when = item.is === 'command' ? data?.commands?.[item.id]?.when : undefined;
    return { ...item, environment: item.environment ?? when?.['environment'] };
  });
}

/** Where something stands. */
type Around = Omit<PageItem, 'is' | 'id'>;

function itemsIn(node: LessonNode, around: Around): PageItem[] {
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

function inside(node: LessonNode, child: LessonNode, around: Around): Around {
  if (child.name === 'When') return { ...around, environment: attributeText(child, 'environment') };
  if (node.name === 'Tabs' && child.name === 'Tab') {
    const tab = {
      group: attributeText(node, 'sync') ?? '',
      value: attributeText(child, 'value') ?? '',
    };
    return { ...around, tab };
  }
  return child.name === 'Details' ? { ...around, isAside: true } : around;
}
