import type { CheckYaml } from '#model/schema/check.ts';
import type { LessonSource } from './lesson-source.ts';

const variable = /^\$([A-Z_][A-Z0-9_]*)$/;

/**
 * The workshop's variables that checks name, in order; a `$NAME` that is not declared is reported. A variable stands
 * as a whole name, or as the value or one of the values of a condition (`= $NODE_NAME`).
 */
export function checkVariables({ files, yaml, data, variables }: LessonSource): string[] {
  const known = Object.keys(variables);
  return Object.entries(data.checks ?? {}).flatMap(([id, check]) =>
    used(check).flatMap(({ path, name }) => {
      if (known.includes(name)) return [name];
      const place = yaml.placeOf(['checks', id, 'expect', ...path]);
      files.report('unknown-variable', place, { name, known });
      return [];
    }),
  );
}

function used({ expect = [] }: CheckYaml): { path: readonly PropertyKey[]; name: string }[] {
  return expect.flatMap((entry, index) => {
    const { name, match, namespace, columns = {}, where = {} } = entry;
    const texts = [
      ...Object.entries({ name, match, namespace }).map(([key, text]) => [[key], text] as const),
      ...Object.entries(columns).map(([key, text]) => [['columns', key], text] as const),
      ...Object.entries(where).map(([key, text]) => [['where', key], text] as const),
    ];
    return texts.flatMap(([path, text]) =>
      (text ?? '').split(/[\s,]+/).flatMap((word) => {
        const found = variable.exec(word)?.[1];
        return found === undefined ? [] : [{ path: [index, ...path], name: found }];
      }),
    );
  });
}
