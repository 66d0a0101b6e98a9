import { parseCondition, parseCount } from '#checker/verdict/condition.ts';
import type { Report } from '#model/problems/problem.ts';
import type { CheckYaml } from '#model/schema/check.ts';
import type { ValuePath, YamlFile } from '#model/yaml-file.ts';

type ExpectationYaml = NonNullable<CheckYaml['expect']>[number];

/** Whether the conditions and the count of an expectation are such as the checker reads; others are reported. */
export function lintConditions(
  report: Report,
  yaml: YamlFile,
  path: ValuePath,
  { columns = {}, where = {}, count }: ExpectationYaml,
): boolean {
  const conditions = [
    ...Object.entries(columns).map(([name, text]) => ({ at: ['columns', name], text })),
    ...Object.entries(where).map(([name, text]) => ({ at: ['where', name], text })),
  ];
  const wrong = conditions.filter(({ text }) => parseCondition(text) === undefined);
  for (const { at, text } of wrong) {
    report('condition', yaml.placeOf([...path, ...at]), { text });
  }
  if (count === undefined || parseCount(count) !== undefined) return wrong.length === 0;
  report('count', yaml.placeOf([...path, 'count']), { text: String(count) });
  return false;
}
