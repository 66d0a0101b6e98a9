/** Commands that open a shell, into which the next lines are typed. */

/** A shell that may be open: the command that opens it, whose prompt that was typed at, and whose the shell has, once one was seen. */
export interface OpenShell {
  by: string;
  at: string;
  inside?: string;
  isSure: boolean;
}

const containerTools: ReadonlySet<string> = new Set(
  'kubectl oc k docker podman nerdctl crictl'.split(' '),
);

/** Whether a command surely opens a shell: in a container, on another machine, or as another user. */
export const opensShell = (command: string): boolean =>
  entersMachine(command) || becomesUser(command);

/** Whether a command opens a shell as another user. */
export function becomesUser(command: string): boolean {
  const [, words] = /^sudo((?: [\w=-]+)+)$/.exec(lastCalled(command)) ?? [];
  if (words !== undefined && sudoShell.test(words)) return true;
  return /^(?:sudo )?su(?: -l?| --login)?(?: [\w-]+)?$/.test(lastCalled(command));
}

/** What sudo is given to open a shell: `-i`, `-iu crew`, `-u crew -s`, `--login --user crew`, `-u crew bash`. */
const sudoShell =
  /^(?=.* (?:-[a-z]*[is]|--login|--shell|(?:ba|z)?sh)(?:\s|u|$))(?: (?:-[is]+|-[is]*u [\w-]+|--login|--shell|--user[= ][\w-]+|(?:ba|z)?sh$))+$/;

/** What ends the shell that it is typed in: a command, or Ctrl+D. */
export const endsShell = (typed: string): boolean =>
  /^(?:(?:exit|logout)(?: \d+)?|\^D)$/.test(typed.trim());

/**
 * Whether a command, or what it keeps the output of, is for a cluster or for containers: nobody types it within one of these.
 * Those of a node are typed on it.
 */
