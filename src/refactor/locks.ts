import { anchorsOf } from '#transforms/lesson/anchors.ts';
import { introUnit } from '#transforms/lesson/unit-texts.ts';
import type { TranslationLock } from '#model/load/lock.ts';
import { loadProse } from '#model/load/prose.ts';
import type { Prose } from '#model/load/prose.ts';
import { goalUnit } from '#model/schema/lesson.ts';
import { frontMatterUnit, unitHashes, writtenUnits } from '#model/translations/units.ts';

/** What becomes of the goal of a command: its unit, and what that is called afterwards; undefined where it is taken out. */
export interface ChangedGoal {
  unit: string;
  now: string | undefined;
}

/** A prose file with another text. */
export function withText(prose: Prose, text: string): Prose {
  const { file } = prose;
  return loadProse({ path: file, file, stamp: '', text, failure: undefined }) ?? { ...prose, text };
}

/**
 * Which units of a text each unit of the edited text is made of. `isGone` tells the anchors that were taken out: what stood behind
 * them belongs to the unit before.
 */
function origins(
  before: Prose,
  after: Prose,
  isGone: (unit: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const units = ({ root }: Prose): string[] =>
    root === undefined ? [] : [...anchorsOf(root).values()].map(({ unit }) => unit);
  const now = units(after);
  const made = new Map<string, string[]>([
    [frontMatterUnit, [frontMatterUnit]],
    [introUnit, [introUnit]],
  ]);
  let current = introUnit;
  let index = 0;
  for (const unit of units(before)) {
    if (isGone(unit)) made.get(current)?.push(unit);
    else {
      current = now[index] ?? unit;
      index += 1;
      made.set(current, [unit]);
    }
  }
  return made;
}

/**
 * The lock of a lesson whose source and translations were edited alike: what was up to date is so still, and what was not is not.
 * Goals stand in lesson.yaml, and are as they were; `goal` is one that is called otherwise or taken out.
 */
export function carriedLock(
  lock: TranslationLock,
  before: Prose,
  after: Prose,
  isGone: (unit: string) => boolean = () => false,
  goal?: ChangedGoal,
): TranslationLock {
  const [old, now] = [unitHashes(before), unitHashes(after)];
  const made = origins(before, after, isGone);
  const { sources = {}, ...locales } = lock;
  const carried = Object.fromEntries(
    Object.entries(locales).map(([locale, hashes]) => [
      locale,
      Object.fromEntries([
        ...[...now].flatMap(([unit, hash]) => {
          const parts = (made.get(unit) ?? []).filter((each) => old.has(each));
          const recorded = parts.flatMap((each) => hashes[each] ?? []);
          if (recorded.length === 0) return [];
          const isCurrent = parts.every((each) => hashes[each] === old.get(each));
          return [[unit, isCurrent ? hash : (recorded[0] ?? hash)]];
        }),
        ...Object.entries(hashes).flatMap(([unit, hash]) => {
          if (!unit.startsWith(goalUnit(''))) return [];
          const name = unit === goal?.unit ? goal.now : unit;
          return name === undefined ? [] : [[name, hash]];
        }),
      ]),
    ]),
  );
  const texts = new Map(Object.entries(sources));
  const isKept = texts.size > 0;
  for (const [unit, { text }] of writtenUnits(after)) {
    const hash = now.get(unit);
    if (hash !== undefined && isKept) texts.set(hash, text);
  }
  const used = new Set(Object.values(carried).flatMap((hashes) => Object.values(hashes)));
  const kept = [...texts].filter(([hash]) => used.has(hash));
  return kept.length === 0 ? carried : { ...carried, sources: Object.fromEntries(kept) };
}
