import { expect, test } from 'vitest';
import { lessonLink } from '#components/page/lesson-links.ts';
import type { Lesson, Workshop } from '#model/resolve/content.ts';

const workshop = { name: 'calico', source: 'en' } as Workshop;
const lesson = (texts: Record<string, string>, more: Partial<Lesson> = {}): Lesson =>
  ({
    name: 'first',
    optional: false,
    translations: Object.fromEntries(
      Object.entries(texts).map(([locale, title]) => [locale, { locale, title }]),
    ),
    ...more,
  }) as unknown as Lesson;

test('the entry of a lesson is a link with its title, which is text', () => {
  expect(lessonLink(workshop, lesson({ en: `Pods & "nodes" <1>` }), 'en')).toBe(
    '<li><a href="/en/calico/first/">Pods &amp; &quot;nodes&quot; &lt;1&gt;</a></li>',
  );
});

test('a title that is not translated says its language, and a lesson whether it may be left out', () => {
  expect(lessonLink(workshop, lesson({ en: 'Pods' }, { optional: true }), 'pt-BR')).toBe(
    '<li><a href="/pt-br/calico/first/" lang="en">Pods</a><small>Opcional</small></li>',
  );
});

test('a lesson that was edited has another entry', () => {
  const [before, after] = ['Pods', 'Nodes'].map((en) => lessonLink(workshop, lesson({ en }), 'en'));
  expect(before).toContain('>Pods<');
  expect(after).toContain('>Nodes<');
});
