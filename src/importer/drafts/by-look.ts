/** What the look of a block without prompts says it is, before its first line is asked. */
import {
  firstLineOf,
  hasCallouts,
  hasLooseOptions,
  hasStandIns,
  isDockerfile,
  isDrawing,
  isNoShell,
  isOfBraces,
  isOfSystem,
  isPartAlone,
  isSql,
  isSynopsis,
  isWholeScript,
  mayBeFilledIn,
} from '#importer/text/code-shape.ts';
import { isOfAddresses, isOfHosts, isOfPaths, isTree } from '#importer/text/names-and-values.ts';
import {
  beginsWithProgram,
  isCommandShaped,
  isOfC,
  isSurelyCommand,
} from '#importer/text/command-shape.ts';
import {
  isAddress,
  isHeaderLine,
  isJson,
  isTableOfObjects,
  isVersions,
  looksLikeOutput,
} from '#importer/text/output-shape.ts';
import { isOfListing } from '#importer/text/said-by-program.ts';
import { endsShell } from '#importer/text/opened-shells.ts';
import { isDataPrintedBy, opensEditor } from '#importer/text/printing-commands.ts';
import type { Around } from './around.ts';
import { doubts } from './doubts.ts';
import type { Reading } from './note-doubt.ts';
import {
  areKeys,
  arrows,
  isAtProgram,
  isDiff,
  keyInColumn,
  ofChinese,
  isNeverTyped,
  otherThanShell,
} from './other-than-shell.ts';
import { areSet, isFileOfSections, isFilePath, isOfFile, whyOfFile } from './parts-of-files.ts';
import { isSlashRemark } from './session-words.ts';
import { hasCommandBelow } from './typed-block.ts';

