import type { CheckYaml } from '#model/schema/check.ts';

const variable = /^\$([A-Z_][A-Z0-9_]*)$/;

/**
 * The variables a check names, in order, with their paths in the check. A variable stands as a whole name, or as the
 * value or one of the values of a condition (`= $NODE_NAME`).
 */
export function checkVariables({
  expect = [],
}: CheckYaml): { path: readonly PropertyKey[]; name: string }[] {
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
        return found === undefined ? [] : [{ path: ['expect', index, ...path], name: found }];
      }),
    );
  });
}
