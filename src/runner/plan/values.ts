import { readShell } from '#transforms/shell.ts';

/** More combinations than these are not tried. */
const MOST = 64;

/** `$NAME`, `${NAME}`, `${NAME:-instead}`: what needs no command to be filled in. */
const variable = /\$(?:([A-Z_]\w*)|\{([A-Z_]\w*)(?::?[-=]([^{}$`]*))?\})/i;

/** The values that a text gives to variables, as they are written there: `NAME=value`, `for NAME in one two`. */
export function writtenValues(text: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  const add = (name: string, value: string): void => {
    values.set(name, [...(values.get(name) ?? []), value]);
  };
  for (const { words, assignments } of readShell(text).commands)
    for (const word of [...assignments, ...words]) {
      const [, name, value = ''] = /^([A-Z_]\w*)=([\s\S]*)$/i.exec(word) ?? [];
      if (name !== undefined) add(name, value);
    }
  for (const [, name = '', list = ''] of text.matchAll(/\bfor\s+(\w+)\s+in\s+([^;\n]*)/g))
    for (const value of list.split(/\s+/)) add(name, value.replaceAll(/["']/g, ''));
  return values;
}

/** What a word may be, with each value of each variable in it. One without a value, and what a command would fill in, stays as it is written. */
export function expansionsOf(
  word: string,
  valuesOf: (name: string) => readonly string[],
): string[] {
  const open = [word];
  const done: string[] = [];
  for (let tried = 0; tried < MOST; tried += 1) {
    const next = open.shift();
    if (next === undefined) break;
    const found = variable.exec(next);
    if (found === null) {
      done.push(next);
      continue;
    }
    const [all, plain, braced, instead] = found;
    const values = [
      ...valuesOf(plain ?? braced ?? ''),
      ...(instead === undefined ? [] : [instead]),
    ];
    for (const value of new Set(values))
      if (value.length < 4096 && !value.includes(all)) open.push(next.replace(all, () => value));
    if (values.length === 0) done.push(next);
  }
  return done;
}
