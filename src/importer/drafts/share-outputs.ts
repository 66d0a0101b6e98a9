/** Outputs below a block of commands that comments have parted: each line goes to the command that prints it. */
import { isAppliedLine } from '#importer/text/output-shape.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { withoutEmptyEnd } from './shell-parts.ts';
import { draftNode, draftOf } from './draft.ts';
import { lineOf } from '#importer/note.ts';

/** Which commands of kubectl say this of an object, as the end of their line. */
const makers: readonly (readonly [report: RegExp, verbs: RegExp])[] = [
  [/ (?:created|serverside-applied)\b/, / (?:apply|create|run|expose|autoscale|replace) /],
  [/ (?:configured|unchanged)\b/, / apply /],
  [/ deleted\b/, / (?:delete|replace) /],
  [/ condition met\b/, / wait /],
  [/ scaled\b/, / scale /],
  [/ patched\b/, / patch /],
  [/ labeled\b/, / label /],
  [/ annotated\b/, / annotate /],
  [/ exposed\b/, / expose /],
];

/** Parts outputs of which lines were printed by earlier commands of the block above them. */
export function shareOutputs(parent: LessonNode): void {
  if (parent.children === undefined) return;
  const above: LessonNode[] = [];
  parent.children = parent.children.flatMap((child) => {
    const draft = draftOf(child);
    if (draft === undefined) shareOutputs(child);
    if (draft?.type === 'command') above.push(child);
    if (draft?.type !== 'output' || draft.command === undefined) return [child];
    const { command } = draft;
    const ofBlock = above.filter((node) => blockOf(node) === blockOf(command));
    above.length = 0;
    return ofBlock.at(-1) === command && ofBlock.length > 1 ? shared(child, ofBlock) : [child];
  });
}

function blockOf(node: LessonNode): number | undefined {
  const draft = draftOf(node);
  return draft?.type === 'command' ? draft.block : undefined;
}

/** The outputs of the commands of a block that one text holds. What is not surely of another one is of the last. */
function shared(node: LessonNode, commands: readonly LessonNode[]): LessonNode[] {
  const draft = draftOf(node);
  const lines = draft?.type === 'output' ? withoutEmptyEnd(draft.text).split('\n') : [];
  const last = commands.length - 1;
  const parts: { by: number; from: number; lines: string[] }[] = [];
  const each = commands.slice(0, -1).every(isOfOneLine) && lines.length > last;
  for (const [at, line] of lines.entries()) {
    const part = parts.at(-1);
    const isSame = part?.by === last || line.trim() === '';
    const by = each
      ? Math.min(at, last)
      : isSame
        ? (part?.by ?? last)
        : makerOf(line, { commands, lines, from: part?.by ?? 0 });
    if (part?.by === by) part.lines.push(line);
    else parts.push({ by, from: at, lines: [line] });
  }
  if (parts.length < 2 && parts[0]?.by === last) return [node];
  return parts.map(({ by, from, lines: own }) => {
    const text = withoutEmptyEnd(own.join('\n'));
    const output = { type: 'output' as const, text: `${text}\n`, command: commands[by] };
    return draftNode(output, text, lineOf(node) + from);
  });
}

/** Commands, and the lines that one or more of them printed; the command from which on it may have been. */
interface Printed {
  commands: readonly LessonNode[];
  lines: readonly string[];
  from: number;
}

/**
 * Which command has printed a line, from one on: the one that names its object, or each one of as many lines. Else the last, unless that
 * prints no such line and an earlier one does.
 */
function makerOf(line: string, { commands, lines, from }: Printed): number {
  const last = commands.length - 1;
  const maker = isAppliedLine(line) ? makers.find(([pattern]) => pattern.test(line)) : undefined;
  if (maker === undefined || !runOf(commands[last]).every((run) => isPlain.test(run))) return last;
  const [report, verbs] = maker;
  const makes = (command: LessonNode): boolean =>
    runOf(command).some((run) => ofKubectl.test(run) && verbs.test(run));
  const able = commands.flatMap((command, at) => (makes(command) ? [at] : []));
  const named = able.find((at) => at >= from && names(commands[at], line));
  if (named !== undefined) return named;
  const reported = lines.filter((other) => isAppliedLine(other) && report.test(other));
  if (able.length > 1 && reported.length === able.length)
    return able[reported.indexOf(line)] ?? last;
  if (able.includes(last)) return last;
  return able.find((at) => at >= from) ?? last;
}

/** Whether a command names the object that a line is about: `deployment.apps/boat created`. */
function names(command: LessonNode | undefined, line: string): boolean {
  const [, name] = /^\S+?\/([\w.:-]+) /.exec(line.trim()) ?? [];
  return (
    name !== undefined &&
    runOf(command).some((run) => run.split(/[\s/=]+/).some((word) => word === name))
  );
}

/** Whether all that a command prints is one line. */
const isOfOneLine = (command: LessonNode): boolean => {
  const [run = '', another] = runOf(command);
  return another === undefined && printsLine.test(run);
};

const printsLine =
  /^(?:whoami|pwd|hostname|date|nproc|uname(?: -\w)?|which [\w-]+|echo (?!.*\\n|-e)[^;|&<>]*|kubectl config current-context)$/;

/** A command of kubectl that hands nothing on to another program, in a container or behind a pipe. */
const isPlain = /^(?:sudo )?(?:kubectl|k|oc) (?!.*(?: (?:exec|run|debug|attach|logs) |[|;&]))/;
const ofKubectl = /^(?:sudo )?(?:kubectl|k|oc) /;

function runOf(node: LessonNode | undefined): readonly string[] {
  const draft = node === undefined ? undefined : draftOf(node);
  return draft?.type === 'command' ? draft.run : [];
}
