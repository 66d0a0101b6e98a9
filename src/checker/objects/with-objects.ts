/**
 * Objects from `-o json` and `-o yaml`. Loaded only when such a paste arrives: pass the reading through `withObjects`
 * before `assess`. Never throws, expands nothing, and what it cannot read becomes a finding.
 */
import { finding } from '#checker/findings.ts';
import type { Cell, Finding, Place, ReadObject, Reading, TextDocument } from '#checker/types.ts';
import { parseCommand } from '#checker/lines/command.ts';
import { columnsOf, judge } from '#checker/kinds/index.ts';
import { kindOfObject } from '#checker/kinds/names-of-kinds.ts';
import { notShown } from '#checker/kinds/whole.ts';
import { objectPlaces } from './object-places.ts';
import type { Value } from '#checker/kinds/value.ts';
import { at, isMapping, listAt, textAt } from '#checker/kinds/value.ts';
import { parseYaml } from './yaml.ts';

/** The reading with the objects of its documents, and a finding for every document that could not be read. */
export function withObjects(reading: Reading): Reading {
  const objects: ReadObject[] = [];
  const findings: Finding[] = [];
  for (const document of reading.documents ?? []) {
    const { form, at: place } = document;
    const values = parse(document);
    if (!values)
      findings.push(
        finding('document-unreadable', { form: form.toUpperCase(), line: place.line }, place),
      );
    const read: Value[] = [];
    for (const value of values ?? []) {
      const items = itemsOf(value, 0);
      if (!items) findings.push(finding('document-partial', {}, place));
      for (const item of items ?? []) read.push(item);
    }
    const places = objectPlaces(document, read.length);
    const typed = document.command === undefined ? undefined : parseCommand(document.command);
    read.forEach((item, index) =>
      objects.push(readObject(item, document.command, typed?.namespace, places[index] ?? place)),
    );
  }
  return { ...reading, objects, findings: [...reading.findings, ...findings] };
}

function parse({ form, text }: TextDocument): Value[] | undefined {
  try {
    return form === 'json' ? [JSON.parse(text) as Value] : parseYaml(text);
  } catch {
    return undefined;
  }
}

/** The objects of a value: itself, or the items of a List; undefined unless all are whole objects. */
function itemsOf(value: Value, depth: number, listKind = ''): Value[] | undefined {
  const kind = textAt(value, 'kind') || listKind;
  if (!isMapping(value) || kind === '' || depth > 3) return undefined;
  if (!kind.endsWith('List') || at(value, 'items') === undefined)
    return textAt(value, 'metadata', 'name') ? [{ ...value, kind }] : undefined;
  const items = listAt(value, 'items').map((item) =>
    itemsOf(item, depth + 1, kind.slice(0, -'List'.length)),
  );
  return items.every((item) => item !== undefined) ? items.flat() : undefined;
}

function readObject(
  object: Value,
  command: string | undefined,
  typed: string | undefined,
  place: Place,
): ReadObject {
  const kind = kindOfObject(textAt(object, 'apiVersion'), textAt(object, 'kind'));
  const name = textAt(object, 'metadata', 'name');
  const namespace = textAt(object, 'metadata', 'namespace') || typed;
  const cells = cellsAt(columnsOf(kind, object), place);
  const printed = { kind, name, namespace, cells };
  const judgement = isStored(object, command)
    ? judge({ ...printed, whole: object })
    : notShown(printed);
  const { status, findings, counts, idle, bare } = judgement;
  return {
    kind,
    namespace,
    name,
    cells,
    at: place,
    command,
    status,
    findings,
    ...(counts && { counts }),
    ...(idle && { idle }),
    ...(bare && { bare }),
  };
}

/** Whether the API server gave this object out: a manifest or a dry run says nothing about what is there. */
const isStored = (object: Value, command = ''): boolean =>
  !command.includes('--dry-run') &&
  ['uid', 'resourceVersion', 'creationTimestamp'].some((key) => textAt(object, 'metadata', key));

/** Cells have no place of their own: they stand for the object. */
function cellsAt(columns: Readonly<Record<string, string>>, place: Place): Record<string, Cell> {
  const cells: Record<string, Cell> = {};
  for (const column in columns) cells[column] = { text: columns[column] ?? '', at: place };
  return cells;
}
