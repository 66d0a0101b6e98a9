import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeStage } from '#cli/write-stage.ts';

test('Two texts for one file are refused, and nothing is written', () => {
  const content = mkdtempSync(join(tmpdir(), 'write-stage-'));
  try {
    const files = ['one', 'two'].map((text) => ({ path: 'a/en.mdx', text }));
    const stage = { content, workshop: 'w', files, pictures: [], isDryRun: false };
    expect(writeStage(stage)).toEqual({
      error: 'Two texts would be written to w/a/en.mdx: nothing was written.',
    });
    expect(readdirSync(content)).toEqual([]);
  } finally {
    rmSync(content, { recursive: true });
  }
});
