import { holds, withCondition } from '../objects.ts';
import type { PrinterColumn } from '../resources.ts';
import type { Store } from '../store.ts';

interface Definition {
  group: string;
  scope: string;
  names: { plural: string; kind: string; singular?: string; shortNames?: string[] };
  versions: { name: string; served: boolean; additionalPrinterColumns?: PrinterColumn[] }[];
}

/** Makes the types that definitions ask for known to discovery, and takes those away whose definition is gone. */
export function defineCustomResources(store: Store): void {
  const definitions = store.list('customresourcedefinitions');
  for (const definition of definitions) {
    if (holds(definition, 'Established')) continue;
    const { group, scope, names, versions } = definition.spec as unknown as Definition;
    for (const { name, served, additionalPrinterColumns = [] } of versions)
      if (served)
        store.resources.push({
          ...{ group, version: name, plural: names.plural, kind: names.kind },
          singular: names.singular ?? names.kind.toLowerCase(),
          shortNames: names.shortNames ?? [],
          namespaced: scope === 'Namespaced',
          inAll: false,
          columns: additionalPrinterColumns,
        });
    const conditions = withCondition(
      definition,
      { type: 'Established', status: 'True', reason: 'InitialNamesAccepted' },
      store.now(),
    );
    const accepted = { type: 'NamesAccepted', status: 'True', reason: 'NoConflicts' } as const;
    store.update('customresourcedefinitions', {
      ...definition,
      status: { ...definition.status, conditions: [accepted, ...conditions], acceptedNames: names },
    });
  }
  const wanted = new Set(
    definitions.map(({ spec }) => {
      const { group, names } = spec as unknown as Definition;
      return `${names.plural}.${group}`;
    }),
  );
  const gone = store.resources.filter(
    ({ columns, plural, group }) => columns && !wanted.has(`${plural}.${group}`),
  );
  for (const resource of gone) {
    for (const object of store.list(resource)) store.remove(resource, object);
    store.resources.splice(store.resources.indexOf(resource), 1);
  }
}
