/**
 * What a learner keeps offline: a copy is a workshop in one language, "calico/zh-cn". Each lies in a cache of its own, whose name says the site,
 * the copy and its version; it is whole once its list is in it, which comes last. Projects of one owner share an origin, so nothing but caches of
 * this site is ever touched.
 */

/** What the build says of a copy: see `integration/offline/`. */
export interface OfflineList {
  /** Another one whenever any of the files is. */
  version: string;
  /** SHA-256 in hexadecimal digits and size in bytes, by address below the base path. */
  files: Readonly<Record<string, readonly [hash: string, bytes: number]>>;
  /** The messages of `offline.…` in the language of the copy. */
  words: Readonly<Record<string, string>>;
}

export interface KeptCopy {
  /** The name of its cache. */
  cache: string;
  /** "workshop/language", as in addresses. */
  copy: string;
}

/** The address of the list of a copy. */
export const listAddress = (base: string, copy: string): string =>
  `${base}files/offline/${copy}.json`;

/** What the names of all caches of a site begin with. */
const prefixOf = (base: string): string => `readyroom:${base}:offline:`;

/** The name of the cache of a copy. */
export const cacheName = (base: string, copy: string, version: string): string =>
  `${prefixOf(base)}${copy}:${version}`;

/** The caches of a site, one that is not whole among them, the newest first. */
export async function cachesOf(base: string): Promise<readonly KeptCopy[]> {
  const prefix = prefixOf(base);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  return names
    .toReversed()
    .map((cache) => ({ cache, copy: cache.slice(prefix.length).replace(/:.*/, '') }));
}

/** The copies that are whole, the newest first. */
export async function keptCopies(base: string): Promise<readonly KeptCopy[]> {
  const all = await cachesOf(base);
  const whole = await Promise.all(
    all.map(async ({ cache, copy }) => {
      const opened = await caches.open(cache);
      return (await opened.match(listAddress(base, copy))) !== undefined;
    }),
  );
  return all.filter((_copy, index) => whole[index]);
}
