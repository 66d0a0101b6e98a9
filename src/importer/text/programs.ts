import { announcementIn } from './announcement.ts';
import { arrowSign, dataFile, promptedCommand } from './command-shape.ts';
import { isShellLang, langOf, sessionLangs } from './fence-lang.ts';
import { fenceAt, fenceReader } from './fence.ts';
import { isTypedByRoot, signOfPrompt } from './sign-prompts.ts';
import { wordsOfSource } from './words-of-text.ts';

/** A variable that a shell reads, with its sign. */
const variable = /\$\{?[A-Z_]\w*/gi;

/** Whether lines have a session with a prompt: then what has none in such a block is not surely typed. */
const hasSession = (lines: readonly string[]): boolean =>
  lines.some((line, at) => {
    const fence = /^[\s>]*(?:```|~~~)(.*)$/.exec(line);
    return (
      fence !== null &&
      sessionLangs.has(langOf(fence[1])) &&
      /^\s*[$%#] \S/.test(lines[at + 1] ?? '')
    );
  });

/**
 * Names of programs that pages call: at a prompt, first in a block that is said to be shell, as a function of one, or in sentences with
 * several things to do.
 * With its sign, `$REGION`, that of a variable that they read, and `#boatctl` what only root is seen to type. A sign alone, `»`, is one that they have for a prompt.
 */
export function programsIn(texts: readonly string[]): Set<string> {
  const programs = new Set<string>();
  const named = new Map<string, Set<string>>();
  for (const text of texts) {
    const fences = fenceReader();
    const lines = withFences(text).split('\n');
    const hasSessions = hasSession(lines);
    let isFirst = false;
    let isShell = false;
    let block: string[] = [];
    let above = '';
    for (const line of lines) {
      // The term of a list of AsciiDoc is no code.
      if (!line.trimEnd().endsWith('::'))
        for (const [name] of line.matchAll(variable)) programs.add(name.replace('{', ''));
      const wasOpen = fences.isOpen();
      fences.read(line);
      if (fences.isOpen() !== wasOpen) {
        const lang = langOf(behindFence(line));
        isShell = !wasOpen && isShellLang(lang);
        // What the line above calls an output does not begin with a program.
        const title = /\btitle=["']([^"']+)/.exec(line)?.[1] ?? '';
        isFirst =
          isShell &&
          !(hasSessions && sessionLangs.has(lang)) &&
          !announcesOutput(above) &&
          !announcesOutput(title);
        for (const each of typedAtSign(block)) programs.add(each);
        block = [];
        continue;
      }
      if (wasOpen) block.push(line);
      else if (line.trim() !== '') above = line;
      const made = isShell ? ofFunction.exec(line)?.[1] : undefined;
      if (made !== undefined) programs.add(made);
      for (const [, program = '', use = ''] of line.matchAll(inSentence))
        named.set(program, (named.get(program) ?? new Set()).add(use));
      const prompted = promptedCommand(line);
      if (prompted !== undefined)
        for (const sign of line.match(arrowSign) ?? []) programs.add(sign);
      const typed = prompted ?? (isFirst && !/^\s*(?:#|$)/.test(line) ? line : '');
      if (typed === '') continue;
      isFirst = false;
      // A word alone without a prompt may be printed, and so may columns.
      if (prompted === undefined && /^\s*\S+\s*$|\S(?: {2,}|\t)\S+(?: {2,}|\t)/.test(typed))
        continue;
      const program = programOf(typed);
      if (program !== undefined) programs.add(program);
    }
  }
  for (const [program, uses] of named) if (uses.size > 1) programs.add(program);
  return programs;
}

const announcesOutput = (line: string): boolean =>
  announcementIn(line.replaceAll(/<[^<>]*>|^\*\*|\*\*:?\s*$/g, '')) === 'output';

/** A page of AsciiDoc with fences around its blocks of code, as Markdown has them: both are read alike. */
const withFences = (text: string): string =>
  /^(?:=+ \S|:[\w-]+:(?: |$)|\[source\b)/m.test(text)
    ? text.replaceAll(block, '```$1\n$3```')
    : text;

/** A block of AsciiDoc between rows of signs, with the language and the title above it. */
const block =
  /^(?:\[[^\],\n]*(?:, *"?(\w+)(?:[^\]\w\n][^\]\n]*)?)?\]\n)?(?:\.\w[^\n]*\n)?(-{4,}|\.{4,})\n((?:(?!\2$).*\n)*?)\2$/gm;

/** How a shell defines a function, which is then called like a program. */
const ofFunction = /^\s*(?:function )?([a-z][\w-]*) ?\(\) ?\{/;

function behindFence(line: string): string {
  const signs = fenceAt(line) ?? '';
  return line.slice(line.indexOf(signs) + signs.length);
}

function programOf(typed: string): string | undefined {
  const [word = ''] = typed
    .trim()
    .replace(/^sudo\s+/, '')
    .split(/\s+/, 1);
  return /^[a-z](?:[a-z\d_.-]*[a-z\d_-])?$/.test(word) && !dataFile.test(word) ? word : undefined;
}

/** The programs of a block in which root types, where nothing stands but commands behind `#` and what they print, and the one behind `%` in the shell of C. */
function typedAtSign(lines: readonly string[]): string[] {
  if (signOfPrompt(lines)?.endsWith('%') === true)
    return lines.slice(0, 1).flatMap((line) => programOf(line.replace(/^\s*[\w-]*%/, '')) ?? []);
  return isTypedByRoot(lines) ? lines.flatMap((line) => rootCalls(line)) : [];
}

function rootCalls(line: string): string[] {
  const program = programOf(/^\s*# (.*)$/.exec(line)?.[1] ?? '');
  return program === undefined ? [] : [`#${program}`];
}

/** A program in code of a sentence, and what it is told to do: `boatctl moor`, `boatctl --all`. The words of source are none. */
const inSentence = new RegExp(
  `(?<!\`)\`(?!(?:${wordsOfSource.join('|')})\\s)` +
    /([a-z][a-z\d_.-]*[a-z\d]) +(--?[a-z][\w-]*|[a-z]+(?:-[a-z]+)*)(?=[ `])[^`\n]*`(?!`)/.source,
  'g',
);
