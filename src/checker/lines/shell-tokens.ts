/**
 * Splits a typed command line into words the way a POSIX shell does, as far as reading kubectl commands needs:
 * quotes and backslashes are resolved, operators are words of their own, and so is the end of a line that another follows; comments
 * and here-documents are left out. Expansions stay as they are written. What is inside `$(…)` and backticks is read like the rest; a test holds the words to those of a whole parser.
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
  /** The last lines of the here-documents that begin below. */
  const ends: string[] = [];
  const flush = () => {
    if (started && isOperator(words.at(-1), '<<')) ends.push(text.replace(/^-/, ''));
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
    } else if (character === '\\' && line[at + 1] === '\n') at++;
    else if (character === '\n') {
      flush();
      at = behindHereDocuments(line, at, ends.splice(0));
      // Behind a pipe, the line goes on.
      if (!isOperator(words.at(-1), '|')) words.push({ text: '\n', operator: true });
    } else if (character === '\\' && at + 1 < line.length) {
      text += line.charAt(++at);
      started = true;
    } else if (character === ' ' || character === '\t') flush();
    else if (character === '#' && !started) at = endOfLine(line, at) - 1;
    else if ('|;&<>()'.includes(character)) {
      flush();
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

const isOperator = (word: ShellWord | undefined, text: string): boolean =>
  word?.operator === true && word.text === text;

const endOfLine = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

/** The end of the last line of the here-documents that begin behind an end of a line; that itself where none does. */
function behindHereDocuments(text: string, start: number, ends: readonly string[]): number {
  let at = start;
  for (const last of ends) {
    let found = '';
    while (found !== last && at < text.length) {
      const next = endOfLine(text, at + 1);
      found = text.slice(at + 1, next).trim();
      at = next;
    }
  }
  return at;
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
    if (line[at] === '\\' && at + 1 < line.length && escaped.includes(line.charAt(at + 1))) at++;
    text += line.charAt(at);
  }
  return { text, close: at };
}
