import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workshopYamlWith } from '#importer/write/yaml-files.ts';
import { fromRoot } from '#model/load/files.ts';
import { readContent } from '#model/read-content.ts';
import { itemsToKeep } from '#recorder/items.ts';
import type { RecordedItem } from '#recorder/items.ts';
import { recordedLesson } from '#recorder/lesson.ts';
import type { RecordedLesson } from '#recorder/lesson.ts';
import { maskItems } from '#recorder/mask-items.ts';
import { kubectlOf } from '#runner/cluster/kubectl.ts';
import { secretsOfEnv, secretsOfKubeconfig } from '#runner/secrets.ts';
import { readShell } from '#transforms/shell.ts';
import { asTyped } from '#cli/as-typed.ts';
import { shellComplaints } from '#cli/bash-syntax.ts';
import type { Run } from '#cli/definition.ts';
import type { ExitCode, Io } from '#cli/io.ts';
import { lessonPlace } from '#cli/lesson-place.ts';
import type { LessonPlace, LessonPlaceOptions } from '#cli/lesson-place.ts';
import { writeFailure } from '#cli/replace-file.ts';
import { painter, visible } from '#cli/terminal.ts';
import { writeStage } from '#cli/write-stage.ts';
import type { recording } from './options.ts';
import { stepsOfFile, stepsOfTerminal } from './steps.ts';
import { countText, itemsText, notesText } from './view.ts';

/** `readyroom record`: makes a lesson of what is done in a terminal, or was. */
export const run: Run<typeof recording> = async ({ options, arguments: [path, more] }, io) => {
  if (path === undefined) return { usageError: 'Name the lesson: record WORKSHOP/NAME' };
  if (more !== undefined)
    return { usageError: `One lesson is recorded at a time; "${more}" is too much.` };
  const { from, shell, rc, yes } = options;
  if (from !== undefined && (shell !== undefined || rc))
    return { usageError: '--shell and --rc are for a shell that is opened, not for --from.' };
  const place = lessonPlace(path, options, io.cwd);
  if ('usageError' in place) return place;
  if ('error' in place) return notMade(place.error, io);
  const before = await secretsHere(io);
  const recorded =
    from === undefined ? await stepsOfTerminal({ shell, rc }, io) : await stepsOfFile(from, io);
  if ('error' in recorded) return notMade(recorded.error, io);
  // What a command has written into the kubeconfig meanwhile is secret, too.
  const items = maskItems(itemsToKeep(recorded.value.steps), [
    ...before,
    ...(await secretsHere(io)),
  ]);
  if (!items.some(({ is }) => is === 'command')) return nothingToKeep(items, io);
  const made = await lessonFor(place.value, options.content, items, io);
  const paint = painter(io.isTerminal.stdout, { NO_COLOR: io.env['NO_COLOR'] });
  io.out(`\nThis would be saved, secrets masked as "•••":\n\n${itemsText(items, paint)}\n`);
  for (const sentence of recorded.value.unknown) io.out(`${visible(sentence)}\n`);
  io.out(`${notesText(made)}\n`);
  if (!yes && !(await isWanted(path, made, io))) return notMade('Nothing was saved.', io);
  return write({ path, options, place: place.value }, made, io);
};

function notMade(error: string, io: Io): ExitCode {
  io.err(`readyroom: ${asTyped(error, io.program)}\n`);
  return 1;
}

function nothingToKeep(items: readonly RecordedItem[], io: Io): ExitCode {
  if (items.length > 0) io.out(`\n${itemsText(items, (text) => text)}\n`);
  return notMade('No command was run that a lesson could have, so none was made.', io);
}

