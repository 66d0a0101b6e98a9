import { readShell } from '#transforms/shell.ts';
import type { ShellCommand } from '#transforms/shell/command.ts';
import { launched } from './launched.ts';

/** What kubectl only reads, by its first words. */
const kubectlReads =
  /^(?:get|describe|version|api-resources|api-versions|explain|logs|top|events|cluster-info(?! dump\b.*--output-directory)|rollout (?:status|history)|auth (?:can-i|whoami)|config (?:get-\S+|view|current-context)|wait|diff)\b/;

/** Other programs that only read, whatever their arguments are. */
const readers: ReadonlySet<string> = new Set(
  'basename cat cmp column comm cut dig diff dirname echo egrep false fgrep fold getent grep head host id jq ls nl nslookup paste ping ping6 printenv printf ps pwd readlink realpath rev seq sha256sum shasum sleep stat tac tail test tr traceroute true uname wc which whoami [ type'.split(
    ' ',
  ),
);

/** Of other programs, what only reads. */
const reads: Readonly<Record<string, RegExp>> = {
  docker:
    /^(?:ps|images|inspect|logs|version|info|(?:network|volume|image|container) (?:ls|list|inspect))\b/,
  podman: /^(?:ps|images|inspect|logs|version|info)\b/,
  kind: /^(?:get|version)\b/,
  minikube: /^(?:status|version|ip|profile list|node list)\b/,
  helm: /^(?:list|ls|status|get|history|version|show|search)\b/,
  calicoctl: /^(?:get|version|node status)\b/,
  // What asks another machine for something, and keeps no file of it.
  wget: /^(?!.*(?:^| )(?:-[A-Za-z]*[oaei]|--(?:post|method|body|save|output-f|append|execute)))(?=.*(?:^| )(?:-\w*O ?(?:-|\/dev\/null)|--output-document[= ](?:-|\/dev\/null)|--spider)(?: |$))/,
  curl: /^(?!.*(?:^| )(?:-[A-Za-z]*(?:[dFKOTXcDJC]|o(?! \/dev\/null(?: |$)))|--(?:data|form|json|upload|request|output(?! \/dev\/null(?: |$))|remote|config|cookie-jar|dump|trace|stderr)))/,
  nc: /(?:^| )-\w*z/,
  hostname: /^(?:-[A-EG-Za-z]+ ?)*$/,
  ss: /^(?!.*(?:^| )-\w*K)/,
  ip: /^(?:-\S+ )*(?:[alrn]|addr|address|link|ro|route|neigh|neighbour|ru|rule)(?: (?:s|sh|show|ls|list|get)\b.*)?$/,
  // Each has an option or an argument that writes.
  base64: /^(?!.*(?:^| )(?:-\w*o|--output))/,
  date: /^(?!.*(?:^| )(?:-[^-I\s]*s|--set|\d{8}))/,
  uniq: /^(?:-\S+(?: |$))*(?:[^-\s]\S*)?$/,
  // With the name of a program they start it.
  env: /^$/,
  command: /^-v /i,
  sort: /^(?!.*(?:^| )(?:-\w*o|--o))/,
  find: /^(?!.*(?:^| )-(?:delete|exec|ok|fls|fprint))/,
  sed: /^(?!.*(?:(?:^| )(?:-\w*i|--in-place)|(?:^|\W)w(?: |$)))/,
  awk: /^(?!.*(?:>|system\(|\| *"|inplace))/,
};

/** Whether a command only reads, so that it can be run at any time, and again. What is not known does not. */
export function onlyReads(text: string): boolean {
  const { state, commands } = readShell(text);
  return state.is === 'complete' && commands.length > 0 && commands.every(isReader);
}

function isReader({
  words: typed,
  redirections,
}: Pick<ShellCommand, 'words' | 'redirections'>): boolean {
  if (redirections.some(({ operator, target }) => isWriting(operator, target))) return false;
  const [program = '', ...rest] = launched(typed);
  const inside = insideOf(program, rest);
  if (inside !== undefined)
    return /^(?:ba|da|a)?sh$/.test(inside[0] ?? '') && inside[1] === '-c'
      ? onlyReads(inside[2] ?? '')
      : inside.length > 0 && isReader({ words: inside, redirections: [] });
  const args = rest.join(' ');
  if (program === 'kubectl') return kubectlReads.test(withoutOptions(rest).join(' '));
  return (
    readers.has(program) || (Object.hasOwn(reads, program) && reads[program]?.test(args) === true)
  );
}

/** What `kubectl exec` and `docker exec` run in a container; undefined for anything else. */
function insideOf(program: string, args: readonly string[]): readonly string[] | undefined {
  const isExec = (words: readonly string[]): boolean => words[0] === 'exec';
  if (program === 'kubectl' && isExec(withoutOptions(args))) {
    const mark = args.indexOf('--');
    return mark === -1 ? [] : args.slice(mark + 1);
  }
  if ((program !== 'docker' && program !== 'podman') || !isExec(args)) return undefined;
  const container = args.findIndex(
    (word, index) =>
      index > 0 &&
      !word.startsWith('-') &&
      !/^(?:-[euw]|--(?:env|env-file|user|workdir|detach-keys))$/.test(args[index - 1] ?? ''),
  );
  return container === -1 ? [] : args.slice(container + 1);
}

/** `2>&1` and `>/dev/null` write no file. */
const isWriting = (operator: string, target: string | undefined): boolean =>
  operator.includes('>') && !operator.includes('>&') && target !== '/dev/null';

/** The options that may stand before the verb, with their values. */
function withoutOptions(words: readonly string[]): readonly string[] {
  const first = words.findIndex(
    (word, index) =>
      !word.startsWith('-') &&
      !/^(?:-n|-s|--(?:namespace|context|kubeconfig|cluster|server|user))$/.test(
        words[index - 1] ?? '',
      ),
  );
  return first === -1 ? [] : words.slice(first);
}

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
  return reads || (isDone ? certain.test(end) : question.test(end) || unanswered.test(end));
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
