import { parse } from 'yaml';

/** What keeps a workflow file from publishing. */
export type WorkflowProblem =
  | { code: 'no-yaml'; file: string }
  /** It uploads, and a right that it needs is missing: `permission`, as "pages: write". */
  | { code: 'permission'; file: string; permission: string }
  /** A push of `branch` does not start it: `branches` do. */
  | { code: 'other-branch'; file: string; branch: string; branches: readonly string[] }
  /** Its own build does not say where the site stands: `variable` is not set in it. */
  | { code: 'no-address'; file: string; variable: 'SITE' | 'BASE' };

/** What a job needs to publish (https://github.com/actions/deploy-pages#security-considerations). */
const needed = { pages: 'write', 'id-token': 'write' } as const;

type Mapping = Readonly<Record<string, unknown>>;
const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const mappings = (value: unknown): readonly Mapping[] =>
  (Array.isArray(value) ? value : isMapping(value) ? Object.values(value) : []).filter(isMapping);

/** Whether a workflow publishes on GitHub Pages; of one that cannot be read, whether it looks so. */
export function publishes(text: string): boolean {
  const workflow = read(text);
  return workflow === undefined
    ? text.includes('actions/deploy-pages@')
    : publishing(workflow).length > 0;
}

function read(text: string): Mapping | undefined {
  try {
    const workflow: unknown = parse(text, { logLevel: 'error' });
    return isMapping(workflow) ? workflow : undefined;
  } catch {
    return undefined;
  }
}

/** The jobs that publish. */
const publishing = (workflow: Mapping): readonly Mapping[] =>
  mappings(workflow['jobs']).filter(({ steps }) =>
    mappings(steps).some(({ uses }) => String(uses).startsWith('actions/deploy-pages@')),
  );

/** What is wrong with a workflow that publishes; `branch` is the one that is pushed, where that is known. */
export function workflowProblems(
  file: string,
  text: string,
  branch?: string,
): readonly WorkflowProblem[] {
  const workflow = read(text);
  if (workflow === undefined) return [{ code: 'no-yaml', file }];
  const jobs = publishing(workflow);
  const branches = pushed(workflow['on']);
  const isStarted = branch === undefined || starts(branches, branch);
  return [
    ...jobs.flatMap((job) => missing(job['permissions'] ?? workflow['permissions'], file)),
    ...(isStarted ? [] : [{ code: 'other-branch', file, branch, branches } as const]),
    ...(['SITE', 'BASE'] as const)
      .filter((variable) => !new RegExp(`\\b${variable}\\b`).test(text))
      .map((variable) => ({ code: 'no-address', file, variable }) as const),
  ];
}

function missing(permissions: unknown, file: string): readonly WorkflowProblem[] {
  if (permissions === 'write-all') return [];
  const rights = isMapping(permissions) ? permissions : {};
  return Object.entries(needed)
    .filter(([name, right]) => rights[name] !== right)
    .map(([name, right]) => ({ code: 'permission', file, permission: `${name}: ${right}` }));
}

/**
 * Patterns of the branches whose push starts a workflow, where "!" excepts; an empty list: no push does
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#onpushbranchestagsbranches-ignoretags-ignore).
 */
function pushed(on: unknown): readonly string[] {
  if (on === 'push' || (Array.isArray(on) && on.includes('push'))) return ['**'];
  if (!isMapping(on) || !('push' in on)) return [];
  const push = isMapping(on['push']) ? on['push'] : {};
  const [branches, ignored] = [texts(push['branches']), texts(push['branches-ignore'])];
  if (branches.length > 0) return branches;
  if (ignored.length > 0) return ['**', ...ignored.map((pattern) => `!${pattern}`)];
  return 'tags' in push || 'tags-ignore' in push ? [] : ['**'];
}

const texts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(String);

/** Whether a push of a branch starts it: the last pattern that fits decides. */
const starts = (patterns: readonly string[], branch: string): boolean =>
  patterns.findLast((pattern) => fits(pattern.replace(/^!/, ''), branch))?.startsWith('!') ===
  false;

/** What signs of a pattern stand for: a part of a name, or any text. */
const signs: Readonly<Record<string, string>> = { '*': '[^/]*', '**': '.*' };

/** Whether a pattern of a workflow fits a branch. */
function fits(pattern: string, branch: string): boolean {
  const parts = pattern
    .split(/(\*\*?)/)
    .map((part) => signs[part] ?? part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('')}$`).test(branch);
}
