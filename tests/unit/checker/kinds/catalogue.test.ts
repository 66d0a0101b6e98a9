import { describe, expect, test } from 'vitest';
import { commonColumns, commonKinds } from '#checker/kinds/catalogue.ts';
import { spacedColumns } from '#checker/kinds/names.ts';
import { printedKinds } from '#checker/kinds/catalogue.ts';

const others = printedKinds.filter((entry) => !commonKinds.includes(entry));

// What is common is looked for first, so nothing else may answer to the same.
describe('common kinds and the others', () => {
  test('have no word in common, nor a name', () => {
    const words = printedKinds.flatMap((entry) => [...new Set(entry.words)]);
    expect(new Set(words).size).toBe(words.length);
    const kinds = printedKinds.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test('no other kind prints a header that begins with a whole header of a common kind', () => {
    for (const common of commonKinds.flatMap(({ layouts }) => layouts))
      for (const { kind, layouts } of others)
        for (const layout of layouts)
          expect([kind, layout.slice(0, common.length)]).not.toEqual([kind, common]);
  });

  test('two common names side by side are never the one name of another kind', () => {
    for (const name of spacedColumns)
      if (name.split(' ').every((word) => commonColumns.has(word)))
        expect([...commonColumns]).toContain(name);
  });
});
