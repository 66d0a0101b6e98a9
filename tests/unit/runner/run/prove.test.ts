import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Io } from '#cli/io.ts';
import { writeProvenance } from '#cli/run/prove.ts';
import { selected } from '#cli/run/selection.ts';
import type { LessonSelection } from '#cli/run/selection.ts';
import { load } from '#model/load/load.ts';
import { blockHash } from '#model/prove/proof-blocks.ts';
import { readContent } from '#model/read-content.ts';
import type { Workshop } from '#model/resolve/content.ts';
import { world } from './world.ts';

type World = ReturnType<typeof world>;

const file = 'content/demo/provenance.yaml';
const workshopIn = ({ folder }: World): Workshop => {
  const { workshops, problems } = readContent('content', folder);
  const [workshop] = workshops;
  expect(problems).toEqual([]);
  if (workshop === undefined) throw new Error('There is no workshop.');
  return workshop;
};
const provenanceIn = ({ folder }: World) =>
  load('content', folder).workshops[0]?.provenance.lessons['deploy'];

/** A file of the content with a text in the place of another. */
const change = (here: World, path: string, from: string, to: string): void => {
  writeFileSync(join(here.folder, path), here.read(path).replace(from, to));
};

interface Proof {
  ended: Awaited<ReturnType<World['run']>>;
  text: string;
}
let proof: Promise<Proof> | undefined;

async function prove(): Promise<Proof> {
  const here = world();
  const ended = await here.run(['demo', '--prove']);
  return { ended, text: here.read(file) };
}

/** A world in which a run has proved the workshop: the same run for all tests that begin so. */
async function proved(): Promise<World & Pick<Proof, 'ended'>> {
  const { ended, text } = await (proof ??= prove());
  const here = world();
  writeFileSync(join(here.folder, file), text);
  return { ...here, ended };
}

