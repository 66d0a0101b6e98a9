import type { WorkshopYaml } from './schema/workshop.ts';
import type { Localized } from './types.ts';
import type { ValuePath } from './yaml-file.ts';

/** Every text of workshop.yaml that is said in each language, with its path. */
export function localizedWords({
  title,
  description,
  variables = {},
  reasons = {},
}: Omit<WorkshopYaml, 'constants'>): (readonly [path: ValuePath, words: Localized])[] {
  return [
    [['title'], title],
    ...(description === undefined ? [] : [[['description'], description] as const]),
    ...Object.entries(variables).map(
      ([name, { label }]) => [['variables', name, 'label'], label] as const,
    ),
    ...Object.entries(reasons).map(([name, words]) => [['reasons', name], words] as const),
  ];
}
