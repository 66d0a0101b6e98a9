/**
 * A mark that a shell puts between prompt, typed text and output: OSC 133, as terminals agree on it
 * (https://gitlab.freedesktop.org/Per_Bothner/specifications/blob/master/proposals/semantic-prompts.md). A prompt begins (A), typed text
 * begins (B), output begins (C), a command ended (D). Our own shells also say that a section begins (S), and that the
 * command before is left out (L).
 */
export interface ShellMark {
  is: 'mark';
  letter: string;
  /** What stands behind the letter without a name: of D, the exit code. */
  value: string | undefined;
  /** What stands there with a name: `aid`, `cmdline_url`, `cols`. `below`: the output begins on the next line. */
  options: Readonly<Record<string, string>>;
  source: string;
}

/** What a terminal was sent: text with escape sequences, or a mark. */
export type TerminalPart = { is: 'text'; text: string } | ShellMark;

/** Takes a stream apart, wherever it is cut. What could be the beginning of a mark waits for the rest of it. */
export interface PartReader {
  read(text: string): TerminalPart[];
  /** What still waits: no mark. */
  end(): TerminalPart[];
}

/** What begins like a mark and is longer than this is none, in UTF-16 units. A typed command stands in it, each byte as three. */
const LONGEST = 256 * 1024;

// eslint-disable-next-line no-control-regex -- terminals are driven by control characters
const wholeMark = /\u001B\]133;([A-Z])([^\u0007\u001B\u009C]*)(?:\u0007|\u001B\\|\u009C)/g;
// eslint-disable-next-line no-control-regex -- as above
const openMark = /\u001B(?:\](?:1(?:3(?:3(?:;[^\u0007\u001B\u009C]*\u001B?)?)?)?)?)?$/;

/** What zsh sends before each prompt; then bracketed paste, on and off. */
// eslint-disable-next-line no-control-regex -- as above
const wholeEditor = /\u001B\[0m\u001B\[27m\u001B\[24m\u001B\[J|\u001B\[\?2004[hl]/g;
// eslint-disable-next-line no-control-regex -- as above
const openEditor = /\u001B[[\d?m\u001B]{0,18}$/;

/** Reads marks of shell integration. */
export const markReader = (): PartReader =>
  partReader(wholeMark, openMark, ([source, letter = '', rest = '']) => ({
    ...{ is: 'mark', letter, source },
    ...fieldsOf(rest),
  }));

/**
 * For recordings without marks: a shell that edits a line asks for marked pastes while it does (bracketed paste, in bash since
 * 5.1, zsh and fish). Bash does so before its prompt (A), zsh behind it (B), and both end it when the line is complete (C). How
 * a command ended is not known.
 */
export function lineEditorReader(): PartReader {
  let before = '';
  return partReader(wholeEditor, openEditor, ([source]) => {
    const letter = source.endsWith('l') ? 'C' : source.endsWith('J') || before !== 'A' ? 'A' : 'B';
    // Zsh goes to the next line only now.
    const options: ShellMark['options'] = letter === 'C' && before === 'B' ? { below: 'yes' } : {};
    before = letter;
    return { is: 'mark', letter, value: undefined, options, source };
  });
}

function partReader(
  whole: RegExp,
  open: RegExp,
  markOf: (match: RegExpExecArray) => ShellMark,
): PartReader {
  let waiting = '';
  const read = (text: string): TerminalPart[] => {
    const all = waiting + text;
    const parts: TerminalPart[] = [];
    let end = 0;
    for (const match of all.matchAll(whole)) {
      addText(parts, all.slice(end, match.index));
      parts.push(markOf(match));
      end = match.index + match[0].length;
    }
    const rest = all.slice(end);
    const at = rest.length - (open.exec(rest)?.[0].length ?? 0);
    waiting = rest.length - at > LONGEST ? '' : rest.slice(at);
    addText(parts, rest.slice(0, rest.length - waiting.length));
    return parts;
  };
  const end = (): TerminalPart[] => {
    const parts: TerminalPart[] = [];
    addText(parts, waiting);
    waiting = '';
    return parts;
  };
  return { read, end };
}

function addText(parts: TerminalPart[], text: string): void {
  if (text !== '') parts.push({ is: 'text', text });
}

/** `;0;aid=x` */
function fieldsOf(rest: string): Pick<ShellMark, 'value' | 'options'> {
  const fields = rest.split(';').slice(1);
  const named = fields.flatMap((field) => {
    const at = field.indexOf('=');
    return at === -1 ? [] : [[field.slice(0, at), field.slice(at + 1)] as const];
  });
  const value = fields.find((field) => field !== '' && !field.includes('='));
  return { value, options: Object.fromEntries(named) };
}

/** A text whose signs were written as `%20`; undefined where they were written otherwise. */
export function textOfUrl(written: string | undefined): string | undefined {
  try {
    return written === undefined ? undefined : decodeURIComponent(written);
  } catch {
    return undefined;
  }
}
