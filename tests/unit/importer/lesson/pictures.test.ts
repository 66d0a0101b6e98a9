import { describe, expect, test } from 'vitest';
import { importLesson } from '#importer/lesson/import-lesson.ts';
import { noSite } from '#importer/lesson/linked-site.ts';
import { readPage } from '#importer/read/read-page.ts';

const site = {
  ...noSite,
  imageOf: (address: string) => (address.includes('boat.png') ? './images/boat.png' : undefined),
};
const made = (text: string): { mdx: string; said: string[] } => {
  const { mdx, notes } = importLesson(readPage('page.md', text, 'hugo', new Set()), site);
  return { mdx, said: notes.map(({ did }) => did) };
};

describe('A picture in a link', () => {
  test.each([
    '[![A boat](boat.png)](boat.png)',
    '[![A boat](./boat.png?width=30pc)](boat.png)',
    '{{< figure src="boat.png" link="boat.png" alt="A boat" >}}',
  ])('to its own file stands alone, and the list says so: %s', (text) => {
    const { mdx, said } = made(`# Boats\n\n${text}`);
    expect(mdx).toMatch(/\n!\[A boat\]\(\.\/images\/boat\.png\)\n$/);
    expect(said).toContain('I kept the picture, without a link.');
    expect(said).not.toContain('I kept its words and its address, without a link.');
  });

  test('may be one of words, which are kept without it where the page shows that picture', () => {
    const { mdx, said } = made('# Boats\n\n![A boat](boat.png)\n\nSee [it](./boat.png).');
    expect(mdx).toMatch(/\nSee it\.\n$/);
    expect(said).toEqual(['I kept its words.']);
  });

  test.each([
    ['to another file', '[![A boat](boat.png)](harbor.png)'],
    ['that is not there', '[![A pier](pier.png)](pier.png)'],
  ])('%s has its address beside it', (_, text) => {
    expect(made(`# Boats\n\n${text}`).said).toContain(
      'I kept its words and its address, without a link.',
    );
  });
});
