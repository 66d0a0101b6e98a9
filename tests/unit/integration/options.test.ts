import { AstroError } from 'astro/errors';
import { expect, test } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { localizedOptions, parseOptions } from '../../../src/integration/options.ts';

function refusal(input: unknown): { message: string; hint: string | undefined } {
  try {
    parseOptions(input);
  } catch (error) {
    if (error instanceof AstroError) return { message: error.message, hint: error.hint };
  }
  throw new Error('These options were accepted.');
}

test('everything has a default', () => {
  expect(parseOptions({})).toEqual({
    content: 'content',
    workshops: [],
    pictures: true,
  });
});

test.each(['./content', 'content/', './content/', 'content'])(
  '%s is the folder content',
  (content) => {
    expect(parseOptions({ content }).content).toBe('content');
  },
);

test('an unknown option is named, with those that there are', () => {
  expect(refusal({ contents: './x' })).toEqual({
    message: 'The options passed to readyroom() in astro.config are not valid.',
    hint: '✖ Unrecognized key: "contents"\nThe options are: content, title, workshops, logo, accent, footer, pictures, css.',
  });
});

test('a folder outside the project is refused', () => {
  expect(refusal({ content: '../elsewhere' }).hint).toContain(
    'must be a folder inside the project, such as "./content"\n  → at content',
  );
});

test.each([
  [
    { title: { en: 'A', tlh: 'B' } },
    `must be a text, or one in each language: { ${localeCodes.join(', ')} }`,
  ],
  [{ logo: { file: './logo.svg' } }, 'at logo.alt'],
  [{ logo: { file: '../logo.svg', alt: 'A' } }, 'must be a file inside the project'],
  [{ logo: { file: './logo.gif', alt: 'A' } }, 'must be an SVG or PNG file'],
  [{ accent: { light: '#0b5cad' } }, 'at accent.dark'],
  [{ accent: { light: 'navy', dark: '#fff' } }, 'must be a colour such as "#0b5cad"'],
  [{ footer: { links: [{ text: 'A', to: 'javascript:alert(1)' }] } }, 'must begin with https://'],
  [{ css: './brand/site.scss' }, 'must be a file of styles'],
])('%j is refused', (input, said) => {
  expect(refusal(input).hint).toContain(said);
});

test('texts that are not in each language are told from those that are one for all', () => {
  const options = parseOptions({
    title: 'School',
    logo: { file: './logo.svg', alt: { en: 'School' } },
    footer: { links: [{ text: { en: 'Ask' }, to: '/ask/' }] },
  });
  expect(localizedOptions(options)).toEqual([
    { name: 'logo.alt', texts: { en: 'School' } },
    { name: 'footer.links[0].text', texts: { en: 'Ask' } },
  ]);
});

test('what is not an object is refused', () => {
  expect(refusal('content').hint).toContain('expected object, received string');
});
