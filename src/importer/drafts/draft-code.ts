import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isSaidByProgram } from '#importer/text/said-by-program.ts';
import { firstLineOf, isSettingLine, isSql, isSynopsis } from '#importer/text/code-shape.ts';
import {
  beginsWithProgram,
  isCommandShaped,
  isSurelyCommand,
  promptedCommand,
  withOption,
} from '#importer/text/command-shape.ts';
import { langOf, plainLangs } from '#importer/text/fence-lang.ts';
import { otherShellOf, plainlyOther } from '#importer/text/other-shells.ts';
import { looksLikeOutput, tellsWhatIsThere } from '#importer/text/output-shape.ts';
import { isComment } from '#importer/generators/fence-lines.ts';
import type { Before } from './around.ts';
import { isObject, yamlNodes } from './draft-yaml.ts';
import { isFenced, lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { typedOrPrinted } from './command-or-output.ts';
import { hasFence } from './other-than-shell.ts';
import { draftSession } from './draft-session.ts';
import { doubts } from './doubts.ts';
import { noteDoubt, noteUnread } from './note-doubt.ts';
import { noteDialogue, noteOtherShell, noteTyped } from './note-parts.ts';
import { belowCommand, clickLangs, isPrintedAbove, isPrintedData } from './printed-above.ts';
import { isNamedAsFile } from './parts-of-files.ts';
import { readShell } from '#transforms/shell.ts';
import { areCommands, readFence, sourceLangs, yamlLangs } from './read-fence.ts';
import { withoutEmptyEnd } from './shell-parts.ts';
import type { ShellPart } from './shell-parts.ts';
import { typedInOf } from './shells-until-end.ts';
import { splitScript } from './split-script.ts';
import { hasWords } from '#importer/text/sign-prompts.ts';
import { isTypable } from './typed-block.ts';
import { noteTableOfOther } from './table-of-other.ts';
import { whyTyped } from './why-typed.ts';
import { isSettingName } from './script-lines.ts';
import { hasPrompt, isScript } from './split-session.ts';
import { output, shellNodes } from './shell-nodes.ts';

/** Statements in several lines, with parentheses, or that begin with a word of bash. */
const notInBash = /\n|\(|^select\b/;

/** Turns a block of code into drafts of commands, outputs and manifests; where that is uncertain it stays code. */
export function draftCode(written: LessonNode, around: Before, note: TakeNote): LessonNode[] {
  const { value = '' } = written;
  const lang = langOf(written.lang);
  // What a click does is no language that code could be shown in.
  const node = clickLangs.has(lang) ? { ...written, lang: null } : written;
  const line = lineOf(node);
  // Where the page says that it is source, it was not printed.
  const isNamed = plainLangs.has(lang) && isNamedAsFile(written);
  const isSource = node.data?.['isSource'] === true || isNamed;
  const before: Before = isSource ? { ...around, announced: 'file' } : around;
  if (/^[$#%>]$/.test(value.trim()))
    return around.announced === 'output' && around.command !== undefined
      ? [output(value, line + (isFenced(node) ? 1 : 0), around.command)]
      : [node];
  if (value.trim() === '' || node.data?.['isKept'] === true)
    return value.trim() === '' ? [] : [node];
  if (isNamed && !hasPrompt(value, around.programs)) return [node];
  const { isPlain, isShell } = readFence(lang, value);
  // What a file would have that is not there, nobody knows: that is on the list.
  if (
    (isPlain || isShell) &&
    value.split('\n').some(showsFile) &&
    readShell(value).documents.length === 0
  )
    return [node];
  const codeLine = line + (isFenced(node) ? 1 : 0);
  if (isPlain && !isFenced(node) && hasFence(value)) {
    noteDoubt(codeLine, { is: 'code', doubt: doubts.ofFence }, value, note);
    return [node];
  }
  const typedIn = typedInOf(written);
  // Where the page says that it was printed, a prompt within is printed too.
  const isPrinted =
    helloWorld.test(value) ||
    (lang === 'output' && !hasPrompt(value.trimStart().split('\n', 1)[0] ?? ''));
  if (
    (isPlain || isShell) &&
    !isPrinted &&
    (around.isAtRoot === true || hasPrompt(value, around.programs)) &&
    !(isShell && isScript(value))
  ) {
    return draftSession(node, { lang, isShell, line: codeLine, typedIn }, before, note);
  }
  const isTyped = isShell || beginsWithProgram(firstLineOf(value), around.programs);
  if (around.isInBrowser === true && !isTyped) return [isPlain ? { ...node, lang: null } : node];
  if (lang === 'output' || helloWorld.test(value)) return [output(value, codeLine, before.command)];
  const otherShell =
    otherShellOf(lang, value) ??
    ((isPlain || isShell) && before.announced !== 'output'
      ? (plainlyOther(value) ?? otherShellOf(around.shell, value))
      : undefined);
  if (otherShell !== undefined) {
    noteOtherShell(line, otherShell, note);
    return [node];
  }
  const [firstLine = ''] = value.trimStart().split('\n', 1);
  const isYaml = yamlLangs.has(lang) ? !isShell : isShell && isObject(value);
  const mayBeYaml = ![firstLine, firstLineOf(value)].some(isCommandShaped);
  if ((isPlain && mayBeYaml) || isYaml) {
    const yaml = yamlNodes(node, codeLine, before, note);
    if (yaml !== undefined) return yaml;
  }
  // A page may call YAML what kubectl says of it, or Helm.
  if (yamlLangs.has(lang) && before.command !== undefined && tellsWhatIsThere(value))
    return [output(value, codeLine, before.command)];
  const below = isPlain || isShell ? belowCommand(value, before) : undefined;
  if (below !== undefined) return [output(below, codeLine + 1, before.command)];
  if (isPrintedAbove(lang, value, before)) return [output(value, codeLine, before.command)];
  if (isPrintedData(lang, value, before)) return [output(value, codeLine, before.command)];
  if (!isPlain && !isShell) {
    const lines = value.split('\n');
    const isSession = promptedCommand(firstLineOf(value)) !== undefined;
    if (isSession || (lines.some(isSurelyCommand) && (sourceLangs.has(lang) || areCommands(value))))
      noteDoubt(codeLine, { is: 'code', doubt: doubts.ofLine }, value, note);
    return [node];
  }
  // A comment that a click typed after it had pressed Ctrl+C.
  if (lang === 'exec' && value.split('\n').every(isComment)) return [node];
  // What bash cannot read is no command.
  if (clickLangs.has(lang) && isSql(firstLineOf(value)) && notInBash.test(value.trim())) {
    noteTyped(codeLine, note);
    return [{ ...node, lang: null }];
  }
  // A click types into whatever runs in its terminal.
  const read = clickLangs.has(lang)
    ? typedOrPrinted(value, true, { ...before, isClick: true })
    : typedOrPrinted(value, isShell, before);
  const isWords =
    read.is === 'output' &&
    before.isOutput !== true &&
    !isFenced(node) &&
    !isSaidByProgram(value) &&
    isSentence.test(value.trim());
  const reading = isWords
    ? { doubt: doubts.sentence, ...read }
    : read.is === 'output' && ((isShell && mayBeRoot.test(value)) || withOptionAtRoot.test(value))
      ? { doubt: doubts.ofRoot, ...read }
      : read;
  // What is there to be copied is not printed.
  if (lang === 'copy' && reading.is !== 'commands') {
    if (/^\s*[a-z][\w-]* \S/.test(value) && !hasWords.test(value) && isTypable(value))
      noteDoubt(codeLine, { is: 'code', doubt: doubts.unknown }, value, note);
    return [{ ...node, lang: null }];
  }
  const isDoubted = reading.doubt !== undefined && lang !== 'copy';
  // That a block was taken for commands is told where it became some.
  const commandNodes = (parts: readonly ShellPart[]): LessonNode[] => {
    if (isDoubted) noteDoubt(codeLine, reading, value, note);
    return shellNodes(parts, { value, line: codeLine, typedIn }, before, note);
  };
  if (reading.doubt !== undefined && reading.is !== 'commands')
    noteDoubt(codeLine, reading, value, note);
  else if (reading.is === 'output') noteTableOfOther(value, before.command, codeLine, note);
  if (reading.is === 'output') return [output(value, codeLine, before.command)];
  if (reading.is === 'code') {
    const doubt = isPlain ? (reading.doubt ?? whyTyped(value, before)) : undefined;
    if (reading.doubt === undefined && doubt !== undefined)
      noteDoubt(codeLine, { is: 'code', doubt }, value, note);
    return [node];
  }
  const split = splitScript(value, before.programs, makeAbove(before));
  const isGrammar = ({ type, text }: ShellPart): boolean => type === 'command' && isSynopsis(text);
  const grammar = clickLangs.has(lang) ? undefined : split?.find(isGrammar);
  const setting = split?.find(
    (part) =>
      part.type === 'comment' &&
      part.isCode === true &&
      (isSettingLine(part.text) || isSettingName.test(part.text)),
  );
  if (setting !== undefined && !clickLangs.has(lang))
    noteDoubt(codeLine + setting.line, { is: 'code', doubt: doubts.ofSetting }, value, note);
  if (grammar !== undefined)
    noteDoubt(codeLine + grammar.line, { is: 'code', doubt: doubts.ofGrammar }, value, note);
  // What a click types is typed, into a program where no shell reads it.
  const ofClick = (part: ShellPart): ShellPart => {
    if (part.type === 'command') return { ...part, isGuess: false };
    if (part.type !== 'output' || looksLikeOutput(part.text)) return part;
    noteDialogue(codeLine + part.line, note);
    return asCode(part);
  };
  const parts = split?.map((part) => {
    if (grammar !== undefined && isGrammar(part)) return asCode(part);
    return clickLangs.has(lang) ? ofClick(part) : part;
  });
  if (grammar !== undefined && !parts?.some(({ type }) => type === 'command')) return [node];
  if (parts?.some(({ type }) => type === 'command')) return commandNodes(parts);
  // A line that a click typed is typed, whatever it looks like: an answer to a question, for one.
  const shown = withoutEmptyEnd(value);
  // Its last sign may say that it goes on, with nothing.
  const text = shown.endsWith('\\') ? `${shown}\n` : shown;
  if (clickLangs.has(lang) && !shown.includes('\n') && readShell(text).state.is === 'complete') {
    return commandNodes([{ type: 'command', text, line: 0, end: 0 }]);
  }
  // Of comments alone nothing is typed.
  if (!clickLangs.has(lang) && value.split('\n').every((each) => /^\s*(?:#|$)/.test(each)))
    return [node];
  if (isShell && !clickLangs.has(lang) && isPrintedText(value, before)) {
    noteDoubt(codeLine, { is: 'output', doubt: doubts.noShell }, value, note);
    return [output(value, codeLine, before.command)];
  }
  if (clickLangs.has(lang)) noteTyped(line, note);
  else noteUnread(value, line, note);
  return [node];
}

/** What the first image of each course prints, with a command to try next. */
const helloWorld = /^\s*(?:Unable to find image [^\n]{1,80}|Hello from Docker!)\n/;

/** A sentence of an author, which only its margin makes code: it has code in it, or ends as a sentence. */
const isSentence = /^\p{Lu}\p{Ll}+(?: \S+){2,}(?: `[^`]+`[^\n]*|[.!])$/u;

/** The call of make that is all of the block right above; '' for none. */
const makeAbove = ({ isRight, command }: Before): string =>
  isRight && /^make .*$/.test(command?.value ?? '') ? (command?.value ?? '') : '';

/** A part that stays as it is written, between the commands. */
const asCode = ({ text, line }: ShellPart): ShellPart => ({
  ...{ type: 'comment', text, raw: text, line, isCode: true },
});

/** Whether a line is one in which an old tool shows another file. */
const showsFile = (line: string): boolean =>
  /^\s*(?:-+8<-+ "|\{% ?include|\{\{[<%] ?(?:include|readfile) |include::[^\s[]+\[)/.test(line);

/** Whether a block that no shell reads, right below a command, begins with no program that could be typed. */
function isPrintedText(value: string, { command, isRight, announced, programs }: Before): boolean {
  const first = firstLineOf(value);
  return (
    isRight &&
    command !== undefined &&
    announced !== 'file' &&
    !beginsWithProgram(first, programs) &&
    !withOption.test(first)
  );
}

/** A word or a few behind `#`, and lines below it. */
const mayBeRoot = /^\s*# {1,2}[a-z][\w.+-]*(?: [\w./:=@+-]+){0,2}\n/;

/** A program with an option behind `#`, which no program prints so. */
const withOptionAtRoot = /^\s*# [a-z][\w.+-]*(?: [\w./:=-]+)*? --?[a-z]/;
