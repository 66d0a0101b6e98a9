/** What the learner chose for the workshop's variables, as checks name it: `$NODE_NAME`. */

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
