import { frontMatterUnit } from '#model/translations/units.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { marksOf } from '#model/prove/outputs.ts';
import { readOutput } from '#model/prove/read-output.ts';
import type { Row } from '#checker/types.ts';
import { element } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { introUnit } from '#transforms/lesson/unit-texts.ts';
import { draftOf } from '#importer/drafts/draft.ts';
import type { CommandDraft, Draft } from '#importer/drafts/draft.ts';
import { nameCommand } from './name-command.ts';
import { nameManifest } from './name-manifest.ts';
import type { ManifestParts } from './name-manifest.ts';
import { lineOf } from '#importer/note.ts';
import { proposeCheck } from './propose-check.ts';
import {
  madeUpEnding,
  madeUpHash,
  podEnding,
  podHash,
  shortenedEnding,
  virtualEnding,
} from '#importer/text/random-names.ts';
import { doStep } from './shown-above.ts';
import type { ShownAbove } from './shown-above.ts';

type Kind = 'heading' | 'command' | 'output' | 'check' | 'walkthrough';

/** Makes an id unique: no two things of a kind get the same id, and no two elements of the page the same anchor. */
export type GiveId = (kind: Kind, preferred: string) => string;

export function idGiver(): GiveId {
  const taken = new Set<string>([introUnit, frontMatterUnit]);
  // A page may have thousands of one name: the numbers that are known to be taken are not tried again.
  const numbers = new Map<string, number>();
  return (kind, preferred) => {
    const address = (id: string): string =>
      kind === 'heading' ? id : `${kind === 'walkthrough' ? 'walk' : kind}-${id}`;
    let id = preferred;
    let number = numbers.get(address(preferred)) ?? 2;
    for (; taken.has(address(id)); number += 1) id = `${preferred}-${number}`;
    numbers.set(address(preferred), number);
    taken.add(address(id));
    return id;
  };
}

/** The parts of lesson.yaml, which are filled while the page is read from top to bottom. */
export interface DraftedParts extends ManifestParts {
  commands: NonNullable<LessonYaml['commands']>;
  outputs: NonNullable<LessonYaml['outputs']>;
  checks: NonNullable<LessonYaml['checks']>;
  /** Ids of commands and outputs by their text, to find repeats. */
  known: Map<string, string>;
  /** What was shown and done so far. */
  above: ShownAbove;
  giveId: GiveId;
}

/** Replaces every draft below a node by its component, and adds its content to `parts`. `ids`: ids of the commands so far. */
export function nameDrafts(
  parent: LessonNode,
  parts: DraftedParts,
  ids: Map<LessonNode, string>,
): void {
  if (parent.children === undefined) return;
  parent.children = parent.children.flatMap((child) => {
    const draft = draftOf(child);
    if (draft === undefined) {
      nameDrafts(child, parts, ids);
      return [child];
    }
    if (draft.type === 'command') return nameCommandDraft(child, draft, parts, ids);
    if (draft.type === 'output') return nameOutput(child, draft, parts, ids);
    return nameManifest(child, draft, parts, (id) => parts.giveId('walkthrough', id));
  });
}

const placed = (node: LessonNode, { position }: LessonNode): LessonNode =>
  position === undefined ? node : { ...node, position };

const repeat = (name: string, id: string, at: LessonNode): LessonNode[] => {
  const node = element(name, { id }, []);
  node.attributes = [
    ...(node.attributes ?? []),
    { type: 'mdxJsxAttribute', name: 'again', value: null },
  ];
  return [placed(node, at)];
};

function nameCommandDraft(
  node: LessonNode,
  { run, manual, isInside = false }: CommandDraft,
  { commands, known, above, giveId }: DraftedParts,
  ids: Map<LessonNode, string>,
): LessonNode[] {
  for (const each of run) doStep(above, each);
  const key = `command ${isInside ? `${manual}\n` : ''}${run.join('\n')}`;
  const again = known.get(key);
  if (again !== undefined) {
    ids.set(node, again);
    const command = commands[again];
    if (command !== undefined && manual !== undefined) command.manual ??= manual;
    return repeat('Command', again, node);
  }
  const id = giveId('command', nameCommand(run));
  known.set(key, id);
  ids.set(node, id);
  commands[id] = { run: [...run], ...(manual === undefined ? {} : { manual }) };
  return [placed(element('Command', { id }, []), node)];
}

