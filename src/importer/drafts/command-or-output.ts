import {
  firstLineOf,
  hasCallouts,
  hasLooseOptions,
  hasStandIns,
  isDockerfile,
  isDrawing,
  isNoShell,
  isOfBoxes,
  isOfBraces,
  isOfOtherLanguage,
  isOfSystem,
  isPartAlone,
  isSql,
  isSynopsis,
  isWholeScript,
  isYaml,
  mayBeFilledIn,
  request,
} from '#importer/text/code-shape.ts';
import { isOfAddresses, isOfHosts, isOfPaths } from '#importer/text/names-and-values.ts';
import {
  beginsWithProgram,
  couldBeCommand,
  isCommandShaped,
  isOfC,
  isSurelyCommand,
  withOption,
} from '#importer/text/command-shape.ts';
import {
  isAddress,
  isHeaderLine,
  isJson,
  isOfListing,
  isOfNames,
  isSurelyNotTyped,
  isTableOfObjects,
  isVersions,
  looksLikeOutput,
} from '#importer/text/output-shape.ts';
import { endsShell, mayEnterMachine, opensShell } from '#importer/text/opened-shells.ts';
import { hasWords } from '#importer/text/sign-prompts.ts';
import { isDataPrintedBy, opensEditor } from '#importer/text/printing-commands.ts';
import { tellsOutput } from '#importer/text/announcement.ts';
import type { Around } from './around.ts';
import { doubts } from './doubts.ts';
import type { Reading } from './note-doubt.ts';
import {
  areKeys,
  arrows,
  isAtProgram,
  keyInColumn,
  ofChinese,
  otherThanShell,
} from './other-than-shell.ts';
import { areSet, isFileOfSections, isFilePath, isOfFile, whyOfFile } from './parts-of-files.ts';
import {
  beginsTyped,
  callsAgain,
  goesOn,
  hasCommandBelow,
  isAllTyped,
  isMostlyTyped,
  isOfKnown,
  isTypable,
  leadsOn,
} from './typed-block.ts';
import { readShell } from '#transforms/shell.ts';

/** Whether a block without prompts was typed or printed. `isShell`: its fence says that it is shell. */
export function typedOrPrinted(value: string, isShell: boolean, around: Around): Reading {
  const reading = taken(value, isShell, around);
  const isEdited = opensEditor.test(lastOf(around)) && around.announced !== 'output';
  if (reading.is === 'output' && isEdited && value.trim().includes('\n'))
    return { is: 'code', doubt: doubts.edited };
  if (reading.is !== 'commands' || reading.doubt !== undefined) return reading;
  if (around.isClick !== true && leadsOn(value, isShell))
    return { is: 'code', doubt: doubts.behindArrow };
  const isSaid = isShell || around.isClick === true || around.isToldToRun === true;
  const isSure =
    isSaid || opensShell(lastOf(around)) || isOfKnown(value, around) || goesOn(firstLineOf(value));
  return isSure ? reading : { ...reading, doubt: doubts.unknown };
}

/** The last command above a block; '' for none. */
const lastOf = ({ command }: Around): string => command?.value?.split(/(?<!\\)\n/).at(-1) ?? '';

