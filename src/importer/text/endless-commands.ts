/** Commands that go on until somebody ends them: they follow, serve, or wait for what is next. */
import { commandsOf } from './command-forms.ts';

const isServing = commandsOf(`
  kubectl/k/oc port-forward/proxy/attach
  kubectl/k/oc get ? -w --watch
  kubectl/k/oc logs ? -*f --follow ! job/* jobs/* job.batch/*
  kubectl argo rollouts dashboard
  docker/podman logs, docker/podman container logs ? -*f --follow
  docker/podman stats, docker/podman container stats ! --no-stream
  docker/podman events, docker/podman system events ! --until
  docker/podman compose logs, docker-compose/podman-compose logs ? -*f --follow
  docker/podman compose up, docker-compose/podman-compose up ! -*d --detach --wait --no-start --abort-on-* --exit-code-from
  docker/podman compose watch
  minikube tunnel/dashboard, istioctl dashboard/d, linkerd viz dashboard
  virtctl vnc/port-forward
  skaffold dev, tilt up, mkdocs serve, hugo server/serve, jekyll s/serve, bundle exec jekyll s/serve
  npm/yarn/pnpm dev/serve/server/start/watch, npm/yarn/pnpm run dev/serve/server/start/watch
  python/python2/python3 -m http.server/SimpleHTTPServer
  python/python3 manage.py runserver, flask run, rails s/server, streamlit run, mlflow server/ui, airflow standalone
  mvn/mvnw spring-boot:run/quarkus:dev/jetty:run/liberty:dev, mvn/mvnw * spring-boot:run/quarkus:dev
  gradle/gradlew bootRun/quarkusDev, quarkus dev, camel run/dev, kamel dev
  php ? -S
  ng serve, caddy run, ollama serve, vault server
  jupyter lab/notebook, jupyter-lab/jupyter-notebook ! list stop
  uvicorn/gunicorn/http-server/live-server *
  redis-server ! --daemonize
  kafka-console-consumer/kafka-console-consumer.sh ! --max-messages --timeout-ms --help
  claat/bundle/gatsby/vuepress/zola/mdbook/antora/minio serve, minio server
  prometheus/node_exporter/alertmanager ? --web.listen-address --config.file
  etcd/consul ? --data-dir --data-dir=* --advertise-client-urls
  ngrok http/tcp/tls/start
  iperf/iperf3 ? -*s --server ! -D
  nc/ncat/netcat ? -*l ! -*z
  ssh ? -*N ! -*f
  tcpdump ! -*c -*r -*D -*L
  ping/ping6 ! -*c -*n
  tail ? -*f -*F --follow
  journalctl ? -*f --follow
  pm2 logs/monit ! --nostream
  heroku logs ? -t --tail
  fly/flyctl/railway logs, gcloud app logs tail, az webapp log tail
  aws logs tail ? --follow
  watch/stern *
`);

