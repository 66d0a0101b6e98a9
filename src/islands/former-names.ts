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

/** No lesson has had so many names that trying all of them is felt. */
const MOST = 256;

/** The keys of the steps of a lesson as they may have been when they were marked, each with what it is called now. */
export function formerSteps(
  { key, formerly, formerChecks }: OutlineLesson,
  steps: readonly ProgressKey[],
): readonly (readonly (readonly [former: ProgressKey, now: ProgressKey])[])[] {
  let all: (readonly [ProgressKey, ProgressKey])[][] = [[]];
  for (const now of steps) {
    const id = now.slice(key.length);
    const former = Object.entries(formerChecks).filter(([, each]) => id === `#${each}`);
    const names = [id, ...former.map(([each]) => `#${each}`)];
    all = all
      .flatMap((list) => names.map((name) => [...list, [name, now] as const]))
      .slice(0, MOST);
  }
  return [key, ...formerly].flatMap((lesson) =>
    all.map((list) => list.map(([name, now]) => [lesson + name, now] as const)),
  );
}
