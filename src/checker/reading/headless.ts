/** Rows whose header is missing (`--no-headers`, `| grep`): read only if their shape fits exactly one kind. */
import { kindOf, printedKind } from '#checker/columns/kinds.ts';
import { shapeOf } from '#checker/columns/shapes.ts';
import { splitRow } from './cells.ts';
import type { Command } from './command.ts';
import type { Header } from './header.ts';
import { contentStart } from './decoration.ts';
import { piecesOf } from './pieces.ts';

/** Kinds whose rows nobody else prints, tried where neither command nor check names one. */
const unmistakable = ['Pod', 'Node', 'DaemonSet', 'Deployment'];

/** The columns of a row without header and the kind that prints them, or undefined. */
export function headlessHeader(
  text: string,
  command: Command | undefined,
  hinted: readonly string[],
): (Header & { kind: string }) | undefined {
  const from = contentStart(text, '');
  const pieces = piecesOf(text, from);
  if (pieces.length < 3 && !(pieces.length === 2 && command)) return undefined;
  const prefix =
    /^[a-z][a-z\d.-]*(?=\/)/.exec(pieces[0]?.text ?? '')?.[0] ??
    /^[a-z][a-z\d.-]*(?=\/)/.exec(pieces[1]?.text ?? '')?.[0];
  const typed = command?.verb === 'get' ? command.kinds.filter((kind) => kind !== 'all') : [];
  const kinds = prefix
    ? [kindOf(prefix)]
    : typed.length
      ? typed
      : hinted.length
        ? hinted
        : unmistakable;
  const found = kinds.flatMap((kind) =>
    fitting(text, from, kind, command)
      .slice(0, 1)
      .map((columns) => ({ kind, columns })),
  );
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  return { ...only, signs: '', offsets: [], separator: 'gaps', gap: 2, start: from };
}

/** The layouts of a kind that this row fits, newest first. */
function fitting(
  text: string,
  from: number,
  kind: string,
  command: Command | undefined,
): string[][] {
  const entry = printedKind(kind);
  const layouts =
    command?.output === 'custom-columns'
      ? [[...command.customColumns]]
      : (entry?.layouts ?? []).flatMap((layout) => withExtras(layout, entry?.wide ?? [], command));
  return layouts.filter((columns) => {
    const shapes = columns.map((column, index) => shapeOf(column, kind, index === 0));
    return Array.isArray(splitRow(text, from, { offsets: [], shapes, separator: 'gaps', gap: 2 }));
  });
}

/** A layout as each of the switches prints it that may have been given. */
function withExtras(
  layout: readonly string[],
  wide: readonly string[],
  command: Command | undefined,
): string[][] {
  const after = [...(command?.labelColumns ?? []), ...(command?.showLabels ? ['LABELS'] : [])];
  const wides = command?.output === 'wide' ? [wide] : command ? [[]] : [[], wide];
  const spaces = command?.allNamespaces ? [['NAMESPACE']] : command ? [[]] : [[], ['NAMESPACE']];
  return spaces.flatMap((space) => wides.map((more) => [...space, ...layout, ...more, ...after]));
}
