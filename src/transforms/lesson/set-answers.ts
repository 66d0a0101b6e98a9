import { attributeText, copyOf, element, isExpression, walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/** An answer as an author writes it: a paragraph with its words, and after it why it is right or wrong. */
export interface WrittenAnswer {
  id: string;
  node: LessonNode;
  words: readonly LessonNode[];
  why: readonly LessonNode[];
}

/** The answers of a question in document order; the same id may come twice. */
export const answersOf = (question: LessonNode): WrittenAnswer[] =>
  (question.children ?? []).filter(isAnswer).map((node) => {
    const [first, ...why] = (node.children ?? []).filter((child) => !isExpression(child));
    const isParagraph = first?.type === 'paragraph';
    const words = isParagraph ? (first.children ?? []) : [];
    return {
      ...{ id: attributeText(node, 'id') ?? '', node, words },
      why: isParagraph || first === undefined ? why : [first, ...why],
    };
  });

export const isAnswer = ({ name }: LessonNode): boolean => name === 'Answer';

/**
 * Sends the words of every `<Answer>` to the list that a learner chooses from, and to the solution, with why, as `<Explanation>`;
 * what else stands in a question is what is asked.
 */
export function setAnswers(root: LessonNode): void {
  for (const { node } of walk(root)) {
    if (node.name !== 'Question') continue;
    const of = attributeText(node, 'id') ?? '';
    const answers = answersOf(node);
    node.children = [
      ...(node.children ?? []).filter((child) => !isAnswer(child)),
      ...answers.map(({ id, words }) => element('Answer', { id, of, slot: 'answers' }, [...words])),
      ...answers.map(({ id, words, why }) => {
        const again = element('span', { slot: 'words' }, words.map(copyOf));
        return element('Explanation', { id, of, slot: 'solution' }, [again, ...why]);
      }),
    ];
  }
}