/** A container that publishes its ports, where it does not leave the terminal and runs no shell. */
const publishes =
  /^(?:docker|podman)\s(?:container\s)?run(?=.*\s(?:(?:-p|--publish)[ =]?[\d${]|-P\s|--publish-all))(?!.*\s(?:-(?=[a-z]*d)[a-z]+|--detach(?:=true)?)(?!\S))(?!.*\s(?:\S*\/)?(?:ba|z|a)?sh(?:\s-\S+)*$)/s;

/** A container of a server, where it does not leave the terminal or take it: `docker run --name boats mongo:7`. */
const serves =
  /^(?:docker|podman)\s(?:container\s)?run(?=\s)(?!.*\s(?:-(?=[a-z]*[dt])[a-z]+|--detach(?:=true)?|--tty)(?!\S)).*[\s/](?:elasticsearch|grafana|httpd|influxdb|jenkins|mariadb|mongo|mysql|nginx|postgres|prometheus|rabbitmq|redis|registry|tomcat|traefik)(?::[\w.-]+)?$/s;

/** Servers that a script starts, where it does not leave them in the background. */
const startsServer = /(?:^|\s|\/)(?:kafka|zookeeper)-server-start\.sh\s(?!.*-daemon)/;

/** What any program does that watches; what watches a rollout ends with it. */
const watches = /^(?:\.\/)?[a-z][\w.-]*\s.*--watch(?:=true)?(?!\S)/;
const endsByItself = /\srollout\s+status\s|^argo\s+(?:submit|resubmit|retry)\s/;

/** A pause that nobody waits for: `sleep infinity`, `sleep 2h`. */
const longSleep = /^sleep\s(?:infinity|\d{4,}|\d+[hd])$/;

/** A loop with no end of its own: `while true; do …`. */
const loop = /^(?:while (?:true|:|\[ 1 \])|for \(\(;;\)\))(?: ?;)?\s+do\s/;

/** What goes on on another machine: `vagrant ssh boat -c "watch ls"`. */
const onOther =
  /^(?:vagrant\s)?ssh\s.*["'](?:sudo )?(?:watch|top|htop|tail\s-[fF]|journalctl\s-f)(?:\s[^"']*)?["']$/;

const help = /\s(?:-h|--help|--version)(?!\S)/;

/** What is called last where the commands before it end: `kubectl apply -f boat.yaml && kubectl get pods -w`. */
const lastOf = (command: string): string =>
  /["'`()$|]|(?<!&)&(?!&)/.test(command)
    ? command.replaceAll(/\$\([^()]*\)|`[^`]*`/g, '$OUTPUT')
    : (command.split(/&&|;/).at(-1) ?? '').trim();

/** What runs a command in a container, or in a network of its own: `ip netns exec sea ping 192.0.2.1`. */
const elsewhere =
  /^(?:ip\snetns\sexec\s\S+|(?:(?:docker|podman)(?:\s(?:compose|container))?|docker-compose|kubectl|oc|k)\sexec\s(?:-\S+\s)*\S+(?:\s--)?|(?:docker|podman)\s(?:container\s)?run\s(?!.*\s(?:-(?=[a-z]*d)[a-z]+|--detach)\s)(?:--(?:name|network|net|hostname)[ =]\S+\s|--rm\s|-[it]+\s)*(?!-)[\w./:-]+)\s+(?=[a-z])/;

/** A Pod that is made for one command, and the folder of a program: `kubectl run boat -it --image=boats -- /opt/boats/bin/moor`. */
const inFolder =
  /^(?:(?:kubectl|oc|k)\s(?=.*\s(?:-[it]+|--attach|--stdin|--tty)[\s=])(?:-\S+\s(?:[^\s-]\S*\s)?)*run\s(?:(?!--\s)\S+\s)+--\s)?(?:\.{0,2}\/?(?:[\w.-]+\/)*[\w.-]+\/)?(?=[a-z])/;

/** What goes on in a container, and not in this terminal: `docker exec -d boats tail -f log`. */
const detached =
  /^(?:sudo )?(?:docker|podman)(?: compose)? exec (?:-\S+ )*(?:-[a-ce-z]*d[a-z]*|--detach) /;

/** What else stands on a line may end the command, or leave it in the background. `watch` is told what to run. */
const hasMore = (command: string): boolean =>
  /[|;&]/.test(command) && !command.startsWith('watch ');

/** Where what it prints goes, and what that is handed to: neither ends it, `… &> /dev/null`, `… 2>&1 | grep boat`. */
const handedOn =
  /(?:&>>?|\d?>>?) ?[\w./~-]+|\d?>&\d|\|&? ?(?:e?grep|tee|jq|awk|sed|cut) (?!-\w*[mq])[^|;&<>]+/g;

/** Whether a command goes on until a learner presses Ctrl+C. */
export function isEndless(command: string): boolean {
  if (loop.test(command) && !/\bbreak\b|&\s*$/.test(command)) return true;
  if (onOther.test(command)) return true;
  if (detached.test(command)) return false;
  const typed = lastOf(command)
    .replaceAll(handedOn, '')
    .trim()
    .replace(/^(?:sudo|npx(?:\s-y)?)\s+/, '')
    .replace(elsewhere, '')
    .replace(inFolder, '');
  if (hasMore(typed) || help.test(typed)) return false;
  return (
    isServing(typed) ||
    publishes.test(typed) ||
    serves.test(typed) ||
    longSleep.test(typed) ||
    (startsServer.test(typed) && !/\s(?:-d|--detach)\s/.test(typed)) ||
    (watches.test(typed) && !endsByItself.test(typed))
  );
}
