import { Document, isMap, isSeq, parseDocument, stringify } from 'yaml';
import type { LessonYaml } from '#model/schema/lesson.ts';
import type { NewVariables } from '#importer/drafts/learner-variables.ts';
import { literal } from './literal-texts.ts';
import { isRecord, plainlyWritten } from './plainly-written.ts';

/** A lesson, and the part of the workshop it belongs to. */
interface AddedLesson {
  lesson: string;
  part?: { id: string; titles: Readonly<Record<string, string>> } | undefined;
}

/** What an import brings to a workshop. */
export interface WorkshopAddition {
  /** The new lessons by name, in order, with the parts that they stood in. */
  lessons: readonly AddedLesson[];
  /** The languages that were imported. For a new workshop the first one is the source. */
  locales: readonly string[];
  /** The titles by locale: all of them if the workshop is new, else those of languages that it had not. */
  titles: Readonly<Record<string, string>>;
  variables: NewVariables;
  /** Names of variables that the environment or another lesson sets. */
  preset?: readonly string[];
}

const options = { lineWidth: 0, aliasDuplicateObjects: false } as const;

/** The text of lesson.yaml. The library makes a tree of what it writes, ten times as large: it is given what it alone can write, by entries. */
export const lessonYaml = (data: LessonYaml): string =>
  Object.entries(data)
    .flatMap(([key, value]: [string, unknown]) => {
      const written = literal(value);
      return isRecord(written)
        ? sectionTexts(key, written)
        : [stringify({ [key]: written }, options)];
    })
    .join('');

function sectionTexts(key: string, section: Readonly<Record<string, unknown>>): string[] {
  const heading = `${key}:\n`;
  const entries = Object.entries(section).map(
    ([id, value]) =>
      plainlyWritten({ [id]: value }, '  ') ??
      stringify({ [key]: { [id]: value } }, options).slice(heading.length),
  );
  return [entries.length === 0 ? `${key}: {}\n` : heading, ...entries];
}

/** The text of workshop.yaml with an import in it: a new file, or the existing one with nothing else changed. */
export function workshopYamlWith(existing: string | undefined, addition: WorkshopAddition): string {
  const { lessons, locales, titles, variables, preset = [] } = addition;
  const [source = 'en'] = locales;
  if (existing === undefined) {
    const head = { title: literal(titles), source, locales };
    const isInParts = new Set(lessons.map(({ part }) => part?.id ?? '')).size > 1;
    const document = new Document({ ...head, [isInParts ? 'parts' : 'lessons']: [] }, options);
    addLessons(document, lessons, locales);
    addVariables(document, variables, source);
    if (preset.length > 0) addTo(document, ['presetVariables'], preset);
    return document.toString(options);
  }
  const document = parseDocument(existing);
  addLessons(document, lessons, locales);
  addTitles(document, titles);
  addTo(document, ['locales'], locales);
  const written = document.get('source');
  addVariables(document, variables, typeof written === 'string' ? written : source);
  if (preset.length > 0) addTo(document, ['presetVariables'], preset);
  return document.toString(options);
}

/** Adds titles in languages that the workshop has neither lessons nor a title in. */
function addTitles(document: AnyDocument, titles: WorkshopAddition['titles']): void {
  const written = document.get('title');
  for (const [locale, title] of Object.entries(titles))
    if (isMap(written) && !written.has(locale) && !isIn(document.get('locales'), locale))
      document.setIn(['title', locale], literal(title));
}

const isIn = (list: unknown, name: string): boolean =>
  isSeq(list) && (list.toJSON() as unknown[]).includes(name);

type AnyDocument = ReturnType<typeof parseDocument> | Document;

/** Adds lessons to the list, or where there are parts, to their own: the one of the old site, else the last. */
function addLessons(
  document: AnyDocument,
  lessons: readonly AddedLesson[],
  locales: readonly string[],
): void {
  const parts = document.get('parts', true);
  if (!isSeq(parts)) {
    addTo(document, ['lessons'], [...new Set(lessons.map(({ lesson }) => lesson))]);
    return;
  }
  for (const { lesson, part } of lessons) {
    const known = (parts.toJSON() as { id: string }[]).findIndex(({ id }) => id === part?.id);
    if (known === -1 && part !== undefined) {
      const titles = Object.entries(part.titles).filter(([locale]) => locales.includes(locale));
      const title = Object.fromEntries(titles.map(([locale, each]) => [locale, literal(each)]));
      parts.add(document.createNode({ id: part.id, title, lessons: [lesson] }));
    } else
      addTo(
        document,
        ['parts', known === -1 ? parts.items.length - 1 : known, 'lessons'],
        [lesson],
      );
  }
}

function addTo(
  document: AnyDocument,
  path: readonly (string | number)[],
  names: readonly string[],
): void {
  if (names.length === 0) return;
  const list = document.getIn(path, true);
  if (!isSeq(list)) {
    document.setIn(path, document.createNode(names));
    return;
  }
  const known = list.toJSON() as unknown[];
  for (const name of names) if (!known.includes(name)) list.add(document.createNode(name));
}

/** Adds variables; those that are declared already are not changed. */
function addVariables(document: AnyDocument, variables: NewVariables, source: string): void {
  if (variables.size === 0) return;
  if (!isMap(document.get('variables', true))) document.set('variables', document.createNode({}));
  for (const [name, { word }] of variables) {
    if (document.hasIn(['variables', name])) continue;
    // Of `red|blue`, one is chosen.
    const [value = '', ...others] = word.split('|');
    const isChoice = others.length > 0;
    const variable = {
      example: isChoice ? value : word.toLowerCase().replaceAll(/[_ ]/g, '-'),
      pattern: isChoice ? word.replaceAll('.', String.raw`\.`) : String.raw`\S+`,
      label: { [source]: literal(isChoice ? [value, ...others].join(' / ') : word) },
    };
    document.setIn(['variables', name], document.createNode(variable));
  }
}
