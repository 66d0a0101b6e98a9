import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonReport } from '#cli/check/json-report.ts';
import { recorded, run } from './fake-io.ts';

const pulling = recorded('a14-calico-node-2of3-init-imagepullbackoff', 'kubectl get pods -A');
const json = ['check', '--ready', '--format', 'json', '-'];

const reportOn = async (stdin: string): Promise<JsonReport> =>
  JSON.parse((await run(json, { stdin })).out) as JsonReport;

test('JSON holds the verdict, the objects, the findings and the tables', async () => {
  const stdin = `NAMESPACE   NAME    READY   STATUS             RESTARTS   AGE
demo        web-0   1/1     Running            0          9m
demo        web-1   0/1     CrashLoopBackOff   7          9m
`;
  const crashing = {
    code: 'pod-crashing',
    params: { kind: 'Pod', name: 'web-1', status: 'CrashLoopBackOff' },
    at: { line: 3, start: 28, end: 44 },
    next: 'kubectl logs web-1 -n demo --all-containers --ignore-errors --previous',
  };
  const report = await reportOn(stdin);
  expect(report).toMatchObject({
    verdict: 'failed',
    objects: [
      { kind: 'Pod', namespace: 'demo', name: 'web-0', status: 'ready', findings: [] },
      { kind: 'Pod', namespace: 'demo', name: 'web-1', status: 'failed' },
    ],
  });
  expect(report.findings[0]).toMatchObject({ code: crashing.code, at: crashing.at });
  expect(report.tables).toEqual([
    {
      kind: 'Pod',
      columns: ['NAMESPACE', 'NAME', 'READY', 'STATUS', 'RESTARTS', 'AGE'],
      rows: [
        {
          NAMESPACE: 'demo',
          NAME: 'web-0',
          READY: '1/1',
          STATUS: 'Running',
          RESTARTS: '0',
          AGE: '9m',
        },
        {
          NAMESPACE: 'demo',
          NAME: 'web-1',
          READY: '0/1',
          STATUS: 'CrashLoopBackOff',
          RESTARTS: '7',
          AGE: '9m',
        },
      ],
    },
  ]);
});

test('a row whose cells are as asked for is listed, not ready', async () => {
  const { out } = await run(['check', '--expect', 'e.yaml', '--format', 'json'], {
    files: { '/home/e.yaml': '[{ table: [NAME, STATE], columns: { STATE: "= Up" } }]' },
    stdin: 'NAME   STATE\nweb    Up\n',
  });
  const { verdict, objects } = JSON.parse(out) as JsonReport;
  expect({ verdict, statuses: objects.map(({ status }) => status) }).toEqual({
    verdict: 'met',
    statuses: ['listed'],
  });
});

test('keys are always the same, null where nothing tells', async () => {
  const report = await reportOn('No resources found in demo namespace.\n');
  expect(Object.keys(report)).toEqual(['verdict', 'objects', 'findings', 'tables']);
  const unknown = await reportOn('NAME   AGE\nweb    9m\n');
  expect(unknown.objects[0]).toMatchObject({ kind: null, namespace: null, name: 'web' });
  expect(unknown.tables[0]).toMatchObject({ kind: null });
});

test('JSON is the same in every language', async () => {
  const inEnglish = await run(json, { stdin: pulling });
  expect(await run([...json, '--locale', 'zh-CN'], { stdin: pulling })).toEqual(inEnglish);
});

test.each([
  ['empty', ''],
  ['not text', '\0'],
])('input that is %s is an unreadable verdict in JSON too', async (_, stdin) => {
  const { code, out } = await run(json, { stdin });
  expect(code).toBe(2);
  expect(JSON.parse(out)).toEqual({ verdict: 'unreadable', objects: [], findings: [], tables: [] });
});

/** Recorded output with characters exchanged, taken out and put in: near enough to be read, wrong enough to hurt. */
const damaged = fc
  .array(fc.tuple(fc.nat(pulling.length), fc.nat(9), fc.string({ unit: 'binary', maxLength: 9 })), {
    maxLength: 8,
  })
  .map((damages) =>
    damages.reduce(
      (text, [at, count, instead]) => text.slice(0, at) + instead + text.slice(at + count),
      pulling,
    ),
  );
const anything = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: 'binary' }),
  damaged,
);

test('whatever the input, the exit code is 0, 1 or 2, JSON parses and agrees with it', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (stdin) => {
      const { code, out } = await run(json, { stdin });
      expect([0, 1, 2]).toContain(code);
      const { verdict } = JSON.parse(out) as JsonReport;
      expect(code === 0).toBe(verdict === 'met');
    }),
  );
});

test('whatever the arguments, the exit code is 0, 1 or 2, and nothing is thrown', async () => {
  const flag = fc.constantFrom(
    '--ready',
    '--help',
    '-w',
    '--format',
    '--locale=zh-CN',
    '--',
    '-',
    '--expect',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(flag, fc.string())), anything, async (args, stdin) => {
      const { code, err } = await run(['check', ...args], { stdin, runs: ['x'] });
      expect([0, 1, 2]).toContain(code);
      expect(err).not.toMatch(/ {4}at |did not expect/);
    }),
  );
});
