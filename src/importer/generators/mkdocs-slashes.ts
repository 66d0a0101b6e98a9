import { fenceReader } from '#importer/text/fence.ts';
import { blankOf, setOut } from '#importer/text/list-margin.ts';
import type { TakeNote } from '#importer/note.ts';
import { noteLook } from '#importer/looks.ts';
import { inBold } from './item-definitions.ts';
import type { PageLines } from './marked-text.ts';

/** `/// note | Title`: the blocks of pymdownx.blocks. */
const opening = /^( *)(\/{3,})[ \t]+([\w-]+)[ \t]*(?:\|(.*))?$/;

/** So many blocks may stand in each other; what is deeper stays as it is. */
const MAX_DEPTH = 20;

/** Where a block begins and ends, and what its head says. */
interface Block {
  indent: string;
  name: string;
  title: string | undefined;
  options: ReadonlyMap<string, string>;
  start: number;
  /** The line behind its options. */
  inner: number;
  /** Its last line, of slashes alone. */
  end: number;
}

interface Made {
  texts: string[];
  lines: number[];
}

/**
 * The lines of a page in which blocks between slashes are written as those of the older extensions, which end where the
 * indentation does. One that has no such form, or no end, stays as it is.
 */
export function withOlderBlocks(page: PageLines, note: TakeNote): PageLines {
  if (!page.texts.some((text) => opening.test(text))) return page;
  return taken(page, note, 0);
}

/** `depth`: in how many blocks the lines stand. */
function taken({ texts, lines }: PageLines, note: TakeNote, depth: number): Made {
  const made: Made = { texts: [], lines: [] };
  const fences = fenceReader();
  const ends = depth < MAX_DEPTH ? endsOf(texts) : new Map<number, number>();
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    const block = fences.isOpen() ? undefined : blockAt(texts, index, ends);
    const line = lines[index] ?? 1;
    const write = block === undefined ? undefined : writerOf(block);
    if (block === undefined || write === undefined) {
      fences.read(text);
      made.texts.push(text);
      made.lines.push(line);
      continue;
    }
    const looks = block.options.get('attrs') ?? (block.name === 'html' ? block.title : undefined);
    if (looks !== undefined) noteLook({ text: looks, line }, note);
    const shown = write(innerOf(block, { texts, lines }, note, depth + 1), line);
    made.texts.push('');
    made.lines.push(line);
    for (const [at, each] of shown.texts.entries()) {
      made.texts.push(each);
      made.lines.push(shown.lines[at] ?? line);
    }
    made.texts.push('');
    made.lines.push(lines[block.end] ?? line);
    index = block.end;
  }
  return made;
}

/** The line that ends the block which begins in each line: the next of as many slashes alone, set in no further than text may be. */
function endsOf(texts: readonly string[]): ReadonlyMap<number, number> {
  const fences = fenceReader();
  const open: { start: number; indent: number; slashes: string }[] = [];
  const ends = new Map<number, number>();
  for (const [index, text] of texts.entries()) {
    if (fences.read(text) !== 'none') continue;
    const indent = blankOf(text).length;
    const slashes = opening.exec(text)?.[2] ?? '';
    if (slashes !== '') open.push({ start: index, indent, slashes });
    const end = /^ *(\/{3,})[ \t]*$/.exec(text)?.[1];
    if (end === undefined) continue;
    const at = open.findLastIndex((each) => each.slashes === end && indent - each.indent < 4);
    const [first] = at === -1 ? [] : open.splice(at);
    if (first !== undefined) ends.set(first.start, index);
  }
  return ends;
}

function blockAt(
  texts: readonly string[],
  start: number,
  ends: ReadonlyMap<number, number>,
): Block | undefined {
  const end = ends.get(start);
  const match = end === undefined ? null : opening.exec(texts[start] ?? '');
  if (end === undefined || match === null) return undefined;
  const [, indent = '', , name = '', words = ''] = match;
  const title = words.trim() === '' ? undefined : words.trim();
  const options = new Map<string, string>();
  let inner = start + 1;
  for (; inner < end; inner += 1) {
    const text = texts[inner] ?? '';
    const [, key, value = ''] = /^ {4,}([\w-]+):(.*)$/.exec(text.slice(indent.length)) ?? [];
    if (key === undefined) break;
    options.set(key, value.trim().replaceAll(/^["']|["']$/g, ''));
  }
  return {
    indent,
    name: name.toLowerCase(),
    title,
    options,
    start,
    inner,
    end,
  };
}

/** What a block holds, with the blocks in it, as if it stood at the margin. */
function innerOf(
  { indent, inner, end }: Block,
  { texts, lines }: PageLines,
  note: TakeNote,
  depth: number,
): Made {
  const own = { texts: texts.slice(inner, end), lines: lines.slice(inner, end) };
  const set = own.texts.map((text) => setOut(text, Math.min(indent.length, blankOf(text).length)));
  return taken({ texts: set, lines: own.lines }, note, depth);
}

/** Writes a block, of what it holds, as the older extensions have it; undefined for one that they have not. */
function writerOf({
  indent,
  name,
  title,
  options,
}: Block): ((inner: Made, line: number) => Made) | undefined {
  const quoted = title === undefined ? '' : ` "${title}"`;
  const isNew = options.get('new')?.toLowerCase() === 'true';
  const isOpen = options.get('open')?.toLowerCase() === 'true';
  if (name === 'html' && /^(?:pre|script|style|textarea|math)\b/i.test(title ?? ''))
    return undefined;
  if (name === 'html' || name === 'caption' || name.endsWith('-caption')) return (inner) => inner;
  if (name === 'define') return definitions;
  const head =
    name === 'tab'
      ? `===${isNew ? '!' : ''} "${title ?? ''}"`
      : name === 'details'
        ? `???${isOpen ? '+' : ''} ${options.get('type') ?? 'details'}${quoted}`
        : name === 'admonition'
          ? `!!! ${options.get('type') ?? 'note'}${quoted === '' ? ' "Admonition"' : quoted}`
          : asides.has(name)
            ? `!!! ${name}${quoted}`
            : undefined;
  if (head === undefined) return undefined;
  return (inner, line) => {
    const set = inner.texts.map((text) => (text === '' ? '' : `${indent}    ${text}`));
    return { texts: [indent + head, ...set], lines: [line, ...inner.lines] };
  };
}

/** The names that pymdownx.blocks.admonition knows, and Material's. */
const asides: ReadonlySet<string> = new Set([
  ...['note', 'attention', 'caution', 'danger', 'error', 'tip', 'hint', 'warning', 'important'],
  ...['abstract', 'info', 'success', 'question', 'failure', 'bug', 'example', 'quote', 'new'],
  ...['settings', 'summary', 'tldr', 'todo', 'help', 'faq', 'check', 'done', 'cite', 'seealso'],
]);

/** Terms are paragraphs, and what they mean the items of the list below them. */
function definitions({ texts, lines }: Made): Made {
  const written = texts.map((text) =>
    /^[^\s-]/.test(text) ? inBold(text) : text.replace(/^[-*+] {1,4}(?=\S)/, ':   '),
  );
  const isKept = (_: unknown, index: number): boolean =>
    written[index] !== '' || written[index + 1]?.startsWith(':   ') !== true;
  return { texts: written.filter(isKept), lines: lines.filter(isKept) };
}
