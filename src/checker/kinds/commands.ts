/** The next command to run, filled in with the row's own name and namespace, ready to be copied. */
import type { Printed } from './rule.ts';

type Named = Pick<Printed, 'name' | 'namespace'>;

/**
 * A DNS subdomain name (RFC 1123, what Kubernetes allows for the objects we name). Only such names are put into a
 * command, so nothing pasted can ever become shell syntax.
 */
export const isObjectName = (name: string): boolean =>
  name.length <= 253 && /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(name);

/** `before NAME after -n NAMESPACE`; undefined when a name is not one that Kubernetes could have given. */
export function command(
  before: string,
  { name, namespace }: Named,
  after = '',
): string | undefined {
  if (!isObjectName(name) || (namespace !== undefined && !isObjectName(namespace)))
    return undefined;
  return `kubectl ${before} ${name}${namespace ? ` -n ${namespace}` : ''}${after}`;
}

/** `kind` as kubectl accepts it: the lower-case word of the API's spelling. */
const ofKind =
  (verb: string) =>
  (kind: string, named: Named, after?: string): string | undefined =>
    /^[a-z\d]+$/i.test(kind) ? command(`${verb} ${kind.toLowerCase()}`, named, after) : undefined;

export const describe = ofKind('describe');
export const get = ofKind('get');

// One container without a log would keep those of the others back: an init container that ended well has no previous run.
const all = ' --all-containers --ignore-errors';

export const logs = (named: Named): string | undefined => command('logs', named, all);

/** The output of the run before this one: where a container that ends again and again says why. */
export const previousLogs = (named: Named): string | undefined =>
  command('logs', named, `${all} --previous`);
