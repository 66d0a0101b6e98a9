import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseXml } from '@rgrove/parse-xml';
import { describe, expect, test } from 'vitest';
import { run as command } from '../../cli/fake-io.ts';
import { withoutTimes, world } from './world.ts';

const counts = (text: string): string[] =>
  text.split('\n').filter((line) => /^(?:commands|outputs|checks) /.test(line));

describe('a lesson on a cluster', () => {
  test('is run in the order of its page, and its checks are proved from three sides', async () => {
    const here = world();
    const { code, out, err } = await here.run(['demo']);
    expect(err).toContain(
      'Cluster: kind-demo at https://127.0.0.1:6443, Kubernetes v1.36.1, kubectl v1.36.3\n',
    );
    expect(withoutTimes(out)).toBe(`
demo/deploy
  ran             write  T
  ran             apply  T  as documented
  ran             get  T  as documented
  met             check ready  T, N tries; proved from 3 sides
  skipped         edit  a person has to do it: It opens an editor.
  ran             delete  T  as documented
  ran             get  T
  met             check gone  T, N tries; proved from 2 sides

          found  run  as expected  skipped  not reached  not understood
commands  6      5    5            1        0            0
outputs   3      3    3            0        0            0
checks    2      2    2            0        0            0
Checks proved from one side: 0, from two: 1, from three: 1
demo/deploy: T; the lesson says T
`);
    expect(code).toBe(0);
    expect(here.state().web).toBeUndefined();
    const left = readdirSync(join(here.folder, 'tmp')).filter((name) =>
      name.startsWith('readyroom-'),
    );
    expect(left).toEqual([]);
  });

  test('that starts in its end state already proves nothing, and says so', async () => {
    const web = { replicas: 2, created: Date.now(), reads: 9 };
    const { code, out } = await world({ web }).run(['demo', '--keep-going']);
    expect(out).toContain('differs         apply');
    expect(out).toContain(
      '      - deployment.apps/web created\n      + deployment.apps/web configured\n',
    );
    expect(out).toMatch(/met before {6}check ready {2}it was met before its step/);
    expect(code).toBe(1);
  });

  test('unless its author says why', async () => {
    const web = { replicas: 2, created: Date.now(), reads: 9 };
    const here = world(
      { web },
      {
        yaml: `commands: { get: { run: [kubectl get deployment web] } }
checks: { ready: { command: get, already: The lesson before made it., expect: [{ kind: Deployment, name: web, ready: true }] } }`,
        prose: '<Command id="get" />\n\n<Check id="ready">Ready?</Check>',
      },
    );
    const { code, out } = await here.run(['demo']);
    expect(out).toMatch(/met {13}check ready .*proved from 1 side$/m);
    expect(code).toBe(0);
  });

  test('is about the command of the environment, where its own is for another', async () => {
    const here = world(
      {},
      {
        yaml: `commands:
  apply: { run: [kubectl apply -f web.yaml] }
  there: { when: { environment: eks }, run: [exit 9] }
  here: { when: { environment: kind }, run: [kubectl get deployment web] }
checks: { ready: { command: there, alternatives: [here], timeout: 20s, expect: [{ kind: Deployment, name: web, ready: true }] } }`,
        prose:
          '<Command id="apply" />\n\n<Command id="there" />\n\n<Command id="here" />\n\n<Check id="ready">Ready?</Check>',
      },
    );
    const workshop = join(here.folder, 'content/demo/workshop.yaml');
    const named = 'environments: { kind: { en: kind }, eks: { en: EKS } }\n';
    writeFileSync(workshop, `${here.read('content/demo/workshop.yaml')}${named}`);
    const { code, out, err } = await here.run(['demo']);
    expect(out, err).toMatch(/met {13}check ready .*proved from 2 sides$/m);
    expect(code).toBe(0);
  });

  test('stops where a check is not met, and counts what was not reached; --keep-going goes on', async () => {
    const never = { readyAfter: 1_000_000 };
    const lesson = {
      yaml: `commands: { apply: { run: [kubectl apply -f web.yaml] }, get: { run: [kubectl get deployment web] }, delete: { run: [kubectl delete deployment web] } }
outputs: { deleted: { text: deployment.apps "web" deleted from default namespace } }
checks: { ready: { command: get, timeout: 2s, expect: [{ kind: Deployment, name: web, ready: true }] } }`,
      prose:
        '<Command id="apply" />\n\n<Command id="get" />\n\n<Check id="ready">Ready?</Check>\n\n<Command id="delete" />\n\n<Output id="deleted" />',
    };
    const stopped = await world(never, lesson).run(['demo/deploy']);
    expect(stopped.out).toMatch(/not met {9}check ready .*: waiting\. “Deployment web: /);
    expect(stopped.out).toMatch(/not reached {5}delete/);
    expect(counts(stopped.out)).toEqual([
      'commands  3      2    2            0        1            0',
      'outputs   1      0    0            0        1            0',
      'checks    1      1    0            0        0            0',
    ]);
    const wentOn = await world(never, lesson).run(['demo/deploy', '--keep-going']);
    expect(wentOn.out).toMatch(/ran {13}delete .*as documented/);
    expect([stopped.code, wentOn.code]).toEqual([1, 1]);
  });

  test('a check whose command changes something is looked at once, and says so', async () => {
    const here = world(
      {},
      {
        yaml: `commands: { touch: { run: [touch asked; echo pending] } }
checks: { done: { command: touch, timeout: 5s, lines: [{ line: done }] } }`,
        prose: '<Command id="touch" />\n\n<Check id="done">Done?</Check>',
      },
    );
    const { code, out } = await here.run(['demo']);
    expect(out).toContain(
      '1 try (looked at once; only a command that just reads is looked at again): ',
    );
    expect(code).toBe(1);
  });

  test('a check that a fault does not change is no check', async () => {
    const here = world(
      {},
      {
        yaml: `commands: { apply: { run: [kubectl apply -f web.yaml] } , get: { run: [kubectl get deployment web] } }
checks: { there: { command: get, timeout: 2s, breaks: 'true', expect: [{ kind: Deployment, name: web, columns: { UP-TO-DATE: '= 2' } }] } }`,
        prose: '<Command id="apply" />\n\n<Command id="get" />\n\n<Check id="there">There?</Check>',
      },
    );
    const { code, out } = await here.run(['demo']);
    expect(out).toContain('not broken      check there  still met after: true');
    expect(code).toBe(1);
  });

  test('one command alone', async () => {
    const here = world();
    const { code, out } = await here.run(['demo/deploy#apply']);
    expect(counts(out)).toEqual([
      'commands  1      1    1            0        0            0',
      'outputs   1      1    1            0        0            0',
      'checks    0      0    0            0        0            0',
    ]);
    expect(code).toBe(0);
  });

  test('variables have the values that are set, else their examples', async () => {
    const { out } = await world().run([
      'demo',
      '--set',
      'APP=other',
      '--keep-going',
      '--check-timeout',
      '1s',
    ]);
    expect(out).toContain('error: unknown command "get deployment other"');
  });

  test('what runs in the background is ready, then used, then ended', async () => {
    const here = world(
      {},
      {
        yaml: `commands:
  serve: { run: ["echo starting; sleep 0.3; echo serving; touch up; sleep 600"], background: { name: server, readyWhen: { text: serving } } }
  use: { run: [ls up] }
outputs: { used: { text: up } }`,
        prose: '<Command id="serve" />\n\n<Command id="use" />\n\n<Output id="used" />',
      },
    );
    const { code, out } = await here.run(['demo']);
    expect(out).toMatch(/ran {13}serve .*goes on in the background/);
    expect(code).toBe(0);
  });
});

