import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '#checker/prints/read.ts';
import type { Check } from '#checker/types.ts';
import { codesOf, deploymentHeader, pod, podHeader, table, verdictOn } from '../pasted.ts';
import { linesOf, listings, rowPlaces } from './listings.ts';
import type { Listing, RowPlace } from './listings.ts';
import { damages, isOpen, leftOut } from './row-damage.ts';

/** Where the rest of a row, or what stands for rows, is looked for. */
const places = ['middle', 'end'] as const;

/** Everything must be ready; all of the kind must be ready. */
const checksOf = ({ kind }: Listing): Check[] => [
  {},
  { expect: [{ kind, all: true, ready: true }] },
];

const metBy = (listing: Listing, text: string): boolean =>
  checksOf(listing).some((check) => verdictOn(text, check).verdict === 'met');

/** The listing with this in the place of the row that is not ready. */
function withRow(listing: Listing, place: RowPlace, change: (row: string) => string) {
  const { lines, at } = linesOf(listing, place);
  return lines.map((line, index) => (index === at ? change(line) : line)).join('\n');
}

describe.each(listings.map((listing) => [listing.title, listing] as const))(
  'of %s',
  (_, listing) => {
    test('all ready, the listing is met', () => {
      const [first = []] = listing.ready;
      const text = withRow({ ...listing, bad: first }, 'end', (row) => row);
      for (const check of checksOf(listing)) expect(verdictOn(text, check).verdict).toBe('met');
    });

    test('a row that is not ready is never lost, however it was damaged', () => {
      Object.entries(damages).forEach(([name, damage], index) => {
        // Every damage in every place for two kinds, in three of the places for the others.
        const some = rowPlaces.filter(
          (_, at) => ['Pods', 'Namespaces'].includes(listing.title) || (at + index) % 3 === 0,
        );
        for (const place of some)
          expect([name, place, metBy(listing, `${withRow(listing, place, damage)}\n`)]).toEqual([
            name,
            place,
            false,
          ]);
      });
    });

    test('nor where it was cut', () => {
      for (const place of places) {
        const { lines, at } = linesOf(listing, place);
        const row = lines[at] ?? '';
        for (let end = 1; end <= row.length; end++) {
          const text = withRow(listing, place, () => row.slice(0, end));
          for (const pasted of [text, `${text}\n`, `${text}\n$ `])
            expect([row.slice(0, end), metBy(listing, pasted)]).toEqual([row.slice(0, end), false]);
        }
      }
    });

    test.each(leftOut)('%j in the place of a row leaves the listing not whole', (remark) => {
      for (const place of places) {
        const text = withRow(listing, place, () => remark);
        for (const check of checksOf(listing))
          expect([place, verdictOn(text, check).verdict]).toEqual([place, 'unreadable']);
      }
    });
  },
);

/** A whole row of an object that another row tells of too: the last of them counts. */
const isOfAnother = ({ ready, columns }: Listing, text: string): boolean => {
  const cells = text.split(/ {2,}/);
  return cells.length === columns.length && ready.some(([name]) => name === cells[0]);
};

test('a row is not lost by two damages at once', () => {
  const any = fc.constantFrom(...Object.entries(damages));
  fc.assert(
    fc.property(
      fc.constantFrom(...listings),
      fc.constantFrom(...rowPlaces),
      any,
      any,
      (listing, place, [, one], [, other]) => {
        const { lines, at } = linesOf(listing, place);
        const row = lines[at] ?? '';
        const damaged = other(one(row));
        fc.pre(!isOpen(row, damaged) && !isOfAnother(listing, damaged));
        const text = withRow(listing, place, () => damaged);
        expect(metBy(listing, `${text}\n`)).toBe(false);
      },
    ),
    { numRuns: 1500 },
  );
});

const ready = table(podHeader, pod('web-1', '1/1', 'Running'), pod('web-3', '1/1', 'Running'));
const everyPod: Check = { expect: [{ kind: 'Pod', all: true, ready: true }] };

