import { expect, test } from 'vitest';
import { asksForInput, onlyReads } from '#runner/plan/reading.ts';

test.each([
  ['read -p "Your name: " name', '', true],
  ['./install.sh', 'Go on? [y/N]', true],
  ["node -e 'ask()'", 'Sure? (y/N) \n', true],
  ['select x in a b; do break; done', '1) a\n2) b\n#? \n', true],
  // What only looks like a question.
  ['kubectl get endpoints', 'Endpoints:\n', false],
  ['echo "Is it there?"', 'Is it there?\n', false],
  ['cat list | while read line; do echo "$line"; done', 'a\n', false],
])('a command that ended well, %j, may have asked', (text, printed, asks) => {
  expect(asksForInput(text, printed, true)).toBe(asks);
});

test.each([
  ["python3 -c 'input()'", 'Traceback …\nEOFError: EOF when reading a line\n'],
  ["python3 -c 'import getpass; getpass.getpass()'", '    raise EOFError\nEOFError\n'],
  ['./login', 'bash: line 1: /dev/tty: No such device or address\n'],
  ['docker run -it alpine', 'the input device is not a TTY\n'],
  ['sudo ls', 'sudo: a terminal is required to read the password\n'],
  ['./ask', 'Password:'],
  ['./install', 'error: there is no docker, install it? [y/n] '],
])('one that failed, %j, has asked', (text, printed) => {
  expect(asksForInput(text, printed, false)).toBe(true);
});

test.each([
  'Error from server (NotFound)\n',
  'The connection to the server 127.0.0.1:6443 was refused - did you specify the right host or port?\n',
  'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?\n',
  'error: unknown command "gte"\n\nDid you mean this?\n\tget\n',
  'Error: no such release. Did you mean web?\n',
])('what failed otherwise has not: %j', (printed) => {
  expect(asksForInput('kubectl get pod x', printed, false)).toBe(false);
});

test.each([
  ["kubectl get secret s -o jsonpath='{.data.a}' | base64 -d", true],
  ['until kubectl get pod x; do sleep 1; done', true],
  ['find . -name "*.yaml"', true],
  ['find . -name "*.yaml" -delete', false],
  ['find . -exec rm {} +', false],
  ['kubectl get pods | tee pods.txt', false],
  // What starts another program, or writes a file, does not.
  ['command -v kubectl', true],
  ['command kubectl delete pod x', false],
  ['env | grep KUBE', true],
  ['env KUBECONFIG=kc kubectl delete ns x', false],
  ['env KUBECONFIG=kc kubectl get ns', true],
  ['sudo cat /etc/hosts', true],
  ['sudo -u root rm /etc/hosts', false],
  ['timeout 5 kubectl get pods --watch', true],
  ['time sort -o a b', false],
  ['kubectl get pods | sort -k1,1 -r', true],
  ['sort -uo names.txt names.txt', false],
  ['sort --output=names.txt names.txt', false],
  ["kubectl get pods | sed -n 's/ .*//p'", true],
  ["sed -i.bak 's/a/b/' pod.yaml", false],
  ["sed -Ei 's/a/b/' pod.yaml", false],
  ["sed -n '/a/w names.txt' pod.yaml", false],
  ["kubectl get pods | awk '{ print $1 }'", true],
  ['awk \'{ print | "sh" }\' commands.txt', false],
  ['date +%F', true],
  ['date -Iseconds', true],
  ['date -s 12:00', false],
  ['date 112412002026', false],
  ['kubectl get pods | uniq -c', true],
  ['uniq names.txt other.txt', false],
  ['base64 -d token', true],
  ['base64 -i token -o token.b64', false],
  ['kubectl cluster-info', true],
  ['kubectl cluster-info dump --output-directory=all', false],
  // What a container runs counts as here.
  ['kubectl exec --namespace=a client -- ping -c 3 "${to:?}"', true],
  ['kubectl exec client -c box -- sh -c "cat /etc/resolv.conf | head -1"', true],
  ['kubectl exec client -- sh -c "echo x > /etc/x"', false],
  ['kubectl exec client -- rm -r /data', false],
  ['kubectl exec -it client -- sh', false],
  ['kubectl exec client', false],
  ['kubectl -n a exec client -- nslookup kubernetes.default', true],
  ['docker exec -u root node-1 ip route show root 10.0.0.0/8', true],
  ['docker exec node-1 ip route add default via 10.0.0.1', false],
  ['docker exec node-1 mv a b', false],
  // What asks another machine, and keeps nothing.
  ['kubectl exec client -- wget -q -O /dev/null -T 5 http://web && echo answered', true],
  ['wget -qO- http://web', true],
  ['wget --spider -T 2 web', true],
  ['wget http://web', false],
  ['wget -O page.html http://web', false],
  ['wget -qO- --post-data=a http://web', false],
  ['curl -sS -m 5 -o /dev/null -w "%{http_code}" http://web', true],
  ['curl http://web', true],
  ['curl -so page.html http://web', false],
  ['curl -X DELETE http://web', false],
  ['curl -d a=b http://web', false],
  ['nc -zv web 80', true],
  ['nc -l 80', false],
  ['hostname', true],
  ['hostname other', false],
])('%j only reads: %j', (text, reads) => {
  expect(onlyReads(text)).toBe(reads);
});

