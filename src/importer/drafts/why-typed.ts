import { firstLineOf, isOfBoxes, isSynopsis, isWholeScript } from '#importer/text/code-shape.ts';
import { beginsWithProgram, isSurelyCommand, withOption } from '#importer/text/command-shape.ts';
import { hasWords, mayBeTypedAtRoot } from '#importer/text/sign-prompts.ts';
import { doubts } from './doubts.ts';
import type { Before } from './around.ts';
import { isDiff } from './other-than-shell.ts';
import { isTypable, programOf } from './typed-block.ts';

/** Why a block that stays plain code may be typed all the same; undefined where nothing says so. */
export function whyTyped(
  value: string,
  { announced, programs, doubted }: Before,
): string | undefined {
  if (mayBeTypedAtRoot(value) || (announced === 'command' && behindHash.test(value)))
    return doubts.ofRoot;
  const lines = value.split('\n');
  if (isWholeScript(value) || isSynopsis(value) || opensFence.test(value)) return undefined;
  if (isDiff(value)) return undefined;
  if (isOfBoxes(value) || /^\s*\+--/.test(value)) return undefined;
  if (withOption.test(value) && beginsWithProgram(firstLineOf(value), programs))
    return doubts.ofLine;
  const isScriptPart =
    isValue.test(value) && lines.some((line) => /^\S/.test(line) && isSurelyCommand(line));
  const isOneCall = withOption.test(value) && !value.trim().replaceAll('\\\n', '').includes('\n');
  if (announced === 'file')
    return isScriptPart ? doubts.ofLine : isOneCall ? doubts.ofOption : undefined;
  // What is set in belongs to something else, as in the help of a program.
  if (
    lines.some(
      (line) =>
        loop.test(line) ||
        (/^\S/.test(line) && isSurelyCommand(line.replace(/^(?:\d+[.)] |#|[^\w\s] )/u, ''))),
    )
  )
    return doubts.ofLine;
  if (lines.every((line) => line.trim() === '' || withOption.test(line))) return doubts.ofOption;
  if (areCalls(lines) && isTypable(value)) return doubts.unknown;
  const isAgain = lines.every(
    (line) => doubted.has(programOf(line)) && isCall.test(line) && !hasWords.test(line),
  );
  return isAgain ? doubts.again : undefined;
}

/** Whether each line but comments is a word in small letters and what it may be called with, of which some is a path or an option. */
const areCalls = (lines: readonly string[]): boolean => {
  const typed = lines.filter((line) => !/^\s*(?:#|$)/.test(line));
  return (
    typed.some((line) => / (?:-{1,2}[a-z]|\+[a-z]|\.{0,2}\/\w)/.test(line)) &&
    typed.every((line) => isCall.test(line) && !hasWords.test(line))
  );
};

/** A word in small letters and what it may be called with. */
const isCall = /^[a-z][\w-]*(?: [^\s:=]+)*\s*$/;

/** A word in small letters behind `#`, with more behind it. */
const behindHash = /^\s*# [a-z][\w.+-]* \S/;

/** A line that sets a variable. */
const isValue = /^\s*[A-Z_]\w*=/i;

/** A loop of a shell, in one line up to what it does. */
const loop = /^(?:for \w+ in|while) [^\n]*; ?do\b/;

const opensFence = /^ *(?:`{3,}|~{3,})/m;
