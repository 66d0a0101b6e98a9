/**
 * Splits a typed command line into words the way a POSIX shell does, as far as reading kubectl commands needs:
 * quotes and backslashes are resolved, operators are words of their own, a comment ends the line.
 */
export interface ShellWord {
  text: string;
  operator: boolean;
}

export function shellWords(line: string): ShellWord[] {
  const words: ShellWord[] = [];
  let text = '';
  let started = false;
  const flush = () => {
    if (started) words.push({ text, operator: false });
    text = '';
    started = false;
  };
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at);
    if (character === "'" || character === '"') {
      const close = closingQuote(line, at);
      text += line.slice(at + 1, close);
      started = true;
      at = close;
    } else if (character === '\\' && at + 1 < line.length) {
      text += line.charAt(++at);
      started = true;
    } else if (character === ' ' || character === '\t') flush();
    else if (character === '#' && !started) break;
    else if ('|;&<>()'.includes(character)) {
      flush();
      const twice = '|&<>'.includes(character) && line[at + 1] === character;
      words.push({ text: twice ? character + character : character, operator: true });
      // `|&` is a pipe that takes the complaints along.
      if (twice || (character === '|' && line[at + 1] === '&')) at++;
    } else {
      text += character;
      started = true;
    }
  }
  flush();
  return words;
}

/** The offset of the quote that closes the one at `open`, or the end of the line. */
function closingQuote(line: string, open: number): number {
  const close = line.indexOf(line.charAt(open), open + 1);
  return close < 0 ? line.length : close;
}
