import { isPlainText } from '#model/load/plain-yaml.ts';

/**
 * A map in YAML, as the library writes it, which takes ten times as long; undefined where only the library knows how. Its lines are set
 * in by `indent` and more, and each ends with a line break.
 */
export function plainlyWritten(
  map: Readonly<Record<string, unknown>>,
  indent: string,
): string | undefined {
  const entries = Object.entries(map).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return undefined;
  let text = '';
  for (const [key, value] of entries) {
    const written = plainKey.test(key) && isPlainText(key) ? below(value, indent) : undefined;
    if (written === undefined) return undefined;
    text += `${indent}${key}:${written}`;
  }
  return text;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plainKey = /^[A-Z](?:[\w./-]{0,100}\w)?$/i;

/** What stands behind a key, or the sign of an item, that is set in by `indent`. */
function below(value: unknown, indent: string): string | undefined {
  const inside = `${indent}  `;
  if (Array.isArray(value)) return behindBreak(listWritten(value, inside));
  if (isRecord(value)) return behindBreak(plainlyWritten(value, inside));
  return scalarWritten(value, inside);
}

const behindBreak = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : `\n${text}`;

function listWritten(list: readonly unknown[], indent: string): string | undefined {
  if (list.length === 0) return undefined;
  let text = '';
  for (const item of list) {
    const inside = `${indent}  `;
    const written = isRecord(item)
      ? plainlyWritten(item, inside)?.slice(inside.length - 1)
      : Array.isArray(item)
        ? undefined
        : scalarWritten(item, inside);
    if (written === undefined) return undefined;
    text += `${indent}-${written}`;
  }
  return text;
}

/** A value in a line, behind a blank, or a text below it whose lines are set in by `indent`. */
function scalarWritten(value: unknown, indent: string): string | undefined {
  if (typeof value === 'boolean' || isWhole(value)) return ` ${String(value)}\n`;
  if (typeof value !== 'string' || unprintable.test(value)) return undefined;
  if (!value.includes('\n'))
    return isPlainText(value) && !value.endsWith('-') ? ` ${value}\n` : undefined;
  // Where it begins or ends with blanks or empty lines, YAML has to be told how many.
  const lines = value.endsWith('\n') ? value.slice(0, -1) : value;
  if (!/^\S/.test(lines) || !/\S$/.test(lines) || /\r|\n[ \t]+\n/.test(lines)) return undefined;
  const set = `${indent}${lines.replaceAll(/\n(?=[^\n])/g, `\n${indent}`)}`;
  return ` |${lines === value ? '-' : ''}\n${set}\n`;
}

/** What YAML demands to be escaped, and half a character, which no file can hold. */
const unprintable = /[^\P{Cc}\n\t]|\p{Cs}/u;

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && !Object.is(value, -0);
