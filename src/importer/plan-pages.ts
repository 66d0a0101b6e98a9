import type { Flavour } from '#importer/generators/flavour.ts';
import { menuOf } from '#importer/menus/menu-of.ts';
import { joinedPath, withTitles } from '#importer/menus/menu.ts';
import { menuOutside, menusFor, titlesAside } from '#importer/menus/menus-by-language.ts';
import { titleTranslations } from '#importer/menus/title-translations.ts';
import { siteToolsOf } from '#importer/menus/site-tools.ts';
import { isBelow } from '#importer/menus/tool-site.ts';
import type { ToolSite } from '#importer/menus/tool-site.ts';
import { hugoTops, usualTools } from '#importer/menus/usual-tools.ts';
import type { MenuFile, StepAsset, StepScript } from '#importer/menus/menu.ts';
import { withoutBooks } from './book-pages.ts';
import { joinedPages, placedBy, stemFinder, workshopParts } from './chapters.ts';
import type { Chapter } from './chapters.ts';
import {
  aliasesOf,
  folderChapters,
  folderLabels,
  folderWeights,
  titleOf,
} from './folder-chapters.ts';
import { languageReader } from './hugo-languages.ts';
import { whyNoPageOfHugo, whyNoPageOfJekyll } from './why-no-page.ts';
import { folderOfOne, nameByTitle, nameLessons, rememberedNames } from './lesson-names.ts';
import { titleOfChapter, titleOfComponent, titleOfHome } from './site-name.ts';
import { withoutOthers } from './other-files.ts';
import type { SkippedFile } from './other-files.ts';
import { parentEntries } from './parent-pages.ts';
import { apart, headsOf } from './page-heads.ts';
import { languagesAt, localeOf, namedAs } from './page-paths.ts';
import { compare, compareStems, weightOf } from './page-order.ts';
import type { PageFile } from './page-paths.ts';

/** A page that will be a lesson, or a translation of one. */
export interface PlannedPage extends PageFile {
  lesson: string;
  locale: string;
  /** The part of the workshop that the old site had it in, where it was in parts. */
  part?: Chapter;
  /** Whether the old site had it in no chapter, so that it stands in the part before it. */
  isJoined?: true;
  /** The title in the menu of the old site. */
  menuTitle?: string | undefined;
  /** Whether that is the title of all of its chapter. */
  isTitleOfAll?: boolean;
  /** The title that the old tool showed above its text. */
  titleAbove?: string | undefined;
  minutes?: number | undefined;
  /** What the menu of the old site says that it is about. */
  description?: string | undefined;
  /** The tool that the settings of its site name. */
  tool?: Flavour | undefined;
  /** The settings by which that tool reads it. */
  toolSettings?: string | undefined;
  /** The tool that shows it by the settings of its site, unless it has a sign of another. */
  usualTool?: Flavour | undefined;
  /** What the old site ran for it. */
  scripts?: readonly StepScript[] | undefined;
  /** The attributes that a book of AsciiDoc sets before it includes the page, as lines of it. */
  bookValues?: readonly string[] | undefined;
  /** The paths of the books that it is the first page of, which are no lessons. */
  begins?: readonly string[] | undefined;
  /** The files that the old site put on the machine of each learner before it. */
  assets?: readonly StepAsset[] | undefined;
}

/** What an old site keeps beside its pages. */
export interface OldSite {
  /** The files that say how it is arranged, by their path from the top of the site. */
  menus: readonly MenuFile[];
  /** The folder of the pages, from the top of the site. */
  at: string;
  /** The lessons that pages have become before, by path of the page. */
  names: ReadonlyMap<string, string>;
  /** Whether a lesson has its text in a locale from a page elsewhere. */
  isTaken(lesson: string, locale: string): boolean;
}

const noOldSite: OldSite = { menus: [], at: '', names: new Map(), isTaken: () => false };

interface Plan {
  pages: PlannedPage[];
  skipped: SkippedFile[];
  title?: string;
  /** Whether no file of the folder is the page that a menu has this path for. */
  isAbsent(path: string): boolean;
  /** The files of menus with the paths that their pages are known by. */
  menus: readonly MenuFile[];
}

/**
 * Plans the import of a folder: every page becomes a lesson, in the order of the old site. The language of a page is the
 * ending of its name (`page.pt.md`), the folder it stands in if there are several folders of languages side by side, or the folder below
 * Docusaurus' `i18n/`. Every other page is in `locale`.
 */
