import { codeReader } from '#importer/text/code-reader.ts';
import { textOfFile } from '#importer/text/private-signs.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { codeParts } from './marked-text.ts';
import { isPlacedMark } from './mkdocs.ts';
import { pathsOf } from './mkdocs-settings.ts';
import type { PageLines } from './marked-text.ts';

/** Nothing but a title stands behind the address: `[1]: Boats of the harbour` is text. */
const definition = /^\s*\[(?!\^)([^[\]]+)\]:\s*<?([^\s<>]+)>?(?:\s+["'(].*["')])?\s*$/;
const titleBelow = /^\s+(?:".*"|'.*'|\(.*\))\s*$/;
const abbreviation = /^\*\[([^\]]+)\]:/;

/**
 * The lines of a page of MkDocs whose links by name are written as Markdown of today reads them. Python-Markdown takes an address
 * right below a paragraph, a blank between a text and its name, and a footnote right behind a text that is a name itself.
 */
export function withReferences(page: PageLines, parts: SiteParts): PageLines {
  const { texts, lines } = withAppended(page, parts);
  if (!texts.some((text) => definition.test(text))) return { texts, lines };
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const moved: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const names = namesIn(texts);
  const isCode = codeReader();
  let isText = false;
  let defined = made;
  let wasDefinition = false;
  for (const [index, text] of texts.entries()) {
    const wasText: boolean = isText;
    if (isPlacedMark(text)) {
      isText = false;
      wasDefinition = false;
      made.texts.push(withAddresses(text, names));
      made.lines.push(lines[index] ?? 1);
      continue;
    }
    const isOfCode = isCode(text);
    const isDefinition = !isOfCode && definition.test(text);
    const isTitle = wasDefinition && titleBelow.test(text);
    wasDefinition = isDefinition;
    isText = isTitle ? wasText : !isOfCode && text.trim() !== '' && (!isDefinition || wasText);
    if (isDefinition) defined = wasText ? moved : made;
    const kept = isDefinition || isTitle ? defined : made;
    kept.texts.push(isDefinition && wasText ? text.trim() : text);
    kept.lines.push(lines[index] ?? 1);
    if (isOfCode || isDefinition || isTitle) continue;
    made.texts.splice(-1, 1, joined(text, names));
    if (wasText) joinBroken(made, names);
  }
  if (moved.texts.length === 0) return made;
  // Before all else, for a fence that is never closed would hold them.
  return {
    texts: [...moved.texts, '', ...made.texts],
    lines: [...moved.lines, lines[0] ?? 1, ...made.lines],
  };
}

/** What a page shows of the files that the site appends to each: names that it uses, and text. */
function withAppended(page: PageLines, parts: SiteParts): PageLines {
  const texts = appendedTo(parts).flatMap((text) => textOfFile(text).split('\n'));
  if (texts.length === 0) return page;
  const all = page.texts.join('\n').replaceAll(/\s+/g, ' ').toLowerCase();
  const prose = proseOf(page.texts);
  const used = texts.filter((text) => {
    const short = abbreviation.exec(text)?.[1];
    if (short !== undefined) return hasWord(prose, short);
    const name = definition.exec(text)?.[1];
    return name === undefined || all.includes(keyOf(name));
  });
  if (used.every((text) => text.trim() === '')) return page;
  const [first = 1, last = 1] = [page.lines[0], page.lines.at(-1)];
  const names = used.filter((text) => isName(text));
  const shown = used.filter((text) => !isName(text));
  return {
    texts: [...names, '', ...page.texts, '', ...shown],
    lines: [...names.map(() => first), first, ...page.lines, last, ...shown.map(() => last)],
  };
}

/** The words of a page, without its code. */
function proseOf(texts: readonly string[]): string {
  const isCode = codeReader();
  return texts
    .flatMap((text) => (isCode(text) ? [] : codeParts(text)))
    .map(({ isCode: isOfCode, text }) => (isOfCode ? ' ' : text))
    .join('\n');
}

/** Whether a word stands in a text, as an abbreviation that MkDocs explains has to. */
const hasWord = (text: string, word: string): boolean =>
  text
    .split(word)
    .some(
      (before, at, parts) =>
        at < parts.length - 1 && !/\w$/.test(before) && !/^\w/.test(parts[at + 1] ?? ''),
    );

function appendedTo(parts: SiteParts): string[] {
  const folders = pathsOf(parts, 'pymdownx.snippets', 'base_path').map(
    (path) => `${path.replace(/\/$/, '')}/`,
  );
  return pathsOf(parts, 'pymdownx.snippets', 'auto_append').flatMap(
    (file) =>
      ['', ...folders]
        .map((folder) => parts.fileOf(`/${folder}${file}`, ['.']))
        .find((text) => text !== undefined) ?? [],
  );
}

const isName = (text: string): boolean => definition.test(text) || abbreviation.test(text);

/** The addresses that a page gives names, by these. */
type Names = ReadonlyMap<string, string>;

const keyOf = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().toLowerCase();

function namesIn(texts: readonly string[]): Names {
  const isCode = codeReader();
  const names = new Map<string, string>();
  for (const text of texts) {
    const [, name, address = ''] = (isCode(text) ? null : definition.exec(text)) ?? [];
    if (name !== undefined && !names.has(keyOf(name))) names.set(keyOf(name), address);
  }
  return names;
}

/** A name behind words and a blank: not behind another name, a footnote or the box of a task, which are no words. */
const parted = /(?<!\]\[[^[\]]{0,200}|\[\^[^[\]]{0,200}|\[[ x])\] \[([^[\]^][^[\]]*)\]/gi;

/** A text in which a name stands right behind its words, and a footnote behind a name has it closed. */
function joined(text: string, names: Names): string {
  if (!text.includes('][') && !text.includes('] [')) return text;
  return codeParts(text)
    .map((part) =>
      part.isCode
        ? part.text
        : part.text
            .replaceAll(parted, (whole, name: string) =>
              names.has(keyOf(name)) ? `][${name}]` : whole,
            )
            .replaceAll(/(?<!\])\[([^[\]]+)\](?=\[\^)/g, (whole, name: string) =>
              names.has(keyOf(name)) ? `${whole}[]` : whole,
            ),
    )
    .join('');
}

/** A name that begins the last line goes to the end of the line above, where its words end. */
function joinBroken({ texts, lines }: { texts: string[]; lines: number[] }, names: Names): void {
  const [, blank = '', name = '', rest = ''] =
    /^(\s*)\[([^[\]^]+)\](?![[(:])(.*)$/.exec(texts.at(-1) ?? '') ?? [];
  const above = texts.at(-2) ?? '';
  if (!names.has(keyOf(name)) || !/[^\]\\\s]\]$/.test(above)) return;
  texts.splice(-2, 2, `${above}[${name}]`, blank + rest.trimStart());
  if (rest.trim() === '') {
    texts.pop();
    lines.pop();
  }
}

/** The mark of a block, which is JSON, whose title has links by name: with their addresses, for nothing else looks them up. */
const withAddresses = (text: string, names: Names): string =>
  text.replaceAll(
    /\[([^[\]"\\]+)\](?:\[([^[\]"\\]*)\])?(?![(:])/g,
    (whole, words: string, named = '') => {
      const address = names.get(keyOf(named === '' ? words : String(named)));
      return address === undefined ? whole : `[${words}](${JSON.stringify(address).slice(1, -1)})`;
    },
  );
