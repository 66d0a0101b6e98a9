/** Words of an author in a session, which nobody types and nothing prints. */
import { isLeadIn } from '#importer/text/announcement.ts';
import { hasWords } from '#importer/text/sign-prompts.ts';

/** Whether a line is a sentence of an author, where nothing is typed yet: `Delete each boat that does not float.` */
export const isSentence = (line: string): boolean =>
  /^\p{Lu}\p{L}*(?: [^\s|]+){3,}[.!]\s*$/u.test(line) && hasWords.test(line);

/** A word above a prompt that says where it is typed: `Server`, `客户端`. What programs print alone is another. */
export const isLabel =
  /^(?:(?:Client|Server|Host|Master|Node|Worker|Local|Remote)[es]?(?: ?\d)?|\p{sc=Han}{2,6})\s*$/u;

/** A line of words alone. */
const ofWords = /^\s*\p{L}[\p{L}\d]*(?:[ ,，、;；:：.…()'-]{1,2}[\p{L}\d]+)*[.…:：]*\s*$/u;

/**
 * Which lines are words of the author that say what is typed below them: the session begins with one, and each stands below an empty line and above
 * a prompt, or an empty line and a prompt. One alone may have been printed where a command stands above, but in letters of Chinese or Japanese, as
 * few programs print. `isAfter`: one does.
 */
export function titlesIn(
  lines: readonly string[],
  typedLines: readonly (string | undefined)[],
  isAfter: boolean,
): ReadonlySet<number> {
  const isEmpty = (at: number): boolean => (lines[at] ?? '').trim() === '';
  const isTitle = (at: number): boolean =>
    ofWords.test(lines[at] ?? '') &&
    typedLines[at] === undefined &&
    isEmpty(at - 1) &&
    typedLines[isEmpty(at + 1) ? at + 2 : at + 1] !== undefined;
  const titles = lines.flatMap((_, at) => (isTitle(at) ? [at] : []));
  const [first] = titles;
  const begins = first !== undefined && first === lines.findIndex((line) => line.trim() !== '');
  if (begins && (titles.length > 1 || !isAfter)) return new Set(titles);
  return new Set(titles.filter((at) => inSigns.test(lines[at] ?? '')));
}

const inSigns = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Whether a line above a session is what its author says of it: `Expected output:`. */
export const isCaption = (line: string): boolean => /[:：]\s*$/.test(line) && isLeadIn(line);

/** A comment without a blank behind its sign, as no program prints it: `#查看`, `#Moor the boat`. */
export const tightComment = /^\s*#(?:\p{sc=Han}|\p{Lu}\p{Ll}+(?: [\p{L}\d'’,./:()-]+)+\s*$)/u;

/** Whether a comment is a sentence below an empty line, or in letters of Chinese or Japanese: no table and no log has such a line. */
export const isRemarkBelow = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  return (
    (/^\s*#/.test(line) && inSigns.test(line)) ||
    ((lines[at - 1] ?? 'x').trim() === '' && /^\s*# \p{Lu}\p{L}*(?: [^\s|]+){3,}$/u.test(line))
  );
};

/** A remark as programs have them, right below what was typed: `// Wait until it is moored`. */
export const isSlashRemark = /^\s*\/\/ (?=\p{L})/u;

/** A remark that says itself that it is one: `注：港口开放`. */
export const isNamedRemark =
  /^\s*(?:(?:注意?|备注|備註|说明|說明|提示|例)[：:]|例如[ :：,，]|(?:然后|接着|接下来|最后|现在)[\p{sc=Han}，]{2,16} ?[：:]?\s*$)/u;

/** The word of an author alone, above what a command prints. */
export const isOutputLabel =
  /^\s*(?:Outputs?|Salida|Sa[ií]da|Ausgabe|Sortie|Résultat|Resultado|Result|Risultato|输出|輸出|结果|結果) ?[:：]?\s*$/u;

/** A word of an author alone, between two ways to do something. */
export const isConjunction = /^\s*(?:or|ou|oder|oppure|o|或者?)\s*$/i;
