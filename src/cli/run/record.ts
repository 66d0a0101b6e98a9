import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { counted, problemsText } from '#model/diagnostics/print.ts';
import { load } from '#model/load/load.ts';
import { copyOwnComponents } from '#model/load/own-components.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { validate } from '#model/validate/validate.ts';
import { recordLesson } from '#runner/record/record-lesson.ts';
import type { LessonRecording, RecordedOutput } from '#runner/record/record-lesson.ts';
import type { RunReport } from '#runner/report.ts';
import type { Io } from '#cli/io.ts';
import { writeFailure } from '#cli/replace-file.ts';
import { visibleLine } from '#cli/terminal.ts';
import type { LessonSelection } from './selection.ts';

/** Ids of the outputs that were written, by WORKSHOP/LESSON; undefined where something kept all of them from being written. */
export type RecordedOutputs = ReadonlyMap<string, readonly string[]> | undefined;

interface Candidate {
  name: string;
  lesson: LessonSources;
  recorded: LessonRecording;
}

/**
 * Writes what a run printed into lesson.yaml, each file whole or not at all. Where something looks secret, or a lesson would not build
 * any more, nothing of it is written, and the place is named.
 */
export async function recordOutputs(
  report: RunReport,
  selection: LessonSelection,
  values: Readonly<Record<string, string>>,
  mode: string,
  io: Io,
): Promise<RecordedOutputs> {
  const say = (sentence: string): void => {
    io.err(`readyroom: ${sentence}\n`);
  };
  if (report.stopped?.is === 'other-run' || report.stopped?.is === 'not-agreed') {
    say('Nothing was recorded: the lessons may not be run on the cluster that answers.');
    return undefined;
  }
  if (report.stopped?.is === 'other-version') {
    say('Nothing was recorded: a lesson made a cluster of another version of Kubernetes.');
    return undefined;
  }
  const candidates = report.lessons.flatMap((each): Candidate[] => {
    const own = selection.lessons.find(
      ({ workshop, lesson }) => workshop === each.workshop && lesson.name === each.lesson,
    );
    if (own === undefined) return [];
    const recorded = recordLesson(own.lesson, each, values, mode === 'ask');
    return [{ name: `${each.workshop}/${each.lesson}`, lesson: own.lesson, recorded }];
  });
  for (const { name, recorded } of candidates)
    for (const output of recorded.outputs) for (const each of notesOf(name, output)) say(each);
  if (candidates.some(({ recorded }) => recorded.outputs.some(({ is }) => is === 'secret'))) {
    say('Nothing was recorded, since something above looks secret.');
    return undefined;
  }
  const done = new Map<string, readonly string[]>();
  for (const candidate of candidates) {
    const { name, lesson, recorded } = candidate;
    const { text } = recorded;
    if (text === undefined || lesson.yaml === undefined) continue;
    try {
      const problems = problemsWith(lesson, text);
      if (problems !== '') {
        say(`${name} is not recorded: it would not build with what was printed.\n${problems}`);
        continue;
      }
      if (mode === 'ask' && !(await isWanted(candidate, text, io))) continue;
      if (isChanged(lesson)) {
        say(
          `${name} is not recorded: lesson.yaml was changed while the lesson was run, and is as it was changed. Run it again.`,
        );
        continue;
      }
      await io.replaceFile(join(lesson.folder, 'lesson.yaml'), text);
    } catch (error) {
      say(`${name} is not recorded: ${writeFailure(error)}. lesson.yaml is as it was.`);
      return undefined;
    }
    const ids = recorded.outputs.flatMap(({ id, is }) => (is === 'recorded' ? [id] : []));
    done.set(name, ids);
    say(`${name}: recorded ${ids.join(', ')}.`);
  }
  if (candidates.every(({ recorded }) => recorded.outputs.length === 0))
    say('There is nothing new to record.');
  return done;
}

function notesOf(name: string, output: RecordedOutput): string[] {
  const place = `${name}#${output.id}`;
  if (output.is === 'failed')
    return [
      output.code === undefined
        ? `${place} is not recorded: its command did not come to its end.`
        : `${place} is not recorded: its command failed (exit code ${output.code}). If that is what the lesson shows, --record=ask writes it once you agree.`,
    ];
  if (output.is === 'error')
    return [
      `${place} is not recorded: its command ended well and printed an error (${output.line}). If that is what the lesson shows, --record=ask writes it once you agree.`,
    ];
  if (output.is === 'empty')
    return [
      `${place} is not recorded: its command printed nothing. If that is as it should be, take its <Output> out of the lesson.`,
    ];
  if (output.is === 'shared')
    return [`${place} stands in shared.yaml, which other lessons may use: write it there by hand.`];
  if (output.is === 'unlisted')
    return [
      `${place} is not recorded: Kubernetes ${output.version} printed it, which is none of the versions in workshop.yaml.`,
    ];
  if (output.is === 'secret') {
    const { line, column, why } = output.at;
    const what = {
      masked: 'a secret was taken out there',
      random: 'a word there looks like a token or a key',
      named: 'what stands there is called a secret',
    }[why];
    return [`${place}, line ${line}, column ${column} of what was printed: ${what}.`];
  }
  return [
    ...output.dropped.map(
      ({ column, match, why }) =>
        `${place}: "differs" for ${column ?? match ?? why} marks nothing any more, so it is taken out.`,
    ),
    ...output.left.map(
      ({ variable, lines }) =>
        `${place}: "${variable.value}" is the value of ${variable.name} in this run, and may be something else in ${counted(lines.length, 'new line')}, so it stays there. Where it is the variable, write "${variable.example}":\n${shown(lines)}`,
    ),
  ];
}

const MOST_SHOWN = 5;

const shown = (lines: readonly string[]): string =>
  [
    ...lines.slice(0, MOST_SHOWN).map((line) => `  ${visibleLine(line)}`),
    ...(lines.length > MOST_SHOWN ? [`  and ${lines.length - MOST_SHOWN} more`] : []),
  ].join('\n');

/** Whether somebody has written into lesson.yaml since it was read. */
const isChanged = ({ folder, yaml }: LessonSources): boolean =>
  new TextDecoder().decode(readFileSync(join(folder, 'lesson.yaml'))) !== yaml?.text;

/** What would be wrong with a lesson; '' for nothing. Tried on a copy of its workshop and of the project's own components. */
function problemsWith(lesson: LessonSources, text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'readyroom-record-'));
  try {
    const workshop = resolve(lesson.folder, '..');
    const name = basename(workshop);
    cpSync(workshop, join(root, 'content', name), { recursive: true });
    copyOwnComponents(dirname(workshop), join(root, 'content'));
    writeFileSync(join(root, 'content', name, lesson.name, 'lesson.yaml'), text);
    const file = `content/${name}/${lesson.name}/`;
    const wrong = validate(load('content', root)).filter(({ place }) =>
      place.file.startsWith(file),
    );
    return wrong.length === 0 ? '' : problemsText(wrong);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Shows what would be changed, and asks where somebody can answer. */
async function isWanted(
  { name, lesson: { yaml } }: Candidate,
  text: string,
  io: Io,
): Promise<boolean> {
  const file = yaml?.file ?? '';
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, yaml?.text ?? '', text, '', '');
  for (const line of patch.split('\n')) io.out(`${visibleLine(line)}\n`);
  if (!io.isTerminal.stdin || !io.isTerminal.stdout) return false;
  const { one } = await io.ask();
  const answer = await one(`Record this in ${name}?`, [
    { value: 'no', label: 'No' },
    { value: 'yes', label: 'Yes, write it' },
  ]);
  return answer === 'yes';
}