describe('below a table of ready Pods', () => {
  test.each([
    'This is what I see, is it right?',
    'As you can see, all 2 Pods are Running after 5m.',
    'Now everything is ready.',
    '现在所有的节点都准备好了',
    'agora está tudo pronto',
    'ok',
    '^C',
    '[1] 123',
    '[1]+  Stopped                 kubectl get pods -w',
    'exit=0',
    'real    0m0.345s',
    'Warning: v1 ComponentStatus is deprecated in v1.19+',
    "E1128 11:13:17.569545   10984 memcache.go:265] couldn't get resource list for metrics.k8s.io/v1beta1",
    '$ ',
    'user@host:~$ exit',
    '$ echo 3/3',
    '$ sleep 5m',
    '# all of them 1/1',
    '---',
    '```',
    '',
    'pod/web-1 labeled',
    'deployment "web" successfully rolled out',
  ])('%j is no row', (line) => {
    for (const pasted of [`${ready}${line}\n`, `${ready}\n${line}\n`])
      for (const check of [{}, everyPod]) expect(verdictOn(pasted, check).verdict).toBe('met');
  });

  test.each([
    'The Pods are described on the next page. See also: kubectl explain pods',
    'Name:         web-1',
    'It took 5m until 3/3 were there.',
  ])('%j after a blank line is no row', (line) => {
    expect(verdictOn(`${ready}\n${line}\n`, everyPod).verdict).toBe('met');
  });
});

describe('below a table of every namespace', () => {
  const everywhere = table(
    ['NAMESPACE', ...deploymentHeader],
    ['lab', 'web', '3/3', '3', '3', '5m'],
  );
  const met = (line: string): boolean => verdictOn(`${everywhere}\n${line}\n`).verdict === 'met';

  test.each([
    'npm ERR! lab shop',
    'now lab shop',
    'lab shop <-- this one',
    'lab is shop 3',
    '$ lab shop',
  ])('%j has a namespace and a name of a row', (line) => {
    expect(met(line)).toBe(false);
  });

  test.each([
    'All of lab works now.',
    'the lab works',
    '$ ls lab',
    '$ ls lab shop',
    '$ kubectl -n lab events',
    '$ helm -n lab list',
    '+ helm -n lab list',
    '$ docker exec lab bash',
    '$ cd lab && ls',
  ])('%j says something of the namespace', (line) => {
    expect(met(line)).toBe(true);
  });
});

describe('between two rows', () => {
  const [header, first, last] = ready.trimEnd().split('\n');
  const between = (line: string) => [header, first, line, last].join('\n');

  test.each([
    '',
    'W1128 11:13:17.569545   10984 warnings.go:70] careful',
    'Warning: v1 ComponentStatus is deprecated in v1.19+',
    'error: the server is busy, trying again',
    '---',
    '$ ',
    '^C',
    '[1] 4711',
  ])('%j hides nothing', (line) => {
    expect(codesOf(verdictOn(between(line), everyPod))).not.toContain('row-unreadable');
  });

  test.each(['and then', 'web', 'Everything is fine.', '现在', 'web-2 is in CrashLoopBackOff'])(
    '%j is said to be unreadable, with its place',
    (line) => {
      const at = { line: 3, start: 0, end: line.length };
      expect(read(between(line)).findings).toEqual([
        { code: 'row-unreadable', params: { line: 3 }, at },
      ]);
      expect(verdictOn(between(line), everyPod).verdict).toBe('unreadable');
    },
  );

  test.each(['WARNING: <<web-2   Pending   9m>>', 'WARNING: <web-2   Pending   9m>'])(
    '%j is a row in a message',
    (line) => {
      expect(verdictOn(between(line), everyPod).verdict).toBe('unreadable');
    },
  );
});

