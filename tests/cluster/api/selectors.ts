import type { KubeObject } from '../objects.ts';

/** Whether an object's labels fit a selector as kubectl sends it: `app=web,tier!=db,env in (a,b),!old`. */
export function fitsLabels({ metadata: { labels = {} } }: KubeObject, selector: string): boolean {
  // A comma between parentheses belongs to a set.
  const requirements = selector
    .split(',')
    .reduce<string[]>((all, part) => {
      const last = all.at(-1);
      const open = last?.includes('(') && !last.includes(')');
      return open ? [...all.slice(0, -1), `${last ?? ''},${part}`] : [...all, part];
    }, [])
    .filter((each) => each.trim() !== '');
  return requirements.every((requirement) => {
    const text = requirement.trim();
    const among = /^(\S+) (in|notin) \(([^)]*)\)$/.exec(text);
    if (among) {
      const [, key = '', operator, values = ''] = among;
      const listed = values.split(',').map((value) => value.trim());
      const isListed = labels[key] !== undefined && listed.includes(labels[key]);
      return operator === 'in' ? isListed : !isListed;
    }
    const [, key = '', operator, value = ''] = /^([^=!]+)(==?|!=)(.*)$/.exec(text) ?? [];
    if (operator === '!=') return labels[key] !== value;
    if (operator !== undefined) return labels[key] === value;
    return text.startsWith('!') ? !(text.slice(1) in labels) : text in labels;
  });
}

/** The selector of a workload or a Service, as text. */
export const selectorText = (labels: Record<string, string> = {}): string =>
  Object.entries(labels)
    .map(([key, value]) => `${key}=${value}`)
    .join(',');

/** Whether an object's fields fit a selector such as `metadata.name=web,status.phase!=Running`. */
export const fitsFields = (object: KubeObject, selector: string): boolean =>
  selector
    .split(',')
    .filter((each) => each !== '')
    .every((each) => {
      const [, path = '', operator, value = ''] = /^([^=!]+)(==?|!=)(.*)$/.exec(each) ?? [];
      const found = at(object, path.split('.'));
      const text = typeof found === 'string' || typeof found === 'number' ? String(found) : '';
      return operator === '!=' ? text !== value : text === value;
    });

/** The value at a path, or nothing. */
export const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  );
