import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { lint } from '#model/lint/lint.ts';
import { ruleIds } from '#model/lint/rules.ts';
import { changeFolder } from '#model/load/files.ts';
import { load } from '#model/load/load.ts';
import { copyOwnComponents } from '#model/load/own-components.ts';
import type { Sources } from '#model/load/sources.ts';
import { validate } from '#model/validate/validate.ts';
import { make } from './change.ts';
import type { Change } from './change.ts';

/** What a change would make wrong: it is made on a copy of the content and of the project's own components, which is read anew. @throws what copying throws. */
export function newProblems(change: Change, sources: Sources, content: string): Diagnostic[] {
  const around = mkdtempSync(join(tmpdir(), 'readyroom-change-'));
  const copy = join(around, 'project');
  try {
    cpSync(join(sources.root, content), join(copy, content), {
      recursive: true,
      filter: (path) => basename(path) !== changeFolder,
    });
    copyOwnComponents(join(sources.root, content), join(copy, content));
    const before = new Set(problemsOf(sources).map(keyOf));
    make(change, copy, content);
    return problemsOf(load(content, copy)).filter((each) => !before.has(keyOf(each)));
  } finally {
    rmSync(around, { recursive: true });
  }
}

/** All that stops a build, and links that lead nowhere. */
export function problemsOf(sources: Sources): Diagnostic[] {
  const off = ruleIds.filter((id) => id !== 'link-target').map((id) => [id, 'off'] as const);
  const levels = { rules: Object.fromEntries(off), complete: false };
  return [...validate(sources), ...lint(sources.workshops, levels)].filter(
    ({ severity }) => severity === 'error',
  );
}

/** Files may have other names afterwards. */
const keyOf = ({ code, message }: Diagnostic): string => `${code} ${message}`;
