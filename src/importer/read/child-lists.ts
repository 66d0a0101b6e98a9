import type { TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';

/** Where the settings of a site of Hugo name its theme. */
const themes = ['theme', 'theme.first', 'theme.last'].map((path) => `site.${path}`);
const modules = ['first', 'last'].map((at) => `site.module.imports.${at}.path`);

/** Notes that the theme Docsy showed a list of the pages below the first page of a folder, which is written nowhere. */
export function noteChildList(
  file: string,
  data: Readonly<Record<string, unknown>>,
  { settingOf, isOnlyPage }: SiteParts,
  note: TakeNote,
): void {
  if (!/(?:^|\/)_index(?:\.[\w-]+)?\.(?:md|html)$/.test(file) || data['no_list'] === true) return;
  const isDocsy = [...themes, ...modules].some((path) =>
    /(?:^|\/)docsy$/.test(settingOf(path) ?? ''),
  );
  if (!isDocsy || isOnlyPage === true) return;
  note({
    line: 1,
    code: 'structure',
    unsure: 'Docsy showed a list of the pages below this one, with what each is about.',
    about: 'Lists of pages that Docsy showed',
    did: 'I left it out: a workshop has a list of its lessons.',
    look: 'Nothing, unless the text speaks of the list.',
  });
}