export function planPages(
  files: readonly PageFile[],
  locale: string,
  known: readonly string[],
  { menus, at, names, isTaken }: OldSite = noOldSite,
): Plan {
  const languageOf = languageReader(menus, known, at);
  const root = languagesAt(
    files.map(({ path }) => path),
    locale,
    known,
  );
  const heads = headsOf(files, root, { locale, known, languageOf });
  const fromTop = (path: string): string => joinedPath(at, path);
  const paths = files.map(({ path }) => fromTop(path));
  const tools = siteToolsOf(menus, paths);
  const usualOf = usualTools(menus, paths);
  const whyNot = {
    hugo: whyNoPageOfHugo(paths, hugoTops(menus, paths)),
    jekyll: whyNoPageOfJekyll(heads, menus, at),
  };
  const { pages: all, skipped } = withoutOthers(heads, {
    whyNoPage: (path) => {
      const tool = usualOf(fromTop(path));
      const ofTool = tool === 'hugo' || tool === 'jekyll' ? whyNot[tool] : undefined;
      return tools.whyNoPage(fromTop(path)) ?? ofTool?.(fromTop(path));
    },
    pathInBlog: (path) => tools.pathInBlog(fromTop(path)),
    isOfHugo: (path) => usualOf(fromTop(path)) === 'hugo',
  });
  const { pages: shown, books } = withoutBooks(all, heads, at, locale);
  const weights = folderWeights(menus, at);
  for (const { stem, data } of heads) if (!weights.has(stem)) weights.set(stem, weightOf(data));
  const ordered = apart(shown).toSorted(
    (a, b) =>
      compareStems(a.stem, b.stem, weights) ||
      Number(b.locale === locale) - Number(a.locale === locale) ||
      compare(a.path, b.path),
  );
  const byStem = Map.groupBy(ordered, ({ stem }) => stem);
  const stems = [...byStem.keys()];
  const folders = folderChapters(heads, stems, locale, folderLabels(menus, at));
  const present = new Set(shown.map((page) => page.locale));
  const languages = {
    root: root === undefined || at === '' ? root : `${at}/${root}`,
    localeOf: (folder: string) => localeOf(folder, known),
  };
  const ownMenus = menusFor(menus, locale, languages);
  const ofMenus = menuOf(ownMenus);
  const titleAt = (path: string): string | undefined => {
    const pages = byStem.get(stems.find((stem) => joinedPath(at, stem) === path) ?? '') ?? [];
    return pages.filter((page) => page.locale === locale).map(titleOf)[0];
  };
  const menu = withTitles(ofMenus.length > 0 ? ofMenus : books.menu, titleAt);
  const others = [...present].filter((each) => each !== locale);
  const translations = new Map([
    ...titleTranslations(menus, (tag) => others.find((each) => each === localeOf(tag, known))),
    ...titlesAside(menus, ofMenus, others, languages),
  ]);
  const arrangement = {
    ...{ stems, chaptersOf: folders.around },
    ...{ aliases: aliasesOf(heads, at), translations },
  };
  const own = ordered.filter((page) => page.locale === locale);
  const shownPaths = new Set(shown.map(({ path }) => path));
  const textless = heads.filter(
    (head) => head.locale === locale && head.body.trim() === '' && !shownPaths.has(head.path),
  );
  const entries = menu.length > 0 ? menu : parentEntries(own, textless, at);
  const placed = placedBy(entries, arrangement, at, locale);
  const parts = workshopParts(placed, folders.alone);
  const joined = joinedPages(placed, parts);
  const homeAt = (stem: string): ToolSite['home'] => tools.homeAt(fromTop(stem));
  const lessons = nameLessons(
    placed.map(({ stem, about: { name } }) => ({
      stem,
      path:
        name ??
        nameByTitle(stem, (byStem.get(stem) ?? []).map(titleOf), homeAt(stem)) ??
        namedAs(folderOfOne(stem, stems)),
    })),
    rememberedNames(byStem, names),
    (name, stem) => (byStem.get(stem) ?? []).some((page) => isTaken(name, page.locale)),
  );
  const pages = placed.flatMap(({ stem, about }) => {
    const part = parts.get(stem);
    return (byStem.get(stem) ?? []).map(({ path, text, encoding, locale: own }): PlannedPage => ({
      ...{ path, text, lesson: lessons.get(stem) ?? 'lesson', locale: own },
      ...(encoding === undefined ? {} : { encoding }),
      ...(part === undefined ? {} : { part }),
      ...(own === locale && joined.has(stem) ? { isJoined: true } : {}),
      ...(own === locale && about.title !== undefined ? { menuTitle: about.title } : {}),
      ...(about.isTitleOfAll === true ? { isTitleOfAll: true } : {}),
      ...(own === locale && about.titleAbove !== undefined ? { titleAbove: about.titleAbove } : {}),
      ...(own === locale && about.description !== undefined
        ? { description: about.description }
        : {}),
      ...(books.values.has(path) ? { bookValues: books.values.get(path) } : {}),
      ...(books.begun.has(path) ? { begins: books.begun.get(path) } : {}),
      ...(about.assets === undefined ? {} : { assets: about.assets }),
      ...(about.scripts === undefined ? {} : { scripts: about.scripts }),
      ...(about.minutes === undefined ? {} : { minutes: about.minutes }),
      toolSettings: tools.settingsOf(fromTop(path)),
      ...{ tool: tools.flavourOf(fromTop(path)), usualTool: usualOf(fromTop(path)) },
    }));
  });
  const title =
    titleOfChapter(menu) ??
    titleOfComponent(ownMenus, titleAt) ??
    titleOfHome(own.flatMap((head) => [{ head, home: homeAt(head.stem) }]));
  const find = stemFinder({ ...arrangement, stems: heads.map(({ stem }) => stem) }, at);
  return {
    ...{ pages, skipped: [...skipped, ...books.left] },
    ...(title === undefined ? {} : { title }),
    isAbsent: (path) => isBelow(path, at) && find(path) === undefined,
    menus: menus.map((file) => menuOutside(file, languages)),
  };
}
