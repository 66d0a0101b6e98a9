import type { LessonYaml } from '#model/schema/lesson.ts';
import type { Gap, LessonProvenance } from '#model/schema/provenance.ts';
import { blockHash } from './proof-blocks.ts';
import type { ProvedPart } from './proof-blocks.ts';

/** Why something is not claimed: no run proved it, or only one on a stand-in, or it was read, or it has changed since. */
export type NotRun = Gap | 'changed' | 'stand-in' | 'read';

/** What may be said of a lesson as it is now, since a run on a cluster proved it. */
export interface Claim {
  /** The days of the first and the last run: 2026-12-01. */
  first: string;
  last: string;
  /** The versions of Kubernetes, without the v. */
  kubernetes: readonly string[];
  /** The kinds of clusters, where they are known. */
  environments: readonly string[];
  commands: Share;
  checks: Share;
  /** Checks that were not met before their step, and met after it. */
  bothSides: number;
  /** How many commands, outputs and checks are not proved, by why. */
  notRun: Readonly<Partial<Record<NotRun, number>>>;
}

interface Share {
  proved: number;
  all: number;
}

type Entry = LessonProvenance['commands'][string] & { command?: string | undefined };

/** Whether a proof is of something that the lesson does not say any more. */
export const isOutdated = (
  data: LessonYaml,
  part: ProvedPart,
  id: string,
  { of, command }: Pick<Entry, 'of' | 'command'>,
): boolean =>
  of !== undefined &&
  of !== blockHash(data, part, id, part === 'checks' ? data.checks?.[id]?.command : command);

/** What may be claimed of a lesson; undefined where no run on a cluster proved anything that it still says. */
export function claimOf(
  data: LessonYaml,
  provenance: LessonProvenance | undefined,
): Claim | undefined {
  if (provenance === undefined) return undefined;
  const notRun: Partial<Record<NotRun, number>> = {};
  const provedOf = (part: ProvedPart): string[] =>
    Object.keys(data[part] ?? {}).filter((id) => {
      const why = notProved(data, part, id, provenance[part][id]);
      if (why !== undefined) notRun[why] = (notRun[why] ?? 0) + 1;
      return why === undefined;
    });
  const [commands, outputs, checks] = (['commands', 'outputs', 'checks'] as const).map(provedOf);
  if (commands === undefined || checks === undefined || outputs === undefined) return undefined;
  if (commands.length + outputs.length + checks.length === 0) return undefined;
  const { date, versions, environment } = provenance;
  const bothSides = checks.filter((id) => provenance.checks[id]?.sides?.includes('before'));
  return {
    ...{ first: date, last: date },
    kubernetes: [versions['Kubernetes'] ?? ''].flatMap((version) => ofKubernetes(version) || []),
    environments: environment === undefined ? [] : [environment],
    commands: { proved: commands.length, all: Object.keys(data.commands ?? {}).length },
    checks: { proved: checks.length, all: Object.keys(data.checks ?? {}).length },
    bothSides: bothSides.length,
    notRun,
  };
}

/** v1.36.1-eks-113cf36, v1.36.1-gke.1234000 and v1.36.1+k3s1 are Kubernetes 1.36.1; what is released before a version is not that version. */
const ofKubernetes = (version: string): string =>
  /^v?(\d+\.\d+\.\d+(?:-(?:alpha|beta|rc)\.\d+)?)(?!\d)/.exec(version)?.[1] ??
  version.replace(/^v/, '');

/** Less than this is no wait that a learner would wonder about, in seconds. */
const WAIT = 10;

/** How long the checks of a lesson took to be met in a run on a cluster, in seconds, by id: those that one waits for. */
export function waitsOf(
  data: LessonYaml,
  provenance: LessonProvenance | undefined,
): Readonly<Record<string, number>> {
  const checks = Object.entries(provenance?.checks ?? {}).flatMap(([id, entry]) => {
    const { seconds = 0 } = entry;
    return seconds < WAIT || notProved(data, 'checks', id, entry) !== undefined
      ? []
      : [[id, Math.round(seconds)] as const];
  });
  return Object.fromEntries(checks);
}

/** Why an entry of a lesson is not claimed; undefined: it is. */
function notProved(
  data: LessonYaml,
  part: ProvedPart,
  id: string,
  entry: Entry | undefined,
): NotRun | undefined {
  if (entry === undefined || isOutdated(data, part, id, entry)) return 'changed';
  switch (entry.proof) {
    case 'ran-on-cluster':
      return undefined;
    case 'ran-on-stand-in':
      return 'stand-in';
    case 'read-in-source':
      return 'read';
    case 'not-proved':
      return entry.why ?? 'not-reached';
  }
}

/** What may be said of several lessons together; those of which nothing is claimed count as not proved. */
export function togetherOf(
  lessons: readonly { data: LessonYaml; claim: Claim | undefined }[],
): Claim | undefined {
  const claims = lessons.flatMap(({ claim }) => claim ?? []);
  if (claims.length === 0) return undefined;
  const days = claims.flatMap(({ first, last }) => [first, last]).toSorted();
  const countIn = (part: ProvedPart): number =>
    lessons.reduce((sum, { data }) => sum + Object.keys(data[part] ?? {}).length, 0);
  const sum = (count: (claim: Claim) => number): number =>
    claims.reduce((all, claim) => all + count(claim), 0);
  const silent = lessons
    .filter(({ claim }) => claim === undefined)
    .flatMap(({ data }) => [data.commands, data.outputs, data.checks])
    .reduce((all, entries) => all + Object.keys(entries ?? {}).length, 0);
  const reasons = [...new Set(claims.flatMap(({ notRun }) => Object.keys(notRun) as NotRun[]))];
  const notRun = Object.fromEntries(
    reasons.map((why) => [why, sum((claim) => claim.notRun[why] ?? 0)]),
  );
  const left = (notRun['not-reached'] ?? 0) + silent;
  const unique = (list: (claim: Claim) => readonly string[]): string[] => [
    ...new Set(claims.flatMap((claim) => list(claim))),
  ];
  return {
    ...{ first: days[0] ?? '', last: days.at(-1) ?? '' },
    kubernetes: unique(({ kubernetes }) => kubernetes).toSorted(),
    environments: unique(({ environments }) => environments),
    commands: { proved: sum(({ commands }) => commands.proved), all: countIn('commands') },
    checks: { proved: sum(({ checks }) => checks.proved), all: countIn('checks') },
    bothSides: sum(({ bothSides }) => bothSides),
    notRun: left === 0 ? notRun : { ...notRun, 'not-reached': left },
  };
}
