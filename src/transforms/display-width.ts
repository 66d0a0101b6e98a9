/** Characters that take two columns in a terminal (Unicode's East Asian Width W and F, roughly: CJK and full-width). */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** The columns that a text takes in a terminal. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/\p{M}/u.test(character)) continue;
    width += wide.test(character) ? 2 : 1;
  }
  return width;
}

/** The text with spaces up to a width. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));
