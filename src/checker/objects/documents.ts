/** Objects from `-o json` and `-o yaml`. Never throws, expands nothing, and what it cannot read becomes a finding. */
import { finding } from '#checker/findings.ts';
import type { Finding, Place } from '#checker/findings.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import { columnsOf, recordOf } from '#checker/kinds/index.ts';
import { at, isMapping, listAt, textAt } from '#checker/kinds/value.ts';
import type { Value } from '#checker/kinds/value.ts';
import type { Cell, TextDocument } from '#checker/types.ts';
import { objectPlaces } from './object-places.ts';
import type { Observed } from './observed.ts';
import { namespaceOf, runAbove } from './runs.ts';
import type { Run } from './runs.ts';
import { parseYaml } from './yaml.ts';

/** The objects of all documents, and a finding for every document that cannot be read, or not as a whole. */
export function readDocuments(
  documents: readonly TextDocument[],
  runs: readonly Run[],
): { objects: Observed[]; findings: Finding[] } {
  const objects: Observed[] = [];
  const findings: Finding[] = [];
  for (const document of documents) {
    const { form, at: place } = document;
    const found: Value[] = [];
    // A text that cannot be parsed is one value that is no object.
    for (const value of parse(document) ?? [null]) {
      const items = itemsOf(value, 0);
      if (!items || isPage(value) || (form === 'yaml' && items.some(isCut)))
        findings.push(finding('document-partial', {}, place));
      for (const item of items ?? []) found.push(item);
    }
    const places = objectPlaces(document, found.length);
    const run = runAbove(runs, place.line);
    found.forEach((item, index) => {
      const observed = observedIn(item, run, places[index] ?? place);
      objects.push({ ...observed, cut: form === 'yaml' && isCut(item) });
    });
  }
  return { objects, findings };
}

function parse({ form, text }: TextDocument): Value[] | undefined {
  try {
    return form === 'json' ? [JSON.parse(text) as Value] : parseYaml(text);
  } catch {
    return undefined;
  }
}

/** The API server gave out one page of a list and keeps the rest (`--chunk-size`, `?limit=`). */
const isPage = (value: Value): boolean =>
  Boolean(at(value, 'metadata', 'continue')) ||
  Number(at(value, 'metadata', 'remainingItemCount') ?? 0) > 0;

/** A kubelet reports a Pod that runs with all its containers: one with fewer was cut, or written by hand. */
const isCut = (object: Value): boolean =>
  textAt(object, 'kind') === 'Pod' &&
  textAt(object, 'status', 'phase') === 'Running' &&
  listAt(object, 'status', 'containerStatuses').length <
    listAt(object, 'spec', 'containers').length;

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

function observedIn(object: Value, run: Run | undefined, place: Place): Observed {
  const { kind, group } = kindIn(object);
  return {
    kind,
    group,
    cluster: run?.where.cluster ?? '',
    namespace: textAt(object, 'metadata', 'namespace') || (run && namespaceOf(run)),
    name: textAt(object, 'metadata', 'name'),
    cells: cellsAt(columnsOf(kind, object), place),
    whole: object,
    isStored: isStored(object, run),
    at: place,
    cut: false,
    run,
    row: undefined,
    source: 'document',
  };
}

/** The API's spelling, and the group where no record tells it; `Ingress.example.org` is another kind than Ingress. */
function kindIn(object: Value): { kind: string; group?: string } {
  const kind = textAt(object, 'kind');
  const [group = '', version] = textAt(object, 'apiVersion').split('/', 2);
  if (version === undefined) return { kind: recordOf(kindOf(kind)) ? kindOf(kind) : kind };
  const full = `${kind}.${group}`;
  const known = kindOf(full);
  if (recordOf(known)) return { kind: known };
  return recordOf(kindOf(kind)) ? { kind: full } : { kind, group };
}

/** Whether the API server gave this object out: a manifest or a dry run says nothing about what is there. */
const isStored = (object: Value, run: Run | undefined): boolean =>
  !run?.commands.some(({ flags }) => flags.has('dry-run')) &&
  ['uid', 'resourceVersion', 'creationTimestamp'].some((key) => textAt(object, 'metadata', key));

/** Cells have no place of their own: they stand for the object. */
function cellsAt(columns: Readonly<Record<string, string>>, place: Place): Record<string, Cell> {
  const cells: Record<string, Cell> = {};
  for (const column in columns) cells[column] = { text: columns[column] ?? '', at: place };
  return cells;
}