test('a check that its own commands cannot mend says so, and why', async () => {
  const here = world(
    {},
    {
      yaml: `commands:
  make: { run: [mkdir made] }
  look: { run: [ls] }
checks: { there: { command: look, lines: [{ line: made }], breaks: rmdir made; touch made, timeout: 1s } }`,
      prose: '<Command id="make" />\n\n<Command id="look" />\n\n<Check id="there">?</Check>',
    },
  );
  writeFileSync(
    `${here.folder}/content/demo/deploy/lesson.yaml`,
    here
      .read('content/demo/deploy/lesson.yaml')
      .replace('line: made', "line: made, times: 1 }, { absentLine: 'other'")
      .replace('rmdir made; touch made', "'mv made other; touch made'"),
  );
  const { code, out } = await here.run(['demo']);
  expect(out).toMatch(
    /not mended {6}check there {2}after its "breaks" \(mv made other; touch made\) the commands of its step were run again, and it is \w+\. “.+” A "breaks" has to be one that these commands mend\./,
  );
  expect(code).toBe(1);
});

describe('what is not run is not proved', () => {
  const proves = (yaml: string, prose: string) => ({ yaml, prose });

  test.each([
    [
      'a tool that is not here',
      [],
      proves(
        'commands: { a: { run: [no-such-tool get] } }\noutputs: { b: { text: x } }',
        '<Command id="a" />\n\n<Output id="b" />',
      ),
      /skipped {9}a {2}no-such-tool is not here/,
    ],
    [
      'a check whose tool is not here',
      [],
      proves(
        "commands: { a: { run: [helm list] } }\nchecks: { c: { command: a, expect: [{ table: [NAME, STATUS], columns: { STATUS: '= deployed' } }] } }",
        '<Command id="a" />\n\n<Check id="c">?</Check>',
      ),
      /skipped {9}check c {2}helm is not here/,
    ],
    [
      'another environment',
      ['--environment', 'eks'],
      undefined,
      /skipped {9}apply {2}the lesson is for kind/,
    ],
    [
      'a step in <Details>',
      [],
      proves(
        'commands: { a: { run: [ls] } }',
        '<Details summary="If not">\n\n<Command id="a" />\n\n</Details>',
      ),
      /skipped {9}a {2}it stands in <Details>/,
    ],
    [
      'a lesson without outputs and checks',
      [],
      proves('commands: { a: { run: ["true"] } }', '<Command id="a" />'),
      /commands {2}1 {6}1 {4}1 /,
    ],
  ])('%s: exit code 5', async (_, args, lesson, line) => {
    const { code, out, err } = await world({}, lesson).run(['demo', ...args]);
    expect(out).toMatch(line);
    expect([code, err]).toEqual([5, expect.stringContaining('Nothing was proved')]);
  });

  test('an alias of the first line is a program of the second', async () => {
    const here = world(
      {},
      proves(
        'commands: { a: { run: ["alias show=echo", "show it"] } }\noutputs: { b: { text: it } }',
        '<Command id="a" />\n\n<Output id="b" />',
      ),
    );
    const { code, out } = await here.run(['demo']);
    expect(out).toMatch(/ran {13}a .*as documented/);
    expect(code).toBe(0);
  });

  test('what counts is what a terminal shows in the end: no colour, and of a line that is written anew the last', async () => {
    const here = world(
      {},
      proves(
        String.raw`commands: { a: { run: ["printf 'step 1\\rstep 2\\n\\033[32mdone\\033[0m\\tnow\\n'"] } }
outputs: { b: { text: "step 2\ndone\tthen" } }`,
        '<Command id="a" />\n\n<Output id="b" />',
      ),
    );
    const { out } = await here.run(['demo']);
    expect(out).toContain('        step 2\n      - done\tthen\n      + done\tnow\n');
  });

  test('that does not begin as it asks for says by which check', async () => {
    const here = world(
      {},
      {
        yaml: `startsFrom: { check: there }
commands: { get: { run: [kubectl get deployment web] } }
checks: { there: { command: get, expect: [{ kind: Deployment, name: web, ready: true }], accepts: [{ text: "NAME   READY   UP-TO-DATE   AVAILABLE   AGE\\nweb    2/2     2            2           9s" }] } }`,
        prose: '<Command id="get" />\n\n<Check id="there">Is it there?</Check>',
      },
    );
    const { out, code } = await here.run(['demo', '--check-timeout', '1s']);
    expect(out).toContain('state it asks for: its check "there" says missing. “');
    expect(code).toBe(1);
  });

  test('--dry-run runs nothing, and says what would be', async () => {
    const here = world();
    const { code, out } = await here.run(['demo', '--dry-run']);
    expect(out).toBe(
      'demo/deploy\n  write\n  apply\n  get\n  check ready\n  edit  skipped: a person has to do it: It opens an editor.\n  delete\n  get\n  check gone\n',
    );
    expect([code, here.asked()]).toEqual([0, []]);
  });
});

