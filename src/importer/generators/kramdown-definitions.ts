import { codeReader } from '#importer/text/code-reader.ts';
import type { PageLines } from './marked-text.ts';

/** What a name in brackets stands for: for kramdown, an address with whatever blanks. */
const definition = /^( {0,3})\[(?!\^)([^\]\n]+)\]:[ \t]*([^<\s].*)$/;
/** A title behind an address. */
const titled = /^(.*\S)([ \t]+(?:"[^"]+"|'[^']+'))$/;
/** Other parsers read these. */
const plain = /^\S+[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\))$/;

/** The lines of a page in which an address that has blanks stands in angle brackets, and one that is a comment is a comment. */
export function withPlainDefinitions({ texts, lines }: PageLines): PageLines {
  const isCode = codeReader();
  let canBegin = true;
  const made = texts.map((text) => {
    const isText = !isCode(text);
    const [, blank = '', name = '', address = ''] =
      (isText && canBegin ? definition.exec(text.trimEnd()) : null) ?? [];
    const isFound = /[ \t]/.test(address) && !plain.test(address);
    canBegin = text.trim() === '' || isFound || (isText && /^ {0,3}\[[^\]\n]+\]: /.test(text));
    if (!isFound) return text;
    const [, path = address, title = ''] = titled.exec(address) ?? [];
    return /^(?:\/\/|comment|#)$/i.test(name)
      ? `<!-- ${address.replace(/^#\s*/, '').replaceAll('-->', '→')} -->`
      : `${blank}[${name}]: <${path.replaceAll(/[<>]/g, '')}>${title}`;
  });
  return { texts: made, lines };
}
