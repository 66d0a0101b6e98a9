import type { SiteParts } from '#importer/site-parts.ts';
import { fenceReader } from '#importer/text/fence.ts';
import { heldFormula } from '#importer/text/private-signs.ts';
import { aroundCode } from './marked-text.ts';
import type { PageLines } from './marked-text.ts';
import type { MkDocsSettings } from './mkdocs-settings.ts';

/** What Markdown reads as something else. */
const special = /[\\*_~^`<>[\]{}|&!]/g;
const escaped = (formula: string): string => formula.replaceAll(special, String.raw`\$&`);

/** A formula within a line: between backslashes with brackets, or between dollars. */
const inLine =
  /(?<!\\)\\\(.+?\\\)|(?<!\\)\\\[.+?\\\]|\$\$[^$]+\$\$|(?<![\w$\\])\$(?=[^\s$])[^$]{1,200}(?<=[^\s\\])\$(?![\w$])/g;
/** Without settings, only what looks like a formula is one: `\[options\]` are brackets, `$HOME` is none. */
const looksLikeFormula = /\\[a-z{,]|[\w)}][_^]/i;

/** A formula in lines of its own: how it begins, and what ends it. */
const blocks: readonly (readonly [RegExp, RegExp])[] = [
  [/^\s*\$\$/, /\$\$\s*$/],
  [/^\s*\\\[/, /\\\]\s*$/],
  [/^\s*\\begin\{[a-z]+\*?\}/, /\\end\{[a-z]+\*?\}\s*$/],
];

/**
 * Reads the lines of a page outside of its code in order, and shows each with what is a formula as text: nothing in a formula is
 * Markdown. `change` is for the line around its formulas and its code, which has signs in their places. Where the settings name no
 * extension for formulas, there are none.
 */
export function formulaReader(
  settings: MkDocsSettings | undefined,
): (text: string, change: (line: string) => string) => string {
  const isNamed = ['pymdownx.arithmatex', 'mdx_math', 'arithmatex'].some(
    (name) => settings?.extensions.has(name) === true,
  );
  return settings !== undefined && !isNamed ? aroundCode : readerOf(isNamed);
}

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

/** `isNamed`: whether the settings of the site say that its pages have formulas. */
function readerOf(isNamed: boolean): (text: string, change: (line: string) => string) => string {
  const isFormula = (text: string): boolean =>
    isNamed || text.startsWith('$$') || looksLikeFormula.test(text);
  const within = (line: string, change: (line: string) => string): string => {
    const formulas: string[] = [];
    const left = line.replaceAll(inLine, (found) => {
      if (!isFormula(found)) return found;
      formulas.push(escaped(found));
      return heldFormula;
    });
    return change(left).replaceAll(heldFormula, () => formulas.shift() ?? '');
  };
  let end: RegExp | undefined;
  return (text, change) => {
    if (text.trim() === '') {
      end = undefined;
      return text;
    }
    if (end !== undefined) {
      if (end.test(text)) end = undefined;
      return escapedLine(text);
    }
    const found = isNamed ? blocks.find(([start]) => start.test(text)) : undefined;
    if (found === undefined) return aroundCode(text, (line) => within(line, change));
    const [start, last] = found;
    const rest = text.replace(start, '');
    if (rest.trim() !== '' && /\$\$|\\\]/.test(rest) && !last.test(rest))
      return aroundCode(text, (line) => within(line, change));
    if (!last.test(rest) || rest.trim() === '') end = last;
    return escapedLine(text);
  };
}

/** A line of a formula, with nothing at its start that would begin a list, a heading or a rule. */
const escapedLine = (text: string): string =>
  escaped(text).replace(/^\s*\d*(?=[-+=#.)])/, (start) => `${start}\\`);
