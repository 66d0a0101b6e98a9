import { attributeText } from '#transforms/lesson/nodes.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { LessonSources } from '#model/load/sources.ts';

/** Commands for a choice that the lesson does not offer: no learner could make it. */
export function* validateVariants({
  yaml,
  data,
  proses,
  context,
}: LessonSources): Generator<Diagnostic> {
  const source = proses.find(({ locale }) => locale === context.source);
  if (yaml === undefined || source?.root === undefined) return;
  const known = nodesOf(source).flatMap(({ node, parent }) => {
    if (node.name !== 'Tab' || parent?.name !== 'Tabs') return [];
    const sync = attributeText(parent, 'sync');
    return sync === undefined ? [] : [`${sync}: ${attributeText(node, 'value') ?? ''}`];
  });
  for (const [id, { when = {} }] of Object.entries(data?.commands ?? {})) {
    for (const [sync, value] of Object.entries(when)) {
      const choice = `${sync}: ${value}`;
      if (known.includes(choice)) continue;
      const params = { when: choice, known: [...new Set(known)] };
      yield diagnostic('unknown-tab', yaml.placeOf(['commands', id, 'when', sync]), params);
    }
  }
}
