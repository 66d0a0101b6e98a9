import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lintText } from '#cli/lint/report.ts';
import { sorted } from '#model/diagnostics/diagnostic.ts';
import { lint } from '#model/lint/lint.ts';
import { load } from '#model/load/load.ts';
import type { Sources } from '#model/load/sources.ts';
import { validate } from '#model/validate/validate.ts';
import { run } from '../fake-io.ts';
import { inCommandsAndChecks } from './commands-and-checks.ts';
import { inFilesAndYaml } from './files-and-yaml.ts';
import { command, project, textOf, workshop } from './mistake.ts';
import type { Edits } from './mistake.ts';
import { inProse } from './prose.ts';

// What authors get wrong in their first workshop, each made for real in one that has nothing to tell: a row says what is done
// and the first line that they read then. It names the cause, at its place, and nothing else is told for it.

let root: string;
let sound: Sources;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'mistakes-'));
  cpSync(project, root, { recursive: true });
  sound = load('content', root);
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

/** The findings after an edit, without what to do. The edit is taken back. */
async function edited(edits: Edits, find: () => string | Promise<string>): Promise<string[]> {
  const pathOf = (file: string): string => join(root, workshop, file);
  for (const [file, edit] of Object.entries(edits)) {
    if (edit === null) rmSync(pathOf(file));
    else writeFileSync(pathOf(file), typeof edit === 'string' ? edit : replaced(file, ...edit));
  }
  const found = await find();
  for (const file of Object.keys(edits)) rmSync(pathOf(file), { force: true });
  cpSync(project, root, { recursive: true });
  return found.split('\n').filter((line) => /^\S+:\d+:\d+ {2}/.test(line));
}

function replaced(file: string, from: string, to: string): string {
  const text = textOf(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`);
  return text.replace(from, () => to);
}

/** What lint prints, without colours and without the rules that ask a shell; places are below the workshop. */
function printed(): string {
  const sources = load('content', root, sound);
  const found = lint(sources.workshops, { rules: {}, complete: false });
  const diagnostics = sorted([...validate(sources), ...found]);
  const report = { diagnostics, files: sources.files.size, fixed: [], notes: [] };
  return lintText(report, false, (text) => text).replaceAll(`${workshop}/`, '');
}

test('the workshop is sound', () => {
  expect(printed()).toMatch(/^0 errors, 0 advice in/);
});

describe.each([
  ['files and YAML', inFilesAndYaml],
  ['prose', inProse],
  ['commands and checks', inCommandsAndChecks],
])('in %s', (_, mistakes) => {
  test.each(mistakes)('%s', async (_name, edits, told) => {
    expect(await edited(edits, printed)).toEqual(told === null ? [] : [told]);
  });
});

test('r shell syntax', async () => {
  const open = command('helm list --namespace="${NAMESPACE:?}');
  const shell = (script: string, input: string) => {
    const { stdout, status } = spawnSync('bash', ['-c', `(${script}) 2>&1`], { input });
    return { output: stdout, code: status ?? 1 };
  };
  const found = await edited(open, async () => (await run(['lint'], { cwd: root, shell })).out);
  expect(found).toEqual([
    `${workshop}/install-a-chart/lesson.yaml:11:9  error shell-syntax: bash cannot read the command "list": unexpected EOF while looking for matching \`"'.`,
  ]);
});
