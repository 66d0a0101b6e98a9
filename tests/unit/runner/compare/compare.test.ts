import { describe, expect, test } from 'vitest';
import { marksOf } from '#model/prove/outputs.ts';
import { compare, comparerOf } from '#runner/compare/compare.ts';
import { mutations, recorded, withOtherAges } from './recorded.ts';

type Differs = Parameters<typeof marksOf>[2];

/** The lines that are different, as a diff has them; '' if there are none. */
function diff(
  documented: string,
  printed: string,
  differs: readonly Differs[] = [],
  command = '',
): string {
  const marks = differs.flatMap((each) => {
    const found = marksOf(documented, command, each);
    return found.ok ? found.marks : [];
  });
  const { isSame, lines } = compare({ text: documented, marks }, printed, command);
  const different = lines.filter(({ is }) => is !== 'same');
  expect(isSame).toBe(different.length === 0);
  return different.map(({ is, text }) => `${is === 'missing' ? '-' : '+'}${text}`).join('\n');
}

const pods = `NAME                    READY   STATUS    RESTARTS   AGE
web-7d9c8f6b5d-2xk4p    1/1     Running   0          38s
web-7d9c8f6b5d-9mzqt    1/1     Running   0          38s
`;
const podMarks: Differs[] = [
  { column: 'NAME', match: '-[a-z0-9]+-[a-z0-9]{5}$', why: 'hash' },
  { column: 'AGE', why: 'age' },
];

describe('what is the same', () => {
  test.each([
    ['the very text', pods],
    ['other ages', pods.replaceAll('38s', '5m12s')],
    ['other widths', pods.replaceAll('   ', '      ')],
    ['other hashes', pods.replaceAll('7d9c8f6b5d', '5f6d7c8b9').replaceAll('2xk4p', 'bbbbb')],
    ['blanks at the ends of lines, and an empty last one', `${pods.replaceAll('\n', '  \n')}\n`],
    ['line ends of Windows', pods.replaceAll('\n', '\r\n')],
  ])('%s', (_, printed) => {
    expect(diff(pods, printed, podMarks)).toBe('');
  });

  test('rows whose names differ on each machine, in another order', () => {
    const documented = pods.replace(
      '1/1     Running   0          38s\nweb-7d9c8f6b5d-9mzqt    1/1',
      '0/1     Running   0          38s\nweb-7d9c8f6b5d-9mzqt    1/1',
    );
    const [header, first, second] = documented.split('\n');
    expect(diff(documented, `${header}\n${second}\n${first}\n`, podMarks)).toBe('');
  });

  test('how long ago a restart was', () => {
    const documented = pods.replaceAll('0          38s', '2 (70s ago)   38s');
    expect(diff(documented, documented.replaceAll('70s ago', '3m9s ago'), podMarks)).toBe('');
    expect(diff(documented, documented.replace('2 (70s', '3 (70s'), podMarks)).toMatch(
      /^-.*\n\+.*3 \(70s ago\)/,
    );
  });

  test('numbers that the lesson says depend on the cluster, all of them', () => {
    const daemonset = (cells: string) =>
      `NAME          DESIRED   CURRENT   READY   UP-TO-DATE   AVAILABLE   NODE SELECTOR            AGE\ncalico-node   ${cells}   kubernetes.io/os=linux   38s\n`;
    const three = daemonset('3         3         3       3            3        ');
    const marks = ['DESIRED', 'CURRENT', 'READY', 'UP-TO-DATE', 'AVAILABLE'].map((column) => ({
      column,
      why: 'nodeCount',
    }));
    expect(
      diff(three, daemonset('2         2         2       2            2        '), marks),
    ).toBe('');
    expect(
      diff(three, daemonset('3         3         2       3            2        '), marks),
    ).not.toBe('');
    expect(
      diff(three, daemonset('0         0         0       0            0        '), marks),
    ).not.toBe('');
  });
});

