/** Commands without prompts, and what is printed between them. */
import { isLeadIn } from '#importer/text/announcement.ts';
import { isMount, isSettingLine } from '#importer/text/code-shape.ts';
import {
  beginsWithProgram,
  couldBeCommand,
  isCommandShaped,
} from '#importer/text/command-shape.ts';
import {
  isAnswer,
  isAppliedLine,
  isHeaderLine,
  isJson,
  isRow,
  isRuleOfTable,
  isSecret,
  isSurelyNotTyped,
} from '#importer/text/output-shape.ts';
import { isSaidByProgram } from '#importer/text/said-by-program.ts';
import {
  beginsData,
  isValueBelow,
  printsData,
  printsKeys,
  printsWords,
} from '#importer/text/printing-commands.ts';
import { isTypedAtProgram } from '#importer/text/program-prompts.ts';
import { belowComments, typedByOpened } from '#importer/text/typed-lines.ts';
import { printsNothing } from './below-comments.ts';
import { printedComments } from './printed-comments.ts';
import {
  beginsTable,
  cellsIn,
  couldBeShell,
  hasValue,
  isAddress,
  isLeftOut,
  isLongValue,
  isNumberedName,
  isPrintedPath,
  isRemark,
  isSentence,
  isUnusedValue,
  printsAddress,
  isSettingName,
  printsSettings,
  setsByValue,
} from './script-lines.ts';
import { isOutputLabel, isSlashRemark } from './session-words.ts';
import {
  aboveCommands,
  addCode,
  addGuess,
  addOutput,
  commentText,
  isBetween,
  isComment,
  isInEditor,
  isRequest,
  nextLine,
  takeCommand,
  trimmed,
  withoutMargin,
} from './shell-parts.ts';
import type { ShellPart } from './shell-parts.ts';
import { callsAgain, programOf } from './typed-block.ts';

