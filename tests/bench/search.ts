/**
 * `npm run bench -- --search [SECONDS] [SEED]`: looks for texts that take long to judge. A shape is made at random of
 * lines that the engine knows, and of the shapes that took longest so far; it is judged small and five times as large.
 * Linear work takes five times as long, so much more than that is a shape to be looked at.
 */
import { worstCpu } from './cpu.ts';

const SMALL = 40_000;
const TIMES = 5;

/** Lines and pieces of lines; `#` becomes a number that grows. */
const segments = [
  'NAME   READY   STATUS   RESTARTS   AGE',
  'NAMESPACE   NAME   READY   STATUS   RESTARTS   AGE',
  'NAME   STATUS   ROLES   AGE   VERSION',
  'NAME   READY   UP-TO-DATE   AVAILABLE   AGE',
  'NAME   DESIRED   CURRENT   READY   UP-TO-DATE   AVAILABLE   NODE SELECTOR   AGE',
  'NAME   STATUS   VOLUME   CAPACITY   ACCESS MODES   STORAGECLASS   AGE',
  'ALPHA   BRAVO   CHARLIE',
  'LAST SEEN   TYPE   REASON   OBJECT   MESSAGE',
  'web-#   1/1   Running   0   5m',
  'web   0/1   CrashLoopBackOff   4 (10s ago)   5m',
  'ns#   web   1/1   Running   0   5m',
  'pod/web-#   1/1   Running   0   5m',
  'node-#   Ready   <none>   5m   v1.36.1',
  'deployment.apps/web-#   1/1   1   1   5m',
  'web-#   3   3   3   3   3   <none>   5m',
  'data-#   Bound   pvc-#   1Gi   RWO   standard   5m',
  'web-#',
  'web-#   1/1',
  '| web-# | 1/1 | Running | 0 | 5m |',
  '│ web-#   1/1   Running   0   5m │',
  'web-#\t1/1\tRunning\t0\t5m',
  'pod/web labeled',
  'pod "web-#" deleted',
  'pod "web" deleted',
  'deployment "web" successfully rolled out',
  'deployment.apps/web-# condition met',
  'Waiting for deployment "web" rollout to finish: 1 of 3 updated replicas are available...',
  'No resources found in default namespace.',
  'Error from server (NotFound): pods "web-#" not found',
  'The connection to the server 127.0.0.1:6443 was refused',
  '$ kubectl get pods',
  '$ kubectl get pods -A',
  '$ kubectl get pods,deploy,ds --no-headers',
  '$ kubectl get pods -n ns#',
  '$ kubectl --context c# get nodes',
  '$ kubectl get nodes | grep -v NotReady',
  '$ kubectl get pods \\',
  '$ export KUBECONFIG=#',
  'user@host#:~/a$ kubectl get nodes',
  'PS C:\\> kubectl get pods',
  '...',
  '--More--',
  '^C',
  '```',
  '{',
  '}',
  '{"kind": "Pod", "metadata": {"name": "web-#", "uid": "#"}}',
  'kind: Pod',
  'metadata:',
  '  name: web-#',
  '- kind: Pod',
  '---',
  'E1128 11:13:17.569545   10984 memcache.go:265] message',
  'Somebody wrote this, and it goes on and on.',
  '所有的节点都准备好了。',
  '\u001B[32mweb-#\u001B[0m   1/1   Running   0   5m',
  '',
  ' ',
  '\t',
  'a,b,c;d|e',
  'x',
  '"',
  "'",
  '`',
  '$',
  '#',
  '%',
  '>',
  '<',
  '/',
  '-',
  ':',
  '=',
  '(',
  '[',
  '\\',
  '&',
  '*',
];

interface Part {
  lines: readonly string[];
  /** How the repeated lines are joined: mostly by line ends; by a blank or nothing they make one long line. */
  joined: string;
  share: number;
}

/** Parts, one below the other. */
type Shape = readonly Part[];