function nameOutput(
  node: LessonNode,
  { text, command: commandNode }: Draft & { type: 'output' },
  parts: DraftedParts,
  ids: ReadonlyMap<LessonNode, string>,
): LessonNode[] {
  const { outputs, commands, checks, known, above, giveId, note } = parts;
  const command = commandNode === undefined ? undefined : ids.get(commandNode);
  // The same text that another command prints is another output.
  const key = `output ${command ?? ''}\n${text}`;
  const again = known.get(key);
  if (again !== undefined) return repeat('Output', again, node);
  const id = giveId('output', command ?? 'output');
  known.set(key, id);
  const typed = command === undefined ? undefined : commands[command]?.run.join('\n');
  const proposal = typed === undefined ? undefined : proposeCheck(text, typed, above);
  const isCheck = proposal?.type === 'check';
  const differs = inferDiffers(text, isCheck ? typed : undefined);
  outputs[id] = { text, ...(differs.length === 0 ? {} : { differs }) };
  const shown = placed(element('Output', { id }, []), node);
  if (proposal?.type === 'none') {
    const { why, detail } = proposal;
    const shows = `This output shows objects, but ${why}`;
    note({
      line: lineOf(node),
      code: 'check-left',
      unsure: detail === undefined ? `${shows}.` : `${shows}: ${detail}.`,
      ...(detail === undefined ? {} : { about: shows }),
      did: 'I proposed no check.',
      look: 'If learners are to paste theirs, write a check for it.',
    });
  }
  if (proposal?.type !== 'check' || command === undefined) return [shown];
  const check = giveId('check', proposal.id);
  checks[check] = {
    command,
    output: id,
    expect: proposal.expect,
    ...(proposal.rejects === undefined ? {} : { rejects: proposal.rejects }),
  };
  note({
    line: lineOf(node),
    code: 'check-proposed',
    unsure: `I proposed the check "${check}": ${expectText(proposal.expect)}.`,
    about: `I proposed checks that ask ${waysText(proposal.expect)}`,
    did: 'The output of the page passes it, but what matters there can only be guessed.',
    look: 'Read it in lesson.yaml: does it ask for what learners must have, and for no more?',
    written: `${check}:`,
  });
  return [shown, placed(element('Check', { id: check }, []), node)];
}

type Expected = NonNullable<DraftedParts['checks'][string]['expect']>[number];

const expectText = (expect: readonly Expected[]): string =>
  expect
    .map(({ kind = '', name, match, count, namespace, columns = {} }) => {
      const place = namespace === undefined ? '' : ` in ${namespace}`;
      const cells = Object.entries(columns).map(
        ([column, condition]) => `, ${column} ${condition}`,
      );
      if (name !== undefined) return `${kind} ${name}${place} is ready${cells.join('')}`;
      return `${kind} ${match ?? ''}${place}: ${String(count)} are ready`;
    })
    .join('; ');

/** How a check asks for objects: checks that ask alike are read alike. */
const waysText = (expect: readonly Expected[]): string =>
  [
    ...new Set(
      expect.map(({ name }) =>
        name === undefined
          ? 'how many objects are ready whose names begin alike'
          : 'for objects by their names',
      ),
    ),
  ]
    .toSorted()
    .join(', and ');

interface Differs {
  column: string;
  match?: string;
  why: string;
}

/** Columns whose cells differ from machine to machine. */
const columns: readonly Differs[] = [
  { column: 'AGE', why: 'age' },
  { column: 'INTERNAL-IP', why: 'address' },
  { column: 'CLUSTER-IP', why: 'address' },
  { column: 'EXTERNAL-IP', why: 'address' },
  { column: 'IP', why: 'address' },
  { column: 'ADDRESS', why: 'address' },
  // Each cluster has other ports on its nodes.
  { column: 'PORT(S)', match: String.raw`(?<=:)3[0-2]\d{3}`, why: 'address' },
];

/** Whether a row tells how often something was restarted, as other tools print Pods too. */
const hasRestarts = ({ cells }: Row): boolean => 'RESTARTS' in cells && 'READY' in cells;

/** The columns of a table that will differ on the learner's machine. `command` is the one that a check names. */
function inferDiffers(text: string, command: string | undefined): Differs[] {
  const { tables } = readOutput(text, command);
  const pods = tables.flatMap(({ kind, rows }) =>
    rows.filter((row) => (row.kind ?? kind) === 'Pod' || hasRestarts(row)).map(({ name }) => name),
  );
  const isMadeUp = pods.some((name) => !podEnding.test(name) && madeUpEnding.test(name));
  const ending = isMadeUp ? madeUpHash : podHash;
  const others = [shortenedEnding, virtualEnding].filter((each) =>
    pods.some((name) => each.test(name)),
  );
  const match = [ending, ...others.map(({ source }) => source)].join('|');
  const preferred =
    pods.length > 0 ? [{ column: 'NAME', match, why: 'hash' }, ...columns] : columns;
  return preferred.filter(
    (each) =>
      tables.some((table) => table.columns.includes(each.column)) &&
      marksOf(text, command, each).ok,
  );
}
