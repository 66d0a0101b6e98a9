/** Lines that people and tools put around and between output. */

/** The beginning or end of a Markdown code block. */
export const isFence = (text: string): boolean => /^\s*(?:`{3}|~{3})[`~]* ?[\w+-]*$/.test(text);

/** The lines of a box, of a Markdown table, of a heading. */
export const isRule = (text: string): boolean =>
  /-{3}|={3}/.test(text) && /^[\s|+=:-]+$/.test(text);

/** `...`, `[...]`, `(…)`, `⋮`, `<snip>`, `--More--`: somebody left rows out, or a pager did. */
export const isEllipsis = (text: string): boolean =>
  text.length < 40 &&
  /\.{3}|[…⋮]|[(<-] ?(?:snip|more)/i.test(text) &&
  !/\w/.test(text.replace(/snip|more/i, ''));

/** Log lines of client libraries: they stand between output and say nothing that a lesson expects. */
export const isLog = (text: string): boolean => /^\s*[IWEF]\d{4} \d\d:\d\d:\d\d/.test(text);
