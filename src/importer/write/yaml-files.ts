import { Document, isMap, isSeq, parseDocument, stringify } from 'yaml';
import type { LessonYaml } from '#model/schema/lesson.ts';
import type { NewVariables } from '#importer/drafts/settle-commands.ts';
import { literal } from './literal-texts.ts';

/** What an import brings to a workshop. */
export interface WorkshopAddition {
  /** Names of the new lessons, in order. */
  lessons: readonly string[];
  /** The languages that were imported. For a new workshop the first one is the source. */
  locales: readonly string[];
  /** The title, if the workshop is new. */
  title: string;
  variables: NewVariables;
  /** Names of variables that the environment or another lesson sets. */
  preset?: readonly string[];
}

const options = { lineWidth: 0, aliasDuplicateObjects: false } as const;

/** The text of lesson.yaml. */
export const lessonYaml = (data: LessonYaml): string => stringify(literal(data), options);

/** The text of workshop.yaml with an import in it: a new file, or the existing one with nothing else changed. */
export function workshopYamlWith(existing: string | undefined, addition: WorkshopAddition): string {
  const { lessons, locales, title, variables, preset = [] } = addition;
  const [source = 'en'] = locales;
  if (existing === undefined) {
    const data = { title: { [source]: literal(title) }, source, locales, lessons };
    const document = new Document(data, options);
    addVariables(document, variables, source);
    if (preset.length > 0) addTo(document, ['presetVariables'], preset);
    return document.toString(options);
  }
  const document = parseDocument(existing);
  const parts = document.get('parts', true);
  if (isSeq(parts)) addTo(document, ['parts', parts.items.length - 1, 'lessons'], lessons);
  else addTo(document, ['lessons'], lessons);
  addTo(document, ['locales'], locales);
  const written = document.get('source');
  addVariables(document, variables, typeof written === 'string' ? written : source);
  if (preset.length > 0) addTo(document, ['presetVariables'], preset);
  return document.toString(options);
}

type AnyDocument = ReturnType<typeof parseDocument> | Document;

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
    const variable = {
      example: word.toLowerCase().replaceAll('_', '-'),
      pattern: '\\S+',
      label: { [source]: literal(word) },
    };
    document.setIn(['variables', name], document.createNode(variable));
  }
}
