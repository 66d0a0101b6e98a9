import { joinedLine } from '#importer/text/private-signs.ts';
import { shortcodeParts } from './shortcode.ts';
import type { ShortcodePart } from './shortcode.ts';
import type { Flavour } from './flavour.ts';

/** Lines of a file, from 1. */
interface LineRange {
  from: number;
  to: number;
}

/** A line that shows another file: as text of the page, or as code of a language. */
export interface Include {
  address: string;
  /** What it is looked for by, where that is not its address. */
  place?: string;
  /** Folders of the site in which the file may be, besides that of the page. */
  folders: readonly string[];
  /** The extension of MkDocs whose settings say first where the file is. */
  extension?: string;
  as: 'text' | { lang: string };
  /** Lines of the file, from 1, or the name of a part that the file marks. */
  part?: { ranges: readonly LineRange[] } | { name: string };
  /** Values that the file fills in, by name. */
  values: Readonly<Record<string, string>>;
}

/** The file that a line shows, if it does nothing else; undefined for any other line. */
export function includeIn(text: string, flavour: Flavour): Include | undefined {
  const line = text.trim();
  switch (flavour) {
    case 'mkdocs':
      return snippet(line) ?? markdownInclude(line);
    case 'hugo':
      return line.startsWith('{{') ? shortcodeInclude(line) : undefined;
    case 'jekyll':
      return line.startsWith('{%') ? liquidInclude(line) : undefined;
    case 'codelabs': {
      const address = /^<<([^<>]+\.md)>>$/.exec(line)?.[1];
      return address === undefined ? undefined : { address, folders: [], as: 'text', values: {} };
    }
    default:
      return undefined;
  }
}

