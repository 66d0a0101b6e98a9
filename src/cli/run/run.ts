import { resolve } from 'node:path';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { githubAnnotation } from '#model/diagnostics/print.ts';
import { resolveLesson } from '#model/resolve/resolve.ts';
import type { Cluster } from '#runner/cluster/cluster.ts';
import { clustersOfRun } from '#runner/cluster/one-run.ts';
import { chosenIn, outputsWith } from '#runner/compare/with-values.ts';
import { outputsOf, printedBy } from '#runner/run-command.ts';
import { exitCodeOf } from '#runner/report.ts';
import type { RunReport, Stop } from '#runner/report.ts';
import { programIn } from '#runner/program-in.ts';
import { runLessons } from '#runner/run-lessons.ts';
import type { LessonsRun } from '#runner/run-lessons.ts';
import { stepsToRun } from '#runner/run-lesson.ts';
import { typedTime } from '#cli/check/options.ts';
import type { Invocation, Run, UsageError } from '#cli/definition.ts';
import type { ExitCode, Io } from '#cli/io.ts';
import { listed } from '#cli/suggest.ts';
import { painter, visible } from '#cli/terminal.ts';
import { clusterFor, kubeconfigProblem, surroundingsOf } from './cluster-choice.ts';
import { runJson } from './files.ts';
import type { running } from './options.ts';
import { writeProvenance } from './prove.ts';
import { recordOutputs } from './record.ts';
import { reportProblem, writeReports } from './report-files.ts';
import { selected, valuesOf } from './selection.ts';
import type { LessonSelection } from './selection.ts';
import { endText, resultText } from './text.ts';
import { saidOf, skipText, stopText } from './words.ts';

type Values = Invocation<typeof running>['options'];

/** What a session is made of. */
const shellPrograms = ['bash', 'mkfifo'];

const TIMEOUT = 300_000;
const INTERVAL = 1000;

/** `readyroom run`: proves lessons on a cluster. What goes on is on standard error where the report is for programs. */
export const run: Run<typeof running> = async ({ options, arguments: [name, another] }, io) => {
  if (another !== undefined) return { usageError: `One at a time: "${another}" is too much.` };
  const times = timesOf(options);
  if ('usageError' in times) return times;
  const problem = reportProblem(options.report, io.cwd) ?? kubeconfigProblem(options, io.cwd);
  if (problem !== undefined) return { usageError: problem };
  if (options.prove && name?.includes('#'))
    return { usageError: '--prove is for whole lessons: one command alone proves no lesson.' };
  const selection = selected(name, options.content, io.cwd, options.record !== undefined);
  if ('error' in selection) return { usageError: selection.error };
  const otherwise = selection.value.workshops.find(
    ({ context }) => options.version !== undefined && !context.versions.includes(options.version),
  );
  if (otherwise !== undefined)
    return {
      usageError: `--version ${options.version ?? ''}: ${otherwise.name} ${otherwise.context.versions.length === 0 ? 'lists no versions in its workshop.yaml' : `has the versions ${listed(otherwise.context.versions)}`}.`,
    };
  const values = valuesOf(options.set, selection.value.variables);
  if ('error' in values) return { usageError: values.error };
  const env = {
    ...io.env,
    ...(options.kubeconfig && { KUBECONFIG: resolve(io.cwd, options.kubeconfig) }),
  };
  if (options['dry-run']) return dryRun(selection.value, options, io);
  const found = await clusterFor(selection.value, options, env, io);
  if ('code' in found) return found.code;
  if ('usageError' in found) return found;
  const lacking = shellPrograms.find((each) => programIn(io.env['PATH'], each) === undefined);
  if (lacking !== undefined) {
    io.err(
      `readyroom: There is no ${lacking} on the PATH, and lessons are run with it. On Windows, run them in WSL.\n`,
    );
    return 2;
  }
  const { cluster } = found;
  const clusters = clustersOfRun();
  const begin = (answering: Cluster): Stop | undefined => {
    const { uid, context, server, isThrowAway } = answering;
    if (!isThrowAway && !options.yes && uid !== cluster?.uid)
      return { is: 'not-agreed', context, server };
    const other = clusters.begin(uid);
    return other && { is: 'other-run', ...other };
  };
  const stop = cluster && begin(cluster);
  if (stop !== undefined) {
    io.err(`readyroom: ${stopText(stop)}\n`);
    return 3;
  }
  const proving = { options, io, times: times.value, env, variables: values.value, begin };
  const report = await proved(selection.value, cluster, proving).finally(clusters.end);
  return finish(report, selection.value, values.value, name, options, io);
};

