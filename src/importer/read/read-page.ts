import { parse as parseYaml } from 'yaml';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { copyOf } from '#transforms/lesson/nodes.ts';
import type { AsciiDocPage } from './asciidoc.ts';
import { withHeredocTabs } from '#importer/text/heredoc-tabs.ts';
import { noteChildList } from './child-lists.ts';
import { codeIn, scannedCode } from './code-of-page.ts';
import { settleDrawn } from './drawn-code.ts';
import { settleEmoji } from './emoji-codes.ts';
import { draftBlocks } from '#importer/drafts/draft-blocks.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { minutesIn, noteDraft, noteKeys, unusedKeys } from './unplaced-keys.ts';
import { showShortcodes } from './shown-shortcodes.ts';
import { noteSphinx } from './sphinx.ts';
import { showCodeTitles, takeFenceLooks, takeHugoAttributes } from './fence-words.ts';
import { stepsAsOne } from './steps-as-one.ts';
import { hasRaw, isHtml, readBody } from './read-body.ts';
import { splitFrontMatter } from './split-front-matter.ts';
import { descriptionOf } from './description-of.ts';
import type { SplitPage } from './split-front-matter.ts';
import { settleHeadings, takeHeadingIds } from './headings.ts';
import { convertActions } from './educates-actions.ts';
import { isNamedByHeading, noteMenuTitle, titleOf } from './made-title.ts';
import { noteOpenFences } from './open-fences.ts';
import { noteLeftovers } from './leftover-syntax.ts';
import { codelabHead, codelabMinutes } from '#importer/generators/codelabs.ts';
import { withoutMdxFences } from '#importer/generators/mdx-blocks.ts';
import { defaultValue, isWithoutLiquid } from '#importer/generators/jekyll-defaults.ts';
import { showRaw, withoutLiquid } from '#importer/generators/liquid-raw.ts';
import { pageLines } from '#importer/generators/marked-text.ts';
import { runsMacros, showsBraces } from '#importer/generators/mkdocs-macros.ts';
import { noParts } from '#importer/site-parts.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import { visibleWords, pageWords } from '#importer/text/page-words.ts';
import { textOfFile } from '#importer/text/private-signs.ts';
import { anchorsIn } from '#importer/text/anchors.ts';
import type { LinkTarget } from '#importer/text/anchors.ts';
import type { SourceCode } from '#importer/text/source-code.ts';
import { shownValue, valueAt } from '#importer/text/value-at.ts';
import { parseShown } from '#importer/text/written-floats.ts';

/** A page after reading: its tree with drafts in it, and notes on what was uncertain. */
export interface Page {
  /** Its name in notes. */
  file: string;
  title: string;
  description: string;
  /** How long it takes, where the page says so. */
  minutes: number | undefined;
  root: LessonNode;
  /** Every word that readers of the old page saw. None may be lost. */
  words: ReadonlySet<string>;
  /** All code of the old page. None may be changed without a note. */
  code: readonly SourceCode[];
  /** Those that the whole old site calls. */
  programs?: ReadonlySet<string>;
  /** Places in it that links lead to. */
  anchors: readonly LinkTarget[];
  notes: Note[];
}

/**
 * Reads a page of any generator. Never throws; whatever cannot be read is kept as text or code. `programs` are those that the
 * whole old site calls.
 */
