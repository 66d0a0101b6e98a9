import { read } from '#checker/prints/read.ts';
import { readShell } from '#transforms/shell.ts';
import { FILLED_IN } from '#transforms/shell/command.ts';
import type { ShellCommand } from '#transforms/shell/command.ts';
import { onlyLaunched } from './launched.ts';
import { any, readOptions } from './options.ts';
import type { KnownOptions } from './options.ts';
import { always, beginsWith, isReading } from './readers.ts';

/** What kubectl only reads, by its first words. */
const kubectlReads = [
  ...'get describe version api-resources api-versions explain logs top events cluster-info wait diff'.split(
    ' ',
  ),
  ...['rollout status', 'rollout history', 'auth can-i', 'auth whoami'],
  ...['get-contexts', 'get-clusters', 'get-users', 'view', 'current-context'].map(
    (each) => `config ${each}`,
  ),
].map((words) => words.split(' '));

/** Options of kubectl that write files, wherever they stand. */
const writesFile = /^--(?:profile|output-directory|cache-dir|log-file|log-dir)/;

/** Options that may stand before the verb of kubectl. */
const beforeVerb: KnownOptions = {
  withValue: { n: any, s: any, v: any },
  long: {
    ...{ namespace: any, context: any, kubeconfig: any, cluster: any, user: any, server: any },
    ...{ as: any, 'as-group': any, token: any, 'request-timeout': any },
    'insecure-skip-tls-verify': null,
  },
  endsAtWord: true,
};

/** Variables that may be set for a command: others name programs (KUBECTL_EXTERNAL_DIFF, PATH, LD_PRELOAD). */
const isHarmless = (assignment: string): boolean =>
  /^(?:KUBECONFIG|TZ|LANG|LC_\w+|NO_COLOR|COLUMNS|LINES|TERM)=/.test(assignment);

/** Whether a command only reads, so that it can be run at any time, and again. What is not known does not. */
export function onlyReads(text: string): boolean {
  const { state, commands } = readShell(text);
  return state.is === 'complete' && commands.length > 0 && commands.every(isReader);
}

function isReader({
  known,
  assignments,
  redirections,
}: Pick<ShellCommand, 'known' | 'assignments' | 'redirections'>): boolean {
  if (redirections.some(({ operator, target }) => isWriting(operator, target))) return false;
  if (!assignments.every((each) => isHarmless(each))) return false;
  if (always.has(known[0] ?? '')) return true;
  // Of others the options count, and a part that can be several words may be some.
  return !known.includes(undefined) && isKnownReader(known.map((word) => word ?? ''));
}

function isKnownReader(words: readonly string[]): boolean {
  const [program = '', ...args] = words;
  if (isReading(program, args)) return true;
  if (program === 'kubectl') return isKubectlReading(args);
  if (program === 'docker' || program === 'podman') return isRunReading(insideOfContainer(args));
  const plain = onlyLaunched(words);
  return plain !== undefined && isReader({ ...plain, redirections: [] });
}

function isKubectlReading(args: readonly string[]): boolean {
  const words = readOptions(args, beforeVerb)?.words ?? [];
  const mark = words.indexOf('--');
  if (words[0] === 'exec') return mark !== -1 && isRunReading(words.slice(mark + 1));
  return (
    kubectlReads.some((each) => beginsWith(words, each)) &&
    !args.some((each) => writesFile.test(each))
  );
}

/** What `docker exec` runs in a container. */
function insideOfContainer([verb, ...args]: readonly string[]): readonly string[] {
  const long = {
    interactive: null,
    tty: null,
    privileged: null,
    env: any,
    user: any,
    workdir: any,
  };
  const withValue = { e: any, u: any, w: any };
  const read =
    verb === 'exec'
      ? readOptions(args, { letters: 'it', withValue, long, endsAtWord: true })
      : undefined;
  return read?.words.slice(1) ?? [];
}

/** Whether what is run in a container only reads, a shell with its script included. */
function isRunReading(words: readonly string[]): boolean {
  const [program = '', option = '', script = ''] = words;
  return /^(?:ba|da|a)?sh$/.test(program)
    ? /^-[elxu]*c$/.test(option) && !script.includes(FILLED_IN) && onlyReads(script)
    : words.length > 0 && isReader({ known: words, assignments: [], redirections: [] });
}

/** `2>&1` and `>/dev/null` write no file. */
const isWriting = (operator: string, target = ''): boolean =>
  operator.includes('>') &&
  target !== '/dev/null' &&
  !(operator.endsWith('>&') && /^(?:\d+|-)$/.test(target));

/** What stands at the end of a question, where nothing behind it was answered; `#?` is that of bash's `select`. */
const question = /(?:\?|:|\[y\/n\]|\(y\/n\)|\(yes\/no\))\s*$/i;

/** The end of what can only be a question. */
const certain = /(?:\[y\/n\]|\(y\/n\)|\(yes\/no\)|(?:^|\n)#\?):?\s*$/i;

/** What programs say that wanted an answer, and found the end of their input, or no terminal. */
const unanswered =
  /^(?:\w+\.)*EOFError\b|\/dev\/tty: No such|stdin is not a (?:tty|terminal)|input device is not a TTY|must be run (?:from|in) a terminal|a terminal is required|cannot perform an interactive|non-interactive mode|NoSuchElementException: No line found|end of file reached \(EOFError\)/im;

/**
 * Whether a command seems to wait for an answer: bash's `read`, a question as the last thing that was printed, or a complaint. One that
 * ended well (`isDone`) may print what ends like a question.
 */
export function asksForInput(text: string, printed: string, isDone: boolean): boolean {
  const reads =
    !/[|<]/.test(text) && readShell(text).commands.some(({ words }) => words[0] === 'read');
  const end = printed.slice(-2000);
  if (reads || isDone) return reads || certain.test(end);
  return unanswered.test(end) || certain.test(end) || (question.test(end) && !isComplaint(end));
}

/** Whether the last line is an error that ends like a question: "was refused - did you specify the right host or port?" */
function isComplaint(printed: string): boolean {
  const last = printed.trimEnd().split('\n').at(-1) ?? '';
  return read(last).errors.length > 0 || /\b(?:did you|is .+ running)\b/i.test(last);
}

/** The longest `--timeout` that a command gives itself, in milliseconds; 0 for none. */
export function ownTimeout(text: string): number {
  const times = [...text.matchAll(/--timeout[= ](\d+(?:ms|[smh]))\b/g)].map(([, time = '']) =>
    milliseconds(time),
  );
  return Math.max(0, ...times);
}

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** The milliseconds of "500ms", "30s", "5m" or "1h". */
export function milliseconds(time: string): number {
  const [, digits = '0', unit = 's'] = /^(\d+)(ms|[smh])$/.exec(time) ?? [];
  return Number(digits) * (units[unit] ?? 0);
}
