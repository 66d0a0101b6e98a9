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

/** Whether a workflow publishes on GitHub Pages. */
export const publishes = (text: string): boolean =>
  /\buses:\s*['"]?actions\/deploy-pages@/.test(text);

/** What is wrong with a workflow that publishes; `branch` is the one that is pushed, where that is known. */
export function workflowProblems(
  file: string,
  text: string,
  branch?: string,
): readonly WorkflowProblem[] {
  let workflow: unknown;
  try {
    workflow = parse(text, { logLevel: 'error' });
  } catch {
    return [{ code: 'no-yaml', file }];
  }
  if (!isMapping(workflow)) return [{ code: 'no-yaml', file }];
  const jobs = mappings(workflow['jobs']).filter(({ steps }) =>
    mappings(steps).some(({ uses }) => String(uses).startsWith('actions/deploy-pages@')),
  );
  const branches = pushed(workflow['on']);
  const isStarted =
    branch === undefined || branches === undefined || branches.some((each) => fits(each, branch));
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

/** The branches whose push starts a workflow; undefined: all. An empty list: no push does. */
function pushed(on: unknown): readonly string[] | undefined {
  if (on === 'push' || (Array.isArray(on) && on.includes('push'))) return undefined;
  if (!isMapping(on) || !('push' in on)) return [];
  const branches = isMapping(on['push']) ? on['push']['branches'] : undefined;
  return Array.isArray(branches) ? branches.map(String) : undefined;
}

/** Whether a pattern of a workflow fits a branch: "*" stands for a part, "**" for any text. */
const fits = (pattern: string, branch: string): boolean =>
  new RegExp(
    `^${pattern
      .split(/(\*\*?)/)
      .map((part) =>
        part === '**'
          ? '.*'
          : part === '*'
            ? '[^/]*'
            : part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`),
      )
      .join('')}$`,
  ).test(branch);
