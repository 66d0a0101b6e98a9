/** What is typed in each line of a session. */
import { arrowSign, atTheRight, isCommandShaped, promptedCommand } from './command-shape.ts';
import { entersMachine, isOfContainer, mayEnterMachine, opensShell } from './opened-shells.ts';
import {
  areAbovePrompts,
  behindSign,
  callsAtRoot,
  hasWords,
  isHash,
  isTypedAtRoot,
  isTypedByRoot,
  signOfPrompt,
  withGlued,
} from './sign-prompts.ts';
import { isToldByKubectl } from './told-by-kubectl.ts';

/** Tells of lines of a session whether they are a prompt at which nothing is typed: `$`, or one that its commands have. */
export function barePromptIn(
  lines: readonly string[],
  typedLines: readonly (string | undefined)[] = typedIn(lines),
): (line: string) => boolean {
  const prompts = new Set(['$']);
  const machines = new Set<string>();
  for (const [at, typed] of typedLines.entries()) {
    const line = withoutRight(lines[at] ?? '');
    const prompt = typed === undefined ? '' : line.slice(0, line.length - typed.length).trim();
    // A mere sign stands in outputs too.
    if (/[\w~/]/.test(prompt)) prompts.add(prompt);
    machines.add(machineOf(prompt));
    const above = (lines[at - 1] ?? '').trim();
    if (/^\W{1,3}$/.test(prompt) && firstLineOfPrompt.test(above)) prompts.add(above);
  }
  return (line) => {
    const bare = line.trim().replace(/(?<=[$#%>]) ?[█▉▊▌▮▯]$/u, '');
    return prompts.has(bare) || machines.has(machineOf(bare) || 'none');
  };
}

/** On which machine somebody types, by a prompt that tells that and the folder: `ana@north:~/boats$`; '' for any other. */
const machineOf = (prompt: string): string =>
  /^\[?[\w.-]+@([\w.-]+)[: ][^\s\]]*\]?(?: \([^()]{1,60}\))?[$#%>]$/.exec(prompt)?.[1] ?? '';

/** A line without the prompt that stands at its right. */
const withoutRight = (line: string): string =>
  line.includes('↵') ? line.replace(atTheRight, '') : line;

/** The first of two lines of a prompt: `me@boat ~/sea (main)`, `[node1] (local) me@boat ~`, `me@PC MINGW64 /c/sea`, `┌──(me㉿boat)-[~]`. */
const firstLineOfPrompt =
  /^(?:(?:\[[\w.-]{1,40}\] \([\w.-]{1,20}\) )?[\w.-]{1,40}@[\w.-]{1,60}(?: (?:MINGW|MSYS|UCRT|CLANG)\w*)?[ :]\[?[~/][^\s()]{0,80}(?: \([^()]{1,60}\))?|┌─+\(.{1,60}\)-\[.{1,80}\])$/u;

/** A command that opens a shell of root here, at whose prompt the lines below are typed. */
const toRoot = /^(?:sudo +(?:-[is]|(?:ba)?sh)|(?:sudo +)?su(?: +(?:-l?|--login))?(?: +root)?)$/;
const belowRoot = /^\s*# [a-z./]/;

/** Whether a command prints a file or an object, in which a comment may stand; a table has none, and what writes a file, unpacks one or opens a shell prints none. */
export const printsText = (command: string): boolean =>
  /^\s*(?:sudo\s+)?(?:cat|bat|head|tail|less|more|sed|grep|curl)\s|\s(?:get|describe|config|show|logs|env)(?:\s|$)/.test(
    command,
  ) &&
  !/^\s*(?:kubectl|k|oc)\s+get\s(?!.*\s(?:-o|--output)(?![= ]?wide\b))/.test(command) &&
  !/<<|\|\s*(?:sudo\s+)?(?:tar|(?:ba)?sh)\b|\s>>?\s*[^\s&]|^\s*(?:sudo\s+)?(?:sed\s(?:.*\s)?-i|curl\s(?:.*\s)?(?:-[a-zA-Z]*[oO]|--output|--remote-name)(?:\s|$))/.test(
    command,
  ) &&
  !opensShell(command);

/** Whether lines that begin like comments are the beginning of a file: a line without a prompt is below them. */
export const beginsFile = (below: string): boolean =>
  below.trim() !== '' && promptedCommand(below) === undefined;

/** Three cells with columns of blanks between them: `boat   1/1   Running`. */
const ofColumns = /^\S+ {2,}\S+ {2,}\S/;

/** For each line where the first one below it stands that is none of those to be passed: comments, and empty lines. */
export function belowComments(
  lines: readonly string[],
  passed: RegExp = /^\s*(?:#|$)/,
): readonly number[] {
  const found: number[] = [];
  let below = lines.length;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    found.push(below);
    if (!passed.test(lines[at] ?? '')) below = at;
  }
  return found.toReversed();
}

/**
 * What stands behind a prompt in each line. The name of what is built is none, which a builder writes before each line of its log:
 * behind it stand sentences, too. `boats> Running tests`, `boats> test 1 passed`. Where each line behind `#` stands right above another prompt, these are
 * comments: `# kubectl shows the boats` above `$ kubectl get boats`.
 */
export function promptedIn(lines: readonly string[]): (string | undefined)[] {
  const names = new Set(
    lines.flatMap((line) => /^[a-z][\w.-]*> (?=[A-Z][a-z]+ )/.exec(line)?.[0] ?? []),
  );
  const typed = lines.map((line) =>
    names.has(/^\S+ /.exec(line)?.[0] ?? '') ? undefined : promptedCommand(line),
  );
  return areAbovePrompts(lines)
    ? typed.map((each, at) => (isHash(lines[at] ?? '') ? undefined : each))
    : withGlued(lines, typed);
}

/**
 * Which lines are commands at the prompt of root, below a line without one that opens a shell: up to `# exit`, or to the end where
 * nothing is typed without that prompt any more.
 */
export function typedByOpened(lines: readonly string[]): ReadonlySet<number> {
  const exit = lines.findIndex((line) => line.trim() === '# exit');
  const end = exit === -1 ? lines.length : exit + 1;
  const isBehindRoot = (line = ''): boolean => /^\s*# /.test(line);
  const opener = lines
    .slice(0, end)
    .findLastIndex((line, at) => isBehindRoot(lines[at + 1]) && opensShell(line));
  const below = lines.slice(opener + 1, end);
  const areRight = below.every((line) =>
    isBehindRoot(line)
      ? isCommandShaped(behindRootSign(line)) && !hasWords.test(line)
      : exit === -1 && (isValue.test(line) || !isCommandShaped(line)),
  );
  return opener !== -1 && areRight
    ? new Set(below.flatMap((line, at) => (isBehindRoot(line) ? [opener + 1 + at] : [])))
    : new Set();
}

/** What reads typed behind a sign that the site has for its prompt: `» boatctl moor`. A word alone may be the folder that the prompt names. */
export function behindArrow(
  line: string,
  programs: ReadonlySet<string> = new Set(),
): string | undefined {
  const [sign = ''] = arrowSign.exec(line) ?? [];
  if (!programs.has(sign)) return undefined;
  const [, typed = ''] = /^\s*\S +([a-z./~]\S* .*)$/u.exec(line) ?? [];
  return typed === '' || hasWords.test(typed) ? undefined : typed;
}

/** Whether a prompt is what a command calls the container that it starts: `tools# `, below `kubectl run -it tools --image=harbour/tools`. */
const isCalledAs = (prompt: string, command: string): boolean =>
  command.split(/[\s=]/).includes(prompt.trim().slice(0, -1)) && prompt.trim().endsWith('#');

/** A command that prints what was typed and printed in a container. */
const printsLog = /^(?:sudo )?(?:docker|podman|kubectl|oc) (?:-n \S+ )?logs /;

/** A value as `env` prints it. */
const isValue = /^[A-Z_]+=/;

const behindRootSign = (line: string): string => line.replace(/^\s*# /, '');

/** Whether a block begins behind `# `, each line so calls a program that is known, and no other line of two words is a command. */
export function mayBeOfRoot(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return (
    /^\s*# [a-z]/.test(filled[0] ?? '') &&
    filled.every((line) =>
      /^\s*#/.test(line) ? isRootCommand(line) : !/\S\s+\S/.test(line) || !isCommandShaped(line),
    )
  );
}

const isRootCommand = (line: string): boolean =>
  /^\s*# exit\s*$/.test(line) ||
  (/^\s*# [a-z]/.test(line) &&
    isCommandShaped(behindRootSign(line)) &&
    !hasWords.test(line) &&
    !/[.:!?,]\s*$/.test(line));

/**
 * What is typed in each line of a session; undefined where nothing is. A prompt of its own, such as `/ #`, that was seen before
 * a known program, or that a container has below what enters one, is one in the lines below, whatever is typed there. Where root types, what has options is no comment; where all lines behind `#` read like commands, none is. Below a
 * command that makes one root or opens a shell in a container, what has no words of a sentence is none, until another prompt is seen. Right above a command without
 * a prompt stands a comment. `programs` are those that the site calls; `isAtRoot`: a shell of root is open above the session.
 */
export function typedIn(
  session: readonly string[],
  programs?: ReadonlySet<string>,
  isAtRoot = false,
): (string | undefined)[] {
  const lines = session.map(withoutRight);
  const seen = new Set<string>();
  let isRoot = false;
  let last = '';
  /** Whether a line that is no comment was printed below the last command. */
  let hasOutput = false;
  const promptedLines = promptedIn(lines);
  const isBehind = (sign: RegExp): boolean =>
    lines.some((line, at) => sign.test(line) && promptedLines[at] !== undefined);
  const isByRoot = !areAbovePrompts(lines) && isTypedByRoot(lines, programs);
  const sign = signOfPrompt(lines, programs);
  const hasRoot = isBehind(/^\s*# /);
  const hasPercent = isBehind(/^\s*% /);
  const below = belowComments(lines);
  const byOpened = typedByOpened(lines);
  // What begins at another prompt has that throughout.
  const first = lines[promptedLines.findIndex((typed) => typed !== undefined)] ?? '';
  const hasArrows = first === '' || arrowSign.test(first);
  return lines.map((line, index) => {
    if (byOpened.has(index) || (isAtRoot && /^\s*# \S/.test(line))) return behindRootSign(line);
    const typed = promptedLines[index];
    if (typed !== undefined) {
      const prompt = line.slice(0, line.length - typed.length);
      // What a container has kept of a shell in it was typed there, and is printed here.
      if (printsLog.test(last) && !seen.has(prompt) && isOfContainer(prompt.trim()))
        return undefined;
      if (/[\w~/❯➜»›λ]/u.test(prompt)) seen.add(prompt);
      isRoot = toRoot.test(typed.trim()) || entersMachine(typed) || (isRoot && /^\s*#/.test(line));
      last = typed;
      hasOutput = false;
      return typed;
    }
    const [, own, text = ''] = behindSign.exec(line) ?? [];
    // An author may put the sign before each line, what is printed too.
    if (own !== undefined && own === sign)
      return isToldByKubectl(text) || ofColumns.test(text) ? undefined : text;
    // The prompt of csh, where a line surely has it; curl prints one, too: `% Total`.
    if (hasPercent && /^\s*% [a-z./]/.test(line)) return line.replace(/^\s*% /, '');
    const isBelow = isRoot && belowRoot.test(line) && !isCommandShaped(lines[index + 1] ?? '');
    const isTyped =
      isBelow ||
      (hasRoot && (isTypedAtRoot(line) || callsAtRoot(line, programs))) ||
      (isByRoot && /^\s*#(?!# |!)/.test(line));
    const isPrinted =
      !isByRoot &&
      printsText(last) &&
      beginsFile(lines[below[index] ?? index] ?? '') &&
      !(hasOutput && isCommandShaped(line.replace(/^\s*# /, '')));
    hasOutput ||= !/^\s*(?:#|$)/.test(line);
    const words = line.replaceAll(/"[^"]*"|'[^']*'/g, '');
    if (
      isTyped &&
      !isPrinted &&
      !hasWords.test(words) &&
      !/\p{sc=Han}{2}.*\p{sc=Han}{2}/u.test(words)
    ) {
      hasOutput = false;
      last = line.replace(/^\s*# ?/, '');
      return last;
    }
    const sure = hasArrows ? behindArrow(line, programs) : undefined;
    if (sure !== undefined) return sure;
    const [entered = ''] = mayEnterMachine(last)
      ? (/^\s*(?:[~/][\w./-]* [#$]|[\w.-]+#) +(?=\S)/.exec(line) ?? [])
      : [];
    if (isOfContainer(entered.trim()) || isCalledAs(entered, last)) seen.add(entered);
    const prompt = [...seen].find((each) => line.startsWith(each) && line.length > each.length);
    const behind = prompt === undefined ? '' : line.slice(prompt.length);
    return behind === '' || isToldByKubectl(behind) ? undefined : behind;
  });
}
