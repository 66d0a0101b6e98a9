import { codeParts } from '#importer/generators/marked-text.ts';
import type { NoteLevel } from '#importer/note-kinds.ts';
import {
  areTicked,
  byKind,
  countText,
  entriesOf,
  linesText,
  number,
  ownWords,
  textsOf,
} from './entries.ts';
import type { Boxes, Entry, Group, Kind, Row, Said } from './entries.ts';
import { openItems } from './list.ts';
import type { ImportList, ListItem } from './list.ts';

/** An entry in more places than this has them folded in. */
export const MAX_OPEN = 5;

/** What the three levels ask of the author. */
export const headings: Readonly<Record<NoteLevel, string>> = {
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

/** What happened, what is asked of the author, and where to begin: the sentences above a list. */
export function introOf(list: ImportList): { happened: string; start: string; how: string } {
  const { workshop, brought } = list;
  const open = (level: NoteLevel): Entry[] => entriesOf(openItems(list, level));
  const [decide, review] = [open('decide').length, open('review').length];
  const happened =
    brought === undefined
      ? ''
      : `${number(brought.pages, 'page')} became ${number(brought.lessons, 'lesson')} of ${workshop}. They can be read as they are. `;
  const rest =
    review === 0
      ? ''
      : ' What is to review works already, by a guess: read as much of it as you have time for.';
  const start =
    decide > 0
      ? `Begin with what is to decide, from the top: until then something is missing there.${rest}`
      : review > 0
        ? `Nothing is left to decide.${rest}`
        : 'Nothing is left to do.';
  return {
    happened: `${happened}On this list: ${leftText(list)}.`,
    start,
    how: `Each place is a line of the old page, then the line that was written. Tick what is done in import-${workshop}.md: a box stands for all below it. Or mend the line that was written.`,
  };
}

/** Of one kind: how many of its entries are left, of how many, and in how many places they are. */
export function leftOf({ entries }: Kind): { left: number; places: number } {
  const left = entries.filter(({ items }) => !areTicked(items));
  const places = left.flatMap(({ items }) => items.filter(({ isTicked }) => !isTicked));
  return { left: left.length, places: places.length };
}

/** The list as Markdown, with a box to tick for each kind, entry, page of one that is on several, and place. */
export function listMarkdown(list: ImportList): string {
  const kinds = byKind(list);
  const { happened, start, how } = introOf(list);
  const head = [
    `# Import into ${list.workshop}`,
    happened,
    ...(kinds.length === 0 ? [] : [overview(kinds)]),
    start,
    `${how} \`readyroom import --resume --workshop ${list.workshop}\` ticks what is mended, and says what is left.`,
  ];
  return `${[...head, ...kinds.map(kindMarkdown)].join('\n\n')}\n`;
}

const titleOf = ({ title, level, entries }: Kind): string =>
  `${headings[level]}: ${title} (${entries.length})`;

function overview(kinds: readonly Kind[]): string {
  const rows = kinds.map((kind, index) => {
    const { left, places } = leftOf(kind);
    const level = kinds[index - 1]?.level === kind.level ? '' : headings[kind.level];
    const counts = kind.level === 'inform' ? '– | –' : `${left} | ${places}`;
    return `| ${level} | [${kind.title}](#${addressOf(titleOf(kind))}) | ${counts} |`;
  });
  return ['| | | Left | Places |', '|---|---|--:|--:|', ...rows].join('\n');
}

/** The address that GitHub gives a heading. */
const addressOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function kindMarkdown(kind: Kind): string {
  const { id, common, entries, groups } = kind;
  return [
    `## ${titleOf(kind)}`,
    ...wordsMarkdown(common),
    ...(entries.length === 1 ? [] : [boxOfAll('All', entries, id)]),
    ...groups.flatMap(groupMarkdown),
  ].join('\n\n');
}

const groupMarkdown = ({ id, common, entries }: Group): string[] => [
  ...wordsMarkdown(common),
  ...(id === undefined ? [] : [boxOfAll('These', entries, id)]),
  entries.map(entryMarkdown).join('\n'),
];

const wordsMarkdown = (words: readonly Said[]): string[] =>
  words.length === 0 ? [] : [words.map(({ text }) => escaped(text)).join(' ')];

const boxOfAll = (which: string, entries: readonly Entry[], id: string): string =>
  `- [${boxOf(entries.flatMap(({ items }) => items))}] **${which} ${entries.length}**, at once <!-- ${id} -->`;

function entryMarkdown(entry: Entry): string {
  const { id, items, rows, words } = entry;
  const says = words.map(({ text }) => escaped(text)).join(' ');
  const [item, another] = items;
  if (item !== undefined && another === undefined)
    return placeMarkdown(rows[0]?.id ?? id, item, says, '');
  const above = [countText(entry), ...(says === '' ? [] : [says])].join(': ');
  const box = `- [${boxOf(items)}] ${above} <!-- ${id} -->`;
  const own = rows.map((row) => rowMarkdown(row, entry, '  ')).join('\n');
  if (items.length <= MAX_OPEN) return `${box}\n${own}`;
  return `${box}\n\n  <details><summary>${countText(entry)}</summary>\n\n${own}\n\n  </details>\n`;
}

const boxOf = (items: readonly ListItem[]): string => (areTicked(items) ? 'x' : ' ');

/** The places of an entry on one page: several below a box of their own, unless the entry has just this page. */
function rowMarkdown({ id, items }: Row, entry: Entry, margin: string): string {
  const [item, another] = items;
  if (item === undefined) return '';
  const own = (each: ListItem): string => escaped(ownWords(each, entry));
  if (another === undefined) return placeMarkdown(id, item, own(item), margin);
  const isOnly = entry.rows.length === 1;
  const below = isOnly ? margin : `${margin}  `;
  const places = items.map((each) => placeMarkdown(each.id, each, own(each), below));
  if (isOnly) return places.join('\n');
  const lines = linesText(items.map(({ from }) => from.line));
  const box = `${margin}- [${boxOf(items)}] \`${item.from.file}:${lines}\` <!-- ${id} -->`;
  return [box, ...places].join('\n');
}

function placeMarkdown(id: string, item: ListItem, words: string, margin: string): string {
  const { from, place } = item;
  const to = place.file === from.file ? '' : ` → \`${place.file}:${place.line}\``;
  const says = words === '' ? '' : `: ${words}`;
  const box = item.isTicked ? 'x' : ' ';
  const line = `${margin}- [${box}] \`${from.file}:${from.line}\`${to}${says} <!-- ${id} -->`;
  const shown = textsOf(item).map(({ label, text }) => quoted(label, text, `${margin}  `));
  return [line, ...shown].join('\n\n') + (shown.length === 0 ? '' : '\n');
}

/** Words that Markdown would take for marks, but for code between backticks. */
const escaped = (text: string): string =>
  codeParts(text.replaceAll('\n', ' '))
    .map(({ text: part, isCode }) =>
      isCode ? part : part.replaceAll(/[<>[\]*_`\\]/g, (mark) => `\\${mark}`),
    )
    .join('');

function quoted(label: string, code: string, margin: string): string {
  let fence = '```';
  while (code.includes(fence)) fence += '`';
  const lines = [fence, ...code.split('\n'), fence].map((line) =>
    line === '' ? '' : margin + line,
  );
  return `${margin}${label}\n\n${lines.join('\n')}`;
}

/** The boxes in the Markdown of a list. */
export const boxesIn = (markdown: string): Boxes =>
  new Map(
    [...markdown.matchAll(/^ *- \[([x ])\] .*<!-- (\S+) -->/gim)].map(([, mark, id]) => [
      id ?? '',
      mark !== ' ',
    ]),
  );
