import type { Check } from '#checker/types.ts';
import { problemsText } from '#model/diagnostics/print.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { checkSchema } from '#model/schema/check.ts';
import { validateConstants } from '#model/validate/constants.ts';
import { valueBySchema } from '#model/load/value-by-schema.ts';
import { validateExpectations } from '#model/validate/expectations.ts';
import { readYaml } from '#model/load/yaml-file.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';
import type { Result } from '#cli/result.ts';

const schema = checkSchema.pick({ expect: true, lines: true });

/**
 * The check in the text of a YAML file that holds `expect`, `lines` or both as a lesson does, or a bare list, which is
 * `expect`. What is wrong in it is reported as in a lesson: file, line, column, what, and what to do.
 */
export function checkInYaml(file: string, text: string): Result<Check> {
  const { yaml, diagnostics = [] } = readYaml(file, text);
  const read = yaml && checkIn(asCheck(yaml));
  const problems = [...diagnostics, ...(read?.diagnostics ?? [])];
  if (read?.check && problems.length === 0) return { value: read.check };
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

function checkIn(yaml: YamlFile): {
  check: Check | undefined;
  diagnostics: readonly Diagnostic[];
} {
  const { value, diagnostics } = valueBySchema(yaml, schema);
  if (value === undefined) return { check: undefined, diagnostics };
  const { expect, lines } = value;
  const after = (lines ?? []).flatMap((line, index) =>
    line.after === undefined ? [] : [yaml.placeOf(['lines', index, 'after'])],
  );
  return {
    check: { expect, lines },
    diagnostics: [
      ...diagnostics,
      ...validateConstants(yaml, value, []),
      ...after.map((place) =>
        diagnostic('expectation', place, {
          wrong: '`after` names a command of a lesson, and this file belongs to none.',
          todo: 'Take `after` out, or put the check into a lesson and use --lesson.',
        }),
      ),
      ...validateExpectations(yaml, [], value),
    ],
  };
}
