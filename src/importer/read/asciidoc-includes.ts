import type { SiteParts } from '#importer/site-parts.ts';

/** What an Antora site calls the folders of a module beside its pages, in addresses such as `partial$part.adoc`. */
const families: Readonly<Record<string, string>> = {
  partial: 'partials',
  example: 'examples',
  page: 'pages',
  attachment: 'attachments',
};

/** The lines that `include::target[…]` brings in; undefined where there is no such file. */
export function includedLines(
  target: string,
  attributes: Readonly<Record<string, string>>,
  parts: SiteParts,
): string[] | undefined {
  const text = fileOf(target, parts);
  if (text === undefined) return undefined;
  const lines = text.replaceAll(/\r\n?/g, '\n').trimEnd().split('\n');
  const { lines: numbers, tag, tags } = attributes;
  const chosen =
    numbers === undefined
      ? tagged(lines, tag ?? tags)
      : lines.filter((_, at) => isIn(at + 1, numbers));
  return chosen.filter((line) => !/(?:tag|end)::[\w-]+\[\]/.test(line));
}

function fileOf(target: string, parts: SiteParts): string | undefined {
  const [, module, family, path = ''] =
    /^(?:(?:[\w.-]+:)?([\w.-]+):)?(?:(\w+)\$)?(.+)$/.exec(target) ?? [];
  const folder = family === undefined ? undefined : families[family];
  if (family !== undefined && folder === undefined) return undefined;
  if (module !== undefined)
    return parts.fileOf(`/modules/${module}/${folder ?? 'pages'}/${path}`, ['']);
  return folder === undefined ? parts.fileOf(target, []) : parts.fileOf(`/${path}`, [folder]);
}

/** The parts of a file between `tag::name[]` and `end::name[]`; all of it for `**`, `*` and no name. */
function tagged(lines: readonly string[], names: string | undefined): string[] {
  const tags = (names ?? '').split(/[;,]/).map((name) => name.trim());
  if (tags.every((name) => name === '' || name.startsWith('*') || name.startsWith('!')))
    return [...lines];
  let open = 0;
  return lines.filter((line) => {
    if (tags.some((name) => line.includes(`tag::${name}[]`))) open += 1;
    if (tags.some((name) => line.includes(`end::${name}[]`))) open -= 1;
    return open > 0;
  });
}

/** Whether a line is among `1..3;7;9..-1`. */
const isIn = (line: number, ranges: string): boolean =>
  ranges.split(/[;,]/).some((range) => {
    const [from = '', to = from] = range.split('..').map((each) => each.trim());
    const end = to === '-1' || to === '' ? Number.POSITIVE_INFINITY : Number(to);
    return line >= Number(from) && line <= end;
  });
