import { expect, test } from 'vitest';
import { givenAddresses } from '#cli/import/given-addresses.ts';

test('A post of Jekyll is shown by its name, by its day, and below its categories', () => {
  const text = '---\ntitle: Boats\ncategories: [Sea, On land]\n---\n\nWords.\n';
  expect(givenAddresses({ path: '_posts/2024-01-02-two-boats.md', text })).toEqual(
    expect.arrayContaining([
      'two-boats',
      'posts/two-boats',
      '2024/01/02/two-boats',
      'sea/on-land/two-boats',
      'sea/on-land/2024/01/02/two-boats',
    ]),
  );
});

test('A post without categories is below none', () => {
  const found = givenAddresses({ path: '_posts/2024-01-02-two-boats.md', text: 'Words.\n' });
  expect(found.filter((each) => each.startsWith('/'))).toEqual([]);
});

test('A page with a date in its name that is no post has no other address', () => {
  expect(givenAddresses({ path: 'news/2024-01-02-two-boats.md', text: 'Words.\n' })).toEqual([]);
});
