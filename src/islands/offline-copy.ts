import {
  cacheName,
  cachesOf,
  keptCopies,
  listAddress,
  type KeptCopy,
  type OfflineList,
} from './kept-copies.ts';

const { base = '/' } = document.documentElement.dataset;

/** How many files are loaded at once. */
const AT_ONCE = 6;

/** When a copy was made, in milliseconds since 1970: a header of its list. */
const MADE = 'x-kept-at';

/** Whether this browser keeps anything for this address: it needs https, and some refuse in private windows. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/**
 * The list of a copy as the site has it now.
 * @throws if it cannot be loaded
 */
export async function publishedList(copy: string): Promise<OfflineList> {
  const response = await fetch(listAddress(base, copy), { cache: 'reload' });
  if (!response.ok) throw new Error(`${response.url}: ${String(response.status)}`);
  return (await response.json()) as OfflineList;
}

export interface CopyInCache {
  list: OfflineList;
  /** In milliseconds since 1970. */
  at: number;
}

/** A copy as it is kept; undefined if it is not. */
export async function keptList(copy: string): Promise<CopyInCache | undefined> {
  const kept = (await keptCopies(base)).find((each) => each.copy === copy);
  if (!kept) return undefined;
  const response = await (await caches.open(kept.cache)).match(listAddress(base, copy));
  if (!response) return undefined;
  const at = Number(response.headers.get(MADE));
  return { list: (await response.json()) as OfflineList, at };
}

/** A file of a copy, and where it is kept already. */
interface Wanted {
  address: string;
  hash: string;
  bytes: number;
  cache: string | undefined;
}

/** Of a list, what is kept already by any copy, and what is not. */
export async function wantedFiles({ files }: OfflineList): Promise<readonly Wanted[]> {
  const copies = await keptCopies(base);
  const lists = await Promise.all(copies.map(async ({ copy }) => (await keptList(copy))?.list));
  return Object.entries(files).map(([address, [hash, bytes]]) => {
    const at = lists.findIndex((list) => list?.files[address]?.[0] === hash);
    return { address, hash, bytes, cache: copies[at]?.cache };
  });
}

/** How many bytes of it have to be loaded. */
export const bytesToLoad = (files: readonly Wanted[]): number =>
  files.reduce((sum, { bytes, cache }) => (cache === undefined ? sum + bytes : sum), 0);

/**
 * Keeps a copy, in place of the one of before: all of it or nothing. Calls back with the share that is done.
 * @throws if a file cannot be loaded, is not what the list says, or does not fit in
 */
export async function keepCopy(
  copy: string,
  list: OfflineList,
  onProgress: (share: number) => void,
): Promise<void> {
  const name = cacheName(base, copy, list.version);
  const before = await cachesOf(base);
  const files = await wantedFiles(list);
  await removeCaches(before.filter(({ cache }) => cache === name));
  const queue = [...files];
  try {
    const cache = await caches.open(name);
    const keepNext = async (): Promise<void> => {
      for (let file = queue.pop(); file; file = queue.pop()) {
        await cache.put(base + file.address, await responseFor(file));
        onProgress(1 - queue.length / files.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
    await navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
    // Registered is not yet at work: without network the next page would not come from here.
    await navigator.serviceWorker.ready;
    const headers = { 'content-type': 'application/json', [MADE]: String(Date.now()) };
    await cache.put(listAddress(base, copy), new Response(JSON.stringify(list), { headers }));
  } catch (error) {
    // The other runs end, too.
    queue.length = 0;
    await caches.delete(name);
    await retire();
    throw error;
  }
  await removeCaches(before.filter((each) => each.copy === copy && each.cache !== name));
}

/** Removes a copy, and what answered for it where it was the last. */
export async function removeCopy(copy: string): Promise<void> {
  await removeCaches((await cachesOf(base)).filter((each) => each.copy === copy));
  await retire();
}

async function removeCaches(copies: readonly KeptCopy[]): Promise<void> {
  for (const { cache } of copies) await caches.delete(cache);
}

async function retire(): Promise<void> {
  if ((await cachesOf(base)).length > 0) return;
  const registration = await navigator.serviceWorker.getRegistration(base);
  await registration?.unregister();
}

async function responseFor({ address, hash, cache }: Wanted): Promise<Response> {
  const kept =
    cache === undefined ? undefined : await (await caches.open(cache)).match(base + address);
  if (kept) return kept;
  const response = await fetch(base + address, { cache: 'reload' });
  const body = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const found = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // A network that answers with a page of its own, or a site that is being published anew.
  if (!response.ok || found !== hash) throw new Error(`${address} is not what was published.`);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return new Response(body, { headers: { 'content-type': type } });
}