function taken(value: string, isShell: boolean, around: Around): Reading {
  const { command, announced, isNext, isRight, programs, isClick = false } = around;
  const isAfter = command !== undefined;
  const last = lastOf(around);
  if (!isClick && isFileOfSections(value, around)) return { is: 'code' };
  if (isVersions(value) && announced !== 'output' && !isNext) return { is: 'code' };
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
        isAfter && !opensEditor.test(last) && (announced === 'output' || isNext)
          ? 'output'
          : 'code',
    };
  if (isShell && !isClick && isFilePath.test(value.trim()))
    return { is: isAfter && (announced === 'output' || isNext) ? 'output' : 'code' };
  if (isAddress(value) && announced !== 'output' && !(isNext && isAfter)) return { is: 'code' };
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
  if (other !== undefined)
    return isAfter && announced === 'output' ? { is: 'output' } : { is: 'code', doubt: other };
  if (around.isOfFile === true && !isClick && announced !== 'output' && !writesFile.test(value))
    return isShell || beginsWithProgram(first, programs)
      ? { is: 'code', doubt: doubts.ofFile }
      : { is: 'code' };
  const isPrinted = announced === 'output' && isAfter;
  if (
    isShell &&
    !isClick &&
    announced === undefined &&
    opensEditor.test(last) &&
    (areSet(value) || (isNext && !isNamed))
  )
    return { is: 'code', doubt: doubts.edited };
  if (!isShell && announced !== 'output' && opensEditor.test(command?.value ?? ''))
    return { is: isNamed ? 'commands' : 'code' };
  if (!isClick && (isSql(first) || isOfC(first))) return { is: 'code' };
  if (!isClick && announced !== 'output' && isAtProgram(value))
    return isAfter ? { is: 'code', doubt: doubts.atProgram } : { is: 'code' };
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
  const isMostly = !isShell && isMostlyTyped(value, around);
  const isTyped = isMostly || beginsTyped(value, isShell, around);
  if (isShell && !isClick && !isTyped && isAfter) {
    if (isNext && isSurelyNotTyped(first)) return { is: 'output' };
    if (isNext && !opensShell(last) && !mayEnterMachine(last) && isOfNames(value))
      return { is: 'output', doubt: doubts.below };
    const isSentence = hasWords.test(first) && !withOption.test(first);
    if (isSentence && readShell(value).state.is === 'complete')
      return announced === 'output' ? { is: 'output' } : { is: 'output', doubt: doubts.sentence };
  }
  if (isShell) {
    if (announced === 'output' && !isAfter && !isClick && !couldBeCommand(first))
      return { is: 'output' };
    if (announced !== 'output' && /^(?:\.{3}|…)$/.test(first))
      return { is: 'code', doubt: doubts.dots };
    if (announced !== 'output' || !isAfter || isTyped) return { is: 'commands' };
    return isClick ? { is: 'commands', doubt: doubts.clicked } : { is: 'output' };
  }
  if (isTyped) {
    if (!isAfter && announced === undefined && !isMostly && !isAllTyped(value, around)) {
      // A word alone above lines that nobody types is one of a list.
      const isWord = /^[\w-]+$/.test(first);
      const isSure = (isCommandShaped(value) && !isWord) || goesOn(first);
      return { is: isSure ? 'commands' : 'code' };
    }
    return announced === 'output' && isAfter && !isSurelyCommand(first)
      ? { is: 'commands', doubt: doubts.announced }
      : { is: 'commands' };
  }
  if (announced === 'command' && isTypable(value)) return { is: 'commands' };
  if (announced === 'command')
    return isAfter && !/^\s*#/.test(value) ? { is: 'code', doubt: doubts.named } : { is: 'code' };
  if (announced === 'output') {
    const isOther = isOfBoxes(value) || isOfOtherLanguage(value) || /^\{[{%]|;$/.test(first);
    if (!isAfter && isOther && !keyInColumn.test(first)) return { is: 'code' };
    return withOption.test(first) && !value.trim().includes('\n')
      ? { is: 'output', doubt: doubts.hasOption }
      : { is: 'output' };
  }
  // Functions that the page has read from a script are programs that nobody knows.
  if (!isAfter && announced === undefined && around.typed?.has('()') === true && mayBeCall(value))
    return { is: 'commands' };
  if (!isAfter || announced === 'file') return { is: 'code' };
  if (opensShell(last) && isTypable(value)) return { is: 'commands' };
  if (!isNext && callsAgain(first, around.typed ?? new Set())) return { is: 'commands' };
  const [, remark] = /^\s*#([^\n]*)/.exec(value) ?? [];
  if (isNext && remark !== undefined)
    return tellsOutput(remark) ? { is: 'output' } : { is: 'output', doubt: doubts.begins };
  if (isNext && withOption.test(first)) return { is: 'output', doubt: doubts.hasOption };
  if (isNext && toReaders.test(first)) return { is: 'output', doubt: doubts.ofReaders };
  if (isNext) return { is: 'output' };
  if (isOfOtherLanguage(value) || isYaml(value) || request.test(first)) return { is: 'code' };
  const isCalled = withOption.test(first) && isTypable(value);
  if (isSetting.test(value.trim())) return { is: 'code', doubt: doubts.unsaid };
  return { is: isCalled ? 'commands' : 'output', doubt: doubts.unsaid };
}

/** A command behind one word, as behind a prompt that nobody knows: `north kubectl get boats`. */
const behindName = /^\S+ (?:kubectl|oc|docker|helm) [a-z]/;

/** One value in capitals, as of a file of settings: `BOATS=3`. Few programs print that. */
const isSetting = /^[A-Z_][A-Z\d_]*=\S*$/;

/** A word in small letters, alone or with what it is called with. */
const mayBeCall = (value: string): boolean => /^\s*[a-z][\w-]*(?: [\w./-]+){0,3}\s*$/.test(value);

/** A command that writes the lines into the file. */
const writesFile = />|\btee\b|\bsed -/;

/** How a remark to readers begins, which no program prints so. */
const toReaders = /^(?:IMPORTANTE?|ATENÇÃO|CUIDADO|OBS)\s?:|^(?:注意|重要|提示)\s?[:：]/;

/** Options with their values, each in a line of its own, as a manifest has them: no program prints them so. */
const areOptions = /^\s*--[a-z][\w-]*=\S.*(?:\n\s*--[a-z][\w-]*=\S.*)*$/;
