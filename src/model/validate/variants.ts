import { attributeText, walk } from '#transforms/lesson/nodes.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeOf } from '#model/diagnostics/place.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Prose } from '#model/load/prose.ts';
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
  const environments = Object.keys(context.environments);
  for (const [id, { when = {} }] of Object.entries(data?.commands ?? {})) {
    for (const [sync, value] of Object.entries(when)) {
      const choice = `${sync}: ${value}`;
      if (known.includes(choice) || (sync === 'environment' && environments.includes(value)))
        continue;
      if (sync === 'environment') {
        const place = yaml.placeOf(['commands', id, 'when', sync]);
        yield diagnostic('unknown-environment', place, { name: value, known: environments });
        continue;
      }
      const params = { when: choice, known: [...new Set(known)] };
      yield diagnostic('unknown-tab', yaml.placeOf(['commands', id, 'when', sync]), params);
    }
  }
}

/** Text for an environment that nobody can choose, and checks that not all can meet. */
export function* validateWhen(
  prose: Prose,
  environments: readonly string[],
): Generator<Diagnostic> {
  for (const { node } of nodesOf(prose)) {
    if (node.name !== 'When') continue;
    const name = attributeText(node, 'environment') ?? '';
    if (name !== '' && !environments.includes(name)) {
      const place = placeOf(prose.file, node);
      yield diagnostic('unknown-environment', place, { name, known: environments });
    }
    for (const { node: inner } of walk(node)) {
      if (inner.name !== 'Check') continue;
      const id = attributeText(inner, 'id') ?? '';
      yield diagnostic('check-in-when', placeOf(prose.file, inner), { id });
    }
  }
}
