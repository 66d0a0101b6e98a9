/** Lines that people and tools put around and between output. */

/** The beginning or end of a Markdown code block. */
export const isFence = (text: string): boolean => /^\s*(?:`{3}|~{3})[`~]* ?[\w+-]*$/.test(text);

/** The lines of a box, of a Markdown table, of a heading. */
export const isRule = (text: string): boolean =>
  /-{3}|={3}/.test(text) && /^[\s|+=:-]+$/.test(text);

/** Log lines of client libraries: they stand between output and say nothing that a lesson expects. */
export const isLog = (text: string): boolean => /^\s*[IWEF]\d{4} \d\d:\d\d:\d\d/.test(text);

/** Where the message of such a line begins, behind time, process and place in the source. */
export function logPrefixEnd(text: string): number {
  const at = text.slice(0, 120).indexOf('] ');
  return at < 0 ? (/^\s*\w+ [\d:.]+ */.exec(text)?.[0].length ?? 0) : at + 2;
}
