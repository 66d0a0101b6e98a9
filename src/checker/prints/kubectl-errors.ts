/** Recognises what kubectl and the shell complain of. Texts: kubectl `pkg/cmd/util/helpers.go`, apimachinery, net/http. */
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import { finding } from '#checker/findings.ts';
import type { Finding, Place } from '#checker/types.ts';

/** The complaint in this line, or undefined. Warnings and log lines are not errors. */
export function kubectlError(text: string, at: Place): Finding | undefined {
  if (
    text.length < 8 ||
    !/^(?:error|no |the |unable|you must|resource mapping|bash:|zsh:|fish:|sh:|-bash:|kubectl|'kubectl|command|timed out|unauthorized|net\/http)/i.test(
      text,
    )
  )
    return undefined;
  const message = text.length > 300 ? `${text.slice(0, 300)}…` : text;
  const none = /^No resources found(?: in (\S+) namespace)?\.?$/.exec(text);
  if (none)
    return none[1]
      ? finding('kubectl-none-found', { namespace: none[1] }, at)
      : finding('kubectl-none-found-anywhere', {}, at);
  const absent =
    /^(?:Error from server \(NotFound\): |error: no objects passed to \S+ )([\w.-]+) "([^"]+)" not found/i.exec(
      text,
    );
  if (absent)
    return finding(
      'kubectl-not-found',
      { kind: kindOf(absent[1] ?? ''), name: absent[2] ?? '' },
      at,
    );
  const type = /^error: the server doesn't have a resource type "([^"]*)"/.exec(text);
  if (type) return finding('kubectl-no-resource-type', { kind: type[1] ?? '' }, at);
  const match = /no matches for kind "([^"]+)"/.exec(text);
  if (match) return finding('kubectl-no-kind', { kind: match[1] ?? '' }, at);
  const server = /^The connection to the server (\S+) was refused/.exec(text);
  if (server) return finding('kubectl-refused', { server: server[1] ?? '' }, at);
  if (text.includes('connection refused'))
    return finding('kubectl-refused', { server: /dial tcp (\S+):/.exec(text)?.[1] ?? '' }, at);
  const waited = /^(?:error: )?timed out waiting for the condition on ([\w.-]+)\/(\S+)/.exec(text);
  if (waited)
    return finding('wait-timed-out', { kind: kindOf(waited[1] ?? ''), name: waited[2] ?? '' }, at);
  if (/\(Unauthorized\)|^error: You must be logged in|^Unauthorized$/i.test(text))
    return finding('kubectl-unauthorized', {}, at);
  for (const [code, pattern] of complaints)
    if (pattern.test(text)) return finding(code, { message }, at);
  return undefined;
}

/** Tried in order; each takes the whole line as `message`. */
const complaints = [
  ['kubectl-forbidden', /\(Forbidden\)|is forbidden:/],
  ['kubectl-tls', /x509: |tls: |certificate signed by unknown|certificate has expired/],
  [
    'kubectl-unreachable',
    /^Unable to connect to the server|i\/o timeout|TLS handshake timeout|no such host|no route to host|network is unreachable/,
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
    'kubectl-invalid',
    /\((?:Invalid|BadRequest)\)|error validating|is invalid:|denied the request|strict decoding error/,
  ],
  [
    'kubectl-not-installed',
    /(?:command not found|comando não encontrado|找不到命令|未找到命令|not recognized as|: not found$|No such file or directory).*$/,
  ],
  [
    'kubectl-usage',
    /^error: (?:unknown (?:flag|shorthand|command)|flag needs|unable to match a printer|you must|you may|a resource cannot|name cannot|must specify|required resource|unrecognized condition|unexpected|error parsing|invalid argument|arguments)|^Error: unknown/i,
  ],
  ['kubectl-error', /^(?:error(?: from server(?: \(\w+\))?)?|Error in configuration):/i],
] as const;
