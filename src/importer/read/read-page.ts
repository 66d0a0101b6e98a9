import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { copyOf } from '#transforms/lesson/nodes.ts';
import { alertsToAsides } from './alerts.ts';
import type { AsciiDocPage } from './asciidoc.ts';
import { withHeredocTabs } from '#importer/text/heredoc-tabs.ts';
import { codeIn, scannedCode } from './code-of-page.ts';
import { contain } from './contain.ts';
import { settleDrawn } from './drawn-code.ts';
import { settleEmoji } from './emoji-codes.ts';
import { draftBlocks } from '#importer/drafts/draft-blocks.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { noteDraft, noteKeys, unusedKeys } from './unplaced-keys.ts';
import { showShortcodes } from './shown-shortcodes.ts';
import { takeFenceLooks } from './fence-looks.ts';
import { takeFenceAttributes } from './hugo-fences.ts';
import { settingsWith } from './page-settings.ts';
import { stepsAsOne } from './steps-as-one.ts';
import { splitFrontMatter } from './split-front-matter.ts';
import { descriptionOf } from './description-of.ts';
import type { SplitPage } from './split-front-matter.ts';
import { settleHeadings, takeHeadingIds } from './headings.ts';
import { convertActions } from './educates-actions.ts';
import { convertHtml, htmlPage } from './html.ts';
import { titleOf } from './made-title.ts';
import { noteLeftovers, showCodeTitles } from './leftover-syntax.ts';
import { withSurveys } from '#importer/generators/codelab-surveys.ts';
import {
  codelabHead,
  codelabMinutes,
  withElementBoxes,
  withPlainBoxes,
} from '#importer/generators/codelabs.ts';
import { withoutTerms } from '#importer/generators/definition-lists.ts';
import { withSpanTags } from '#importer/generators/span-tags.ts';
import { withQuotedTags } from '#importer/generators/lazy-tags.ts';
import { withClosings, withoutIndent } from '#importer/generators/docusaurus.ts';
import { withElementTexts } from '#importer/generators/mdx-elements.ts';
import { withoutBareTags, withoutMdxFences } from '#importer/generators/mdx-blocks.ts';
import { withMdxFormulas } from '#importer/generators/formulas.ts';
import { withTagsInDetails } from '#importer/generators/html-in-details.ts';
import { withWholeTables } from '#importer/generators/html-ends.ts';
import { withMarkdownCells } from '#importer/generators/markdown-cells.ts';
import { withMarkdownElements } from '#importer/generators/markdown-elements.ts';
import { isWithoutLiquid } from '#importer/generators/jekyll-defaults.ts';
import { withFormulas } from '#importer/generators/kramdown-formulas.ts';
import { withPlainDefinitions } from '#importer/generators/kramdown-definitions.ts';
import { withLiquidValues } from '#importer/generators/liquid-values.ts';
import { withWholeLiquid } from '#importer/generators/liquid-tags.ts';
import { withCodeBelow } from '#importer/generators/kramdown-code.ts';
import { withPlainExtensions } from '#importer/generators/kramdown-extensions.ts';
import { withKramdownItems } from '#importer/generators/kramdown-items.ts';
import { withQuotedBelow } from '#importer/generators/jekyll.ts';
import { noteUnderlines } from '#importer/generators/kramdown-underlines.ts';
import { noteBracketedNumbers } from '#importer/generators/kramdown-numbers.ts';
import { withKramdownTables } from '#importer/generators/kramdown-tables.ts';
import { withMkDocsTables } from '#importer/generators/mkdocs-tables.ts';
import { withHugoBlocks } from '#importer/generators/hugo-blocks.ts';
import { withWholeTags } from '#importer/generators/jsx-tags.ts';
import { withHtmlComments } from '#importer/generators/liquid-comments.ts';
import {
  hiddenRaw,
  showRaw,
  withHeldFences,
  withoutLiquid,
} from '#importer/generators/liquid-raw.ts';
import { withIncludes } from '#importer/generators/included.ts';
import { markConstructs } from '#importer/generators/mark-constructs.ts';
import { pageLines } from '#importer/generators/marked-text.ts';
import type { PageLines } from '#importer/generators/marked-text.ts';
import { withCodeTabs } from '#importer/generators/old-code-tabs.ts';
import { withWholeAddresses } from '#importer/generators/mkdocs-addresses.ts';
import { withReferences } from '#importer/generators/mkdocs-references.ts';
import { withCommentsBehind } from '#importer/generators/mkdocs-comments.ts';
import { withRules } from '#importer/generators/mkdocs-rules.ts';
import { withHtmlSetOut } from '#importer/generators/mkdocs-html.ts';
import { withItemFences, withItemMargins } from '#importer/generators/mkdocs-fences.ts';
import { withExtensions } from '#importer/generators/mkdocs-extensions.ts';
import { runsMacros } from '#importer/generators/mkdocs-macros.ts';
import { withNestedItems } from '#importer/generators/mkdocs-nested-items.ts';
import { withoutOpenFences } from '#importer/generators/mkdocs-open-fences.ts';
import { withOlderBlocks } from '#importer/generators/mkdocs-slashes.ts';
import { withSingleSnippets } from '#importer/generators/mkdocs-snippets.ts';
import { withoutBlocks } from '#importer/generators/mkdocs.ts';
import { mkDocsSettingsOf } from '#importer/generators/mkdocs-settings.ts';
import { withCodeGroups, withoutLinkAttributes } from '#importer/generators/vitepress.ts';
import { noParts } from '#importer/site-parts.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import { noteReadings } from './mkdocs-readings.ts';
import { parseMarkdown, settleMarkdown } from './read-markdown.ts';
import { plainTextPage } from './plain-text-page.ts';
import { visibleWords, pageWords } from '#importer/text/page-words.ts';
import { textOfFile } from '#importer/text/private-signs.ts';
import { anchorsIn } from '#importer/text/anchors.ts';
import type { LinkTarget } from '#importer/text/anchors.ts';
import type { SourceCode } from '#importer/text/source-code.ts';

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
  const { data, body, firstLine, minutes } = splitHead(text, flavour, note);
  const { render_with_liquid: rendersLiquid = !isWithoutLiquid(site) } = data;
  const runsLiquid = flavour !== 'jekyll' || rendersLiquid !== false;
  const parts = { ...site, settingOf: settingsWith(data, site) };
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
    if (!isHtml(file)) settleEmoji(root, flavour, site, note);
    noteLeftovers(root, { flavour, text: body }, notes, note);
    if (hasRaw(flavour, parts)) showRaw(root, notes);
    if (flavour === 'hugo') {
      showShortcodes(root, note);
      takeFenceAttributes(root, note);
    }
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
  const code = [...scanned, ...codeIn(root)];
  const written = textOf(data, ['title', 'linktitle']) ?? asciiDoc?.title;
  const title =
    settleHeadings(root, { written, above: site.titleAbove }, note) ??
    titleOf(file, root, flavour, site, note);
  for (const word of pageWords(title)) words.add(word);
  noteKeys(unusedKeys(data, body, flavour === 'mkdocs' && runsMacros(parts)), title, note);
  noteDraft(data, note);
  draftBlocks(root, programs, note);
  const described = textOf(data, ['description', 'summary', 'lead', 'excerpt']);
  const description =
    described ?? asciiDoc?.description ?? site.description ?? descriptionOf(root) ?? title;
  const anchors = [
    ...anchorsIn(body, firstLine, flavour === 'asciidoc'),
    ...(asciiDoc?.anchors ?? []),
  ];
  return {
    ...{ file, title, description, minutes, root, words, code, anchors },
    notes,
  };
}