function timesOf(
  options: Values,
): { value: { command: number; check: number; interval: number } } | UsageError {
  const [command, check] = (['timeout', 'check-timeout'] as const).map((name) => {
    const time = options[name];
    return time === undefined ? TIMEOUT : typedTime(time);
  });
  if (command === undefined)
    return {
      usageError: `--timeout cannot be "${options.timeout ?? ''}". Write a time such as 30s or 5m.`,
    };
  if (check === undefined)
    return {
      usageError: `--check-timeout cannot be "${options['check-timeout'] ?? ''}". Write a time such as 30s or 5m.`,
    };
  return { value: { command, check, interval: INTERVAL } };
}

interface Proving {
  options: Values;
  io: Io;
  times: { command: number; check: number; interval: number };
  env: Io['env'];
  variables: Readonly<Record<string, string>>;
  begin: LessonsRun['begin'];
}

/** A first Ctrl-C may take a while: what runs is asked to end, and what was seen is reported. */
function interruptible(io: Io): AbortSignal {
  const signal = io.interruptible(
    '\nreadyroom: Ended at once: what was running was killed, nothing is reported or recorded, and what was made in the cluster is still there.\n',
  );
  signal.addEventListener('abort', () => {
    io.err('\nreadyroom: Ending. What runs is asked to stop; a second Ctrl-C ends it at once.\n');
  });
  return signal;
}

/** Back to the first column, and the line emptied. */
const SAME_LINE = '\r\u001B[K';

async function proved(
  { lessons, only }: LessonSelection,
  cluster: Cluster | undefined,
  { options, io, times, env, variables, begin }: Proving,
): Promise<RunReport> {
  const isText = options.format === 'text';
  const print = (text: string): void => {
    if (isText) io.out(text);
    else io.err(text);
  };
  const paint = painter(isText && io.isTerminal.stdout, io.env);
  const isLive = !options.plain && io.isTerminal.stderr;
  const clear = (): void => {
    if (isLive) io.err(SAME_LINE);
  };
  return runLessons({
    ...{ lessons, only, cluster, env, variables, times, begin },
    surroundings: surroundingsOf(options, cluster),
    version: options.version,
    keepGoing: options['keep-going'],
    cleanup: options.cleanup,
    signal: interruptible(io),
    onLesson: (workshop, lesson) => {
      print(`\n${paint(`${workshop}/${lesson}`, 'title')}\n`);
    },
    onStart: (id) => {
      if (isLive) io.err(`${SAME_LINE}  … ${id}`);
    },
    onResult: (result) => {
      clear();
      print(resultText(result, paint));
    },
  });
}

async function finish(
  ran: RunReport,
  before: LessonSelection,
  values: Readonly<Record<string, string>>,
  name: string | undefined,
  options: Values,
  io: Io,
): Promise<ExitCode> {
  const { report, selection } = await recorded(ran, before, values, name, options, io);
  const paint = painter(io.isTerminal.stdout, io.env);
  const end = endText(report, paint);
  if (options.format === 'text') io.out(end);
  else if (options.format === 'json') io.out(runJson(report));
  else
    io.out(
      diagnosticsOf(report, selection)
        .map((each) => `${githubAnnotation(each, 'readyroom run')}\n`)
        .join('') + end,
    );
  const isReported = await writeReports(report, options.report, io);
  let isWritten = true;
  if (options.prove && report.stopped === undefined) {
    // Another run may have proved other lessons of the workshop meanwhile. This one proved the lessons as it read them.
    const now = selected(name, options.content, io.cwd);
    const { workshops } = 'error' in now ? selection : now.value;
    isWritten = await writeProvenance(report, { ...selection, workshops }, io);
  } else if (options.prove)
    io.err(
      'readyroom: The run did not come to its end, so nothing is written of what it proved.\n',
    );
  const code = exitCodeOf(report);
  if (code === 5)
    io.err('readyroom: Nothing was proved: no output was compared and no check was judged.\n');
  return code === 0 && !(isReported && isWritten) ? 1 : code;
}

