import type { Announcement } from '#importer/text/announcement.ts';
import {
  beginsWithProgram,
  couldBeCommand,
  isCommandShaped,
  isOfC,
  withOption,
} from '#importer/text/command-shape.ts';
import { isAppliedLine, looksLikeOutput } from '#importer/text/output-shape.ts';
import { otherPrompt } from '#importer/text/program-prompts.ts';
import type { TakeNote } from '#importer/note.ts';
import { readShell } from '#transforms/shell.ts';

/** What a block of text or shell is taken for, and why that is not certain. */
export interface Reading {
  is: 'commands' | 'output' | 'code';
  doubt?: string;
}

interface Around {
  command: object | undefined;
  announced: Announcement;
  isNext: boolean;
  programs: ReadonlySet<string>;
  /** A click types it, into whatever runs in a terminal. */
  isClick?: boolean;
}

/** Whether a block without prompts was typed or printed. `isShell`: its fence says that it is shell. */
export function typedOrPrinted(value: string, isShell: boolean, around: Around): Reading {
  const { command, announced, isNext, programs, isClick = false } = around;
  const isAfter = command !== undefined;
  if ((isShell || isAfter || announced === 'output') && looksLikeOutput(value)) {
    return { is: 'output' };
  }
  if (!isClick && announced !== 'output' && hasLooseOptions(value))
    return { is: 'code', doubt: loose };
  if (isDrawing(value))
    return { is: isAfter && (announced === 'output' || isNext) ? 'output' : 'code' };
  if (/^https?:\/\/\S+$/.test(value.trim()) && announced !== 'output') return { is: 'code' };
  if (!isAfter && isOfAddresses(value)) return { is: 'code' };
  const other = isShell && !isClick ? otherThanShell(value) : undefined;
  if (other !== undefined) return { is: 'code', doubt: other };
  const first = firstLineOf(value);
  if (!isClick && (isSql(first) || isOfC(first))) return { is: 'code' };
  if (!isClick && announced !== 'output' && otherPrompt.test(first)) return { is: 'code' };
  const isPrinted = announced === 'output' && isAfter;
  if (isWholeScript(value) || (!isClick && isSynopsis(value)))
    return { is: isPrinted ? 'output' : 'code' };
  if (!isClick && announced !== 'command') {
    if (!isShell && isOfFile(value, around)) return { is: 'code' };
    if (!isShell && announced === undefined && hasStandIns(value))
      return { is: 'code', doubt: standIns };
    if (isShell && announced !== 'output' && areUnusedSettings(value, programs))
      return { is: 'code', doubt: unused };
  }
  const isTyped = beginsTyped(value, isShell, around);
  if (isShell) {
    if (announced !== 'output' || !isAfter || isTyped) return { is: 'commands' };
    return isClick ? { is: 'commands', doubt: clicked } : { is: 'output' };
  }
  if (isTyped) {
    if (!isAfter && announced === undefined && !isAllTyped(value, around)) {
      // A word alone above lines that nobody types is one of a list.
      const isWord = /^[\w-]+$/.test(first);
      return { is: isCommandShaped(value) && !isWord ? 'commands' : 'code' };
    }
    const doubt = 'The words before it announce an output, but it begins like a command.';
    return announced === 'output' && isAfter ? { is: 'commands', doubt } : { is: 'commands' };
  }
  if (announced === 'command') return { is: isTypable(value) ? 'commands' : 'code' };
  if (announced === 'output') return { is: isAfter || !isOfBoxes(value) ? 'output' : 'code' };
  if (!isAfter || announced === 'file') return { is: 'code' };
  const begins = 'It begins with a comment, as a file or a drawing does.';
  if (isNext && value.trimStart().startsWith('#')) return { is: 'output', doubt: begins };
  if (isNext && withOption.test(first)) return { is: 'output', doubt: hasOption };
  if (isNext) return { is: 'output' };
  if (isOfOtherLanguage(value) || isYaml(value) || request.test(first)) return { is: 'code' };
  return { is: 'output', doubt: 'Nothing says whether this is what the command above prints.' };
}

const hasOption = 'Its first line has an option, as commands have.';

const loose = 'Its options stand in lines of their own with no backslash before them.';

/** Whether a text is one command with an option in each of its further lines, which a shell would run as commands. */
function hasLooseOptions(value: string): boolean {
  const [first = '', ...others] = value.split('\n').filter((line) => line.trim() !== '');
  return (
    /^[a-z][\w./-]*(?: [^:]+)?$/.test(first) &&
    !/^usage\b/i.test(first) &&
    others.length > 1 &&
    [first, ...others.slice(0, -1)].every((line) => !/[\\|&]\s*$/.test(line)) &&
    others.every((line) => /^\s+--?[a-z]/i.test(line))
  );
}

/** Whether a text is a drawing of folders in each other, below the name of the first of them and nothing else. */
function isDrawing(value: string): boolean {
  const [first = '', second = ''] = value.split('\n').filter((line) => line.trim() !== '');
  const branch = /^[│ ]*[├└]──/;
  return branch.test(first) || (branch.test(second) && !/\s/.test(first.trim()));
}