describe('behind a prompt', () => {
  test('rows of a watch in the background are rows', () => {
    const pasted = [
      '$ kubectl get pods -w &',
      '[1] 123',
      '$ NAME    READY   STATUS    RESTARTS   AGE',
      'web-1   1/1     Running   0          5m',
      '$ web-1   0/1     CrashLoopBackOff   1          6m',
    ].join('\n');
    expect(read(pasted).tables).toMatchObject([
      { kind: 'Pod', rows: [{ name: 'web-1' }, { name: 'web-1' }] },
    ]);
    expect(verdictOn(pasted).verdict).toBe('failed');
  });

  test('rows go on below a command that prints nothing of its own', () => {
    const pasted = `$ kubectl get ns -w &\nNAME   STATUS   AGE\na      Active   5m\n$ clear\nb      Terminating   5m\n`;
    expect(read(pasted).tables.flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual([
      'a',
      'b',
    ]);
  });

  test('a row of a known kind is one without any table above', () => {
    const pasted = `$ web-2   0/1     CrashLoopBackOff   1          6m\n$ kubectl get nodes\nNAME   STATUS   ROLES    AGE   VERSION\na      Ready    <none>   5m    v1.36.1\n`;
    expect(verdictOn(pasted).verdict).toBe('failed');
  });

  test.each([
    'kubectl get pods   -A',
    'kubectl scale deploy web --replicas 3',
    'docker run  --rm x 5',
    'sleep 30',
    'timeout 5m ./wait.sh',
    './test.sh 1/1 2/2',
    'grep -c 1/1 pods.txt',
    'for i in 1 2 3; do date; done',
    'seq 1 3',
    'ls | wc -l',
    'NAME=web',
  ])('%j is a command', (command) => {
    const reading = read(`${ready}$ ${command}\n`);
    expect(reading.findings).toEqual([]);
    expect(reading.commands.map(({ text }) => text)).toEqual([command]);
  });

  test('a command that goes on takes no row with it', () => {
    const pasted = `${ready}$ echo \\\nweb-2   0/1     Error   1   5m\n`;
    expect(verdictOn(pasted).verdict).toBe('failed');
  });
});

test('a table below another needs no blank line', () => {
  const pasted = ready + table(deploymentHeader, ['web', '3/3', '3', '3', '5m']);
  expect(read(pasted).tables.map(({ kind, rows }) => [kind, rows.length])).toEqual([
    ['Pod', 2],
    ['Deployment', 1],
  ]);
  expect(verdictOn(pasted).verdict).toBe('met');
});

test.each(['N', 'NAME', 'NAME   RE', 'NAMESPACE', 'NAMESPACE   NA', 'LAST SEEN   TY'])(
  'the header of a next table, cut to %j, is said',
  (begun) => {
    for (const pasted of [`${ready}\n${begun}`, `${ready}\n${begun}\n`])
      for (const check of [{}, everyPod]) expect(verdictOn(pasted, check).verdict).not.toBe('met');
  },
);

describe('a document below a table', () => {
  const pending = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'web-2', uid: '1', creationTimestamp: '2024-01-01T00:00:00Z' },
    status: { phase: 'Pending' },
  };
  const yaml =
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web-2\n  uid: "1"\nstatus:\n  phase: Pending\n';

  test.each([
    ['JSON', JSON.stringify(pending, null, 2)],
    ['JSON on one line', JSON.stringify(pending)],
    ['YAML', yaml],
  ])('is read: %s', (_, text) => {
    for (const pasted of [`${ready}${text}`, `${ready}\n${text}`])
      for (const check of [{}, everyPod]) expect(verdictOn(pasted, check).verdict).not.toBe('met');
  });

  test('a brace hides no row below it', () => {
    expect(verdictOn(`${ready}{\nweb-2   0/1     Error     1          5m\n`).verdict).toBe(
      'failed',
    );
  });
});

describe('YAML of which a part was left out', () => {
  const list =
    'apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Namespace\n  metadata:\n    name: a\n    uid: "1"\n    creationTimestamp: "2024-01-01T00:00:00Z"\n  status:\n    phase: Active\n';
  const check: Check = { expect: [{ kind: 'Namespace', all: true, ready: true }] };

  test('is met whole', () => {
    expect(verdictOn(list, check).verdict).toBe('met');
  });

  test.each(['...', '# ... 5 more', '[output omitted]', '(truncated)', '--More--', '……'])(
    'is not met with %j at its end',
    (remark) => {
      for (const each of [{}, check])
        expect(verdictOn(`${list}${remark}\n`, each).verdict).toBe('unreadable');
    },
  );
});

test('YAML of a Pod cut below its phase meets no condition on what it would print', () => {
  const pod =
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\n  uid: "1"\nspec:\n  containers:\n  - name: web\nstatus:\n  phase: Running\n';
  const check: Check = { expect: [{ kind: 'Pod', name: 'web', columns: { STATUS: '= Running' } }] };
  expect(codesOf(verdictOn(pod, check))).toContain('document-partial');
  expect(verdictOn(pod, check).verdict).toBe('unreadable');
});

