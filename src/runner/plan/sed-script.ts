/**
 * `[…]`, classes in it included. What ends the expression may not stand in it: no two programs are to read it in two ways. Each
 * character can be read in one way only, so that nothing is read anew when the rest does not fit.
 */
const bracket = (end: string): string =>
  String.raw`\[(?:\^|(?!\^))(?:\]|(?!\]))(?:\[:[a-z]+:\]|\[(?![:.=])|(?!${end})[^\][\n])*\]`;

/** Where a command of a script may stand: a line, the last one, a text; a range of two. */
const place = String.raw`(?:\d+(?:~\d+)?|\$|/(?:\\.|${bracket('/')}|[^/\\[\n])*/I?)`;
const address = new RegExp(String.raw`${place}(?:,[+~]?${place})?`, 'y');

/** Commands without a text of their own. Not `w`, `W`, `r`, `e`: they write files, and start programs. */
const command = /[{}pdDgGhHnNPx=l]|[qQ]\d*/y;

/** A substitution; its flags `w` and `e` would write a file and start a program. */
const substitution = new RegExp(
  String.raw`s([^\w\s\\])(?:\\.|${bracket(String.raw`\1`)}|(?!\1)[^\\[\n])*\1(?:\\.|(?!\1)[^\\])*\1[gpiIm\d]*`,
  'y',
);

/** Whether a script of sed has only commands that are known to read and print. */
export function isPlainSed(script: string): boolean {
  let at = 0;
  const pass = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(script) ?? [];
    at += found?.length ?? 0;
    return found !== undefined;
  };
  for (;;) {
    pass(/[\s;]*/y);
    if (at === script.length) return true;
    pass(address);
    pass(/\s*!?\s*/y);
    if (!pass(script[at] === 's' ? substitution : command)) return false;
    const next = script[at];
    if (next !== undefined && !/[\s;}]/.test(next) && script[at - 1] !== '{') return false;
  }
}
