import { aroundCode, withPlainMail } from './marked-text.ts';

/** Python-Markdown lets a blank stand within two stars, as in `** Note**`, where others see no emphasis; `2 ** 3` is a sum. */
export const withTightStars = (line: string): string => aroundCode(line, tightened);

function tightened(text: string): string {
  const parts = text.split('**');
  const isPaired = parts.length > 2 && parts.length % 2 === 1;
  if (!isPaired || /\*{3}|\\\*/.test(text)) return text;
  for (let at = 1; at < parts.length; at += 2) {
    const [before = '', inner = '', after = ''] = parts.slice(at - 1, at + 2);
    const words = inner.trim();
    const start = inner.slice(0, inner.length - inner.trimStart().length);
    const end = inner.slice(inner.trimEnd().length);
    const isAlone = parts.length === 3 && before.trim() === '' && after.trim() === '';
    const isMeant = isAlone || (start === '') !== (end === '');
    const stands = /(?:^|[\s([])$/.test(before) && !/^\w/.test(after);
    if (words === '' || inner.includes('|') || !isMeant || !stands) continue;
    parts.splice(
      at - 1,
      3,
      before + (/(?:^|\s)$/.test(before) ? '' : start),
      words,
      after.startsWith(' ') ? after : end + after,
    );
  }
  return parts.join('**');
}

/** In the words of a link to it, an address needs no brackets, with which others see no link: `[<address>](address)`. */
export const withPlainAddresses = (text: string): string =>
  withPlainMail(text).replaceAll(/\[<(https?:\/\/[^<>\s]+)>\](?=\()/g, '[$1]');