/** `--8<-- "file"`, `--8<-- "file:2:5"` for lines of it and `--8<-- "file:name"` for a part of it. */
function snippet(line: string): Include | undefined {
  const named = /^-{2}8<-{2,}\s+(["'])([^"']+)\1$/.exec(line)?.[2];
  if (named === undefined || /^https?:/.test(named)) return undefined;
  const [address = '', ...rest] = named.split(':');
  const part = rest.join(':');
  const folders = ['', 'docs', 'snippets', 'docs/snippets', 'includes'];
  // It is looked for from the top of the site, not from the folder of the page.
  const place = `@site/${address}`;
  const made: Include = {
    ...{ address, place, folders, as: 'text', values: {} },
    extension: 'pymdownx.snippets',
  };
  if (part === '') return made;
  if (!/^[\d:,]+$/.test(part)) return { ...made, part: { name: part } };
  const ranges = part.split(',').map((each): LineRange => {
    const [from = '', to = ''] = each.split(':');
    return {
      from: Math.max(1, Number(from)),
      to: to === '' ? Number.POSITIVE_INFINITY : Number(to),
    };
  });
  return { ...made, part: { ranges } };
}

/**
 * Of plugins of MkDocs: `{! part.md !}`, which is looked for from the top of the site, and `{% include-markdown "part.md" %}`, from the
 * folder of all pages unless it begins with a dot.
 */
function markdownInclude(line: string): Include | undefined {
  const [, plain, quoted] =
    /^(?:\{!>? ?([^!{}]+?) ?!>?\}|\{% ?include(?:-markdown)? ["']([^"']+)["'] ?%\})$/.exec(line) ??
    [];
  const address = plain ?? quoted;
  if (address === undefined || /^https?:/.test(address)) return undefined;
  const made = { address, as: 'text', values: {} } as const;
  const place = `@site/${address}`;
  if (plain !== undefined)
    return { ...made, place, folders: ['', 'docs'], extension: 'markdown_include.include' };
  return /^\.\.?\//.test(address)
    ? { ...made, folders: [] }
    : { ...made, place, folders: ['docs', ''] };
}

const textNames = new Set(['include', 'readfile', 'include-file', 'includefile']);
const codeNames = new Set([
  ...['code_sample', 'codenew', 'code', 'code-file', 'include-code', 'includecode', 'codeblock'],
]);

/** `{{< highlight yaml >}}{{< readfile file="pod.yaml" >}}{{< /highlight >}}`. */
function highlightedInclude(parts: readonly ShortcodePart[]): Include | undefined {
  const [open, inner, close] = parts;
  if (parts.length !== 3 || !open || !inner || !close) return undefined;
  if (!('shortcode' in open) || !('shortcode' in inner) || !('shortcode' in close))
    return undefined;
  if (open.shortcode.name !== 'highlight' || !close.shortcode.isClosing) return undefined;
  const include = shortcodeInclude(inner.shortcode.raw);
  const lang = open.shortcode.positional[0] ?? '';
  return include === undefined ? undefined : { ...include, as: { lang } };
}

function shortcodeInclude(line: string): Include | undefined {
  const parts = shortcodeParts(line);
  const highlighted = highlightedInclude(parts);
  if (highlighted !== undefined) return highlighted;
  const [part, another] = parts;
  if (part === undefined || another !== undefined || 'text' in part) return undefined;
  const { name, isClosing, isShown, named, positional } = part.shortcode;
  if (name === 'boilerplate' && positional[0] !== undefined && !isClosing) {
    const address = `${positional[0]}.md`;
    return { address, folders: ['boilerplates'], as: 'text', values: {} };
  }
  const { lang: own, language = own, markdown } = named;
  // Geekdoc's include of a file in a language shows it as code.
  const saysLanguage = language !== undefined && markdown !== 'true';
  const isCode = codeNames.has(name) || named['code'] === 'true' || saysLanguage;
  const address = named['file'] ?? named['fpath'] ?? (isCode ? undefined : positional[0]);
  if (isClosing || isShown || address === undefined) return undefined;
  if (!codeNames.has(name) && !textNames.has(name)) return undefined;
  // Where a translation has no such file, Kubernetes' site shows that of English.
  if (!isCode)
    return { address, folders: ['includes', 'en/includes', '', 'static'], as: 'text', values: {} };
  const lang = language ?? langOfFile(address);
  const folders = ['examples', 'en/examples', '', 'static', 'includes'];
  return { address, folders, as: { lang }, values: {}, ...partNamed(named) };
}

/** The part of a file that a shortcode of Hugo asks for: `lines="5-9"`, `region="sail"`. */
function partNamed(named: Readonly<Record<string, string>>): Pick<Include, 'part'> {
  const name = named['region'] ?? named['snippet'] ?? named['tag'];
  if (name !== undefined) return { part: { name } };
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(named['lines'] ?? '') ?? [];
  return from === undefined ? {} : { part: { ranges: [{ from: Number(from), to: Number(to) }] } };
}

const langOfFile = (address: string): string => /\.([a-z\d]+)$/i.exec(address)?.[1] ?? '';

/** `{% include note.md text="…" %}`, `{% include_relative part.md %}`. */
function liquidInclude(line: string): Include | undefined {
  if (!line.endsWith('%}')) return undefined;
  const inner = line.slice(2, -2).replace(/^-/, '').replace(/-$/, '').trim();
  // What is quoted keeps its blanks and lines: it may be what a program printed.
  const [, tag = '', address = '', rest = ''] = /^(\S+)\s+(\S+)(?:\s(.*))?$/.exec(inner) ?? [];
  if (!/^include(?:_relative|_cached)?$/.test(tag) || !/^[\w./-]+$/.test(address)) return undefined;
  const folders = tag === 'include_relative' ? [] : ['_includes'];
  return { address, folders, as: 'text', values: valuesIn(rest) };
}

/** `name="value"` of a tag, in either kind of quotes. */
export function valuesIn(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/(?<![\w-])([\w-]+) ?= ?\{?(?:"([^"]*)"|'([^']*)')/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', double, single]) => [
      name,
      (double ?? single ?? '').replaceAll(joinedLine, '\n'),
    ]),
  );
}

/** `name=variable` of a tag: the variables by the names that the file has for them. */
export function variablesIn(text: string): Record<string, string> {
  const words = text.replaceAll(/"[^"]*"|'[^']*'/g, '""');
  const pairs = [...words.matchAll(/(?<![\w-])([\w-]+) ?= ?([a-z_][\w.-]*)/gi)];
  return Object.fromEntries(pairs.map(([, name = '', variable = '']) => [name, variable] as const));
}
