/**
 * Recognises what kubectl, the shell and other tools complain of. Of those other than kubectl only programs and phrases
 * that are known: a sentence that somebody wrote must not pass for one.
 * Texts: kubectl `pkg/cmd/util/helpers.go`, apimachinery, net/http; bash and dash `error.c`, zsh `exec.c`, coreutils, curl
 * and moby `client/errors.go`; their translations too.
 */
import { finding } from '#checker/findings.ts';
import type { Finding, FindingCode, FindingParams } from '#checker/findings.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import type { Place } from '#checker/types.ts';
import { isProgram } from './programs.ts';

/** What a complaint says is given by the groups of its pattern, in the words of the program where it has none; `next` helps. */
type Complaints = readonly (readonly [FindingCode, RegExp, next?: string])[];

/** What a complaint of kubectl begins with: warnings and log lines are none. */
const byKubectl =
  /^(?=.{8})(?:error|no |the |unable|you must|resource mapping|-?(?:ba|z|fi)?sh:|'?kubectl|command|timed out|unauthorized|net\/http)/i;

/** Tried in order. */
const ofKubectl: Complaints = [
  ['kubectl-none-found', /^No resources found in (?<namespace>\S+) namespace\.?$/],
  ['kubectl-none-found-anywhere', /^No resources found\.?$/],
  [
    'kubectl-not-found',
    /^(?:Error from server \(NotFound\): |error: no objects passed to \S+ )(?<kind>[\w.-]+) "(?<name>[^"]+)" not found/i,
  ],
  [
    'kubectl-no-resource-type',
    /^error: the server doesn't have a resource type "(?<type>[^"]*)"/,
    'kubectl api-resources',
  ],
  ['kubectl-no-kind', /no matches for kind "(?<type>[^"]+)"/, 'kubectl api-resources'],
  [
    'kubectl-refused',
    /(?:^The connection to the server|dial tcp) (?<server>\S+?)(?: was|: connect: connection) refused/,
  ],
  [
    'wait-timed-out',
    /^(?:error: )?timed out waiting for the condition on (?<kind>[\w.-]+)\/(?<name>\S+)/,
  ],
  ['kubectl-unauthorized', /\(Unauthorized\)|^error: You must be logged in|^Unauthorized$/i],
  ['kubectl-forbidden', /\(Forbidden\)|is forbidden:/],
  ['kubectl-tls', /x509: |tls: |certificate signed by unknown|certificate has expired/],
  [
    'kubectl-unreachable',
    /^Unable to connect to the server|connection refused|i\/o timeout|TLS handshake timeout|no such host|no route to host|network is unreachable/,
  ],
  ['kubectl-timeout', /context deadline exceeded|timed out|\(Timeout\)|Client\.Timeout/],
  [
    'kubectl-no-config',
    /^(?:error: |Error in configuration: )?(?:no configuration|current-context|context was not found|no context exists|stat \S+: no such file|error loading config|context "[^"]+" does not exist)/i,
  ],
  ['kubectl-conflict', /\((?:AlreadyExists|Conflict)\)/],
  ['kubectl-file-missing', /^error: the path "[^"]*" does not exist/],
  [
    'kubectl-file-broken',
    /^error: (?:error (?:parsing|converting|decoding)|.{0,80}yaml: line \d|unable to (?:decode|parse) |no objects passed to )|error converting YAML to JSON|json parse error/,
  ],
  [
    'kubectl-not-installed',
    /(?:^Command '.+' not found|command not found|comando não encontrado|找不到命令|未找到命令|not recognized as|: not found$|No such file or directory)/,
  ],
  [
    'kubectl-usage',
    /^error: (?:unknown|flag needs|unable to match a printer|you must|you may|a resource cannot|name cannot|must specify|required resource|unrecognized condition|unexpected|invalid argument|arguments)/i,
  ],
  [
    'kubectl-error',
    /^(?:error(?: from server(?: \(\w+\))?)?|Error in configuration):|is invalid:/i,
  ],
];

/** What begins a complaint of another program: a few words and a colon. */
const byOthers = /^([^:]{1,60}):/;

const ofOthers: Complaints = [
  // `bash: NODE_NAME: parameter null or not set`; in front also `sh: 1:`, `-bash:`, `./run.sh: line 3:`.
  [
    'shell-unset',
    /^[\w./-]{1,60}:(?: ?(?:line )?\d{1,5}:)? (?<variable>\w{1,60}): (?:parameter (?:null or )?not set|unbound variable|parâmetro nulo|参数为空)/,
  ],
  [
    'docker-down',
    /^(?:docker: |ERROR: )?(?:Cannot connect to the Docker daemon|error during connect:|permission denied while trying to connect to the docker|failed to connect to the docker API)/i,
  ],
  // Lines that only a failure begins with.
  [
    'command-failed',
    /^(?:curl: \(\d+\) |(?:docker: )?Error response from daemon: |❌ {1,3}Exiting due to )/,
  ],
];

/** What a program complains of behind its name. */
const ofPrograms: Complaints = [
  [
    'command-failed',
    /no such file|cannot (?:access|open|stat|create|execute|overwrite)|can't open|permission denied|not a directory|is a directory|(?:invalid|unrecognized|unknown|illegal) option|syntax error|parse error|bad substitution|event not found|no matches found|(?:command|executable file) not found|unexpected (?:eof|token)|inexistente|não encontrado|permissão negada|没有那个文件|找不到命令|未找到命令|无法访问|权限不够/i,
  ],
];

/** What knows where it stands. */
type Placed = Readonly<{ at: Place }>;

/** The complaint in this trimmed line, or undefined; `printed` is asked for the place of one. */
export function complaintIn(text: string, printed?: Placed): Finding | undefined {
  const message = text.length > 300 ? `${text.slice(0, 300)}…` : text;
  const program = byOthers.exec(text)?.[1] ?? '';
  return (
    (byKubectl.test(text) ? complaintAmong(ofKubectl, text, message, printed) : undefined) ??
    (program === '' ? undefined : complaintAmong(ofOthers, message, message, printed)) ??
    (isProgram(program)
      ? complaintAmong(ofPrograms, message.slice(program.length), message, printed)
      : undefined)
  );
}

function complaintAmong(
  complaints: Complaints,
  text: string,
  message: string,
  printed: Placed | undefined,
): Finding | undefined {
  for (const [code, pattern, next] of complaints) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { kind, ...others } = match.groups ?? { message };
    const params = kind === undefined ? others : { kind: kindOf(kind), ...others };
    return finding(code, params as FindingParams[FindingCode], printed?.at, next);
  }
  return undefined;
}
