import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { alertsToAsides } from './alerts.ts';
import { contain } from './contain.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { convertHtml, htmlPage } from './html.ts';
import { withMdxFormulas } from '#importer/generators/formulas.ts';
import { withLiquidValues } from '#importer/generators/liquid-values.ts';
import { withWholeLiquid } from '#importer/generators/liquid-tags.ts';
import { hiddenRaw, withHeldFences } from '#importer/generators/liquid-raw.ts';
import { withIncludes } from '#importer/generators/included.ts';
import { markConstructs } from '#importer/generators/mark-constructs.ts';
import type { PageLines } from '#importer/generators/marked-text.ts';
import { withWholeAddresses } from '#importer/generators/whole-addresses.ts';
import { withReferences } from '#importer/generators/mkdocs-references.ts';
import { withExtensions } from '#importer/generators/mkdocs-extensions.ts';
import { runsMacros } from '#importer/generators/mkdocs-macros.ts';
import { withRowsSetOut } from '#importer/generators/table-rows.ts';
import { shaped } from '#importer/generators/shape-blocks.ts';
import { withSingleSnippets } from '#importer/generators/mkdocs-snippets.ts';
import { mkDocsSettingsOf } from '#importer/generators/mkdocs-settings.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import type { TakeNote } from '#importer/note.ts';
import { hasIndentedCode } from './indented-code.ts';
import { noteReadings } from './mkdocs-readings.ts';
import { parseMarkdown, settleMarkdown } from './read-markdown.ts';
import { plainTextPage } from './plain-text-page.ts';

/** Whether a tool fills in what stands in braces of a page before it reads it, but for what stands between `{% raw %}` and `{% endraw %}`. */
export const hasRaw = (flavour: Flavour, parts: SiteParts): boolean =>
  flavour === 'jekyll' || flavour === 'educates' || (flavour === 'mkdocs' && runsMacros(parts));

export const isHtml = (file: string): boolean => /\.html?$/i.test(file);

/** The tree of the text of a page: what its tool adds to Markdown is made Markdown or marks first, and read again out of the tree. */
export function readBody(
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
  const whole = withRowsSetOut(withIncludes(single, flavour, parts, note));
  const blocks = withWholeAddresses(shaped(whole, flavour, note), flavour, note);
  const named =
    flavour === 'mkdocs'
      ? withExtensions(withReferences(blocks, parts), parts, note)
      : flavour === 'docusaurus'
        ? withMdxFormulas(blocks, parts)
        : blocks;
  const marked = markConstructs(named, flavour, note);
  const root = parseMarkdown(marked.texts.join('\n'), marked.lines, {
    isKramdown: flavour === 'jekyll',
    hasIndented: hasIndentedCode(file, flavour, parts),
  });
  contain(root, marked.marks, note);
  if (flavour === 'mkdocs') noteReadings(root, page, mkDocsSettingsOf(parts), note);
  convertHtml(root, note);
  settleMarkdown(root);
  alertsToAsides(root, flavour === 'hugo', note);
  return root;
}
