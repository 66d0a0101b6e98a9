import { expect, test } from 'vitest';
import { asTyped, programOf } from '#cli/as-typed.ts';

test.each([
  [{}, '/usr/local/lib/readyroom/lib/cli/main.js', 'readyroom'],
  [{}, '/home/me/course/node_modules/.bin/readyroom', 'npx readyroom'],
  [{}, 'C:\\course\\node_modules\\readyroom\\lib\\cli\\main.js', 'npx readyroom'],
  [{ npm_lifecycle_event: 'npx' }, '/x/readyroom', 'npx readyroom'],
  [{ npm_lifecycle_event: 'lint' }, '/x/readyroom', 'npx readyroom'],
  [{ npm_lifecycle_event: 'readyroom' }, '/x/main.ts', 'npm run --silent readyroom --'],
])('started with %j as %s, it is typed %s', (env, file, program) => {
  expect(programOf(env, file)).toBe(program);
});

test('commands stand as they are typed, names of the program stay', () => {
  const text =
    'readyroom lint --fix and (readyroom translations accept). Made with readyroom, readyroom: no.';
  expect(asTyped(text, 'npx readyroom')).toBe(
    'npx readyroom lint --fix and (npx readyroom translations accept). Made with readyroom, readyroom: no.',
  );
  expect(asTyped('readyroom --help', '$1')).toBe('$1 --help');
  expect(asTyped('content/readyroom lint', 'x')).toBe('content/readyroom lint');
});
