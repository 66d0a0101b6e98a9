import { withoutMdxFences } from './mdx-blocks.ts';
import { mdxImports, noImports } from './mdx-imports.ts';
import type { MdxImports } from './mdx-imports.ts';
import { isTabTitle, mdBookInclude } from './mdbook.ts';
import { pathsOf } from './mkdocs-settings.ts';
import { fenceAt, fenceReader } from '#importer/text/fence.ts';
import { textOfFile } from '#importer/text/private-signs.ts';
import { withFileFences } from './file-fences.ts';
import type { Flavour } from './flavour.ts';
import { filledIn, withSiteValues } from './filled-in.ts';
import { includeIn } from './include.ts';
import type { Include } from './include.ts';
import { hiddenRaw } from './liquid-raw.ts';
import { valueOfExpression } from './liquid-expressions.ts';
import { withWholeLiquid } from './liquid-tags.ts';
import { betweenComments } from './marked-region.ts';
import { withLiquidValues } from './liquid-values.ts';
import type { LiquidPage } from './liquid-values.ts';
import { pageLines } from './marked-text.ts';
import type { PageLines } from './marked-text.ts';
import { regionIn, vitePressInclude } from './vitepress.ts';
import type { TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';

/** A file may include others so deep, and all that a page includes may be so long. */
const MAX_DEPTH = 5;
const MAX_LENGTH = 1_000_000;

/**
 * The lines of a page with the files that it includes in their places, and values of the site filled in outside of code. What
 * cannot be found stays as it is written.
 */
export function withIncludes(
  page: LiquidPage,
  flavour: Flavour,
  parts: SiteParts,
  note: TakeNote,
): PageLines {
  const importsOf = (own: readonly string[], folder: string): MdxImports =>
    flavour === 'docusaurus' ? mdxImports(own, folder) : { ...noImports, texts: own };
  const texts: string[] = [];
  const lines: number[] = [];
  let length = 0;
  const fences = fenceReader(flavour === 'docusaurus');
  const add = (text: string, line: number): void => {
    texts.push(text);
    lines.push(line);
  };
  const take = (
    text: string,
    line: number,
    depth: number,
    imports: MdxImports,
    more: Readonly<Record<string, string>> = {},
    isOfMacros = false,
  ): void => {
    const isCode = fences.read(text) === 'fence';
    const shownSign = flavour === 'mkdocs' ? signShown(text) : undefined;
    if (shownSign !== undefined) {
      noteSignShown(text.trim(), line, isCode, note);
      add(shownSign, line);
      return;
    }
    if (flavour === 'markdown' && !isCode && isTabTitle(text, line, note)) {
      add('', line);
      return;
    }
    // What a tag of Liquid names may have variables in it.
    const tag = flavour === 'jekyll' ? withSiteValues(text, parts) : text;
    const found =
      isCode && !includesInCode.has(flavour)
        ? undefined
        : (imports.includes.get(text.trim()) ??
          ownInclude[flavour]?.(text.trim()) ??
          includeIn(tag, flavour));
    const include = found && { ...found, values: { ...found.values, ...more } };
    const shown = include === undefined ? undefined : shownText(include, flavour, parts, isCode);
    if (include === undefined || shown === undefined || depth > MAX_DEPTH) {
      const filled = isCode ? text : imports.fill(text);
      // The plugin of MkDocs has read the page before its snippets are put into it.
      const isRead = flavour !== 'mkdocs' || depth === 0 || isOfMacros;
      add(isRead ? filledIn({ text: filled, line, isCode }, flavour, parts, note) : filled, line);
      // Nobody knows what the file makes of them.
      const [blank = ''] = /^[\s>]*/.exec(text) ?? [];
      for (const value of Object.values(more))
        for (const each of ['', ...value.split('\n'), '']) add(blank + each, line);
      return;
    }
    length += shown.length;
    if (length > MAX_LENGTH) {
      add(text, line);
      return;
    }
    note({
      line,
      code: 'structure',
      unsure: `The page shows ${include.address} here.`,
      did: 'I put its text in this place.',
      look: 'Nothing. If several lessons have it, think of one that they all lead to.',
      ...(isCode ? { changes: [{ before: text.trimStart(), after: shown }] } : {}),
    });
    const indent = /^\s*/.exec(text)?.[0] ?? '';
    const inner = (include.as === 'text' ? shown : inFence(shown, include.as.lang)).split('\n');
    const folder = include.address.slice(0, include.address.lastIndexOf('/') + 1);
    const within =
      include.as === 'text'
        ? importsOf(withoutMdxFences(inner), folder)
        : { ...noImports, texts: inner };
    // The plugin "macros" fills in what it has included, too.
    const isFilled = text.trimStart().startsWith('{%');
    for (const each of within.texts)
      take(each === '' ? '' : indent + each, line, depth + 1, within, {}, isFilled);
  };
  const read = flavour === 'docusaurus' ? withFileFences(page, parts, note) : page;
  const imports = importsOf(read.texts, '');
  for (const [index, text] of imports.texts.entries()) {
    take(text, page.lines[index] ?? 1, 0, imports, page.valuesAt?.get(index));
  }
  return { texts, lines };
}

/** The tools whose lines that show a file are like those of no other. */
const ownInclude: Partial<Record<Flavour, (line: string) => Include | undefined>> = {
  docusaurus: vitePressInclude,
  markdown: mdBookInclude,
};

/** The tools that include files between fences too. */
const includesInCode: ReadonlySet<Flavour> = new Set(['mkdocs', 'jekyll', 'markdown']);

/** The text that a page shows of a file; undefined where there is none, or where it is a program of its own. */
function shownText(
  { address, place = address, folders, extension, as, part, values }: Include,
  flavour: Flavour,
  parts: SiteParts,
  isCode: boolean,
): string | undefined {
  // What the settings name comes first: a folder of another language may have a file of that name.
  const named = extension === undefined ? [] : pathsOf(parts, extension, 'base_path');
  const all = [...named, ...folders];
  const file = parts.fileOf(place, all) ?? parts.fileOf(address, all);
  if (file === undefined) return undefined;
  // In code, what begins like front matter is the first document of a manifest.
  const whole = isCode || as !== 'text' ? textOfFile(file) : withoutMatter(textOfFile(file));
  const chosen = flavour === 'jekyll' ? ofLiquid(whole, parts, values) : whole;
  if (/\{%-?\s*(?:if|for|unless|case|assign|capture)\b/.test(chosen)) return undefined;
  const text = withValues(chosen, values).trimEnd();
  const lines = text.split('\n');
  if (part === undefined) return lines.filter((line) => !isBorder(line)).join('\n');
  if ('ranges' in part)
    return part.ranges.flatMap(({ from, to }) => lines.slice(from - 1, to)).join('\n');
  const markAt = (...marks: string[]): number =>
    lines.findIndex((line) => marks.some((mark) => `${line.trim()} `.includes(mark)));
  const { name } = part;
  const start = markAt(`[start:${name}]`, `ANCHOR: ${name} `);
  if (start === -1) return (regionIn(lines, name) ?? betweenComments(lines, name))?.join('\n');
  const end = markAt(`[end:${name}]`, `ANCHOR_END: ${name} `);
  if (end < start) return undefined;
  return lines
    .slice(start + 1, end)
    .filter((line) => !isBorder(line))
    .join('\n');
}

/** What Liquid makes of the text of a file, as far as it is known. */
function ofLiquid(text: string, parts: SiteParts, values: Include['values']): string {
  const page = pageLines(text, 1);
  const whole = withWholeLiquid({ ...page, texts: hiddenRaw(page.texts) });
  return withLiquidValues(whole, parts, () => undefined, values).texts.join('\n');
}

/** `;--8<-- "file"` shows the sign of a snippet and no file; undefined for any other line. */
const signShown = (text: string): string | undefined =>
  /^\s*;-+8<-+(?:\s|$)/.test(text) ? text.replace(';', '') : undefined;

function noteSignShown(before: string, line: number, isCode: boolean, note: TakeNote): void {
  const after = before.slice(1);
  note({
    line,
    code: 'structure',
    unsure: `The page shows ${after} as it is, by a semicolon before it.`,
    did: 'I wrote what its readers saw.',
    look: 'Nothing.',
    ...(isCode ? { changes: [{ before, after }] } : {}),
  });
}

/** Marks of parts in a file of snippets: `# --8<-- [start:name]`, and `# ANCHOR: name` of mdBook. */
const isBorder = (line: string): boolean =>
  /-{2}8<-{2,}\s*\[(?:start|end):|\bANCHOR(?:_END)?: \S/.test(line);

const withoutMatter = (text: string): string =>
  text.startsWith('---\n') ? text.replace(/^---\n(?:[\s\S]*?\n)?---\n/, '') : text;

const withValues = (text: string, values: Include['values']): string =>
  text
    .replaceAll(/\{\{((?:[^{}"'\n]|"[^"{}\n]*"|'[^'{}\n]*')*)\}\}/g, (whole, words: string) =>
      words.includes('include.') ? (withFilters(words, values) ?? whole) : whole,
    )
    .replaceAll(/\{props\.(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** What a variable of Liquid shows; undefined where it has no value, and its filters do not say what it is then. */
function withFilters(words: string, values: Include['values']): string | undefined {
  const none = /\|\s*default\s*:/.test(words) ? null : undefined;
  // An address leads within the site.
  const plain = words.replaceAll(/^-|-$|\|\s*prepend:\s*site\.(?:base)?url\b/g, '');
  return valueOfExpression(plain, (name) =>
    name.startsWith('include.') ? (values[name.slice('include.'.length)] ?? none) : undefined,
  );
}

/** Code between fences that are longer than any in it. */
function inFence(code: string, lang: string): string {
  let fence = '```';
  while (code.split('\n').some((line) => fenceAt(line)?.startsWith(fence))) fence += '`';
  return `${fence}${lang}\n${code}\n${fence}`;
}
