import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandsOf } from '#importer/text/command-forms.ts';

const isMeant = commandsOf(`
  boat/ship moor, boat tie -f ! -n --now
  harbour list ? -*w --watch
  mast * .
  oar .
`);

test.each([
  ['a word of the program', 'boat moor red'],
  ['another name of the program, in its folder', './ship moor red'],
  ['options with values before that word', 'boat -s sea --wind=west moor'],
  ['an option that it has somewhere', 'boat tie red -f'],
  ['an option that it needs, among other letters', 'harbour list -aw1'],
  ['the same as a word', 'harbour list --watch=true'],
  ['any word, and nothing else', 'mast red'],
  ['the program alone', 'oar'],
  ['lines that go on', 'boat moor \\\n  red'],
])('a table means %s', (_, command) => {
  expect(isMeant(command)).toBe(true);
});

test.each([
  ['another word', 'boat sink red'],
  ['the value of an option', 'boat --do=moor'],
  ['the name of an object', 'boat show moor'],
  ['what it must not have', 'boat moor red -n'],
  ['that as a word', 'ship moor --now'],
  ['what lacks its option', 'boat tie red'],
  ['an option that says no', 'harbour list --watch=false'],
  ['a value that has the letter', 'harbour list -e=w'],
  ['more than is given', 'mast red blue'],
  ['an option where nothing is given', 'oar -v'],
  ['a program that begins alike', 'boats moor red'],
])('a table does not mean %s', (_, command) => {
  expect(isMeant(command)).toBe(false);
});

test('any command is read, however long', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('-a', '-w', 'b', '--c=d', '-www-', ' ')), (words) => {
      expect(typeof isMeant(['boat', ...words].join(' '))).toBe('boolean');
    }),
  );
  for (const word of ['-a b ', '-a ', 'b ', '-w', 'w']) isMeant(`harbour ${word.repeat(50_000)}`);
});
