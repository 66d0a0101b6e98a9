import { createHash } from 'node:crypto';
import { commandsOf } from '#model/lint/commands.ts';
import type { WorkshopSources } from '#model/load/sources.ts';
import type { Pin, Pins } from '#model/schema/pins.ts';
import { readShell } from '#transforms/shell.ts';

/** Programs that fetch a file by its address. */
const fetchers: ReadonlySet<string> = new Set(['kubectl', 'curl', 'wget']);

/** The addresses of files that the commands of a workshop fetch, each once: those that end in a name with an extension. */
export function fetchedUrls(workshop: WorkshopSources): string[] {
  const urls = commandsOf(workshop).flatMap(({ text }) =>
    readShell(text).commands.flatMap(({ words }) =>
      fetchers.has(words[0] ?? '')
        ? words.flatMap((word) => /https?:\/\/[^\s$]+$/.exec(word)?.[0] ?? [])
        : [],
    ),
  );
  return [...new Set(urls)].filter((url) => /\.[a-z]\w{0,9}$/i.test(pathOf(url)) || isRelease(url));
}

const isRelease = (url: string): boolean => pathOf(url).includes('/releases/download/');

function pathOf(url: string): string {
  try {
    return new URL(url).pathname.replace(/^\/$/, '');
  } catch {
    return '';
  }
}

/** The version that an address names: the part of its path that looks like one. */
export const tagOf = (url: string): string | undefined =>
  pathOf(url)
    .split('/')
    .find((part) => /^v?\d+\.\d+(?:\.\d+)?(?:[-+.]\w+)*$/.test(part));

/** A name for each address, made of its file's: calico-yaml; those that exist stay. */
export function namesOf(urls: readonly string[], pins: Pins): ReadonlyMap<string, string> {
  const names = new Map(
    Object.entries(pins).flatMap(([name, { url }]) => (urls.includes(url) ? [[url, name]] : [])),
  );
  const taken = new Set(names.values());
  for (const url of urls) {
    if (names.has(url)) continue;
    const file = pathOf(url).split('/').at(-1) ?? '';
    const base = file
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    let name = base === '' ? 'file' : base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
    taken.add(name);
    names.set(url, name);
  }
  return names;
}

/** What is at an address now, or why nothing is. */
export type Fetched = { pin: Pin } | { failed: string };

/** More than a lesson downloads. */
const LIMIT = 2 * 1024 ** 3;

/** Fetches a file and forgets it, but for its size and SHA-256. `timeout` in milliseconds. */
export async function fetchPin(url: string, timeout: number): Promise<Fetched> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok || response.body === null)
      return { failed: `the server answers ${response.status}` };
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.length;
      if (size > LIMIT) return { failed: 'it is larger than 2 GiB' };
      hash.update(chunk);
    }
    const tag = tagOf(url);
    const sha256 = hash.digest('hex');
    return { pin: { url, ...(tag !== undefined && { tag }), size, sha256 } };
  } catch (error) {
    return { failed: reasonOf(error) };
  }
}

/** What the network says: fetch itself only says that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it did not come in time';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
