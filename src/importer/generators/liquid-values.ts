import type { TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { noteCodeOfLiquid } from './liquid-code.ts';
import type { ValueOf } from './liquid-expressions.ts';
import { fill } from './liquid-steps.ts';
import type { Filled } from './liquid-steps.ts';
import { tokensOf, withoutCommented } from './liquid-tokens.ts';
import type { PageLines } from './marked-text.ts';

/** A page, with the values that variables give to the tags of includes: by the place of the line of such a tag, and by their names in the file. */
export interface LiquidPage extends PageLines {
  valuesAt?: ReadonlyMap<number, Readonly<Record<string, string>>>;
}

/**
 * The lines of a page with the values that its own tags give to variables, `{% assign %}` and `{% capture %}`, and with the one of the
 * parts that Liquid chooses from, `{% if %}`. Where something is not known, all of it stays as it is written. `values`: those of an include.
 */
export function withLiquidValues(
  page: PageLines,
  { settingOf }: Pick<SiteParts, 'settingOf'>,
  note: TakeNote,
  values?: Readonly<Record<string, string>>,
  unknown: ReadonlySet<string> = new Set(),
): LiquidPage {
  const isFilled = values === undefined ? ofPage : ofInclude;
  if (!page.texts.some((text) => isFilled.test(text))) return page;
  const tokens = withoutCommented(page.texts.flatMap(tokensOf));
  if (tokens.filter(({ isTag }) => isTag).length > MOST) return page;
  const filled = fill({ page, tokens, unknown }, knownOf(settingOf, values));
  if (filled.left.size > 0)
    return withLiquidValues(
      page,
      { settingOf },
      note,
      values,
      new Set([...unknown, ...filled.left]),
    );
  noteCodeOfLiquid(page, filled.made, note);
  return filledPage(page, filled);
}

/** The values that are known before a page is read: those of an include, of the site and of the page. */
const knownOf =
  (settingOf: SiteParts['settingOf'], values?: Readonly<Record<string, string>>): ValueOf =>
  (name) => {
    if (values !== undefined && name.startsWith('include.')) return values[name.slice(8)] ?? null;
    return /^(?:site|page)\./.test(name) ? settingOf(name) : undefined;
  };

/** The lines that are left of a page, each with what its tag gives to an include. */
function filledPage(page: PageLines, { made, isDropped, goesOn, valuesAt }: Filled): LiquidPage {
  for (const at of [...goesOn].toSorted((one, other) => other - one)) {
    let above = at - 1;
    while (above >= 0 && made[above] === '') above -= 1;
    if (above < 0) continue;
    made[above] += made[at] ?? '';
    made[at] = '';
    isDropped[at] = true;
  }
  const kept = made.flatMap((text, at) =>
    isDropped[at] === true && text.trim() === '' ? [] : [at],
  );
  const lines = kept.flatMap((at) =>
    wholeElement(made[at] ?? '', page.texts[at] ?? '').map((text) => ({
      text,
      line: page.lines[at] ?? 1,
      own: valuesAt.get(at),
    })),
  );
  return {
    texts: lines.map(({ text }) => text),
    lines: lines.map(({ line }) => line),
    valuesAt: new Map(lines.flatMap(({ own }, at) => (own === undefined ? [] : [[at, own]]))),
  };
}

const ofPage = /\{%-?\s*(?:assign|capture|if|unless)\b/;
const ofInclude =
  /\{%-?\s*(?:assign|capture|if|unless)\b|\{\{[^{}]*\binclude\.[^{}]*\|\s*markdownify\b/;

/** A page with more tags is a program. */
const MOST = 1000;

/** A line of which an element holds what is Markdown by a filter: several lines, or one line of an element that holds blocks. */
function wholeElement(text: string, written: string): string[] {
  const [, open, inner, close] = /^(\s*<\w[^<>]*)>(.*)(<\/\w+>)\s*$/s.exec(text) ?? [];
  const isWhole =
    open !== undefined &&
    inner !== undefined &&
    written.includes('markdownify') &&
    (text.includes('\n') || holdsBlocks.test(open));
  return isWhole
    ? [`${open} markdown="1">`, '', ...inner.split('\n'), '', close ?? '']
    : text.split('\n');
}

const holdsBlocks = /^\s*<(?:div|section|aside|article|blockquote|figcaption|main)\b/;
