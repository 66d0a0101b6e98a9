import type { NoteLevel } from '#importer/note-kinds.ts';
import { byKind, openItems } from './list.ts';
import type { ImportList, ListItem } from './list.ts';

/** What the three levels ask of the author. */
const heading: Readonly<Record<NoteLevel, string>> = {
  decide: 'Decide',
  review: 'Review',
  inform: 'For your information',
};

/** How much of a list is left, in one line. */
export function leftText(list: ImportList): string {
  const counts = (['decide', 'review'] as const).map(
    (level) => `${openItems(list, level).length} to ${level}`,
  );
  const ticked = list.items.filter(({ isTicked }) => isTicked).length;
  const done = ticked === 0 ? [] : [`${ticked} done`];
  const informed = list.items.filter(({ level }) => level === 'inform').length;
  return [...counts, ...done, `${informed} for your information`].join(', ');
}

/** The list as Markdown, with a box to tick for each item. */
export function listMarkdown(list: ImportList): string {
  const parts = byKind(list).map(({ title, level, items }) => {
    const { common, own } = sentencesOf(items);
    return [
      `## ${heading[level]}: ${title} (${items.length})`,
      ...(common === '' ? [] : [escaped(common)]),
      items.map((item) => itemMarkdown(item, own)).join('\n'),
    ].join('\n\n');
  });
  const head = [
    `# Import into ${list.workshop}`,
    `${leftText(list)}.`,
    `Tick what is done, or mend the line that was written: \`readyroom import --resume --workshop ${list.workshop}\` counts what is left.`,
  ];
  return `${[...head, ...parts].join('\n\n')}\n`;
}

type Sentence = 'message' | 'done' | 'hint';

/** What all items of a kind say is said once, above them: those sentences, and which each item says itself. */
function sentencesOf(items: readonly ListItem[]): { common: string; own: readonly Sentence[] } {
  const [first] = items;
  const all: readonly Sentence[] = ['message', 'done', 'hint'];
  const shared = all.filter(
    (name) => items.length > 1 && items.every((item) => item[name] === first?.[name]),
  );
  return {
    common: shared.map((name) => first?.[name] ?? '').join(' '),
    own: all.filter((name) => !shared.includes(name)),
  };
}

function itemMarkdown(item: ListItem, own: readonly Sentence[]): string {
  const { id, from, place, changes, isTicked } = item;
  const to = place.file === from.file ? '' : ` → \`${place.file}:${place.line}\``;
  const words = own.map((name) => escaped(item[name])).join(' ');
  const says = words === '' ? '' : `: ${words}`;
  const line = `- [${isTicked ? 'x' : ' '}] \`${from.file}:${from.line}\`${to}${says} <!-- ${id} -->`;
  const shown = changes.flatMap(({ before, after }) => [
    quoted('In the source:', before),
    ...(after === '' ? [] : [quoted('Written:', after)]),
  ]);
  return [line, ...shown].join('\n\n') + (shown.length === 0 ? '' : '\n');
}

/** Words that Markdown would take for marks. */
const escaped = (text: string): string =>
  text.replaceAll(/[<>[\]*_`\\]/g, (mark) => `\\${mark}`).replaceAll('\n', ' ');

function quoted(label: string, code: string): string {
  let fence = '```';
  while (code.includes(fence)) fence += '`';
  const lines = [fence, ...code.split('\n'), fence].map((line) => (line === '' ? '' : `  ${line}`));
  return `  ${label}\n\n${lines.join('\n')}`;
}

/** The ids of the items that are ticked in the Markdown of a list. */
export const tickedIn = (markdown: string): Set<string> =>
  new Set([...markdown.matchAll(/^- \[x\] .*<!-- (\S+) -->/gim)].map(([, id]) => id ?? ''));

/** The list as a page to click through: from each item to its two files. */
export function listHtml(list: ImportList): string {
  const parts = byKind(list).map(({ title, level, items }) => {
    const open = items.some(({ isTicked }) => !isTicked) && level !== 'inform' ? ' open' : '';
    const { common, own } = sentencesOf(items);
    const rows = items.map((item) => itemHtml(item, own)).join('\n');
    const above = common === '' ? '' : `<p>${html(common)}</p>\n`;
    return `<details${open}><summary><h2>${heading[level]}: ${html(title)} (${items.length})</h2></summary>\n${above}<ol>\n${rows}\n</ol></details>`;
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
pre { overflow-x: auto; padding: 0.5rem; border: 1px solid; }
details { margin-block: 1rem; }
</style>
<h1>Import into ${html(list.workshop)}</h1>
<p>${leftText(list)}.</p>
${parts.join('\n')}
</html>
`;
}

function itemHtml(item: ListItem, own: readonly Sentence[]): string {
  const { id, page, from, place, changes, isTicked } = item;
  const link = (path: string, name: string): string =>
    `<a href="${html(encodeURI(path))}">${html(name)}</a>`;
  const source = link(page, `${from.file}:${from.line}`);
  const written =
    place.file === from.file ? '' : ` → ${link(place.file, `${place.file}:${place.line}`)}`;
  const texts = changes.map(
    ({ before, after }) =>
      `<p>In the source:</p><pre>${html(before)}</pre>${after === '' ? '' : `<p>Written:</p><pre>${html(after)}</pre>`}`,
  );
  const says = own.map((name) =>
    name === 'hint' ? `<strong>${html(item.hint)}</strong>` : html(item[name]),
  );
  const words = says.length === 0 ? '' : `<br>${says.join(' ')}`;
  return `<li id="${id}"${isTicked ? ' class="done"' : ''}>${source}${written}${words}${texts.join('')}</li>`;
}

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