describe('what a run has proved', () => {
  test('is written down where that is asked for, and claimed', async () => {
    const here = world();
    await here.run(['demo']);
    expect(here.has(file)).toBe(false);
    expect(workshopIn(here).claim).toBeUndefined();

    const again = await proved();
    const { code, err } = again.ended;
    expect(err).toContain('demo/provenance.yaml is written.\n');
    expect(code).toBe(0);
    const lesson = provenanceIn(again);
    expect(lesson).toMatchObject({
      date: new Date().toISOString().slice(0, 10),
      environment: 'kind',
      versions: { Kubernetes: 'v1.36.1', kubectl: 'v1.36.3' },
      surroundings: { COLUMNS: '120', TZ: 'UTC', LC_ALL: 'C.UTF-8' },
      commands: {
        apply: { proof: 'ran-on-cluster' },
        edit: { proof: 'not-proved', why: 'manual' },
      },
      outputs: { deleted: { proof: 'ran-on-cluster', command: 'delete' } },
      checks: { ready: { proof: 'ran-on-cluster', sides: ['before', 'after', 'broken'] } },
    });
    const { claim, claims } = workshopIn(again);
    expect(claim).toEqual(claims['deploy']);
    expect(claim).toMatchObject({
      kubernetes: ['1.36.1'],
      environments: ['kind'],
      commands: { proved: 4, all: 5 },
      checks: { proved: 2, all: 2 },
      bothSides: 2,
      notRun: { manual: 1 },
    });
  });

  test('leaves the file as it was where it cannot be written, and says which', async () => {
    const here = world();
    await here.run(['demo', '--prove']);
    const before = here.read(file);
    const { value } = selected('demo', 'content', here.folder) as { value: LessonSelection };
    let err = '';
    const io = {
      err: (text: string) => (err += text),
      replaceFile: () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
    } as unknown as Io;
    const report = { date: '2026-12-01T00:00:00Z', lessons: [], cluster: undefined } as const;
    const whole = { ...report, cleanup: undefined, stopped: undefined };
    expect(await writeProvenance(whole, value, io)).toBe(false);
    expect(err).toBe(
      'readyroom: demo/provenance.yaml is not written: there is no room left on the disk. It is as it was.\n',
    );
    expect(here.read(file)).toBe(before);
  });

  test('is claimed no more when the lesson says something else, whenever the file was written', async () => {
    const here = await proved();
    change(here, file, '# What', '#  What');
    expect(workshopIn(here).claim?.commands.proved).toBe(4);
    change(here, 'content/demo/deploy/lesson.yaml', 'kubectl apply -f', 'kubectl apply --filename');
    change(here, 'content/demo/deploy/lesson.yaml', 'deleted from', 'Deleted from');
    expect(workshopIn(here).claim).toMatchObject({
      commands: { proved: 3, all: 5 },
      // The output of the command too: it was printed by another one.
      notRun: { manual: 1, changed: 3 },
    });
  });

  test('tells how long a check was waited for, where that is long, as long as it asks for the same', async () => {
    const here = await proved();
    const all = (seconds: string): void => {
      const text = here.read(file).replaceAll(/seconds: [\d.]+/g, `seconds: ${seconds}`);
      writeFileSync(join(here.folder, file), text);
    };
    all('9.9');
    expect(workshopIn(here).waits).toEqual({ deploy: {} });
    all('41.8');
    expect(workshopIn(here).waits).toEqual({ deploy: { ready: 42, gone: 42 } });
    change(here, file, provenanceIn(here)?.checks['ready']?.of ?? '?', 'another');
    expect(workshopIn(here).waits).toEqual({ deploy: { gone: 42 } });
  });

  test('on a stand-in is never called a run on a cluster', async () => {
    const standIn = { bootIds: ['', ''] };
    const here = world(standIn);
    const { err } = await here.run(['demo', '--prove']);
    expect(err).toContain('this was a run on a stand-in: pages claim nothing of it');
    expect(here.read(file)).toContain('proof: ran-on-stand-in');
    expect(here.read(file)).not.toContain('ran-on-cluster');
    expect(workshopIn(here).claim).toBeUndefined();

    const half = world({ bootIds: ['f1c7', ''] });
    await half.run(['demo', '--prove']);
    expect(half.read(file)).not.toContain('ran-on-cluster');
  });

  test('on a cluster is not replaced by a run on a stand-in', async () => {
    const here = await proved();
    const before = here.read(file);
    const state = { ...here.state(), bootIds: [''] };
    writeFileSync(join(here.folder, 'state.json'), JSON.stringify(state));
    const { err } = await here.run(['demo', '--prove']);
    expect(err).toContain('it keeps the proof of');
    expect(here.read(file)).toBe(before);
  });

  test('does not take away what was read in a source, and proves more than it', async () => {
    const here = await proved();
    const read = '{ proof: read-in-source, where: pkg/cmd/edit v1.36.1 }';
    writeFileSync(
      join(here.folder, file),
      here
        .read(file)
        .replace(/(edit: )\{.*\}/, `$1${read}`)
        .replace(/(write: )\{.*\}/, `$1${read}`),
    );
    await here.run(['demo', '--prove']);
    expect(provenanceIn(here)?.commands).toMatchObject({
      edit: { proof: 'read-in-source', where: 'pkg/cmd/edit v1.36.1' },
      write: { proof: 'ran-on-cluster' },
    });
    expect(workshopIn(here).claim?.notRun).toEqual({ read: 1 });
  });

  test.each([[[]], [['--record', '--keep-going']]])(
    'is the text that was run, not what its author writes meanwhile (%j)',
    async (more) => {
      const lesson = 'content/demo/deploy/lesson.yaml';
      const here = world(
        {},
        {
          yaml: `commands:
  one: { run: ['sed -i "s/get pods/get nodes/" "$HOME/${lesson}"; kubectl get deployment web || true'] }
  two: { run: [kubectl get pods || true] }
`,
          prose: '<Command id="one" />\n\n<Command id="two" />',
        },
      );
      const asRun = load('content', here.folder).workshops[0]?.lessons[0]?.data;
      await here.run(['demo', '--prove', ...more]);
      expect(here.read(lesson)).toContain('two: { run: [kubectl get nodes');
      if (asRun === undefined) throw new Error('There is no lesson.');
      expect(provenanceIn(here)?.commands['two']).toEqual({
        proof: 'ran-on-cluster',
        of: blockHash(asRun, 'commands', 'two'),
      });
    },
  );

  test('stays as it is where a run does not come to its end', async () => {
    const here = await proved();
    const before = here.read(file);
    change(
      here,
      'content/demo/deploy/lesson.yaml',
      'kubectl apply -f',
      'kubectl become; kubectl apply -f',
    );
    const { code, err } = await here.run(['demo', '--prove', '--keep-going']);
    expect(err).toContain(
      'The run did not come to its end, so nothing is written of what it proved.\n',
    );
    expect(err).not.toContain('is written.');
    expect(code).toBe(3);
    expect(here.read(file)).toBe(before);
  });

  test('of a draft is claimed for the dev server, and not of the workshop', async () => {
    const here = await proved();
    change(here, 'content/demo/deploy/lesson.yaml', 'minutes:', 'draft: true\nminutes:');
    const { claim, claims } = workshopIn(here);
    expect(claim).toBeUndefined();
    expect(claims['deploy']?.commands.proved).toBe(4);
  });

  test('is of whole lessons', async () => {
    const { code, err } = await world().run(['demo/deploy#apply', '--prove']);
    expect(err).toContain('--prove is for whole lessons');
    expect(code).toBe(2);
  });

  test('that somebody broke by hand stops the build, with its place', () => {
    const here = world();
    writeFileSync(join(here.folder, file), 'lessons:\n  deploy: { date: yesterday }\n');
    const { problems, workshops } = readContent('content', here.folder);
    expect(problems[0]?.place).toMatchObject({ file, line: 2 });
    expect(workshops[0]?.claim).toBeUndefined();
  });

  test('that somebody broke by hand is not written over', async () => {
    const here = await proved();
    change(here, file, 'proof: ran-on-cluster', 'proof: run-on-cluster');
    const before = here.read(file);
    const { code, err } = await here.run(['demo', '--prove']);
    expect(err).toContain(`${file}:`);
    expect(code).toBe(2);
    expect(here.read(file)).toBe(before);
  });
});

test('a damaged shared.yaml, and a damaged file in the folder that lessons share, are mended first', async () => {
  const here = world();
  const path = join(here.folder, 'content/demo');
  writeFileSync(join(path, 'shared.yaml'), 'commands: { a: { rnu: [kubectl get nodes] } }\n');
  const wrong = await here.run(['demo', '--dry-run']);
  expect(wrong.err).toContain('content/demo/shared.yaml:1:');
  expect(wrong.code).toBe(2);

  mkdirSync(join(path, 'shared'));
  writeFileSync(join(path, 'shared.yaml'), 'manifests: { app: { file: app.yaml } }\n');
  writeFileSync(join(path, 'shared/app.yaml'), 'kind: [\n');
  const walkthrough = 'walkthroughs: { app: { manifest: app, steps: [{ id: kind, at: kind }] } }\n';
  change(here, 'content/demo/deploy/lesson.yaml', 'checks:\n', `${walkthrough}checks:\n`);
  const broken = await here.run(['demo', '--dry-run']);
  expect(broken.err).toContain('content/demo/shared/app.yaml:');
  expect(broken.code).toBe(2);
});
