import { plainCode } from '#importer/drafts/draft.ts';
import type { ManifestDraft } from '#importer/drafts/draft.ts';
import { explanationsOf } from '#importer/drafts/numbered-lines.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { memoize } from '#model/memoize.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import { element } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { ManifestFile } from './manifest-files.ts';

/** The parts of lesson.yaml that a manifest is added to. */
export interface ManifestParts {
  walkthroughs: NonNullable<LessonYaml['walkthroughs']>;
  manifests: NonNullable<LessonYaml['manifests']>;
  /** Texts by path from the folder of the lesson. */
  files: Map<string, string>;
  /** What the page calls the files of its manifests. */
  fileOf: ReadonlyMap<LessonNode, ManifestFile>;
  note: TakeNote;
}

/**
 * Makes a walkthrough of a manifest with its explanation, or else with the name that the page gives its file; one that has neither stays
 * code. `idFor` gives it its id.
 */
export function nameManifest(
  node: LessonNode,
  { text, preferred, doc, at, numbered }: ManifestDraft,
  parts: ManifestParts,
  idFor: (preferred: string) => string,
): LessonNode[] {
  const { walkthroughs, manifests, files, note } = parts;
  const { name } = parts.fileOf.get(node) ?? {};
  const { above, steps: explanations } = explanationsOf(node);
  const contents = explanations.length === 0 && name !== undefined ? [named(name)] : explanations;
  if (contents.length === 0) {
    note({
      line: lineOf(node),
      code: 'manifest',
      unsure: 'No paragraph right above this manifest says what it is.',
      did: 'I kept it as plain code.',
      look: 'For a file to walk through and to download, put it into manifests/ and write a walkthrough.',
    });
    return plainCode(node);
  }
  const id = idFor(preferred);
  const file = `manifests/${nameOfFile(node, id, parts)}`;
  files.set(file, text);
  manifests[id] = { file };
  // What names a document itself would show that one alone.
  const step = (own: string, path: string, of: string | undefined): StepYaml => ({
    ...{ id: own, at: path },
    ...(of === undefined ? {} : { doc: of }),
  });
  const ids = numbered === undefined ? [] : idsOf(numbered.map(({ path }) => path));
  const steps = numbered?.map(({ path, doc: of }, index) => step(ids[index] ?? '', path, of)) ?? [
    step('what-it-is', at, doc),
  ];
  walkthroughs[id] = { manifest: id, steps };
  const { position } = node;
  const shown = element(
    'Walkthrough',
    { id },
    steps.map((each, index) => element('Step', { id: each.id }, contents[index] ?? [])),
  );
  return [...above, position === undefined ? shown : { ...shown, position }];
}

const named = (value: string): LessonNode[] => [
  { type: 'paragraph', children: [{ type: 'inlineCode', value }] },
];

type StepYaml = NonNullable<LessonYaml['walkthroughs']>[string]['steps'][number];

/** An id for each path, of its last words. */
function idsOf(paths: readonly string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const word = path.split(/[.[\]="]+/).findLast((each) => each !== '' && !/^\d+$/.test(each));
    const preferred = slugOf(word ?? '') ?? 'line';
    let id = preferred;
    for (let number = 2; taken.has(id); number += 1) id = `${preferred}-${number}`;
    taken.add(id);
    return id;
  });
}

/** What the page calls the file of a manifest, or else its id. */
function nameOfFile(node: LessonNode, id: string, parts: ManifestParts): string {
  const { name = freeName(id, parts), unsure } = parts.fileOf.get(node) ?? {};
  if (unsure === undefined) return name;
  parts.note({
    line: lineOf(node),
    code: 'file-name',
    unsure,
    did: `I called it "${name}".`,
    look: 'Learners save it by that name, and commands must find it so: else rename it, in `manifests` of lesson.yaml too.',
    written: `file: manifests/${name}`,
  });
  return name;
}

/** A name by an id that no other file has, and none that the page gives a name to. */
function freeName(id: string, { files, fileOf }: ManifestParts): string {
  const isTaken = (name: string): boolean =>
    files.has(`manifests/${name}`) || namesIn(fileOf).has(name);
  let name = `${id}.yaml`;
  for (let number = 2; isTaken(name); number += 1) name = `${id}-${number}.yaml`;
  return name;
}

const namesIn = memoize(
  (fileOf: ManifestParts['fileOf']) =>
    new Set([...fileOf.values()].map(({ name }) => name?.toLowerCase())),
);