test('rows below a typed listing that nobody can read are said', () => {
  const nodes = 'NAME   STATUS   ROLES    AGE   VERSION\na      Ready    <none>   5m    v1.36.1\n';
  const pasted = `$ kubectl get nodes\n${nodes}$ kubectl get pods --no-headers\nweb-2 0/1 Error 1 5m\n`;
  expect(verdictOn(pasted).verdict).toBe('unreadable');
});

test('rows right above a header are said', () => {
  const pasted = `old-lab   Terminating   5m\nNAME      STATUS        AGE\ndefault   Active        5d\n`;
  expect(verdictOn(pasted).verdict).toBe('unreadable');
});

describe('rows of a table of another tool', () => {
  const check: Check = {
    expect: [{ table: ['CONTAINER ID', 'NAMES'], columns: { NAMES: 'matches web*' } }],
  };
  const rows = table(
    ['CONTAINER ID', 'IMAGE', 'STATUS', 'NAMES'],
    ['3f2b1c4d5e6f', 'nginx', 'Up 5 minutes', 'web-1'],
    ['9a8b7c6d5e4f', 'nginx', 'Up 5 minutes', 'web-3'],
  );

  test('are met as they are', () => {
    expect(verdictOn(rows, check).verdict).toBe('met');
  });

  test.each([
    '$ 1a2b3c4d5e6f   nginx   Exited (1) 5 minutes ago   db-1',
    '… 3 more',
    '(output truncated)',
  ])('are not met with %j below', (line) => {
    expect(verdictOn(`${rows}${line}\n`, check).verdict).not.toBe('met');
  });
});

test('however much cannot be read, findings are few and their number is said', () => {
  const rows = Array.from({ length: 3000 }, (_, index) => `"web-${index}   0/1   Error   1   5m"`);
  const { findings } = read(`${ready}${rows.join('\n')}\n`);
  expect(findings).toHaveLength(1001);
  expect(findings.at(-1)).toEqual({ code: 'more-of-this', params: { count: 2000 } });
});

describe('a prompt alone below the last row', () => {
  test.each([
    ...[
      '$',
      '#',
      '%',
      '❯',
      '➜  ~',
      '➜  calico git:(main) ✗',
      'λ',
      'PS C:\\>',
      'PS>',
      'C:\\Users\\ana>',
    ],
    ...[
      '[ana@h ~]$',
      'ana@h ~/calico>',
      'ana@mac ~ %',
      'bash-5.1$',
      'sh-4.4#',
      '/ #',
      '/app #',
      '~/calico ❯',
    ],
    ...[
      '⎈ kind-a ~ ❯',
      '[kind-a|default] ~ $',
      '(⎈|kind-calico:default) ~ $',
      '(kind-a:default) $',
    ],
    ...['12:01:33 ana@h ~ $', '(base) ➜  ~', '(venv) $', '🚀 ❯', 'controlplane $', 'node01 ~ ➜'],
    ...[
      '╭─ana@h ~\n╰─$',
      '┌──(kali㉿kali)-[~]\n└─$',
      '┌[ana@h]-[~]\n└❯',
      'ana@DESKTOP MINGW64 ~/x (main)\n$',
    ],
    ...['~/calico on ☸ kind-a (default)\n❯', ' ana@h \ue0b0 ~/calico \ue0b0 \ue0a0 main \ue0b0'],
  ])('%j hides nothing, nor what is typed there', (prompt) => {
    const typed = `${prompt} kubectl get pods\n${ready}`;
    for (const pasted of [`${ready}${prompt} `, `${ready}\n${prompt}\n`, `${typed}${prompt} `])
      expect(verdictOn(pasted).verdict).toBe('met');
    expect(verdictOn(`${typed}${prompt} exit\n`).verdict).toBe('met');
    expect(verdictOn(`${typed}${prompt} web-2   0/1   Error   1   5m\n`).verdict).not.toBe('met');
  });

  test.each([
    'web-2 0/1 Error 1 5m $',
    '<web-2 NotReady>',
    '~/web-2 False ❯',
    '[web-2 0/1] $',
    '⎈ web-2 Pending ❯',
  ])('%j is none', (line) => {
    expect(verdictOn(`${ready}${line}\n`).verdict).not.toBe('met');
  });
});

