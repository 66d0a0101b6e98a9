import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordOutputs } from '#cli/run/record.ts';
import { selected } from '#cli/run/selection.ts';
import type { Io } from '#cli/io.ts';
import { readContent } from '#model/read-content.ts';
import type { RunReport } from '#runner/report.ts';
import { world } from './world.ts';

const file = 'content/demo/deploy/lesson.yaml';

/** The lesson as it is, with outputs that are out of date. */
function outdated() {
  const here = world();
  const path = join(here.folder, file);
  writeFileSync(
    path,
    here
      .read(file)
      .replace('web created', 'web is made')
      .replace('2/2     2            2 ', '1/1     1            1 ')
      .replace('    differs: [{ column: AGE, why: age }]\n', '    # How old it is depends.\n')
      .replace('  deleted:\n    text: |\n      deployment', '  deleted:\n    text: deployment')
      .replace('from default namespace', ''),
  );
  return here;
}

describe('--record', () => {
  test('writes what was printed; the second time there is nothing to write', async () => {
    const here = outdated();
    const first = await here.run(['demo', '--record', '--keep-going', '--prove']);
    expect(first.err).toContain('demo/deploy: recorded applied, ready, deleted.\n');
    expect(first.code).toBe(0);
    const text = here.read(file);
    expect(text).toContain('    text: |\n      deployment.apps/web created\n');
    expect(text).toMatch(
      /web {4}2\/2 {5}2 {12}2 {11}\d+s\n {4}differs: \[\{ column: AGE, why: age \}\]\n/,
    );
    expect(text).toContain('    # How old it is depends.\n');
    expect(text).toContain('from default namespace\n');
    expect(readContent('content', here.folder).problems).toEqual([]);
    // What was recorded is what was printed, so it is proved as well.
    expect(here.read('content/demo/provenance.yaml').match(/ran-on-cluster/g)).toHaveLength(9);

    const second = await here.run(['demo', '--record', '--keep-going']);
    expect(second.err).toContain('There is nothing new to record.');
    expect(second.code).toBe(0);
    expect(here.read(file)).toBe(text);
  });

  test('=ask shows the change, and writes nothing where nobody answers', async () => {
    const here = outdated();
    const before = here.read(file);
    const { out, err, code } = await here.run(['demo', '--record=ask', '--keep-going']);
    expect(err).not.toContain('nothing new');
    expect(out).toContain(
      '-      deployment.apps/web is made\n+      deployment.apps/web created\n',
    );
    expect(here.read(file)).toBe(before);
    expect(code).toBe(1);
  });

  test('writes nothing at all where something looks secret, and names the place', async () => {
    const here = world(
      {},
      {
        yaml: `commands: { one: { run: [echo new] }, two: { run: ["printf 'a\\nkey %s\\n' kX9vQ2mZ7rT4wL8pN3sB6yH1"] }, three: { run: [printenv LAB_TOKEN] }, four: { run: [kubectl get deployment web || true] } }
outputs: { one: { text: old }, two: { text: old }, three: { text: old } }`,
        prose:
          '<Command id="one" />\n\n<Output id="one" />\n\n<Command id="two" />\n\n<Output id="two" />\n\n<Command id="three" />\n\n<Output id="three" />\n\n<Command id="four" />',
      },
    );
    const before = here.read(file);
    const { err, out } = await here.run(['demo', '--record', '--report', 'report.json'], {
      LAB_TOKEN: 'a-token-of-the-lab',
    });
    expect(err).toContain(
      'demo/deploy#two, line 2, column 5 of what was printed: a word there looks like a token or a key.',
    );
    expect(err).toContain(
      'demo/deploy#three, line 1, column 1 of what was printed: a secret was taken',
    );
    expect(err).toContain('Nothing was recorded');
    expect(here.read(file)).toBe(before);
    for (const text of [err, out, here.read('report.json')])
      expect(text).not.toContain('a-token-of-the-lab');
  });

  test('does not take an error for documentation', async () => {
    const here = world(
      {},
      {
        yaml: 'commands: { get: { run: [kubectl get deployment web] } }\noutputs: { there: { text: old } }',
        prose: '<Command id="get" />\n\n<Output id="there" />',
      },
    );
    const before = here.read(file);
    const { err, code } = await here.run(['demo', '--record']);
    expect(err).toContain(
      'demo/deploy#there is not recorded: its command failed (exit code 1). If',
    );
    expect(here.read(file)).toBe(before);
    expect(code).toBe(1);
    // A person is shown what would be written, and may agree.
    const asked = await here.run(['demo', '--record=ask']);
    expect(asked.out).toContain('NotFound');
    expect(asked.err).not.toContain('its command failed');
  });

  test('does not take an error for documentation that a pipe or the end of a line hides', async () => {
    const here = world(
      {},
      {
        yaml: `commands:
  pipe: { run: [kubectl get deployment web 2>&1 | cat] }
  behind: { run: [kubectl get deployment web || true] }
  shown: { run: [kubectl get deployment web || true] }
  none: { run: [echo No resources found] }
outputs:
  pipe: { text: TODO }
  behind: { text: old }
  none: { text: TODO }
  shown: { text: 'Error from server (NotFound): deployments.apps "other" not found' }`,
        prose: ['pipe', 'behind', 'shown', 'none']
          .map((id) => `<Command id="${id}" />\n\n<Output id="${id}" />`)
          .join('\n\n'),
      },
    );
    const { err } = await here.run(['demo', '--record']);
    for (const id of ['pipe', 'behind'])
      expect(err).toContain(
        `demo/deploy#${id} is not recorded: its command ended well and printed an error (Error from server (NotFound): `,
      );
    // Where an error is documented, the lesson is about one.
    expect(err).toContain('demo/deploy: recorded shown, none.');
    const asked = await here.run(['demo', '--record=ask']);
    expect(asked.err).not.toContain('printed an error');
  });

  test('names no folder of the run, so that the second time there is nothing to write', async () => {
    const here = world(
      {},
      {
        yaml: `commands: { where: { run: ['pwd; echo "$KUBECONFIG"; echo "not in \${KUBECONFIG%%:*}"; kubectl version >/dev/null'] } }
outputs: { where: { text: TODO } }`,
        prose: '<Command id="where" />\n\n<Output id="where" />',
      },
    );
    const first = await here.run(['demo', '--record']);
    expect(first.err).toContain('demo/deploy: recorded where.');
    expect(here.read(file)).toMatch(/readyroom-work[^-]/);
    expect(here.read(file)).not.toMatch(/readyroom-(?:run|work)-/);
    const again = await here.run(['demo', '--record']);
    expect([again.code, again.err]).toEqual([0, expect.stringContaining('nothing new')]);
  });

  test('writes the others where a command printed nothing', async () => {
    const here = world(
      {},
      {
        yaml: 'commands: { a: { run: ["true"] }, b: { run: ["echo new"] } }\noutputs: { none: { text: old }, one: { text: old } }',
        prose:
          '<Command id="a" />\n\n<Output id="none" />\n\n<Command id="b" />\n\n<Output id="one" />',
      },
    );
    const { err } = await here.run(['demo', '--record']);
    expect(err).toContain('demo/deploy#none is not recorded: its command printed nothing.');
    expect(err).toContain('demo/deploy: recorded one.');
    expect(here.read(file)).toContain('none: { text: old }');
  });

  test('fills in what is not written yet, though its check does not accept that', async () => {
    const here = world(
      {},
      {
        yaml: `commands: { apply: { run: [kubectl apply -f web.yaml] }, get: { run: [kubectl get deployment web] } }
outputs: { get: { text: TODO, differs: [{ column: AGE, why: age }] } }
checks: { get: { command: get, output: get, expect: [{ kind: Deployment, name: web, ready: true }], rejects: [{ verdict: waiting, change: { web: { READY: 1/2 } } }] } }`,
        prose:
          '<Command id="apply" />\n\n<Command id="get" />\n\n<Output id="get" />\n\n<Check id="get">Is it?</Check>',
      },
    );
    const refused = await here.run(['demo']);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('does not accept')]);
    const { code, err, out } = await here.run(['demo', '--record']);
    expect(err, out).toContain('demo/deploy: recorded get.\n');
    expect(code).toBe(0);
    expect(readContent('content', here.folder).problems).toEqual([]);
  });

  test('with a value of a variable writes its example, and finds the value documented', async () => {
    const here = world(
      {},
      {
        yaml: `commands: { a: { run: ['echo "app \${APP:?} is there"'] }, b: { run: ['echo "\${APP:?}"'] } }
outputs: { a: { text: app web was there }, b: { text: web } }`,
        prose: '<Command id="a" />\n\n<Output id="a" />\n\n<Command id="b" />\n\n<Output id="b" />',
      },
    );
    const { out, err, code } = await here.run(['demo', '--set', 'APP=other', '--record']);
    expect(out).toMatch(
      /differs {9}a[^\n]*\n {6}- app other was there\n {6}\+ app other is there\n/,
    );
    expect(out).toMatch(/ran {13}b .* as documented/);
    expect(err).toContain('demo/deploy: recorded a.\n');
    expect(code).toBe(0);
    expect(here.read(file)).toContain('app web is there');
    expect(here.read(file)).not.toContain('other');
  });

  test('leaves a value where it may mean something else, and tells where', async () => {
    const here = world(
      {},
      {
        yaml: `commands: { a: { run: ['echo "app \${APP:?} is there"', 'echo a good default'] } }
outputs: { a: { text: app web is there } }`,
        prose: '<Command id="a" />\n\n<Output id="a" />',
      },
    );
    const { err } = await here.run(['demo', '--set', 'APP=default', '--record']);
    expect(err).toContain(
      `demo/deploy#a: "default" is the value of APP in this run, and may be something else in 1 new line, so it stays there. Where it is the variable, write "web":\n  a good default\n`,
    );
    expect(here.read(file)).toContain(String.raw`"app web is there\na good default\n"`);
  });

  test('writes into a lesson that uses a component of the project', async () => {
    const here = world(
      {},
      {
        yaml: 'commands: { one: { run: [echo new] } }\noutputs: { one: { text: old } }',
        prose: '<Line />\n\n<Command id="one" />\n\n<Output id="one" />',
      },
    );
    const declared = 'components:\n  Line: { about: A line. }\n';
    writeFileSync(join(here.folder, 'content/components.yaml'), declared);
    mkdirSync(join(here.folder, 'components'));
    writeFileSync(join(here.folder, 'components/Line.astro'), '<hr />');
    const { err } = await here.run(['demo', '--record']);
    expect(err).toContain('demo/deploy: recorded one.\n');
    expect(here.read(file)).toMatch(/text: "?new/);
  });

  test('of an output that other lessons may use is left to a person', async () => {
    const here = world(
      {},
      {
        yaml: 'commands: { one: { run: [echo new] } }',
        prose: '<Command id="one" />\n\n<Output id="shared" />',
      },
    );
    const shared = join(here.folder, 'content/demo/shared.yaml');
    writeFileSync(shared, 'outputs: { shared: { text: old } }\n');
    const before = here.read(file);
    const { err, code } = await here.run(['demo', '--record']);
    expect(err).toContain(
      'demo/deploy#shared stands in shared.yaml, which other lessons may use: write it there by hand.\n',
    );
    expect(err).not.toContain('nothing new');
    expect(err).not.toContain('recorded shared');
    expect([here.read(file), here.read('content/demo/shared.yaml'), code]).toEqual([
      before,
      'outputs: { shared: { text: old } }\n',
      1,
    ]);
  });

  test('does not write what would not build', async () => {
    const here = world(
      {},
      {
        yaml: `commands: { get: { run: ["printf 'NAME STATUS\\n'"] } }
outputs: { nodes: { text: "NAME       STATUS   ROLES    AGE   VERSION\\nworker-1   Ready    <none>   5m    v1.36.1" } }
checks: { nodes: { command: get, output: nodes, already: It is., expect: [{ kind: Node, all: true, ready: true }] } }`,
        prose: '<Command id="get" />\n\n<Output id="nodes" />\n\n<Check id="nodes">Ready?</Check>',
      },
    );
    const before = here.read(file);
    const { err } = await here.run(['demo', '--record', '--check-timeout', '1s', '--keep-going']);
    expect(err).toContain('it would not build with what was printed');
    expect(here.read(file)).toBe(before);
  });

  test('leaves the file as it was when the disk is full', async () => {
    const here = outdated();
    const before = here.read(file);
    const { code } = await here.run(['demo', '--keep-going', '--report', 'report.json']);
    expect(code).toBe(1);
    const report = JSON.parse(here.read('report.json')) as RunReport;
    const selection = selected('demo', 'content', here.folder);
    if ('error' in selection) throw new Error(selection.error);
    let err = '';
    const io = {
      cwd: here.folder,
      isTerminal: { stdin: false, stdout: false, stderr: false },
      err: (text: string) => (err += text),
      replaceFile: () =>
        Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })),
    } as unknown as Io;
    expect(await recordOutputs(report, selection.value, {}, 'write', io)).toBeUndefined();
    expect(err).toContain('there is no room left on the disk. lesson.yaml is as it was.');
    expect(here.read(file)).toBe(before);
    expect(readdirSync(join(here.folder, 'content/demo/deploy'))).toEqual([
      'en.mdx',
      'lesson.yaml',
    ]);
  });

  test('what its author writes into the lesson meanwhile stays', async () => {
    const here = world(
      {},
      {
        yaml: `commands: { a: { run: ['echo "# mine" >> "$HOME/${file}"; echo new'] } }\noutputs: { a: { text: old } }`,
        prose: '<Command id="a" />\n\n<Output id="a" />',
      },
    );
    const before = here.read(file);
    const { err } = await here.run(['demo', '--record']);
    expect(err).toContain('lesson.yaml was changed while the lesson was run');
    expect(here.read(file)).toBe(`${before}# mine\n`);
  });
});
