import type { NoteLevel } from '#importer/note-kinds.ts';
import { areTicked, byKind, countText, entriesOf, linesText } from './entries.ts';
import type { Entry, Row } from './entries.ts';
import { openItems } from './list.ts';
import type { ImportList, ListItem } from './list.ts';

/** An entry on more pages than this has them folded in. */
const MAX_OPEN = 5;

/** What the three levels ask of the author. */
const heading: Readonly<Record<NoteLevel, string>> = {
  decide: 'Decide',
  review: 'Review',
  inform: 'For your information',
};

/** How much of a list is left, in one line: what has one cause counts once. */
export function leftText(list: ImportList): string {
  const counts = (['decide', 'review'] as const).map(
    (level) => `${entriesOf(openItems(list, level)).length} to ${level}`,
  );
  const count = (items: readonly ListItem[]): number => entriesOf(items).length;
  const ticked = count(list.items.filter(({ isTicked }) => isTicked));
  const done = ticked === 0 ? [] : [`${ticked} done`];
  const informed = count(list.items.filter(({ level }) => level === 'inform'));
  return [...counts, ...done, `${informed} for your information`].join(', ');
}

/** The list as Markdown, with a box to tick for each entry, and for each page of one that is on several. */
export function listMarkdown(list: ImportList): string {
  const parts = byKind(list).map(({ title, level, common, entries }) =>
    [
      `## ${heading[level]}: ${title} (${entries.length})`,
      ...(common === '' ? [] : [escaped(common)]),
      entries.map(entryMarkdown).join('\n'),
    ].join('\n\n'),
  );
  const head = [
    `# Import into ${list.workshop}`,
    `${leftText(list)}.`,
    `Tick what is done, or mend the line that was written: \`readyroom import --resume --workshop ${list.workshop}\` counts what is left.`,
  ];
  return `${[...head, ...parts].join('\n\n')}\n`;
}

function entryMarkdown(entry: Entry): string {
  const { id, items, rows, words } = entry;
  const says = words.map(({ text }) => escaped(text)).join(' ');
  const [row] = rows;
  if (row !== undefined && rows.length === 1) return rowMarkdown(row, says, '');
  const above = [countText(entry), ...(says === '' ? [] : [says])].join(': ');
  const pages = rows.map((each) => rowMarkdown(each, '', '  '));
  return [`- [${boxOf(items)}] ${above} <!-- ${id} -->`, ...pages].join('\n');
}

const boxOf = (items: readonly ListItem[]): string => (areTicked(items) ? 'x' : ' ');

function rowMarkdown({ id, items }: Row, words: string, margin: string): string {
  const [first] = items;
  if (first === undefined) return '';
  const { from } = first;
  const lines = linesText(items.map((item) => item.from.line));
  const to = writtenIn(items).map(({ file, lines }) => ` → \`${file}:${lines}\``);
  const says = words === '' ? '' : `: ${words}`;
  const line = `${margin}- [${boxOf(items)}] \`${from.file}:${lines}\`${to.join('')}${says} <!-- ${id} -->`;
  const shown = items
    .flatMap(({ changes }) => changes)
    .flatMap(({ before, after }) => [
      quoted('In the source:', before, `${margin}  `),
      ...(after === '' ? [] : [quoted('Written:', after, `${margin}  `)]),
    ]);
  return [line, ...shown].join('\n\n') + (shown.length === 0 ? '' : '\n');
}

/** Where items were written: each file with its lines. None for files that were not imported. */
const writtenIn = (items: readonly ListItem[]): { file: string; lines: string }[] =>
  [
    ...Map.groupBy(
      items.filter(({ place, from }) => place.file !== from.file),
      ({ place }) => place.file,
    ),
  ].map(([file, own]) => ({
    file,
    lines: linesText(own.map(({ place }) => place.line)),
  }));

/** Words that Markdown would take for marks. */
const escaped = (text: string): string =>
  text.replaceAll(/[<>[\]*_`\\]/g, (mark) => `\\${mark}`).replaceAll('\n', ' ');

function quoted(label: string, code: string, margin: string): string {
  let fence = '```';
  while (code.includes(fence)) fence += '`';
  const lines = [fence, ...code.split('\n'), fence].map((line) =>
    line === '' ? '' : margin + line,
  );
  return `${margin}${label}\n\n${lines.join('\n')}`;
}

/** The ids of the boxes that are ticked in the Markdown of a list. */
export const tickedIn = (markdown: string): Set<string> =>
  new Set([...markdown.matchAll(/^ *- \[x\] .*<!-- (\S+) -->/gim)].map(([, id]) => id ?? ''));

/** The list as a page to click through: from each place to its two files. */
export function listHtml(list: ImportList): string {
  const parts = byKind(list).map(({ title, level, common, entries }) => {
    const open =
      entries.some(({ items }) => !areTicked(items)) && level !== 'inform' ? ' open' : '';
    const rows = entries.map(entryHtml).join('\n');
    const above = common === '' ? '' : `<p>${html(common)}</p>\n`;
    return `<details${open}><summary><h2>${heading[level]}: ${html(title)} (${entries.length})</h2></summary>\n${above}<ol>\n${rows}\n</ol></details>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Import into ${html(list.workshop)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { display: inline; font-size: 1.1rem; }
li { margin-block: 0.75rem; }
li.done { opacity: 0.6; text-decoration: line-through; }
a { overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 0.5rem; border: 1px solid; }
details { margin-block: 1rem; }
</style>
<h1>Import into ${html(list.workshop)}</h1>
<p>${leftText(list)}.</p>
${parts.join('\n')}
</html>
`;
}

function entryHtml(entry: Entry): string {
  const { id, items, rows, words } = entry;
  const says = words
    .map(({ is, text }) => (is === 'hint' ? `<strong>${html(text)}</strong>` : html(text)))
    .join(' ');
  const done = areTicked(items) ? ' class="done"' : '';
  const [row] = rows;
  if (row !== undefined && rows.length === 1) {
    const { places, texts } = rowHtml(row);
    return `<li id="${id}"${done}>${places}${says === '' ? '' : `<br>${says}`}${texts}</li>`;
  }
  const pages = rows.map((each) => {
    const { places, texts } = rowHtml(each);
    return `<li id="${each.id}"${areTicked(each.items) ? ' class="done"' : ''}>${places}${texts}</li>`;
  });
  const open = rows.length > MAX_OPEN ? '' : ' open';
  return `<li id="${id}"${done}>${says}<details${open}><summary>${countText(entry)}</summary><ul>${pages.join('\n')}</ul></details></li>`;
}

function rowHtml({ items }: Row): { places: string; texts: string } {
  const [first] = items;
  if (first === undefined) return { places: '', texts: '' };
  const link = (path: string, name: string): string =>
    `<a href="${html(encodeURI(path))}">${html(name)}</a>`;
  const lines = linesText(items.map(({ from }) => from.line));
  const source = link(first.page, `${first.from.file}:${lines}`);
  const written = writtenIn(items).map(({ file, lines }) => ` → ${link(file, `${file}:${lines}`)}`);
  const texts = items
    .flatMap(({ changes }) => changes)
    .map(
      ({ before, after }) =>
        `<p>In the source:</p><pre>${html(before)}</pre>${after === '' ? '' : `<p>Written:</p><pre>${html(after)}</pre>`}`,
    );
  return { places: source + written.join(''), texts: texts.join('') };
}

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
