import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { stepsBetween } from '#runner/compare/compare.ts';
import { outputsWith } from '#runner/compare/with-values.ts';
import { withExamples } from '#runner/record/examples.ts';
import { recordedText } from '#runner/record/recorded-text.ts';

interface Case {
  documented: string;
  printed: string;
  command?: string;
  /** "example=value", by name. */
  set: Readonly<Record<string, string>>;
  unmistakable?: boolean;
}

function recorded({ documented, printed, command = 'kubectl', set, unmistakable = false }: Case) {
  const chosen = Object.entries(set).map(([name, words]) => {
    const [example = '', value = ''] = words.split('=');
    return { name, example, value };
  });
  const output = { text: documented, marks: [], chosen: [], reasons: [], versions: {} };
  const { own } = outputsWith({ own: output }, chosen);
  if (own === undefined) throw new Error('There is no output.');
  const { steps, left } = withExamples(stepsBetween(own, printed, command), {
    ...{ documented, printed, chosen },
    isUnmistakable: () => unmistakable,
  });
  return {
    text: recordedText(steps),
    left: left.map(({ variable, lines }) => [variable.name, ...lines]),
  };
}

const pods = `NAMESPACE   NAME      READY   STATUS    RESTARTS   AGE
team-a      web       1/1     Running   0          9s
`;
const command = 'kubectl get pods -A';

describe('a recording with values of its own has the examples again', () => {
  test('in lines that are documented, as they stood there', () => {
    const printed = `NAMESPACE       NAME   READY   STATUS    RESTARTS   AGE
a-longer-name   web    1/1     Running   0          9s
a-longer-name   db     0/1     Pending   0          9s
`;
    expect(
      recorded({ documented: pods, printed, command, set: { NS: 'team-a=a-longer-name' } }),
    ).toEqual({
      text: `NAMESPACE   NAME   READY   STATUS    RESTARTS   AGE
team-a      web    1/1     Running   0          9s
team-a      db     0/1     Pending   0          9s
`,
      left: [],
    });
  });

  test('in the column where the example is documented, and in no other', () => {
    const printed = `NAMESPACE   NAME      READY   STATUS    RESTARTS   AGE
default     default   0/1     Pending   0          9s
`;
    expect(recorded({ documented: pods, printed, command, set: { NS: 'team-a=default' } })).toEqual(
      {
        text: `NAMESPACE   NAME      READY   STATUS    RESTARTS   AGE
team-a      default   0/1     Pending   0          9s
`,
        left: [['NS', 'default     default   0/1     Pending   0          9s']],
      },
    );
  });

  test('behind or before the same words of a line', () => {
    const documented = 'deployment.apps/web created\nweb is new\n';
    const printed = 'deployment.apps/shop configured\nshop is old\nthe shop is closed\n';
    expect(recorded({ documented, printed, set: { APP: 'web=shop' } })).toEqual({
      text: 'deployment.apps/web configured\nweb is old\nthe shop is closed\n',
      left: [['APP', 'the shop is closed']],
    });
  });

  test('not where the documented output has the value itself', () => {
    const documented = `NAMESPACE   NAME   READY   STATUS    RESTARTS   AGE
team-a      web    1/1     Running   0          9s
default     db     1/1     Running   0          9s
`;
    const printed = `NAMESPACE   NAME   READY   STATUS    RESTARTS   AGE
default     one    1/1     Running   0          9s
default     two    1/1     Running   0          9s
`;
    const { text, left } = recorded({
      documented,
      printed,
      command,
      set: { NS: 'team-a=default' },
    });
    expect(text).toBe(printed);
    expect(left).toEqual([['NS', ...printed.trimEnd().split('\n').slice(1)]]);
  });

  test('not in what is written for the first time, unless the value can mean nothing else', () => {
    const printed = `Name:         web
Namespace:    my-team
Node:         none   here
Tolerations:  my-team   x
`;
    const set = { NS: 'team-abc=my-team' };
    expect(recorded({ documented: 'TODO\n', printed, set })).toEqual({
      text: printed,
      left: [['NS', 'Namespace:    my-team', 'Tolerations:  my-team   x']],
    });
    expect(recorded({ documented: 'TODO\n', printed, set, unmistakable: true })).toEqual({
      text: printed.replace('my-team\n', 'team-abc\n').replace('my-team   x', 'team-abc   x'),
      left: [],
    });
  });

  test('with columns that stay aligned, as kubectl prints them', () => {
    const documented = 'TODO\n';
    const printed = `NAME    READY   STATUS
n-1     1/1     Running
other   1/1     Running
`;
    const set = { NODE: 'calico-worker=n-1' };
    expect(recorded({ documented, printed, set, unmistakable: true }).text).toBe(
      `NAME            READY   STATUS
calico-worker   1/1     Running
other           1/1     Running
`,
    );
  });
});

test('whatever was printed, no word is lost, and a second run with the same values finds it documented', () => {
  const textOf = (...words: string[]) => {
    const line = fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
      .chain((found) => fc.constantFrom(' ', '/', '   ').map((blank) => found.join(blank)));
    return fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => `${lines.join('\n')}\n`);
  };
  const words = ['default', 'web', 'db', 'created', '1/1', 'is', 'Name:'];
  const wordsOf = (text: string | undefined) => text?.trimEnd().split(/\s+/);
  fc.assert(
    fc.property(textOf('team-a', ...words), textOf(...words), (documented, printed) => {
      const { text, left } = recorded({ documented, printed, set: { NS: 'team-a=default' } });
      expect(wordsOf(text.replaceAll('team-a', 'default'))).toEqual(wordsOf(printed));
      if (left.length > 0) return;
      const output = { text, marks: [], chosen: [], reasons: [], versions: {} };
      const { own } = outputsWith({ own: output }, [{ example: 'team-a', value: 'default' }]);
      expect(wordsOf(own?.text)).toEqual(wordsOf(printed));
    }),
    { numRuns: 1000 },
  );
});
