import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { LessonSources } from '#model/load/sources.ts';
import { cleanUp } from './cleanup.ts';
import type { Cleanup } from './cleanup.ts';
import { findCluster, minorOf, uidOf } from './cluster/cluster.ts';
import type { Cluster, NoCluster } from './cluster/cluster.ts';
import { inventoryOf } from './cluster/inventory.ts';
import { kubectlOf } from './cluster/kubectl.ts';
import type { Kubectl } from './cluster/kubectl.ts';
import { downloadsOf } from './plan/downloads.ts';
import { makesCluster, startsMachines } from './plan/makes-cluster.ts';
import type { Surroundings } from './plan/plan.ts';
import { knownSecrets } from './known-secrets.ts';
import { countsOf } from './report.ts';
import type { LessonReport, StepResult, RunReport, Stop } from './report.ts';
import { terminalOf } from './run-command.ts';
import { leftOut, runLesson, stepsToRun } from './run-lesson.ts';
import type { LessonRun } from './run-lesson.ts';
import { openSession } from './session/session.ts';
import { surroundings as fixedEnv } from './session/surroundings.ts';
import type { Environment } from './session/surroundings.ts';

export interface LessonsRun {
  /** In order: each begins where the one before it ended. */
  lessons: readonly { workshop: string; lesson: LessonSources }[];
  /** The id of the one command that is run; undefined: whole lessons. */
  only: string | undefined;
  /** Undefined where no lesson needs one. */
  cluster: Cluster | undefined;
  env: Environment;
  surroundings: Surroundings;
  /** Of Kubernetes, where only clusters of that one are run on: 1.36. */
  version: string | undefined;
  /** For the cluster that answers after a lesson has made one: why nothing may be changed there. */
  begin: (cluster: Cluster) => Stop | undefined;
  variables: Readonly<Record<string, string>>;
  keepGoing: boolean;
  /** To take away what the run made, when it is over. */
  cleanup: boolean;
  times: LessonRun['times'] & { command: number };
  /** Ends the run as soon as it can be ended. */
  signal: AbortSignal;
  onLesson: (workshop: string, lesson: string) => void;
  onStart: (id: string) => void;
  onResult: (result: StepResult) => void;
}

/**
 * Runs lessons, one after the other, in one folder that is made for them and taken away again. The context is pinned: whoever
 * switches it elsewhere does not switch it here, and where another cluster answers, the run ends.
 */
export async function runLessons(run: LessonsRun): Promise<RunReport> {
  const date = new Date().toISOString();
  const files = mkdtempSync(join(tmpdir(), 'readyroom-run-'));
  const folder = mkdtempSync(join(tmpdir(), 'readyroom-work-'));
  const clear = (): void => {
    for (const path of [files, folder]) rmSync(path, { recursive: true, force: true });
  };
  process.once('exit', clear);
  try {
    const env = pinned({ ...fixedEnv(run.env), ...run.variables }, run.cluster, files);
    const kubectl = kubectlOf(env, folder);
    const secrets = await knownSecrets({ ...run.env, ...env }, kubectl, folder);
    const known = {
      ...secrets,
      mask: (text: string) => withoutFolders(secrets.mask(text), env, files, folder),
    };
    const guard = guardOf(run, kubectl);
    const before = run.cleanup ? await inventoryOf(kubectl) : undefined;
    const lessons: LessonReport[] = [];
    for (const { workshop, lesson } of run.lessons) {
      run.onLesson(workshop, lesson.name);
      if (isStopped(run, lessons) || (await guard.isOver())) {
        lessons.push(notReached(workshop, lesson, run));
        continue;
      }
      for (const { name, text } of downloadsOf(lesson)) writeFileSync(join(folder, name), text);
      const session = await openSession(folder, env, startsMachines);
      const end = (): void => void session.end();
      run.signal.addEventListener('abort', end);
      try {
        const terminal = terminalOf(session, known, run.times.command);
        const { isOver, versionAfter } = guard;
        const surroundings = { ...run.surroundings, version: guard.version() };
        const own = { ...run, workshop, lesson, terminal, surroundings, versionAfter, isOver };
        const report = await runLesson(own);
        lessons.push({ ...report, cluster: await guard.cluster() });
      } finally {
        run.signal.removeEventListener('abort', end);
        await session.end();
      }
    }
    const cleanup = before && (await cleanedUp(run, lessons, before, kubectl, files));
    return { date, cluster: run.cluster, lessons, cleanup, stopped: guard.stop() };
  } finally {
    process.off('exit', clear);
    clear();
  }
}

/** Takes away what the run made, where the cluster that answers now is the one that it began with: the last step may have led elsewhere. */
async function cleanedUp(
  { cluster }: LessonsRun,
  lessons: readonly LessonReport[],
  before: Awaited<ReturnType<typeof inventoryOf>>,
  kubectl: Kubectl,
  files: string,
): Promise<Cleanup> {
  if ('message' in before) return { removed: [], left: [], failed: before.message };
  if (cluster === undefined || (await uidOf(kubectl)) !== cluster.uid)
    return {
      removed: [],
      left: [],
      failed: 'it is not the cluster that the run began with',
    };
  const printed = lessons.flatMap(({ results }) =>
    results.flatMap((result) => (result.is === 'command' ? [result.printed] : [])),
  );
  return cleanUp(kubectl, before, printed, files);
}

