import { describe, expect, test } from 'vitest';
import { compare, stepsBetween } from '#runner/compare/compare.ts';
import { marksOf } from '#model/prove/outputs.ts';
import { readYaml } from '#model/load/yaml-file.ts';
import { applyFixes } from '#model/diagnostics/diagnostic.ts';
import { guessDiffers } from '#runner/record/guess-differs.ts';
import { outputFixes } from '#runner/record/output-fixes.ts';
import { shownInTerminal } from '#runner/record/plain-text.ts';
import { recordedText } from '#runner/record/recorded-text.ts';
import { secretLike } from '#runner/record/secret-like.ts';
import { recorded, withOtherAges } from '../compare/recorded.ts';

describe('a recorded output', () => {
  const command = 'kubectl get pods';
  const text = `NAME                   READY   STATUS    RESTARTS   AGE
web-5d4f8c7b9f-x2x4z   1/1     Running   0          31s
db-0                   1/1     Running   0          31s
`;
  const recordedAs = (
    output: Parameters<typeof stepsBetween>[0],
    printed: string,
    by = command,
  ): string => recordedText(stepsBetween(output, printed, by));
  const documented = (entries = guessDiffers(text, command)) => ({
    text,
    marks: entries.flatMap((each) => {
      const found = marksOf(text, command, each);
      return found.ok ? found.marks : [];
    }),
  });

  test('stays as it stands where only what differs is different', () => {
    const printed = text.replace('5d4f8c7b9f-x2x4z', '6bcd5f7d8c-zzzzz').replaceAll('31s', '5m');
    expect(recordedAs(documented(), printed)).toBe(text);
  });

  test('gets the lines that are different, in columns of one width, and keeps the others', () => {
    const printed = `NAME                   READY   STATUS             RESTARTS      AGE
web-6bcd5f7d8c-zzzzz   1/1     Running            0             5m
db-0                   0/1     CrashLoopBackOff   3 (20s ago)   5m
`;
    const first = recordedAs(documented(), printed);
    expect(first).toBe(`NAME                   READY   STATUS             RESTARTS      AGE
web-5d4f8c7b9f-x2x4z   1/1     Running            0             31s
db-0                   0/1     CrashLoopBackOff   3 (20s ago)   5m
`);
    // A second recording of the same state changes nothing.
    const differs = guessDiffers(first, command);
    const again = {
      text: first,
      marks: differs.flatMap((each) => {
        const found = marksOf(first, command, each);
        return found.ok ? found.marks : [];
      }),
    };
    const later = printed.replaceAll('5m', '7m').replace('20s ago', '2m ago');
    expect(recordedAs(again, later)).toBe(first);
  });

  test('of each table that kubectl printed for our lessons comes out the same the second time', () => {
    const tables = recorded.filter(({ text: printed }) => printed.trim() !== '');
    expect(tables.length).toBeGreaterThan(100);
    for (const each of tables) {
      const first = recordedAs(each.documented, each.text, each.command);
      const marks = [...guessDiffers(first, each.command)].flatMap((entry) => {
        const found = marksOf(first, each.command, entry);
        return found.ok ? found.marks : [];
      });
      // Lines that are new are as they were printed: marked or not, the same text is the same.
      expect(recordedAs({ text: first, marks }, first, each.command), each.id).toBe(first);
      const aged = withOtherAges({ ...each, text: first });
      expect(compare({ text: first, marks }, aged, each.command).isSame, each.id).toBe(true);
    }
  });
});

test('what differs is guessed by how it looks, and what is marked is left alone', () => {
  const wide = `NAME                   READY   IP             NODE            AGE
web-5d4f8c7b9f-x2x4z   1/1     192.168.0.12   calico-worker   31s
`;
  expect(guessDiffers(wide, 'kubectl get pods -o wide')).toEqual([
    { column: 'AGE', why: 'age' },
    { column: 'IP', why: 'address' },
    { column: 'NAME', match: expect.stringContaining('{5}$') as string, why: 'hash' },
    { column: 'NODE', why: 'name' },
  ]);
  const marked = [{ column: 'NAME', why: 'name' }];
  expect(guessDiffers(wide, 'kubectl get pods -o wide', marked).map(({ why }) => why)).toEqual([
    'age',
    'address',
    'name',
  ]);
  expect(guessDiffers('namespace/web created\n', 'kubectl create ns web')).toEqual([]);
  expect(guessDiffers('date=2026-12-01T10:00:00Z\n', 'x').map(({ why }) => why)).toEqual(['clock']);
  // Words of a name are no hash: no vowel is in one.
  expect(guessDiffers('pod/calico-kube-controllers created\n', 'x')).toEqual([]);
});

