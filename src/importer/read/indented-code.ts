import type { Processor } from 'unified';
import type { Flavour } from '#importer/generators/flavour.ts';
import type { SiteParts } from '#importer/site-parts.ts';

/** The first version of Docusaurus that reads all pages as MDX of today, which has no code that is set in. */
const FIRST_WITHOUT = 3;

/** Whether the tool of a page takes text that is set in by four columns for code. */
export function hasIndentedCode(file: string, flavour: Flavour, parts: SiteParts): boolean {
  if (flavour !== 'docusaurus') return true;
  if (file.endsWith('.mdx')) return false;
  const needed = parts.fileOf('@site/package.json', ['']) ?? '';
  const version = /"@docusaurus\/core"\s*:\s*"[^\d"]*(\d+)/.exec(needed)?.[1];
  const isOfMdx = !/\bformat["']?\s*:\s*["'](?:detect|md)\b/.test(parts.toolSettings ?? '');
  return version === undefined || Number(version) < FIRST_WITHOUT || !isOfMdx;
}

/** Reads no code that is set in: it is text, however far. */
export function withoutIndentedCode(this: Processor): void {
  (this.data().micromarkExtensions ??= []).push({ disable: { null: ['codeIndented'] } });
}
