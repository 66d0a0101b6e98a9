import { fenceReader } from '#importer/text/fence.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import type { PageLines } from './marked-text.ts';
import { readerOf } from './mkdocs-formulas.ts';

/** The lines of a page of Docusaurus with its formulas as text, in which nothing is Markdown. */
export function withMdxFormulas({ texts, lines }: PageLines, parts: SiteParts): PageLines {
  if (!texts.some((text) => text.includes('$'))) return { texts, lines };
  const settings =
    parts.toolSettings ??
    ['js', 'ts', 'mjs', 'cjs']
      .map((ending) => parts.fileOf(`/docusaurus.config.${ending}`, ['.']))
      .find((text) => text !== undefined);
  const withFormulas = readerOf(settings?.includes('remark-math') === true);
  const fences = fenceReader(true);
  const shown = texts.map((text) =>
    fences.read(text) === 'none' ? withFormulas(text, (line) => line) : text,
  );
  return { texts: shown, lines };
}
