import { blockHash } from '#model/prove/proof-blocks.ts';
import type { ProvedPart } from '#model/prove/proof-blocks.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import type { Gap, LessonProvenance, Proof } from '#model/schema/provenance.ts';
import { isDone } from './report.ts';
import type { CheckResult, CommandStepResult, LessonReport, StepResult } from './report.ts';
import { fixed } from './session/surroundings.ts';

type Entry = LessonProvenance['commands'][string];

/** What came of a lesson's run, as it is written down. */
export type Written =
  | { is: 'written'; lesson: LessonProvenance }
  /** Nothing of it ran. */
  | { is: 'not-run' }
  /** It needs no cluster, so it says nothing of one. */
  | { is: 'no-cluster' }
  /** It ran on a stand-in, and there is a proof on a cluster already. */
  | { is: 'only-stand-in'; date: string };

/** Lessons that need no cluster. */
const elsewhere: ReadonlySet<string> = new Set(['terminal', 'reading']);

/**
 * What a run has proved of a lesson. What was read in a source stays, as long as the run does not prove more; a run on a
 * stand-in never takes the place of one on a cluster.
 */
export function provenanceOf(
  { cluster, milliseconds, results }: LessonReport,
  data: LessonYaml,
  date: string,
  before: LessonProvenance | undefined,
): Written {
  if (results.every(({ outcome }) => outcome.is === 'skipped' || outcome.is === 'not-reached'))
    return { is: 'not-run' };
  if (cluster === undefined || data.environments.every((each) => elsewhere.has(each)))
    return { is: 'no-cluster' };
  if (cluster.isStandIn && before !== undefined && ranOnCluster(before))
    return { is: 'only-stand-in', date: before.date };
  const proof: Proof = cluster.isStandIn ? 'ran-on-stand-in' : 'ran-on-cluster';
  const entriesOf = <Own extends Entry>(part: ProvedPart, prove: (id: string) => Own) =>
    Object.fromEntries(
      Object.keys(data[part] ?? {}).map((id) => {
        const entry = prove(id);
        const earlier = before?.[part][id];
        const isKept = entry.proof === 'not-proved' && earlier?.proof === 'read-in-source';
        return [id, isKept ? { ...(earlier as Own) } : entry] as const;
      }),
    );
  const commandResults = results.filter((result) => result.is === 'command');
  const checkResults = results.filter((result) => result.is === 'check');
  const isProved = (id: string): boolean =>
    checkResults.some((each) => each.id === id && each.outcome.is === 'met');
  const commandEntry = (id: string): Entry => {
    const of = blockHash(data, 'commands', id);
    const own = commandResults.filter((each) => each.id === id);
    const readBy = Object.entries(data.checks ?? {}).some(
      ([check, { command }]) => command === id && isProved(check),
    );
    if (own.length === 0) return readBy ? { proof, of } : notProved(of, 'not-reached');
    const wrong = own.find((each) => !isDone(each));
    return wrong === undefined ? { proof, of } : notProved(of, gapOf(wrong));
  };
  const outputEntry = (id: string): LessonProvenance['outputs'][string] => {
    const own = commandResults.filter(({ output }) => output?.id === id);
    const [first] = own;
    const command = first?.id;
    const of = blockHash(data, 'outputs', id, command);
    const wrong = own.find(({ output }) => output?.comparison?.isSame !== true);
    if (first === undefined) return notProved(of, 'not-reached');
    const entry = wrong === undefined ? { proof, of } : notProved(of, gapOf(wrong));
    return command === undefined ? entry : { ...entry, command };
  };
  const checkEntry = (id: string): LessonProvenance['checks'][string] => {
    const own = checkResults.findLast((each) => each.id === id);
    const of = blockHash(data, 'checks', id, data.checks?.[id]?.command);
    if (own === undefined) return notProved(of, 'not-reached');
    if (own.outcome.is !== 'met') return notProved(of, gapOf(own));
    const seconds = Math.round(own.milliseconds / 100) / 10;
    return { proof, of, sides: [...own.sides], seconds };
  };
  return {
    is: 'written',
    lesson: {
      date: date.slice(0, 10),
      ...(cluster.environment !== undefined && { environment: cluster.environment }),
      versions: { Kubernetes: cluster.versions.server, kubectl: cluster.versions.kubectl },
      surroundings: { ...fixed },
      minutes: Math.round(milliseconds / 6000) / 10,
      commands: entriesOf('commands', commandEntry),
      outputs: entriesOf('outputs', outputEntry),
      checks: entriesOf('checks', checkEntry),
    },
  };
}

const ranOnCluster = ({ commands, outputs, checks }: LessonProvenance): boolean =>
  [commands, outputs, checks].some((entries) =>
    Object.values(entries).some(({ proof }) => proof === 'ran-on-cluster'),
  );

const notProved = (of: string, why: Gap): Entry => ({ proof: 'not-proved', of, why });

const skips: Readonly<Record<string, Gap>> = {
  tab: 'other-place',
  environment: 'other-place',
  details: 'aside',
  manual: 'manual',
  tool: 'tool',
};

function gapOf({ outcome }: CommandStepResult | CheckResult | StepResult): Gap {
  if (outcome.is === 'skipped') return skips[outcome.skip.is] ?? 'not-reached';
  return outcome.is === 'not-reached' ? 'not-reached' : 'differs';
}
