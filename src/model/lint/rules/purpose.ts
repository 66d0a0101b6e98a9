/** Commands and checks that do not say what they are for. */
import { placeOf } from '#model/diagnostics/place.ts';
import type { Found, Rule } from '#model/lint/rule.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { attributeText } from '#transforms/lesson/nodes.ts';
import { hasWords } from '#transforms/lesson/plain-text.ts';

/** So many commands can be followed without being told what they are for. */
const FEW = 4;
/** What is folded away or one of several ways is not done in a row. */
const aside: ReadonlySet<string> = new Set(['Details', 'Tab']);

export const goal: Rule = {
  severity: 'advice',
  about:
    'More than four commands below one heading, and none of them says what it is for. Whoever only copies them learns little: give a group of commands a `goal`.',
  wrong: { lang: 'yaml', text: 'look: { run: [a, b, c, d, e] }' },
  right: {
    lang: 'yaml',
    text: 'look:\n  goal: { en: Find the node of the Pod. }\n  run: [a, b, c, d, e]',
  },
  *find({ data: { source }, lessons }) {
    for (const lesson of lessons) yield* withoutGoal(lesson, source);
  },
};

function* withoutGoal({ proses, data }: LessonSources, source: string): Generator<Found> {
  const prose = proses.find(({ locale }) => locale === source);
  if (prose === undefined) return;
  let inRow = 0;
  for (const { node, parent } of nodesOf(prose)) {
    if (node.type === 'heading') inRow = 0;
    if (node.name !== 'Command' || aside.has(parent?.name ?? '')) continue;
    const command = data?.commands?.[attributeText(node, 'id') ?? ''];
    if (command === undefined) continue;
    if (command.goal !== undefined) {
      inRow = -Infinity;
      continue;
    }
    const before = inRow;
    inRow += command.run.length;
    if (before > FEW || inRow <= FEW) continue;
    yield {
      place: placeOf(prose.file, node),
      message: `More than ${FEW} commands stand below this heading, and nothing says what they are for.`,
      hint: 'Give the first of each group a `goal` in lesson.yaml: a sentence in each language.',
    };
  }
}

export const checkQuestion: Rule = {
  severity: 'advice',
  about:
    'A check without a question. The page then shows a field and what counts, and the learner has to guess what it is about.',
  wrong: { lang: 'mdx', text: '<Check id="web-ready"></Check>' },
  right: { lang: 'mdx', text: '<Check id="web-ready">Is every Pod of web ready?</Check>' },
  *find({ lessons }) {
    for (const prose of lessons.flatMap(({ proses }) => proses)) {
      for (const { node } of nodesOf(prose)) {
        if (node.name !== 'Check') continue;
        const question = (node.children ?? []).filter(
          ({ name }) => name !== 'Criterion' && name !== 'Hint',
        );
        if (hasWords(question)) continue;
        const id = attributeText(node, 'id') ?? '';
        yield {
          place: placeOf(prose.file, node),
          message: `The check "${id}" asks nothing.`,
          hint: `Write the question between the tags: <Check id="${id}">Is every Pod ready?</Check>`,
        };
      }
    }
  },
};
