import { workshopName } from '#model/schema/primitives.ts';

const LONGEST = 60;

/** A name for a folder, an address and a package, made of any text; `otherwise` if no letter of it can be used. */
export function folderNameOf(text: string, otherwise: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const name = words.join('-').slice(0, LONGEST);
  const slug = name.endsWith('-') ? name.slice(0, -1) : name;
  return workshopName.safeParse(slug).success ? slug : otherwise;
}
