import type { Resource } from '../resources.ts';
import { noSuchPath } from './status.ts';

/** What a request is about, read from its path. */
export interface Target {
  resource: Resource;
  namespace: string | undefined;
  name: string | undefined;
  subresource: string | undefined;
}

/** `/api/v1/namespaces/web/pods/a/status` and its like. */
export function targetOf(path: string, resources: readonly Resource[]): Target {
  const parts = path.split('/').slice(1).map(decodeURIComponent);
  const group = parts.shift() === 'api' ? '' : (parts.shift() ?? '');
  const version = parts.shift();
  const inNamespace = parts[0] === 'namespaces' && parts.length > 2 && !ofNamespace(parts[2]);
  const namespace = inNamespace ? parts.splice(0, 2)[1] : undefined;
  const [plural, name, subresource] = parts;
  const resource = resources.find(
    (each) => each.group === group && each.version === version && each.plural === plural,
  );
  if (!resource) throw noSuchPath();
  return { resource, namespace, name, subresource };
}

/** What follows a Namespace's own name is a part of it, and no type of objects inside. */
const ofNamespace = (part: string | undefined): boolean => part === 'status' || part === 'finalize';
