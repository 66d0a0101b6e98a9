import { fetchKubectls } from '../cluster/kubectls.ts';
import type { Changes } from './changes.ts';
import type { Beside, Counts } from './counts.ts';
import { vitestSuite } from './vitest.ts';

/** What real kubectl is run for: the cluster of the tests, and what talks to a cluster. What kubectl prints, unit tests of the checker have too. */
const concerned =
  /^(?:tests\/cluster\/|tests\/fixtures\/cluster-lessons\/|tests\/unit\/recorder\/typist\.ts$|src\/(?:runner|recorder|cli\/(?:run|learn|record|script))\/)/;

/** Whether a change concerns them. */
export const concernsCluster = ({ files }: Changes): boolean =>
  files.some((file) => concerned.test(file));

/** Real kubectl against the cluster of the tests; where the registry gives no kubectl, that is said and nothing is counted. */
export async function clusterSuite(
  changes: Changes | undefined,
  { show }: Beside,
): Promise<Counts> {
  const nothing = { passed: 0, failed: 0, failures: [] };
  if (changes && !concernsCluster(changes))
    return { ...nothing, leftOut: ['cluster: nothing that talks to a cluster changed'] };
  const missing = await fetchKubectls();
  if (missing !== undefined) {
    console.error(`No test ran with a real kubectl: ${missing}.`);
    return { ...nothing, leftOut: [`cluster, all that a real kubectl would show: ${missing}`] };
  }
  // All of them: they start Readyroom as a process, which no graph of modules knows.
  return vitestSuite('cluster', undefined, show);
}
