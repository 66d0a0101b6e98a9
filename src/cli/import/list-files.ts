import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ExitCode, Io } from '#cli/io.ts';
import { replaceFile } from '#cli/replace-file.ts';
import { visible } from '#cli/terminal.ts';
import { countText, entriesOf, tickedBy } from './entries.ts';
import type { Entry } from './entries.ts';
import { openItems } from './list.ts';
import type { ImportList, ListItem } from './list.ts';
import { isStillThere } from './line-between.ts';
import { listHtml } from './list-html.ts';
import { boxesIn, leftText, listMarkdown } from './list-text.ts';

/** How many entries `--resume` prints. */
const MAX_NEXT = 10;

/** The list as it was left, with what is ticked in its Markdown; undefined where there is none. @throws where it is damaged. */
export function readList(cwd: string, workshop: string): ImportList | undefined {
  const { json, markdown } = listFiles(workshop);
  if (!existsSync(join(cwd, json))) return undefined;
  const list = JSON.parse(readFileSync(join(cwd, json), 'utf8')) as ImportList;
  const path = join(cwd, markdown);
  if (!existsSync(path)) return list;
  return { ...list, items: tickedBy(list.items, boxesIn(readFileSync(path, 'utf8'))) };
}

/** Writes a list as Markdown, JSON and HTML. @returns the path of the Markdown, from the folder of the project */
export async function writeList(cwd: string, list: ImportList): Promise<string> {
  for (const [file, text] of listTexts(list)) await replaceFile(join(cwd, file), text);
  return listFiles(list.workshop).markdown;
}

/** The files of a list, from the folder of the project. */
export function listTexts(list: ImportList): [file: string, text: string][] {
  const { json, markdown, html } = listFiles(list.workshop);
  return [
    [json, `${JSON.stringify(list, null, 2)}\n`],
    [markdown, listMarkdown(list)],
    [html, listHtml(list)],
  ];
}

/** The file of the page that `codePage` makes, from the folder of the project. */
export const codeFileOf = (workshop: string): string => `import-${workshop}-code.html`;

const listFiles = (workshop: string): { json: string; markdown: string; html: string } => ({
  json: `import-${workshop}.json`,
  markdown: `import-${workshop}.md`,
  html: `import-${workshop}.html`,
});

/** A path from one folder to another, with `/`. */
export const pathTo = (from: string, to: string): string =>
  relative(from, to).split(sep).join('/') || '.';

/** 1 where a person still has to decide something. */
export const codeOf = (list: ImportList): ExitCode =>
  openItems(list, 'decide').length > 0 ? 1 : 0;

/** `--resume`: ticks off what the author has ticked, or whose line was changed since, and says what comes next. */
export async function resumeList(workshop: string, io: Io): Promise<ExitCode> {
  const kept = readList(io.cwd, workshop);
  if (kept === undefined) {
    const { json } = listFiles(workshop);
    io.err(
      `readyroom: There is no ${json} here: nothing was imported into "${workshop}" from this folder.\n`,
    );
    return 2;
  }
  const items = kept.items.map((item) => ({
    ...item,
    isTicked: item.isTicked || wasEdited(io.cwd, item),
  }));
  const list = { ...kept, items };
  const path = await writeList(io.cwd, list);
  const open = [...openItems(list, 'decide'), ...openItems(list, 'review')];
  const next = entriesOf(open);
  const rest = next.length - MAX_NEXT;
  const more = rest > 0 ? [`… and ${rest} more, in ${path}`] : [];
  const lines = [...next.slice(0, MAX_NEXT).map(nextText), ...more, `${path}: ${leftText(list)}.`];
  io.out(`${lines.join('\n')}\n`);
  return codeOf(list);
}

/** Whether the line that was written is no longer in its file, a change of the source was taken over, or the file was deleted. */
function wasEdited(cwd: string, item: ListItem): boolean {
  const {
    place,
    from,
    line,
    between,
    changes: [change],
  } = item;
  if (place.file === from.file) return false;
  const path = join(cwd, place.file);
  if (!existsSync(path)) return true;
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  if (change?.yours !== undefined && change.after !== '' && text.includes(change.after))
    return true;
  return line !== undefined && line.trim() !== '' && !isStillThere(text.split('\n'), line, between);
}

function nextText(entry: Entry): string {
  const [first] = entry.items;
  if (first === undefined) return '';
  const { place, message, hint } = first;
  const count = entry.items.length === 1 ? '' : ` (the first of ${countText(entry)})`;
  return `${place.file}:${place.line}: ${visible(message)}${count}\n  → ${visible(hint)}`;
}