test.each([
  // What a launcher is told in other ways.
  "env -S 'rm x' cat",
  'sudo --user cat rm x',
  'sudo -nu cat rm x',
  'sudo -e cat',
  'env -iu cat rm x',
  'timeout -fk 3 cat rm x',
  'nice --adjustment cat rm x',
  'command time -o out cat x',
  'nohup cat x',
  // What stands before the verb, or only begins like one.
  'kubectl --as get delete pod x',
  'kubectl --request-timeout get delete pod x',
  'kubectl -l get delete pod',
  'kubectl cluster-info --output-directory x dump',
  'kubectl get-things',
  'kubectl auth can-i-delete',
  'kubectl get pods --profile=cpu --profile-output=f',
  'helm status-x',
  // Variables that name programs.
  'KUBECTL_EXTERNAL_DIFF=./x kubectl diff -f y',
  'PATH=/x kubectl get pods',
  'env LD_PRELOAD=/x cat y',
  // Options that are shortened, or only few know.
  'sort --o f x',
  'sort --compress-program=./x y',
  'date --se=12:00',
  'sed --in-pl s/a/b/ f',
  'curl --req DELETE http://x',
  'curl --libcurl f http://x',
  'curl --etag-save f http://x',
  "curl -Q 'DELE x' ftp://x",
  "curl -w '%output{f}x' http://x",
  'wget -O - -P folder http://x -O f',
  'wget -qO- --warc-file f http://x',
  'ss --kill dst x',
  'ip -b route',
  'nc -zve /bin/sh x 80',
  'docker exec -itu cat x rm y',
  // Scripts in the language of a program.
  "sed '1w f' x",
  "sed 's/a/b/gw f' x",
  "sed 's/x/date/e' y",
  "sed '1e rm x' y",
  "sed 's/[/]/g;/w f/p' x",
  'sed -f script x',
  'awk \'{ "rm x" | getline }\' y',
  'awk \'BEGIN { system ("rm x") }\'',
  'awk -f program x',
  "awk 'BEGIN { @f() }'",
  // What the shell fills in may be options, several words, or code.
  'awk "$prog" y',
  'awk "{ print $prog }" y',
  'curl $OPTS http://x',
  'curl "$OPTS" http://x',
  'curl http://$HOST/',
  'curl -m $TIME http://x',
  'curl -w "$FORMAT" http://x',
  'sort $OPTS f',
  'sort "$@" f',
  'sort "${OPTS[@]}" f',
  'sort $(options) f',
  'sort {-of,g}',
  'sort *',
  'find . $X',
  'find "$X" -name a',
  'sed "$script" y',
  'sed "s/a/$b/" y',
  "sed $OPTS 's/a/b/' y",
  'kubectl get pods $X',
  'kubectl exec $POD -- cat x',
  'kubectl exec pod -- sh -c "cat $f"',
  'docker exec $NODE ip route',
  'timeout $TIME cat x',
  'sudo $X cat x',
  'helm list $X',
  'ip route $X',
  // A class of characters holds what would end it.
  "sed 's/[[:alpha:]/]/;/w f/p' y",
  "sed '/[[:alpha:]/d;s/]/w f/p' y",
  "sed 's/[[.].]/]/;/w f/p' y",
  "sed 's/[]/]/;/w f/p' y",
  "sed 's/[^]/]/;/w f/p' y",
  'cat x >& f',
  'echo x 1>&f',
])('%j does not only read', (text) => {
  expect(onlyReads(text)).toBe(false);
});

test.each([
  'kubectl -n shop get pods -l app=web --show-labels',
  'kubectl get nodes --no-headers | awk \'$2 == "Ready" || $2 == "NotReady" { n++ } END { print n }\'',
  "kubectl get nodes | sed -E '1d; s#(a|b)/[/]x#\\1#g; /^$/d'",
  "kubectl exec client -- curl --connect-timeout 2 -sS -o /dev/null -w '%{http_code}\\n' http://web:8080/",
  "kubectl exec client -- sh -c 'nc -zvw2 web 80 && echo open || echo closed'",
  'KUBECONFIG=a.yaml kubectl get nodes',
  'kubectl config view --minify',
  'timeout --signal KILL 5 kubectl get pods -w || true',
  'ip -br -c a',
  'date -u +%F; date -Iseconds',
  '[ "$(kubectl get pods -o name | wc -l)" -eq 3 ] && echo three',
  'kubectl get node "${NODE_NAME:?}" -o jsonpath={.spec.taints[*].key}',
  'docker exec "${node:?}" ip route get "${other:?}"',
  'kubectl exec -n a "$from" -- wget -qO- -T 2 "http://$to:80/"',
  'curl -s -H "Host: $HOST" --url "${SITE_URL:?}"',
  'echo $ANY $WORDS | grep $PATTERN',
  'timeout "$TIME" kubectl get pods -w',
  'sort -k "$column" names-*.txt',
  "sed 's#[[:alpha:]]*[]/]#x#' y",
])('%j only reads', (text) => {
  expect(onlyReads(text)).toBe(true);
});
