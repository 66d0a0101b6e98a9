import { firstOf } from '#importer/note.ts';
import type { Note } from '#importer/note.ts';
import { antoraLinks, isNav, wholeNav } from './antora-nav.ts';
import { isPagesFile, pagesLinks } from './awesome-pages.ts';
import { docusaurusLeft, isCategory } from './docusaurus-left.ts';
import { isSidebars } from './docusaurus-sidebars.ts';
import { hugoMenuLinks, isHugoMenus } from './hugo-menus.ts';
import { isSummary, summaryLinks } from './literate-nav.ts';
import type { LeftOfMenu, MenuFile } from './menu.ts';
import { navLinks } from './mkdocs-nav.ts';
import { namedPages } from './menu-of.ts';
import { isMkDocs, isShownSummary } from './site-tools.ts';
import { isUsualSettings } from './usual-tools.ts';
import { settingsLeft } from './settings-left.ts';

/**
 * Notes on what a file of a menu says that no lesson and no part has a place for.
 * @param files all files of the menu, which tell whether this one has a part of it
 */
export const menuNotes = (
  file: MenuFile,
  files: readonly MenuFile[],
  isAbsent: (path: string) => boolean,
): Note[] => [
  ...absentNotes(namedPages(file, files).filter(isAbsent), file),
  ...leftIn(file, files).map((left) => noteOf(left, file)),
  ...settingsLeft(file),
];

function leftIn(file: MenuFile, files: readonly MenuFile[]): LeftOfMenu[] {
  if (isSidebars(file.path) || isCategory(file.path)) return docusaurusLeft(file);
  if (isMkDocs(file.path)) return navLinks(file);
  if (isHugoMenus(file.path) || isUsualSettings(file.path)) return hugoMenuLinks(file);
  if (isPagesFile(file.path)) return pagesLinks(file);
  if (isSummary(file.path)) return isShownSummary(file.path, files) ? summaryLinks(file) : [];
  return isNav(file.path, files) ? antoraLinks(wholeNav(file, files)) : [];
}

function absentNotes(paths: readonly string[], { text }: MenuFile): Note[] {
  const names = [...new Set(paths.map((path) => path || '/'))];
  const [first] = names;
  if (first === undefined) return [];
  return [
    {
      ...{ line: lineWith(text, first.split('/').at(-1) ?? first), code: 'link' },
      about: 'pages of the menu that are not there',
      unsure: `The menu names pages that are not there: ${firstOf(names)}.`,
      did: 'I left them out of the menu.',
      look: 'If a program makes them, or they are elsewhere, import them too.',
    },
  ];
}

const gone = 'I left it out: the menu of a workshop has its lessons.';

function noteOf(left: LeftOfMenu, { text }: MenuFile): Note {
  if (left.is === 'program')
    return {
      ...{ line: 1, code: 'unread', about: 'a menu that a program makes' },
      unsure: 'A program makes this menu, and I run none.',
      did: 'I put the lessons into the order of their files.',
      look: 'Order `lessons` or `parts` of workshop.yaml as the old menu was.',
    };
  const words = left.is === 'link' ? left.url : left.is === 'html' ? left.html : left.text;
  const line = lineWith(text, words);
  if (left.is === 'link')
    return {
      ...{ line, code: 'left-out', about: 'a link of the menu', did: gone },
      unsure: `The old menu leads to ${left.url}${left.title === undefined ? '' : ` ("${left.title}")`}.`,
      look: 'Write the link into a lesson, or into the `footer` of the site, if learners need it.',
    };
  if (left.is === 'html')
    return {
      ...{ line, code: 'left-out', about: 'HTML of the menu', did: gone },
      unsure: `The old menu shows HTML: ${left.html.trim()}`,
      look: 'Write what it says into a lesson, if learners need it.',
    };
  return {
    ...{ line, code: 'left-out', about: 'the description of a chapter' },
    unsure: `The old site says of the chapter "${left.of}": ${left.text}`,
    did: 'I left it out: a part of a workshop has a title alone.',
    look: 'Write it into the first lesson of the part, if learners need it.',
  };
}

/** The line that a text begins in, from 1; the first where it is written otherwise. */
function lineWith(text: string, words: string): number {
  const at = text.indexOf(words.split('\n', 1)[0] ?? words);
  return at === -1 ? 1 : text.slice(0, at).split('\n').length;
}
