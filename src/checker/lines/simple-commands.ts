/**
 * The simple commands of a typed line, in order: between `;`, `&&` and pipes, also those that another program runs, in a
 * shell, in a container or on another machine. What a learner reads below a command went through what stands behind it.
 */
import { shellWords } from './shell-words.ts';

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

function splitLine(line: string): SimpleCommand[] {
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
  for (const { text, operator } of shellWords(line)) {
    if (!operator) {
      if (redirected === '>') current.hidden ||= !/^(?:\d|\/dev\/(?:tty|stdout))$/.test(text);
      if (redirected) redirected = undefined;
      else if (current.filters.length > 0) current.filters.push(text);
      else current.words.push(text);
    } else if (text === '|') {
      current.filters.push('|');
    } else if (text.startsWith('<') || text.startsWith('>')) {
      const words = current.filters.length > 0 ? current.filters : current.words;
      const stream = /^\d$/.test(words.at(-1) ?? '') ? words.pop() : undefined;
      redirected = text.startsWith('<') ? '<' : stream === '2' ? '2>' : '>';
      // `&> file`
      const before = commands.at(-1);
      if (current.words.length === 0 && before) before.hidden = true;
    } else if (text === '(') {
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

/** Words in front of a command that change nothing about it, each with those of its flags that take a value. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  sudo: ['-u', '-g', '-h', '-p', '-C', '-r', '-t', '--user', '--group'],
  env: ['-u', '--unset', '-C'],
  time: ['-f', '-o'],
  nohup: [],
  command: [],
  rlwrap: [],
  grc: [],
  nice: ['-n'],
  timeout: ['-s', '-k'],
  '(': [],
  '{': [],
  '!': [],
};

const shells: ReadonlySet<string> = new Set(['bash', 'sh', 'zsh', 'dash', 'ash', 'ksh']);
const containers: ReadonlySet<string> = new Set([
  'docker',
  'podman',
  'nerdctl',
  'lxc',
  'multipass',
]);

const ofSsh = ['-i', '-p', '-l', '-o', '-J', '-F', '-L', '-R', '-b', '-c', '-E', '-S'];
const ofContainers = [
  '-e',
  '-u',
  '-w',
  '--env',
  '--user',
  '--workdir',
  '--env-file',
  '--detach-keys',
];

/** The commands that a command runs; undefined where it runs none that stands in its words. */
function commandsRun(words: readonly string[], depth: number): SimpleCommand[] | undefined {
  const [program = ''] = words;
  const inLine = (line: string | undefined) =>
    line === undefined || line === '' ? undefined : simpleCommands(line, depth + 1);
  const inWords = (rest: readonly string[]) =>
    rest.length === 0
      ? undefined
      : (commandsRun(rest, depth + 1) ?? [{ words: rest, filters: [], hidden: false }]);
  const valued = Object.hasOwn(prefixes, program) ? prefixes[program] : undefined;
  if (valued) {
    let from = afterFlags(words, 1, valued);
    if (program === 'timeout') from++;
    while (program !== 'time' && /^[A-Z_]\w*=/i.test(words[from] ?? '')) from++;
    return inWords(words.slice(from));
  }
  if (program === 'watch' || program === 'viddy') {
    const rest = words.slice(afterFlags(words, 1, ['-n', '--interval']));
    return rest.length === 1 ? inLine(rest[0]) : inWords(rest);
  }
  if (program === 'eval') return inLine(words.slice(1).join(' '));
  if (shells.has(program.slice(program.lastIndexOf('/') + 1))) {
    const flag = words.findIndex((word) => /^-[a-z]*c$/.test(word));
    return flag < 0 ? undefined : inLine(words[flag + 1]);
  }
  // The shell of the other machine gets the words as one line.
  if (program === 'ssh') return inLine(words.slice(afterFlags(words, 1, ofSsh) + 1).join(' '));
  if (program === 'minikube' || program === 'vagrant') {
    const at = words.indexOf('ssh');
    if (at < 0) return undefined;
    return inLine(words.slice(afterFlags(words, at + 1, ['-n', '--node', '-p'])).join(' '));
  }
  if (containers.has(program) && words[1] === 'exec')
    return inWords(words.slice(afterDashes(words, afterFlags(words, 2, ofContainers) + 1)));
  return undefined;
}

/** The index of the first word from `from` on that is no flag and no value of one. */
function afterFlags(words: readonly string[], from: number, valued: readonly string[]): number {
  let at = from;
  while (words[at]?.startsWith('-')) at += valued.includes(words[at] ?? '') ? 2 : 1;
  return at;
}

const afterDashes = (words: readonly string[], at: number): number =>
  words[at] === '--' ? at + 1 : at;
