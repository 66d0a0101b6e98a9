import type { CodeChange, Note } from '#importer/note.ts';

/** A change whose text may still be changed, line by line. */
interface OpenChange {
  change: CodeChange;
  lines: string[];
}

/** Where a line stands in what a change has written. */
interface Place {
  lines: string[];
  at: number;
}

/**
 * Notes in which code that was changed in several steps is told as one change, from what the source has to what is written: what it was in
 * between stands in no file. A step may be about one line of what an earlier one has put there.
 */
export function stepsAsOne(notes: readonly Note[]): Note[] {
  const places = new Map<string, Place[]>();
  /** Steps that were told once: a line may stand several times in what an earlier one wrote. */
  const done = new Set<string>();
  const opened = notes.map((note) => {
    const changes: OpenChange[] = [];
    for (const change of note.changes ?? []) {
      const before = change.before.trim();
      const after = change.after.trim();
      const step = JSON.stringify([note.line, before, after]);
      const key = keyOf(note.line, before);
      const found = note.code === 'structure' && before !== '' ? places.get(key) : undefined;
      if (found !== undefined) {
        for (const { lines, at } of found)
          lines[at] = (lines[at] ?? '').replace(before, () => after);
        places.delete(key);
        done.add(step);
        if (!after.includes('\n')) addPlaces(places, keyOf(note.line, after), found);
      } else if (!done.has(step)) changes.push({ change, lines: change.after.split('\n') });
    }
    for (const { lines } of note.code === 'structure' ? changes : [])
      for (const [at, text] of lines.entries())
        addPlaces(places, keyOf(note.line, text), [{ lines, at }]);
    return { note, changes };
  });
  return opened.flatMap(({ note, changes }): Note[] => {
    if (note.changes === undefined) return [note];
    if (changes.length === 0 && note.changes.length > 0) return [];
    return [
      {
        ...note,
        changes: changes.map(({ change, lines }) => ({ ...change, after: lines.join('\n') })),
      },
    ];
  });
}

const keyOf = (line: number, text: string): string => `${line} ${text.trim()}`;

function addPlaces(places: Map<string, Place[]>, key: string, added: readonly Place[]): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [...added]);
  else known.push(...added);
}
