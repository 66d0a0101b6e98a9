import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '#model/load/load.ts';
import type { WorkshopSources } from '#model/load/sources.ts';
import { templateFiles } from '#scaffold/templates.ts';
import { alreadyThere, makeFiles } from '#scaffold/write-files.ts';
import type { UsageError } from '#cli/definition.ts';
import type { Io } from '#cli/io.ts';
import type { Result } from '#cli/result.ts';
import { didYouMean, listed } from '#cli/suggest.ts';

/** Beside the workflow, once for all workshops. */
const script = 'scripts/run-on-kind.sh';

/** `readyroom new workflow`: a workflow of GitHub that runs a workshop on new clusters, and the script that it runs. */
export function newWorkflow(name: string, content: string, io: Io): Result<string> | UsageError {
  const { workshops } = load(content, io.cwd);
  const workshop = workshops.find((each) => each.name === name);
  const known = workshops.map((each) => each.name);
  if (workshop === undefined)
    return {
      usageError: `There is no workshop "${name}" in ${content}. Workshops: ${listed(known)}.${didYouMean(name, known)}`,
    };
  const { versions } = workshop.context;
  if (versions.length === 0 && !makesClusters(workshop))
    return {
      error: `workshop.yaml of ${name} does not say on which versions of Kubernetes its lessons are run. Add them, the usual one first: versions: ['1.36', '1.35']`,
    };
  const file = `.github/workflows/run-${name}.yml`;
  const files = Object.fromEntries(
    Object.entries(templateFiles('workflow')).map(([path, text]) =>
      path === script
        ? [path, text]
        : [
            file,
            text
              .replaceAll('WORKSHOP VERSIONS', [name, ...versions].join(' '))
              .replaceAll('WORKSHOP', name),
          ],
    ),
  );
  // Another workshop may have brought the script, and its author may have changed it.
  const { [script]: runner = '', ...workflow } = files;
  const [inTheWay] = alreadyThere(io.cwd, workflow);
  if (inTheWay !== undefined)
    return { error: `${inTheWay} is there already, and nothing is overwritten.` };
  const isThere = existsSync(join(io.cwd, script));
  makeFiles(io.cwd, isThere ? workflow : { ...workflow, [script]: runner });
  return {
    value: `Made ${file}${isThere ? '' : ` and ${script}`}. GitHub runs it every Monday. Where Docker and kind are: bash ${script} ${[name, ...versions].join(' ')}`,
  };
}

/** Whether lessons make the clusters that they need. */
const makesClusters = ({ lessons }: WorkshopSources): boolean =>
  lessons.some(({ data }) =>
    Object.values(data?.commands ?? {}).some(({ run }) =>
      run.some((text) => text.includes('kind create cluster')),
    ),
  );
