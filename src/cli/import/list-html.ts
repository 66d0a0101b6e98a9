import { codeParts } from '#importer/generators/marked-text.ts';
import { areTicked, byKind, countText, linesText, ownWords, textsOf } from './entries.ts';
import type { Entry, Group, Kind, Row, Said } from './entries.ts';
import type { ImportList, ListItem } from './list.ts';
import { html, htmlPage, link } from './html-page.ts';
import { MAX_OPEN, headings, introOf, leftOf } from './list-text.ts';

/** The list as a page to click through: from each place to its two files. */
export function listHtml(list: ImportList): string {
  const kinds = byKind(list);
  const { happened, start, how } = introOf(list);
  return htmlPage(
    `Import into ${list.workshop}`,
    `<p>${html(happened)}</p>
<p><strong>${html(start)}</strong></p>
${kinds.length === 0 ? '' : overview(kinds)}
<p>${html(how)} <code>readyroom import --resume --workshop ${html(list.workshop)}</code> ticks what is mended, and says what is left.</p>
${kinds.map(kindHtml).join('\n')}`,
  );
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

/** A sentence of the list: what stands between backticks is code. */
const withCode = (text: string): string =>
  codeParts(text)
    .map(({ text: part, isCode }) => {
      const ticks = isCode ? (/^`+/.exec(part)?.[0].length ?? 0) : 0;
      return isCode ? `<code>${html(part.slice(ticks, -ticks).trim())}</code>` : html(part);
    })
    .join('');
