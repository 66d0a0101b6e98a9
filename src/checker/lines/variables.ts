/** What the learner chose for the workshop's variables, as checks and commands name them: `$NODE_NAME`, `${NODE_NAME:?}`. */

/** The NAME of an operand that is `$NAME` as a whole. */
export const variableIn = (operand: string): string | undefined =>
  /^\$[A-Z_][A-Z\d_]*$/.test(operand) ? operand.slice(1) : undefined;

/** A value for `$NAME`; undefined when the learner has not chosen one. Any other text stands for itself. */
export function valueOf(
  operand: string,
  variables: Readonly<Record<string, string>>,
): string | undefined {
  const name = variableIn(operand);
  if (name === undefined) return operand;
  return Object.hasOwn(variables, name) ? variables[name]?.trim() || undefined : undefined;
}

/** A text with the values in it; a variable without a value stays as it is written, and `unset` is the first of them. */
export interface Filled {
  text: string;
  unset: string | undefined;
}

const variable = /\$(?:([A-Z_][A-Z\d_]*)|\{([A-Z_][A-Z\d_]*)(?::?\?[^{}]*)?\})/g;

/**
 * Puts values in place of variables. In a pattern a value stands for itself: a `*` in it would be a pattern of its own,
 * and no name in Kubernetes has one, so such a value matches nothing.
 */
export function fillIn(
  written: string,
  variables: Readonly<Record<string, string>> = {},
  isPattern = false,
): Filled {
  let unset: string | undefined;
  if (!written.includes('$')) return { text: written, unset };
  const text = written.replaceAll(variable, (whole, bare?: string, braced?: string) => {
    const name = bare ?? braced ?? '';
    const value = valueOf(`$${name}`, variables);
    if (value === undefined) unset ??= name;
    return isPattern && value?.includes('*') ? '\0' : (value ?? whole);
  });
  return { text, unset };
}
