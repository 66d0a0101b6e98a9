/** A check with the learner's values in it. */
import type { Check, Expectation } from '#checker/types.ts';
import { fillIn } from '#checker/lines/variables.ts';

/** An expectation whose names have their values; `unset` is a variable that it needs and that has none yet. */
export interface FilledExpectation extends Expectation {
  unset?: string | undefined;
}

export interface FilledCheck extends Check {
  expect: readonly FilledExpectation[];
}

/**
 * Puts the learner's values into the check's command, and into names, patterns and namespaces of its expectations.
 * Cells and lines name their variables themselves. A namespace that the command leaves to an unset variable is needed
 * by every expectation that has none of its own.
 */
export function filledCheck(check: Check): FilledCheck {
  const { variables = {}, command, alternatives, expect = [], lines } = check;
  const fill = (text: string): string => fillIn(text, variables).text;
  const needed = unsetNamespace(command, variables);
  return {
    ...check,
    ...(command !== undefined && { command: fill(command) }),
    ...(alternatives && { alternatives: alternatives.map(fill) }),
    ...(lines && {
      lines: lines.map((line) => (line.after ? { ...line, after: fill(line.after) } : line)),
    }),
    expect: expect.map((expectation) => filledExpectation(expectation, variables, needed)),
  };
}

function filledExpectation(
  expectation: Expectation,
  variables: Readonly<Record<string, string>>,
  needed: string | undefined,
): FilledExpectation {
  const filled: FilledExpectation = { ...expectation };
  for (const key of ['name', 'match', 'namespace'] as const) {
    const written = expectation[key];
    if (written === undefined) continue;
    const { text, unset } = fillIn(written, variables, key === 'match');
    filled[key] = text;
    filled.unset ??= unset;
  }
  if (expectation.namespace === undefined) filled.unset ??= needed;
  return filled;
}

/** The variable that a command takes its namespace from, if that has no value. */
function unsetNamespace(
  command: string | undefined,
  variables: Readonly<Record<string, string>>,
): string | undefined {
  const flag = /(?:^|\s)(?:-n|--namespace)[= ]?["']?(\$\S+)/.exec(command ?? '')?.[1];
  return flag === undefined ? undefined : fillIn(flag, variables).unset;
}
