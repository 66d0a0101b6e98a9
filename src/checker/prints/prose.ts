/**
 * What a person writes below a table: sentences and short remarks, in any language. It is told by what it is made of, so
 * that nothing else passes for it: a row that was damaged is none, however strange it looks.
 */
import { isCell, namesState, wordsOf } from './row-look.ts';
import { setOf } from '#checker/set-of.ts';

/** A word of a language, with the marks that writers put around it. */
const plainWord = /^[("“«¿¡*_`]*\p{L}[\p{Ll}\p{Lo}\p{M}]*(?:['’]\p{Ll}+)*[)"”»*_`]*[,;.!?:…]*$/u;

/** Letters of scripts that set no blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** What readers write below a table in one word or two. */
const remarks = setOf(
  'ok okay done yes no fine all good great nice it works looks ready now thanks thank you help everything up ' +
    'pronto feito deu certo sim tudo obrigado obrigada funciona funcionou 好 好的 好了 完成 完成了 可以 可以了 成功 成功了 正常 都正常 ' +
    '谢谢 没问题',
);

const remark = /^(\p{L}+)[,.!?，。！？]*$/u;

/** Whether a word says how it is, whatever mark stands behind it. */
export const isRemark = (word: string): boolean =>
  remarks.has(remark.exec(word)?.[1]?.toLowerCase() ?? '');

/** Whether a line ends as a sentence does. */
export const isEnded = (line: string): boolean => /[.!?。！？][)"”»]?$/u.test(line);

/** Whether a line was written by a person, in sentences: it may hold a count or an age in passing, never a row. */
export function isProse(text: string): boolean {
  const line = text
    .trim()
    .normalize('NFKC')
    .replace(/^(?:[>#*•-]|\/\/|\d\.) +/, '');
  // One word is a remark or nothing.
  if (/^[\x21-\x7e]+$/.test(line)) return isRemark(line);
  // Two blanks after a full stop are of a typewriter.
  const words = line.replace(/([.!?:;]) {2}(?=\S)/g, '$1 ').split(' ');
  const named = wordsOf(line);
  if (words.includes('') || line.includes('\t') || named.slice(0, 2).some(isCell)) return false;
  if (words.every(isRemark)) return true;
  if (/^(?:[\p{Extended_Pictographic}\uFE0F ]+|#{1,6} \p{Lu}\p{Ll}[\p{L}\d ]*)$/u.test(line))
    return true;
  if (namesState(plainWord.test(words[0] ?? '') ? words.slice(1).join(' ') : line)) return false;
  if (words.some((word) => /^[^\p{L}\p{N}\p{Extended_Pictographic}–—-]+$/u.test(word)))
    return false;
  const cells = named.filter(isCell).length;
  const letters = line.match(unspaced)?.length ?? 0;
  if (cells === 0 && letters > (isEnded(line) ? 2 : 4)) return true;
  if (isEnded(line) && words.length > 1 && words.every((word) => plainWord.test(word))) return true;
  if (cells > 0 && !isEnded(line) && !text.startsWith('# ')) return false;
  // Keys stand before colons, states in capitals.
  const plain = words.filter((word, at) =>
    /^\p{Ll}{2}[^:]*$/u.test(word) || at === 0 || at === words.length - 1
      ? plainWord.test(word)
      : false,
  );
  const several = new Set(plain.map((word) => word.toLowerCase())).size;
  return several >= 3 && several * 2 >= words.length && several >= cells * 2;
}
