import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';

// GitHub's own reader of workflows imports JSON as bundlers do; Node wants to be told that it is JSON.
const hooks = registerHooks({
  resolve: (name, context, next) => {
    const found = next(name, context);
    return name.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
hooks.deregister();

type Permissions = Readonly<Record<string, string>>;

interface Job {
  needs?: string | readonly string[];
  permissions?: Permissions;
  uses?: string;
  steps?: readonly { id?: string; run?: string }[];
}

interface Workflow {
  permissions?: Permissions;
  jobs: Readonly<Record<string, Job>>;
}

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const workflow = (file: string) => parseDocument(read(file)).toJS() as Workflow;
const files = globSync(
  ['.github', 'templates/*/_github'].map((at) => `${at}/**/*.yml`),
  {
    cwd: root,
  },
).toSorted();
const releaseFile = '.github/workflows/release.yml';

/** Every scalar with this key, as it is written, and the comment beside it. */
function written(file: string, key: string): readonly { value: string; comment: string }[] {
  const found: { value: string; comment: string }[] = [];
  visit(parseDocument(read(file)), {
    Pair(_, { key: name, value }) {
      if (isScalar(name) && name.value === key && isScalar(value))
        found.push({ value: String(value.value), comment: value.comment?.trim() ?? '' });
    },
  });
  return found;
}

test('these are all workflows', () => {
  expect(files).toEqual([
    '.github/workflows/pages.yml',
    releaseFile,
    '.github/workflows/run-calico.yml',
    '.github/workflows/test.yml',
    'templates/project/_github/workflows/pages.yml',
    'templates/workflow/_github/workflows/run-lessons.yml',
  ]);
});

test('a new project publishes nothing that lint calls an error', () => {
  const { jobs } = workflow('templates/project/_github/workflows/pages.yml');
  const steps = jobs['publish']?.steps?.flatMap(({ run }) => run ?? []) ?? [];
  const at = steps.findIndex((run) => run.startsWith('npm run lint'));
  expect(at).toBeGreaterThan(steps.indexOf('npm ci'));
  expect(at).toBeLessThan(steps.indexOf('npm run build'));
});

/** What GitHub's own reader of workflows finds wrong, by its schema. */
function mistakes(name: string, content: string): string[] {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

test('a key that GitHub does not know is found', () => {
  const wrong = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    stepz: []\n';
  expect(mistakes('wrong.yml', wrong).join('\n')).toContain("Unexpected value 'stepz'");
});

describe.each(files)('the workflow %s', (file) => {
  test('is one by the schema of GitHub', () => {
    expect(mistakes(file, read(file))).toEqual([]);
  });

  test('pins every action by its commit, with the version beside it', () => {
    const foreign = written(file, 'uses').filter(({ value }) => !value.startsWith('./'));
    expect(foreign.length).toBeGreaterThan(0);
    for (const { value, comment } of foreign) {
      expect(value).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/);
      expect(comment, value).toMatch(/^v\d+\.\d+\.\d+$/);
    }
  });

  test('may read, and a job that may write says what', () => {
    const { permissions, jobs } = workflow(file);
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs))
      if (job.permissions)
        expect(Object.values(job.permissions).join()).toMatch(
          /^(?:read|write)(?:,(?:read|write))*$/,
        );
  });

  test('puts no expression into the text of a script', () => {
    for (const { value } of written(file, 'run')) expect(value).not.toContain('${{');
  });
});

test('an action has one commit in all workflows', () => {
  const pins = new Set(files.flatMap((file) => written(file, 'uses')).map(({ value }) => value));
  const names = [...pins].map((pin) => pin.split('@')[0]);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

describe('a release', () => {
  const { jobs } = workflow(releaseFile);
  /** A job and all that has to come before it. */
  const before = (name: string): readonly string[] =>
    [jobs[name]?.needs ?? []].flat().flatMap((each) => [each, ...before(each)]);

  test.each(['pack', 'publish', 'release'])('comes to the job %s after the tests', (name) => {
    expect(before(name)).toContain('test');
    expect(jobs['test']?.uses).toBe('./.github/workflows/test.yml');
  });

  test('gives each job what it needs and nothing else', () => {
    const given = Object.entries(jobs).map(([name, { permissions }]) => [name, permissions]);
    expect(Object.fromEntries(given)).toEqual({
      plan: undefined,
      version: { contents: 'write', 'pull-requests': 'write' },
      test: undefined,
      pack: undefined,
      publish: { 'id-token': 'write' },
      release: { contents: 'write' },
    });
  });

  test.each([
    ['notes to release', { notes: true, tags: [] }, 'version'],
    ['notes on top of a release', { notes: true, tags: ['v1.2.3'] }, 'version'],
    ['a version that nobody has yet', { notes: false, tags: ['v1.2.2'] }, 'publish'],
    ['a version that was released', { notes: false, tags: ['v1.2.3'] }, 'nothing'],
  ])('of %s is planned', (_, { notes, tags }, next) => {
    const folder = repository(notes, tags);
    const output = join(folder, 'output');
    const script = jobs['plan']?.steps?.find(({ id }) => id === 'plan')?.run ?? '';
    const { status, stderr } = spawnSync('bash', ['-e', '-c', script], {
      cwd: folder,
      env: { ...process.env, GITHUB_OUTPUT: output },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(output, 'utf8')).toBe(`next=${next}\nversion=1.2.3\n`);
  });
});

describe('publishing again', () => {
  const packed = 'packed';
  const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`;

  test.each([
    ['what npm has already is left alone', integrity, 0, ''],
    ['what npm has not is published', '', 0, 'readyroom\ncreate-readyroom\n'],
    ['another package of that version ends it', 'sha512-another', 1, ''],
  ])('%s', (_, published, code, sent) => {
    const folder = mkdtempSync(join(tmpdir(), 'readyroom-publish-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    mkdirSync(join(folder, 'packed'));
    const names = ['readyroom', 'create-readyroom'];
    for (const name of names) writeFileSync(join(folder, `packed/${name}-1.2.3.tgz`), packed);
    const npm = `npm() {
      case $1 in
        view) [ "$3" = dist.integrity ] && echo "$PUBLISHED" ;;
        publish) name=\${2#./packed/}; echo "\${name%-1.2.3.tgz}" >> sent ;;
      esac
    }`;
    const script = workflow(releaseFile).jobs['publish']?.steps?.find(({ id }) => id === 'publish');
    const { status, stderr } = spawnSync('bash', ['-e', '-c', `${npm}\n${script?.run ?? ''}`], {
      cwd: folder,
      env: { ...process.env, VERSION: '1.2.3', PUBLISHED: published },
      encoding: 'utf8',
    });
    const file = join(folder, 'sent');
    expect([status, existsSync(file) ? readFileSync(file, 'utf8') : '']).toEqual([code, sent]);
    if (code === 1) expect(stderr).toContain('npm has another readyroom 1.2.3');
  });
});

/** A repository of version 1.2.3 that is its own remote. */
function repository(notes: boolean, tags: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'readyroom-release-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
    });
  mkdirSync(join(folder, '.changeset'));
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
  if (notes) writeFileSync(join(folder, '.changeset/note.md'), 'A note.');
  git('init', '--quiet');
  git('remote', 'add', 'origin', folder);
  git('commit', '--quiet', '--allow-empty', '--message=start');
  for (const tag of tags) git('tag', tag);
  return folder;
}
