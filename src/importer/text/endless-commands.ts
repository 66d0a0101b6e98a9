/** A command that waits for what is next, serves or follows. */
interface Endless {
  /** The program and what it is to do. */
  call: RegExp;
  /** With what it is endless, where it is not always so. */
  only?: RegExp;
  /** What ends it all the same. */
  unless?: RegExp;
}

const follow = /\s(?:-[a-eg-z]*f[a-z]*|--follow(?:=true)?)(?!\S)/;
const help = /\s(?:-h|--help|--version)(?!\S)/;

/** `-n boats`, `--context=x`: options stand before what a program is to do. */
const kubectl = (verb: string): RegExp =>
  new RegExp(String.raw`^(?:kubectl|k|oc)\s(?:-\S+\s(?:[^\s-]\S*\s)?)*${verb}(?!\S)`);
const compose = (verb: string): RegExp =>
  new RegExp(String.raw`^(?:docker|podman)[ -]compose\s(?:-\S+\s(?:[^\s-]\S*\s)?)*${verb}(?!\S)`);

const endless: readonly Endless[] = [
  { call: kubectl('port-forward') },
  { call: kubectl('proxy') },
  { call: kubectl('get'), only: /\s(?:-w|--watch(?:=true)?)(?!\S)/ },
  // Logs of a Job end with it.
  { call: kubectl('logs'), only: follow, unless: /\sjobs?(?:\.batch)?\// },
  { call: /^(?:docker|podman)\s(?:container\s)?logs\s/, only: follow },
  { call: /^(?:docker|podman)\s(?:container\s)?stats(?!\S)/, unless: /\s--no-stream/ },
  { call: /^(?:docker|podman)\s(?:system\s)?events(?!\S)/, unless: /\s--until/ },
  { call: compose('logs'), only: follow },
  {
    call: compose('up'),
    unless:
      /\s(?:-d|--detach|--wait|--no-start|--abort-on-container-\w+|--exit-code-from)(?![\w-])/,
  },
  // What it publishes is served, and its terminal is not free before it ends.
  {
    call: /^(?:docker|podman)\s(?:container\s)?run\s/,
    only: /\s(?:(?:-p|--publish)[ =]?[\d${]|-P\s|--publish-all)/,
    unless:
      /\s(?:-[abce-z]*d[a-z]*|--detach(?:=true)?|-[a-hj-su-z]*[it][a-z]*|--interactive|--tty)(?!\S)/,
  },
  { call: /^(?:npm|yarn|pnpm)\s(?:run\s)?(?:dev|serve|start)(?!\S)/ },
  { call: /^python[23]?\smanage\.py\srunserver(?!\S)/ },
  { call: /^(?:flask\srun|rails\ss(?:erver)?|ng\sserve|ollama\sserve|vault\sserver)(?!\S)/ },
  { call: /^jupyter[ -](?:lab|notebook)(?!\S)/, unless: /\s(?:list|stop)(?!\S)/ },
  { call: /^(?:uvicorn|gunicorn|http-server)\s|^php\s-S\s/ },
  { call: /^tcpdump(?!\S)/, unless: /\s-[a-zA-Z]*[crDL]/ },
  { call: /^(?:nc|ncat|netcat)\s/, only: /\s-[a-z]*l/, unless: /\s-[a-z]*z/ },
  { call: /^sleep\s(?:infinity|\d{4,}|\d+[hd])$/ },
  { call: /^redis-server(?!\S)/, unless: /\s--daemonize\syes/ },
  { call: /^ssh\s/, only: /\s-[A-Za-z]*N/, unless: /\s-[A-Za-z]*f/ },
  { call: /^ngrok\s(?:http|tcp|tls|start)\s/ },
  { call: /^iperf3?\s/, only: /\s(?:-[a-zA-Z]*s|--server)(?!\S)/, unless: /\s-D(?!\S)/ },
  { call: /^tail\s/, only: /\s(?:-[a-eg-z\d]*f\w*|-F|--follow\S*)(?!\S)/ },
  { call: /^journalctl\s/, only: follow },
  { call: /^minikube\s(?:tunnel|dashboard)(?!\S)/ },
  { call: /^istioctl\s(?:dashboard|d)\s/ },
  {
    call: /^(?:skaffold\sdev|tilt\sup|mkdocs\sserve|(?:\.\/)?hugo\sserver?|(?:bundle\sexec\s)?jekyll\ss(?:erve)?)(?!\S)/,
  },
  { call: /^python[23]?\s-m\s(?:http\.server|SimpleHTTPServer)(?!\S)/ },
  { call: /^ping\s/, unless: /\s-[a-zA-Z]*[cn]/ },
  { call: /^(?:watch|stern)\s/ },
  // What watches a rollout ends with it.
  { call: /^[a-z][\w.-]*\s/, only: /\s--watch(?:=true)?(?!\S)/, unless: /\srollout\s+status\s/ },
];

/** A loop with no end of its own: `while true; do …`. */
const loop = /^(?:while (?:true|:|\[ 1 \])|for \(\(;;\)\))(?: ?;)?\s+do\s/;

/** What is called last where the commands before it end: `kubectl apply -f boat.yaml && kubectl get pods -w`. */
const lastOf = (command: string): string =>
  /["'`()$|]|(?<!&)&(?!&)/.test(command)
    ? command.replaceAll(/\$\([^()]*\)/g, '$OUTPUT')
    : (command.split(/&&|;/).at(-1) ?? '').trim();

/** What runs a command in a container, or in a network of its own: `ip netns exec sea ping 192.0.2.1`. */
const elsewhere =
  /^(?:ip\snetns\sexec\s\S+|(?:docker|podman|kubectl|oc|k)\sexec\s(?:-\S+\s)*\S+(?:\s--)?)\s(?=[a-z])/;

/** What else stands on a line may end the command, or leave it in the background. `watch` is told what to run. */
const hasMore = (command: string): boolean =>
  /[|;&]/.test(command) && !command.startsWith('watch ');

/** Whether a command goes on until a learner presses Ctrl+C. */
export function isEndless(command: string): boolean {
  if (loop.test(command) && !/\bbreak\b|&\s*$/.test(command)) return true;
  const typed = lastOf(command)
    .replace(/^sudo\s+/, '')
    .replace(elsewhere, '');
  if (hasMore(typed) || help.test(typed)) return false;
  return endless.some(
    ({ call, only, unless }) =>
      call.test(typed) && only?.test(typed) !== false && unless?.test(typed) !== true,
  );
}
