import { posix } from 'node:path';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Prose } from '#model/load/prose.ts';
import { applyFixes } from '#model/diagnostics/diagnostic.ts';
import type { Fix } from '#model/diagnostics/diagnostic.ts';
import { placeOf } from '#model/diagnostics/place.ts';
import { placeText } from '#model/diagnostics/print.ts';
import { Refused } from './change.ts';

/** A lesson, or an id in it: `id` is named as in links, `check-web-ready`. */
export interface PartAddress {
  workshop: string;
  lesson: string;
  id?: string | undefined;
}

export const keyOf = ({ workshop, lesson }: PartAddress): string => `${workshop}/${lesson}`;

/** Where an address is afterwards; undefined for one that is gone. */
export type Moved = (address: PartAddress) => PartAddress | undefined;

export interface Relinked {
  text: string;
  /** Places of links that lost their target: their words stay. */
  unlinked: readonly string[];
}

/** The text of a lesson's prose whose links and pictures lead where they led before. @throws Refused where one cannot be edited. */
export function relinked(prose: Prose, from: PartAddress, moved: Moved): Relinked {
  const unlinked: string[] = [];
  const fixes: Fix[] = [];
  const to = moved({ workshop: from.workshop, lesson: from.lesson });
  if (to === undefined) return { text: prose.text, unlinked };
  for (const { node } of nodesOf(prose)) {
    if (!['link', 'image', 'definition'].includes(node.type) || node.url === undefined) continue;
    const url = newUrl(node.url, from, to, moved);
    if (url === node.url) continue;
    const place = placeText(placeOf(prose.file, node));
    const fix = url === undefined ? unlink(prose, node) : setUrl(prose, node, node.url, url);
    if (url === undefined && node.type !== 'definition') unlinked.push(place);
    // A link by reference is edited where its address is defined.
    if (fix === 'elsewhere') continue;
    if (fix === undefined)
      throw new Refused(
        `${place}: ${node.url} cannot be edited here. Write it as [words](address).`,
      );
    fixes.push(fix);
  }
  return { text: applyFixes(prose.text, fixes).text, unlinked };
}

const site = '/-/';

/** An address as it is to be written: the same where it leads where it should, undefined where that is gone. */
function newUrl(url: string, from: PartAddress, to: PartAddress, moved: Moved): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/|\{\{/i.test(url)) return url;
  const [, path = '', query = '', id] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  const page = posix.join(site, from.workshop, from.lesson, path === '' ? './' : path);
  if (!page.startsWith(site)) return url;
  const [workshop = '', lesson = '', ...rest] = page.slice(site.length).split('/');
  const isLesson = lesson !== '' && workshop !== '';
  const target = isLesson ? moved({ workshop, lesson, id }) : { workshop, lesson, id };
  if (target === undefined) return undefined;
  const goal = posix.join(site, target.workshop, target.lesson, ...rest);
  const here = posix.join(site, to.workshop, to.lesson, '/');
  const leads = posix.join(here, path === '' ? './' : path);
  const fragment = target.id === undefined ? '' : `#${target.id}`;
  if (leads.replace(/\/$/, '') === goal.replace(/\/$/, ''))
    return target.id === id ? url : `${path}${query}${fragment}`;
  const way = posix.relative(here, goal);
  const isFolder = page.endsWith('/');
  return `${way === '' ? '.' : way}${isFolder ? '/' : ''}${query}${fragment}`;
}

function written({ text }: Prose, node: LessonNode) {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  return { start, end, source: text.slice(start, end) };
}

function setUrl(
  prose: Prose,
  node: LessonNode,
  from: string,
  to: string,
): Fix | 'elsewhere' | undefined {
  const { start, source } = written(prose, node);
  if (node.type !== 'definition' && !source.includes('](')) return 'elsewhere';
  const opening = node.type === 'definition' ? ']:' : '](';
  const at = source.lastIndexOf(opening);
  const gap = /^[\s<]*/.exec(source.slice(at + opening.length))?.[0].length ?? 0;
  const begin = at + opening.length + gap;
  if (at === -1 || !source.startsWith(from, begin)) return undefined;
  return { start: start + begin, end: start + begin + from.length, text: to };
}

function unlink(prose: Prose, node: LessonNode): Fix | undefined {
  const { start, end } = written(prose, node);
  // Whoever uses the definition loses the link too.
  if (node.type === 'definition') return { start, end, text: '' };
  if (node.type !== 'link') return undefined;
  const first = node.children?.at(0)?.position?.start.offset;
  const last = node.children?.at(-1)?.position?.end.offset;
  return { start, end, text: first === undefined ? '' : prose.text.slice(first, last) };
}
