import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { lastPart } from '#importer/text/manifest-file-names.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { asWritten } from './old-address.ts';
import type { LinkedSite } from './linked-site.ts';

/** The texts of the manifests of a lesson, by the paths of their files. */
export type ManifestTexts = ReadonlyMap<string, string>;

/** Whether an address is that of a file which the lesson shows as a manifest: it says the same, or, where there is no such file, is called the same. */
export function leadsToManifest(
  address: string,
  manifests: ManifestTexts,
  { fileOf }: LinkedSite,
): boolean {
  if (manifests.size === 0 || !/\.(?:ya?ml|json)$/i.test(address)) return false;
  const text = fileOf?.(address)?.replaceAll('\r', '').trim();
  return [...manifests].some(([path, own]) =>
    text === undefined ? lastPart(path) === lastPart(address) : own.trim() === text,
  );
}

export const noteManifestLink = (node: LessonNode, note: TakeNote): void =>
  note({
    line: lineOf(node),
    code: 'structure',
    unsure: `The link to ${asWritten(node.url ?? '')} leads to the file of a manifest of the lesson.`,
    did: 'I kept its words.',
    look: 'Nothing: where the lesson shows the manifest, its name is a link to the file.',
  });
