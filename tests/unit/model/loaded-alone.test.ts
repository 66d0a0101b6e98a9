import { expect, test } from 'vitest';
import { load } from '#model/load/load.ts';
import { loadedAlone, withParsed } from '#model/load/loaded-alone.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { inChanged } from './written-content.ts';

test('Prose that is parsed already is not parsed again', () => {
  inChanged({}, (root) => {
    const sources = load('content', root);
    const known: LessonNode = { type: 'root', children: [] };
    const parsed = withParsed(sources, new Map([['content/w/one/en.mdx', known]]));
    const rootsIn = (each: typeof sources) =>
      each.workshops.flatMap((workshop) =>
        loadedAlone(each, workshop)('one').proses.map((prose) => prose.root),
      );
    expect(rootsIn(parsed)[0]).toBe(known);
    expect(rootsIn(sources)[0]?.children?.length).toBeGreaterThan(1);
  });
});
