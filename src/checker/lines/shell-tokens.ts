/**
 * Splits a typed command line into words the way a POSIX shell does, as far as reading kubectl commands needs:
 * quotes and backslashes are resolved, operators are words of their own, and so is the end of a
 * line that another follows; a comment ends the reading. Expansions stay as they
 * are written. What is inside `$(…)` and backticks is read like the rest; a test holds the words to those of a whole parser.
 */
export interface ShellWord {
  text: string;
  operator: boolean;
}

export function shellTokens(line: string): ShellWord[] {
  const words: ShellWord[] = [];
  let text = '';
  let started = false;
  /** Where the last `$` was that means something. */
  let dollar = -2;
  const flush = () => {
    if (started) words.push({ text, operator: false });
    text = '';
    started = false;
  };
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at);
    if (character === "'" || character === '"') {
      const isAnsi = character === "'" && dollar === at - 1;
      const quoted = readQuoted(line, at, isAnsi);
      text = (isAnsi ? text.slice(0, -1) : text) + quoted.text;
      started = true;
      at = quoted.close;
    } else if (character === '\\' && at + 1 < line.length) {
      text += line.charAt(++at);
      started = true;
    } else if (character === ' ' || character === '\t') flush();
    else if (character === '#' && !started) break;
    else if ('|;&<>()\n'.includes(character)) {
      flush();
      // Behind a pipe, the line goes on.
      const last = words.at(-1);
      if (character === '\n' && last?.operator && last.text === '|') continue;
      const twice = '|&<>'.includes(character) && line[at + 1] === character;
      words.push({ text: twice ? character + character : character, operator: true });
      // `|&` is a pipe that takes the complaints along.
      if (twice || (character === '|' && line[at + 1] === '&')) at++;
    } else {
      if (character === '$') dollar = at;
      text += character;
      started = true;
    }
  }
  flush();
  return words;
}

/**
 * What stands in quotes that open at `open`, and where they close: at the end of the line, if nowhere. A backslash in `"…"`
 * has no meaning but before what would have one; behind `$`, single quotes have backslashes too.
 */
function readQuoted(line: string, open: number, isAnsi: boolean): { text: string; close: number } {
  const quote = line.charAt(open);
  const escaped = quote === '"' ? '"\\$`' : isAnsi ? "'\\" : '';
  let text = '';
  let at = open + 1;
  for (; at < line.length && line[at] !== quote; at++) {
    if (line[at] === '\\' && escaped.includes(line[at + 1] ?? ' ')) at++;
    text += line.charAt(at);
  }
  return { text, close: at };
}
