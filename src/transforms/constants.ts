/** Words of Go templates that look like a constant (`{{end}}` in `-o go-template`); no constant may be called so. */
export const templateWords: readonly string[] = ['end', 'else', 'break', 'continue'];

/** One `{{name}}` in a text; `start` and `end` are UTF-16 offsets, end exclusive. */
export interface ConstantUse {
  name: string;
  start: number;
  end: number;
}

const constant = /\{\{([a-z][\w-]*)\}\}/gi;

/** Every `{{name}}` of a text. `{{ .Values.x }}`, `{{range .items}}` and other templates are none of ours. */
export function constantUses(text: string): ConstantUse[] {
  // Every text of every lesson is asked, and most have none.
  if (!text.includes('{{')) return [];
  return [...text.matchAll(constant)]
    .map((match) => ({
      name: match[1] ?? '',
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ name }) => !templateWords.includes(name));
}

/** The text with `{{name}}` replaced by the constant's value; unknown names stay as they are. */
export function fillConstants(text: string, constants: Readonly<Record<string, string>>): string {
  let filled = '';
  let from = 0;
  for (const { name, start, end } of constantUses(text)) {
    if (!Object.hasOwn(constants, name)) continue;
    filled += text.slice(from, start) + (constants[name] ?? '');
    from = end;
  }
  return filled + text.slice(from);
}