/** The data at the head of a page, and its text. A codelab says how long each step takes. */
function splitHead(
  text: string,
  flavour: Flavour,
  note: TakeNote,
): SplitPage & { minutes: number | undefined } {
  const split = splitFrontMatter(text, note);
  if (flavour !== 'text') split.body = withHeredocTabs(split.body);
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

/** Whether a tool fills in what stands in braces of a page before it reads it, but for what stands between `{% raw %}` and `{% endraw %}`. */
const hasRaw = (flavour: Flavour, parts: SiteParts): boolean =>
  flavour === 'jekyll' || flavour === 'educates' || (flavour === 'mkdocs' && runsMacros(parts));

const isHtml = (file: string): boolean => /\.html?$/i.test(file);

function readBody(
  file: string,
  page: PageLines,
  flavour: Flavour,
  parts: SiteParts,
  note: TakeNote,
): LessonNode {
  const body = page.texts.join('\n');
  if (flavour === 'text') return plainTextPage(body, page.lines[0] ?? 1);
  if (isHtml(file)) return htmlPage(body, page.lines[0] ?? 1, note);
  const texts = flavour === 'jekyll' ? withHeldFences(page.texts) : page.texts;
  const own = hasRaw(flavour, parts) ? { ...page, texts: hiddenRaw(texts) } : page;
  const single =
    flavour === 'mkdocs'
      ? withSingleSnippets(own)
      : flavour === 'jekyll'
        ? withLiquidValues(withWholeLiquid(own), parts, note)
        : own;
  const whole = withIncludes(single, flavour, parts, note);
  const blocks = shaped(whole, flavour, note);
  const named =
    flavour === 'mkdocs'
      ? withExtensions(withReferences(withWholeAddresses(blocks), parts), parts, note)
      : flavour === 'docusaurus'
        ? withMdxFormulas(blocks, parts)
        : blocks;
  const marked = markConstructs(named, flavour, note);
  const root = parseMarkdown(marked.texts.join('\n'), marked.lines, {
    isKramdown: flavour === 'jekyll',
  });
  contain(root, marked.marks, note);
  if (flavour === 'mkdocs') noteReadings(root, page, mkDocsSettingsOf(parts), note);
  convertHtml(root, note);
  settleMarkdown(root);
  alertsToAsides(root, flavour === 'hugo', note);
  return root;
}

/** The lines of a page whose blocks do not depend on how far they are set in. */
function shaped(page: PageLines, flavour: Flavour, note: TakeNote): PageLines {
  if (flavour === 'docusaurus') {
    const own = withoutLinkAttributes(withCodeGroups(withCodeTabs(page)), note);
    const whole = withoutBareTags(withWholeTags(own, note), note);
    return withElementTexts({ ...whole, texts: withClosings(withoutIndent(whole.texts)) });
  }
  const whole = withTagsInDetails(withWholeTables(page));
  if (flavour === 'mkdocs') {
    const own = withMarkdownElements(withMarkdownCells(withHtmlSetOut(whole)));
    const closed = withoutOpenFences(own, note);
    const blocks = withoutBlocks(
      withoutTerms(withOlderBlocks(closed, note), note, { isLazy: true, isPython: true }),
    );
    const items = withNestedItems(withItemMargins(blocks));
    return withMkDocsTables(withRules(withCommentsBehind(withItemFences(items))), note);
  }
  if (flavour === 'hugo') return withHugoBlocks(withoutTerms(whole, note), note);
  if (flavour === 'jekyll') {
    const items = withKramdownItems(
      withHtmlComments(withPlainExtensions(withPlainDefinitions(whole))),
    );
    const quoted = withQuotedBelow(withFormulas(withSpanTags(withCodeBelow(items, note))));
    const blocks = withoutTerms(withMarkdownCells(quoted), note, { isLazy: true });
    noteBracketedNumbers(blocks, note);
    noteUnderlines(blocks, note);
    return withKramdownTables(blocks, note);
  }
  if (flavour === 'codelabs')
    return withPlainBoxes(withElementBoxes(withSurveys(whole, note)), note);
  return flavour === 'markdown' ? withQuotedTags(whole) : whole;
}

function textOf(
  data: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): string | undefined {
  const lower = new Map(Object.entries(data).map(([key, value]) => [key.toLowerCase(), value]));
  const values = keys.map((key) => lower.get(key));
  const found = values.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim() : undefined;
}
