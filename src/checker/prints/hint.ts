/** What a check tells `read` about the output it expects: pass every paste for the check through the same hint. */
import type { Check, Hint } from '#checker/types.ts';

/** The check's command, its kinds, and the headers of the first table of another tool that it asks for. */
export function hintFor({ command, expect = [], variables }: Check): Hint {
  const kinds = expect.flatMap(({ kind }) => kind ?? []);
  return { command, kinds, columns: expect.find(({ table }) => table)?.table, variables };
}
