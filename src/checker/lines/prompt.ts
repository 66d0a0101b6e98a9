/**
 * Finds typed commands: a shell prompt with what follows it, a watch header, or a bare command line.
 * Prompts of bash, zsh, fish, PowerShell, cmd and root shells, with users, hosts, paths, virtual environments, git branches.
 */
import { troubled } from '#checker/kinds/pod-states.ts';
import { bringers, isKubectl, verbs } from './kubectl-words.ts';

export interface Typed {
  /** The command as typed; '' for a prompt that waits. */
  text: string;
  /** Offset in the line where the command begins. */
  start: number;
  /** The machine that the prompt names, `h` of `ubuntu@h:~$`, or the context and namespace. */
  host?: string | undefined;
}

/** Tools of lessons that are recognised after any prompt-like text. */
const tools =
  /^(?:(?:sudo|time|watch|viddy|grc|-\w+|\d+|[A-Z_]+=\S+) )*(?:(?:\S*\/)?kubectl(?:\.exe|\.sh)?|KUBECTL|kubecolor|oc|k|kb|kc|kg[a-z]{1,5}|minikube|microk8s|k3s|kind|helm|calicoctl|docker|podman|crictl|curl|readyroom|kubeadm|cilium)(?: |$)/;

/** `root@host:~#`, `[node1 ~]$`, `user@host dir %`, `host:~ user$`, `PS C:\x>`, `C:\x>`, `~/dir $`. */
const prompts = [
  /^(?:\([^()]{1,40}\) ?)?\[[^[\]]{1,80}\] ?[$#%>](?= |$)/,
  /^(?:\([^()]{1,40}\) ?)?[\w.-]+@[\w.-]+[^$#%>❯]{0,100}[$#%>❯](?= |$)/,
  /^[\w.-]+:\S{0,80} [\w.-]{1,40}[$#%](?= |$)/,
  /^PS(?: [^<>|"]{0,120})?> ?/,
  /^[A-Z]:\\[^<>|"]{0,120}>/i,
  /^~?[\w./~-]{0,80} ?[$%❯➜»](?= |$)/u,
  /^[\w.-]+:\S{0,80} ?#(?= |$)/,
  /^[\w.-]+@[\w.-]+: ?[/~]\S*$/,
  /^>>(?= |$)/,
  /^\+-+\([^()]*\)-\[[^[\]]*\]/,
];

/** A cheap test of what begins with a command. */
const mayBeBare = (text: string): boolean =>
  text.includes('kubectl') || tools.test(text.trimStart());

/** A cheap test first: a sign that ends prompts, or the header of `watch`. */
const mayBePrompt = /[$#%>❯➜λ»›⟩〉▶⎈☸\ue0a0-\ue0d7]|^~|^\s*Every |@[\w.-]+[: ].*[/~]|^\s*\+[-[(]/;

/** The typed command of a line, or undefined if the line is something else. `text` is trimmed at its end. */
export function typedCommand(text: string): Typed | undefined {
  const beginning = text.length > 400 ? text.slice(0, 400) : text;
  if (!mayBePrompt.test(beginning) && !mayBeBare(beginning)) return undefined;
  const start = /^\s*(?:\d{1,6} {2,}(?=[$#>❯]))?/.exec(text)?.[0].length ?? 0; // `cat -n`
  const body = text.slice(start, start + 400);
  const typed = (offset: number): Typed => {
    // Some prompts have a clock at the right edge.
    const rest = text.slice(start + offset).replace(/(?<! ) {3,}\d\d:\d\d(?::\d\d)?$/, '');
    const gap = rest.length - rest.trimStart().length;
    const host = offset > 0 ? hostIn(body.slice(0, offset)) : undefined;
    return { text: stripTicks(rest.trim()), start: start + offset + gap, ...(host && { host }) };
  };
  // `# kubectl …` of root is a command, any other `# …` a comment; `> …` a quotation or a continued command.
  if (/^#.|^>[^>]/.test(body)) return afterAnySign(body, typed);
  const watch = /^Every \d{1,6}(?:[.,]\d)?s: /.exec(body);
  if (watch) return watched(typed(watch[0].length));
  if (mayBeBare(body) && isBareCommand(body)) return typed(0);
  if (/^[$#%❯]$/u.test(body)) return typed(1);
  // A name that was replaced by one of a variable stands in a row.
  if (/^\$\{?[A-Z_]+\}?(?: {2}|\t|$)/.test(body)) return undefined;
  const environment = /^(?:\([^()]{1,40}\) ?)?(?=[$❯➜λ»]|%(?: |$))/u.exec(body)?.[0].length;
  if (environment !== undefined) return typed(environment + arrow(body.slice(environment)));
  for (const pattern of prompts) {
    const match = pattern.exec(body);
    if (match && !held.test(match[0])) return typed(match[0].length);
  }
  const behind = afterAnySign(body, typed);
  if (behind) return behind;
  return isBareLine(body) ? typed(0) : isAlone(body) ? typed(body.length) : undefined;
}

/** Signs that end prompts, glyphs of fonts made for them among those. */
const promptSign = /[$#%>❯➜λ»›⟩〉▶○\ue0a0-\ue0d7]$/u;

/** What prompts hold and rows do not: a path, a user at a host, the sign of a cluster, a shell with its version. */
const promptPart =
  /(?:^|[\s([:|])(?:~|\/(?!\/| \w)|[A-Z]:\\)|(?:^|[\s-])\w[\w.-]*@[\w.-]+ |[⎈☸\ue0a0-\ue0d7]|^(?:ba|[zka]|da)?sh-\d[\d.]*[$#]$|^[[(].*[$%❯➜]$|^[^\p{L}\p{N}<>#*|]*[^#>]$/u;

/** The first line of a prompt of two: it has no sign at its end. */
const firstOfTwo =
  /^(?:\+-*[ [(]*(?:\w[\w.-]*@|~)|[\w.-]+@[\w.-]+ .*[~/]|~\/)|[⎈☸\ue0a0] ?[\w.@:/-]+(?: \([\w.-]+\))?(?: in .*| took \w+)?$/u;

/** What rows hold and prompts do not: cells apart, counts of counts, placeholders, conditions. */
const held = / {2}|(?<![^\s[(])\d+\/\d+(?![^\s\])])|<[a-z]+>|True|Unknown/;

/** Whether a line is a prompt and nothing else, however it is made, with nothing that rows hold. */
function isAlone(line: string): boolean {
  const body = line.trim();
  if (body.length > 120 || held.test(body) || /^[<«|]|\d\/\d/.test(body) || troubled.test(body))
    return false;
  return promptSign.test(body) ? promptPart.test(body) : firstOfTwo.test(body);
}

/**
 * The machine or the context and namespace that a prompt names: `h` of `ubuntu@h:~$` and of `[h ~]$`,
 * `kind-a:default` of `(kind-a:default) $`; undefined where it names none, as `[10:42] $` and `(git:main) $` do.
 */
export function hostIn(prompt: string): string | undefined {
  const [, cluster] = /(?:[⎈☸][\s|]*|\bvia (?!v\d))([\w.@/:-]+)/u.exec(prompt) ?? [];
  const [, machine] =
    /@([\w.-]+)/.exec(prompt) ??
    /\[([\w.-]+) [^\]]*\] ?[$#%>]$/.exec(prompt) ??
    /^([\w.-]+):\S* [\w.-]+[$#%]$/.exec(prompt) ??
    (cluster ? null : /^\s*[([]((?!\d+:\d|git:)[\w.@/-]+[:|][\w.-]*)[\])]/.exec(prompt)) ??
    [];
  return machine && cluster ? `${machine} ${cluster}` : (machine ?? cluster);
}

/** `watch` prints host and time at the right edge of its header. */
function watched(typed: Typed): Typed {
  const end = typed.text.search(/ {2}/);
  return end < 0 ? typed : { ...typed, text: typed.text.slice(0, end) };
}

/** The length of `➜  dir git:(main) ✗ ` and of the simple signs. */
function arrow(body: string): number {
  if (isTool(body.slice(1).trimStart())) return 1;
  const match = /^(?:➜ +\S+ (?:git:\(\S*\) )?(?:✗ )?|\$>)/u.exec(`${body} `);
  return Math.min(match ? match[0].length : 1, body.length);
}

/** Whatever stands in front: `🚩 > kubectl get pods`, `+ kubectl get ds` of `set -x`, `1. # kubectl …`. */
function afterAnySign(body: string, typed: (offset: number) => Typed): Typed | undefined {
  for (const { 0: sign, index: at } of body
    .slice(0, 120)
    .matchAll(/ {2}|^(?:\+-*|-)|[$#%>❯➜»○`)\]]/g)) {
    if (sign === '  ') return undefined; // a row with something behind it
    let next = at + sign.length;
    while (body[next] === ' ') next++;
    const apart = at === 0 || next > at + sign.length || sign === '`';
    if (apart && next < body.length && isTool(body.slice(next))) return typed(next);
  }
  return undefined;
}

const isTool = (text: string) => {
  const match = tools.exec(text);
  return (
    match !== null && (isBareCommand(text) || (match[0].trim().length > 2 && !text.includes('  ')))
  );
};

/** A line that begins with kubectl (or an alias of it) and one of its verbs or flags. */
function isBareCommand(text: string): boolean {
  if (/^\d/.test(text)) return false; // `history`
  // Columns of a table have three blanks between them: `kubectl` may be the name of a Pod.
  const words = text.split(/ {1,2}/, 12);
  let at = 0;
  while (/^(?:sudo|time|watch|viddy|grc|-\S+|\d+|[A-Za-z_]\w*=\S*)$/.test(words[at] ?? '')) at++;
  const word = words[at] ?? '';
  if (bringers.has(word)) return words[at + 1] === 'kubectl';
  if (!isKubectl(word)) return false;
  const next = words[at + 1] ?? '';
  return (
    verbs.has(next) ||
    (/^-{1,2}[A-Z]/i.test(next) && words.slice(at + 2).some((later) => verbs.has(later)))
  );
}

/** A line in which kubectl is called in a list, a loop or by a program. */
function isBareLine(line: string): boolean {
  const before = line.split('kubectl', 1)[0] ?? '';
  return (
    /^[a-z({[](?!.* {2})[^\P{ASCII}:]*$/u.test(before) && isBareCommand(line.slice(before.length))
  );
}

const stripTicks = (text: string) => text.replace(/(?<! )`$/, '');
