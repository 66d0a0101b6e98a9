import type { OutlineLesson } from './learner-data.ts';
import type { Progress, ProgressKey } from './progress-format.ts';

type Lessons = readonly OutlineLesson[];

/** What a key is called today: lessons and checks may have had other names when it was marked. */
export function currentKey(key: ProgressKey, lessons: Lessons): ProgressKey {
  const [lesson = '', mark = '', id = ''] = key.split(/([#^])/);
  const found =
    lessons.find((each) => each.key === lesson) ??
    lessons.find(({ formerly }) => formerly.includes(lesson));
  if (!found) return key;
  const { checks, formerChecks } = found;
  const isFormer = !checks.includes(id) && Object.hasOwn(formerChecks, id);
  return found.key + mark + (isFormer ? (formerChecks[id] ?? id) : id);
}

/** Progress under the names of today; what is marked under them already stays. Undefined where nothing has another name. */
export function renewed({ marks, read }: Progress, lessons: Lessons): Progress | undefined {
  const keys = Object.keys(marks).map((key) => [key, currentKey(key, lessons)] as const);
  const places = read.map((key) => currentKey(key, lessons));
  const isSame = (names: readonly (readonly [string | undefined, string])[]): boolean =>
    names.every(([former, now]) => former === now);
  if (isSame(keys) && isSame(places.map((now, index) => [read[index], now]))) return undefined;
  const named = keys.flatMap(([former, now]) => {
    const mark = marks[former];
    return mark && (former === now || !(now in marks)) ? [[now, mark] as const] : [];
  });
  return { marks: Object.fromEntries(named), read: [...new Set(places)] };
}

/**
 * The keys of the steps of a lesson as they may have been when they were marked, each with what it is called now: as they are
 * called today, all with former names, or one of them.
 */
export function formerSteps(
  { key, formerly, formerChecks }: OutlineLesson,
  steps: readonly ProgressKey[],
): readonly (readonly (readonly [former: ProgressKey, now: ProgressKey])[])[] {
  const ids = steps.map((now) => now.slice(key.length));
  const formerOf = (id: string): readonly string[] =>
    Object.entries(formerChecks).flatMap(([former, now]) =>
      id === `#${now}` ? [`#${former}`] : [],
    );
  const most = Math.max(0, ...ids.map((id) => formerOf(id).length));
  const generations = Array.from({ length: most }, (_, index) =>
    ids.map((id) => formerOf(id)[index] ?? formerOf(id).at(-1) ?? id),
  );
  const single = ids.flatMap((id, index) => formerOf(id).map((former) => ids.with(index, former)));
  return [key, ...formerly].flatMap((lesson) =>
    [ids, ...generations, ...single].map((names) =>
      names.map((name, index) => [lesson + name, steps[index] ?? key] as const),
    ),
  );
}