export const isForContainers = (command: string): boolean => {
  const { program } = wordsOf(command.replace(/^(?:export )?\w+="?\$\(/, ''));
  if (program === 'crictl') return false;
  return containerTools.has(program) || /^(?:helm|minikube|kind|docker-compose)$/.test(program);
};

/** Whether a command opens a shell in a container, if it opens one at all. */
export const entersContainer = (command: string): boolean =>
  containerTools.has(wordsOf(command).program) || ofCompose.test(inOneLine(command));

/**
 * Prompts that shells in containers have: of busybox, of bash as nobody is called there, of root in the root folder, and of what is
 * called like a Pod of a Deployment or like a container. The bash of macOS is 3.2.
 */
export const isOfContainer = (prompt: string): boolean =>
  /^(?:(?:Singularity|Apptainer)(?: \S+)?>|\/[\w./-]* #|~ #|\/ \$|(?:\([\w.-]{1,40}\) ?)?(?:bash-(?!3\.2)|sh-)\d[\d.]*[#$]|\[?root@(?:[\w.-]+|<[\w-]+>)(?::| )\/\]?#)$/.test(
    prompt,
  ) || /@(?:[\w-]+-[bcdf-hj-np-tv-xz24-9]{5}|[\da-f]{12})(?=[: ])/.test(prompt);

/** Whether a command surely opens a shell in a container or on another machine. */
export function entersMachine(command: string): boolean {
  const { program, words } = wordsOf(command);
  const whole = [program, ...words].join(' ');
  if (ofCompose.test(whole) || remote.test(whole)) return true;
  if (!containerTools.has(program)) return toHost.test(whole) || entersNamespaces.test(whole);
  const opens = isShell.test(words.at(-1) ?? '') || startsShell.test(whole);
  return hasTerminal(words) && opens;
}

/** Whether a command restarts the machine that it is typed on, or turns it off. */
export const stopsMachine = (command: string): boolean =>
  /(?:^|&& *|; *)(?:sudo )?(?:(?:\/\S*\/)?(?:reboot|poweroff|halt|shutdown)(?: -\S+)*(?: (?:now|\+?\d+))?|systemctl (?:-\S+ )*(?:reboot|poweroff|halt|hibernate|suspend)|init [06])\s*$/.test(
    withoutRemark(command),
  );

const isShell = /^(?:.*\/)?(?:ba|a|z)?sh$/;

/** Options of `ssh`, alone or with a value. */
const sshOptions = String.raw`(?: -(?:[46ACKXYkqtvx]+|[BEFIJLRDbceimlopw] ?\S+))*`;

/** What opens a shell on another machine, in a container of Linux, or as a member of another group; nothing stands behind it that is run there. */
const toHost = new RegExp(
  `^(?:${[
    String.raw`ssh(?= )${sshOptions}(?: (?!-|\.\.\.)\S+)?${sshOptions}`,
    String.raw`mosh \S+`,
    String.raw`mini(?:kube|shift) ssh(?: (?!-)\S+)?`,
    String.raw`(?:vagrant ssh|multipass shell)(?: (?!-)\S+)?`,
    String.raw`virsh console \S+`,
    String.raw`okteto (?:up|exec)(?: \S+)*`,
    String.raw`cf ssh \S+|heroku (?:run )?bash(?: \S+)*|fly(?:ctl)? ssh console(?: \S+)*|eb ssh(?: \S+)?`,
    String.raw`(?:\.\/)?virtctl (?:console|ssh)(?: \S+)+`,
    String.raw`(?:gcloud compute|doctl compute|docker-machine) ssh(?: -(?!-command)[\w-]+(?:[= ][^\s-]\S*)?)* [^\s-]\S*(?: -(?!-command)[\w-]+(?:[= ][^\s-]\S*)?)*`,
    String.raw`aws ssm start-session(?: -[\w-]+[= ]\S+)+`,
    'wsl',
    String.raw`(?:singularity|apptainer) (?:shell(?: \S+)+|exec(?: \S+)+ (?:\S*\/)?(?:ba)?sh)`,
    String.raw`(?:lxc|incus) (?:exec \S+ (?:-- )?(?:\S*\/)?(?:ba)?sh|shell \S+)`,
    String.raw`lxc-attach(?: -n)? \S+`,
    String.raw`(?:toolbox|distrobox) enter(?: \S+)?`,
    String.raw`newgrp \S+`,
    // Clusters of computers give one of their nodes.
    String.raw`sinteractive(?: \S+)*|salloc(?: -\S+)*|srun (?:\S+ )*--pty(?: \S+)*`,
  ].join('|')})$`,
);

/** Whether a command goes to another machine from here, so that nobody types it there. */
export const leavesForMachine = (command: string): boolean =>
  /^(?:sudo )?(?:ssh|scp|sftp|rsync|ssh-copy-id|vagrant|multipass|virtctl|minikube|kind|k3d|gcloud|aws|az|ansible\S*)(?:\s|$)/.test(
    command,
  );

/** An image whose own program gives way to a shell, or is one: `docker run -it --entrypoint bash boats`, `docker run -it alpine`. */
const startsShell =
  / run .*(?:--entrypoint[= ](?:\S*\/)?(?:ba|a|z)?sh (?:-\S+ )*[^\s-]\S*|\s(?:ubuntu|debian|alpine|busybox|fedora|centos|rockylinux|almalinux|amazonlinux|archlinux)(?::[\w.-]+)?)$/;

/** Compose gives a terminal without being asked to: `docker compose exec web sh`. */
const ofCompose =
  /^(?:docker compose|docker-compose|podman-compose) (?:exec|run)(?: (?!-T\b)\S+)+ (?:\S*\/)?(?:ba|a|z)?sh$/;

/** `oc rsh web` with no command behind the Pod. */
const remote = /^oc (?:-n \S+ )?rsh(?: (?:-[nc]|--(?:namespace|container))[= ]\S+)* [^-]\S*$/;

/** Options of `nsenter` or `unshare` with a shell or no program behind them, which is then a shell; `ip netns exec` with one; `chroot` with a folder alone. */
const entersNamespaces =
  /^(?:(?:nsenter|unshare)(?: -\S+(?: [\d$"]\S*)?)+ \S*sh|unshare(?: -\S+)+|nsenter(?: (?:-t ?|--target[= ])\d\S*| -[amuinpUCr]+| --(?:all|mount|uts|ipc|net|pid|user|cgroup))+|ip netns exec \S+ (?:\S*\/)?(?:ba|z)?sh|(?:(?:arch-|artix-|x)?chroot|systemd-nspawn -D) (?!-)[\w./~-]+(?: (?:\S*\/)?(?:ba)?sh)?|manjaro-chroot(?: \S+)*)$/;

/** Whether a command may open one, as the prompt below it tells: `docker run -it ubuntu`, `ssh -i key ubuntu@192.0.2.1`. */
export function mayEnterMachine(command: string): boolean {
  const { program, words } = wordsOf(command);
  if (containerTools.has(program) && words.includes('exec') && isShell.test(words.at(-1) ?? ''))
    return true;
  if (program !== 'kubectl' && containerTools.has(program) && words[0] === 'attach') return true;
  if (containerTools.has(program))
    return (
      isStartedHere(words) ||
      (hasTerminal(words) &&
        words.some((word) => /^(?:exec|run|attach|debug)$/.test(word)) &&
        !runsOnce.test(words.join(' ')))
    );
  return goesElsewhere.test([program, ...words].join(' '));
}

/** Options of `docker run` that have no value behind them. */
const alone =
  /^(?:-[itPd]+|--(?:rm|privileged|init|read-only|interactive|tty|detach|publish-all|no-healthcheck|quiet)|-[^=]+=.*)$/;

/** Whether a command gives the terminal to a container: to the own program of an image, `docker run -it boats`, or to what runs there. */
export function takesTerminal(command: string): boolean {
  const { program, words } = wordsOf(command);
  if (!containerTools.has(program)) return false;
  if (isStartedHere(words)) return true;
  if (words[0] === 'attach' || !hasTerminal(words))
    return words[0] === 'attach' && hasTerminal(words);
  if (program !== 'docker' && program !== 'podman' && program !== 'nerdctl')
    return words[0] === 'run' && !words.includes('--');
  const called = runInImage(words);
  if (called === undefined || !hasTerminal(words.slice(0, words.length - called.length)))
    return false;
  // Options alone are handed to the image's own program.
  const [first] = called;
  return first === undefined || (first.startsWith('-') && !tellsOfItself.test(first));
}

const tellsOfItself = /^-(?:h|V|-help|-version)$/;

/** Whether a container that has ended is started again in this terminal: `docker start -ai boats`. */
const isStartedHere = (words: readonly string[]): boolean =>
  words[0] === 'start' && words.some((word) => /^-(?:ai|ia)$/.test(word));

/** What `docker run` calls in an image in the place of the image's own program; undefined for any other command. */
function runInImage(words: readonly string[]): readonly string[] | undefined {
  const run = words.indexOf('run');
  if (run < 0 || run > 1) return undefined;
  let at = run + 1;
  while (words[at]?.startsWith('-') === true) at += alone.test(words[at] ?? '') ? 1 : 2;
  return at < words.length ? words.slice(at + 1) : undefined;
}

/** What `docker run -it boats npm init` runs in the image, with a terminal; undefined for any other command. */
export function calledInImage(command: string): string | undefined {
  const { program, words } = wordsOf(command);
  if (!/^(?:docker|podman|nerdctl)$/.test(program) || !hasTerminal(words)) return undefined;
  const called = runInImage(words)?.join(' ') ?? '';
  return called === '' ? undefined : called;
}

/** A program behind `--`, or what is executed, that ends by itself: `-- wget -qO- http://boat`, `-- sh -c "env"`. */
const runsOnce =
  /(?: --|^(?:.* )?exec(?: -\S+)* [^\s-]\S*) (?:\S*\/)?(?:cat|curl|date|df|dig|du|echo|env|find|grep|head|hostname|id|ip|ls|mount|nslookup|ping|printenv|ps|tail|uname|wget|whoami|(?:ba|a|z)?sh -\w*c)(?: |$)/;

const goesElsewhere =
  /^(?:ssh|(?:minikube|minishift|vagrant|colima|gcloud compute) ssh|(?:multipass|limactl) shell|(?:lxc|incus) exec)(?:\s|$)/;

/** Whether what is run has a terminal, and the one who typed it is there. */
const hasTerminal = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:-i?t|-ti|--tty)$/.test(word)) &&
  !words.some((word) => /^(?:-d|--detach(?:=true)?)$/.test(word));

/** A command without the ends of its lines. */
export const inOneLine = (command: string): string =>
  command
    .split('\n')
    .map((line) => line.replace(/\\$/, '').trim())
    .join(' ');

/** A command without the remark of its author behind it: `kubectl exec -it boat -- sh   # look around`, also behind `//`. */
export const withoutRemark = (command: string): string =>
  command.replace(/\s(?:#\s[^"']*|\/\/ ?\p{L}[^\s/"']*(?:\s[^"']*)?)$/u, '').trimEnd();

/** What is called last in a command, whose shell is then open: `cd boats && kubectl exec -it red -- sh`. Signs in quotes part nothing. */
function lastCalled(command: string): string {
  const whole = withoutRemark(inOneLine(command)).trim();
  const last = /^.*(?:&&|;) +(\S.*)$/.exec(whole)?.[1];
  return last === undefined || /["'`)]/.test(last) ? whole : last;
}

function wordsOf(command: string): { program: string; words: readonly string[] } {
  // What a page asks for may have blanks: `ssh <user name>@<address>`.
  const [program = '', ...words] = lastCalled(command.replaceAll(/<[\w -]{1,40}>/g, '<x>'))
    .replace(/^sudo (?!-i$)/, '')
    .split(/\s+/);
  return { program, words };
}
