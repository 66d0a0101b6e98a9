/**
 * How catalogues of kinds are written, one line per kind:
 * `Kind[*] plural[.group] short…|columns of -o wide|default columns of one layout|of another…`.
 * `*` marks cluster scope, `_` stands for a space inside a column name.
 */
export interface PrintedKind {
  /** The API's spelling, "DaemonSet". */
  kind: string;
  clusterScoped: boolean;
  group: string;
  /** Default columns, newest layout first. */
  layouts: readonly (readonly string[])[];
  /** What `-o wide` may add, in the order of printing. */
  wide: readonly string[];
  /** Every word kubectl accepts for it, lower case, without the group. */
  words: readonly string[];
}

/** The names in a list of columns. */
const columnNames = (list: string): string[] =>
  list ? list.split(' ').map((name) => name.replaceAll('_', ' ')) : [];

export function parseKind(line: string): PrintedKind {
  const [head = '', wide = '', ...layouts] = line.split('|');
  const [marked = '', resource = '', ...shorts] = head.split(' ');
  const kind = marked.replace('*', '');
  const dot = resource.indexOf('.');
  const plural = dot < 0 ? resource : resource.slice(0, dot);
  return {
    kind,
    clusterScoped: kind !== marked,
    group: dot < 0 ? '' : resource.slice(dot + 1),
    layouts: layouts.map(columnNames),
    wide: columnNames(wide),
    words: [kind.toLowerCase(), plural, ...shorts],
  };
}
