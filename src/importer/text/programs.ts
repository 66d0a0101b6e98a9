import { promptedCommand } from './command-shape.ts';
import { isShellLang, langOf, sessionLangs } from './fence-lang.ts';
import { fenceAt, fenceReader } from './fence.ts';
import { isTypedByRoot } from './sign-prompts.ts';
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
 * With its sign, `$REGION`, that of a variable that they read, and `#boatctl` what only root is seen to type.
 */
export function programsIn(texts: readonly string[]): Set<string> {
  const programs = new Set<string>();
  const named = new Map<string, Set<string>>();
  for (const text of texts) {
    const fences = fenceReader();
    const lines = text.split('\n');
    const hasSessions = hasSession(lines);
    let isFirst = false;
    let isShell = false;
    let block: string[] = [];
    for (const line of lines) {
      // The term of a list of AsciiDoc is no code.
      if (!line.trimEnd().endsWith('::'))
        for (const [name] of line.matchAll(variable)) programs.add(name.replace('{', ''));
      const wasOpen = fences.isOpen();
      fences.read(line);
      if (fences.isOpen() !== wasOpen) {
        const lang = langOf(behindFence(line));
        isShell = !wasOpen && isShellLang(lang);
        isFirst = isShell && !(hasSessions && sessionLangs.has(lang));
        for (const each of typedByRoot(block)) programs.add(each);
        block = [];
        continue;
      }
      if (wasOpen) block.push(line);
      const made = isShell ? ofFunction.exec(line)?.[1] : undefined;
      if (made !== undefined) programs.add(made);
      for (const [, program = '', use = ''] of line.matchAll(inSentence))
        named.set(program, (named.get(program) ?? new Set()).add(use));
      const prompted = promptedCommand(line);
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
  return /^[a-z](?:[a-z\d_.-]*[a-z\d_-])?$/.test(word) ? word : undefined;
}

/** The programs of a block in which root types: nothing stands there but commands behind `#`, and what they print. */
const typedByRoot = (lines: readonly string[]): string[] =>
  isTypedByRoot(lines) ? lines.flatMap((line) => rootCalls(line)) : [];

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
