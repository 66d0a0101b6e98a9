import { importLesson } from '#importer/lesson/import-lesson.ts';
import { noSite } from '#importer/lesson/linked-site.ts';
import { draftNode } from '#importer/drafts/draft.ts';
import { noVariables } from '#importer/drafts/learner-variables.ts';
import type { Complain } from '#importer/drafts/settle-commands.ts';
import type { NewVariables } from '#importer/drafts/learner-variables.ts';
import type { Note } from '#importer/note.ts';
import { lessonYaml } from '#importer/write/yaml-files.ts';
import { commandThatPrints, marksOf } from '#model/prove/outputs.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { guessDiffers } from '#runner/record/guess-differs.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { RecordedItem, LeftOut } from './items.ts';

/** A lesson as it is to be. */
export interface LessonToRecord {
  name: string;
  title: string;
  /** Undefined: estimated. */
  minutes: number | undefined;
  /** The language of the workshop's source. */
  source: string;
}

/** What is known of the workshop. */
export interface WorkshopAround {
  /** Variables that workshop.yaml has. */
  declared: ReadonlySet<string>;
  /** Variables that commands of its lessons set. */
  assigned: ReadonlySet<string>;
  complain: Complain;
}

export interface RecordedLesson {
  /** Texts by path from the folder of the lesson. */
  files: Readonly<Record<string, string>>;
  variables: NewVariables;
  preset: ReadonlySet<string>;
  counts: { commands: number; outputs: number; checks: number };
  /** What was decided by a guess; `line` is the number of the item, from 1. */
  notes: readonly Note[];
}

/** Sentences for lesson.yaml, which a run prints where it leaves the command to a person. */
const manualTexts = { 'ctrl-c': 'Ctrl-C ends it.', typing: 'Something is typed into it.' };

/** Makes a lesson of what was recorded, by the code that makes lessons of pages: it is read as a page without prose. */
export function recordedLesson(
  items: readonly RecordedItem[],
  { name, title, minutes, source }: LessonToRecord,
  { declared, assigned, complain }: WorkshopAround,
): RecordedLesson {
  const page = {
    ...{ file: name, title, description: title, minutes },
    ...{ words: new Set<string>(), code: [], anchors: [], notes: [] },
    root: { type: 'root', children: items.flatMap(nodesOf) },
  };
  const others: ReadonlySet<string> = new Set(['']);
  const workshop = {
    ...{ ...noVariables(), declared },
    assigned: new Map([...assigned].map((each) => [each, others])),
  };
  const made = importLesson(page, noSite, { lesson: name, workshop, complain });
  const data = withDiffers(made.data);
  const count = (entries: object | undefined): number => Object.keys(entries ?? {}).length;
  return {
    files: { 'lesson.yaml': lessonYaml(data), [`${source}.mdx`]: made.mdx },
    variables: made.variables,
    preset: made.preset,
    counts: {
      commands: count(data.commands),
      outputs: count(data.outputs),
      checks: count(data.checks),
    },
    notes: made.notes,
  };
}

/** What stands in the page for an item. */
function nodesOf(item: RecordedItem, index: number): LessonNode[] {
  const line = index + 1;
  if (item.is === 'section') {
    const text = { type: 'text', value: item.title };
    return [{ type: 'heading', depth: 2, children: [text] }];
  }
  if (item.is === 'left-out') return placeOf(item);
  const { command, output } = item;
  const manual = item.manual && manualTexts[item.manual];
  const node = draftNode({ type: 'command', run: [command], manual }, command, line, 'sh');
  if (output.trim() === '') return [node];
  const draft = { type: 'output' as const, text: `${output}\n`, command: node };
  return [node, draftNode(draft, output, line)];
}

/** Of what an author did and a lesson cannot show, a comment tells where it was. */
function placeOf({ command, why }: LeftOut): LessonNode[] {
  if (why === 'wish' || why === 'terminal' || why === 'not-found') return [];
  const words = `Left out: ${command.replaceAll('*/', '* /')}`;
  return [{ type: 'mdxFlowExpression', value: `/* ${words} */` }];
}

/** What will be printed otherwise the next time is marked in each output. */
function withDiffers(data: LessonYaml): LessonYaml {
  const { outputs } = data;
  if (outputs === undefined) return data;
  const marked = Object.entries(outputs).map(([id, output]) => {
    const command = commandThatPrints(data, id);
    const known = output.differs ?? [];
    const guessed = guessDiffers(output.text, command ?? '', known).filter(
      (each) => marksOf(output.text, command, each).ok,
    );
    const differs = [...known, ...guessed];
    return [id, differs.length === 0 ? output : { ...output, differs }] as const;
  });
  return { ...data, outputs: Object.fromEntries(marked) };
}
