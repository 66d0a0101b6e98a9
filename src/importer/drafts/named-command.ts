/** A command that words name, other than the one above them: what stands below the words may be printed by it. */
import { draftOf, plainCode } from './draft.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { beginsWithProgram, isCall } from '#importer/text/command-shape.ts';
import { lastSentence } from '#importer/text/last-sentence.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/** The context of a block of code: the command above it, and the paragraph between the two. */
interface Above {
  command: LessonNode | undefined;
  paragraph: LessonNode | undefined;
  programs: ReadonlySet<string>;
}

/** Whether a paragraph says to run a command that it names, and that is not the one above: what is printed from there on is of that. */
export function runsAnother({ children = [] }: LessonNode, above: LessonNode | undefined): boolean {
  if (above === undefined) return false;
  return children.some(
    ({ type, value = '' }, at) =>
      type === 'inlineCode' &&
      isCall(value) &&
      (endsInRun.test(children[at - 1]?.value ?? '') ||
        (/\b(?:via|using|with) the $/i.test(children[at - 1]?.value ?? '') &&
          /^ command\b/i.test(children[at + 1]?.value ?? ''))) &&
      !(above.value ?? '').includes(value),
  );
}

const endsInRun =
  /(?:^|[.!?:,]\s+|(?:then|now|please|and) )(?:run|execute|type|enter|rode|digite|ejecuta|exécutez|lancez)\s*$|(?:运行|执行|输入)\s*$/i;

/** An output of the command above becomes code where the sentence before it says that another command printed it. */
export function withoutOthers(
  nodes: readonly LessonNode[],
  { command, paragraph, programs }: Above,
  note: TakeNote,
): LessonNode[] {
  if (command === undefined || paragraph === undefined) return [...nodes];
  const other = otherCommandIn(paragraph, command, programs);
  if (other === undefined) return [...nodes];
  return nodes.flatMap((node) => {
    const draft = draftOf(node);
    if (draft?.type !== 'output' || draft.command !== command) return [node];
    note({
      line: lineOf(node),
      code: 'command-or-output',
      unsure: `The sentence before this names "${other}", and that is not the command above it.`,
      did: 'I kept it as plain code, and not as what the command above prints.',
      look: 'If the command above printed it, put it into `outputs` of lesson.yaml.',
    });
    return plainCode(node);
  });
}

/**
 * The command that the last sentence of a paragraph names, where that is another than the one above it: "`kubectl top pods` says", below
 * `kubectl get events`. A program alone names none, unless it is used; a sentence that names both may be about either.
 */
function otherCommandIn(
  paragraph: LessonNode,
  command: LessonNode,
  programs: ReadonlySet<string>,
): string | undefined {
  const sentence = lastSentence(plainText(paragraph).trim());
  const named = [...walk(paragraph)].flatMap(({ node: { type, value = '' } }) =>
    type === 'inlineCode' &&
    sentence.includes(value.trim()) &&
    (isCommand(value, programs) ||
      isRunAgain(sentence, value.trim()) ||
      (isUsed(sentence, value.trim()) && beginsWithProgram(value, programs)))
      ? [value.trim().replace(/^\$ ?(?=[a-z])/, '')]
      : [],
  );
  const typed = new Set(wordsOf(command.value ?? ''));
  const isTyped = (text: string): boolean => wordsOf(text).every((word) => typed.has(word));
  return named.some(isTyped) ? undefined : named[0];
}

/** Whether a sentence says that something is seen with a program: "Look for the address using `ifconfig`". */
const isUsed = (sentence: string, value: string): boolean =>
  /\b(?:using|via|by running|by executing|usando|mediante|através d[eo]|à l['’]aide de|mithilfe von) (?:the )?$/i.test(
    sentence.slice(0, sentence.indexOf(value)),
  );

/** Whether a sentence says to run something once more: "Run the `Boats.java` again". */
const isRunAgain = (sentence: string, value: string): boolean => {
  const at = sentence.indexOf(value);
  return (
    /\b(?:re-?)?(?:run|start|execute) (?:the )?$/i.test(sentence.slice(0, at)) &&
    /^ again\b/i.test(sentence.slice(at + value.length))
  );
};

const isCommand = (text: string, programs: ReadonlySet<string>): boolean =>
  wordsOf(text).length > 1 && beginsWithProgram(text, programs);

const wordsOf = (text: string): string[] =>
  text.split(/[\s"'`;|&()]+/).filter((word) => word !== '');
