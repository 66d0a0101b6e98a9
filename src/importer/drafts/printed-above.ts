/** Whether the command above a block printed it, as is known of such commands, or as the page says. */
import { isShellLang, plainLangs } from '#importer/text/fence-lang.ts';
import { isCalledAlone, isSurelyCommand } from '#importer/text/command-shape.ts';
import { inOneLine } from '#importer/text/opened-shells.ts';
import { isJson, isTableOfObjects } from '#importer/text/output-shape.ts';
import { isDataPrintedBy, isPrintedBy, printsWords } from '#importer/text/printing-commands.ts';
import type { Before } from './around.ts';
import { draftOf } from './draft.ts';

export const clickLangs: ReadonlySet<string> = new Set(['exec', 'execute']);

/** Whether the command right above printed this, as is known of such commands. */
export function isPrintedAbove(
  lang: string,
  value: string,
  { command, isRight, announced }: Before,
): boolean {
  const draft = isRight && command !== undefined ? draftOf(command) : undefined;
  if (draft?.type !== 'command' || announced === 'file' || typedLangs.has(lang)) return false;
  if (announced !== 'output' && isCalledAlone(value)) return false;
  const last = inOneLine(draft.run.at(-1) ?? '').trim();
  return plainLangs.has(lang) || isShellLang(lang)
    ? isPrintedBy(value, last)
    : isDataPrintedBy(value, lang, last);
}

/** What stands below the first line of a block that is said to be an output, where that line is the last command above it once more. */
export function belowCommand(value: string, { announced, command }: Before): string | undefined {
  const draft = command === undefined ? undefined : draftOf(command);
  if (draft?.type !== 'command' || announced !== 'output') return undefined;
  const [first = '', ...others] = value.split('\n');
  const isAgain = first.trim() === inOneLine(draft.run.at(-1) ?? '').trim();
  const program = `${first.trim().split(' ', 1)[0] ?? ''} `;
  const isTyped = others.some((line) => isSurelyCommand(line) || line.trim().startsWith(program));
  return isAgain && others.some((line) => line.trim() !== '') && !isTyped
    ? others.join('\n')
    : undefined;
}

/** What is there to be typed, or copied. */
const typedLangs = new Set([...clickLangs, 'copy']);

/** Whether a command printed this: the page says so, and the command prints a file, whatever that holds; or it is JSON, and the command is none that opens a file or is given one on the way. */
export const isPrintedData = (
  lang: string,
  value: string,
  { announced, command }: Before,
): boolean =>
  announced === 'output' &&
  command !== undefined &&
  !isShellLang(lang) &&
  !plainLangs.has(lang) &&
  (printsWords(command.value ?? '') ||
    isDataPrintedBy(value, lang, inOneLine(command.value ?? '').trim()) ||
    (textLangs.has(lang) && isTableOfObjects(value)) ||
    (jsonLangs.has(lang) && !opensFile.test(command.value ?? '') && isJson(value)));

/** Languages of text, which authors give to what has none. */
const textLangs = new Set(['markdown', 'md', 'ini', 'sql', 'properties']);

const jsonLangs = new Set(['json', 'json5', 'jsonc']);
const opensFile = /^(?:sudo )?(?:vim?|nano|code|emacs|touch|cp|mv|mkdir|cd)\s[^\n]*$/;
