import { readShell } from '#transforms/shell.ts';

/** Commands as one script: to start a shell for each would take longer than all the rest. */
export interface ShellBatch {
  script: string;
  /** The number of the command a line of the script (from 1) belongs to, and its line in the command (from 1). */
  at(line: number): { index: number; line: number };
}

/**
 * Each command stands in braces of its own, so that what one leaves open (`if …; then`) is an error there and not closed
 * by another. Braces do not hold quotes and here-documents: commands that leave those open must stay out (`isClosed`).
 */
export function shellBatch(commands: readonly string[]): ShellBatch {
  const starts: number[] = [];
  const lines: string[] = [];
  for (const command of commands) {
    lines.push('{ :');
    starts.push(lines.length + 1);
    lines.push(...command.split('\n'), '}');
  }
  return {
    script: `${lines.join('\n')}\n`,
    at: (line) => {
      const index = Math.max(
        0,
        starts.findLastIndex((start) => start - 1 <= line),
      );
      return { index, line: line - (starts[index] ?? 1) + 1 };
    },
  };
}

/**
 * Whether nothing in a command reaches behind the brace that ends it in a batch. What is left open by a keyword (`then`)
 * or an operator (`|`) is an error at that brace.
 */
export function isClosed(command: string): boolean {
  const { state } = readShell(command);
  return (
    state.is === 'complete' ||
    (state.is === 'unfinished' && (state.what === 'compound' || state.what === 'operator')) ||
    (state.is === 'unreadable' && !state.isOpen)
  );
}
