const LONGEST = 60;

/** An id as near to a text as it gets; '' if no letter of it can be used. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const name = words.join('-').slice(0, LONGEST);
  return name.endsWith('-') ? name.slice(0, -1) : name;
}
