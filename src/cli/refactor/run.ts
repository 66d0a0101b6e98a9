/** `readyroom rename`, `move` and `remove`: another name or place for a lesson or an id, or one less. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Run, UsageError } from '#cli/definition.ts';
import { importsAfter } from '#cli/import/carry-along.ts';
import type { ExitCode, Io } from '#cli/io.ts';
import { counted, problemsText } from '#model/diagnostics/print.ts';
import { load } from '#model/load/load.ts';
import type { Sources } from '#model/load/sources.ts';
import { lessonName, slug } from '#model/schema/primitives.ts';
import { make, Refused } from '#refactor/change.ts';
import { removeId, renameId } from '#refactor/ids.ts';
import { moveLesson, removeLesson, renameLesson } from '#refactor/lessons.ts';
import type { Planned } from '#refactor/lessons.ts';
import type { PartAddress } from '#refactor/links.ts';
import { newProblems, problemsOf } from '#refactor/prove.ts';
import type { moving, removing, renaming } from './options.ts';

/** `readyroom rename`: another name for a lesson or an id. */
export const rename: Run<typeof renaming> = ({ options, arguments: args }, io) => {
  const [path = '', name = '', extra] = args;
  const address = partAddress(path);
  if (address === undefined || name === '' || extra !== undefined)
    return Promise.resolve({
      usageError: 'Say what, and its new name: rename WORKSHOP/LESSON NAME',
    });
  const { error } = (address.id === undefined ? lessonName : slug).safeParse(name);
  if (error !== undefined)
    return Promise.resolve({ usageError: `"${name}" ${error.issues[0]?.message ?? ''}.` });
  return Promise.resolve(
    carryOut(
      (sources) =>
        address.id === undefined
          ? renameLesson(sources, address, name)
          : renameId(sources, address, name),
      options,
      io,
    ),
  );
};

/** `readyroom move`: a lesson at another place. */
export const move: Run<typeof moving> = ({ options, arguments: args }, io) => {
  const [path = '', workshop = '', extra] = args;
  const address = partAddress(path);
  if (address === undefined || address.id !== undefined || workshop === '' || extra !== undefined)
    return Promise.resolve({
      usageError: 'Say which lesson, and where it goes: move WORKSHOP/LESSON WORKSHOP',
    });
  return Promise.resolve(
    carryOut(
      (sources) => moveLesson(sources, address, workshop.replace(/\/$/, ''), options.after),
      options,
      io,
    ),
  );
};

/** `readyroom remove`: a lesson or an id less. */
export const remove: Run<typeof removing> = ({ options, arguments: args }, io) => {
  const [path = '', extra] = args;
  const address = partAddress(path);
  if (address === undefined || extra !== undefined)
    return Promise.resolve({ usageError: 'Say what: remove WORKSHOP/LESSON' });
  return Promise.resolve(
    carryOut(
      (sources) =>
        address.id === undefined ? removeLesson(sources, address) : removeId(sources, address),
      options,
      io,
    ),
  );
};

interface Values {
  'dry-run': boolean;
  content: string;
}

/** WORKSHOP/LESSON, or WORKSHOP/LESSON#ID; undefined for anything else. */
function partAddress(text: string): PartAddress | undefined {
  const [, workshop = '', lesson = '', id] =
    /^([a-z\d-]+)\/([a-z\d-]+)\/?(?:#([a-z\d-]+))?$/.exec(text) ?? [];
  return lesson === '' ? undefined : { workshop, lesson, id };
}

/** Plans a change, proves it on a copy, and makes it: all of it or nothing. */
function carryOut(
  plan: (sources: Sources) => Planned,
  { 'dry-run': isDry, content }: Values,
  io: Io,
): ExitCode | UsageError {
  if (!existsSync(resolve(io.cwd, content)))
    return {
      usageError: `There is no ${content} here. Say with --content where the workshops are.`,
    };
  const sources = load(content, io.cwd);
  const before = problemsOf(sources);
  if (before.length > 0) return refused(`${problemsText(before)}\nreadyroom: Mend this first.`, io);
  try {
    const change = plan(sources);
    const problems = newProblems(change, sources, content);
    if (problems.length > 0)
      return refused(
        `${problemsText(problems)}\nreadyroom: This would be wrong afterwards, so nothing was changed.`,
        io,
      );
    const imports = importsAfter(change, sources, io.cwd, content);
    const whole = { ...change, texts: new Map([...change.texts, ...imports]) };
    if (!isDry) make(whole, io.cwd, content);
    io.out(report(whole, isDry));
    return 0;
  } catch (error) {
    if (error instanceof Refused) return refused(`readyroom: ${error.message}`, io);
    throw error;
  }
}

function refused(text: string, io: Io): ExitCode {
  io.err(`${text}\n`);
  return 1;
}

function report({ texts, folder, unlinked }: Planned, isDry: boolean): string {
  const files = [...texts.keys()].toSorted();
  const lines = [
    `${isDry ? 'Would change' : 'Changed'} ${counted(files.length, 'file')}:`,
    ...files.map((file) => `  ${file}`),
    ...(folder === undefined
      ? []
      : [
          folder.to === undefined
            ? `  ${folder.from}/ is deleted`
            : `  ${folder.from}/ → ${folder.to}/`,
        ]),
    ...(unlinked.length === 0
      ? []
      : [
          `${counted(unlinked.length, 'link')} led there; the words are left. Look at the sentences:`,
        ]),
    ...unlinked.map((place) => `  ${place}`),
    ...(isDry ? ['Nothing was changed.'] : []),
  ];
  return `${lines.join('\n')}\n`;
}
