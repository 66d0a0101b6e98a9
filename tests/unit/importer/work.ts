import { Session } from 'node:inspector';
import type { Profiler } from 'node:inspector';

/** How often the blocks of our own code are entered in a call: work that is the same on any machine, however busy it is. */
export function workOf(call: () => unknown): number {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  call();
  let work = 0;
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    for (const { functions } of result.filter(isOurs))
      for (const { ranges } of functions) for (const { count } of ranges) work += count;
  });
  session.disconnect();
  return work;
}

const isOurs = ({ url }: Profiler.ScriptCoverage): boolean =>
  url.includes('/src/') && !url.includes('/node_modules/');

/** How many times as much work something of twice the size is. */
export const growthOf = (callOf: (size: number) => () => unknown, size: number): number =>
  workOf(callOf(2 * size)) / workOf(callOf(size));