/** Whether a text shows boxes, or what leads from one thing to another. */
const isOfBoxes = (value: string): boolean =>
  /[┌╔]─|[─═][>▶►]|\S +-{2,20}(?:\([^()\n]{1,60}\)-{1,20})?> +\S/.test(value);

/** What is sent to a server by HTTP. */
const request = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|CONNECT) \S+ HTTP\/\d/;

const unused = 'Most of these values are used nowhere: they look like settings in a file.';

/** Whether all lines of a text are addresses, of databases for one: without a command above, nothing has printed them. */
const isOfAddresses = (value: string): boolean =>
  value.split('\n').every((line) => /^(?:[a-z][a-z\d+.-]*:\/\/\S+)?$/.test(line.trim()));

/** Whether a text is a script of its own, also where the name of its file stands above its first line. */
const isWholeScript = (value: string): boolean =>
  value
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !/^#(?!!)/.test(line))
    ?.startsWith('#!') === true;

const clicked = 'The words before it announce an output, but a click typed it.';

/** A part in brackets that may be left out: `[--force]`, `[<name>]`, `[OPTIONS]`. */
const optional =
  /(?<=\s)\[(?!.-.\])(?:--?[a-z][^\][]*(?:\[[^\][]*\][^\][]*)*|[$\w=]*<[^\][]+|[a-z][a-z _-]{2,}|[A-Z][A-Z_-]{2,})(?:\.{3})?\](?=\s|\]|\.{3}|\.?$)/;
