import { codeReader } from '#importer/text/code-reader.ts';
import { outsideCode } from './marked-text.ts';
import type { PageLines } from './marked-text.ts';

/** An extension of kramdown: `{::comment}`, `{::nomarkdown type="html"}`, `{::options key="value" /}`, and what ends one. */
const extension = /\{::(comment|nomarkdown)([^{}]*)\}|\{:\/(?:comment|nomarkdown)?\}/g;
const blockHtml = /^\{::options[^{}]+\bparse_block_html="(true|false)"[^{}]*\}\s*$/;
const block =
  /^(\s*<(?:article|aside|center|details|div|figure|footer|header|main|nav|section)\b(?![^<>]*\smarkdown=)[^<>]*)>\s*$/;

/**
 * The lines of a page in which what kramdown does not show is a comment of Liquid, what it does not read stands as it is, and a lone `^`,
 * which parts lists and code, is an empty comment of HTML.
 */
export function withPlainExtensions({ texts, lines }: PageLines): PageLines {
  if (!texts.some((text) => hasSign.test(text))) return { texts, lines };
  const made = { texts: [] as string[], lines: [] as number[] };
  let open: 'comment' | 'html' | undefined;
  let readsHtml = false;
  const areCode = texts.map(codeReader());
  const lastEnd = texts.findLastIndex((text, at) => areCode[at] === false && text.includes('{:/'));
  const withoutTags = (part: string, isLast: boolean): string =>
    part.replaceAll(
      extension,
      (tag: string, name: string | undefined, type: string, at: number) => {
        // Without an end, it is a text like any other.
        if (name !== undefined && isLast && !part.includes('{:/', at)) return tag;
        if (name === undefined) {
          const wasOpen = open;
          open = undefined;
          return wasOpen === 'comment' ? '{% endcomment %}' : wasOpen === 'html' ? '' : tag;
        }
        const isShown = name === 'nomarkdown' && (!type.includes('type=') || /html/.test(type));
        open = isShown ? 'html' : 'comment';
        return isShown ? '' : '{% comment %}';
      },
    );
  for (const [index, text] of texts.entries()) {
    const isText = areCode[index] === false;
    readsHtml = isText ? (blockHtml.exec(text)?.[1] ?? String(readsHtml)) === 'true' : readsHtml;
    const shown = !isText
      ? [text]
      : blockHtml.test(text)
        ? ['']
        : end.test(text)
          ? ['', text.replace(/\^\s*$/, '<!-- -->'), '']
          : [
              outsideCode(readsHtml ? text.replace(block, '$1 markdown="1">') : text, (part) =>
                withoutTags(part, index >= lastEnd),
              ),
            ];
    made.texts.push(...shown);
    made.lines.push(...shown.map(() => lines[index] ?? 1));
  }
  return made;
}

const end = /^ *\^\s*$/;
const hasSign = /\{::|^ *\^\s*$/;
