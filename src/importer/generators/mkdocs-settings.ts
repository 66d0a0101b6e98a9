import type { SiteParts } from '#importer/site-parts.ts';
import { parseShown } from '#importer/text/written-floats.ts';

type Options = Readonly<Record<string, unknown>>;

/** What mkdocs.yml says of how pages are read: extensions and plugins, each with its options, and of its theme. */
export interface MkDocsSettings {
  extensions: ReadonlyMap<string, Options>;
  plugins: ReadonlyMap<string, Options>;
  /** What is switched on of the theme. */
  features: ReadonlySet<unknown>;
  /** Values that pages and themes may show. */
  extra: Options;
  siteName: string | undefined;
}

/** All else in the settings, above all the menu of a large site, would be parsed for nothing. */
const sections = /^(?:markdown_extensions|plugins|theme|extra|site_name):.*(?:\n(?:[\s#-].*)?)*/gm;

/** A value that only those know who build the site. */
const ofSurroundings = /!ENV\b.*/g;

/** The settings of the last page: a site has one file of them, and thousands of pages. */
let last: { text: string; settings: MkDocsSettings | undefined } | undefined;

/** undefined for a page without a site, or one whose settings cannot be read. */
export function mkDocsSettingsOf(parts: SiteParts): MkDocsSettings | undefined {
  const text =
    parts.toolSettings ??
    ['mkdocs.yml', 'mkdocs.yaml']
      .map((name) => parts.fileOf(`/${name}`, ['.']))
      .find((each) => each !== undefined);
  if (text === undefined) return undefined;
  if (last?.text !== text) last = { text, settings: settingsIn(text) };
  return last.settings;
}

function settingsIn(text: string): MkDocsSettings | undefined {
  // What others say that it inherits from is not known.
  if (/^INHERIT:/m.test(text)) return undefined;
  try {
    const own = [...text.matchAll(sections)]
      .map(([section]) => section)
      .join('\n')
      .replaceAll(ofSurroundings, 'null');
    const data = parseShown(own) as Options | null;
    const { theme, extra, site_name: siteName } = data ?? {};
    return {
      features: new Set([isOptions(theme) ? theme['features'] : []].flat()),
      extra: isOptions(extra) ? extra : {},
      siteName: typeof siteName === 'string' ? siteName : undefined,
      extensions: namedIn(data?.['markdown_extensions']),
      plugins: namedIn(data?.['plugins']),
    };
  } catch {
    return undefined;
  }
}

/** What settings of an extension name: the folders that its files are in, or the files that each page has at its end. */
export const pathsOf = (
  parts: SiteParts,
  extension: string,
  key: 'base_path' | 'auto_append',
): string[] =>
  [mkDocsSettingsOf(parts)?.extensions.get(extension)?.[key] ?? []]
    .flat()
    .filter((path): path is string => typeof path === 'string');

/** `- name`, `- name: options`, or the same as one object. */
const namedIn = (value: unknown): Map<string, Options> =>
  new Map(
    [value ?? []].flat().flatMap((each) => {
      if (typeof each === 'string') return [[each, {}] as const];
      if (!isOptions(each)) return [];
      return Object.entries(each).map(
        ([name, options]) => [name, isOptions(options) ? options : {}] as const,
      );
    }),
  );

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
