/** Finds where `-o json` and `-o yaml` output begins and ends; what it says is read elsewhere. */
import type { Line } from './line.ts';

const yamlStart = /^(?:apiVersion|kind|items|metadata|spec|status): *[\w./-]*$|^---$/;
const yamlLine = /^(?:[\s#}\]]|- |-$|[\w./"'-]+:(?: |$)|---|\.\.\.$)/;

/** The form of the document that begins in this line, if one does. */
export function documentForm(
  text: string,
  expected: string | undefined,
): 'json' | 'yaml' | undefined {
  if (/^[{[](?:\s*$|\s*["{[}\]])/.test(text)) return expected === 'kyaml' ? 'yaml' : 'json';
  if (yamlStart.test(text.trimStart()) && text.trim() !== '---') return 'yaml';
  return text === '---' && (expected === 'yaml' || expected === 'kyaml') ? 'yaml' : undefined;
}

/** The index after the last line of the document that begins at `first`. */
export function documentEnd(
  lines: readonly Line[],
  first: number,
  form: 'json' | 'yaml',
  ends: (text: string) => boolean,
): number {
  return form === 'json' ? jsonEnd(lines, first, ends) : yamlEnd(lines, first, ends);
}

function jsonEnd(lines: readonly Line[], first: number, ends: (text: string) => boolean): number {
  let depth = 0;
  let quoted = false;
  for (let index = first; index < lines.length; index++) {
    const text = lines[index]?.text ?? '';
    if (index > first && /^[^\s{}[\]"]/.test(text) && ends(text)) return index;
    for (let at = 0; at < text.length; at++) {
      const character = text.charAt(at);
      if (quoted) {
        if (character === '\\') at++;
        else if (character === '"') quoted = false;
      } else if (character === '"') quoted = true;
      else if (character === '{' || character === '[') depth++;
      else if ((character === '}' || character === ']') && --depth <= 0) return index + 1;
    }
    quoted = false; // no string of JSON goes over the end of a line
  }
  return lines.length;
}

function yamlEnd(lines: readonly Line[], first: number, ends: (text: string) => boolean): number {
  let last = first;
  for (let index = first; index < lines.length; index++) {
    const text = lines[index]?.text ?? '';
    if (text === '') continue;
    // What is indented belongs to the document, also `maxSurge: 25%`, which ends like a prompt.
    const isOutside = !yamlLine.test(text) || (!/^\s/.test(text) && ends(text));
    if (index > first && isOutside) break;
    last = index;
  }
  return last + 1;
}
