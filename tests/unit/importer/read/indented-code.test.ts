import { describe, expect, test } from 'vitest';
import { readPage } from '#importer/read/read-page.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { partsOf } from '../imported.ts';

const page = '# Boats\n\nWords.\n\n    set *in*\n\n    - an item\n    - another\n';

/** The kinds of blocks that the page has below its first paragraph, where its site has these settings. */
function blocks(file: string, flavour: Flavour, parts: SiteParts = partsOf({})): string[] {
  const { root } = readPage(file, page, flavour, new Set(), parts);
  const types = [...walk(root)].map(({ node }) => node.type);
  return types.includes('emphasis') ? ['text', ...types.filter((type) => type === 'list')] : [];
}

const withVersion = (version: string, toolSettings = ''): SiteParts => ({
  ...partsOf({ '@site/package.json': `{"dependencies": {"@docusaurus/core": "${version}"}}` }),
  toolSettings,
});

describe('text that is set in by four columns', () => {
  test.each([
    ['a page of MDX', 'boats.mdx', partsOf({})],
    ['a page of Docusaurus 3', 'boats.md', withVersion('^3.1.0')],
  ])('is text in %s', (_, file, parts) => {
    expect(blocks(file, 'docusaurus', parts)).toEqual(['text', 'list']);
  });

  test.each([
    ['a page of Docusaurus 2', withVersion('2.4.1')],
    ['a page that Docusaurus 3 reads as Markdown', withVersion('3.0.0', "format: 'detect'")],
    ['a page of which nobody knows the version', partsOf({})],
  ])('is code in %s', (_, parts) => {
    expect(blocks('boats.md', 'docusaurus', parts)).toEqual([]);
  });

  test('is code in a page of another tool', () => {
    expect(blocks('boats.md', 'hugo')).toEqual([]);
  });
});
