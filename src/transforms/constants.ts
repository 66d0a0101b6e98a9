/** Words of Go templates that look like a constant (`{{end}}` in `-o go-template`); no constant may be called so. */
export const goTemplateWords: readonly string[] = ['end', 'else', 'break', 'continue'];

/** One `{{name}}` in a text; `start` and `end` are UTF-16 offsets, end exclusive. */
export interface ConstantUse {
  name: string;
  start: number;
  end: number;
}

/** Backslashes count: one before the braces says that they are text. A run of them is read from its beginning, so the time is linear. */
const constant = /(?<!\\)(\\*)\{\{([a-z][\w-]*)\}\}/gi;

function* matches(
  text: string,
): Generator<{ slashes: string; name: string; start: number; end: number }> {
  // Every text of every lesson is asked, and most have none.
  if (!text.includes('{{')) return;
  for (const match of text.matchAll(constant)) {
    const [whole, slashes = '', name = ''] = match;
    if (goTemplateWords.includes(name)) continue;
    const end = match.index + whole.length;
    yield { slashes, name, start: match.index + slashes.length, end };
  }
}

/**
 * Every `{{name}}` of a text. `{{ .Values.x }}`, `{{range .items}}` and other templates are none of ours, and neither is
 * `\{{name}}`, which stands for `{{name}}` as text.
 */
export function constantUses(text: string): ConstantUse[] {
  return [...matches(text)].flatMap(({ slashes, ...use }) => (slashes === '' ? [use] : []));
}

/** The names of `{{ name }}`, which no constant is written as; many are templates of other tools. */
export function namesWithBlanks(text: string): string[] {
  // Every text of every lesson is asked, and most have none.
  if (!text.includes('{{')) return [];
  const names = text.matchAll(/\{\{(?: +([a-z][\w-]*) *| *([a-z][\w-]*) +)\}\}/gi);
  return [...names].map(([, after = '', before = '']) => after || before);
}

/** The text with `{{name}}` replaced by the constant's value, and `\{{name}}` by `{{name}}`; unknown names stay as they are. */
export function fillConstants(text: string, constants: Readonly<Record<string, string>>): string {
  let filled = '';
  let from = 0;
  for (const { slashes, name, start, end } of matches(text)) {
    if (slashes !== '') {
      filled += text.slice(from, start - 1);
      from = start;
    } else if (Object.hasOwn(constants, name)) {
      filled += text.slice(from, start) + (constants[name] ?? '');
      from = end;
    }
  }
  return filled + text.slice(from);
}

/** The text as it must be written so that `fillConstants` gives it back, whatever constants there are. */
export function asLiteral(text: string): string {
  let written = '';
  let from = 0;
  for (const { start } of matches(text)) {
    written += `${text.slice(from, start)}\\`;
    from = start;
  }
  return written + text.slice(from);
}