export function readPage(
  file: string,
  source: string,
  flavour: Flavour,
  programs: ReadonlySet<string> = new Set(),
  site: SiteParts = noParts,
  asciiDoc?: AsciiDocPage,
): Page {
  const notes: Note[] = [];
  const note: TakeNote = (each) => notes.push(each);
  const text = textOfFile(source);
  const { data, body, firstLine, minutes = minutesIn(data) } = splitHead(text, flavour, note);
  const { render_with_liquid: rendersLiquid = !isWithoutLiquid(site) } = data;
  const runsLiquid = flavour !== 'jekyll' || rendersLiquid !== false;
  const parts = { ...site, settingOf: settingsWith(data, site, runsHugo(flavour)) };
  notes.push(...(asciiDoc?.notes ?? []));
  const steps: Note[] = [];
  const root =
    asciiDoc === undefined
      ? readBody(
          file,
          pageLines(runsLiquid ? body : withoutLiquid(body), firstLine),
          flavour,
          parts,
          (each) => steps.push(each),
        )
      : copyOf(asciiDoc.root);
  for (const each of stepsAsOne(steps)) note(each);
  if (flavour === 'educates' || asciiDoc !== undefined) convertActions(root, note);
  if (flavour !== 'text') {
    settleDrawn(root, flavour, site, note);
    if (!isHtml(file)) settleEmoji(root, { file, flavour }, site, note);
    noteLeftovers(
      root,
      { flavour, text: body, showsBraces: showsBraces(flavour, parts) },
      notes,
      note,
    );
    if (hasRaw(flavour, parts)) showRaw(root, notes);
    if (flavour === 'hugo') {
      showShortcodes(root, note);
      takeHugoAttributes(root, note);
    }
    noteSphinx(root, note);
    const lines = asciiDoc === undefined ? body.split('\n') : [];
    noteOpenFences(root, (line) => lines[line - firstLine] ?? '', note);
    showCodeTitles(root);
    takeFenceLooks(root, note);
  }
  takeHeadingIds(root, { hasValues: flavour === 'hugo' });
  const words = visibleWords(root);
  const scanned = isHtml(file)
    ? []
    : scannedCode(
        body,
        firstLine,
        runsLiquid ? flavour : 'markdown',
        runsLiquid && hasRaw(flavour, parts),
      );
  // Lines of a file that is included have one number.
  const included = (asciiDoc?.included ?? []).flatMap(({ text: part, line }) =>
    scannedCode(part, line, flavour, false).map((each) => ({ ...each, line })),
  );
  const code = [...scanned, ...included, ...codeIn(root)];
  const written = textOf(data, ['title', 'linktitle'])?.replaceAll(tags, '') ?? asciiDoc?.title;
  const isByHeading = isNamedByHeading(flavour, site);
  const title =
    settleHeadings(root, { written, above: site.titleAbove, isByHeading }, note) ??
    titleOf(file, root, flavour, site, note);
  noteMenuTitle(title, site, note);
  for (const word of pageWords(title)) words.add(word);
  noteKeys(unusedKeys(data, body, flavour === 'mkdocs' && runsMacros(parts)), title, note);
  noteDraft(data, site, note);
  if (flavour === 'hugo') noteChildList(file, data, site, note);
  draftBlocks(root, programs, note);
  const described = textOf(data, ['description', 'summary', 'lead', 'excerpt']);
  const description =
    described ?? asciiDoc?.description ?? site.description ?? descriptionOf(root) ?? title;
  const anchors = [
    ...anchorsIn(body, firstLine, flavour === 'asciidoc'),
    ...(asciiDoc?.anchors ?? []),
  ];
  return {
    ...{ file, title, description, minutes, root, words, code, programs, anchors },
    notes,
  };
}

/** The settings of the site, and below `page.` those of the front matter, or what the site says of all such pages. */
const settingsWith =
  (
    data: Readonly<Record<string, unknown>>,
    site: SiteParts,
    isAnyCase: boolean,
  ): SiteParts['settingOf'] =>
  (path) => {
    if (!path.startsWith('page.')) return site.settingOf(path);
    const name = path.slice('page.'.length);
    const own = valueAt(data, name, isAnyCase);
    const shown = shownValue(own);
    if (shown !== undefined) return shown;
    return (own === undefined ? defaultValue(site, name) : undefined) ?? site.settingOf(path);
  };

/** Whether pages are read by Hugo, for which capitals make no other key. */
const runsHugo = (flavour: Flavour): boolean => flavour === 'hugo' || flavour === 'educates';

/** The tools that show a value such as `2.0` with its zero. */
const showsFloats: ReadonlySet<Flavour> = new Set(['jekyll', 'mkdocs']);

/** The data at the head of a page, and its text. A codelab says how long each step takes. */
function splitHead(
  text: string,
  flavour: Flavour,
  note: TakeNote,
): SplitPage & { minutes: number | undefined } {
  const split = splitFrontMatter(text, note, showsFloats.has(flavour) ? parseShown : parseYaml);
  if (flavour !== 'text' && flavour !== 'asciidoc') split.body = withHeredocTabs(split.body);
  if (flavour === 'docusaurus') split.body = withoutMdxFences(split.body.split('\n')).join('\n');
  if (flavour !== 'codelabs') return { ...split, minutes: undefined };
  const lines = split.body.split('\n');
  const { data, body } = codelabHead(lines);
  const minutes = Math.ceil(codelabMinutes(lines));
  return {
    data: { ...split.data, ...data },
    body: body.join('\n'),
    firstLine: split.firstLine,
    minutes: minutes === 0 ? undefined : minutes,
  };
}

/** Marks of HTML that a title may have, of which a lesson has the words. */
const tags = /<\/?(?:code|kbd|b|i|em|strong|small|span|sup|sub)(?:\s[^<>]*)?>/gi;

function textOf(
  data: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): string | undefined {
  const lower = new Map(Object.entries(data).map(([key, value]) => [key.toLowerCase(), value]));
  const values = keys.map((key) => lower.get(key));
  const found = values.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim() : undefined;
}
