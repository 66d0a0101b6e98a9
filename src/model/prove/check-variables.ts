import type { CheckYaml } from '#model/schema/check.ts';

/** `$NODE_NAME`, alone or as a part of a name or pattern: `$NODE_NAME-*`. */
const variable = /\$([A-Z_][A-Z0-9_]*)/g;

/** `${NODE_NAME:?}` and the like: how a shell writes it, which is not read here. */
const ofShell = /\$\{([^}]*)\}?/g;

export interface CheckVariable {
  /** Path in the check. */
  path: readonly PropertyKey[];
  name: string;
  /** As it is written where it is not `$NAME`, but as a shell has it; undefined where it is right. */
  shell: string | undefined;
}

/**
 * The variables a check names, in order: in names, patterns and namespaces, in conditions, and in lines. The text of
 * a check's command is no part of it.
 */
export function checkVariables(check: CheckYaml): CheckVariable[] {
  return textsOf(check).flatMap(([path, text]) => [
    ...[...text.matchAll(variable)].map(([, name = '']) => ({ path, name, shell: undefined })),
    ...[...text.matchAll(ofShell)].map(([shell, inner = '']) => ({
      path,
      name: inner.split(/\W/, 1)[0] ?? '',
      shell,
    })),
  ]);
}

/** Every text of a check that may hold a variable, with its path. */
function textsOf({
  expect = [],
  lines = [],
}: CheckYaml): (readonly [path: readonly PropertyKey[], text: string])[] {
  const inExpect = expect.flatMap(({ name, match, namespace, columns = {}, where = {} }, index) =>
    [
      ...Object.entries({ name, match, namespace }).map(([key, text]) => [[key], text] as const),
      ...Object.entries(columns).map(([key, text]) => [['columns', key], text] as const),
      ...Object.entries(where).map(([key, text]) => [['where', key], text] as const),
    ].map(([path, text]) => [['expect', index, ...path], text ?? ''] as const),
  );
  const inLines = lines.flatMap(({ line, absentLine }, index) =>
    Object.entries({ line, absentLine }).map(
      ([key, text]) => [['lines', index, key], text ?? ''] as const,
    ),
  );
  return [...inExpect, ...inLines];
}
