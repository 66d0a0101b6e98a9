import { expect, test } from 'vitest';
import LessonHead from '#components/page/LessonHead.astro';
import { page } from './lesson.ts';
import { render } from './render.ts';

const head = (beginsWithDescription: boolean): Promise<string> => {
  const translation = { ...page.translation, description: 'We sail.', beginsWithDescription };
  return render(LessonHead, { lesson: { ...page, translation } });
};

test('the description stands below the title, but not where the text begins with it', async () => {
  expect(await head(false)).toContain('We sail.');
  expect(await head(true)).not.toContain('We sail.');
});
