import { unitName } from '#transforms/lesson/anchors.ts';
import { answersOf, isAnswer } from '#transforms/lesson/set-answers.ts';
import { attributeText, isElement } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { hasWords } from '#transforms/lesson/plain-text.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeOf } from '#model/diagnostics/place.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Prose } from '#model/load/prose.ts';
import type { LessonSources } from '#model/load/sources.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';

type Questions = NonNullable<LessonYaml['questions']>;

/** In lesson.yaml: something to choose, something right, and an output that is there to be predicted, once. */
export function* validateQuestions({ yaml, data }: LessonSources): Generator<Diagnostic> {
  if (yaml === undefined) return;
  const known = Object.keys(data?.outputs ?? {});
  const predicted = new Map<string, string>();
  for (const [id, { answers, predict }] of Object.entries(data?.questions ?? {})) {
    const place = yaml.placeOf(['questions', id, 'answers']);
    const right = Object.values(answers);
    if (right.length < 2) yield diagnostic('question-answers', place, { id, count: right.length });
    else if (!right.includes(true)) yield diagnostic('question-unanswerable', place, { id });
    if (predict === undefined) continue;
    const at = yaml.placeOf(['questions', id, 'predict']);
    const first = predicted.get(predict);
    if (!known.includes(predict)) {
      yield diagnostic('unknown-id', at, { kind: 'output', id: predict, known });
    } else if (first !== undefined) {
      yield diagnostic('prediction-twice', at, { output: predict, first });
    } else predicted.set(predict, id);
  }
}

/**
 * In the prose: a question that is asked, all its answers, each with words and why, and no output before its prediction. An answer
 * that a stale unit of a translation lacks is shown as the source has it.
 */
export function* validateAsked(
  prose: Prose,
  questions: Questions,
  stale: readonly string[],
): Generator<Diagnostic> {
  const { file } = prose;
  const shown = new Set<string>();
  for (const { node } of nodesOf(prose)) {
    const id = isElement(node) ? (attributeText(node, 'id') ?? '') : '';
    if (node.name === 'Output') shown.add(id);
    if (node.name !== 'Question') continue;
    const text = (node.children ?? []).filter((child) => !isAnswer(child));
    if (!hasWords(text)) yield diagnostic('question-silent', placeOf(file, node), { id });
    const question = Object.hasOwn(questions, id) ? questions[id] : undefined;
    if (question === undefined) continue;
    const isStale = stale.includes(unitName('question', id));
    yield* validateAnswers(file, node, id, Object.keys(question.answers), isStale);
    const { predict } = question;
    if (predict === undefined || !shown.has(predict)) continue;
    yield diagnostic('prediction-late', placeOf(file, node), { question: id, output: predict });
  }
}

function* validateAnswers(
  file: string,
  node: LessonNode,
  question: string,
  known: readonly string[],
  isStale: boolean,
): Generator<Diagnostic> {
  const written = new Set<string>();
  for (const { id, node: answer, words, why } of answersOf(node)) {
    const place = placeOf(file, answer);
    if (id === '') continue;
    if (!known.includes(id)) yield diagnostic('unknown-answer', place, { id, question, known });
    else if (written.has(id)) yield diagnostic('answer-twice', place, { id });
    else if (!hasWords(words)) yield diagnostic('answer-words', place, { id });
    else if (!hasWords(why)) yield diagnostic('answer-why', place, { id });
    written.add(id);
  }
  for (const id of known) {
    if (written.has(id) || isStale) continue;
    yield diagnostic('answer-missing', placeOf(file, node), { id, question });
  }
}
