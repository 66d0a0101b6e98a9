import { listedLessons } from '#model/schema/workshop.ts';
import type { Sources, WorkshopSources } from '#model/load/sources.ts';
import { insertLesson } from '#scaffold/insert-lesson.ts';
import { Refused } from './change.ts';
import type { Change } from './change.ts';
import { keyOf } from './links.ts';
import type { PartAddress, Moved } from './links.ts';
import { editedOrRefused, locate, pathOf, rewritten } from './project.ts';
import type { Located } from './project.ts';
import { renamedProofs, setProofs } from './proofs.ts';
import { removeAt, setAlias, setText } from './yaml-edits.ts';

/** A change, and places that somebody has to look at afterwards. */
export interface Planned extends Change {
  unlinked: readonly string[];
}

/** The lesson under another name in its workshop. @throws Refused */
export function renameLesson(sources: Sources, address: PartAddress, name: string): Planned {
  const located = locate(sources, address);
  const { workshop, lesson } = located;
  refuseTaken(workshop, name);
  const { yaml } = workshop;
  const text = setText(yaml.text, listedAt(located), name);
  const to = { workshop: workshop.name, lesson: name };
  const { texts, unlinked } = rewritten(sources, address, moving(address, to));
  texts.set(yaml.file, editedOrRefused(yaml.file, text, `rename "${lesson.name}" in its list`));
  rememberName(located, address, to, texts);
  setProofs(sources, workshop, renamedProofs(lesson.name, name), texts);
  return {
    ...{ what: `rename ${keyOf(address)} ${name}`, texts, unlinked },
    folder: folderOf(sources, located, to.workshop, name),
  };
}

/** The lesson at the end of a workshop, or after one of its lessons; the workshop may be its own. @throws Refused */
export function moveLesson(
  sources: Sources,
  address: PartAddress,
  target: string,
  after: string | undefined,
): Planned {
  const located = locate(sources, address);
  const { workshop, lesson } = located;
  const to = sources.workshops.find(({ name }) => name === target);
  if (to === undefined) {
    const known = sources.workshops.map(({ name }) => name);
    throw new Refused(`There is no workshop "${target}". Workshops: ${known.join(', ')}.`);
  }
  const names = listedLessons(to.data).map(([name]) => name);
  if (after !== undefined && (!names.includes(after) || (to === workshop && after === lesson.name)))
    throw new Refused(
      `--after ${after}: it is not another lesson of ${target}. Lessons: ${names.join(', ')}.`,
    );
  const isHome = to === workshop;
  if (!isHome) refuseTaken(to, lesson.name);
  const { texts, unlinked } = isHome
    ? { texts: new Map<string, string>(), unlinked: [] }
    : rewritten(sources, address, moving(address, { workshop: target, lesson: lesson.name }));
  const without = removeAt(workshop.yaml.text, listedAt(located));
  const left = editedOrRefused(
    workshop.yaml.file,
    without,
    `take "${lesson.name}" out of its list`,
  );
  const into = insertLesson(isHome ? left : to.yaml.text, lesson.name, after);
  texts.set(workshop.yaml.file, left);
  texts.set(to.yaml.file, editedOrRefused(to.yaml.file, into, `add "${lesson.name}" to its list`));
  const what = `move ${keyOf(address)} ${target}${after === undefined ? '' : ` --after ${after}`}`;
  if (isHome) return { what, texts, unlinked };
  rememberName(located, address, { workshop: target, lesson: lesson.name }, texts);
  const proof = workshop.provenance.lessons[lesson.name];
  setProofs(sources, workshop, renamedProofs(lesson.name, undefined), texts);
  if (proof) setProofs(sources, to, (proofs) => ({ ...proofs, [lesson.name]: proof }), texts);
  return { what, texts, unlinked, folder: folderOf(sources, located, target, lesson.name) };
}

/** Nothing of the lesson is left; links to it lose their target, and keep their words. @throws Refused */
export function removeLesson(sources: Sources, address: PartAddress): Planned {
  const located = locate(sources, address);
  const { workshop, lesson } = located;
  const text = removeAt(workshop.yaml.text, listedAt(located));
  const { texts, unlinked } = rewritten(sources, address, (each) =>
    keyOf(each) === keyOf(address) ? undefined : each,
  );
  setProofs(sources, workshop, renamedProofs(lesson.name, undefined), texts);
  const { file } = workshop.yaml;
  texts.set(file, editedOrRefused(file, text, `take "${lesson.name}" out of its list`));
  return {
    ...{ what: `remove ${keyOf(address)}`, texts, unlinked },
    folder: { from: pathOf(sources, lesson.folder), to: undefined },
  };
}

const moving =
  (from: PartAddress, to: PartAddress): Moved =>
  (each) =>
    keyOf(each) === keyOf(from) ? { ...each, ...to } : each;

function refuseTaken({ name: workshop, folders }: WorkshopSources, name: string): void {
  if (folders.includes(name))
    throw new Refused(`${workshop}/${name} is there already, and nothing is overwritten.`);
}

/** Where a lesson stands in workshop.yaml. */
function listedAt({ workshop, lesson }: Located): readonly (string | number)[] {
  const [, path = []] = listedLessons(workshop.data).find(([name]) => name === lesson.name) ?? [];
  return path.map((part) => (typeof part === 'number' ? part : String(part)));
}

/** Progress of learners is kept by the old address: lesson.yaml remembers it. */
function rememberName(
  { lesson }: Located,
  old: PartAddress,
  now: PartAddress,
  texts: Map<string, string>,
): void {
  const { yaml } = lesson;
  if (yaml === undefined) throw new Refused(`${keyOf(old)} has no lesson.yaml that can be read.`);
  const text = setAlias(yaml.text, [], keyOf(old), keyOf(now));
  texts.set(yaml.file, editedOrRefused(yaml.file, text, `write aliases: [${keyOf(old)}]`));
}

function folderOf(
  sources: Sources,
  { lesson }: Located,
  workshop: string,
  name: string,
): NonNullable<Change['folder']> {
  const from = pathOf(sources, lesson.folder);
  return { from, to: `${from.split('/').slice(0, -2).join('/')}/${workshop}/${name}` };
}
