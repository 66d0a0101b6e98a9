/** Variables of the environment, as a process takes them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What makes a program print the same everywhere, whoever runs it. It stands in the report of a run. */
export const fixed: Readonly<Record<string, string>> = {
  COLUMNS: '120',
  LINES: '50',
  TERM: 'dumb',
  NO_COLOR: '1',
  CLICOLOR: '0',
  LC_ALL: 'C.UTF-8',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  PAGER: 'cat',
  GIT_PAGER: 'cat',
  AWS_PAGER: '',
  GIT_TERMINAL_PROMPT: '0',
  DOCKER_CLI_HINTS: 'false',
  // The preferences of the user's own kubectl: aliases and defaults that the learner does not have.
  KUBERC: 'off',
  KUBECTL_KUBERC: 'false',
};

/** Settings of somebody's own shell, which would change what a command means or prints. */
const own =
  /^(?:BASH_(?!VERSION).*|ENV|PS[0-4]|PROMPT_.*|CDPATH|GLOBIGNORE|HIST.*|SHELLOPTS|BASHOPTS|POSIXLY_CORRECT|GREP_.*|LS_COLORS|CLICOLOR_FORCE|FORCE_COLOR|KUBE_EDITOR|KUBECTL_EXTERNAL_DIFF|LC_.*|LANGUAGE|OLDPWD|_)$/;

/** The environment of a session: that of whoever runs it, without settings of their shell, and with what is fixed. */
export function surroundings(env: Environment): Record<string, string> {
  const kept = Object.entries(env).flatMap(([name, value]) =>
    value === undefined || own.test(name) ? [] : [[name, value] as const],
  );
  return { ...Object.fromEntries(kept), ...fixed };
}