describe('faults, each with a sentence that helps', () => {
  const nothing = dirname(process.execPath);

  test.each([
    ['no kubectl', {}, [], { PATH: nothing }, 3, 'There is no kubectl on the PATH. Install it: '],
    [
      'no cluster',
      { mode: 'refused' },
      [],
      {},
      3,
      'The cluster is not reached. Is it running, and is the context the right one? kubectl says: The connection to the server 127.0.0.1:6443 was refused',
    ],
    [
      'credentials that are over',
      { mode: 'unauthorized' },
      [],
      {},
      4,
      'The cluster refuses the credentials. Sign in again. kubectl says: error: You must be logged in',
    ],
    [
      'a context that is not there',
      { contexts: ['kind-demo'] },
      ['--context', 'kind-dmo'],
      {},
      3,
      'There is no context "kind-dmo" in the kubeconfig. kubectl config get-contexts lists them. Did you mean kind-demo?',
    ],
    [
      'a cluster that is not to be thrown away',
      { context: 'prod' },
      [],
      {},
      2,
      'The lessons change the cluster prod at https://127.0.0.1:6443, which is not one of kind, minikube or k3d. Say --yes if they may.',
    ],
  ] as const)('%s', async (_, state, args, env, code, sentence) => {
    const here = world(state as Parameters<typeof world>[0]);
    const ended = await here.run([...args], env);
    expect(ended.err).toContain(sentence);
    expect([ended.code, ended.out]).toEqual([code, '']);
    expect(here.asked().filter((line) => line.startsWith('apply'))).toEqual([]);
  });

  test.each([
    [
      'a variable that is not there',
      ['--set', 'AP=x'],
      '--set AP=x: there is no variable AP. Variables: APP. Did you mean APP?',
    ],
    [
      'a value that cannot be',
      ['--set', 'APP=X Y'],
      '--set APP=X Y: a value of APP looks like web ([a-z]{1,20}).',
    ],
    [
      'a workshop that is not there',
      ['dmo'],
      'There is no workshop "dmo" in content. Workshops: demo. Did you mean demo?',
    ],
    [
      'a lesson that is not there',
      ['demo/deplo'],
      'There is no lesson "deplo" in demo. Lessons: deploy. Did you mean deploy?',
    ],
    [
      'a command that is not there',
      ['demo/deploy#aply'],
      'The lesson demo/deploy has no command "aply". Commands: write, apply, get, edit, delete. Did you mean apply?',
    ],
    [
      'a report nobody can write',
      ['--report', 'report.txt'],
      '--report report.txt: the name ends with .json, .xml or .md.',
    ],
    [
      'a report in a folder that is not there',
      ['--report', 'reports/all.xml'],
      '--report reports/all.xml: there is no folder reports that can be written to.',
    ],
    [
      'a kubeconfig that is not there',
      ['--kubeconfig', 'other.yaml'],
      '--kubeconfig other.yaml: there is no such file.',
    ],
    [
      'a time that is none',
      ['--timeout', 'soon'],
      '--timeout cannot be "soon". Write a time such as 30s or 5m.',
    ],
  ])('%s', async (_, args, sentence) => {
    const { code, out, err } = await command(['run', ...args], { cwd: world().folder });
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(sentence)]);
  });

  test('a key that nobody knows is never green', async () => {
    const lesson = {
      yaml: 'commands: { a: { run: ["true"], timout: 5s } }',
      prose: '<Command id="a" />',
    };
    const { code, err } = await world({}, lesson).run(['demo']);
    expect(err).toContain('"timout"');
    expect(err).toContain('Did you mean "timeout"?');
    expect(code).toBe(2);
  });

  test('--yes goes where it is told', async () => {
    expect((await world({ context: 'prod' }).run(['demo', '--yes'])).code).toBe(0);
  });

  const then = (command: string) => ({
    yaml: `commands: { a: { run: [kubectl apply -f web.yaml] }, b: { run: ['${command}'] }, c: { run: [kubectl delete deployment web] } }\noutputs: { made: { text: deployment.apps/web created } }`,
    prose: '<Command id="a" />\n\n<Output id="made" />\n\n<Command id="b" />\n\n<Command id="c" />',
  });

  test.each([
    [
      'is exchanged',
      'kubectl become',
      'Another cluster answers now than the one this run began with',
      3,
    ],
    [
      'takes the credentials no more',
      'kubectl expire',
      'The cluster refuses the credentials now, so the run was ended. Sign in again',
      4,
    ],
    [
      'goes away',
      'kubectl fall',
      'The cluster does not answer any more, so the run was ended: The connection to the server',
      3,
    ],
  ])('a cluster that %s in the middle: nothing more is changed', async (...row) => {
    const [, command, sentence, exitCode] = row;
    const here = world({}, then(command));
    const { code, out } = await here.run(['demo', '--keep-going', '--check-timeout', '1s']);
    expect(out).toContain(sentence);
    expect(out).toMatch(/not reached {5}c/);
    const deleted = here.asked().filter((line) => line.startsWith('delete'));
    expect([code, deleted]).toEqual([exitCode, []]);
  });

  test('a second run on a cluster waits for nothing, and changes nothing', async () => {
    const here = world({}, then('touch "$HOME/here"; exec sleep 600'));
    const { child, ended } = here.start(['demo']);
    await until(() => here.has('here'));
    const second = await here.run(['demo']);
    expect(second.err).toContain(
      `Another run is under way on this cluster (process ${String(child.pid)}).`,
    );
    expect([second.code, second.out]).toEqual([3, '']);
    // What a run leaves that was killed is in nobody's way.
    child.kill('SIGKILL');
    await ended;
    const third = await here.run(['demo', '--timeout', '1s', '--keep-going']);
    expect(third.out).toContain('timed out       b');
  });

  test.each([
    [
      'hangs',
      'echo half; sleep 600',
      /timed out {7}b .*after 2\.0 s; what it printed until then is kept\..*\n {6}half/,
      'c',
      '2s',
    ],
    [
      'prints 50 MB',
      'head -c 50000000 /dev/zero | tr "\\0" x',
      /ended {11}b .*it printed more than 5 MB.*\n {6}x{300}… \(\d+ more\)\n/,
      'c',
      // Not a measure: a busy machine may take its time.
      '60s',
    ],
  ])('a command that %s ends the lesson there', async (_, command, line, next, timeout) => {
    const { code, out } = await world({}, then(command)).run(['demo', '--timeout', timeout]);
    expect(out).toMatch(line);
    expect(out).toContain(`not reached     ${next}`);
    expect(code).toBe(1);
  });

  test.each([
    ['exits the shell', 'exit 3', 'ended the shell b'],
    [
      'asks for something',
      'read -r answer; test "$answer" = yes',
      'exit code 1; it seems to ask for something, and finds nothing to read: "input" in lesson.yaml',
    ],
  ])('a command that %s is named, and the lesson goes on', async (_, command, line) => {
    const { code, out } = await world({}, then(command)).run(['demo']);
    expect(out).toContain(line);
    expect(out).toMatch(/ran {13}c/);
    expect(code).toBe(1);
  });

  test('Ctrl-C ends what runs and says what is left; twice ends at once', async () => {
    const here = world({}, then('echo $$ > "$HOME/pid"; exec sleep 600'));
    const { child, ended } = here.start(['demo', '--report', 'r.json']);
    await until(() => here.has('pid'));
    child.kill('SIGINT');
    const { code, out } = await ended;
    expect(out).toContain(
      'Interrupted. What was left running was ended; what was made in the cluster is still there.',
    );
    expect(out).toMatch(/interrupted {5}b/);
    expect(out).toMatch(/not reached {5}c/);
    expect([code, (JSON.parse(here.read('r.json')) as { stopped: unknown }).stopped]).toEqual([
      130,
      { is: 'interrupted' },
    ]);
    // The system may take a moment to bury it.
    await until(() => !isAlive(Number(here.read('pid'))));

    const stubborn = world({}, then('trap "" TERM; touch "$HOME/on"; while :; do sleep 1; done'));
    const again = stubborn.start(['demo']);
    await until(() => stubborn.has('on'));
    again.child.kill('SIGINT');
    await until(() => again.printed.err.includes('a second Ctrl-C ends it at once'));
    again.child.kill('SIGINT');
    const last = await again.ended;
    expect(last.code).toBe(130);
    expect(last.err).toContain('what was made in the cluster is still there');
  });
});

