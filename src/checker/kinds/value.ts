/** Plain data as JSON and YAML give it, looked into without trusting its shape. */

export type Value =
  string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** The value at a path of keys; undefined where any of them is not there. */
export function at(value: Value | undefined, ...path: readonly string[]): Value | undefined {
  let here = value;
  for (const key of path) {
    if (!isMapping(here) || !Object.hasOwn(here, key)) return undefined;
    here = here[key];
  }
  return here;
}

export const isMapping = (value: Value | undefined): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** '' unless it is a text. */
export const textAt = (value: Value | undefined, ...path: readonly string[]): string => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
};

/** 0 unless it is a whole number: Kubernetes leaves zeros out of status. */
export const countAt = (value: Value | undefined, ...path: readonly string[]): number => {
  const found = at(value, ...path);
  return typeof found === 'number' && Number.isInteger(found) ? found : 0;
};

/** Nothing unless it is a list. */
export const listAt = (value: Value | undefined, ...path: readonly string[]): readonly Value[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? (found as readonly Value[]) : [];
};

/** The status of a condition: True, False, Unknown; undefined when it is not reported. */
export const conditionOf = (object: Value | undefined, type: string): string | undefined =>
  conditionIn(listAt(object, 'status', 'conditions'), type);

/** The same in a list of conditions. */
export const conditionIn = (conditions: readonly Value[], type: string): string | undefined => {
  const found = conditions.filter((each) => textAt(each, 'type') === type);
  // One that stands twice and says two things is not True.
  const deciding = found.find((each) => textAt(each, 'status') !== 'True') ?? found[0];
  return deciding === undefined ? undefined : textAt(deciding, 'status');
};

/** The reason that a condition gives; '' where there is none. */
export const reasonOf = (object: Value, type: string): string => {
  const conditions = listAt(object, 'status', 'conditions');
  return textAt(
    conditions.find((each) => textAt(each, 'type') === type),
    'reason',
  );
};
