import type { ShownKind } from '#transforms/lesson/anchors.ts';
import { shownParts } from '#transforms/lesson/components.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';

/** The ids that lesson.yaml defines, by what they name, whether or not what they name could be read. */
export type KnownIds = Readonly<Record<ShownKind, readonly string[]>> & {
  /** Step ids by walkthrough, in their order. */
  steps: Readonly<Record<string, readonly string[]>>;
};

export function knownIds(data: LessonYaml): KnownIds {
  const steps = Object.entries(data.walkthroughs ?? {}).map(
    ([id, walkthrough]) => [id, walkthrough.steps.map((step) => step.id)] as const,
  );
  const ids = Object.entries(shownParts).map(
    ([name, part]) => [name.toLowerCase(), Object.keys(data[part] ?? {})] as const,
  );
  return {
    ...(Object.fromEntries(ids) as Record<string, string[]> as Record<ShownKind, string[]>),
    steps: Object.fromEntries(steps),
  };
}
