import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { withEndedFences } from '#importer/generators/hugo-blocks.ts';
import { hiddenRaw, shownRaw, withHeldFences } from '#importer/generators/liquid-raw.ts';
import { pageLines } from '#importer/generators/marked-text.ts';
import { openFencesShown } from '#importer/generators/mkdocs-open-fences.ts';
import { shortcodeParts } from '#importer/generators/shortcode.ts';
import { lineOf } from '#importer/note.ts';
import { commandOfClick } from './clickable-action.ts';
import { asciiDocBlocks } from '#importer/text/asciidoc-blocks.ts';
import { withoutPadding } from '#importer/text/inline-code.ts';
import { sourceCode } from '#importer/text/source-code.ts';
import type { SourceCode } from '#importer/text/source-code.ts';

/** The code of a page as its text shows it, found without the parser that it is read with. `hasRaw`: whether `{% raw %}` is a tag. */
export function scannedCode(
  body: string,
  firstLine: number,
  flavour: Flavour,
  hasRaw: boolean,
): SourceCode[] {
  if (flavour === 'text') return [];
  if (flavour === 'asciidoc') return asciiDocBlocks(body, firstLine).map(asTyped);
  if (flavour === 'hugo') {
    const lines = body.split('\n');
    const page = withEndedFences(pageLines(body, firstLine));
    return sourceCode(page.texts.join('\n'), 1, true).flatMap((found) => {
      const each = { ...found, line: page.lines[found.line - 1] ?? firstLine };
      if (each.type === 'block') return [each];
      if (isArgument(each.text, lines, each.line - firstLine)) return [];
      return [{ ...each, text: shownShortcodes(each.text) }];
    });
  }
  if (flavour === 'mkdocs') {
    const lines = body.split('\n');
    const shown = openFencesShown(hasRaw ? hiddenRaw(lines) : lines).join('\n');
    return sourceCode(shown, firstLine, true).map(withShownRaw);
  }
  if (flavour === 'educates') return sourceCode(body, firstLine, true).map(asTyped);
  if (!hasRaw || !/raw|comment|<!--/.test(body))
    return sourceCode(body, firstLine, flavour !== 'docusaurus', flavour === 'jekyll');
  const lines = body.split('\n');
  const hidden = hiddenRaw(flavour === 'jekyll' ? withHeldFences(lines) : lines).join('\n');
  return sourceCode(hidden, firstLine, true, flavour === 'jekyll').map(withShownRaw);
}

/** What a click types, where it does nothing else, is the code of its fence. */
const asTyped = (code: SourceCode): SourceCode =>
  code.type === 'block' ? { ...code, text: commandOfClick(code.text) ?? code.text } : code;

const withShownRaw = (code: SourceCode): SourceCode => ({ ...code, text: shownRaw(code.text) });

/** Whether a text that begins in a line stands between the backticks of an argument of a shortcode, which may go on in the next lines. */
const isArgument = (text: string, lines: readonly string[], at: number): boolean =>
  shortcodeParts(lines.slice(at, at + text.split(' ').length).join(' ')).some(
    (part) => 'shortcode' in part && part.shortcode.raw.includes(`\`${text}\``),
  );

/** A shortcode between `/*` and `*\/` is shown without them. */
const shownShortcodes = (text: string): string =>
  text.replaceAll(/\{\{([<%])\/\*(.*?)\*\/([%>])\}\}/g, '{{$1$2$3}}');

/** The code that was read: besides what stands between fences, indented code, and that of HTML and of the generator. */
export function codeIn(root: LessonNode): SourceCode[] {
  const nodes = [...walk(root)].map(({ node }) => node);
  const touching = new Set(nodes.flatMap(({ children = [] }) => touchingCode(children)));
  return nodes.flatMap((node): SourceCode[] => {
    const line = lineOf(node);
    if (node.type === 'code') return [{ type: 'block', text: node.value ?? '', line }];
    if (node.type !== 'inlineCode') return [];
    const touches = touching.has(node) ? { touches: true } : {};
    return [{ type: 'inline', text: withoutPadding(node.value ?? ''), line, ...touches }];
  });
}

/** Code in a line right beside other code, one of which is a link. */
function touchingCode(nodes: readonly LessonNode[]): LessonNode[] {
  const codes = nodes.map((node) =>
    node.type === 'link' ? (node.children ?? []).filter(isCode) : [node].filter(isCode),
  );
  return codes.flatMap((each, at) =>
    (codes[at - 1] ?? []).length > 0 || (codes[at + 1] ?? []).length > 0 ? each : [],
  );
}

const isCode = ({ type }: LessonNode): boolean => type === 'inlineCode';
