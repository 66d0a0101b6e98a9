import { anchorsOf, elementOf, headingId } from '#transforms/lesson/anchors.ts';
import { shownParts } from '#transforms/lesson/components.ts';
import { attributeText, commentOf } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { applyFixes } from '#model/diagnostics/diagnostic.ts';
import type { Fix } from '#model/diagnostics/diagnostic.ts';
import { nearest } from '#model/diagnostics/nearest.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Prose } from '#model/load/prose.ts';
import { goalUnit, partsWithFormerIds } from '#model/schema/lesson.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { references } from '#model/schema/references.ts';
import type { LessonSources, Sources } from '#model/load/sources.ts';
import { Refused } from './change.ts';
import type { Planned } from './lessons.ts';
import { keyOf } from './links.ts';
import type { PartAddress } from './links.ts';
import type { ChangedGoal } from './locks.ts';
import { editedOrRefused, locate, rewritten } from './project.ts';
import { carriedProof, setProofs, withoutProof } from './proofs.ts';
import { removeAt, renameKey, setAlias, setText } from './yaml-edits.ts';

type Path = readonly (string | number)[];

/** Something with an id in a lesson, named as a link names it. */
interface Named {
  unit: string;
  id: string;
  /** `heading`, `step`, `manifest`, or the kind of what is shown. */
  kind: string;
  /** Where it stands in lesson.yaml; a heading stands in prose alone. */
  path: Path | undefined;
  /** Of a step, the id of its walkthrough. */
  walkthrough?: string;
}

/** Another id for what an address names, wherever it stands. @throws Refused */
export function renameId(sources: Sources, address: PartAddress, id: string): Planned {
  const { workshop, lesson } = locate(sources, address);
  const named = find(lesson, address);
  if (namesIn(lesson).some((each) => each.id === id && isBeside(each, named)))
    throw new Refused(`${keyOf(address)} has a ${named.kind} "${id}" already.`);
  const unit = named.unit.slice(0, named.unit.length - named.id.length) + id;
  const isOwn = ownedBy(lesson, named);
  const { texts, unlinked } = rewritten(
    sources,
    address,
    (each) =>
      isWithin(each, address) && isOwn(each.id)
        ? { ...each, id: unit + (each.id ?? '').slice(named.unit.length) }
        : each,
    {
      prose: (prose) => proseWith(prose, named, (source) => source.replace(named.id, () => id)),
      goal: goalOf(named, id),
    },
  );
  if (named.path !== undefined) setStructure(lesson, named, id, texts);
  const { data } = lesson;
  const names = (part: string, each: string): string =>
    part === named.path?.[0] && each === named.id ? id : each;
  setProofs(
    sources,
    workshop,
    (proofs) => {
      const proof = proofs[lesson.name];
      if (proof === undefined || data === undefined) return proofs;
      const after = renamedIn(data, named, id);
      return { ...proofs, [lesson.name]: carriedProof(proof, [data, after], names) };
    },
    texts,
  );
  return { what: `rename ${keyOf(address)}#${named.unit} ${id}`, texts, unlinked };
}

/** Nothing of what an address names is left, in any language. @throws Refused */
export function removeId(sources: Sources, address: PartAddress): Planned {
  const { workshop, lesson } = locate(sources, address);
  const named = find(lesson, address);
  const { path, unit } = named;
  if (path === undefined)
    throw new Refused(`"${named.id}" is a heading: it is words, and is taken out in the prose.`);
  const isGone = ownedBy(lesson, named);
  const { texts, unlinked } = rewritten(
    sources,
    address,
    (each) => (isWithin(each, address) && isGone(each.id) ? undefined : each),
    { prose: (prose) => proseWithout(prose, named), isGone, goal: goalOf(named, undefined) },
  );
  setProofs(sources, workshop, (proofs) => withoutProof(proofs, lesson.name, named), texts);
  const { yaml } = lesson;
  if (yaml !== undefined)
    texts.set(
      yaml.file,
      editedOrRefused(yaml.file, removeAt(yaml.text, path), `take "${named.id}" out`),
    );
  return { what: `remove ${keyOf(address)}#${unit}`, texts, unlinked };
}

/** What becomes of the goal of what is named: only a command has one. */
const goalOf = ({ kind, id }: Named, now: string | undefined): ChangedGoal | undefined =>
  kind === 'command' ? { unit: goalUnit(id), now: now && goalUnit(now) } : undefined;

/** All that has an id in a lesson. */
function namesIn({ data, proses, context }: LessonSources): readonly Named[] {
  const shown = Object.entries(shownParts).flatMap(([element, part]) => {
    const kind = element.toLowerCase();
    const prefix = kind === 'walkthrough' ? 'walk' : kind;
    return Object.keys(data?.[part] ?? {}).map((id) => ({
      ...{ unit: `${prefix}-${id}`, id, kind, path: [part, id] },
    }));
  });
  const steps = Object.entries(data?.walkthroughs ?? {}).flatMap(([walkthrough, { steps: all }]) =>
    all.map(({ id }, index) => ({
      ...{ unit: `walk-${walkthrough}-${id}`, id, kind: 'step', walkthrough },
      path: ['walkthroughs', walkthrough, 'steps', index, 'id'],
    })),
  );
  const manifests = Object.keys(data?.manifests ?? {}).map((id) => ({
    ...{ unit: `manifest-${id}`, id, kind: 'manifest', path: ['manifests', id] },
  }));
  const source = proses.find(({ locale }) => locale === context.source);
  const headings = (source?.root ? [...anchorsOf(source.root).values()] : []).flatMap(
    ({ kind, id }) => (kind === 'heading' ? [{ unit: id, id, kind, path: undefined }] : []),
  );
  return [...shown, ...steps, ...manifests, ...headings];
}