describe('reports', () => {
  const web = { replicas: 2, created: Date.now(), reads: 9 };

  test('are read by others: JUnit by a parser of XML, JSON, annotations, the summary of a job', async () => {
    const here = world({ web });
    const files = ['r.xml', 'r.json', 'r.md'].flatMap((file) => ['--report', file]);
    const { out, err } = await here.run(['demo', '--keep-going', '--format', 'github', ...files]);
    const { root } = parseXml(here.read('r.xml'));
    const [suite] = root?.children.filter((child) => child.type === 'element') ?? [];
    expect(suite?.toJSON()).toMatchObject({
      name: 'testsuite',
      attributes: { name: 'demo/deploy', tests: '8', failures: '2', skipped: '1' },
    });
    expect(root?.text).toContain('+ deployment.apps/web configured');
    expect(JSON.parse(here.read('r.json'))).toMatchObject({
      ...{ version: 1, stopped: null, cluster: { context: 'kind-demo', uid: 'one' } },
      counts: {
        commands: { found: 6, skipped: 1 },
        checks: { found: 2, met: 1 },
        sides: [0, 1, 0],
      },
    });
    expect(out).toMatch(
      /^::error file=content\/demo\/deploy\/lesson\.yaml,line=\d+,col=\d+,title=readyroom run%3A command::apply: differs/m,
    );
    expect(here.read('r.md')).toContain('| outputs | 3 | 3 | 2 | 0 | 0 | 0 |');
    expect(here.read('r.md')).toContain('  + deployment.apps/web configured');
    expect(err).toContain('differs         apply');
  });

  test('have no secret in them, wherever it was printed', async () => {
    const token = 'kubeconfig-token-1234';
    const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl';
    const here = world(
      { token },
      {
        yaml: `commands: { a: { run: ['echo "${token} $(printenv DB_PASSWORD) ${jwt} end"'] }, b: { run: [kubectl apply -f web.yaml] } }\noutputs: { x: { text: x } }`,
        prose: '<Command id="a" />\n\n<Output id="x" />\n\n<Command id="b" />',
      },
    );
    const files = ['r.xml', 'r.json', 'r.md'];
    const { out, err } = await here.run(['demo', ...files.flatMap((file) => ['--report', file])], {
      DB_PASSWORD: 'hunter2hunter2',
    });
    const all = [out, err, ...files.map((file) => here.read(file))].join('\n');
    expect(out).toContain('+ ••• ••• ••• end');
    // The command itself stands in the lesson, for everybody to read.
    const printed = all.replaceAll(`echo \\"${token} $(printenv DB_PASSWORD) ${jwt} end\\"`, '');
    for (const secret of [token, 'hunter2', jwt]) expect(printed).not.toContain(secret);
  });
});

