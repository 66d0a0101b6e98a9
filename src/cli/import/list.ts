import { createHash } from 'node:crypto';
import { localeCodes } from '#i18n/locales.ts';
import type { MadePage } from '#importer/import-pages.ts';
import { noteKinds } from '#importer/note-kinds.ts';
import type { NoteCode, NoteLevel } from '#importer/note-kinds.ts';
import type { CodeChange, Note } from '#importer/note.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Place } from '#model/diagnostics/place.ts';
import { placeNow } from './base.ts';
import type { ImportBase } from './base.ts';
import type { Between } from './line-between.ts';
import { writtenPlaces } from './written-place.ts';
import type { WrittenPlace } from './written-place.ts';

/**
 * One entry of the list of an import: a diagnostic whose place is where the author has to look, with what it came from. Its
 * severity is `error` where a person has to decide.
 */
export interface ListItem extends Diagnostic {
  code: NoteCode;
  /** The same in every import of the same page. */
  id: string;
  /** The same for all items of one cause. */
  entry?: string;
  /** The same for all items of one cause on one page. */
  row?: string;
  /** The same for all items of a kind of which the same was done, and is to be done. */
  group?: string;
  /** What of the old tool it is about, where the words of items of one cause differ. */
  about?: string | undefined;
  level: NoteLevel;
  /** The place in the source; its file counts from the folder that was imported. */
  from: Place;
  /** The source file, from the folder of the project: it is the same whichever folder above it was imported. */
  page: string;
  /** What the importer did. */
  done: string;
  changes: readonly CodeChange[];
  /** The line that was written at the place, by which an edit is noticed; undefined where the place is a file as a whole. */
  line?: string | undefined;
  /** Where that line stands, if its file has several alike. */
  between?: Between;
  isTicked: boolean;
}

/** All that came of the imports into one workshop. */
export interface ImportList {
  workshop: string;
  /** How many pages of sources are in the workshop, and how many lessons they are; undefined in lists of long ago. */
  brought?: { pages: number; lessons: number } | undefined;
  items: readonly ListItem[];
}

/** Files of the source that became no lesson, and why. */
export interface NotImported {
  path: string;
  why: string;
  /** Whether a person has to see to it. */
  isLost: boolean;
  /** Whether its lesson was left alone because it is there already. */
  isThere?: boolean;
  /** Whether it is in a language of which there can be no lesson. */
  isForeign?: boolean;
}

function lookAt({ isLost, isThere, isForeign }: NotImported): string {
  if (isLost) return 'Mend the file and import it alone.';
  if (isThere === true) return 'To bring its lesson up to date, import it without --only-new.';
  return isForeign === true
    ? `Nothing: lessons can be in ${localeCodes.join(', ')}. Keep the page where it is.`
    : 'If it should be a lesson, import it alone.';
}

/** A file that says how the old site was arranged, by its path from the folder that was imported. */
export interface MenuOfSite {
  path: string;
  notes: readonly Note[];
}

/** A page that an earlier import brought and that is no page of the source any more; its lesson is still there. */
export interface GonePage {
  /** From the folder that was imported. */
  path: string;
  /** Why it is no page, where the file is still there. */
  why?: string | undefined;
  /** What was made of it, from the folder of all workshops: an author may have moved it into another. */
  text: string;
  /** Whether other languages of the lesson are not gone. */
  isTranslation: boolean;
  /** Pages that are new and may be this one, by their path from the project, with their lessons. */
  maybe: readonly { path: string; lesson: string }[];
}

/** Where the files of a list are: the folder of all workshops from where the list is, and each file of the source from there. */
interface ListPlaces {
  content: string;
  away: ImportBase['away'];
  pathOf(page: string): string;
}

/** The list of an import. */
export function listOf(
  { content, away, pathOf }: ListPlaces,
  workshop: string,
  made: readonly MadePage[],
  notImported: readonly NotImported[],
  gone: readonly GonePage[] = [],
  menus: readonly MenuOfSite[] = [],
): ImportList {
  const items = made.flatMap((page) => {
    const placeIn = writtenPlaces(page);
    const { path } = page.page;
    const names = { path, page: pathOf(path) };
    return page.notes.map((note) => {
      const { place, ...line } = placeIn(note);
      const file = `${content}/${placeNow(workshop, away, place.file)}`;
      return itemOf(names, note, { place: { ...place, file }, ...line });
    });
  });
  const files = notImported.map((file): ListItem => {
    const { path, why, isLost } = file;
    const code: NoteCode = isLost ? 'not-imported' : 'no-lesson';
    const at = { file: path, line: 1, column: 1 };
    return {
      ...{ code, id: idOf(pathOf(path), code, why), ...weightOf(code), place: at, from: at },
      page: pathOf(path),
      ...causeOf(pathOf(path), code, isLost ? [path, why] : [why]),
      message: `This file was not imported: ${why}.`,
      done: 'I left it out.',
      hint: lookAt(file),
      ...{ changes: [], isTicked: false },
    };
  });
  const ofMenus = menus.flatMap(({ path, notes }) =>
    notes.map((note) => {
      const place = { file: path, line: note.line, column: 1 };
      return itemOf({ path, page: pathOf(path) }, note, { place, text: undefined });
    }),
  );
  const left = gone.map((page) => goneItem({ content, pathOf }, workshop, page));
  const all = withOwnIds([...items, ...files, ...ofMenus, ...left]);
  return {
    workshop,
    items: inOrder(
      all.map((item) => ({ ...item, group: `g${idOf(item.code, item.done, item.hint)}` })),
    ),
  };
}

