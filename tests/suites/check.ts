import { present, type Changes } from './changes.ts';
import { run } from './command.ts';
import type { Counts } from './counts.ts';

interface Check {
  name: string;
  /** Commands that must all succeed; none where no change concerns the check. */
  commands: readonly (readonly [string, ...string[]])[];
  leftOut?: string;
}

/** Format, lint with the import table, types: each counts as one test. They run side by side. */
export async function checkSuite(changes?: Changes): Promise<Counts> {
  const checks = changes ? checksOf(changes) : whole;
  const ran = checks.filter(({ commands }) => commands.length > 0);
  const failures: string[] = [];
  await Promise.all(
    ran.map(async ({ name, commands }) => {
      let passed = true;
      for (const [command, ...args] of commands)
        passed = (await run(command, args, { show: 'in the end' })) === 0 && passed;
      if (!passed) failures.push(name);
      console.log(`  ${passed ? '✓' : '✗'} ${name}`);
    }),
  );
  return {
    passed: ran.length - failures.length,
    failed: failures.length,
    failures,
    leftOut: checks.flatMap(({ leftOut }) => leftOut ?? []),
  };
}

const script = (name: string): Check => ({ name, commands: [['npm', 'run', '--silent', name]] });
const code = /\.(?:ts|js|mjs|astro)$/;
const whole = ['format:check', 'lint', 'types'].map(script);

/** The same of changed files. What concerns the whole, such as an export that nobody imports any more, stays whole. */
function checksOf(changes: Changes): readonly Check[] {
  const files = present(changes, /./);
  const prettier = ['prettier', '--check', '--ignore-unknown', '--log-level=warn'] as const;
  return [
    {
      name: 'format:check',
      commands: files.length === 0 ? [] : [[...prettier, ...files]],
      leftOut: 'format of files that did not change',
    },
    lintOf(changes),
    typesOf(changes),
  ];
}

function lintOf(changes: Changes): Check {
  const rules = /^(?:eslint\.config|import-table|lint-circles)\.js$|^package\.json$/;
  if (changes.files.some((file) => rules.test(file))) return script('lint');
  const files = present(changes, code);
  return {
    name: 'lint',
    commands: [
      ...(files.length === 0 ? [] : [['eslint', '--no-warn-ignored', ...files] as const]),
      ...(changes.files.some((file) => code.test(file)) ? [['knip'] as const] : []),
    ],
    leftOut: 'lint of files that did not change',
  };
}

/** Only `astro check` knows the types of .astro files, and it keeps nothing from one run to the next: see tests/suites/types/. */
function typesOf(changes: Changes): Check {
  if (changes.files.some((file) => /\.astro$|^tsconfig\.json$|^package\.json$/.test(file)))
    return script('types');
  const changed = changes.files.some((file) => file.endsWith('.ts'));
  return {
    name: 'types',
    commands: changed ? script('types:ts').commands : [],
    leftOut: changed ? 'types in .astro files' : 'types: no .ts or .astro file changed',
  };
}