describe('lesson.yaml', () => {
  const yaml = `# A comment.
outputs:
  one:
    text: |
      old at https://example.org/v1
    differs: [{ match: v1, why: version }]   # why
  two: { text: old }
  three:
    text: old
checks: {}
`;
  const constants = { base: 'https://example.org' };
  const written = (id: string, text: string, differs: { match: string; why: string }[] = []) => {
    const file = readYaml('lesson.yaml', yaml).yaml;
    if (file === undefined) throw new Error('It is no YAML.');
    const fixes = outputFixes(file, id === 'one' ? 'old at {{base}}/v1' : 'old', constants, {
      ...{ id, text, differs, isMarkedAnew: differs.length > 0 },
    });
    return applyFixes(yaml, fixes).text;
  };
  const valueOf = (text: string): unknown => readYaml('lesson.yaml', text).yaml?.value;

  test('keeps everything else, comments and constants too', () => {
    expect(written('one', 'new at https://example.org/v2\n\n  more\n')).toBe(
      yaml.replace('old at https://example.org/v1\n', 'new at {{base}}/v2\n\n        more\n'),
    );
    const marked = written('one', 'new\n', [{ match: "it's \\d+", why: 'clock' }]);
    expect(marked).toContain("    differs: [{ match: 'it''s \\d+', why: clock }]   # why\n");
  });

  test('has the text of another version beside the first, however it is written', () => {
    const recorded = (before: string, id: string, version: string) => {
      const file = readYaml('lesson.yaml', before).yaml;
      if (file === undefined) throw new Error('It is no YAML.');
      const differs = [{ match: 'two', why: 'clock' }];
      const fresh = { id, version, text: 'one\ntwo\n', differs, isMarkedAnew: true };
      return applyFixes(before, outputFixes(file, '', {}, fresh)).text;
    };
    const other = { text: 'one\ntwo\n', differs: [{ match: 'two', why: 'clock' }] };
    for (const id of ['one', 'two', 'three']) {
      const once = recorded(yaml, id, '1.35');
      expect(valueOf(once)).toMatchObject({ outputs: { [id]: { versions: { '1.35': other } } } });
      // A comment stays with what it is about, and nothing else changes.
      expect(once).toContain('[{ match: v1, why: version }]   # why\n');
      const twice = recorded(once, id, '1.34');
      expect(valueOf(twice)).toEqual({
        ...(valueOf(yaml) as object),
        outputs: {
          ...(valueOf(yaml) as { outputs: object }).outputs,
          [id]: {
            ...(valueOf(yaml) as { outputs: Record<string, object> }).outputs[id],
            versions: { '1.34': other, '1.35': other },
          },
        },
      });
      expect(recorded(twice, id, '1.35')).toBe(twice);
    }
  });

  test('has constants where their values are whole words', () => {
    const file = readYaml('lesson.yaml', yaml).yaml;
    if (file === undefined) throw new Error('It is no YAML.');
    const recordedAs = (text: string, written: string, values: Record<string, string>) =>
      valueOf(
        applyFixes(
          yaml,
          outputFixes(file, written, values, {
            ...{ id: 'two', text, differs: [], isMarkedAnew: false },
          }),
        ).text,
      );
    const two = (text: string) => ({ outputs: { two: { text } } });
    expect(
      recordedAs('10.0.0.13  33s  3/3\n', '{{n}} of {{none}}', { n: '3', none: '' }),
    ).toMatchObject(two('10.0.0.13  33s  {{n}}/{{n}}\n'));
    // One value is in another one, and one is the name of a constant.
    expect(
      recordedAs('a+b a.c $& base\n', '{{one}} {{base}} {{sign}} {{word}}', {
        ...{ one: 'a', base: 'a+b', sign: '$&', word: 'base' },
      }),
    ).toMatchObject(two('{{base}} a.c {{sign}} {{word}}\n'));
  });

  test('has a text of any shape in any style', () => {
    for (const text of ['one\n', '  deep\nless\n', 'a: b # c\n"\'\\\t{{x}}\n', '\nfirst\n'])
      for (const id of ['one', 'two', 'three']) {
        const value = valueOf(written(id, text, [{ match: 'a: [b]', why: 'x y' }]));
        expect(value, `${id} ${text}`).toMatchObject({
          outputs: {
            [id]: {
              text: text.replace('{{x}}', '\\{{x}}'),
              differs: [{ match: 'a: [b]', why: 'x y' }],
            },
          },
          checks: {},
        });
      }
  });
});

test('a terminal shows no sequences, and no names that are hidden in them', () => {
  const text =
    '\u001B]0;ana@laptop:/home/ana\u0007\u001B]133;A\u001B\\\u001B[1;32mok\u001B[0m\u001B(B\n10%\r100%\nab\bc\n';
  expect(shownInTerminal(text)).toBe('ok\n100%\nac\n');
});

test('what looks secret is found at its place, and what only looks long is not', () => {
  const random = 'kX9vQ2mZ7rT4wL8pN3sB6yH1';
  expect(secretLike(`one\n  key ${random}\n`)).toEqual({ line: 2, column: 7, why: 'random' });
  expect(secretLike('db-password: hunter22')).toMatchObject({ why: 'named' });
  expect(secretLike('A=1 DB_PASSWORD=hunter2')).toEqual({ line: 1, column: 8, why: 'named' });
  expect(secretLike('a ••• b')).toEqual({ line: 1, column: 3, why: 'masked' });
  for (const text of [
    'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'https://raw.githubusercontent.com/projectcalico/calico/v3.32.1/manifests/calico.yaml',
    'customresourcedefinition.apiextensions.k8s.io/globalnetworkpolicies.crd.projectcalico.org created',
    'registry.k8s.io/sig-storage/csi-node-driver-registrar@v2',
    'Kubernetes-Control-Plane-Is-Running-At-HTTPS-127',
    'automountServiceAccountToken: false',
    'token: <none>',
  ])
    expect(secretLike(text), text).toBeUndefined();
  for (const { text } of recorded) expect(secretLike(text)).toBeUndefined();
});
