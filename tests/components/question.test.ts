import { expect, test } from 'vitest';
import Answer from '#components/lesson/Answer.astro';
import Explanation from '#components/lesson/Explanation.astro';
import Output from '#components/lesson/Output.astro';
import Question from '#components/lesson/Question.astro';
import { page } from './lesson.ts';
import { render } from './render.ts';

const asked = (id: string) =>
  render(Question, { lesson: page, props: { id }, slot: '<p>Which?</p>' });

test('a question is a group named by what is asked, and keeps what is answered under ids', async () => {
  const html = await asked('one');
  expect(html).toContain('<fieldset><legend class="question"><p>Which?</p></legend>');
  expect(html).toContain('data-question="demo/first#one"');
});

test('one right answer is chosen by radio buttons, several by check boxes, and that is said', async () => {
  const input = async (of: string, id: string) =>
    render(Answer, { lesson: page, props: { id, of }, slot: 'Words' });
  expect(await input('one', 'all')).toContain('<input type="radio" name="answer" value="all">');
  expect(await input('several', 'get')).toContain(
    '<input type="checkbox" name="answer" value="get">',
  );
  const said = 'Choose every answer that is right.';
  expect(await asked('one')).not.toContain(said);
  expect(await asked('several')).toContain(said);
});

test('the solution is folded, and says of each answer whether it is right and why', async () => {
  expect(await asked('one')).toMatch(
    /<details class="solution"><summary>The answer, with reasons</,
  );
  const [right, wrong] = await Promise.all(
    ['tolerant', 'all'].map((id) =>
      render(Explanation, { lesson: page, props: { id, of: 'one' }, slot: '<p>Why.</p>' }),
    ),
  );
  expect(right).toContain('<li data-answer="tolerant" data-right="true"><strong>Right</strong>');
  expect(wrong).toContain('<li data-answer="all" data-right="false"><strong>Not right</strong>');
  expect(wrong).toContain('<p>Why.</p>');
});

test('what is predicted is folded, and its question knows the check that shows it', async () => {
  const output = await render(Output, { lesson: page, props: { id: 'predicted' } });
  expect(output).toMatch(/<details class="predicted" data-output="predicted"><summary>.*fluentd/s);
  expect(await render(Output, { lesson: page, props: { id: 'nodes' } })).not.toContain('<details');
  const slot = '<p>Said of it.</p>';
  expect(await render(Output, { lesson: page, props: { id: 'predicted' }, slot })).toMatch(
    /<summary>.*fluentd.*Said of it\..*<\/details>/s,
  );
  const html = await asked('predicted');
  expect(html).toContain('data-predicts="predicted" data-checks="foretold"');
  expect(html).toContain('Predict, then run');
});
