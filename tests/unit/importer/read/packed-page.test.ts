import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packedPage, unpacked } from '#importer/read/packed-page.ts';
import { readPage } from '#importer/read/read-page.ts';
import { pageOf, tools } from '../generated/markdown-page.ts';
import type { ToolName } from '../generated/markdown-page.ts';

const pageFrom = (text: string, tool: ToolName) => readPage('page.md', text, tools[tool].flavour);

describe.each(Object.keys(tools) as ToolName[])('Any page of %s', (tool) => {
  test('is the same once it was packed and unpacked', () => {
    fc.assert(
      fc.property(pageOf(tool), ({ text }) => {
        const page = pageFrom(text, tool);
        expect(unpacked(packedPage(page))).toStrictEqual(page);
      }),
      { numRuns: 20, seed: 1 },
    );
  });
});

test('an output of a page that was packed is still of the command above it', () => {
  const text = '```\n$ kubectl get pods\nNAME   READY   STATUS\nweb    1/1     Running\n```\n';
  const { root } = unpacked(packedPage(pageFrom(text, 'markdown')));
  const [command, output] = root.children ?? [];
  expect(output?.data).toMatchObject({ draft: { type: 'output' } });
  expect((output?.data?.['draft'] as { command: unknown }).command).toBe(command);
});

test('whoever changes the tree of a page that was unpacked changes it for nobody else', () => {
  const packed = packedPage(pageFrom('One boat.\n', 'markdown'));
  unpacked(packed).root.children = [];
  expect(unpacked(packed).root.children).toHaveLength(1);
});