/** The report after what was asked for is recorded: what is documented now is what was printed. */
async function recorded(
  report: RunReport,
  selection: LessonSelection,
  values: Readonly<Record<string, string>>,
  name: string | undefined,
  options: Values,
  io: Io,
): Promise<{ report: RunReport; selection: LessonSelection }> {
  const { record, content } = options;
  if (record === undefined) return { report, selection };
  const written = await recordOutputs(report, selection, values, record, io);
  const now = written?.size === 0 ? undefined : selected(name, content, io.cwd);
  if (written === undefined || now === undefined || 'error' in now) return { report, selection };
  // The other lessons stay as they were run, whatever their author writes into them meanwhile.
  const lessonsNow = selection.lessons.map((each) =>
    written.has(`${each.workshop}/${each.lesson.name}`)
      ? (now.value.lessons.find(
          ({ workshop, lesson }) => workshop === each.workshop && lesson.name === each.lesson.name,
        ) ?? each)
      : each,
  );
  const lessons = report.lessons.map((each) => {
    const ids = written.get(`${each.workshop}/${each.lesson}`) ?? [];
    const own = lessonsNow.find(
      ({ workshop, lesson }) => workshop === each.workshop && lesson.name === each.lesson,
    );
    const documented = (own && resolveLesson(own.lesson)?.outputs) ?? {};
    const outputs = own ? outputsWith(documented, chosenIn(own.lesson, values)) : documented;
    const results = each.results.map((result) => {
      if (result.is !== 'command' || !ids.includes(result.output?.id ?? '')) return result;
      const { printed, version, isProved } = result;
      return printedBy(result, printed, outputsOf(outputs, version), isProved);
    });
    return { ...each, results };
  });
  return { report: { ...report, lessons }, selection: { ...selection, lessons: lessonsNow } };
}

/** What is not as it should be, each at its place in lesson.yaml. */
function diagnosticsOf(
  { lessons }: RunReport,
  { lessons: sources }: LessonSelection,
): Diagnostic[] {
  return lessons.flatMap(({ workshop, lesson, results }) => {
    const yaml = sources.find((each) => each.workshop === workshop && each.lesson.name === lesson)
      ?.lesson.yaml;
    return results.flatMap((result) => {
      const { word, is, detail } = saidOf(result);
      if (is !== 'bad' || yaml === undefined) return [];
      const path =
        result.is === 'check'
          ? ['checks', result.id]
          : word === 'differs' && result.output !== undefined
            ? ['outputs', result.output.id]
            : ['commands', result.id];
      const place = yaml.placeOfKey(path);
      return [
        {
          code: result.is,
          severity: 'error' as const,
          place,
          message: `${result.id}: ${word}`,
          hint: detail,
        },
      ];
    });
  });
}

function dryRun({ lessons, only }: LessonSelection, options: Values, io: Io): ExitCode {
  const surroundings = surroundingsOf(options, undefined);
  let count = 0;
  for (const { workshop, lesson } of lessons) {
    io.out(`${workshop}/${lesson.name}\n`);
    for (const step of stepsToRun({ lesson, surroundings, only })) {
      const what = step.is === 'check' ? `check ${step.id}` : step.id;
      if (step.skip === undefined) count += 1;
      io.out(
        step.skip === undefined
          ? `  ${what}\n`
          : `  ${what}  skipped: ${visible(skipText(step.skip))}\n`,
      );
    }
  }
  if (count > 0) return 0;
  io.err('readyroom: There is nothing to run.\n');
  return 5;
}
