/** Python-Markdown and Pandoc write the language of a fence as a class: ```` ```{ .yaml title="pod.yaml" } ````. */
export function withPlainLang(text: string): string {
  const line = text.trimEnd();
  const open = line.indexOf('{');
  if (open === -1 || !line.endsWith('}') || !/[`~] ?$/.test(line.slice(0, open))) return text;
  const [lang = '', ...others] = line
    .slice(open + 1, -1)
    .trim()
    .split(' ');
  return lang.startsWith('.') ? [line.slice(0, open) + lang.slice(1), ...others].join(' ') : text;
}

/** Killercoda and Katacoda close a fence with what a click does: ```` ```{{exec}} ````. */
export function withoutAction(text: string): [shown: string, action: string] {
  const match = /^([\s>]*(?:`{3,}|~{3,}))\{\{([^{}]*)\}\}\s*$/.exec(text);
  return match === null ? [text, ''] : [match[1] ?? '', match[2] ?? ''];
}

/** Code in a line of its own that a click runs or copies: `` `kubectl get pods`{{exec}} ``. */
export function clickedCode(text: string): { code: string; isRun: boolean } | undefined {
  const match = /^\s*(`+)(?!`)(.+?)(?<!`)\1\{\{(exec|execute|copy)\b[^{}]*\}\}\s*$/.exec(text);
  const [, , code = '', action = ''] = match ?? [];
  return code.trim() === '' ? undefined : { code: code.trim(), isRun: action !== 'copy' };
}
