/** Finds where `-o json` and `-o yaml` output begins. */
const yamlStart = /^(?:apiVersion|kind|items|metadata|spec|status): *[\w./-]*$|^---$/;

/** The form of the document that begins in this line, if one does. */
export function documentForm(
  text: string,
  expected: string | undefined,
): 'json' | 'yaml' | undefined {
  if (/^[{[](?:\s*$|\s*["{[}\]])/.test(text)) return expected === 'kyaml' ? 'yaml' : 'json';
  if (yamlStart.test(text.trimStart()) && text.trim() !== '---') return 'yaml';
  return text === '---' && (expected === 'yaml' || expected === 'kyaml') ? 'yaml' : undefined;
}

/** Whether the line below the first one goes on with a document: rows and prose below a table may begin like one. */
export const goesOn = (form: 'json' | 'yaml', below: string): boolean =>
  form === 'json' ? /^\s*["{[\]}]/.test(below) : /^\s*(?:- |[\w./"-]+:(?: |$))/.test(below);
