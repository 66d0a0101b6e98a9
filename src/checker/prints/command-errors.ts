/**
 * Recognises what the shell and other tools complain of when a command did not run at all: `program: message`. Only
 * programs and phrases that are known: a sentence that somebody wrote must not pass for one.
 * Texts: bash and dash `error.c`, zsh `exec.c`, coreutils, curl and moby `client/errors.go`; their translations too.
 */
import { finding } from '#checker/findings.ts';
import type { Finding, Place } from '#checker/types.ts';
import { setOf } from '#checker/set-of.ts';

/** `bash: NODE_NAME: parameter null or not set`; in front also `sh: 1:`, `-bash:`, `./run.sh: line 3:`. */
const unset =
  /^[\w./-]{1,60}:(?: ?(?:line )?\d{1,5}:)? (\w{1,60}): (?:parameter (?:null or )?not set|unbound variable|parâmetro nulo|参数为空)/;

const docker =
  /^(?:docker: |ERROR: )?(?:Cannot connect to the Docker daemon|error during connect:|permission denied while trying to connect to the docker|failed to connect to the docker API)/i;

/** Lines that only a failure begins with. */
const failed =
  /^(?:curl: \(\d+\) |(?:docker: )?Error response from daemon: |❌ {1,3}Exiting due to )/;

const programs = setOf(
  'bash -bash /bin/bash zsh -zsh sh /bin/sh dash ksh fish ls cat cd cp mv rm mkdir touch chmod find grep ' +
    'egrep sed awk head tail wc sort tee xargs diff tar gzip gunzip unzip sha256sum sha512sum shasum md5sum ' +
    'base64 openssl jq yq wget ssh scp ip docker podman kind minikube helm eksctl aws kubectl k clear exit ' +
    'watch whoami date pwd ll history hostname uname id env ps df free vi vim nano less more tree k9s stern ' +
    'apt echo sleep calicoctl kubeadm kustomize git make sudo source',
);

/** Whether a word is a program that learners call: what it begins is a command. */
export const isProgram = (word: string): boolean => programs.has(word);

const phrases =
  /no such file|cannot (?:access|open|stat|create|execute|overwrite)|can't open|permission denied|not a directory|is a directory|(?:invalid|unrecognized|unknown|illegal) option|syntax error|parse error|bad substitution|event not found|no matches found|(?:command|executable file) not found|unexpected (?:eof|token)|inexistente|não encontrado|permissão negada|没有那个文件|找不到命令|未找到命令|无法访问|权限不够/i;

/** The complaint in this trimmed line, or undefined. */
export function commandError(text: string, at: Place): Finding | undefined {
  const end = text.indexOf(':');
  if (end < 0 || end > 60) return undefined;
  const message = text.length > 300 ? `${text.slice(0, 300)}…` : text;
  const variable = unset.exec(message)?.[1];
  if (variable !== undefined) return finding('shell-unset', { variable }, at);
  if (docker.test(message)) return finding('docker-down', { message }, at);
  const isKnown = programs.has(text.slice(0, end)) && phrases.test(message.slice(end));
  return isKnown || failed.test(message) ? finding('command-failed', { message }, at) : undefined;
}
