import { aroundCode } from './marked-text.ts';
import type { MkDocsSettings } from './mkdocs-settings.ts';

/** What Markdown reads as something else. */
const special = /[\\*_~^`<>[\]{}|&!]/g;
const escaped = (formula: string): string => formula.replaceAll(special, String.raw`\$&`);

/** A formula within a line: between backslashes with brackets, or between dollars. */
const inLine =
  /(?<!\\)\\\(.+?\\\)|(?<!\\)\\\[.+?\\\]|\$\$[^$]+\$\$|(?<![\w$\\])\$(?=[^\s$])[^$]{1,200}(?<=[^\s\\])\$(?![\w$])/g;
/** Without settings, only dollars around what looks like a formula are those of one. */
const looksLikeFormula = /\\[a-z{,]|[\w)}][_^]/i;

/** A formula in lines of its own: how it begins, and what ends it. */
const blocks: readonly (readonly [RegExp, RegExp])[] = [
  [/^\s*\$\$/, /\$\$\s*$/],
  [/^\s*\\\[/, /\\\]\s*$/],
  [/^\s*\\begin\{[a-z]+\*?\}/, /\\end\{[a-z]+\*?\}\s*$/],
];

/**
 * Reads the lines of a page outside of its code in order, and shows each with what is a formula as text: nothing in a formula is
 * Markdown. Where the settings name no extension for formulas, there are none.
 */
export function formulaReader(settings: MkDocsSettings | undefined): (text: string) => string {
  const isNamed = ['pymdownx.arithmatex', 'mdx_math', 'arithmatex'].some(
    (name) => settings?.extensions.has(name) === true,
  );
  if (settings !== undefined && !isNamed) return (text) => text;
  let end: RegExp | undefined;
  const within = (text: string): string =>
    aroundCode(text, (line) =>
      line.replaceAll(inLine, (formula) =>
        isNamed || !/^\$[^$]/.test(formula) || looksLikeFormula.test(formula)
          ? escaped(formula)
          : formula,
      ),
    );
  return (text) => {
    if (text.trim() === '') {
      end = undefined;
      return text;
    }
    if (end !== undefined) {
      if (end.test(text)) end = undefined;
      return escapedLine(text);
    }
    const found = isNamed ? blocks.find(([start]) => start.test(text)) : undefined;
    if (found === undefined) return within(text);
    const [start, last] = found;
    const rest = text.replace(start, '');
    if (rest.trim() !== '' && /\$\$|\\\]/.test(rest) && !last.test(rest)) return within(text);
    if (!last.test(rest) || rest.trim() === '') end = last;
    return escapedLine(text);
  };
}

/** A line of a formula, with nothing at its start that would begin a list, a heading or a rule. */
const escapedLine = (text: string): string =>
  escaped(text).replace(/^\s*\d*(?=[-+=#.)])/, (start) => `${start}\\`);