/** Waits until something holds, as long as the test may take. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('of checks one after the other, each is looked at before the commands that lead to it', async () => {
  const here = world(
    {},
    {
      yaml: `commands: { apply: { run: [kubectl apply -f web.yaml] }, get: { run: [kubectl get deployment web] } }
checks:
  made: { command: get, expect: [{ kind: Deployment, name: web, columns: { UP-TO-DATE: '= 2' } }] }
  ready: { command: get, expect: [{ kind: Deployment, name: web, ready: true }] }`,
      prose:
        '<Command id="apply" />\n\n<Command id="get" />\n\n<Check id="made">Made?</Check>\n\n<Command id="get" again />\n\n<Check id="ready">Ready?</Check>',
    },
  );
  const { code, out } = await here.run(['demo']);
  expect(out.match(/proved from 2 sides/g)).toHaveLength(2);
  expect(code).toBe(0);
});

test('a file that the page offers for saving is there', async () => {
  const here = world(
    {},
    {
      yaml: `commands: { show: { run: [cat app.yaml] } }
manifests: { app: { file: manifests/app.yaml } }
walkthroughs: { app: { manifest: app, steps: [{ id: kind, at: kind }] } }
outputs: { shown: { text: 'kind: Deployment' } }`,
      prose:
        '<Walkthrough id="app">\n<Step id="kind">Its kind.</Step>\n</Walkthrough>\n\n<Command id="show" />\n\n<Output id="shown" />',
    },
  );
  mkdirSync(join(here.folder, 'content/demo/deploy/manifests'));
  writeFileSync(join(here.folder, 'content/demo/deploy/manifests/app.yaml'), 'kind: Deployment\n');
  const { code, out } = await here.run(['demo']);
  expect(out).toContain('as documented');
  expect(code, out).toBe(0);
});

describe('--cleanup', () => {
  const made = (...last: string[]) => ({
    yaml: `commands: { a: { run: ${JSON.stringify(['kubectl apply -f web.yaml', ...last])} } }\noutputs: { made: { text: deployment.apps/web created } }`,
    prose: '<Command id="a" />\n\n<Output id="made" />',
  });

  test('takes away what the run made', async () => {
    const here = world({}, made());
    const { out } = await here.run(['demo', '--cleanup']);
    expect(out).toContain('Removed: Deployment web in default\n');
    expect(here.state().web).toBeUndefined();
  });

  test('removes nothing where the last step leads to another cluster', async () => {
    const here = world({}, made('kubectl become'));
    const { out } = await here.run(['demo', '--cleanup']);
    expect(out).toContain('Nothing was removed: it is not the cluster that the run began with\n');
    expect(here.state()).toMatchObject({ uid: 'another', web: { replicas: 2 } });
    expect(here.asked().filter((line) => line.startsWith('delete'))).toEqual([]);
  });
});
