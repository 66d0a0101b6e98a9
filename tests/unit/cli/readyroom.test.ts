import { describe, expect, test } from 'vitest';
import type { OptionDefinition } from '#cli/definition.ts';
import { commandHelp } from '#cli/help.ts';
import { parseInvocation } from '#cli/parse-invocation.ts';
import { commands } from '#cli/readyroom.ts';
import { run } from './fake-io.ts';

test.each([
  [['--help'], 'Usage: readyroom COMMAND'],
  [['-h'], 'Usage: readyroom COMMAND'],
  [['--version'], '1.2.3\n'],
  [['check', '--help'], '  kubectl get pods -A | readyroom check --ready'],
  [['check', '--help', '--locale', 'pt-BR'], 'Usage: readyroom check [OPTIONS] [FILE]'],
  [['check', '--ready', '-h'], '--locale LOCALE  The language of the report (one of: en, pt-BR,'],
])('%j is answered', async (args, said) => {
  const outcome = await run(args);
  expect(outcome).toMatchObject({ code: 0, err: '' });
  expect(outcome.out).toContain(said);
});

test.each([
  [
    [],
    'A command is missing. Commands: check, init, import, bundle, pdf, publish, learn, lint, run, script, pin, new, record, rename, move, remove, translations, manual, language-server, completion.',
  ],
  [['chekc'], 'Did you mean check?'],
  [['toString'], 'There is no command "toString".'],
])('%j is wrong use', async (args, said) => {
  const outcome = await run(args);
  expect(outcome).toMatchObject({ code: 2, out: '' });
  expect(outcome.err).toContain(said);
  expect(outcome.err).toContain('readyroom --help tells how to use it.');
});

test.each([
  [false, 'met something it did not expect (a.b is not a function). Please report it.\n'],
  [true, 'needs Node 22.0.0 or newer (a.b is not a function). In a project, `npm run readyroom` '],
])('what nobody foresaw is one line; that Node is too old: %s', async (isNodeTooOld, said) => {
  const fail = (): never => {
    throw new TypeError('a.b is not a function');
  };
  const env = new Proxy<Record<string, string>>({}, { get: fail });
  const { code, err } = await run(['check', '--ready'], { env, isNodeTooOld });
  expect({ code, lines: err.split('\n').length }).toEqual({ code: 2, lines: 2 });
  expect(err).toContain(said);
});

test.each([
  [['--help'], 'Usage: readyroom COMMAND'],
  [['chekc'], 'Did you mean check?'],
  [['check', '--ready', 'nope'], 'There is no file nope.'],
  [['check', '--lesson', 'x'], 'There is no folder content here.'],
  [['lint', '--help'], 'Usage: readyroom lint'],
  [['translations', '--nope'], 'There is no option --nope.'],
])(
  'the language of the shell is for what is said of a paste: %j is English',
  async (args, said) => {
    const { out, err } = await run(args, { env: { LANG: 'zh_CN.UTF-8' } });
    expect(out + err).toContain(said);
  },
);

describe.each(commands.map(({ definition }) => definition))('the help of $name', (definition) => {
  const help = commandHelp(definition);
  const plain = help.replaceAll(/\s+/g, ' ');

  test('fits into 80 columns', () => {
    for (const line of help.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test('has the usage, every exit code, every argument', () => {
    expect(help).toContain(`\nUsage: readyroom ${definition.name}`);
    for (const [code, meaning] of Object.entries(definition.exitCodes))
      expect(help).toContain(`\n  ${code}  ${meaning}.\n`);
    for (const { name, summary } of definition.arguments) {
      expect(help).toContain(`\n  ${name}`);
      expect(plain).toContain(summary);
    }
  });

  test('has every option with its value, what it may be and what it is otherwise', () => {
    for (const [name, option] of Object.entries<OptionDefinition>(definition.options)) {
      const { value, bare, short, values, default: usual, defaultNote = usual } = option;
      expect(plain).toContain(
        `--${name}${value === undefined ? '' : bare === undefined ? ` ${value}` : `[=${value}]`} ${option.summary}`,
      );
      if (short) expect(help).toContain(`\n  -${short}, --${name}`);
      if (Array.isArray(values)) expect(plain).toContain(`one of: ${values.join(', ')}`);
      if (defaultNote !== undefined) expect(plain).toContain(`default: ${defaultNote}`);
    }
  });

  test('has examples that are well written', async () => {
    expect(definition.examples).not.toEqual([]);
    for (const example of definition.examples) {
      expect(help).toContain(`\n  ${example}\n`);
      const [line = ''] = /readyroom [^|)]*/.exec(example) ?? [];
      const words = line.match(/'[^']*'|\S+/g) ?? [];
      const [, name, ...args] = words.map((word) => word.replaceAll("'", ''));
      expect(name).toBe(definition.name);
      expect(await parseInvocation(definition, args)).toHaveProperty('value');
    }
  });
});

test('what nobody foresaw is one line and exit code 2', async () => {
  const env = {
    get NO_COLOR(): string {
      throw new Error('broken\nworld');
    },
  };
  const stdin = 'NAME   STATUS\ndemo   Active\n';
  const outcome = await run(['check', '--ready'], { env, stdin, isTerminal: { stdout: true } });
  expect(outcome).toMatchObject({ code: 2, out: '' });
  expect(outcome.err).toMatch(/^readyroom: Readyroom met something .*\(broken.world\).*\n$/u);
});
