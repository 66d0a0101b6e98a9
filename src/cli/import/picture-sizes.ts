import { readFile } from 'node:fs/promises';
import { imageMetadata } from 'astro/assets/utils';

/** Those of these pictures whose size Astro cannot read: a build stops at them. */
export async function picturesWithoutSize(paths: ReadonlySet<string>): Promise<Set<string>> {
  const without = new Set<string>();
  // One after the other: only one is in memory.
  for (const path of paths) {
    try {
      await imageMetadata(await readFile(path), path);
    } catch {
      without.add(path);
    }
  }
  return without;
}