/** A lesson begins where the one before it ended: after one that did not end, nothing is to be had of it. */
function isStopped({ keepGoing }: LessonsRun, lessons: readonly LessonReport[]): boolean {
  const { commands, checks } = countsOf(lessons);
  const isLeft = commands.notReached + checks.notReached > 0;
  return !keepGoing && (isLeft || lessons.some(({ start }) => start === 'not-met'));
}

const notReached = (
  workshop: string,
  lesson: LessonSources,
  { surroundings, only }: LessonsRun,
): LessonReport => ({
  ...{ workshop, lesson: lesson.name, minutes: lesson.data?.minutes ?? 0, milliseconds: 0 },
  ...{
    cluster: undefined,
    start: undefined,
    results: stepsToRun({ lesson, surroundings, only }).map(leftOut),
  },
});

/**
 * The environment with the context pinned: of several kubeconfigs the first that names a current context wins, and what
 * `kubectl config` or kind writes goes there too. No credential is copied.
 */
function pinned(
  env: Readonly<Record<string, string>>,
  cluster: Cluster | undefined,
  folder: string,
): Readonly<Record<string, string>> {
  if (cluster === undefined) return env;
  const file = join(folder, 'kubeconfig.yaml');
  const context = JSON.stringify(cluster.context);
  writeFileSync(file, `apiVersion: v1\nkind: Config\ncurrent-context: ${context}\n`, {
    mode: 0o600,
  });
  const rest = env['KUBECONFIG'] ?? join(env['HOME'] ?? homedir(), '.kube', 'config');
  return { ...env, KUBECONFIG: [file, rest].join(delimiter) };
}

/** The folders of a run are others each time, and the learner has none of them: what was printed names the author's kubeconfig. */
function withoutFolders(
  text: string,
  { KUBECONFIG = '' }: Readonly<Record<string, string>>,
  files: string,
  folder: string,
): string {
  const [pin = '', ...own] = KUBECONFIG.split(delimiter);
  const unpinned = pin.startsWith(files)
    ? text.replaceAll(`${pin}${delimiter}`, '').replaceAll(pin, own[0] ?? '')
    : text;
  return unpinned.replaceAll(folder, join(tmpdir(), 'readyroom-work'));
}

/** How long an API server may be away, in milliseconds: one whose settings a lesson changes is started anew. */
const AWAY = 30_000;

/** The UID of the cluster that answers; where none does, it is asked again, for as long as a check would wait. */
async function uidWithin(
  kubectl: Kubectl,
  { check, interval }: LessonsRun['times'],
  signal: AbortSignal,
): Promise<string | NoCluster> {
  const end = performance.now() + Math.min(AWAY, check);
  for (;;) {
    const uid = await uidOf(kubectl);
    const mayCome = typeof uid !== 'string' && uid.is === 'unreachable';
    if (!mayCome || signal.aborted || performance.now() + interval > end) return uid;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

/** Sees whether the cluster is still the one that the run began with. */
function guardOf({ cluster: first, begin, signal, version, times }: LessonsRun, kubectl: Kubectl) {
  let stop: Stop | undefined;
  let cluster = first;
  let pinnedUid = first?.uid;
  /** A command has made or ended a cluster, and nobody has asked since which one there is. */
  let isNew = false;
  const lookAgain = async (): Promise<void> => {
    const found = await findCluster(kubectl);
    if ('is' in found) return;
    isNew = false;
    cluster = found;
    pinnedUid = found.uid;
    stop ??= begin(found);
    if (version !== undefined && minorOf(found) !== version)
      stop ??= { is: 'other-version', version };
  };
  const versionNow = (): string | undefined => version ?? minorOf(cluster);
  return {
    /** The one that a lesson had, even where its last step has made the first. */
    cluster: async (): Promise<Cluster | undefined> => {
      if (isNew && cluster === undefined && !signal.aborted) await lookAgain();
      return cluster;
    },
    version: versionNow,
    stop: (): Stop | undefined => (signal.aborted ? { is: 'interrupted' } : stop),
    /** A lesson may make a cluster or end its own: the next one that answers is the one. */
    versionAfter: async (text: string): Promise<string | undefined> => {
      if (makesCluster(text)) {
        pinnedUid = undefined;
        isNew = true;
      }
      if (isNew && !signal.aborted) await lookAgain();
      return versionNow();
    },
    isOver: async (): Promise<boolean> => {
      if (signal.aborted || stop !== undefined) return true;
      if (isNew) await lookAgain();
      if (cluster === undefined || isNew || stop !== undefined) return stop !== undefined;
      const uid = await uidWithin(kubectl, times, signal);
      if (signal.aborted) return true;
      if (typeof uid === 'string') {
        if (uid !== pinnedUid) stop = { is: 'exchanged' };
      } else if (pinnedUid !== undefined) {
        const is = uid.is === 'credentials' ? uid.is : 'cluster-gone';
        stop = { is, message: uid.message };
      }
      return stop !== undefined;
    },
  };
}
