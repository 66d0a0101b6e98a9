/** Files that commands apply, and that nothing on a page is called. */
import { draftOf } from '#importer/drafts/draft.ts';
import { lineOf } from '#importer/note.ts';
import type { Note } from '#importer/note.ts';
import { lastPart } from '#importer/text/manifest-file-names.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { appliedFiles, areMaking, bringsFiles, makingLines } from './applied-files.ts';

/**
 * A note of the files in the folder of a lesson that its commands apply, where no manifest of the lesson is called so, no code names it, and no command
 * above makes it or brings files along. `named`: what the manifests of the lesson are called.
 */
export function missingFiles(root: LessonNode, named: ReadonlySet<string>): Note[] {
  const missing = new Map<string, { node: LessonNode; run: string }>();
  const before: string[] = [];
  const seen = new Set(named);
  let shown: ReadonlySet<string> | undefined;
  for (const { node } of walk(root)) {
    const draft = draftOf(node);
    if (draft?.type !== 'command') continue;
    if (draft.run.some((run) => bringsFiles.test(run))) break;
    if (draft.isInside === true) continue;
    for (const run of draft.run) {
      before.push(...makingLines([run]));
      if (!/\b(?:apply|create)\b/.test(run)) continue;
      for (const path of appliedFiles([run]).flat()) {
        const name = lastPart(path);
        if (!isOfFolder.test(path) || seen.has(name.toLowerCase())) continue;
        seen.add(name.toLowerCase());
        shown ??= filesShown(root);
        if (!shown.has(name.toLowerCase()) && !areMaking(before, name))
          missing.set(path, { node, run });
      }
    }
  }
  const [first] = missing.values();
  if (first === undefined) return [];
  const paths = [...missing.keys()].map((path) => `"${path}"`).join(', ');
  return [
    {
      code: 'missing-file',
      line: lineOf(first.node),
      unsure: `Commands read ${paths}, and nothing on the page is called so.`,
      did: 'I left the commands as they are.',
      look: 'Put each file into manifests/ and into `manifests` of lesson.yaml, call a manifest of the page so, or let a command fetch it.',
      written: first.run,
    },
  ];
}

/** The names of files that code of a page has, in small letters; in a drawing of folders they have only their places. */
const filesShown = (root: LessonNode): ReadonlySet<string> =>
  new Set(
    [...walk(root)].flatMap(({ node: { type, value = '' } }) =>
      (type === 'code' || type === 'inlineCode') && !/[├└]─/.test(value)
        ? (value.toLowerCase().match(/[\w.-]{1,100}\.(?:ya?ml|json)\b/g) ?? [])
        : [],
    ),
  );

/** A file in the folder where commands are typed, or in one below. */
const isOfFolder = /^(?:\.\/)?(?![./~])[\w./-]+\.(?:ya?ml|json)$/;
