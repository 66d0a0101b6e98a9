import type { Check } from '#checker/types.ts';
import { problemsText } from '#model/problem-text.ts';
import { collector } from '#model/problems/problem.ts';
import type { Report } from '#model/problems/problem.ts';
import { checkSchema } from '#model/schema/check.ts';
import { fillValue } from '#model/schema/fill-constants.ts';
import { valueBySchema } from '#model/schema/report-issues.ts';
import { lintExpectations } from '#model/structure/lint-expectations.ts';
import { readYaml } from '#model/yaml-file.ts';
import type { YamlFile } from '#model/yaml-file.ts';
import type { Result } from '#cli/result.ts';

const schema = checkSchema.pick({ expect: true, lines: true });

/**
 * The check in the text of a YAML file that holds `expect`, `lines` or both as a lesson does, or a bare list, which is
 * `expect`. What is wrong in it is reported as in a lesson: file, line, column, what, and what to do.
 */
export function checkInYaml(file: string, text: string): Result<Check> {
  const { report, problems } = collector();
  const yaml = readYaml(report, file, text);
  const check = yaml && checkIn(report, asCheck(yaml));
  if (check && problems.length === 0) return { value: check };
  return { error: `What is expected cannot be read:\n${problemsText(problems)}` };
}

function asCheck(yaml: YamlFile): YamlFile {
  if (!Array.isArray(yaml.value)) return yaml;
  const inner = (path: readonly PropertyKey[]): readonly PropertyKey[] => path.slice(1);
  return {
    ...yaml,
    value: { expect: yaml.value },
    placeOf: (path) => yaml.placeOf(inner(path)),
    placeOfKey: (path) => yaml.placeOfKey(inner(path)),
  };
}

function checkIn(report: Report, yaml: YamlFile): Check | undefined {
  const value = valueBySchema(report, yaml, schema);
  if (value === undefined) return undefined;
  const { expect, lines } = fillValue(report, yaml, value, {});
  for (const [index, { after }] of (lines ?? []).entries()) {
    if (after === undefined) continue;
    report('expectation', yaml.placeOf(['lines', index, 'after']), {
      wrong: '`after` names a command of a lesson, and this file belongs to none.',
      todo: 'Take `after` out, or put the check into a lesson and use --lesson.',
    });
  }
  return lintExpectations(report, yaml, [], { expect, lines }) ? { expect, lines } : undefined;
}
