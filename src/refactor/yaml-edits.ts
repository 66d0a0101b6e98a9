import { isDeepStrictEqual } from 'node:util';
import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
} from 'yaml';
import type { Node, Pair } from 'yaml';

/**
 * Edits of YAML that keep its layout and comments. Each proves what it did: the new text has the value that is wanted, and
 * nothing else changed; else it is undefined, and the author has to edit by hand.
 */
type Path = readonly (string | number)[];

interface Place {
  /** The map or list that holds it. */
  items: readonly unknown[];
  isFlow: boolean;
  index: number;
  start: number;
  end: number;
}

/** Another key in the place of the one at the end of a path. */
export function renameKey(text: string, path: Path, name: string): string | undefined {
  const place = placeOf(text, path);
  const { key } = (place?.items[place.index] ?? {}) as { key?: unknown };
  if (!isScalar(key) || !key.range) return undefined;
  const edited = text.slice(0, key.range[0]) + written(name) + text.slice(key.range[1]);
  return proved(text, edited, path, (holder, last) => {
    const { [last]: value, ...others } = holder as Record<string, unknown>;
    return { ...others, [name]: value };
  });
}

/** Another text in the place of the value at a path. */
export function setText(text: string, path: Path, value: string): string | undefined {
  const node: unknown = parseDocument(text).getIn(path, true);
  if (!isScalar(node) || !node.range) return undefined;
  const edited = text.slice(0, node.range[0]) + written(value) + text.slice(node.range[1]);
  return proved(text, edited, path, (holder, last) =>
    Array.isArray(holder)
      ? holder.map((each: unknown, index) => (index === last ? value : each))
      : { ...(holder as object), [last]: value },
  );
}

/** Without what is at a path; a map or list that would be empty goes with it. */
export function removeAt(text: string, path: Path): string | undefined {
  const place = placeOf(text, path);
  if (place === undefined) return undefined;
  const { items, isFlow } = place;
  if (items.length === 1 && path.length > 1) return removeAt(text, path.slice(0, -1));
  const edited = isFlow ? withoutInFlow(text, place) : withoutLines(text, place);
  return proved(text, edited, path, (holder, key) =>
    Array.isArray(holder)
      ? holder.filter((_, at) => at !== key)
      : Object.fromEntries(Object.entries(holder as object).filter(([name]) => name !== key)),
  );
}

/** With one more text at the end of a list of the map at a path; the list is made as the first key where there is none. */
export function addToList(
  text: string,
  path: Path,
  key: string,
  value: string,
): string | undefined {
  const map: unknown =
    path.length === 0 ? parseDocument(text).contents : parseDocument(text).getIn(path, true);
  if (!isMap(map) || !map.range) return undefined;
  const list: unknown = map.get(key, true);
  const first = map.items[0]?.key;
  let edited: string | undefined;
  if (isSeq(list)) edited = appended(text, list.items.at(-1), list.flow === true, value);
  else if (!isNode(first) || !first.range) return undefined;
  else {
    const [at] = first.range;
    const margin = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
    const between = map.flow === true ? ', ' : `${lineEndOf(text)}${margin}`;
    edited = `${text.slice(0, at)}${key}: [${written(value)}]${between}${text.slice(at)}`;
  }
  return edited === undefined
    ? undefined
    : proved(text, edited, [...path, key], (holder) => {
        const before = (holder as Record<string, unknown>)[key];
        return { ...(holder as object), [key]: [...(Array.isArray(before) ? before : []), value] };
      });
}

/** With a former name in the `aliases` of the map at a path; the name it has now is none of them any more. */
export function setAlias(
  text: string,
  path: Path,
  former: string,
  now: string,
): string | undefined {
  const added = addToList(text, path, 'aliases', former);
  const list: unknown = parseDocument(text).getIn([...path, 'aliases'], true);
  const index = isSeq(list)
    ? list.items.findIndex((item) => isScalar(item) && item.value === now)
    : -1;
  return added === undefined || index === -1 ? added : removeAt(added, [...path, 'aliases', index]);
}

function appended(text: string, last: unknown, isFlow: boolean, value: string) {
  if (!isNode(last) || !last.range) return undefined;
  const [start, end] = last.range;
  if (isFlow) return `${text.slice(0, end)}, ${written(value)}${text.slice(end)}`;
  const dash = text.lastIndexOf('-', start - 1);
  const margin = text.slice(text.lastIndexOf('\n', dash) + 1, dash);
  const at = lineAfter(text, end);
  const broken = at === text.length && !text.endsWith('\n') ? lineEndOf(text) : '';
  return `${text.slice(0, at)}${broken}${margin}- ${written(value)}${lineEndOf(text)}${text.slice(at)}`;
}

/** A text as a plain scalar, or in quotes where it would be something else. */
const written = (value: string): string => stringify(value).trim();

const lineEndOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** Where the line behind the one of an offset begins. */
function lineAfter(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

/** Where the entry at the end of a path stands: its key, or its list item, and its value. */
function placeOf(text: string, path: Path): Place | undefined {
  const document = parseDocument(text);
  const holder: unknown =
    path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isCollection(holder)) return undefined;
  const last = path.at(-1);
  const index = isMap(holder)
    ? holder.items.findIndex(({ key }) => isScalar(key) && key.value === last)
    : Number(last);
  const range = rangeOf(holder.items[index]);
  if (range === undefined) return undefined;
  return { items: holder.items, isFlow: holder.flow === true, index, ...range };
}

function rangeOf(item: unknown): { start: number; end: number } | undefined {
  const [first, last] = isPair(item)
    ? [(item as Pair).key, (item as Pair).value ?? (item as Pair).key]
    : [item, item];
  const [start] = (first as Node | undefined)?.range ?? [];
  const [, end] = (last as Node | undefined)?.range ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

function withoutInFlow(text: string, { items, index, start, end }: Place): string {
  const next = rangeOf(items[index + 1]);
  if (next !== undefined) return text.slice(0, start) + text.slice(next.start);
  const before = rangeOf(items[index - 1]);
  return text.slice(0, before?.end ?? start) + text.slice(end);
}

/** Lines, and blank ones behind them. What stands in the line of the item above it, such as a dash, is part of the line. */
function withoutLines(text: string, { start, end }: Place): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A block of text ends behind its last line break.
  let to = text[end - 1] === '\n' ? end : lineAfter(text, end);
  while (/^[ \t\r]*\n/.test(text.slice(to))) to = lineAfter(text, to);
  return text.slice(0, from) + text.slice(to);
}

/** The edited text, if its value is that of the text before with one map or list, that at the end of the path, changed. */
function proved(
  text: string,
  edited: string,
  path: Path,
  change: (holder: unknown, last: string | number) => unknown,
): string | undefined {
  const within = (value: unknown, rest: Path): unknown => {
    const [first = '', ...more] = rest;
    if (more.length === 0) return change(value, first);
    if (Array.isArray(value))
      return value.map((each: unknown, index) => (index === first ? within(each, more) : each));
    const { [first]: inner } = value as Record<string, unknown>;
    return { ...(value as object), [first]: within(inner, more) };
  };
  try {
    return isDeepStrictEqual(parse(edited), within(parse(text), path)) ? edited : undefined;
  } catch {
    return undefined;
  }
}
