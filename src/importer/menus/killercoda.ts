import { parse } from 'yaml';
import { longestLesson } from '#model/schema/lesson.ts';
import { spokenMinutes } from '#importer/text/spoken-minutes.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import { folderOf, isData, joinedPath, stemOf } from './menu.ts';
import type { Data, MenuEntry, MenuFile, StepAsset, StepScript } from './menu.ts';

export const isScenario = (path: string): boolean => /(?:^|\/)index\.json$/.test(path);

/** Whether a file may say in which order a course of Killercoda has its scenarios, or one of Katacoda: `boats-pathway.json`. */
export const isCourse = (path: string): boolean =>
  /(?:^|\/)(?:structure|[^/]+-pathway)\.json$/.test(path);

/**
 * A scenario of Killercoda, `index.json`: its intro, its steps and its end, as one chapter. The time that it says is shared out
 * among its steps. None where the file is something else.
 */
export function scenarioEntries({ path, text }: MenuFile): MenuEntry[] {
  const folder = folderOf(path);
  const scenario = dataIn(text);
  const { details, title, time, description } = scenario;
  if (!isData(details)) return [];
  const { intro, steps, finish } = details;
  const all = [intro, ...(Array.isArray(steps) ? (steps as unknown[]) : []), finish];
  const first = all.findIndex(isPage);
  const isAlone = all.filter(isPage).length === 1;
  const minutes = spokenMinutes(String(time ?? '')) / Math.max(1, all.length - 2);
  const entries = all.flatMap((step, at): MenuEntry[] => {
    if (!isPage(step)) return [];
    const isStep = at > 0 && at < all.length - 1;
    const own = textOf(step['title']);
    const page = stemOf(joinedPath(folder, step['text']));
    const name = isStep ? joinedPath(folder, slugOf(own ?? '') ?? `step-${at}`) : undefined;
    const answer = textOf(step['answer']);
    return [
      {
        ...{
          type: 'page',
          path: page,
          title: own ?? (at === 0 || isAlone ? textOf(title) : undefined),
          name,
        },
        ...(own === undefined ? { isTitleOfAll: true } : { titleAbove: own }),
        scripts: scriptsOf(step, folder),
        ...(at === first
          ? { assets: assetsOf(details, folder), description: textOf(description) }
          : {}),
        minutes:
          isStep && minutes > 0
            ? Math.min(longestLesson, Math.max(1, Math.round(minutes)))
            : undefined,
      },
      ...(answer === undefined
        ? []
        : [{ type: 'page' as const, path: stemOf(joinedPath(folder, answer)) }]),
    ];
  });
  return [{ type: 'chapter', title: textOf(title) ?? folder, entries }];
}

const isPage = (step: unknown): step is Data & { text: string } =>
  isData(step) && typeof step['text'] === 'string';

/** What a file of JSON says, also where a backslash in it stands before a sign that needs none, as in `It\'s`. */
function dataIn(text: string): Data {
  for (const written of [text, withoutOddEscapes(text)]) {
    try {
      const data: unknown = parse(written);
      if (isData(data)) return data;
    } catch {
      // It is tried as it was meant.
    }
  }
  return {};
}

const withoutOddEscapes = (text: string): string =>
  text.replaceAll(/\\(?:["\\/bfnrt]|u[\da-f]{4}|(.))/gi, (whole, sign: string | undefined) =>
    sign === undefined ? whole : sign,
  );

/** A text without the colours of terminals and other signs that nobody sees. */
const textOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const seen = value
    .replaceAll(/\p{Cc}\[[\d;?]{0,20}[a-z]/giu, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return seen === '' ? undefined : seen;
};

/** The scripts that come before a step, as Killercoda calls them and as Katacoda did. */
const setUp = ['background', 'foreground', 'courseData', 'code'];

/** What the old site ran for a step: `verify` checks it, the others come before it. */
const scriptsOf = (step: Data, folder: string): StepScript[] =>
  [...setUp, 'verify'].flatMap((key) => {
    const path = step[key];
    return typeof path === 'string'
      ? [{ path: joinedPath(folder, path), isCheck: key === 'verify' }]
      : [];
  });

/** The files that a scenario puts on the machines of its learners. */
function assetsOf({ assets }: Data, folder: string): StepAsset[] {
  const machines = isData(assets) ? Object.values(assets) : [];
  return machines.flatMap((files) => {
    const all = Array.isArray(files) ? (files as unknown[]) : [];
    return all.filter(isData).flatMap(({ file, target }) => {
      if (typeof file !== 'string') return [];
      return [{ path: joinedPath(folder, 'assets', file), target: textOf(target) ?? '' }];
    });
  });
}

/** The folders of scenarios in the order of a course, after whose name those of Katacoda are called; none where the file is something else. */
export function courseFolders({ path, text }: MenuFile): string[] {
  const { items, courses } = dataIn(text);
  const pathway = /(?:^|\/)([^/]+)-pathway\.json$/.exec(path)?.[1];
  const all = pathway === undefined ? items : courses;
  return (Array.isArray(all) ? (all as unknown[]) : []).filter(isData).flatMap((item) => {
    const name = pathway === undefined ? item['path'] : item['course_id'];
    return typeof name === 'string' ? [joinedPath(folderOf(path), pathway ?? '', name)] : [];
  });
}
