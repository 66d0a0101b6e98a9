/** A text as one word of a POSIX shell, in single quotes: nothing in it is anything but itself. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
