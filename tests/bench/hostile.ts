/** Text that is made to be slow to read: each repeats something that makes the reader look twice. */
const repeat = (line: string) => (size: number) =>
  `${line}\n`.repeat(Math.ceil(size / (line.length + 1)));

/** `row` under `header`, each with a number where `#` stands. */
const rows = (header: string, row: string) => (size: number) => {
  const lines = [header];
  for (let length = header.length, number = 0; length < size; number += 1) {
    const line = row.replaceAll('#', number.toString(36).padStart(4, '0'));
    lines.push(line);
    length += line.length + 1;
  }
  return lines.join('\n');
};

/** `first` for one half of the text, then `second`. */
const halves =
  (first: (size: number) => string, second: (size: number) => string) => (size: number) =>
    `${first(size / 2)}\n${second(size / 2)}`;

const pods = 'NAME            READY   STATUS              RESTARTS      AGE';
const pvcs =
  'NAME       STATUS    VOLUME   CAPACITY   ACCESS MODES   STORAGECLASS   VOLUMEATTRIBUTESCLASS   AGE';
const pod = 'calico-#     1/1     Running             2 (10s ago)   4m3s';

/** By what it is, a text of about so many characters. */
export const hostile: Readonly<Record<string, (size: number) => string>> = {
  spaces: (size) => ' '.repeat(size),
  'one long word': (size) => 'x'.repeat(size),
  'one long line of words': (size) => 'ab '.repeat(size / 3),
  'nested brackets': (size) => '['.repeat(size),
  'nested braces line by line': repeat('{'),
  'YAML that goes deeper and deeper': (size) =>
    Array.from({ length: Math.sqrt(size * 2) }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
  'YAML keys': rows('kind: Pod', '#: 1'),
  'a long YAML list': rows('kind: List\nitems:', '- kind: Pod\n  metadata: {name: a#}'),
  'rows of Pods': rows(pods, pod),
  'rows of Pods, wide': rows(
    `${pods}    IP           NODE     NOMINATED NODE   READINESS GATES`,
    `${pod}   10.244.0.2   worker   <none>           <none>`,
  ),
  'rows of Pods that fail': rows(
    pods,
    'calico-#     0/1     CrashLoopBackOff    7 (10s ago)   4m3s',
  ),
  'blank lines': repeat(''),
  'rows without a header': rows('', pod),
  'rows of four words without a header': repeat('a  b  c  d'),
  'rows of two kinds without a header': repeat('a  1/1  A  0  1m\na  Ready  <none>  1m  v1'),
  'rows squeezed to single spaces': rows(
    'NAME READY STATUS RESTARTS AGE',
    'web-# 1/1 Running 0 4m',
  ),
  'claims squeezed to single spaces': rows(
    'NAME STATUS VOLUME CAPACITY ACCESS MODES STORAGECLASS VOLUMEATTRIBUTESCLASS AGE',
    'data-# Bound pvc-# 10Gi RWO standard <unset> 4m',
  ),
  'claims with empty cells': rows(
    pvcs,
    'data-#  Pending                                     standard       <unset>                 4m',
  ),
  'rows of names only': rows(pvcs, 'data-#'),
  'rows that are moved to the right': rows(pods, `  ${pod.replaceAll('  ', '   ')}`),
  'rows with tabs': rows(pods.replaceAll(/ {2,}/g, '\t'), 'web-#\t1/1\tRunning\t0\t4m'),
  'rows with tabs under spaces': rows(pods, 'web-#\t1/1\tRunning\t0\t4m'),
  'lines of many tabs': repeat('a\t'.repeat(100)),
  'one line of tabs': (size) => 'a\t'.repeat(size / 2),
  'rows that hold no cells': rows(pods, '# said that all of this is fine, but is it?'),
  'rows of words far apart': rows(pods, 'a   b   c   d   e   f   g   h   i   j'),
  'rows with too many words': rows('NAME READY STATUS RESTARTS AGE', 'a b c d e f g h i j k l #'),
  'rows in a box': rows(`│ ${pods} │`, `│ ${pod}  │`),
  'rows in colours': rows(
    pods,
    pod.replaceAll(/\S+/g, (word) => `\u001B[32m${word}\u001B[0m`),
  ),
  'rows with wide blanks': rows(pods, pod.replaceAll(' ', '\u3000')),
  'rows that a terminal broke': rows(`${pods}   ${'X'.repeat(19)}`, `${pod}   ${'x'.repeat(28)}`),
  'rows as long as each other': rows(pods.padEnd(80, 'X'), pod.padEnd(80, 'x')),
  'watched rows': rows(`EVENT      ${pods}`, `MODIFIED   ${pod}`),
  'dots between rows': rows(pods, `${pod}\n...`),
  'headers of Pods': repeat('NAME   READY   STATUS   RESTARTS   AGE'),
  'headers of two columns': repeat('NAME AGE'),
  'headers nobody knows': repeat('ALPHA   BRAVO   CHARLIE   DELTA   ECHO   FOXTROT'),
  'headers one space apart': repeat('ALPHA BRAVO CHARLIE DELTA ECHO FOXTROT NAME'),
  'headers under each other': repeat('NAME   READY   STATUS\nRESTARTS   AGE'),
  'headers with a typo': repeat('NAME   REDY   STATUS   RESTRTS   AG'),
  'headers behind signs': repeat('> > # NAME   READY   STATUS   RESTARTS   AGE'),
  'headers in tabs': repeat('NAME\tREADY\tSTATUS\tRESTARTS\tAGE'),
  'short tables': repeat(`${pods}\n${pod}`),
  'upper-case words': repeat('EOF'),
  commands: repeat('$ kubectl get pods -n kube-system'),
  'commands with output': repeat(`$ kubectl get pods\n${pods}\n${pod}`),
  'commands that go on': repeat('$ kubectl get pods \\'),
  'here-documents without end': rows('', '$ cat <<EOF#'),
  prompts: repeat('user@host:~/a/b/c$'),
  'almost prompts': repeat('user@host ~/a/b/c and so on and on and on and on'),
  'signs that end prompts': repeat('a$b#c%d>e$f#g%h>i$j#k%l>m'),
  'names of -o name': rows('', 'pod/#'),
  'names in no order': (size) =>
    Array.from(
      { length: size / 12 },
      (_, number) =>
        `pod/${((number * 2_654_435_761) % 4_294_967_296).toString(36).padStart(7, '0')}`,
    ).join('\n'),
  'lines about objects': rows('', 'deployment.apps/web-# configured'),
  'lines about one object': repeat('deployment.apps/web configured'),
  'quoted names': rows('', 'pod "web-#" deleted'),
  complaints: rows('', 'Error from server (NotFound): pods "web-#" not found'),
  'complaints under commands': rows(
    '',
    '$ kubectl get pod web-#\nError from server (NotFound): pods "web-#" not found',
  ),
  prose: repeat('This is what I see, and it is not what the lesson says. Is it right?'),
  'prose in Chinese': repeat('现在所有的节点都准备好了，但是 Pod 还没有。'),
  'escape sequences that never end': repeat('\u001B]0;title'),
  'colours that lost their escape': (size) => '[32m'.repeat(size / 4),
  'HTML entities': (size) => '&lt;none&gt;'.repeat(size / 12),
  fences: repeat('```'),
  'one name in many namespaces, then lines about it': halves(
    rows(
      'NAMESPACE   NAME   READY   STATUS    RESTARTS   AGE',
      'ns#   web   1/1   Running   0   5m',
    ),
    repeat('pod/web labeled'),
  ),
  'one name in many namespaces, then rollouts of it': halves(
    rows('NAMESPACE   NAME   READY   UP-TO-DATE   AVAILABLE   AGE', 'ns#   web   1/1   1   1   5m'),
    repeat('deployment "web" successfully rolled out'),
  ),
  'a long command above many rows': halves(
    (size) => `$ kubectl get pods ${'w# '.repeat(size / 3)}`,
    rows(pods, pod),
  ),
  'a long selector above many rows': halves(
    (size) => `$ kubectl get pods -l ${'a'.repeat(size)}`,
    rows(pods, pod),
  ),
  'many kinds typed above rows without a header': halves(
    (size) => `$ kubectl get ${'pods,nodes,ds,deploy,'.repeat(size / 21)}rs --no-headers`,
    rows('', pod),
  ),
  'deletions of what is listed': halves(rows(pods, pod), rows('', 'pod "calico-#" deleted')),
  'the same listing under one cluster after another': rows(
    '',
    `$ kubectl --context=c# get pods\n${pods}\n${pod}`,
  ),
  'switches of context': repeat('$ kubectl config use-context a\nSwitched to context "a".'),
  'custom columns': rows('$ kubectl get pods -o custom-columns=NAME:.a', 'web-#'),
};