describe('what is different', () => {
  test('a cell', () => {
    expect(diff(pods, pods.replace('1/1     Running', '0/1     Pending'), podMarks)).toBe(
      '-web-7d9c8f6b5d-9mzqt    1/1     Running   0          38s\n+web-7d9c8f6b5d-2xk4p    0/1     Pending   0          38s',
    );
  });

  test('a row that is not there, one too many, another name', () => {
    const [header, first, second] = pods.split('\n');
    expect(diff(pods, `${header}\n${first}\n`, podMarks)).toBe(`-${second}`);
    expect(diff(pods, `${pods}${second}\n`, podMarks)).toBe(`+${second}`);
    expect(diff(pods, pods.replaceAll('web-', 'app-'), podMarks).split('\n')).toHaveLength(4);
  });

  test('a column more or less', () => {
    const [, first, second] = pods.split('\n');
    const wide = `NAME                    READY   STATUS    RESTARTS   AGE   NODE\n${first}   a\n${second}   a\n`;
    expect(diff(pods, wide, podMarks)).toContain(
      '+NAME                    READY   STATUS    RESTARTS   AGE   NODE',
    );
  });

  test('a mark that nothing stands in the place of', () => {
    expect(diff(pods, pods.replace('38s\n', '<unknown>\n'), podMarks)).not.toBe('');
    const services = (address: string) =>
      `NAME   TYPE        CLUSTER-IP   EXTERNAL-IP   PORT(S)   AGE\nweb    ClusterIP   ${address}   <none>        80/TCP    5s\n`;
    const marks = [{ column: 'CLUSTER-IP', why: 'address' }];
    expect(diff(services('10.96.1.7 '), services('10.96.9.9 '), marks)).toBe('');
    expect(diff(services('10.96.1.7 '), services('<none>    '), marks)).not.toBe('');
  });

  test('the order of rows whose names are fixed', () => {
    const sorted = 'NAME   STATUS   AGE\na      Active   1s\nb      Active   1s\n';
    const other = 'NAME   STATUS   AGE\nb      Active   1s\na      Active   1s\n';
    expect(diff(sorted, other, [{ column: 'AGE', why: 'age' }])).toBe(
      '-a      Active   1s\n+a      Active   1s',
    );
  });

  test('an error where a table was', () => {
    const refused =
      'The connection to the server 127.0.0.1:6443 was refused - did you specify the right host or port?\n';
    expect(diff(pods, refused, podMarks).split('\n')).toHaveLength(4);
  });

  test('nothing at all', () => {
    expect(diff(pods, '', podMarks).split('\n')).toHaveLength(3);
    expect(diff('', 'Warning: deprecated\n')).toBe('+Warning: deprecated');
  });

  test('a line, its indent and its order', () => {
    expect(diff('created\n', 'unchanged\n')).toBe('-created\n+unchanged');
    expect(diff('- name\n', '        - name\n')).toBe('-- name\n+        - name');
    expect(diff('a\nb\n', 'b\na\n')).toBe('-a\n+a');
  });

  test('what stands around a mark, or is another within the same line', () => {
    const marks = [{ match: 'calico-worker', why: 'name' }];
    expect(diff('node/calico-worker labeled\n', 'node/other labeled\n', marks)).toBe('');
    expect(diff('node/calico-worker labeled\n', 'node/other not labeled\n', marks)).not.toBe('');
    expect(diff('node/calico-worker labeled\n', 'node/ labeled\n', marks)).not.toBe('');
    expect(diff('calico-worker to calico-worker\n', 'a to b\n', marks)).not.toBe('');
  });

  test('a line that a checker would pass over', () => {
    expect(diff(pods, `${pods}# a comment\n$ kubectl get pods\n\n`, podMarks)).toBe(
      '+# a comment\n+$ kubectl get pods',
    );
  });
});

describe('what a cluster really printed for the lessons', () => {
  const documented = recorded.filter(({ against }) => against !== undefined);
  /** Marked in the lesson: the namespace of the installation, the node of each Pod, names that decide the order of rows. */
  const marked = ['daemonset-ready', 'pods-spread', 'revisions'];
  /** How often a rollout says that it waits depends on the moment; its last line was the same. */
  const rollouts = ['rolled-out', 'plain-rolled-out', 'aws-node-rolled-out'];
  /** The lesson says something else since: the namespace gets a label. */
  const changed = ['namespace-created'];

  test.each(documented)(
    '$lesson: $id and $output are $against',
    ({ documented: output, text, command, against, ...own }) => {
      const { isSame } = compare(output, text, command);
      const isExpected = [...marked, ...rollouts].includes(own.output ?? '');
      const isOutdated = changed.includes(own.output ?? '');
      expect(isSame).toBe((against !== 'differ' || isExpected) && !isOutdated);
    },
  );

  test('a rollout that came to another end is different', () => {
    const command = 'kubectl rollout status deployment plain';
    const waiting =
      'Waiting for deployment "plain" rollout to finish: 1 of 4 updated replicas are available...\n';
    const done = { text: `${waiting}deployment "plain" successfully rolled out\n`, marks: [] };
    expect(compare(done, waiting + waiting + done.text, command).isSame).toBe(true);
    expect(compare(done, waiting, command).isSame).toBe(false);
    const late = `${waiting}error: timed out waiting for the condition\n`;
    expect(compare(done, late, command).isSame).toBe(false);
    expect(compare(done, waiting + done.text, 'kubectl get deployment plain').isSame).toBe(false);
  });

  test('all of them were compared', () => {
    expect(documented).toHaveLength(116);
    expect(documented.filter(({ against }) => against === 'differ')).toHaveLength(16);
  });
});

test('of every table of the lessons, a cell of readiness or a row that changed is found, and no age', () => {
  const mutated = recorded.flatMap((each) => {
    const compared = comparerOf(each.documented, each.command);
    return mutations(each).map(({ what, text }) => ({
      name: `${each.lesson} ${each.id}: ${what}`,
      isTaken: compared(text).isSame,
    }));
  });
  expect(mutated.length).toBeGreaterThan(1500);
  expect(mutated.filter(({ isTaken }) => isTaken)).toEqual([]);

  const same = recorded.filter(
    ({ documented, text, command }) => compare(documented, text, command).isSame,
  );
  const aged = same.filter((each) => withOtherAges(each) !== each.text);
  expect(aged.length).toBeGreaterThan(60);
  const found = aged.filter(
    (each) => !compare(each.documented, withOtherAges(each), each.command).isSame,
  );
  expect(found.map(({ lesson, id }) => `${lesson} ${id}`)).toEqual([]);
});
