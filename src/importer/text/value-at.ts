type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** What stands in data under keys one below the other; `first` and `last` are those of a list. `isAnyCase`: whether capitals make no other key. */
export const valueAt = (data: unknown, path: string, isAnyCase = false): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value) && (key === 'first' || key === 'last'))
      return value.at(key === 'first' ? 0 : -1);
    if (!isData(value)) return undefined;
    if (Object.hasOwn(value, key)) return value[key];
    const same = ([own]: [string, unknown]): boolean => own.toLowerCase() === key.toLowerCase();
    return isAnyCase ? Object.entries(value).find(same)?.[1] : undefined;
  }, data);

/** A value as a page shows it; undefined for a list and for what has keys of its own. */
export const shownValue = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
