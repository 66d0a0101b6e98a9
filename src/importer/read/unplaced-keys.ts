import { isWithoutPages } from '#importer/generators/jekyll-defaults.ts';
import type { TakeNote } from '#importer/note.ts';
import { spokenMinutes } from '#importer/text/spoken-minutes.ts';
import type { SiteParts } from '#importer/site-parts.ts';

/** Keys of front matter that are used, or that only say how a generator builds the page. */
const quietKeys = new Set(
  (
    'title description summary lead excerpt weight order date lastmod publishdate expirydate draft layout chapter hidden unlisted slug url type id nav_order sidebar_position ' +
    'prevpage nextpage last_modified_at createdate permalink hide_title displayed_sidebar pagination_next pagination_prev aliases pre post menu ' +
    'comments share published sitemap toc pin math mermaid author_profile ' +
    'no_list simple_list hide icon template search status parent grand_parent has_children has_toc child_nav_order nav_exclude headless build _build render_with_liquid render_macros ignore_macros'
  ).split(' '),
);

/** The keys of the front matter whose values the page does not fill in somewhere. `isNamedAlone`: whether a key in braces is its value. */
export const unusedKeys = (
  data: Readonly<Record<string, unknown>>,
  body: string,
  isNamedAlone = false,
): Readonly<Record<string, unknown>> => {
  const used = new Set(
    [
      ...body.matchAll(/\{\{[<%-]?\s*(?:param\s+"?|page\.)([\w-]+)/g),
      ...body.matchAll(/\{%-?\s*(?:if|unless|elsif|assign)\s[^%{}]*?\bpage\.([\w-]+)/g),
      ...(isNamedAlone ? body.matchAll(/\{\{-?\s*(?:page\.meta\.)?(\w+)\s*-?\}\}/g) : []),
    ].map(([, key]) => key?.toLowerCase()),
  );
  const unused = (all: object): [string, unknown][] =>
    Object.entries(all).filter(([key]) => !used.has(key.toLowerCase()));
  // Hugo has values of the page below a key of their own, too.
  return Object.fromEntries(
    unused(data).flatMap(([key, value]): [string, unknown][] => {
      if (key !== 'params' || typeof value !== 'object' || value === null) return [[key, value]];
      const left = unused(value);
      return left.length === 0 ? [] : [[key, Object.fromEntries(left)]];
    }),
  );
};

/** Keys of front matter by which pages say how long they take. */
const timeKeys = new Set([
  ...['minutes', 'duration', 'time', 'time_estimate', 'estimated_time', 'timetocomplete'],
  ...['time_to_complete', 'estimatedtime'],
]);

const minutesOfValue = (key: string, value: unknown): number | undefined => {
  if (key === 'minutes' && /^[1-9]\d{0,3}$/.test(String(value))) return Number(value);
  if (!timeKeys.has(key.toLowerCase())) return undefined;
  const isTime =
    typeof value === 'string' &&
    /^\W{0,2}\d{1,3}(?:\.\d{1,2})? ?(?:h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?)?\.?(?: (?:and )?\d{1,2} ?m(?:in(?:ute)?s?)?)?$/i.test(
      value.trim(),
    );
  const minutes = typeof value === 'number' ? value : isTime ? spokenMinutes(value) : 0;
  // A number beyond a working day is of something else, such as seconds.
  return Number.isInteger(minutes) && minutes > 0 && minutes <= 600 ? minutes : undefined;
};

/** The minutes that a page says it takes, `duration: 15` or `time: 1 hour`; undefined where it says none. */
export const minutesIn = (data: Readonly<Record<string, unknown>>): number | undefined =>
  Object.entries(data)
    .map(([key, value]) => minutesOfValue(key, value))
    .find((minutes) => minutes !== undefined);

/** Notes the keys of the front matter that a lesson has no place for. */
export function noteKeys(
  data: Readonly<Record<string, unknown>>,
  title: string,
  note: TakeNote,
): void {
  const others = Object.entries(data).filter(
    ([key, value]) =>
      !quietKeys.has(key.toLowerCase().split(' ', 1)[0] ?? '') &&
      minutesOfValue(key, value) === undefined &&
      !isEmpty(value) &&
      value !== title,
  );
  if (others.length === 0) return;
  const listed = others.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', ');
  note({
    line: 1,
    code: 'front-matter',
    unsure: `A lesson has no place for ${others.length === 1 ? 'this key' : 'these keys'} of the front matter: ${listed}.`,
    did: others.length === 1 ? 'I left it out.' : 'I left them out.',
    look: 'Say in the prose what readers need of it.',
    // Pages of a site have keys of their own with the same names: one thing to decide.
    about: others
      .map(([key]) => key)
      .toSorted()
      .join(', '),
  });
}

/** Whether a value says nothing: it is none, a switch that is off, or holds nothing but such. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Notes that the old site did not show a page, or not in its lists. */
export function noteDraft(
  data: Readonly<Record<string, unknown>>,
  site: SiteParts,
  note: TakeNote,
): void {
  if (['hidden', 'unlisted', 'nav_exclude'].some((key) => data[key] === true)) {
    note({
      code: 'structure',
      line: 1,
      unsure: 'The old site did not list this page.',
      did: 'It is a lesson like the others.',
      look: 'Take it out of `lessons` of workshop.yaml if learners are not to see it.',
    });
  }
  const status = data['status'];
  const isDraft =
    data['draft'] === true || (typeof status === 'string' && /^\[?draft\b/i.test(status));
  const isPart = isPartOfHugo(data) || isWithoutPages(site);
  if (!isDraft && data['published'] !== false && !isPart) return;
  note({
    line: 1,
    code: 'draft',
    unsure: isPart
      ? 'The old site had no page of this: other pages may show parts of it.'
      : 'The old site did not publish this page: it is a draft.',
    did: 'I made a lesson of it all the same.',
    look: 'Finish it, or take it out of `lessons` of workshop.yaml.',
  });
}

/** Whether Hugo makes no page of a file: it is `headless`, or its settings for the build say so. */
function isPartOfHugo(data: Readonly<Record<string, unknown>>): boolean {
  const build = data['build'] ?? data['_build'];
  const render: unknown =
    typeof build === 'object' && build !== null
      ? (build as { render?: unknown }).render
      : undefined;
  return data['headless'] === true || render === 'never' || render === false;
}