function goneItem(
  { content, pathOf }: Omit<ListPlaces, 'away'>,
  workshop: string,
  { path, why, text, isTranslation, maybe }: GonePage,
): ListItem {
  const code: NoteCode = 'gone';
  const page = pathOf(path);
  const [own = '', lesson = '', prose = ''] = text.split('/');
  const [name, file] = [`${own}/${lesson}`, `${content}/${text}`];
  const message =
    why === undefined
      ? `The page ${path} is gone.`
      : `The page ${path} is no lesson any more: ${why}.`;
  const others = maybe.map(
    ({ path: to, lesson: other }) =>
      `It may be ${to} now, which says much the same and became the lesson ${workshop}/${other}: if so, import ${to} alone with --lesson ${lesson}, and remove ${workshop}/${other}.`,
  );
  const remove = isTranslation ? `delete ${file}` : `\`readyroom remove ${name}\``;
  return {
    ...{ code, page, id: idOf(page, code, prose), ...weightOf(code) },
    ...causeOf(page, code, [text]),
    place: { file, line: 1, column: 1 },
    from: { file: path, line: 1, column: 1 },
    message,
    done: isTranslation ? `Its translation ${file} stays.` : `Its lesson ${name} stays.`,
    hint: [...others, `To delete it: ${remove}. To keep it, tick this.`].join(' '),
    ...{ changes: [], isTicked: false },
  };
}

function itemOf(
  { path, page }: { path: string; page: string },
  { code, line, about, unsure, did, look, at, changes = [] }: Note,
  { place, text, between }: WrittenPlace,
): ListItem {
  const before = changes.map((change) => change.before).join('\n');
  return {
    ...{ code, page, id: idOf(page, code, unsure + before), ...weightOf(code) },
    ...causeOf(page, code, [about ?? unsure, did, look]),
    ...(about === undefined ? {} : { about }),
    place,
    from: { file: path, line, column: 1 },
    ...{ message: unsure, done: did, hint: look, changes, isTicked: false },
    line: place.line === 1 && at === undefined ? undefined : text,
    ...(between === undefined ? {} : { between }),
  };
}

const weightOf = (code: NoteCode): Pick<ListItem, 'level' | 'severity'> => {
  const { level } = noteKinds[code];
  return { level, severity: level === 'decide' ? 'error' : 'advice' };
};

export const idOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 10);

/** What says the same has one cause. */
function causeOf(
  page: string,
  code: NoteCode,
  says: readonly string[],
): { entry: string; row: string } {
  const entry = `e${idOf(code, ...says)}`;
  return { entry, row: `p${idOf(entry, page)}` };
}

/** Two that say the same of one page get numbers. */
function withOwnIds(items: readonly ListItem[]): ListItem[] {
  const count = new Map<string, number>();
  return items.map((item) => {
    const number = (count.get(item.id) ?? 0) + 1;
    count.set(item.id, number);
    return number === 1 ? item : { ...item, id: `${item.id}-${number}` };
  });
}

const codes = Object.keys(noteKinds);

/** `step-10` stands below `step-9`. */
const byName = new Intl.Collator('en', { numeric: true });

/** Worst first, then by file and line of the source. */
export const inOrder = (items: readonly ListItem[]): ListItem[] =>
  items.toSorted(
    (a, b) =>
      codes.indexOf(a.code) - codes.indexOf(b.code) ||
      byName.compare(a.from.file, b.from.file) ||
      (a.from.file < b.from.file ? -1 : a.from.file > b.from.file ? 1 : 0) ||
      a.from.line - b.from.line,
  );

/** Items that are not ticked off, of one level. */
export const openItems = ({ items }: ImportList, level: NoteLevel): ListItem[] =>
  items.filter((item) => item.level === level && !item.isTicked);
