/** The source of a pattern that finds this text and nothing else. RegExp.escape does the same from Node 24 on; Readyroom runs on 22 too. */
export const literalPattern = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
