/** Tables below a command that prints none, while another command watches in another terminal: that one has printed them. */
import { isHeaderLine } from '#importer/text/output-shape.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { draftOf } from './draft.ts';

const watches =
  /^(?:sudo )?(?:(?:kubectl|k|oc) get (?!.*[|;]).*\s(?:-w|--watch(?:=true)?)(?:\s|$)|watch (?:.* )?["']?(?:kubectl|k|oc) get )/;

/** Commands of kubectl that report in sentences, one for each object. */
const reports =
  /^(?:sudo )?(?:kubectl|k|oc) (?:apply|create|delete|scale|patch|label|annotate|expose|set|rollout (?:restart|undo)|cordon|uncordon|replace|autoscale) (?!.*(?:-o|--output|[|;&]))/;

/** Gives such tables to the command that watches, up to the next heading. */
export function watchedOutputs(root: LessonNode): void {
  let watching: LessonNode | undefined;
  for (const { node } of walk(root)) {
    if (node.type === 'heading') watching = undefined;
    const draft = draftOf(node);
    if (draft?.type === 'command' && watches.test(draft.run.at(-1) ?? '')) watching = node;
    if (draft?.type !== 'output' || watching === undefined) continue;
    const [first = ''] = draft.text.split('\n', 1);
    const by = draft.command === undefined ? undefined : draftOf(draft.command);
    if (by?.type === 'command' && by.run.every((run) => reports.test(run)) && isHeaderLine(first))
      draft.command = watching;
  }
}
