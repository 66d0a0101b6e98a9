import type { KubeObject } from '../objects.ts';
import type { Resource } from '../resources.ts';
import { printerOf, type Column } from './printers.ts';

/** The version of Tables that an Accept header asks for first; undefined if it asks for plain objects. */
export function tableAsked(accept: string): string | undefined {
  const [first = ''] = accept.split(',');
  return /as=Table;v=(v1|v1beta1);/.exec(first)?.[1];
}

/** Objects printed by the server, as `kubectl get` wants them. */
export function table(
  resource: Resource,
  objects: readonly KubeObject[],
  options: { version: string; include: string | null; now: Date; resourceVersion: string },
): object {
  const { columns, cells } = printerOf(resource);
  return {
    kind: 'Table',
    apiVersion: `meta.k8s.io/${options.version}`,
    metadata: { resourceVersion: options.resourceVersion },
    columnDefinitions: columns.map(definition),
    rows: objects.map((object) => ({
      cells: cells(object, options.now),
      object: options.include === 'Object' ? object : partial(object),
    })),
  };
}

const definition = ({ name, type = 'string', wide = false }: Column): object => ({
  name,
  type,
  format: name === 'Name' ? 'name' : '',
  description: '',
  priority: wide ? 1 : 0,
});

const partial = ({ metadata }: KubeObject): object => ({
  kind: 'PartialObjectMetadata',
  apiVersion: 'meta.k8s.io/v1',
  metadata,
});
