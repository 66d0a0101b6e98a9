import { readShell } from '#transforms/shell.ts';
import type { ShellCommand } from '#transforms/shell/command.ts';

/** What kubectl only reads, by its first words. */
const kubectlReads =
  /^(?:get|describe|version|api-resources|api-versions|explain|logs|top|events|cluster-info|rollout (?:status|history)|auth (?:can-i|whoami)|config (?:get-\S+|view|current-context)|wait|diff)\b/;

/** Other programs that only read, whatever their arguments are. */
const readers: ReadonlySet<string> = new Set(
  'cat cut column cmp date diff echo egrep env false fgrep grep head jq ls printf pwd sha256sum shasum sort stat tail test tr true uname uniq wc which [ type command'.split(
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
  sed: /^(?!.*(?:^| )(?:-i|--in-place|w)(?: |$|=))/,
  awk: /^(?!.*(?:>|system\())/,
};

/** Whether a command only reads, so that it can be run at any time, and again. What is not known does not. */
export function onlyReads(text: string): boolean {
  const { state, commands } = readShell(text);
  return state.is === 'complete' && commands.length > 0 && commands.every(isReader);
}

function isReader({ words, redirections }: ShellCommand): boolean {
  if (redirections.some(({ operator, target }) => isWriting(operator, target))) return false;
  const [program = '', ...rest] = words;
  const args = rest.join(' ');
  if (program === 'kubectl') return kubectlReads.test(withoutOptions(rest).join(' '));
  return (
    readers.has(program) || (Object.hasOwn(reads, program) && reads[program]?.test(args) === true)
  );
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

/** What stands at the end of a question, where nothing behind it was answered. */
const question = /(?:\?|:|\[y\/n\]|\(y\/n\)|\(yes\/no\))\s*$/i;

/** Whether a command seems to wait for an answer: bash's `read`, or a question as the last thing that was printed. */
export function asksForInput(text: string, printed: string): boolean {
  const reads =
    !/[|<]/.test(text) && readShell(text).commands.some(({ words }) => words[0] === 'read');
  return reads || (!printed.endsWith('\n') && question.test(printed.slice(-200)));
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
