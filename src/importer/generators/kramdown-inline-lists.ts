import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';
import { codeParts } from './marked-text.ts';
import { saysLook } from './mkdocs-looks.ts';

/** Attributes of an item, behind its sign. */
const ofItem = /^([\s>]*(?:[-*+]|\d+\.)[ \t]+)\{:[^{}]*\}\s*/;

/** Takes attributes that only change how something looks out of a line: `[words](address){:target="_blank"}`. */
export function withoutInlineLists(text: string, line: number, note: TakeNote): string {
  const gone = (lists: string): string => {
    for (const [list] of lists.matchAll(/\{:[^{}]*\}/g))
      if (saysLook(list)) noteLook({ text: list, line }, note);
    return '';
  };
  return codeParts(text)
    .map((part, index) => {
      if (part.isCode) return part.text;
      const words =
        index === 0
          ? part.text.replace(ofItem, (whole, sign: string) => sign + gone(whole))
          : part.text.replace(/^\{:[^{}]*\}/, gone);
      return words.replaceAll(
        /([)*\]])((?:\{:[^{}]*\})+)/g,
        (_, sign: string, lists: string) => sign + gone(lists),
      );
    })
    .join('');
}
