/** What a page has shown and done above an output: a check of what was so already passes where the step was left out. */
import { parseCommands } from '#checker/lines/command.ts';
import { isHarmless } from '#checker/objects/harmless.ts';
import type { ExpectationYaml } from './expected-of.ts';

export interface ShownAbove {
  /** How many objects an output has shown as ready, by what a check would ask for. */
  ready: Map<string, number>;
  step: Step;
}

/** Commands in a row, with no output between them that shows objects. */
interface Step {
  /** How many objects an output below must show, so that it can be the step that made them ready. */
  least: number;
  /** Whether an output has shown objects since: the next command that is no reading one begins another step. */
  isShown: boolean;
}

export const nothingAbove = (): ShownAbove => ({
  ready: new Map(),
  step: { least: 1, isShown: true },
});

/** Goes on with the step by a command. */
export function doStep(above: ShownAbove, command: string): void {
  for (const line of command.split('\n')) {
    for (const { verb, args } of parseCommands(line)) {
      const least = leastAfter(verb, args);
      if (least === undefined) continue;
      const { step } = above;
      above.step = { least: step.isShown ? least : Math.min(step.least, least), isShown: false };
    }
  }
}

/** What changes an object that is there: it was ready before as it is behind it. */
const changing = new Set(
  'annotate cordon delete drain edit label patch set taint uncordon rollout'.split(' '),
);
const isLook = /^rollout (?:status|history)$/;

/** Infinity for what makes nothing ready; undefined for what leaves a cluster as it is. */
function leastAfter(verb: string, args: readonly string[]): number | undefined {
  const [first = ''] = verb.split(' ', 1);
  if (changing.has(first) && !isLook.test(verb)) return Infinity;
  if (isHarmless(verb, args)) return undefined;
  // One replica is there before, however many are asked for.
  return first === 'scale' ? 2 : 1;
}

/** Remembers what an output has shown as ready. */
export function showReady(above: ShownAbove, expect: readonly ExpectationYaml[]): void {
  above.step = { ...above.step, isShown: true };
  for (const each of expect)
    for (const key of new Set([keyOf(each), keyOf({ ...each, namespace: undefined })]))
      above.ready.set(key, Math.max(above.ready.get(key) ?? 0, amountOf(each)));
}

/** Whether an output above has shown as much already. */
export const wasReady = ({ ready }: ShownAbove, each: ExpectationYaml): boolean =>
  amountOf(each) <= (ready.get(keyOf(each)) ?? 0);

/** Whether the step above leaves what a check asks for as ready as it was. */
export const isOnlyChanged = ({ step }: ShownAbove, each: ExpectationYaml): boolean =>
  amountOf(each) < step.least;

/** All replicas of a StatefulSet are asked for, and no fewer of them are as many. */
const keyOf = ({ kind, name, match, namespace, columns = {} }: ExpectationYaml): string =>
  JSON.stringify([kind, name ?? match, namespace ?? '', columns['READY']]);

const amountOf = ({ count, columns = {} }: ExpectationYaml): number =>
  Number(/\d+/.exec(String(count ?? columns['AVAILABLE'] ?? columns['READY'] ?? 1))?.[0] ?? 1);
