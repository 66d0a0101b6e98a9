/** What rows of a kind can look like where no header tells: its layouts, with what each switch of kubectl adds. */
import { recordOf } from '#checker/kinds/index.ts';
import { shapeOf } from '#checker/kinds/cells.ts';
import type { Shape } from '#checker/kinds/cells.ts';
import type { KindRecord } from '#checker/kinds/record.ts';
import type { Command } from '#checker/lines/command.ts';
import type { Header } from './header.ts';

export interface HeadlessLayout {
  /** What would stand above such rows. */
  header: Header;
  columns: readonly string[];
  shapes: readonly Shape[];
  /** How many of its cells cannot be empty. */
  least: number;
}

/** Those made so far, by command and kind: the rows of a paste ask for the same ones line by line. */
const made = new WeakMap<object, Map<string, readonly HeadlessLayout[]>>();
const noCommand = {};

/** The layouts of a kind, newest first, as the command prints them; with every switch if there is no command. */
export function headlessLayouts(
  kind: string,
  command: Command | undefined,
): readonly HeadlessLayout[] {
  const custom = command?.output === 'custom-columns';
  const entry = custom ? undefined : recordOf(kind);
  if (!custom && !entry) return [];
  const key = command ?? noCommand;
  const ofCommand = made.get(key) ?? new Map<string, readonly HeadlessLayout[]>();
  made.set(key, ofCommand);
  const known = ofCommand.get(entry?.kind ?? '');
  if (known) return known;
  const layouts = entry
    ? entry.layouts.flatMap((layout) => withExtras(layout, entry, command))
    : [command?.customColumns ?? []];
  const found = layouts.map((columns) => {
    const shapes = columns.map((column, index) => shapeOf(column, entry?.kind, index === 0));
    const least = shapes.filter(({ empty }) => !empty).length;
    return { header: headerOver(columns), columns, shapes, least };
  });
  ofCommand.set(entry?.kind ?? '', found);
  return found;
}

/** A header that was not printed: nothing tells where its columns begin. */
export const headerOver = (columns: readonly string[]): Header => ({
  signs: '',
  columns,
  offsets: [],
  separator: 'gaps',
  gap: 3,
  start: 0,
});

/** A layout as each of the switches prints it that may have been given. */
function withExtras(
  layout: readonly string[],
  entry: KindRecord,
  command: Command | undefined,
): string[][] {
  const { wide = [] } = entry;
  const after = [...(command?.labelColumns ?? []), ...(command?.showLabels ? ['LABELS'] : [])];
  const wides = command ? [command.output === 'wide' ? wide : []] : [[], wide];
  const spaces = entry.clusterScoped
    ? [[]]
    : command
      ? [command.allNamespaces ? ['NAMESPACE'] : []]
      : [[], ['NAMESPACE']];
  return spaces.flatMap((space) => wides.map((more) => [...space, ...layout, ...more, ...after]));
}
