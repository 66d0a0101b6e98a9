import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeLesson } from '#transforms/lesson/complete-lesson.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { unitTexts } from '#transforms/lesson/unit-texts.ts';

const pieces = [
  '## a {/* #a */}\n',
  '<Step id="b">',
  '</Step>',
  '<Walkthrough id="w">',
  '</Walkthrough>',
  '\n',
  '\n\n',
  '节',
  '**',
  '{',
  '}',
  '/* */',
  '{{c}}',
  '<',
  '`',
  '- ',
  '[a][b]',
  '[b]: /c\n',
  '---\n',
  '|a|\n|-|\n',
  'import x',
];

test('any text is read, or it is said where it cannot be', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => {
      const text = parts.join('');
      const parsed = parseLesson(text);
      if (!parsed.ok) {
        expect(parsed.line).toBeLessThanOrEqual(text.split('\n').length);
        expect(parsed.message).not.toBe('');
        return;
      }
      expect([...unitTexts(parsed.root).keys()][0]).toBe('intro');
      const source = { root: structuredClone(parsed.root), lang: 'en' };
      completeLesson(parsed.root, { lang: 'en', source, missing: ['a'], stale: ['a'] });
    }),
  );
});
