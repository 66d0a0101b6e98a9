import {
  firstLineOf,
  isOfBoxes,
  isOfOtherLanguage,
  isYaml,
  request,
} from '#importer/text/code-shape.ts';
import {
  couldBeCommand,
  isCalledAlone,
  isCommandShaped,
  isSurelyCommand,
  withOption,
} from '#importer/text/command-shape.ts';
import { isOfNames, isSurelyNotTyped } from '#importer/text/output-shape.ts';
import { mayEnterMachine, opensShell } from '#importer/text/opened-shells.ts';
import { isSaidByProgram } from '#importer/text/said-by-program.ts';
import { hasWords } from '#importer/text/sign-prompts.ts';
import { opensEditor } from '#importer/text/printing-commands.ts';
import { tellsOutput } from '#importer/text/announcement.ts';
import type { Around } from './around.ts';
import { printsNothing } from './below-comments.ts';
import { doubts } from './doubts.ts';
import type { Reading } from './note-doubt.ts';
import { keyInColumn } from './other-than-shell.ts';
import {
  beginsTyped,
  callsAgain,
  goesOn,
  isAllTyped,
  isMostlyTyped,
  isOfKnown,
  isTypable,
  leadsOn,
} from './typed-block.ts';
import { readShell } from '#transforms/shell.ts';

import { byLook, lastOf } from './by-look.ts';

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

function taken(value: string, isShell: boolean, around: Around): Reading {
  if (around.announced !== 'output' && isCalledAlone(value)) return { is: 'commands' };
  const looks = byLook(value, isShell, around);
  if (looks !== undefined) return looks;
  const { command, announced, isNext, isClick = false } = around;
  const isAfter = command !== undefined;
  const last = lastOf(around);
  const first = firstLineOf(value);
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
    const isSentence = hasWords.test(first) && /[.!]$/.test(first);
    if (announced === 'output' && !isAfter && !isClick && (isSentence || !couldBeCommand(first)))
      return { is: 'output' };
    if (announced !== 'output' && /^(?:\.{3}|…)$/.test(first))
      return { is: 'code', doubt: doubts.dots };
    return { is: announced !== 'output' || !isAfter || isTyped || isClick ? 'commands' : 'output' };
  }
  if (isTyped) {
    if (!isAfter && announced === undefined && !isMostly && !isAllTyped(value, around)) {
      // A word alone above lines that nobody types is one of a list.
      const isWord = /^[\w-]+$/.test(first);
      const isSure = (isCommandShaped(value) && !isWord) || goesOn(first);
      return { is: isSure ? 'commands' : 'code' };
    }
    // Names in columns are no words of a command.
    const isRow = /^[\w.-]+(?: {2,}[\w.-]+)+$/.test(first);
    const isSure = isSurelyCommand(first) && !isRow;
    if (announced !== 'output' || !isAfter || isSure) return { is: 'commands' };
    return keyBehindName.test(first) || isRow
      ? { is: 'output' }
      : { is: 'commands', doubt: doubts.announced };
  }
  if (announced === 'command' && isTypable(value) && !isSaidByProgram(first))
    return { is: 'commands' };
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
  if (isNext && printsNothing.test(last) && !isSaidByProgram(first))
    return { is: 'code', doubt: doubts.unsaid };
  if (isNext) return { is: 'output' };
  if (isOfOtherLanguage(value) || isYaml(value) || request.test(first)) return { is: 'code' };
  const isCalled = withOption.test(first) && isTypable(value);
  if (isSetting.test(value.trim())) return { is: 'code', doubt: doubts.unsaid };
  return { is: isCalled ? 'commands' : 'output', doubt: doubts.unsaid };
}

/** What a program says of itself, with a colon behind that: `kubeadm version: v1.30.1`. */
const keyBehindName = /^[a-z][\w-]* [a-z]+: \S/;

/** One value in capitals, as of a file of settings: `BOATS=3`. Few programs print that. */
const isSetting = /^[A-Z_][A-Z\d_]*=\S*$/;

/** A word in small letters, alone or with what it is called with. */
const mayBeCall = (value: string): boolean => /^\s*[a-z][\w-]*(?: [\w./-]+){0,3}\s*$/.test(value);

/** How a remark to readers begins, which no program prints so. */
const toReaders = /^(?:IMPORTANTE?|ATENÇÃO|CUIDADO|OBS)\s?:|^(?:注意|重要|提示)\s?[:：]/;
