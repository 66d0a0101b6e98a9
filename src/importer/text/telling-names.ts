/** Whether a file is called as each lesson in a folder of its own may be, in any language: `boats/problem.pt-br`. */
export const saysNothing = (name: string): boolean =>
  /^(?:problem|exercise|scenario|challenge|instructions?|text|content|lab|lesson|task|step)(?:[._-][a-z]{2}(?:[-_][a-z]{2,4})?)?$/i.test(
    name,
  );