function find(lesson: LessonSources, { id = '' }: PartAddress): Named {
  const all = namesIn(lesson);
  const named = all.find(({ unit }) => unit === id);
  if (named?.path !== undefined && lesson.shared.has(named.path.slice(0, 2).join(' ')))
    throw new Refused(
      `#${id} stands in shared.yaml, and other lessons may use it: change it there.`,
    );
  if (named !== undefined) return named;
  const units = all.map(({ unit }) => unit);
  // Who writes the id alone is told how it is named.
  const near = all.find((each) => each.id === id)?.unit ?? nearest(id, units);
  throw new Refused(
    `There is no #${id} in ${lesson.name}.${near === undefined ? '' : ` Did you mean #${near}?`} An id is named as in links: ${units.join(', ')}.`,
  );
}

const isBeside = (a: Named, b: Named): boolean =>
  a.kind === b.kind && a.walkthrough === b.walkthrough;

const isWithin = (each: PartAddress, address: PartAddress): boolean =>
  keyOf(each) === keyOf(address);

/**
 * Whether a name is that of what was found, of a step in it, or of a place in its element (`check-ready-paste`), and not that of
 * another thing whose name begins alike.
 */
function ownedBy(lesson: LessonSources, { unit, id, kind }: Named) {
  const others = namesIn(lesson).filter(
    (each) =>
      each.unit.startsWith(`${unit}-`) && !(kind === 'walkthrough' && each.walkthrough === id),
  );
  return (name = ''): boolean =>
    (name === unit || name.startsWith(`${unit}-`)) &&
    others.every((each) => name !== each.unit && !name.startsWith(`${each.unit}-`));
}

/** The places in a prose file where what is named has its id. */
function* mentions(prose: Prose, { kind, id, walkthrough }: Named): Generator<LessonNode> {
  for (const { node, parent } of nodesOf(prose)) {
    if (kind === 'heading' ? headingId(node) !== id : node.name !== elementOf(kind)) continue;
    if (kind !== 'heading' && attributeText(node, 'id') !== id) continue;
    if (kind === 'step' && (!parent || attributeText(parent, 'id') !== walkthrough)) continue;
    yield node;
  }
}

function proseWith(prose: Prose, named: Named, change: (source: string) => string): string {
  const fixes = [...mentions(prose, named)].map((node): Fix => {
    const holder =
      named.kind === 'heading'
        ? node.children?.findLast((child) => commentOf(child) !== undefined)
        : node.attributes?.find(({ name }) => name === 'id');
    const [start, end] = [holder?.position?.start.offset, holder?.position?.end.offset];
    if (start === undefined || end === undefined)
      throw new Refused(`${prose.file}: "${named.id}" cannot be edited here.`);
    const source = prose.text.slice(start, end);
    // Of `id="step"`, what stands behind the name.
    const from = named.kind === 'heading' ? 0 : source.indexOf('=');
    return { start, end, text: source.slice(0, from) + change(source.slice(from)) };
  });
  return applyFixes(prose.text, fixes).text;
}

/** Without the elements, and a blank line beside each. */
function proseWithout(prose: Prose, named: Named): string {
  const fixes = [...mentions(prose, named)].map(({ position }): Fix => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const blank = /^(?:[ \t]*\r?\n){1,2}/.exec(prose.text.slice(end))?.[0].length ?? 0;
    return { start, end: end + blank, text: '' };
  });
  return applyFixes(prose.text, fixes).text;
}

function setStructure(
  { yaml, data }: LessonSources,
  { kind, id, path = [] }: Named,
  to: string,
  texts: Map<string, string>,
): void {
  if (yaml === undefined) return;
  const by = (text: string | undefined): string =>
    editedOrRefused(yaml.file, text, `rename "${id}"`);
  let text = yaml.text;
  for (const pattern of references[kind] ?? [])
    for (const place of placesOf(data, pattern))
      if (valueAt(data, place) === id) text = by(setText(text, place, to));
  if (partsWithFormerIds.includes(String(path[0]))) text = by(setAlias(text, path, id, to));
  text = by(kind === 'step' ? setText(text, path, to) : renameKey(text, path, to));
  texts.set(yaml.file, text);
}

/** The lesson with the id renamed in it, as `setStructure` does in its text. */
function renamedIn(data: LessonYaml, { kind, id, path = [] }: Named, to: string): LessonYaml {
  const after = structuredClone(data);
  type Holder = Record<string | number, unknown>;
  for (const pattern of references[kind] ?? []) {
    for (const place of placesOf(data, pattern)) {
      if (valueAt(data, place) !== id) continue;
      (valueAt(after, place.slice(0, -1)) as Holder)[place.at(-1) ?? ''] = to;
    }
  }
  const holder = valueAt(after, path.slice(0, -1)) as Holder | undefined;
  if (kind !== 'step' && holder !== undefined) holder[to] = holder[id];
  return after;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (each, key) => (each as Readonly<Record<string | number, unknown>> | undefined)?.[key],
    value,
  );

/** The places that a pattern stands for. */
function placesOf(value: unknown, [first, ...rest]: Path): Path[] {
  if (first === undefined) return [[]];
  if (typeof value !== 'object' || value === null) return [];
  const keys =
    first !== '*' ? [first] : Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) =>
    placesOf((value as Readonly<Record<string | number, unknown>>)[key], rest).map((place) => [
      key,
      ...place,
    ]),
  );
}