/** mulberry32: the same seed, the same search. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let random = randomFrom(1);
const below = (end: number): number => Math.floor(random() * end);
const oneOf = <T>(among: readonly T[]): T => among[below(among.length)] as T;

function randomLine(): string {
  const line = oneOf(segments);
  const roll = random();
  if (roll < 0.1) return line + oneOf(segments);
  if (roll < 0.16) return line.slice(0, below(line.length + 1));
  if (roll < 0.2) return ' '.repeat(below(40)) + line;
  if (roll < 0.24) return line.repeat(2 + below(30));
  return line;
}

const randomPart = (): Part => ({
  lines: Array.from({ length: 1 + below(3) }, randomLine),
  joined: random() < 0.85 ? '\n' : oneOf([' ', '', '  ', ',', '\t']),
  share: oneOf([0, 0, 1, 1, 2, 4]),
});

const randomShape = (): Shape => Array.from({ length: 1 + below(4) }, randomPart);

/** One part changed, added or taken away. */
function changed(shape: Shape): Shape {
  const at = below(shape.length);
  const roll = random();
  if (roll < 0.3) return shape.toSpliced(at, 0, randomPart());
  if (roll < 0.5 && shape.length > 1) return shape.toSpliced(at, 1);
  return shape.with(at, randomPart());
}

/** The shape as a text of about so many characters; a part of share 0 stands there once, but for the last. */
function textOf(shape: Shape, size: number): string {
  const shareAt = (at: number): number =>
    Math.max(shape[at]?.share ?? 0, at === shape.length - 1 ? 1 : 0);
  const shares = shape.reduce((sum, _, at) => sum + shareAt(at), 0);
  let number = 0;
  return shape
    .map(({ lines, joined }, at) => {
      const unit = lines.join(joined) + joined;
      const times = Math.max(
        1,
        Math.floor((size * shareAt(at)) / shares / Math.max(1, unit.length)),
      );
      return Array.from({ length: times }, () =>
        unit.replaceAll('#', (number++).toString(36)),
      ).join('');
    })
    .join('\n');
}

interface Found {
  shape: Shape;
  /** CPU milliseconds per MB, of the larger text. */
  perMegabyte: number;
  /** The larger text's time, times the smaller one's. */
  growth: number;
}

function measured(shape: Shape, size = SMALL, runs = 1): Found {
  const [small, large] = [textOf(shape, size), textOf(shape, size * TIMES)];
  const [less, more] = [worstCpu(small, runs + 1), worstCpu(large, runs)];
  return {
    shape,
    perMegabyte: more / (large.length / 1_000_000),
    // Times of under a millisecond say nothing of growth.
    growth: (more / Math.max(1, less)) * ((small.length * TIMES) / large.length),
  };
}

const KEPT = 8;
const worst = { perMegabyte: [] as Found[], growth: [] as Found[] };

function keep(found: Found): void {
  for (const key of ['perMegabyte', 'growth'] as const)
    worst[key] = [...worst[key], found].sort((a, b) => b[key] - a[key]).slice(0, KEPT);
}

/** Tries shapes for so many seconds and prints the worst of them. */
export function search(seconds: number, seed: number): void {
  random = randomFrom(seed);
  // Compiled first, or the first shapes look slow.
  for (let round = 0; round < 30; round += 1) measured(randomShape());

  const end = performance.now() + seconds * 1000;
  let tried = 0;
  for (; performance.now() < end; tried += 1) {
    const parents = [...worst.perMegabyte, ...worst.growth];
    const found = measured(
      parents.length > 0 && random() < 0.6 ? changed(oneOf(parents).shape) : randomShape(),
    );
    keep(found);
  }

  /** What looked worst, measured again with more runs and at another size: most of it was chance. */
  const again = [...new Set([...worst.perMegabyte, ...worst.growth].map(({ shape }) => shape))]
    .map((shape) => measured(shape, 5 * SMALL, 2))
    .sort((a, b) => b.perMegabyte - a.perMegabyte);
  console.log(`${tried} shapes tried with seed ${seed}. The worst, measured again:`);
  console.table(
    again.map(({ shape, perMegabyte, growth }) => ({
      'CPU ms per MB': Math.round(perMegabyte),
      [`growth to ${TIMES} times`]: Number(growth.toFixed(1)),
      shape: JSON.stringify(
        shape.map(
          ({ lines, joined, share }) =>
            `${share} x ${lines.join('⏎')}${joined === '\n' ? '' : ` joined "${joined}"`}`,
        ),
      ).slice(0, 200),
    })),
  );
}
