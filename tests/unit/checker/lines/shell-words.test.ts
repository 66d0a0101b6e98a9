import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLine } from '#checker/lines/simple-commands.ts';
import { readShell } from '#transforms/shell.ts';

/** Parts of a word, as people type them behind kubectl. `$(…)`, backticks and `{ …; }` are not for the small reader. */
const variable = fc.constantFrom('{.items[*].a}', '$NS', '${NS}', '${NS:?}', '${NS:-web}');
const bare = fc.string({ unit: fc.constantFrom(...'abz019./:=,-_@%+*#[]~'), maxLength: 6 });
const escaped = fc.constantFrom(...' |"\'$;#&\\<>(a').map((character) => `\\${character}`);
const single = fc.string({ unit: fc.constantFrom(...'ab "|;#&>$\\`(){}.*='), maxLength: 8 });
const double = fc
  .array(
    fc.oneof(fc.constantFrom(..."ab '|;#&>(){}.*=", '\\"', '\\\\', '\\$', '\\`', '\\n'), variable),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));
const ansi = fc
  .array(fc.constantFrom(...'ab |"', "\\'", '\\\\'), { maxLength: 6 })
  .map((parts) => parts.join(''));
const part = fc.oneof(
  { weight: 3, arbitrary: bare },
  escaped,
  variable,
  single.map((text) => `'${text}'`),
  double.map((text) => `"${text}"`),
  ansi.map((text) => `$'${text}'`),
);
/** Begins with a letter or a dash: a lone digit could be the number of a stream. */
const word = fc
  .tuple(fc.constantFrom('x', '-n', '--a='), fc.array(part, { maxLength: 4 }))
  .map(([first, parts]) => first + parts.join(''));

const redirection = fc.constantFrom(
  ...[
    '> all.txt',
    '>>all.txt',
    '2>/dev/null',
    '2>&1',
    '>&2',
    '< in.txt',
    '>/dev/tty',
    '>"all pods"',
    '<<< "a | b"',
  ],
);
const assignment = word.map((text) => `NS=${text}`);
const commandOf = (program: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.array(assignment, { maxLength: 1 }),
      program,
      fc.array(word, { maxLength: 4 }),
      fc.array(redirection, { maxLength: 1 }),
    )
    .map(([assignments, name, words, redirections]) =>
      [...assignments, name, ...words, ...redirections].join(' '),
    );
const pipeline = fc
  .tuple(
    commandOf(fc.constantFrom('kubectl', 'k', 'echo')),
    fc.array(
      fc.tuple(
        fc.constantFrom(' | ', '|', ' |& '),
        commandOf(fc.constantFrom('grep', 'head', 'jq')),
      ),
      { maxLength: 2 },
    ),
  )
  .map(([first, filters]) => first + filters.flat().join(''));
const list = fc
  .tuple(
    pipeline,
    fc.array(fc.tuple(fc.constantFrom(' && ', '&&', ' || ', '; ', ';', ' & '), pipeline), {
      maxLength: 2,
    }),
  )
  .map(([first, others]) => first + others.flat().join(''));

/** What stands at the end of a line, and what follows it. */
const ending = fc.constantFrom(
  ...[
    '',
    ' ',
    ';',
    ' &',
    ' # all | "of',
    ' &> all.txt',
    ' <<EOF\na | b "c\nEOF',
    " <<-'EOF' x | grep y\n\tz\n\tEOF",
  ],
);

/** What the parser says of a line, in the shape of the small reader. */
function parsed(text: string) {
  const { commands, state } = readShell(text);
  expect(state).toEqual({ is: 'complete' });
  const behindPipe = new Set(commands.flatMap(({ pipedTo }) => pipedTo));
  return commands
    .filter((command) => !behindPipe.has(command))
    .map((first) => {
      const chain = [first];
      for (let next = first.pipedTo[0]; next !== undefined; next = next.pipedTo[0])
        chain.push(next);
      const wordsOf = ({ assignments, words }: typeof first) => [...assignments, ...words];
      const isHidden = ({ redirections }: typeof first) =>
        redirections.some(
          ({ operator, target = '' }) =>
            /^&?>/.test(operator) && !/^(?:\d|\/dev\/(?:tty|stdout))$/.test(target),
        );
      return {
        words: wordsOf(first),
        filters: chain.slice(1).flatMap((each) => ['|', ...wordsOf(each)]),
        hidden: chain.some(isHidden),
      };
    });
}

test('words, pipes and what is hidden are those that a whole parser finds', () => {
  fc.assert(
    fc.property(list, ending, (line, end) => {
      const [typed = ''] = `${line}${end}`.split('\n', 1);
      expect(splitLine(typed)).toEqual(parsed(line + end));
    }),
    { numRuns: 2000 },
  );
});

test('so they are in several lines', () => {
  fc.assert(
    fc.property(fc.array(list, { minLength: 2, maxLength: 3 }), (lines) => {
      const typed = lines.join('\n');
      expect(splitLine(typed)).toEqual(parsed(typed));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['kubectl get pods -l "a\\"" | grep web', ['|', 'grep', 'web']],
  ['kubectl get pods -l "a\\" | grep web"', []],
  [String.raw`kubectl get pods -l $'it\'s' | grep web`, ['|', 'grep', 'web']],
  [String.raw`kubectl get pods -l '\' | grep web`, ['|', 'grep', 'web']],
  ['kubectl get pods |\n  grep web', ['|', 'grep', 'web']],
])('%s', (line, filters) => {
  expect(splitLine(line)).toMatchObject([{ filters }]);
  expect(splitLine(line)).toEqual(parsed(line));
});
