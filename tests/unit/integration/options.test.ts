import { AstroError } from 'astro/errors';
import { expect, test } from 'vitest';
import { parseOptions } from '../../../src/integration/options.ts';

function refusal(input: unknown): { message: string; hint: string | undefined } {
  try {
    parseOptions(input);
  } catch (error) {
    if (error instanceof AstroError) return { message: error.message, hint: error.hint };
  }
  throw new Error('These options were accepted.');
}

test('everything has a default', () => {
  expect(parseOptions({})).toEqual({ content: 'content', title: 'Readyroom', workshops: [] });
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
    hint: '✖ Unrecognized key: "contents"\nThe options are: content, title, workshops.',
  });
});

test('a folder outside the project is refused', () => {
  expect(refusal({ content: '../elsewhere' }).hint).toContain(
    'must be a folder inside the project, such as "./content"\n  → at content',
  );
});

test('what is not an object is refused', () => {
  expect(refusal('content').hint).toContain('expected object, received string');
});
