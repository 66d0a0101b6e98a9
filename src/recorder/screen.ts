import xterm from '@xterm/headless';

/** How large the terminal is that something is shown on. */
export interface Size {
  columns: number;
  rows: number;
}

/** What stood on the screen at the end. */
export interface Shown {
  /** Its lines, each whole however often it was wrapped, without blanks at their ends, and without empty ones below. */
  text: string;
  /** `screen`: a program took the whole screen; `large`: more was printed than a lesson has a place for, and `text` is empty. */
  is: 'lines' | 'screen' | 'large';
  /** A program let somebody edit a line: a shell within the shell, a console. */
  hasEditor: boolean;
}

/** One screen, from empty to what stood there in the end. */
export interface Screen {
  /** Shows a text with escape sequences. */
  write(text: string): Promise<void>;
  /** From here on counts what is shown. */
  begin(): Promise<void>;
  end(): Promise<Shown>;
}

/** Printed lines that are kept; a lesson with more helps nobody. */
const MOST_LINES = 1000;
/** More is not looked at, in UTF-16 units: time and memory stay bounded. */
const MOST_PRINTED = 2 * 1024 * 1024;
/** Written at once: the library works in the background, a turn for each time. */
const BATCH = 64 * 1024;
/** A terminal does a sequence as often as its number says. More than this is more than a screen has. */
const MOST_TIMES = 500;
/** Sequences that are done so often: https://invisible-island.net/xterm/ctlseqs/ctlseqs.html */
const repeated = ['b', 'L', 'M', 'S', 'T', 'I', 'Z', '@', 'P', 'X'];
/** Modes in which a program has the whole screen for itself, and in which a line is edited. */
const wholeScreen = [47, 1047, 1049];
const editing = 2004;
/** Arrow keys are sent as to a program that takes them; one that empties the screen, too, has it for itself (`top`). */
const takingKeys = 1;
const EMPTIES = 2;

/** A screen of a size; a terminal emulator does the rest: carriage returns, colours, wrapping, wide signs. */
export function openScreen({ columns, rows }: Size): Screen {
  const terminal = new xterm.Terminal({
    ...{ cols: columns, rows, scrollback: MOST_LINES, allowProposedApi: true },
    // What it cannot read it would print, into somebody's terminal.
    logLevel: 'off',
  });
  let [printed, isScreen, hasEditor, takesKeys] = [0, false, false, false];
  for (const final of repeated)
    terminal.parser.registerCsiHandler({ final }, ([times]) => Number(times ?? 0) > MOST_TIMES);
  terminal.parser.registerCsiHandler({ prefix: '?', final: 'h' }, (modes) => {
    isScreen ||= modes.some((mode) => wholeScreen.includes(Number(mode)));
    hasEditor ||= modes.includes(editing);
    takesKeys ||= modes.includes(takingKeys);
    return false;
  });
  terminal.parser.registerCsiHandler({ final: 'J' }, ([what]) => {
    isScreen ||= takesKeys && what === EMPTIES;
    return false;
  });
  let waiting = '';
  let start = { line: 0, column: 0 };
  const flush = (): Promise<void> =>
    new Promise((resolve) => {
      const text = waiting;
      waiting = '';
      terminal.write(text, resolve);
    });
  const write = async (text: string): Promise<void> => {
    printed += text.length;
    if (printed > MOST_PRINTED) waiting = '';
    else waiting += text;
    if (waiting.length > BATCH) await flush();
  };
  const begin = async (): Promise<void> => {
    await flush();
    const { baseY, cursorY, cursorX } = terminal.buffer.normal;
    start = { line: baseY + cursorY, column: cursorX };
    // What was typed may have been looked up on a whole screen, or on an emptied one.
    [isScreen, hasEditor, takesKeys] = [false, false, false];
  };
  const end = async (): Promise<Shown> => {
    await flush();
    const { normal } = terminal.buffer;
    const isLarge = printed > MOST_PRINTED || normal.length >= rows + MOST_LINES;
    const text = isLarge ? '' : linesFrom(normal, start).join('\n').trimEnd();
    terminal.dispose();
    return { text, is: isScreen ? 'screen' : isLarge ? 'large' : 'lines', hasEditor };
  };
  return { write, begin, end };
}

function linesFrom(
  buffer: xterm.IBuffer,
  { line: first, column }: { line: number; column: number },
): string[] {
  const lines: string[] = [];
  let text = '';
  for (let at = first; at < buffer.length; at += 1) {
    const goesOn = buffer.getLine(at + 1)?.isWrapped === true;
    text += buffer.getLine(at)?.translateToString(!goesOn, at === first ? column : 0) ?? '';
    if (goesOn) continue;
    lines.push(text.trimEnd());
    text = '';
  }
  return lines;
}
