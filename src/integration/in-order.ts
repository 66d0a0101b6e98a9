import { AstroError } from 'astro/errors';
import type { Workshop } from '#model/resolve/content.ts';

/**
 * The workshops as they stand on the home page: those that the option `workshops` names, in its order, then the others
 * by the name of their folder.
 * @throws AstroError for a name that is no workshop.
 */
export function workshopsInOrder(
  workshops: readonly Workshop[],
  names: readonly string[],
): readonly Workshop[] {
  const known = workshops.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new AstroError(
      `The option "workshops" of readyroom() in astro.config names "${unknown}", which is not a folder of the content.`,
      `The workshops are: ${known.join(', ')}.`,
    );
  }
  const place = ({ name }: Workshop): number =>
    names.includes(name) ? names.indexOf(name) : names.length;
  return workshops.toSorted((a, b) => place(a) - place(b));
}
