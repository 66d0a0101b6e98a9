/** Tabs of Hugo: their names and languages as their group says them, and text that is set in as they are. */
import { blankColumns, blankOf, placeReader, setOut } from '#importer/text/list-margin.ts';
import { tabNames } from './hugo-containers.ts';
import { aloneIn, fencedLines } from './hugo-pairs.ts';
import { shortcodeParts } from './shortcode.ts';
import type { Shortcode } from './shortcode.ts';

/** The lines of a page in which each tab says its name and its language. */
export const withTabs = (lines: readonly string[]): string[] =>
  withTabLanguages(withTabNames(lines));

/** The names that a group of tabs gives to those in it: `{{< tabs items="Go,Java" >}}` in the theme Hextra, `{{< tabs Go Java >}}` in others. */
function withTabNames(lines: readonly string[]): string[] {
  const isFenced = fencedLines(lines);
  const open: string[][] = [];
  return lines.map((line, index) => {
    if (isFenced[index] === true || !line.includes('{{')) return line;
    let made = line;
    for (const part of shortcodeParts(line)) {
      if (!('shortcode' in part) || part.shortcode.isShown) continue;
      const { name, isClosing, positional, named, raw } = part.shortcode;
      if (name === 'tabs' && isClosing) open.pop();
      else if (name === 'tabs') open.push(named['items']?.split(',') ?? [...positional]);
      const isTab = tabNames.has(name) && !isClosing && positional.length === 0;
      const isNamed = ['name', 'title', 'header'].some((key) => named[key] !== undefined);
      const next = isTab ? open.at(-1)?.shift()?.trim().replaceAll('"', "'") : undefined;
      if (next === undefined || isNamed) continue;
      made = made.replace(
        raw,
        () => `${raw.slice(0, -3).trimEnd()} name="${next}" ${raw.slice(-3)}`,
      );
    }
    return made;
  });
}

/** Docsy's tabs hold code without a fence, in the language of their group, unless one of them says that they hold text. */
function withTabLanguages(lines: readonly string[]): string[] {
  const isFenced = fencedLines(lines);
  let pane: Shortcode | undefined;
  return lines.map((line, index) => {
    if (isFenced[index] === true || !line.includes('{{')) return line;
    let made = line;
    for (const part of shortcodeParts(line)) {
      if (!('shortcode' in part) || part.shortcode.isShown) continue;
      const { name, isClosing, isEmpty, raw } = part.shortcode;
      if (name === 'tabpane') pane = isClosing ? undefined : part.shortcode;
      const isTab = pane !== undefined && name === 'tab' && !isClosing && !isEmpty;
      if (pane !== undefined && isTab) {
        const rest = line.slice(line.indexOf(raw) + raw.length);
        let below = index + 1;
        while (lines[below]?.trim() === '') below += 1;
        const first = rest.trim() === '' ? (lines[below] ?? '') : rest;
        made = made.replace(raw, () => withLanguage(part.shortcode, pane, first));
      }
    }
    return made;
  });
}

/** A tab that names its language, if it holds code. What begins with a fence or a shortcode is written as text all the same. */
function withLanguage(tab: Shortcode, pane: Shortcode | undefined, first: string): string {
  const saysText = pane?.named['text'] === 'true' || tab.named['text'] === 'true';
  const isText = saysText || tab.isMarkdown || /^\s*(?:`{3}|~{3}|\{\{[<%])/.test(first);
  if (isText) return tab.raw.replace(/\slang=(?:"[^"]*"|'[^']*'|[^\s>%]+)/, '');
  if (tab.named['lang'] !== undefined) return tab.raw;
  const header = tab.named['header'] ?? tab.positional[0] ?? '';
  const isNamed = pane?.named['langequalsheader'] === 'true';
  const lang = pane?.named['lang'] ?? (isNamed ? header.toLowerCase() : '');
  return `${tab.raw.slice(0, -3).trimEnd()} lang="${lang}" ${tab.raw.slice(-3)}`;
}

/**
 * Text is no code because its tab is set in as the tags of HTML are, where a fence is in it or the tab itself is set in below its group.
 * Hugo sees tabs first, and fences only in their text.
 */
export function withPlainTabs(lines: readonly string[]): string[] {
  const made = [...lines];
  const placeOf = placeReader();
  // Each line is read once, when all tabs that begin above it are set out.
  let read = 0;
  for (const { from, to, group } of tabsIn(lines)) {
    const inner = made.slice(from + 1, to).filter((line) => line.trim() !== '');
    const width = narrowest(inner);
    const tag = narrowest([made[from] ?? '']);
    const isSetIn = group !== undefined && tag >= 4 && tag - narrowest([made[group] ?? '']) >= 4;
    const hasFence =
      Number.isFinite(width) && width >= 4 && inner.some((line) => opensFence.test(line));
    if (!isSetIn && !hasFence) continue;
    for (; read < from; read += 1) placeOf(made[read] ?? '');
    const { margin } = placeOf(made[from] ?? '');
    read = from + 1;
    if (isSetIn && tag - margin >= 4)
      for (const at of [from, to]) made[at] = setOut(made[at] ?? '', tag - margin);
    const shift = (hasFence ? width : Math.min(width, tag)) - margin;
    if (!Number.isFinite(shift) || shift < 4) continue;
    for (let at = from + 1; at < to; at += 1) made[at] = setOut(made[at] ?? '', shift);
  }
  return made;
}

/** The blanks, in columns, before the line that has the fewest. */
const narrowest = (lines: readonly string[]): number =>
  lines.reduce(
    (least, line) => Math.min(least, blankColumns(blankOf(line))),
    Number.POSITIVE_INFINITY,
  );

const opensFence = /^\s*(?:[-*+] +|\d+[.)] +)*(?:`{3}|~{3})/;

/** The lines in which a tab begins and ends, and in which its group begins. */
interface Tab {
  from: number;
  to: number;
  group: number | undefined;
}

const groupNames: ReadonlySet<string> = new Set(['tabs', 'tabpane', 'codetabs']);

/** The tabs of a page in their order. */
function tabsIn(lines: readonly string[]): Tab[] {
  const open: number[] = [];
  const groups: number[] = [];
  const found: Tab[] = [];
  for (const [index, line] of lines.entries()) {
    const shortcode = aloneIn(line);
    if (shortcode === undefined || shortcode.isShown) continue;
    const { name, isClosing, isEmpty } = shortcode;
    if (groupNames.has(name) && isClosing) groups.pop();
    else if (groupNames.has(name) && !isEmpty) groups.push(index);
    if (!tabNames.has(name)) continue;
    const from = isClosing ? open.pop() : undefined;
    if (from !== undefined) found.push({ from, to: index, group: groups.at(-1) });
    else if (!isClosing && !isEmpty) open.push(index);
  }
  return found.toSorted((one, other) => one.from - other.from);
}