/** What a block is that its look, its fence or the words above it say to be no command, or to be nothing else; undefined where its first line decides. */
export function byLook(value: string, isShell: boolean, around: Around): Reading | undefined {
  const { command, announced, isNext, isRight, programs, isClick = false } = around;
  const isAfter = command !== undefined;
  const last = lastOf(around);
  if (!isClick && isFileOfSections(value, around)) return { is: 'code' };
  if (isDiff(value) && !showsDiff.test(last)) return { is: 'code' };
  if (!isClick && announced !== 'output' && isTree(value) && !listsFolders.test(last))
    return { is: 'code' };
  if (isVersions(value) && announced !== 'output' && !isNext) return { is: 'code' };
  if (announced === 'file' && !isClick && areNames(value)) return { is: 'code' };
  if (!isClick && /^\s*(?:SYNOPSIS|USAGE)[ \t]*\n/.test(value)) return { is: 'code' };
  // Of a menu for starting a system: a shell would set no such variable.
  if (isShell && !isClick && /^\s*set [a-z_]\w*="/.test(value))
    return { is: 'code', doubt: doubts.ofSetting };
  if (isShell && !isClick && withoutProgram.test(value))
    return { is: 'code', doubt: doubts.ofOption };
  if (isShell && !isClick && around.isOfValue === true && /^\s*[\w./-]+\s*$/.test(value))
    return { is: 'code', doubt: doubts.ofValue };
  if (
    isShell &&
    !isClick &&
    around.isOfForm === true &&
    /^\s*[a-z]+(?: [a-z_]+){2,}\s*$/.test(value)
  )
    return { is: 'code', doubt: doubts.ofGrammar };
  const top = firstLineOf(value);
  const isTable = isOfListing(top) || (isHeaderLine(top) && isTableOfObjects(value));
  const isPut = around.isOfFile === true && announced !== 'output' && !isTable;
  const mayBePrinted = isShell || isAfter || announced === 'output' || isTable;
  if (mayBePrinted && !isPut && looksLikeOutput(value)) {
    const isFile = announced === 'file' && isJson(value) && !isDataPrintedBy(value, 'json', last);
    if (isFile) return { is: 'code' };
    const isBehind = isShell && behindName.test(top);
    return isBehind ? { is: 'output', doubt: doubts.behindWord } : { is: 'output' };
  }
  if (isShell && endsShell(value)) return { is: 'commands' };
  const first = firstLineOf(value);
  const isNamed = isCommandShaped(first) || beginsWithProgram(first, programs);
  if (!isClick && (announced !== 'output' || isNamed) && hasLooseOptions(value))
    return { is: 'code', doubt: doubts.loose };
  if (
    !isShell &&
    (!isNext || areOptions.test(value.trimEnd())) &&
    announced !== 'output' &&
    isPartAlone(value)
  )
    return { is: 'code' };
  if (isDrawing(value) || isOfSystem(value) || (isShell && !isClick && isNoShell(value)))
    return {
      is:
        isAfter &&
        around.isOfFile !== true &&
        !opensEditor.test(last) &&
        (announced === 'output' || isNext)
          ? 'output'
          : 'code',
    };
  if (isShell && !isClick && isFilePath.test(value.trim()))
    return { is: isAfter && (announced === 'output' || isNext) ? 'output' : 'code' };
  if (isAddress(value) && announced !== 'output' && !(isNext && isAfter)) return { is: 'code' };
  if (announced !== 'output' && isFolder.test(value)) return { is: 'code' };
  if (!isAfter && (isOfAddresses(value) || isOfPaths(value))) return { is: 'code' };
  if (!isClick && isOfHosts(value))
    return { is: isAfter && (announced === 'output' || isNext) ? 'output' : 'code' };
  if (!isClick && (isOfBraces(value) || isDockerfile(value)))
    return { is: isAfter && (announced === 'output' || isNext) ? 'output' : 'code' };
  const other = isShell && !isClick ? otherThanShell(value) : undefined;
  if (other !== undefined && isRight && (other === arrows || areKeys(value)))
    return other === arrows || keyInColumn.test(firstLineOf(value))
      ? { is: 'output' }
      : { is: 'output', doubt: other };
  if (other !== undefined) {
    if (isAfter && announced === 'output') return { is: 'output' };
    const isTold = announced === 'output' || around.isOfFile === true || isNeverTyped(other);
    return isTold ? { is: 'code' } : { is: 'code', doubt: other };
  }
  if (
    around.isOfFile === true &&
    !isClick &&
    announced !== 'output' &&
    !writesFile.test(value.replaceAll(/<[\w -]{1,60}>/g, ''))
  )
    return isShell || beginsWithProgram(first, programs)
      ? { is: 'code', doubt: doubts.ofFile }
      : { is: 'code' };
  const isPrinted = announced === 'output' && isAfter;
  if (
    isShell &&
    !isClick &&
    announced === undefined &&
    opensEditor.test(last) &&
    (areSet(value) || (isNext && !isNamed) || areOfNobody(value))
  )
    return { is: 'code', doubt: doubts.edited };
  if (!isShell && announced !== 'output' && opensEditor.test(command?.value ?? ''))
    return { is: isNamed && !setsAlone.test(value) ? 'commands' : 'code' };
  if (isShell && isRemarkAbove(value)) return { is: 'commands' };
  if (!isClick && (isSql(first) || (isOfC(first) && !/\n *then\b/.test(value))))
    return { is: 'code' };
  if (!isClick && announced !== 'output' && isAtProgram(value))
    return { is: 'code', doubt: doubts.atProgram };
  if (isShell && !isClick && ofChinese.test(first) && !isCommandShaped(first))
    return { is: 'code', doubt: doubts.sentence };
  if (isWholeScript(value)) return { is: isPrinted ? 'output' : 'code' };
  if (!isClick && isSynopsis(value) && !hasCommandBelow(value)) {
    if (isPrinted) return { is: 'output' };
    const isCalled = isShell || beginsWithProgram(first, programs);
    return isCalled && mayBeFilledIn(value, isShell)
      ? { is: 'code', doubt: doubts.ofGrammar }
      : { is: 'code' };
  }
  if (!isClick && announced !== 'command') {
    if (isShell && hasCallouts(value)) return { is: 'code', doubt: doubts.callouts };
    if (!isShell && isOfFile(value, around)) return { is: 'code' };
    if (!isShell && announced === undefined && hasStandIns(value))
      return { is: 'code', doubt: doubts.standIns };
    const ofFile = isPrinted
      ? undefined
      : whyOfFile(value, isShell && { isFile: announced === 'file' }, programs);
    if (ofFile !== undefined) return { is: 'code', doubt: ofFile };
  }
  return undefined;
}

/** The last command above a block; '' for none. */
export const lastOf = ({ command }: Around): string =>
  command?.value?.split(/(?<!\\)\n/).at(-1) ?? '';

/** Whether a text begins with a remark as other languages have it, above a command. */
const isRemarkAbove = (value: string): boolean =>
  isSlashRemark.test(firstLineOf(value)) &&
  isSurelyCommand(value.split('\n').find((line) => !/^\s*(?:\/\/|$)/.test(line)) ?? '');

/** Whether all lines are one name or pattern each, as of files that are left out, and none is called alone. */
const areNames = (value: string): boolean =>
  value
    .split('\n')
    .map((line) => line.trim())
    .every((line) => /^[\w.*/!-]*$/.test(line) && !isCommandShaped(line));

/** Values and then an option, as they are cut out of a command: `BOAT=red -e SAIL=blue`. */
const withoutProgram = /^\s*(?:[A-Z_]\w*=[^\s$`"'(]+ +)+-{1,2}[a-z]/;

/** What shows the folders that there are. */
const listsFolders = /^(?:sudo )?(?:ls|ll|dir|tree|find|du)\b/;

/** What shows a diff: below any other command learners make the changes themselves. */
const showsDiff = /\bdiff\b|\bgit (?:show|log|stash)\b|\bplan\b/;

/** Settings in one line, as an editor is given them. */
const setsAlone = /^\s*[\w.]+=\S*(?:\s+[\w.]+=\S*)*\s*$/;

/** The path of a folder, and nothing else. */
const isFolder = /^\s*(?:[\w.-]+\/)+\s*$/;

/** A command behind one word, as behind a prompt that nobody knows: `north kubectl get boats`. */
const behindName = /^\S+ (?:kubectl|oc|docker|helm) [a-z]/;

/** A command that writes the lines into the file. */
const writesFile = />|\btee\b|\bsed -/;

/** Whether no line calls a program that is known, though some words of the site may be called like them. */
const areOfNobody = (value: string): boolean =>
  !isCommandShaped(firstLineOf(value)) && !value.split('\n').some(isSurelyCommand);

/** Options with their values, each in a line of its own, as a manifest has them: no program prints them so. */
const areOptions = /^\s*--[a-z][\w-]*=\S.*(?:\n\s*--[a-z][\w-]*=\S.*)*$/;
