import { parse } from 'yaml';

/** What a script is made of, as far as a literal needs it: comments, texts, names and numbers, marks. */
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`|[\w$.]+|\s+|[^\s\w$.]/g;
/** Where the object of a settings file begins. */
const beginning = /(?:module\.exports\s*=|export\s+default|\bsidebars\b[^={;]*=)\s*\{/g;

/**
 * The object that a script exports, read without running it: texts, numbers, lists and objects as they are written. A name or a
 * call becomes a text, which then means nothing. undefined where there is no object.
 */
export function literalIn(script: string): unknown {
  const [start] = [...script.matchAll(beginning)].map(({ 0: text, index }) => index + text.length);
  if (start === undefined) return undefined;
  const open: string[] = [];
  let yaml = '';
  for (const [text] of script.slice(start - 1).matchAll(token)) {
    if ('{[('.includes(text)) open.push(text);
    const isCall = open.includes('(');
    if ('}])'.includes(text)) open.pop();
    if (!isCall) yaml += asYaml(text);
    if (open.length === 0) break;
  }
  try {
    return parse(yaml) as unknown;
  } catch {
    return undefined;
  }
}

/** Objects and lists of a script are those of YAML once its texts and comments are. */
function asYaml(text: string): string {
  if (text.startsWith('//') || text.startsWith('/*')) return ' ';
  if (text === ':') return ': ';
  const [quote = ''] = text;
  if (text.length < 2 || !'\'"`'.includes(quote)) return text;
  return JSON.stringify(text.slice(1, -1).replaceAll(/\\(.)/g, '$1'));
}