/** Splits commands without prompts; output is recognized by its shape, or by a comment that announces it. `typedAbove`: the call of make in the block right above. */
export function splitScript(
  text: string,
  programs: ReadonlySet<string> = new Set(),
  typedAbove = '',
): ShellPart[] | undefined {
  const lines = withoutMargin(text.split('\n'));
  const parts: ShellPart[] = [];
  const aboutNext = aboveCommands(lines, isCommandShaped);
  const printedAt = printedComments(lines, belowComments(lines, /^\s*#/));
  const byOpened = typedByOpened(lines);
  let isOutput = false;
  let isData = false;
  /** How many columns the table has that is being read; 0 for none. */
  let columns = 0;
  let hasCommand = false;
  /** The line that was last kept as code. */
  let codeAt = -2;
  /** The last command so far. */
  let above = '';
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const shaped = isCommandShaped(line);
    const isCalled = beginsWithProgram(line, programs);
    const isInData = isData && /^(?:[\s}\]]|[\w-]+:)/.test(line);
    const isSaid = isAppliedLine(line) || isSaidByProgram(line);
    const isLikeAbove = callsAgain(line, new Set([programOf(above)]));
    const before = lines[index - 1] ?? '';
    columns = !isOutput ? 0 : isHeaderLine(before) ? cellsIn(before) : columns;
    const isOfTable = columns > 1 && (cellsIn(line) === columns || cellsIn(line) > 3);
    // A word below what is typed at the prompt of a program was printed there.
    const isAnswered =
      isOutput && /^\w+$/.test(line.trim()) && isTypedAtProgram(parts.at(-1)?.text ?? '', above);
    const isKept = isInData || isHeaderLine(line) || isSaid || isOfTable || isAnswered;
    if (isOutput && (shaped || isLikeAbove) && !isKept) isOutput = false;
    const isPrinted =
      isHeaderLine(line) ||
      isRuleOfTable(lines[index + 1] ?? '') ||
      isSaid ||
      isNumberedName(line) ||
      (isRow(line) && !isCalled) ||
      (!shaped && (isSecret(line) || (isSentence(line) && !isCalled))) ||
      (!shaped && !/^\s*#/.test(line) && isSurelyNotTyped(line)) ||
      isAnswer(line) ||
      beginsTable(line, nextLine(lines, index)) ||
      (printsSettings.test(above) && isLongValue.test(line) && !isCalled) ||
      isLeftOut.test(line) ||
      isTypedAtProgram(line, above) ||
      /^\s*(?:"[^"$`]*"|'[^']*')\s*$/.test(line) ||
      (/^\s*[{[]/.test(line) && isJson(lines.slice(index, index + 2).join('\n')));
    if (!isOutput && hasCommand && isOutputLabel.test(line)) {
      parts.push({ type: 'comment', text: line.trim(), raw: line, line: index });
      isOutput = true;
      continue;
    }
    if (!isOutput && hasCommand && isAddress.test(line) && !printsAddress.test(above)) {
      addGuess(parts, line, index);
      isOutput = !isComment(nextLine(lines, index));
      continue;
    }
    if (!hasCommand && isAddress.test(line)) {
      parts.push({ type: 'comment', text: line, raw: line, line: index, isCode: true });
      continue;
    }
    const isSet = isSettingLine(line) || (isSettingName.test(line) && !printsSettings.test(above));
    if (!isOutput && !shaped && (isSet || isMount(line))) {
      addCode(parts, line, index, codeAt === index - 1);
      codeAt = index;
      continue;
    }
    if (!isOutput && hasCommand && isPrinted && !isRemark.test(line)) isOutput = true;
    if (isOutput && !isData && isComment(line) && aboutNext.has(index)) isOutput = false;
    // What prints paths or values prints nothing else.
    const isPath = isPrintedPath(line, above);
    const isSurePath = isPath && !printsNothing.test(above);
    if (isOutput || (hasCommand && (isSurePath || isValueBelow(line, above)))) {
      addOutput(parts, line, index);
      continue;
    }
    if (hasCommand && (isPath || isUnusedValue(line, text, programs))) {
      addGuess(parts, line, index);
      continue;
    }
    if (line.trim() === '') continue;
    if (
      isSlashRemark.test(line) ||
      (hasCommand && (isRemark.test(line) || isBetween(lines, index, isCommandShaped)))
    ) {
      const text = line.replace(isSlashRemark, '').trim();
      parts.push({ type: 'comment', text, raw: line, line: index });
      continue;
    }
    if (line.trimStart().startsWith('#')) {
      const printed = hasCommand ? printedAt(index, lastOf(parts)) : undefined;
      if (printed !== undefined) {
        const { raw, text, by } = printed;
        const isSaid = by === 'announcement';
        const above = parts.at(-1);
        // What goes on below an empty line is of the same output.
        if (!isSaid && above?.type === 'output' && above.raw !== undefined) {
          const gap = '\n'.repeat(index - lastOf(parts));
          above.text += gap + text;
          above.raw += gap + raw.join('\n');
          index += raw.length - 1;
          continue;
        }
        if (isSaid)
          parts.push({ type: 'comment', text: commentText(line), raw: line, line: index });
        const first = index + (isSaid ? 1 : 0);
        parts.push({ type: 'output', text, raw: raw.join('\n'), line: first, by });
        index = first + raw.length - 1;
        continue;
      }
      if (byOpened.has(index)) {
        parts.push({ type: 'command', text: commentText(line), line: index, end: index });
        continue;
      }
      parts.push({ type: 'comment', text: commentText(line), raw: line, line: index });
      const next = lines[index + 1] ?? '';
      const isAnnounced = isLeadIn(line) && !isRequest(line) && !isComment(next) && !hasValue(line);
      const below = nextLine(lines, index);
      isOutput =
        hasCommand &&
        isAnnounced &&
        !isCommandShaped(below) &&
        (isAppliedLine(below) ||
          isSaidByProgram(below) ||
          /[.:!]\s*$/.test(below) ||
          !beginsWithProgram(below, programs));
      continue;
    }
    const isEdited = isInEditor(parts.at(-1)) && !isCalled && !shaped;
    if ((!couldBeCommand(line) && !couldBeShell.test(line)) || isEdited) {
      if (!hasCommand || lines.slice(index).some(isCommandShaped)) return undefined;
      // Nothing below is typed either.
      parts.push({ type: 'output', text: line, line: index, isGuess: true });
      isOutput = true;
      continue;
    }
    const taken = takeCommand(lines, index, line, false);
    if (taken === undefined) return undefined;
    const isGuess =
      (printsWords(parts.at(-1)?.text ?? '') || (hasCommand && /^[a-z]+$/.test(line))) &&
      !beginsWithProgram(line, programs) &&
      !setsByValue.test(line) &&
      !/^\w+=\(/.test(line);
    parts.push({
      ...{ type: 'command', text: taken.text, line: index, end: taken.end },
      ...(isGuess ? { isGuess } : {}),
    });
    hasCommand = true;
    above = taken.text;
    index = taken.end;
    isOutput =
      printsKeys(taken.text) || (printsData(taken.text) && beginsData.test(nextLine(lines, index)));
    isData = isOutput;
  }
  return trimmed(withoutEchoes(parts, lines, typedAbove));
}

/** The parts without the commands that `make` prints before it runs them: below the line that the block above has typed, and above what they print. */
function withoutEchoes(
  parts: ShellPart[],
  lines: readonly string[],
  typedAbove: string,
): ShellPart[] {
  const [first, second] = parts;
  const end = parts.findIndex(({ type }) => type !== 'command');
  const printed = parts[end];
  if (first?.text !== typedAbove || second === undefined || printed?.type !== 'output')
    return parts;
  const text = [...lines.slice(second.line, printed.line), printed.text].join('\n');
  return [first, { ...printed, text, line: second.line }, ...parts.slice(end + 1)];
}

/** The line in which the last command ends, or what it printed. */
function lastOf(parts: readonly ShellPart[]): number {
  const last = parts.at(-1);
  if (last?.type === 'command') return last.end;
  return (last?.line ?? 0) + (last?.type === 'output' ? last.text.split('\n').length - 1 : 0);
}