/** Values that must stand nowhere: of the environment, and of the kubeconfig where there is one. */
async function secretsHere(io: Io): Promise<string[]> {
  const env = Object.fromEntries(
    Object.entries(io.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return [...secretsOfEnv(env), ...(await secretsOfKubeconfig(kubectlOf(env, io.cwd)))];
}

/** Makes the lesson in memory, with what the workshop around it has. */
async function lessonFor(
  { workshop, name, title, minutes, source }: LessonPlace,
  content: string,
  items: readonly RecordedItem[],
  io: Io,
): Promise<RecordedLesson> {
  const known = readContent(content, io.cwd).workshops.find((each) => each.name === workshop);
  const commands = (known?.lessons ?? []).flatMap((lesson) =>
    Object.values(lesson.commands).flatMap((command) => command.run),
  );
  const wrong = await shellComplaints(
    items.flatMap((item) => (item.is === 'command' ? [item.command] : [])),
    io,
  );
  return recordedLesson(
    items,
    { name, title, minutes, source },
    {
      declared: new Set(Object.keys(known?.variables ?? {})),
      assigned: new Set(commands.flatMap((command) => readShell(command).assigned)),
      complain: (command) => wrong?.get(command)?.message,
    },
  );
}

/** Whether somebody is there to answer. */
const isAnswered = ({ isTerminal: { stdin, stdout } }: Io): boolean => stdin && stdout;

/** Whether the person at the terminal agrees; where there is none, nobody does. */
async function isWanted(path: string, made: RecordedLesson, io: Io): Promise<boolean> {
  if (!isAnswered(io)) {
    io.err('readyroom: Nobody can be asked here. Say --yes to save it.\n');
    return false;
  }
  const { one } = await io.ask();
  const answer = await one(`Make ${path} of this: ${countText(made)}?`, [
    { value: 'no', label: 'No, forget it' },
    { value: 'yes', label: 'Yes, save it' },
  ]);
  return answer === 'yes';
}

/** Where the lesson was to stand before it was recorded, and what was asked for. */
interface Order {
  path: string;
  options: LessonPlaceOptions;
  place: LessonPlace;
}

/** Writes the lesson, or says why not and asks whether to try again: what was recorded is nowhere else. */
async function write(order: Order, made: RecordedLesson, io: Io): Promise<ExitCode> {
  let error = failure(order, made, io);
  const { one } = error === undefined || !isAnswered(io) ? { one: undefined } : await io.ask();
  while (error !== undefined) {
    io.err(`readyroom: ${asTyped(error, io.program)}\n`);
    const answer = await one?.('Try again?', [
      { value: 'yes', label: 'Yes, once that is mended' },
      { value: 'no', label: 'No, forget what was recorded' },
    ]);
    if (answer !== 'yes') return 1;
    error = failure(order, made, io);
  }
  io.out(report(order.place, made, io));
  return 0;
}

/**
 * Why nothing was written; undefined: all of it was. The workshop is read anew, because its author may have changed it since the
 * recording began.
 */
function failure(
  { path, options, place: { folder, workshop, name, source } }: Order,
  { files, variables, preset }: RecordedLesson,
  io: Io,
): string | undefined {
  if (existsSync(join(folder, name)))
    return `${fromRoot(io.cwd, join(folder, name))} is there by now, and nothing is overwritten. Move it away.`;
  const now = lessonPlace(path, options, io.cwd);
  if ('usageError' in now) return now.usageError;
  if ('error' in now) return now.error;
  const { workshopYaml } = now.value;
  const hasMore = variables.size + preset.size > 0;
  const addition = { lessons: [], locales: [source], titles: {}, variables, preset: [...preset] };
  const yaml = hasMore ? workshopYamlWith(workshopYaml, addition) : workshopYaml;
  const lesson = Object.entries(files).map(([file, text]) => ({ path: `${name}/${file}`, text }));
  try {
    const written = writeStage({
      ...{ content: join(folder, '..'), workshop, pictures: [], isDryRun: false },
      files: [...lesson, { path: 'workshop.yaml', text: yaml }],
    });
    return 'error' in written ? written.error : undefined;
  } catch (error) {
    return `Nothing was written: ${writeFailure(error)}.`;
  }
}

function report(
  { folder, workshop, name, source, locales }: LessonPlace,
  made: RecordedLesson,
  io: Io,
): string {
  const others = locales.filter((locale) => locale !== source);
  const translations = others.length === 0 ? '' : `; ${others.join(', ')} when it is translated`;
  return asTyped(
    `Made ${fromRoot(io.cwd, join(folder, name))}: ${countText(made)}.
  lesson.yaml  its commands, outputs and checks
  ${source}.mdx  its prose, which is yours to write${translations}
It is in workshop.yaml, and npm run dev shows it. readyroom lint says what is missing, readyroom run ${workshop}/${name} whether it works again.
`,
    io.program,
  );
}
