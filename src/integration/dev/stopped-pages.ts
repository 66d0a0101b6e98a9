import { locales, localeOfPath } from '#i18n/locales.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Content } from '#model/read-content.ts';

/** Problems with a file that no page is made of. */
const besidePages: ReadonlySet<string> = new Set([
  ...['lookalike', 'locale-not-listed', 'lock-damaged', 'lock-newer'],
  ...['lesson-not-listed', 'folder-name'],
]);

/**
 * The problems that the page at a path shows, which has neither the base of the site nor a slash in front. A problem of a
 * translation is shown in its own language alone, and one of a workshop on no page as long as the workshop can be read.
 * `folder` is that of the content, from the root.
 */
export function problemsOfPage(
  { workshops, problems }: Pick<Content, 'workshops' | 'problems'>,
  folder: string,
  path: string,
): readonly Diagnostic[] {
  const [language = '', name = '', lesson = ''] = path.split('/');
  const locale = localeOfPath(language);
  if (locale === undefined || name === '') return [];
  const workshop = workshops.find((each) => each.name === name);
  const below = `${folder}/${name}/`;
  if (workshop === undefined) {
    return problems.filter(({ place }) => place.file.startsWith(below));
  }
  if (lesson === '') return [];
  const own = `${below}${lesson}/`;
  const has = (code: string): boolean =>
    problems.some(({ place }) => place.file === `${own}${code}.mdx`) ||
    workshop.lessons.find((each) => each.name === lesson)?.translations[code] !== undefined;
  const shown = has(locale) ? locale : workshop.source;
  return problems.filter(({ code, severity, place: { file } }) => {
    if (file === `${below}shared.yaml`) return true;
    if (file === `${folder}/components.yaml`) return severity === 'error';
    if (!file.startsWith(own) || besidePages.has(code)) return false;
    const prose = /^([\w-]+)\.mdx$/.exec(file.slice(own.length))?.[1];
    return prose === undefined || prose === shown;
  });
}

/**
 * The prose that a page can be made of although it has these problems, from the root: the structure of its lesson and the
 * prose itself could be read, and what the project declares, which any block may be. Undefined where the page is stopped.
 * `folder` is that of the content, from the root.
 */
export function proseDespite(
  own: readonly Diagnostic[],
  { workshops }: Pick<Content, 'workshops'>,
  folder: string,
  path: string,
): string | undefined {
  const [language = '', name = '', lesson = ''] = path.split('/');
  const workshop = workshops.find((each) => each.name === name);
  const { translations = {} } = workshop?.lessons.find((each) => each.name === lesson) ?? {};
  const text = translations[localeOfPath(language) ?? ''] ?? translations[workshop?.source ?? ''];
  const shown = text?.isReadable === true ? text : undefined;
  const stops = ({ place: { file } }: Diagnostic): boolean =>
    file === `${folder}/components.yaml` || (file.endsWith('.mdx') && file !== shown?.file);
  return own.some(stops) ? undefined : shown?.file;
}

/** The path of a page that shows a problem, for a link to it; undefined where none does. */
export function pageOfProblem(
  { workshops }: Pick<Content, 'workshops'>,
  folder: string,
  { place: { file } }: Diagnostic,
): string | undefined {
  const [name = '', lesson = '', rest = ''] = file.slice(folder.length + 1).split('/');
  const workshop = workshops.find((each) => each.name === name);
  if (workshop === undefined || rest === '') return undefined;
  const prose = /^([\w-]+)\.mdx$/.exec(rest)?.[1] ?? workshop.source;
  const code = Object.keys(locales).find((each) => each === prose);
  return code === undefined
    ? undefined
    : `${locales[code as keyof typeof locales].path}/${name}/${lesson}/`;
}
