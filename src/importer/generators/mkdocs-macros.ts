import { parseShown } from '#importer/text/written-floats.ts';
import type { TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { memoize } from '#model/memoize.ts';
import type { Flavour } from './flavour.ts';
import { codeParts } from './marked-text.ts';
import { mkDocsSettingsOf } from './mkdocs-settings.ts';

/** Whether the plugin "macros" fills in what stands in braces of a page: settings of the site, or the front matter, may leave the page as it is. */
export function runsMacros(parts: SiteParts): boolean {
  const options = mkDocsSettingsOf(parts)?.plugins.get('macros');
  if (options === undefined || 'j2_variable_start_string' in options) return false;
  if (parts.settingOf('page.ignore_macros') === 'true') return false;
  const own = parts.settingOf('page.render_macros');
  return own === undefined ? options['render_by_default'] !== false : own === 'true';
}

/** Whether the settings of a site of MkDocs name no plugin that fills in braces: then readers see them. */
export const showsBraces = (flavour: Flavour, parts: SiteParts): boolean => {
  const settings = flavour === 'mkdocs' ? mkDocsSettingsOf(parts) : undefined;
  return settings !== undefined && ![...settings.plugins.keys()].some((name) => fills.test(name));
};

const fills = /macros|jinja|extradata|template|variables/;

const variable = /\{\{-?\s*([a-z_]\w*(?:\.\w+)*)\s*-?\}\}/gi;

/**
 * A text with the values that the plugin fills in: those of `extra` in the settings of the site, of the files that the settings of the
 * plugin name, and of the front matter of the page.
 */
export const withMacroValues = (text: string, parts: SiteParts): string =>
  text.replaceAll(variable, (whole, path: string) => valueOf(path, parts) ?? whole);

function valueOf(path: string, parts: SiteParts): string | undefined {
  const own = parts.settingOf(`page.${path.replace(/^page\.meta\./, '')}`);
  if (own !== undefined) return shown(own);
  const { extra, siteName } = mkDocsSettingsOf(parts) ?? {};
  if (path === 'config.site_name') return siteName;
  const names = path.replace(/^config\.extra\./, '').split('.');
  const value = [...dataOf(parts), extra]
    .map((data) => names.reduce<unknown>(fieldOf, data))
    .find((each) => each !== undefined);
  return ['string', 'number', 'boolean'].includes(typeof value) ? shown(String(value)) : undefined;
}

/** Python begins what is true or false with a capital. */
const shown = (value: string): string =>
  value.replace(/^(?:true|false)$/, (word) => word.charAt(0).toUpperCase() + word.slice(1));

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** What the files of `include_yaml` hold, the last first; a file may have a name, by which all of it is found. */
const dataOf = memoize((parts: SiteParts): unknown[] => {
  const named = mkDocsSettingsOf(parts)?.plugins.get('macros')?.['include_yaml'];
  return [named ?? []]
    .flat()
    .flatMap((each): unknown[] => {
      if (typeof each === 'string') return [dataIn(each, parts)];
      const pairs = typeof each === 'object' && each !== null ? Object.entries(each) : [];
      return pairs.map(([name, file]) => ({ [name]: dataIn(String(file), parts) }));
    })
    .toReversed();
});

/** The data of files by their texts: the pages of a site have the same few. */
const known = new Map<string, unknown>();
/** So many are kept. */
const KEPT = 20;

function dataIn(file: string, parts: SiteParts): unknown {
  const text = parts.fileOf(`/${file}`, ['.']);
  if (text === undefined) return undefined;
  if (!known.has(text)) {
    if (known.size >= KEPT) known.clear();
    known.set(text, parsed(text));
  }
  return known.get(text);
}

function parsed(text: string): unknown {
  try {
    return parseShown(text);
  } catch {
    return undefined;
  }
}

const ofMacros = /\{\{[^{}]{1,200}\}\}|\{%[^%]{1,200}%\}/;

/** Notes what the plugin fills in in a line of code, where braces mean nothing to MkDocs itself. */
export function noteMacros(text: string, line: number, note: TakeNote): void {
  const found = ofMacros.exec(text)?.[0];
  if (found === undefined) return;
  note({
    line,
    code: 'unknown-syntax',
    unsure: `The plugin "macros" fills in ${found}, also in code.`,
    did: 'I kept it as text.',
    look: 'Write what it would show.',
  });
}

/** The same in the code within a line of text. */
export function noteMacrosInline(text: string, line: number, note: TakeNote): void {
  if (!ofMacros.test(text)) return;
  for (const part of codeParts(text)) if (part.isCode) noteMacros(part.text, line, note);
}
