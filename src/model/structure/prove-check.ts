import { assess } from '#checker/assess.ts';
import { hintFor } from '#checker/hint.ts';
import { read } from '#checker/read.ts';
import { withObjects } from '#checker/structured/index.ts';
import type { Check, Verdict } from '#checker/types.ts';

/**
 * What a text gets from a check: read with the same hint as in the browser, but a text equal to the lesson's own example
 * is not remarked upon, and the workshop's variables have their example values.
 */
export function verdictOn(
  text: string,
  check: Check,
  variables: Readonly<Record<string, { example: string }>>,
): Verdict {
  const examples = Object.entries(variables).map(([name, { example }]) => [name, example]);
  const given = { ...check, example: undefined, variables: Object.fromEntries(examples) };
  return assess(withObjects(read(text, hintFor(check))), given);
}

/** The checker's findings in a few words, for a message: `replicas-waiting (name calico-node, ready 2, total 3)`. */
export function findingsText({ findings }: Verdict): string {
  const told = findings.slice(0, 5).map(({ code, params }) => {
    const words = Object.entries(params).map(([name, value]) => `${name} ${value}`);
    return words.length === 0 ? code : `${code} (${words.join(', ')})`;
  });
  return told.length === 0 ? 'no finding' : told.join('; ');
}
