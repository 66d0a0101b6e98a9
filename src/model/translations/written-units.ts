import { anchorsOf } from '#transforms/lesson/anchors.ts';
import { introUnit } from '#transforms/lesson/unit-texts.ts';
import type { Prose } from '#model/load/prose.ts';
import { frontMatterUnit } from './units.ts';

/** A unit as its author wrote it: Markdown, or the YAML of the front matter. */
export interface WrittenUnit {
  text: string;
  /** Where it begins in the file, from 1. */
  line: number;
}

/**
 * The units of a prose file as they are written, in order, under the names that `unitHashes` gives them. What stands
 * between the steps of a walkthrough and after them belongs to the walkthrough.
 */
export function writtenUnits({ text, yaml, root }: Prose): Map<string, WrittenUnit> {
  const units = new Map<string, WrittenUnit>();
  if (yaml !== undefined) units.set(frontMatterUnit, { text: yaml.text.trim(), line: 2 });
  if (root === undefined) return units;
  const bodyStart = root.children?.find(({ type }) => type === 'yaml')?.position?.end.offset ?? 0;
  let line = 1;
  let counted = 0;
  const take = (unit: string, from: number, to: number): void => {
    const piece = text.slice(from, to);
    const before = units.get(unit);
    if (before !== undefined) {
      units.set(unit, { ...before, text: [before.text, piece.trim()].filter(Boolean).join('\n') });
      return;
    }
    const start = from + piece.length - piece.trimStart().length;
    for (
      let at = text.indexOf('\n', counted);
      at !== -1 && at < start;
      at = text.indexOf('\n', at + 1)
    ) {
      line += 1;
      counted = at + 1;
    }
    units.set(unit, { text: piece.trim(), line });
  };
  let unit = introUnit;
  let from = bodyStart;
  for (const edge of edges(root)) {
    take(unit, from, edge.at);
    unit = edge.unit;
    from = edge.at;
  }
  take(unit, from, text.length);
  return units;
}

/** Where one unit ends and another begins, in order. */
function edges(root: NonNullable<Prose['root']>): { at: number; unit: string }[] {
  const found: { at: number; unit: string }[] = [];
  let outer = introUnit;
  for (const { kind, unit, node } of anchorsOf(root).values()) {
    found.push({ at: node.position?.start.offset ?? 0, unit });
    if (kind === 'step') found.push({ at: node.position?.end.offset ?? 0, unit: outer });
    else outer = unit;
  }
  return found;
}
