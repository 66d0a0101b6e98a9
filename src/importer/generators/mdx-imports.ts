import { nextFence } from '#importer/text/fence.ts';
import { valuesIn } from './include.ts';
import type { Include } from './include.ts';
import { outsideCode } from './marked-text.ts';

/** What the scripts at the head of an MDX page bring in. */
export interface MdxImports {
  /** By the line that shows it, such as `<Partial />`, the file. */
  includes: ReadonlyMap<string, Include>;
  /** A line outside of code with the texts and addresses that the scripts name. */
  fill(text: string): string;
  /** The lines of the page without those imports that mean nothing any more; they are empty instead. */
  texts: readonly string[];
}

export const noImports: MdxImports = { includes: new Map(), fill: (text) => text, texts: [] };

/** What a lesson has of its own, so that nothing is lost when its import goes. */
const known =
  /^(?:@theme\/(?:Tabs|TabItem|Admonition|CodeBlock|Details|MDXComponents|TOCInline|DocCardList)|@docusaurus\/(?:Link|Translate|useBaseUrl)|nextra\/components|react)$/;
/** What an import brings in; '' for a line that is none. */
const fromOf = (text: string): string =>
  /^import\s[^'"]+\sfrom\s+["']([^"']+)["'];?\s*$/.exec(text)?.[1] ?? '';
const isPicture = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/**
 * Reads the imports of files and the constants of an MDX page without running them: `import Part from './_part.mdx'`,
 * `import code from '!!raw-loader!./pod.yaml'`, `import boat from './boat.png'`, `export const version = '1.2'`.
 * @param folder what relative addresses begin with, `parts/` for a part that the page shows
 */
export function mdxImports(page: readonly string[], folder: string): MdxImports {
  const files = new Map<string, string>();
  const values = new Map<string, string>();
  let fence: string | undefined;
  const texts = page.map((text) => {
    const isCode = fence !== undefined;
    fence = nextFence(fence, text, true);
    if (isCode) return text;
    const several = text.split(/;\s*(?=import\s)/);
    if (several.length > 1 && several.every((each) => known.test(fromOf(each)))) return '';
    const imported =
      /^import\s+(\w+|\{[\w\s,]+\}|\w+, *\{[\w\s,]+\})\s+from\s+(["'])([^"']+)\2;?\s*$/.exec(text);
    const [, name = '', , from = ''] = imported ?? [];
    if (imported !== null && known.test(from)) return '';
    const address = from.replace(/^.*raw-loader!/, '');
    const isFile = /\.mdx?$/.test(address) || address !== from || isPicture.test(address);
    if (imported !== null && /^\w+$/.test(name) && isFile) {
      // Sites also give names of their own to folders: `@en/parts/notice.mdx`.
      const plain = address.replace(/^@[\w-]+\//, '/');
      files.set(name, plain.startsWith('.') ? folder + plain : plain);
      return '';
    }
    const [, key, , words, number] =
      /^export const (\w+) = (?:(["'`])([^"'`$]*)\2|(\d+(?:\.\d+)?));?\s*$/.exec(text) ?? [];
    if (key === undefined) return text;
    values.set(key, words ?? number ?? '');
    return '';
  });
  const includes = new Map<string, Include>();
  for (const text of page) {
    const include = includeOf(text.trim(), files);
    if (include !== undefined) includes.set(text.trim(), include);
  }
  const pictures = new Map([...files].filter(([, address]) => isPicture.test(address)));
  const fill = (text: string): string => (/[{<]/.test(text) ? outsideCode(text, filled) : text);
  const filled = (text: string): string =>
    text
      // Docusaurus makes a component of a drawing.
      .replaceAll(/<(\w+)((?:\s[^<>]*)?)\/>/g, (whole, name: string, attributes: string) => {
        const address = pictures.get(name);
        const alt =
          /\s(?:title|alt|aria-label)=(["'])(.*?)\1/
            .exec(attributes)?.[2]
            ?.replaceAll('"', '&quot;') ?? '';
        return address === undefined ? whole : `<img src="${address}" alt="${alt}" />`;
      })
      .replaceAll(/\b(src|href)=\{(\w+)\}/g, (whole, key: string, name: string) =>
        files.has(name) ? `${key}="${files.get(name)}"` : whole,
      )
      .replaceAll(/(?<![$={])\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
  return { includes, fill, texts };
}

function includeOf(line: string, files: ReadonlyMap<string, string>): Include | undefined {
  const name = /^<(\w+)/.exec(line)?.[1] ?? '';
  const address = files.get(name);
  if (address !== undefined && /\.mdx?$/.test(address) && line.endsWith('/>')) {
    return { address, folders: [''], as: 'text', values: valuesIn(line) };
  }
  const inner = /^<CodeBlock\b[^<>]*>\{(\w+)\}<\/CodeBlock>$/.exec(line)?.[1] ?? '';
  const code = files.get(inner);
  if (code === undefined) return undefined;
  const { language, title } = valuesIn(line);
  const lang = language ?? code.slice(code.lastIndexOf('.') + 1);
  const shown = title === undefined ? lang : `${lang} title="${title}"`;
  return { address: code, folders: [''], as: { lang: shown }, values: {} };
}
