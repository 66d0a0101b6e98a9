import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';
import { codeReader } from '#importer/text/code-reader.ts';
import { blankColumns, blankOf, setOut } from '#importer/text/list-margin.ts';
import type { PageLines } from './marked-text.ts';

const listStart = /^[ \t]*<(ul|ol)\b([^<>]*)>[ \t]*$/i;
const listEnd = /^[ \t]*<\/(?:ul|ol)>[ \t]*$/i;
/** An item of HTML that holds Markdown by its attribute. */
const itemStart =
  /^[ \t]*<li(\s(?:[^<>]*\s)?markdown(?:=["']?(?:1|block|span)\b[^<>]*|\s[^<>]*)?)>(.*)$/i;

const anyItem = /^[^`]*<li\s(?:[^<>]*\s)?markdown(?:=["']?(?:1|block|span)\b|(?=[\s>]))/i;
/** An item of more lines stays HTML: each line that may begin a list in it would be looked at as often as it is deep. */
const MOST_LINES = 500;

/**
 * The lines of a page in which lists of HTML whose items hold Markdown are lists of Markdown: other parsers read none in them. Items that
 * are written otherwise are told.
 * @param tool which one reads them
 */
export function withMarkdownItems(page: PageLines, tool: string, note: TakeNote): PageLines {
  if (!page.texts.some((text) => anyItem.test(text))) return page;
  const made = converted(page, note);
  const isCode = codeReader();
  const left = made.lines.filter((_, index) => {
    const text = made.texts[index] ?? '';
    return !isCode(text) && anyItem.test(text);
  });
  const [first] = left;
  if (first !== undefined)
    note({
      line: first,
      code: 'unknown-syntax',
      about: 'Markdown in items of HTML',
      unsure: `${tool} reads Markdown in items of HTML with the attribute "markdown" (${left.length} here).`,
      did: 'I kept its signs as text, or what stands between empty lines below the item.',
      look: 'Write the list as one of Markdown.',
    });
  return made;
}

function converted({ texts, lines }: PageLines, note: TakeNote): PageLines {
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const add = (text: string, at: number): void => {
    made.texts.push(text);
    made.lines.push(lines[at] ?? 1);
  };
  const isCode = codeReader();
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    const list = isCode(text) ? undefined : listAt(texts, index);
    if (list === undefined) {
      add(text, index);
      continue;
    }
    const base = blankOf(text);
    add('', index);
    for (const [number, { attributes, from, inner }] of list.items.entries()) {
      for (const [look] of attributes.matchAll(/\b(?:class|style)=(?:"[^"]*"|'[^']*'|\S+)/gi))
        noteLook({ text: look, line: lines[from] ?? 1 }, note);
      const sign = list.isOrdered ? `${number + 1}. ` : '- ';
      const whole = { texts: inner, lines: inner.map((_, at) => lines[from + at] ?? 1) };
      const own = converted(whole, note);
      const start = Math.max(
        0,
        own.texts.findIndex((each) => each.trim() !== ''),
      );
      for (const [at, each] of own.texts.entries()) {
        if (at < start) continue;
        made.texts.push(
          each.trim() === '' ? '' : base + (at === start ? sign : ' '.repeat(sign.length)) + each,
        );
        made.lines.push(own.lines[at] ?? 1);
      }
    }
    add('', list.end);
    index = list.end;
  }
  return made;
}

interface Item {
  attributes: string;
  /** The number of its first line. */
  from: number;
  inner: string[];
}

/** The list that begins in a line, where all of its items hold Markdown, and nothing stands between them; `end`: the number of its last line. */
function listAt(
  texts: readonly string[],
  start: number,
): { isOrdered: boolean; items: Item[]; end: number } | undefined {
  const [, name] = listStart.exec(texts[start] ?? '') ?? [];
  if (name === undefined) return undefined;
  const items: Item[] = [];
  for (let index = start + 1; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    if (text.trim() === '') continue;
    if (listEnd.test(text))
      return items.length === 0 ? undefined : { isOrdered: /^ol$/i.test(name), items, end: index };
    const item = itemAt(texts, index);
    if (item === undefined) return undefined;
    items.push(item);
    index += item.inner.length - 1;
  }
  return undefined;
}

function itemAt(texts: readonly string[], from: number): Item | undefined {
  const [, attributes, first = ''] = itemStart.exec(texts[from] ?? '') ?? [];
  if (attributes === undefined) return undefined;
  const inner = [first.trim()];
  let depth = 1;
  for (let index = from; index < texts.length; index += 1) {
    const text = index === from ? first : (texts[index] ?? '');
    if (index > from) inner.push(text);
    if (inner.length > MOST_LINES) return undefined;
    depth += (text.match(/<li\b/gi) ?? []).length - (text.match(/<\/li>/gi) ?? []).length;
    if (depth > 0) continue;
    const last = inner.at(-1) ?? '';
    const end = /<\/li>\s*$/i.exec(last);
    if (depth < 0 || end === null) return undefined;
    inner[inner.length - 1] = last.slice(0, end.index).trimEnd();
    return { attributes, from, inner: together(inner) };
  }
  return undefined;
}

/** The lines of an item, those below the first without the blanks that all of them begin with. */
function together([first = '', ...others]: readonly string[]): string[] {
  const widths = others.flatMap((each) =>
    each.trim() === '' ? [] : [blankColumns(blankOf(each))],
  );
  const least = Math.min(...widths, Number.MAX_SAFE_INTEGER);
  return [first, ...others.map((each) => setOut(each, least))];
}
