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