/** Words of which one is chosen: `{on|off}`, `<one>|<other>`, `NAME|ID`. */
const choice =
  /\{[\w-]+(?:\|[\w-]+)+\}|<[\w-]+>(?:\|<|\[)|(?<=\s)[A-Z]{2,}(?:\|[A-Z]{2,})+(?=\s|$)/;

/** Whether a text says how a command is written. In the first line: files that a command writes have brackets too. */
export function isSynopsis(value: string): boolean {
  const first = firstLineOf(value);
  const plain = first.replaceAll(/'[^']*'|"[^"]*"|\$\([^()]*\)/g, "''");
  return !/^\s*(?:echo|printf)\s/.test(first) && (optional.test(plain) || choice.test(plain));
}

const standIns = 'Its words in capitals stand for something that learners put there.';

/** Whether each line has a word such as `HOST_PATH` where a value belongs; the names of variables are written so too. */
const hasStandIns = (value: string): boolean =>
  value
    .split('\n')
    .filter((line) => line.trim() !== '')
    .every((line) => {
      const [program = '', ...words] = line.trim().split(/[\s:/]+/);
      const names = /^(?:export|unset|printenv|echo|env|read|declare|set)$/.test(program);
      const isPlain = !/[=$"']|\s(?:-e|--env)\s/.test(line);
      return !names && isPlain && words.some((word) => /^[A-Z]{2,}(?:_[A-Z]{2,})+$/.test(word));
    });

/** A statement of SQL, also of those that only one database has. `CREATE TABLE` alone is what a database answers. */
const isSql = (line: string): boolean =>
  /^(?:select\s(?:.*\sfrom\s|\*|[\w.]+\()|insert into\s|update\s+\S+\s+set\s|delete from\s|(?:create|drop|alter)\s+(?:or replace\s+)?(?:database|schema|table|view|index|warehouse|user|role|extension|function|keyspace)\s+\S|grant\s.+\sto\s|copy into\s|put file:|show (?:databases|tables|schemas|grants)\b|use (?:database|schema|role|warehouse)\s)/i.test(
    line,
  );

/** What a block that is said to be shell begins with instead; undefined where that could be a command. */
function otherThanShell(value: string): string | undefined {
  const line = firstLineOf(value);
  if (isOfPairs(value)) return 'These are names and values, which no shell runs.';
  if (isSql(line)) return 'This is SQL, which no shell runs.';
  const isMarkup = /^(?:!!!|\?\?\?\+?|:::|===\s+"|\{%|\{\{[<%]|-{1,2}8<-|<!--)/.test(line);
  return isMarkup ? 'This begins with markup of pages, which no shell runs.' : undefined;
}

/** Whether each line has a name and a value with blanks around the sign between them: a shell would run the name. */
const isOfPairs = (value: string): boolean =>
  value.split('\n').every((line) => /^\s*(?:#.*|[\w.-]+ = \S.*)?$/.test(line));

/** Whether a text is of a file of settings, as those of systemd and .NET are: few shell variables are called `IncludeDirectory`. */
const isOfSettings = (value: string): boolean =>
  /^(?:[A-Z]+[a-z\d]+){2,}=[^\s$`]*$/.test(firstLineOf(value)) &&
  value.split('\n').every((line) => /^\s*(?:$|[#;[]|[A-Z][A-Za-z\d]*=)/.test(line));

/** Whether a text is a part of a file that a shell reads, and of no session: settings that nothing uses, or a test with what only the file knows. */
function isOfFile(value: string, { command, announced, programs }: Around): boolean {
  const first = firstLineOf(value);
  const [, test] = /^(?:if|while|until) (?:! )?([^\s;]+)/.exec(first) ?? [];
  if (test !== undefined && value.trim().includes('\n'))
    return (
      announced === 'output' ||
      !(/^(?:[[(!:]|command$)/.test(test) || beginsWithProgram(test, programs))
    );
  return command === undefined && areUnusedSettings(value, programs);
}

/** Whether all lines of a text give values to names, most of which no page reads. */
function areUnusedSettings(value: string, programs: ReadonlySet<string>): boolean {
  const lines = value.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
  if (!/^\s*[A-Z_]\w*=/i.test(lines[0] ?? '')) return false;
  const names = lines.flatMap((line) => /^\s*(?:export )?([A-Z_]\w*)=/i.exec(line)?.[1] ?? []);
  const areSettings = lines.every(
    (line) => !line.includes('$') && !beginsWithProgram(line.replace(/^\s*export /, ''), programs),
  );
  const used = names.filter((name) => programs.has(`$${name}`));
  return areSettings && names.length === lines.length && used.length * 2 < names.length;
}

/** Whether the first line is typed. Where an output is announced, a mere name, path or assignment is printed. */
function beginsTyped(value: string, isShell: boolean, around: Around): boolean {
  const { command, announced, programs } = around;
  const first = firstLineOf(value);
  const words = first.split(/\s+/);
  if (isAppliedLine(first) || (!isShell && isOfSettings(value))) return false;
  const isBelow = command !== undefined && !isShell && announced !== 'command';
  const isPrinted = announced === 'output' || isBelow;
  if (announced === 'output' && words.length === 1 && !value.trim().includes('\n')) return false;
  if (words.every((word) => /^[A-Z_]\w*=\S*$/i.test(word)))
    return !isPrinted || /\$\(|\$\{?\w|`/.test(first);
  if (beginsWithProgram(first, programs)) return true;
  return isShell ? isCommandShaped(first) : command === undefined && isCommandShaped(first);
}

/** Whether a text that nobody knows the program of can be typed: JSON, a grammar, or source of another language cannot. */
function isTypable(value: string): boolean {
  const { state } = readShell(value);
  const first = firstLineOf(value);
  // A word with joined parts alone is asked of a database: `boats_moored_total`.
  const isName = /^[a-z]+(?:_[a-z]+)+$/.test(first);
  return couldBeCommand(first) && !isName && state.is === 'complete' && !isOfOtherLanguage(value);
}

/** Whether some line ends or begins as only in source of another language. */
const isOfOtherLanguage = (value: string): boolean =>
  value
    .split('\n')
    .some((line) =>
      /^(?:\/\/|\/\*|#include\b|include [<"]|[\w.]+ \+?= \S|<\/?\w[^<>]*>|(?:class|module) [A-Z]|class \w+[(:]|def \w|(?:fn|func) .*\(|end$|(?:from [\w.]+ )?import [\w.]+(?: as \w+)?$|\w+(?:, ?\w+)+ = |[\w.]+\(.*\)$)|[;{]\s*$/.test(
        line.trim(),
      ),
    );

/** Whether a text is a part of a file of YAML: keys and items, some of them set in, and no columns as `describe` prints them. */
function isYaml(value: string): boolean {
  const lines = value.split('\n').filter((line) => line.trim() !== '' && line.trim() !== '...');
  return (
    lines.every((line) => /^\s*(?:#|(?:- )*["']?[\w./-]+["']?:(?: \S|\s*$)|- \S)/.test(line)) &&
    lines.some((line) => /^\s+\S|^- /.test(line)) &&
    lines.some((line) => /:\s*$/.test(line))
  );
}

const firstLineOf = (value: string): string =>
  value
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('#')) ?? '';

const isAllTyped = (value: string, { programs }: Around): boolean =>
  value
    .split('\n')
    .every(
      (line) =>
        line.trim() === '' ||
        line.trimStart().startsWith('#') ||
        isCommandShaped(line) ||
        beginsWithProgram(line, programs),
    );

export function noteDoubt(
  line: number,
  { is, doubt = '' }: Reading,
  text: string,
  note: TakeNote,
): void {
  if (is === 'code') {
    note({
      code: 'not-copyable',
      line,
      unsure: doubt,
      did: 'I kept it as plain code, without a copy button.',
      look: 'If it is typed into a shell, put it into `commands` of lesson.yaml.',
    });
    return;
  }
  note({
    code: 'command-or-output',
    line,
    unsure: doubt,
    did: is === 'output' ? 'I took it for an output.' : 'I took it for commands.',
    look:
      is === 'output'
        ? 'If it is typed, move it to `commands` of lesson.yaml.'
        : 'If it is printed, move it to `outputs` of lesson.yaml.',
    written: text,
  });
}
