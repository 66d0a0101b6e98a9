import { en, l } from './case.ts';
import type { BrokenCase } from './case.ts';
import type { Change } from '../written-content.ts';

const written = 'questions: { why: { answers: { a: true, b: false } } }';
const asked = `<Question id="why">

Why?

<Answer id="a">

Because.

It is so.

</Answer>

<Answer id="b">

No reason.

There is one.

</Answer>

</Question>`;

/** A question that is sound but for one change in lesson.yaml or in the prose. */
const question = (
  inYaml: readonly [string, string] = ['', ''],
  inProse: readonly [string, string] = ['', ''],
): Readonly<Record<string, Change>> => ({
  [l]: ['minutes: 5', `minutes: 5\n${written.replace(...inYaml)}`],
  [en]: ['Words before.', asked.replace(...inProse)],
});

const withoutB: readonly [string, string] = [
  asked.slice(asked.indexOf('\n<Answer id="b">'), -12),
  '',
];

export const questions: readonly BrokenCase[] = [
  [
    'a question with one answer only',
    question([', b: false', ''], withoutB),
    `one/lesson.yaml:2:30  The question "why" has one answer only, so there is nothing to choose.
  → Give it two or more: answers: { ID: true, OTHER: false }.`,
  ],
  [
    'a question without an answer that is right',
    question(['true', 'false']),
    `one/lesson.yaml:2:30  No answer of the question "why" is right.
  → Write true for each answer that is right.`,
  ],
  [
    'an answer that is neither right nor wrong',
    question(['true', 'yes']),
    `one/lesson.yaml:2:35  "questions.why.answers.a" is text, not true or false.
  → Write true, without quotes.`,
  ],
  [
    'a question that nobody wrote down',
    question(['why:', 'who:']),
    `one/en.mdx:6:1  There is no question "why" in lesson.yaml.
  → Did you mean "who"? The questions there are: who.`,
  ],
  [
    'a question that asks nothing',
    question(undefined, ['Why?', '{/* later */}']),
    `one/en.mdx:6:1  The question "why" asks nothing.
  → Write what is asked between <Question …> and its first <Answer>.`,
  ],
  [
    'an answer that is not written',
    question(undefined, withoutB),
    `one/en.mdx:6:1  The answer "b" of the question "why" is not written.
  → Write <Answer id="b">…</Answer> here, or take it out of lesson.yaml.`,
  ],
  [
    'an answer that lesson.yaml does not have, and one that stands twice',
    question(undefined, [
      '</Question>',
      '<Answer id="c">\n\nC.\n\nIt is so.\n\n</Answer>\n\n<Answer id="a">\n\nA.\n\nIt is so.\n\n</Answer>\n\n</Question>',
    ]),
    `one/en.mdx:26:1  The question "why" of lesson.yaml has no answer "c".
  → The answers there are: a, b.
one/en.mdx:34:1  The answer "a" stands here for the second time.
  → Take one of the two out.`,
  ],
  [
    'an answer without its words, and one without an explanation',
    question(undefined, [
      'Because.\n\nIt is so.\n\n</Answer>\n\n<Answer id="b">\n\nNo reason.\n\nThere is one.',
      '- It is so.\n\n</Answer>\n\n<Answer id="b">\n\nNo reason.',
    ]),
    `one/en.mdx:10:1  The answer "a" does not begin with its words.
  → Between <Answer …> and </Answer>, each on a line of its own, write two paragraphs with an empty line before and after: the words that the learner chooses, and why they are right or wrong.
one/en.mdx:16:1  The answer "b" is not explained.
  → After its words and an empty line, say why it is right or wrong.`,
  ],
  [
    'an answer outside of a question',
    question(undefined, ['</Question>', '</Question>\n\n<Answer id="a">Because.</Answer>']),
    `one/en.mdx:28:1  <Answer> does not stand directly in <Question>.
  → Put it between <Question …> and </Question>.`,
  ],
  [
    'a prediction of an output that is not there',
    question(['} } }', '}, predict: raedy } }']),
    `one/lesson.yaml:2:62  There is no output "raedy" in lesson.yaml.
  → Did you mean "ready"? The outputs there are: ready.`,
  ],
  [
    'a prediction of what was shown before',
    {
      ...question(['} } }', '}, predict: ready } }']),
      [en]: ['<Check id="web-ready">Is it there?</Check>', asked],
    },
    `one/en.mdx:23:1  The output "ready" stands before the question "why", in which it is predicted.
  → Move the question in front of it.
one/pt-BR.mdx:16:1  The check "web-ready" is not in the source, one/en.mdx.
  → Add <Check id="web-ready"> to the source, or take it out here.`,
  ],
  [
    'an output that is predicted twice',
    question([
      '} } }',
      '}, predict: ready }, who: { answers: { a: true, b: false }, predict: ready } }',
    ]),
    `one/lesson.yaml:2:119  The output "ready" is predicted by the question "why" already.
  → Take \`predict\` out of one of the two.`,
  ],
];
