import { attributeText } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { lastSentence } from '#importer/text/last-sentence.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { draftOf, plainCode } from './draft.ts';

/** A box, a tab or a part to unfold that is about what goes wrong, and the command above it. */
export interface FailingPart {
  title: string;
  command: LessonNode | undefined;
}

const fails =
  /\b(?:bugs?|fails?|failed|failures?|failing|errors?|wrong|timed out|time-?outs?|troubleshoot\w*|(?:not|n['’]t) work\w*|fatal?|erros?|falh\w+|problemas?|deu errado)\b|失败|失敗|错误|錯誤|出错|报错|故障|超时|不成功/i;

/** Nothing goes wrong: "if there are no errors", "se não houver erros", "如果没有错误", "如果没报错". */
const nothing =
  /\b(?:no|without(?: any)?|sem|nenhum|não (?:h[áa]|houver|houve|tiver|existir(?:em)?|d(?:á|er|eu)|ocorrer(?:em)?)(?: nenhum)?) (?:errors?|problems?|failures?|erros?|problemas?|falhas?)\b|(?:没有?|沒有?|无|不会?)(?:任何|出现|出現)*(?:错误|錯誤|出错|出錯|报错|報錯|问题|問題)(?:或(?:错误|錯誤|问题|問題))?/gi;

/** Boxes of MkDocs that are called after what goes wrong, whatever their title: `??? failure "FATA[0000] …"`. */
const failureBox = /^(?:!!!|\?\?\?[+-]?|\/{3,}) ?(?:failure|fail|missing|error|bug)\b/i;

/** The part that a block is, if its title, or what it is, says that it is about what goes wrong. `command`: what stands above it. */
export function failingPart(
  node: LessonNode,
  command: LessonNode | undefined,
): FailingPart | undefined {
  const title = ['title', 'summary', 'label']
    .map((name) => attributeText(node, name))
    .find((text) => text !== undefined);
  const opening = node.data?.['opening'];
  const isFailure = typeof opening === 'string' && failureBox.test(opening);
  if (title === undefined) return isFailure ? { title: String(opening), command } : undefined;
  return isFailure || fails.test(title.replaceAll(nothing, '')) ? { title, command } : undefined;
}

const mayFail =
  /^(?:but |and )?(?:if|in case|should)\b.+\b(?:gets?|sees?|fail\w*|says?|shows?|errors?|happens?|appears?|reports?|complains?|prints?)\b|^(?:se|caso)\b.+?(?:erros?|aparec|receb|vir\b|veja|falh|der\b)|^(?:如果|若|假如).*(?:报错|出现|看到|失败|错误|提示)/i;
const complains =
  /\b(?:errors?|refused|denied|failed|forbidden|not ?found|unable|cannot|can't|timed? ?out|invalid|no such|unauthorized)\b/i;

/** A block that a sentence shows for the case that something goes wrong: "If you get", and an error. */
export function failingBlock(
  paragraph: string,
  text: string,
  command: LessonNode | undefined,
): FailingPart | undefined {
  const title = lastSentence(paragraph.trim());
  const tellsOfNothing = title.replaceAll(nothing, '') !== title;
  return !tellsOfNothing && mayFail.test(title) && complains.test(text)
    ? { title, command }
    : undefined;
}

/** In a part that is about what goes wrong, nobody expects what the command above it is said to print there. */
export function withoutFailures(
  nodes: readonly LessonNode[],
  part: FailingPart | undefined,
  note: TakeNote,
): LessonNode[] {
  if (part?.command === undefined) return [...nodes];
  return nodes.flatMap((node) => {
    const draft = draftOf(node);
    if (draft?.type !== 'output' || draft.command !== part.command) return [node];
    note({
      line: lineOf(node),
      code: 'command-or-output',
      unsure: `This stands in a part about what goes wrong, "${part.title}".`,
      did: 'I kept it as plain code, and not as what the command above prints.',
      look: 'If learners are to see it, put it into `outputs` of lesson.yaml.',
    });
    return plainCode(node);
  });
}
