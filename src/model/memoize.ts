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
