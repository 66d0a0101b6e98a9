/** The function, which computes its result once for each object it is called with, as long as that object is in use. */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const results = new WeakMap<Key, Value>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined || results.has(key)) return known as Value;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}

/** The function, which computes its result when it is first called, and then lets go of what that was computed from. */
export function once<Value>(compute: () => Value): (() => Value) & { isMade: () => boolean } {
  let is: { made: false; compute: () => Value } | { made: true; value: Value } = {
    made: false,
    compute,
  };
  const value = (): Value => {
    if (!is.made) is = { made: true, value: is.compute() };
    return is.value;
  };
  return Object.assign(value, { isMade: () => is.made });
}

/**
 * An object with what is known, and with properties that are computed when they are first looked at. Whoever looks sees no difference, but
 * pays for nothing else.
 */
export function lazily<Known extends object, Later extends object>(
  known: Known,
  later: { readonly [Key in keyof Later]: () => Later[Key] },
): Known & Later {
  const made = { ...known };
  for (const [key, compute] of Object.entries<() => unknown>(later))
    Object.defineProperty(made, key, { enumerable: true, configurable: true, get: once(compute) });
  return made as Known & Later;
}

/** A copy of an object with some of its properties replaced; what is computed when it is looked at still is. */
export function replaced<Made extends object>(object: Made, by: Partial<Made>): Made {
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(object));
  for (const [key, value] of Object.entries(by))
    Object.defineProperty(copy, key, { enumerable: true, value });
  return copy as Made;
}
