import { codeParts } from './marked-text.ts';
import { isCommandShaped } from '#importer/text/command-shape.ts';
import { isShellLang, langOf } from '#importer/text/fence-lang.ts';
import type { TakeNote } from '#importer/note.ts';

/** Python-Markdown and Pandoc write the language of a fence as a class: ```` ```{ .yaml title="pod.yaml" } ````. */
export function withPlainLang(text: string): string {
  const line = text.trimEnd();
  const open = line.indexOf('{');
  if (open === -1 || !line.endsWith('}') || !/[`~] ?$/.test(line.slice(0, open))) return text;
  const [lang = '', ...others] = line
    .slice(open + 1, -1)
    .trim()
    .split(' ');
  return lang.startsWith('.') ? [line.slice(0, open) + lang.slice(1), ...others].join(' ') : text;
}

/** Killercoda and Katacoda close a fence with what a click does: ```` ```{{exec}} ````. */
export function withoutAction(text: string): [shown: string, action: string] {
  const match = /^([\s>]*(?:`{3,}|~{3,})) ?\{\{([^{}]*)\}\}\s*$/.exec(text);
  if (match === null) return [text, ''];
  const [, shown = '', action = ''] = match;
  return [shown, action.trim().replace(/^(interrupt) (exec\w*)/i, '$2 $1')];
}

/** Code in a line of its own that a click runs or copies: `` `kubectl get pods`{{exec}} ``. `sign`: what ends a sentence behind it. */
export function clickedCode(
  text: string,
): { code: string; isRun: boolean; sign: string } | undefined {
  const match =
    /^\s*(`+)(?!`)([\s\S]+?)(?<!`)\1 ?\{\{ ?(exec|execute|copy)\b[^{}]*\}\}([.:,;。：，；]?)\s*$/i.exec(
      text,
    );
  const [, ticks = '', code = '', action = '', sign = ''] = match ?? [];
  // Within a command backticks begin another one; those that end code have words or a sign behind them.
  const isTwo = /^[^`]*(`+)(?=[\s\p{P}])/u.exec(code)?.[1] === ticks;
  return code.trim() === '' || isTwo || pressesKeys(text)
    ? undefined
    : { code: inTicks(code), isRun: action.toLowerCase() !== 'copy', sign };
}

/** Code between backticks as Markdown reads it, where a blank at each end belongs to them; lines have no blanks around them. */
function inTicks(code: string): string {
  const shown = code.startsWith(' ') && code.endsWith(' ') ? code.slice(1, -1) : code;
  return shown.includes('\n') ? shown.trim() : shown.trimStart();
}

/** Notes what the click of such a line does, and that the sign behind it is left out. */
export function noteClicked(text: string, sign: string, line: number, note: TakeNote): void {
  noteClick(/\{\{([^{}]*)\}\}\W?\s*$/.exec(text)?.[1] ?? '', line, note);
  if (sign === '') return;
  note({
    code: 'action',
    line,
    unsure: `“${sign}” stands behind what a click did.`,
    did: 'I made a command of it, and left the sign out.',
    look: 'Nothing, if the words around it can be read.',
  });
}

/** The last line of code over several lines that a click runs: backticks, its commands, `` `{{execute}} ``. Where they are those of a fence, code stands in both lines. */
export function clickEnd(lines: readonly string[], index: number): number {
  const ticks = /^\s*(`{1,2}|`{3}(?=\S+[ (]))[^`]*$/.exec(lines[index] ?? '')?.[1];
  if (ticks === undefined) return index;
  const length = lines
    .slice(index + 1, index + 100)
    .findIndex((line) => line.includes('`') || line.trim() === '');
  const closes = /^(?!\s*`{3})[^`]*(`+) ?\{\{ ?(?:exec|execute|copy)\b[^{}]*\}\}\s*$/i;
  return length !== -1 && closes.exec(lines[index + 1 + length] ?? '')?.[1] === ticks
    ? index + 1 + length
    : index;
}

/** Whether a click presses keys instead of typing code: `` `^C`{{execute ctrl-seq}} ``. */
const pressesKeys = (text: string): boolean => text.search(keysPressed) !== -1;

const keysPressed = /`\^[A-Z]` ?\{\{ ?(?:exec|execute)\b|\{\{ ?(?:exec|execute) [^{}]*ctrl-seq/gi;

/** Whether nothing of a line of shell is run. */
export const isComment = (text: string): boolean => /^[\s>]*(?:#.*)?$/.test(text);

/** Notes what a click does besides running code: it ends what runs, or goes to another terminal. `hasCode`: whether there is some. */
function noteClick(action: string, line: number, note: TakeNote, hasCode = true): void {
  const [verb = '', ...words] = action.trim().split(/\s+/);
  const others = words.filter((word) => !/^(?:T1|no-newline)$/i.test(word));
  if (!/^exec/i.test(verb) || others.length === 0) return;
  const isEnding = others.includes('interrupt');
  if (isEnding && !hasCode) {
    note({
      code: 'action',
      line,
      unsure: 'A click pressed Ctrl+C, and ran nothing.',
      did: 'I kept its comment as code.',
      look: 'Say that learners press Ctrl+C.',
    });
    return;
  }
  const places = others.filter((word) => word !== 'interrupt');
  const what = [
    ...(isEnding ? ['pressed Ctrl+C before it ran this'] : []),
    ...(places.length === 0 ? [] : [`ran this in ${places.join(' ')}`]),
  ];
  note({
    code: 'action',
    line,
    unsure: `A click ${what.join(', and ')}.`,
    did: 'I kept what it ran, and nothing else of it.',
    look: isEnding
      ? 'Say before it what learners end first.'
      : 'Say before it which terminal or machine learners need.',
  });
}

/** Does what the action behind a fence says of the code that has just ended there. `opened`: the place of the line that opened the fence. */
export function takeAction(
  action: string,
  texts: string[],
  { opened, line }: { opened: number; line: number },
  note: TakeNote,
): void {
  if (/^copy/i.test(action)) markCopied(texts, opened);
  if (!/^exec/i.test(action)) return;
  if (action.includes('ctrl-seq')) withoutClicks(`\`{{${action}}}`, line, note);
  else {
    markTyped(texts, opened, line, note);
    noteClick(action, line, note, !texts.slice(opened + 1).every(isComment));
  }
}

/**
 * A block that a click runs is typed, whatever its fence says, if it begins like a command. Code of another language stays code:
 * it is typed into a program that runs there.
 */
function markTyped(texts: string[], index: number, line: number, note: TakeNote): void {
  const opening = (texts[index] ?? '').trimEnd();
  const [, fence = '', lang = ''] = /^(.*?(?:`{3,}|~{3,})) ?(\S*)/.exec(opening) ?? [];
  const isOfShell = /^(?:ba|z)?sh(?:ell)?$/i.test(lang);
  if (!isOfShell && isShellLang(langOf(lang))) return;
  const code = texts.slice(index + 1).map((text) => text.replace(/^[\s>]+/, ''));
  const first = code.find((text) => text !== '' && !text.startsWith('#')) ?? '';
  if (isOfShell || /^(?:plain|plaintext|text|txt|none)?$/i.test(lang) || isCommandShaped(first)) {
    texts[index] = `${fence}exec`;
    return;
  }
  noteTypedCode(line, note);
}

/** Says that a click typed code of another language than that of a shell. */
export const noteTypedCode = (line: number, note: TakeNote): void =>
  note({
    code: 'action',
    line,
    unsure: 'A click typed this code into a terminal.',
    did: 'I kept it as code, without a button.',
    look: 'Say before it where learners type it.',
  });

/** A block that a click copies is not printed, if its fence does not say what it is. */
function markCopied(texts: string[], index: number): void {
  const opening = (texts[index] ?? '').trimEnd();
  if (opening.endsWith('```') || opening.endsWith('~~~')) texts[index] = `${opening}copy`;
}

/** What a click does, right behind code. */
const click = /^(?: (?=\{\{ ?(?:exec|copy)))?\{\{ ?((?:exec|execute|copy|open)\b[^{}]*)?\}\}/i;
/** The same behind code that began in a line above. */
const clickBelow =
  /`(?: (?=\{\{ ?(?:exec|copy)))?\{\{ ?((?:exec|execute|copy|open)\b[^{}]*)?\}\}/gi;

function asHtml(code: string): string {
  const run = /^`+/.exec(code)?.[0].length ?? 0;
  const shown = code.slice(run, code.length - run);
  return `<code>${shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`;
}

/** A line without what a click does to code within a sentence. It has no button there, which is noted. Code such as `{{ open }}` is none. */
export function withoutClicks(text: string, line: number, note: TakeNote): string {
  if (!text.includes('`')) return text;
  const actions: string[] = [];
  const parts = codeParts(text);
  // In HTML, backticks are no code.
  const isHtml = /^\s*<[a-z]/i.test(text);
  const left = parts.map((part, index) => {
    if (part.isCode) {
      const isClicked = isHtml && click.test(parts[index + 1]?.text ?? '');
      return isClicked ? asHtml(part.text) : part.text;
    }
    const code = (parts[index - 1]?.text ?? '').replaceAll('`', '');
    const taken = (_: string, action = ''): string => {
      // A word to be copied is as good where it is read.
      const isWord = /^copy/i.test(action) && !(code.includes(' ') && isCommandShaped(code));
      if (!isWord) actions.push(action.trim().toLowerCase());
      return '';
    };
    const words = index === 0 ? part.text : part.text.replace(click, taken);
    return words.replaceAll(clickBelow, (_, action?: string) => `\`${taken('', action)}`);
  });
  noteActions(text, actions, line, note);
  return left.join('');
}

function noteActions(text: string, actions: readonly string[], line: number, note: TakeNote): void {
  const runs = actions.filter((each) => each.startsWith('exec'));
  const keys = [...text.matchAll(keysPressed)].length;
  if (keys > 0 && runs.length > 0)
    note({
      code: 'action',
      line,
      unsure: 'A click pressed these keys.',
      did: 'I kept them as code.',
      look: 'Say that learners press them.',
    });
  if (runs.length > keys) {
    const elsewhere = runs.flatMap(
      (each) => each.toUpperCase().match(/\b(?:T[2-9]|HOST\d+)\b/g) ?? [],
    );
    note({
      code: 'action',
      line,
      unsure: `A click ran code within this line${elsewhere.length === 0 ? '' : ` in ${elsewhere.join(', ')}`}${runs.some((each) => / interrupt\b/.test(each)) ? ', after Ctrl+C' : ''}.`,
      did: 'I kept the code: it has a button where it stands alone and is a command.',
      look: 'If learners are to run it, put it into `commands` of lesson.yaml.',
    });
  }
  if (actions.some((each) => each.startsWith('copy')))
    note({
      code: 'action',
      line,
      unsure: 'A click copied code within this line.',
      did: 'I kept the code: it has a button where it stands alone and is a command.',
      look: 'If learners are to run it, put it into `commands` of lesson.yaml.',
    });
  if (actions.includes('open'))
    note({
      code: 'action',
      line,
      unsure: 'A click opened this file in an editor.',
      did: 'I kept its name.',
      look: 'Say what learners do with it.',
    });
}
