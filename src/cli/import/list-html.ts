import { codeParts } from '#importer/generators/marked-text.ts';
import { areTicked, byKind, countText, linesText, ownWords, textsOf } from './entries.ts';
import type { Entry, Group, Kind, Row, Said } from './entries.ts';
import type { ImportList, ListItem } from './list.ts';
import { MAX_OPEN, headings, introOf, leftOf } from './list-text.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 64rem; margin: 1.5rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { line-height: 1.2; margin: 0 0 1rem; }
h2 { display: inline; font-size: 1.1rem; }
table { border-collapse: collapse; margin-block: 1rem; overflow-wrap: normal; }
th, td { padding: 0.2rem 1rem 0.2rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid #8884; }
td.count, th.count { text-align: end; }
ol, ul { padding-inline-start: 1.5rem; }
li { margin-block: 0.75rem; }
.done { opacity: 0.65; }
.done > .first::before { content: '✓ '; }
summary { cursor: pointer; padding-block: 0.25rem; }
details { margin-block: 0.5rem; }
section > details { margin-block: 1rem; border-block-start: 1px solid #8888; padding-block-start: 0.5rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9rem; }
.texts { display: grid; gap: 0.5rem; margin-block: 0.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); }
.texts p { margin: 0; font-size: 0.9rem; }
pre { margin: 0; max-height: 20rem; overflow: auto; white-space: pre-wrap; padding: 0.5rem; border: 1px solid #8888; border-radius: 0.25rem; }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

/** The list as a page to click through: from each place to its two files. */
export function listHtml(list: ImportList): string {
  const kinds = byKind(list);
  const { happened, start, how } = introOf(list);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Import into ${html(list.workshop)}</title>
<style>${style}</style>
<h1>Import into ${html(list.workshop)}</h1>
<p>${html(happened)}</p>
<p><strong>${html(start)}</strong></p>
${kinds.length === 0 ? '' : overview(kinds)}
<p>${html(how)} <code>readyroom import --resume --workshop ${html(list.workshop)}</code> ticks what is mended, and says what is left.</p>
${kinds.map(kindHtml).join('\n')}
</html>
`;
}

function overview(kinds: readonly Kind[]): string {
  const rows = kinds.flatMap((kind, index) => {
    const { left, places } = leftOf(kind);
    const isFirst = kinds[index - 1]?.level !== kind.level;
    const counts = kind.level === 'inform' ? ['–', '–'] : [left, places];
    const cells = counts.map((count) => `<td class="count">${count}</td>`).join('');
    const level = `<tr><th scope="rowgroup" colspan="3">${headings[kind.level]}</th></tr>`;
    const row = `<tr><td><a href="#${kind.id}">${html(kind.title)}</a></td>${cells}</tr>`;
    return isFirst ? [level, row] : [row];
  });
  return `<table>
<tr><td></td><th class="count" scope="col">Left</th><th class="count" scope="col">Places</th></tr>
${rows.join('\n')}
</table>`;
}

function kindHtml({ id, title, level, common, entries, groups }: Kind): string {
  const isOpen = entries.some(({ items }) => !areTicked(items)) && level !== 'inform';
  return `<section id="${id}"><details${isOpen ? ' open' : ''}><summary><h2>${headings[level]}: ${html(title)} (${entries.length})</h2></summary>
${paragraph(common)}${groups.map((group, index) => groupHtml(group, countIn(groups.slice(0, index)))).join('\n')}</details></section>`;
}

const countIn = (groups: readonly Group[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);

/** Entries are numbered through all groups of a kind. */
const groupHtml = ({ id, common, entries }: Group, before: number): string =>
  `${paragraph(common, id === undefined ? '' : `These ${entries.length}: `)}<ol${before === 0 ? '' : ` start="${before + 1}"`}>
${entries.map(entryHtml).join('\n')}
</ol>`;

const paragraph = (words: readonly Said[], before = ''): string =>
  words.length === 0 ? '' : `<p>${before}${wordsHtml(words)}</p>\n`;

/** What to do stands out. */
const wordsHtml = (words: readonly Said[]): string =>
  words
    .map(({ is, text }) => (is === 'hint' ? `<strong>${withCode(text)}</strong>` : withCode(text)))
    .join(' ');

function entryHtml(entry: Entry): string {
  const { id, items, rows, words } = entry;
  const says = wordsHtml(words);
  const [item, another] = items;
  if (item !== undefined && another === undefined)
    return `<li id="${rows[0]?.id ?? id}"${doneClass(items)}>${placeHtml(item, says)}</li>`;
  const pages = rows.map((row) => rowHtml(row, entry));
  const open = items.length > MAX_OPEN ? '' : ' open';
  return `<li id="${id}"${doneClass(items)}><span class="first">${says}</span><details${open}><summary>${countText(entry)}</summary><ul>${pages.join('\n')}</ul></details></li>`;
}

const doneClass = (items: readonly ListItem[]): string => (areTicked(items) ? ' class="done"' : '');

/** The places of an entry on one page: lines of the same words in one line, others one below the other. */
function rowHtml({ id, items }: Row, entry: Entry): string {
  const [item, another] = items;
  if (item === undefined) return '';
  const own = (each: ListItem): string => withCode(ownWords(each, entry));
  if (another === undefined)
    return `<li id="${id}"${doneClass(items)}>${placeHtml(item, own(item))}</li>`;
  const places = items.map(
    (each) => `<li id="${each.id}"${doneClass([each])}>${placeHtml(each, own(each))}</li>`,
  );
  if (entry.rows.length === 1) return places.join('\n');
  const lines = linesText(items.map(({ from }) => from.line));
  return `<li id="${id}"${doneClass(items)}><span class="first">${sourceHtml(item, lines)}</span><ul>${places.join('\n')}</ul></li>`;
}

function placeHtml(item: ListItem, says: string): string {
  const { from, place } = item;
  const to =
    place.file === from.file ? '' : ` → ${link(place.file, `${place.file}:${place.line}`)}`;
  const texts = textsOf(item).map(
    ({ label, text }) =>
      `<div><p>${html(label)}</p><pre tabindex="0" aria-label="${html(label)}">${html(text)}</pre></div>`,
  );
  const shown = texts.length === 0 ? '' : `<div class="texts">${texts.join('')}</div>`;
  const source = sourceHtml(item, `${from.line}`);
  return `<span class="first">${source}${to}</span>${says === '' ? '' : `<br>${says}`}${shown}`;
}

/** A page that is gone is no file to lead to. */
const sourceHtml = ({ code, page, from }: ListItem, lines: string): string =>
  code === 'gone' ? html(from.file) : link(page, `${from.file}:${lines}`);

/** In the name of a file, `#` begins no place of it. */
const link = (path: string, name: string): string =>
  `<a href="${html(path.split('/').map(encodeURIComponent).join('/'))}">${html(name)}</a>`;

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A sentence of the list: what stands between backticks is code. */
const withCode = (text: string): string =>
  codeParts(text)
    .map(({ text: part, isCode }) => {
      const ticks = isCode ? (/^`+/.exec(part)?.[0].length ?? 0) : 0;
      return isCode ? `<code>${html(part.slice(ticks, -ticks).trim())}</code>` : html(part);
    })
    .join('');
