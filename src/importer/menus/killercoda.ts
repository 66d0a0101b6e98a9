import { parse } from 'yaml';
import { longestLesson } from '#model/schema/lesson.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import { folderOf, isData, joinedPath, stemOf } from './menu.ts';
import type { MenuEntry, MenuFile, StepScript } from './menu.ts';

export const isScenario = (path: string): boolean => /(?:^|\/)index\.json$/.test(path);

/**
 * A scenario of Killercoda, `index.json`: its intro, its steps and its end, as one chapter. The time that it says is shared out
 * among its steps. None where the file is something else.
 */
export function scenarioEntries({ path, text }: MenuFile): MenuEntry[] {
  const folder = folderOf(path);
  const scenario = dataIn(text);
  const { details, title, time } = scenario;
  if (!isData(details)) return [];
  const { intro, steps, finish } = details;
  const all = [intro, ...(Array.isArray(steps) ? (steps as unknown[]) : []), finish];
  const minutes = minutesIn(String(time ?? '')) / Math.max(1, all.length - 2);
  const entries = all.flatMap((step, at): MenuEntry[] => {
    if (!isData(step) || typeof step['text'] !== 'string') return [];
    const isStep = at > 0 && at < all.length - 1;
    const own = typeof step['title'] === 'string' ? step['title'] : undefined;
    const page = stemOf(joinedPath(folder, step['text']));
    const name = isStep ? joinedPath(folder, slugOf(own ?? '') ?? `step-${at}`) : undefined;
    return [
      {
        ...{ type: 'page', path: page, title: own ?? (at === 0 ? textOf(title) : undefined), name },
        scripts: scriptsOf(step, folder),
        minutes:
          isStep && minutes > 0
            ? Math.min(longestLesson, Math.max(1, Math.round(minutes)))
            : undefined,
      },
    ];
  });
  return [{ type: 'chapter', title: textOf(title) ?? folder, entries }];
}

/** `1 hour 30 minutes` is 90, as is `90`; 0 where there is no number. */
function minutesIn(time: string): number {
  const hours = /(\d{1,4}(?:\.\d{1,2})?)\s{0,3}h/i.exec(time)?.[1];
  const minutes = /(\d{1,4})\s{0,3}m/i.exec(time)?.[1];
  if (hours === undefined && minutes === undefined) return Number(/\d+/.exec(time)?.[0] ?? 0);
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

function dataIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = parse(text);
    return isData(data) ? data : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** What the old site ran for a step: `verify` checks it, the others come before it. */
const scriptsOf = (step: Readonly<Record<string, unknown>>, folder: string): StepScript[] =>
  ['background', 'foreground', 'verify'].flatMap((key) => {
    const path = step[key];
    return typeof path === 'string'
      ? [{ path: joinedPath(folder, path), isCheck: key === 'verify' }]
      : [];
  });
