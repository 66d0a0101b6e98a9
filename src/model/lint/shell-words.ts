/** A simple command within a command line: its words, quotes taken off, and where it begins. */
export interface SimpleCommand {
  words: readonly string[];
  /** UTF-16 offset of the first word. */
  at: number;
}

const separators = new Set(['\n', ';', '|', '&', '(', ')']);

/**
 * The simple commands of a shell command, roughly: quotes and lines that go on are understood, here-documents are read
 * like commands, so look only for programs by their name. Linear.
 */
export function shellWords(text: string): SimpleCommand[] {
  const commands: SimpleCommand[] = [];
  let words: string[] = [];
  let start = 0;
  let word: string | undefined;
  const endWord = (): void => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  const endCommand = (): void => {
    endWord();
    if (words.length > 0) commands.push({ words, at: start });
    words = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const c = text[at] ?? '';
    if (c === '\\' && text[at + 1] === '\n') at += 1;
    else if (c === ' ' || c === '\t') endWord();
    else if (separators.has(c)) endCommand();
    else {
      if (words.length === 0 && word === undefined) start = at;
      const close = c === '"' || c === "'" ? text.indexOf(c, at + 1) : -1;
      word = (word ?? '') + (close === -1 ? c : text.slice(at + 1, close));
      if (close !== -1) at = close;
    }
  }
  endCommand();
  return commands;
}
