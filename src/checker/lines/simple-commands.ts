/**
 * The simple commands of a typed line, in order: between `;`, `&&` and pipes, also those that another program runs, in a
 * shell, in a container or on another machine. What a learner reads below a command went through what stands behind it.
 */
import { bringers, isKubectl } from './kubectl-words.ts';
import { shellTokens } from './shell-tokens.ts';
import { setOf } from '#checker/set-of.ts';

export interface SimpleCommand {
  words: readonly string[];
  /** The words behind the first `|`, each `|` included. */
  filters: readonly string[];
  /** Its output goes into a file or to another command: what is shown below is not what it printed. */
  hidden: boolean;
}

/** Commands in commands in commands: deeper nobody types. */
const deepest = 4;

export function simpleCommands(line: string, depth = 0): SimpleCommand[] {
  return splitLine(line).flatMap((command) => {
    const inner = depth < deepest ? commandsRun(command.words, depth) : undefined;
    return (
      inner?.map(({ words, filters, hidden }) => ({
        words,
        filters: [...filters, ...command.filters],
        hidden: hidden || command.hidden,
      })) ?? [command]
    );
  });
}

/** The commands of the line itself, without those that they run. */
export function splitLine(line: string): SimpleCommand[] {
  const commands: (SimpleCommand & { words: string[]; filters: string[] })[] = [];
  /** How many brackets are open whose output another command reads: `<(…)`, `$(…)`. */
  let read = 0;
  let current = begin();
  let redirected: '<' | '>' | '2>' | undefined;

  function begin() {
    return { words: [] as string[], filters: [] as string[], hidden: read > 0 };
  }
  const end = () => {
    if (current.words.length > 0) commands.push(current);
    current = begin();
  };
  /** Commands in brackets that have just been closed. */
  let closed = false;
  for (const { text, operator } of shellTokens(line)) {
    // `(kubectl get pods) -match "Running"` and `(…)[0]` of PowerShell: what was printed goes through it.
    if (closed && !operator && /^[-[.]/.test(text))
      for (const { filters } of commands) filters.push('|', '(');
    closed = text === ')';
    if (!operator) {
      if (redirected === '>') current.hidden ||= !/^(?:\d|\/dev\/(?:tty|stdout))$/.test(text);
      if (redirected) redirected = undefined;
      else if (current.filters.length > 0) current.filters.push(text);
      else current.words.push(text);
    } else if (text === '|') {
      // Behind a group of commands: what of it each of them printed, nobody can see.
      if (/^(?:\}|done|fi|esac)?$/.test(current.words.join(' ')))
        for (const { filters } of commands) filters.push('|', '(');
      current.filters.push('|');
    } else if (text.startsWith('<') || text.startsWith('>')) {
      const words = current.filters.length > 0 ? current.filters : current.words;
      const stream = /^\d$/.test(words.at(-1) ?? '') ? words.pop() : undefined;
      redirected = text.startsWith('<') ? '<' : stream === '2' ? '2>' : '>';
      // `&> file`
      const before = commands.at(-1);
      if (current.words.length === 0 && before) before.hidden = true;
    } else if (text === '(') {
      // What a group of commands does with what it reads, nobody can see.
      if (current.filters.length > 0) current.filters.push(text);
      if (redirected === '>') current.hidden = true;
      if (redirected || current.words.at(-1)?.endsWith('$')) read++;
      redirected = undefined;
      end();
    } else if (text === ')') {
      end();
      if (read > 0) read--;
      current = begin();
    } else if (text !== '&' || !redirected) end();
  }
  end();
  return commands;
}

/** What prints, looks up or completes the words behind it, and runs none of them as they are. */
const printsWords = setOf('echo printf alias which man type grep export xargs git ls cat less');

/** A shell, or what else reads a line of commands. */
const runner = /sh$|^(?:eval|watch)$/;

/**
 * The commands that a command runs, in a shell, in a container, on another machine or on a timer; undefined where none
 * of kubectl stands in its words. What runs them and with which flags does not matter.
 */
function commandsRun(words: readonly string[], depth: number): SimpleCommand[] | undefined {
  const [program = ''] = words;
  if (printsWords.has(program) || isKubectl(program) || bringers.has(program)) return undefined;
  // A container may be called `k`.
  const at = words.findIndex(
    (word, index) => isKubectl(word) && !isKubectl(words[index + 1] ?? ''),
  );
  if (at < 0) {
    const line = words.find((word) => word.includes(' '));
    const inner = line === undefined ? [] : simpleCommands(line, depth + 1);
    const isRun =
      words.some((word) => runner.test(word)) ||
      inner.some(({ words: [first = ''] }) => isKubectl(first));
    return isRun && inner.length > 0 ? inner : undefined;
  }
  // The shell of the other machine gets the words as one line.
  return program === 'eval' || words.includes('ssh')
    ? simpleCommands(words.slice(at).join(' '), depth + 1)
    : [{ words: words.slice(at), filters: [], hidden: false }];
}