describe('written below or between tables', () => {
  test.each([
    ...[
      'Looks good!',
      'OK!',
      'all good',
      '✅',
      'Deu certo!',
      'Muito obrigado pela ajuda!',
      '可以了',
      '这样对吗？',
    ],
    ...[
      '# kubectl get nodes',
      '## Next step',
      '+ kubectl get pods',
      '</pre>',
      'Connection to 10.0.0.1 closed.',
    ],
    ...[
      'logout\nSaving session...\n...copying shared history...\n...completed.',
      '[Process completed]',
    ],
  ])('%j is no row', (text) => {
    expect(verdictOn(`${ready}${text}\n`).verdict).toBe('met');
  });

  test.each(['Nodes:', '== nodes', '=== nodes ===', '节点：'])('%j is a title', (title) => {
    const nodes =
      'NAME   STATUS   ROLES    AGE   VERSION\na      Ready    <none>   5m    v1.36.1\n';
    expect(verdictOn(`${ready}${title}\n${nodes}`).verdict).toBe('met');
    expect(verdictOn(`${nodes}\n${title}\n$ kubectl get pods\n${ready}`).verdict).toBe('met');
  });

  test.each([
    'mail',
    'Show more',
    'Ver mais',
    '展开全部',
    'web-2 is still Pending',
    '•••',
    'Status:   Failed',
  ])('%j may stand for a row', (line) => {
    for (const pasted of [`${ready}${line}\n`, `${ready}\n${line}\n`])
      expect(verdictOn(pasted).verdict).toBe('unreadable');
  });
});

test.each(['logs deploy/web', 'exec -it box -- cat /report', 'describe pod x', 'explain pods'])(
  'a table that kubectl %s shows is of no cluster',
  (command) => {
    expect(verdictOn(`$ kubectl ${command}\n${ready}`).verdict).not.toBe('met');
  },
);

test('what went through a pager may be a part', () => {
  for (const pager of ['less', 'more'])
    expect(verdictOn(`$ kubectl get pods | ${pager}\n${ready}`).verdict).not.toBe('met');
});

test.each(['***', '* * *'])(
  'where a line of stars stands between two rows, others may be left out: %s',
  (stars) => {
    const [header = '', first = '', second = ''] = ready.split('\n');
    expect(verdictOn([header, first, stars, second].join('\n')).verdict).toBe('unreadable');
    expect(verdictOn([header, first, second, stars].join('\n')).verdict).toBe('met');
  },
);

test('a Deployment that was paused since is out of date', () => {
  const web = table(deploymentHeader, ['web', '3/3', '3', '3', '5m']);
  const pasted = `$ kubectl get deploy\n${web}$ kubectl rollout pause deploy/web\ndeployment.apps/web paused\n`;
  expect(verdictOn(pasted).verdict).not.toBe('met');
});

describe('TigeraStatuses without header', () => {
  const check: Check = {
    command: 'kubectl get tigerastatus --no-headers',
    expect: [{ kind: 'TigeraStatus', all: true, ready: true }],
  };
  const rows = 'apiserver   True   False   False   48s\nippools     True   False   False   53s\n';

  test('are read where MESSAGE is empty', () => {
    expect(verdictOn(`$ ${check.command ?? ''}\n${rows}`, check).verdict).toBe('met');
  });

  test.each([
    'calico      False   False   True   53s',
    'calico      True   True   False   53s',
    'calico      True   False   53s',
    'calico              True   True   53s',
    'calico      True   False   53s   Pod is not ready',
    'calico      True   False   False   Pod is not ready',
    'calico      False   False   True   53s   Pod is not ready',
  ])('%j is not ready', (row) => {
    for (const pasted of [
      `${rows}${row}\n`,
      `${row}\n${rows}`,
      `$ ${check.command ?? ''}\n${rows}${row}\n`,
    ])
      expect(verdictOn(pasted, check).verdict).not.toBe('met');
  });
});
