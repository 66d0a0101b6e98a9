import type { Flavour } from './flavour.ts';
import { withSurveys } from './codelab-surveys.ts';
import { withElementBoxes, withPlainBoxes } from './codelabs.ts';
import { withoutTerms } from './definition-lists.ts';
import { withSpanTags } from './span-tags.ts';
import { withQuotedTags } from './lazy-tags.ts';
import { withClosings, withoutIndent } from './docusaurus.ts';
import { withElementTexts, withoutBareTags } from './mdx-blocks.ts';
import { withTagsInDetails } from './html-in-details.ts';
import { withWholeTables } from './html-ends.ts';
import { withMarkdownCells } from './markdown-cells.ts';
import { withMarkdownElements } from './markdown-elements.ts';
import { withMarkdownItems } from './markdown-items.ts';
import { withFormulas } from './kramdown-formulas.ts';
import { withPlainDefinitions } from './kramdown-definitions.ts';
import { withoutContentsFrames } from '#importer/generators/kramdown-contents.ts';
import { withPrintedBoxes, withWholeCode } from './code-in-elements.ts';
import { withCodeBelow } from './kramdown-code.ts';
import { withPlainExtensions } from './kramdown-extensions.ts';
import { withKramdownItems } from './kramdown-items.ts';
import { withQuotedBelow } from './jekyll.ts';
import { noteKramdownReadings } from './kramdown-readings.ts';
import { withKramdownTables } from './kramdown-tables.ts';
import { withMkDocsTables } from './mkdocs-tables.ts';
import { withHugoBlocks } from './hugo-blocks.ts';
import { withTabsInLines } from './tabs-in-lines.ts';
import { withWholeFences } from './whole-fences.ts';
import { withWholeTags } from './jsx-tags.ts';
import { withHtmlComments } from './liquid-comments.ts';
import type { PageLines } from './marked-text.ts';
import { withCodeTabs } from './old-code-tabs.ts';
import { withCommentsBehind } from './mkdocs-comments.ts';
import { withRules } from './mkdocs-rules.ts';
import { withHtmlSetOut } from './mkdocs-html.ts';
import { withItemFences, withItemMargins } from './mkdocs-fences.ts';
import { withNestedItems } from './mkdocs-nested-items.ts';
import { withoutOpenFences } from './mkdocs-open-fences.ts';
import { withOlderBlocks } from './mkdocs-slashes.ts';
import { withoutBlocks } from './mkdocs.ts';
import { withCodeGroups, withoutLinkAttributes } from './vitepress.ts';
import type { TakeNote } from '#importer/note.ts';

/** The lines of a page whose blocks do not depend on how far they are set in. */
export function shaped(page: PageLines, flavour: Flavour, note: TakeNote): PageLines {
  if (flavour === 'docusaurus') {
    const own = withoutLinkAttributes(withCodeGroups(withCodeTabs(withWholeFences(page))), note);
    const whole = withoutBareTags(withWholeTags(withTabsInLines(own), note), note);
    return withElementTexts({ ...whole, texts: withClosings(withoutIndent(whole.texts)) });
  }
  const own = flavour === 'jekyll' ? withPrintedBoxes(withoutContentsFrames(page, note)) : page;
  const whole = withTagsInDetails(withWholeTables(withWholeCode(own)));
  if (flavour === 'mkdocs') {
    const items = withMarkdownItems(whole, 'MkDocs', note);
    const elements = withMarkdownElements(withMarkdownCells(withSpanTags(withHtmlSetOut(items))));
    const closed = withoutOpenFences(elements, note);
    const blocks = withoutBlocks(
      withoutTerms(withOlderBlocks(closed, note), note, { isLazy: true, isPython: true }),
    );
    const nested = withNestedItems(withItemMargins(blocks));
    return withMkDocsTables(withRules(withCommentsBehind(withItemFences(nested))), note);
  }
  if (flavour === 'hugo') return withHugoBlocks(withoutTerms(withWholeFences(whole), note), note);
  if (flavour === 'jekyll') {
    const items = withKramdownItems(
      withHtmlComments(
        withPlainExtensions(withPlainDefinitions(withMarkdownItems(whole, 'kramdown', note))),
      ),
    );
    const quoted = withQuotedBelow(withFormulas(withSpanTags(withCodeBelow(items, note))));
    const blocks = withoutTerms(withMarkdownCells(quoted), note, { isLazy: true });
    noteKramdownReadings(blocks, note);
    return withKramdownTables(blocks, note);
  }
  if (flavour === 'codelabs')
    return withPlainBoxes(withElementBoxes(withSurveys(whole, note)), note);
  return flavour === 'markdown' ? withQuotedTags(whole) : whole;
}
