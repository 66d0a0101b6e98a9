/** Whether a heading says nothing but that a table of contents is below it. */
export const isOfContents = (title: string): boolean =>
  /^\s*(?:(?:table of )?contents|toc|sumário|índice|inhalt(?:sverzeichnis)?|sommaire|table des matières|目录):?\s*$/i.test(
    title,
  );

/** Whether a file is called as each lesson in a folder of its own may be, in any language: `boats/problem.pt-br`. */
export const saysNothing = (name: string): boolean =>
  /^(?:problem|exercise|scenario|challenge|instructions?|text|content|lab|lesson|task|step)(?:[._-][a-z]{2}(?:[-_][a-z]{2,4})?)?$/i.test(
    name,
  );
