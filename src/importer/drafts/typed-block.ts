/** Whether a block without prompts reads as if it were typed. */
import {
  firstLineOf,
  isOfOtherLanguage,
  isOfSettings,
  isSynopsis,
} from '#importer/text/code-shape.ts';
import { isValueAlone } from '#importer/text/names-and-values.ts';
import {
  beginsWithProgram,
  couldBeCommand,
  isCommandShaped,
  isSurelyCommand,
  programWord,
  script,
  withOption,
} from '#importer/text/command-shape.ts';
import { knownPrograms } from '#importer/text/known-programs.ts';
import { isAppliedLine, ofHelp } from '#importer/text/output-shape.ts';
import { hasWords } from '#importer/text/sign-prompts.ts';
import { readShell } from '#transforms/shell.ts';
import { withoutRemark } from '#importer/text/opened-shells.ts';
import type { Around } from './around.ts';
import { printsNothing } from './below-comments.ts';

/** Whether a line calls a program that was typed above with other words: programs seldom begin what they print with their name, but for sentences and rows of tables. */
export function callsAgain(line: string, typed: ReadonlySet<string>): boolean {
  const [program = '', word] = line.replace(/^sudo /, '').split(' ', 2);
  // What one program gives to another is no row of a table.
  const own = line.replace(/ \| (\S+) .*$/, (rest, other: string) =>
    knownPrograms.has(other) ? '' : rest,
  );
  return (
    word !== undefined &&
    typed.has(program) &&
    !/ {2}|\s[\d(]|\S[()]| [[|]|[.,:;!?]\s*$/.test(own) &&
    !hasWords.test(line)
  );
}

/** The program of a command, as it is called again. */
export const programOf = (command: string): string =>
  /^(?:sudo )?([a-z][\w.-]*)(?= )/.exec(command)?.[1] ?? '';

/** Whether the first line is typed. Where an output is announced, a mere name, path or assignment is printed. */
export function beginsTyped(value: string, isShell: boolean, around: Around): boolean {
  const { command, announced, programs } = around;
  const first = firstLineOf(value);
  const words = first.split(/\s+/);
  if (isAppliedLine(first) || ofHelp.test(first)) return false;
  if (isInstalled(value.trim(), command?.value ?? '')) return true;
  if (!isShell && (isValueAlone(value) || isSentence(first))) return false;
  if (!isShell && isOfSettings(value)) return false;
  const isBelow = command !== undefined && !isShell && announced !== 'command';
  const isPrinted = announced === 'output' || isBelow;
  if (announced === 'output' && words.length === 1 && !value.trim().includes('\n')) return false;
  // A sentence about a file.
  if (announced === 'output' && /^\/(?!\S*bin\/)\S* [^-]/.test(first)) return false;
  if (usesBelow(value)) return true;
  if (
    withoutRemark(first)
      .split(/\s+/)
      .every((word) => /^[A-Z_]\w*=\S*$/i.test(word))
  )
    // `$(BOAT)` is filled in by Kubernetes: no shell has such a program.
    return (
      !isPrinted ||
      (isBelow && announced === undefined && printsNothing.test(command.value ?? '')) ||
      /\$\((?![A-Z\d_]+\))|\$\{?\w|`/.test(first)
    );
  // What keeps the output of a command: `BOAT=$(kubectl get boats -o name)`.
  if (/^[A-Z_]\w*="?(?:\$\(|`)[a-z][\w.-]* /i.test(first)) return true;
  if (
    beginsWithProgram(first, programs) ||
    callsAgain(first, new Set([programOf(command?.value ?? '')]))
  )
    return true;
  if (announced !== 'output' && (goesOn(first) || scriptBelow.test(first))) return true;
  if (announced !== 'output' && script.test(first) && hasCommandBelow(value)) return true;
  return isShell ? isCommandShaped(first) : command === undefined && isCommandShaped(first);
}

/** Whether a word is the name of what the command above has installed: `apt-get install tmux`. */
const isInstalled = (word: string, command: string): boolean =>
  /^[a-z][\w-]*$/.test(word) &&
  /(?:^|\s)(?:apt|apt-get|yum|dnf|apk|brew|snap|pacman|npm|pip3?)\s.*\b(?:install|add|-S)\s/.test(
    command,
  ) &&
  command.split(/\s+/).includes(word);

/** A script in a folder with what it is called with: `bin/moor.sh --port 9092`. */
const scriptBelow = /^[\w-]+(?:\/[\w.-]+)*\/[\w.-]+\.sh \S/;

/** Whether a command goes on below its first line: no program prints an option of its own and that sign. */
export const goesOn = (first: string): boolean => withOption.test(first) && first.endsWith('\\');

/** Words alone that begin with one which is a program, too: `tree in another format`. */
const isSentence = (line: string): boolean =>
  /^[a-z][a-z\d]*(?: [\p{L}-]+)+$/u.test(line) && hasWords.test(line);

/** Whether a variable that the first line sets is read below: `num=1`, then `echo $num`. */
function usesBelow(value: string): boolean {
  const [, name = ''] = /^([a-z_]\w*)=(?:\S*|\([^()]*\))$/im.exec(firstLineOf(value)) ?? [];
  if (name === '' || !commandsIn(value).every(couldBeCommand)) return false;
  return new RegExp(`\\n[^#\\n]*\\$(?:${name}\\b|\\{${name}[\\[}])`).test(value);
}

/** Whether a text that nobody knows the program of can be typed: JSON, a grammar, or source of another language cannot. */
export function isTypable(value: string): boolean {
  const { state } = readShell(value);
  const first = firstLineOf(value);
  // A word with joined parts alone is asked of a database: `boats_moored_total`.
  const isName = /^[a-z]+(?:_[a-z]+)+$/.test(first);
  return (
    couldBeCommand(first) &&
    !/\w:$/.test(first) &&
    !isName &&
    state.is === 'complete' &&
    !isOfOtherLanguage(value)
  );
}

/** Whether lines are one command of several, which no program prints: a loop over names whose `do` begins a line, or commands between brackets. */
function isCompound(value: string, programs: ReadonlySet<string>): boolean {
  const lines = value.split('\n').map((line) => line.trim());
  const [first = '', second = ''] = lines;
  const last = lines.findLast((line) => line !== '');
  const isLoop = /^for \w+ in \S/.test(first) && /^do(?: |$)/.test(second) && last === 'done';
  const isGroup = first === '(' && last === ')' && beginsWithProgram(second, programs);
  return (isLoop || isGroup) && readShell(value).state.is === 'complete';
}

/** Whether lines are commands below one of a program that nobody knows: most of them are of programs that are known; or are one of several. */
export function isMostlyTyped(value: string, { announced, programs }: Around): boolean {
  if (announced === 'output') return false;
  const lines = commandsIn(value);
  return (
    isCompound(value, programs) ||
    (lines.every((line) => couldBeCommand(line) && !hasWords.test(line)) &&
      lines.some(isSurelyCommand) &&
      2 * lines.filter(isCommandShaped).length >= lines.length)
  );
}

/** Whether each line calls a program that is known. */
export const isAllTyped = (value: string, { programs }: Around): boolean =>
  commandsIn(value).every((line) => isCommandShaped(line) || beginsWithProgram(line, programs));

/** Whether a line of a block calls a program of the list, of the site, of a folder or one that the page typed before. */
export const isOfKnown = (value: string, { programs, typed, command }: Around): boolean =>
  isInstalled(value.trim(), command?.value ?? '') ||
  commandsIn(value).some((line) => {
    const word = programWord(line);
    const isKnown = knownPrograms.has(word) || programs.has(word) || typed?.has(word) === true;
    // What only sets variables calls none.
    return (
      isKnown || word === '' || word.includes('/') || /^\s*sudo |^\s*\w+=.*\$[\w({]/.test(line)
    );
  });

/**
 * Whether an arrow leads to a sentence, for which a shell would make a file: `boatctl list -> there are two boats now`. Where no
 * fence says that it is shell, also where one leads to something in each line: `getent hosts boat  ->  192.0.2.7  boat`.
 */
export function leadsOn(value: string, isShell: boolean): boolean {
  const ends = value
    .trim()
    .split('\n')
    .map((line) => /^\s*[^\s#"'][^#"']* (?:-+>|=+>|→) +(\S.*)$/u.exec(line)?.[1] ?? '');
  return (
    (!isShell && ends.every((end) => end !== '')) ||
    ends.some((end) => /^\p{L}/u.test(end) && hasWords.test(` ${end} `))
  );
}

/** Whether below a line that says how a command is written stand some that are typed. */
export const hasCommandBelow = (value: string): boolean =>
  value
    .trim()
    .split('\n')
    .slice(1)
    .some((line) => /^\S/.test(line) && isSurelyCommand(line) && !isSynopsis(line));

/** The lines of a text without comments, each with those that a backslash adds to it. */
const commandsIn = (value: string): string[] =>
  value
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
