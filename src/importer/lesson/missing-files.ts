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
  const shown = [...walk(root)]
    .flatMap(({ node }) => (shownTypes.has(node.type) ? (node.value ?? '') : []))
    .join('\n');
  for (const { node } of walk(root)) {
    const draft = draftOf(node);
    if (draft?.type !== 'command') continue;
    if (draft.isInside === true || draft.run.some((run) => bringsFiles.test(run))) break;
    for (const run of draft.run) {
      before.push(...makingLines([run]));
      for (const path of appliedFiles([run]).flat()) {
        const name = lastPart(path);
        const isKnown = named.has(name.toLowerCase()) || shown.includes(name);
        if (isOfFolder.test(path) && !isKnown && !areMaking(before, name) && !missing.has(path))
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

const shownTypes = new Set(['code', 'inlineCode']);

/** A file in the folder where commands are typed, or in one below. */
const isOfFolder = /^(?:\.\/)?(?![./~])[\w./-]+\.(?:ya?ml|json)$/;
