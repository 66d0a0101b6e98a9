/** Counts the line breaks before places of a text, which are asked for in their order: it goes through the text once. */
export function lineCounter(text: string): (offset: number) => number {
  let lines = 0;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next !== -1 && next < offset) {
      lines += 1;
      next = text.indexOf('\n', next + 1);
    }
    return lines;
  };
}
