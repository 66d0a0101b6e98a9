import { workshopName } from '#model/schema/primitives.ts';
import { slugOf } from '#model/schema/slug-of.ts';

/** A name for a folder, an address and a package, made of any text; `otherwise` if no letter of it can be used. */
export function folderNameOf(text: string, otherwise: string): string {
  const { data = otherwise } = workshopName.safeParse(slugOf(text));
  return data;
}
