/** Blocks of GitBook, which are written like tags of Liquid around plain Markdown. */
import { asideAttributes } from './aside-type.ts';
import { codeParts, textSegment } from './marked-text.ts';
import type { LineSegment } from './marked-text.ts';

/** What GitBook alone writes so: on a page with one of these, Jekyll runs nothing. */
export const gitBookSign =
  /\{% (?:hint style|tab title|content-ref url|embed url|file src|code (?:title|overflow|lineNumbers|fullWidth))=|\{% stepper %\}/;

const tag = /\{% *(end)?([a-z]+(?:-[a-z]+)?)((?: +[a-zA-Z]+="[^"]*")*) *%\}/g;

/** Splits a line of a page of GitBook into its blocks and the text between them. Other tags stay text. */
export function gitBookSegments(text: string): LineSegment[] {
  if (!text.includes('{%')) return [textSegment(text)];
  return codeParts(text).flatMap((part) =>
    part.isCode ? [textSegment(part.text)] : segmentsOf(part.text),
  );
}

function segmentsOf(text: string): LineSegment[] {
  const segments: LineSegment[] = [];
  let from = 0;
  for (const { 0: raw, 1: end, 2: name = '', 3: values = '', index } of text.matchAll(tag)) {
    const made = blockOf(name, end !== undefined, valuesIn(values), raw);
    if (made === undefined) continue;
    if (index > from) segments.push(textSegment(text.slice(from, index)));
    segments.push(...made);
    from = index + raw.length;
  }
  if (from < text.length) segments.push(textSegment(text.slice(from)));
  return segments.length === 0 ? [textSegment('')] : segments;
}

const valuesIn = (written: string): ReadonlyMap<string, string> =>
  new Map(
    [...written.matchAll(/(?<= )([a-z]+)="([^"]*)"/gi)].map(([, key = '', value = '']) => [
      key,
      value,
    ]),
  );

/** What only says how its blocks are laid out, or shows a link that stands in it. */
const transparent: ReadonlySet<string> = new Set([
  ...['content-ref', 'stepper', 'step', 'columns', 'column', 'code', 'embed', 'file'],
]);

/** What a tag stands for; undefined for one that GitBook has not. */
function blockOf(
  name: string,
  isEnd: boolean,
  values: ReadonlyMap<string, string>,
  raw: string,
): LineSegment[] | undefined {
  const container =
    name === 'hint' ? 'Aside' : name === 'tabs' ? 'Tabs' : name === 'tab' ? 'Tab' : undefined;
  if (container !== undefined && isEnd)
    return [{ type: 'mark', mark: { type: 'close', name: container }, raw }];
  if (container !== undefined) {
    const attributes =
      container === 'Aside'
        ? (asideAttributes(values.get('style') ?? '') ?? { type: 'note' as const })
        : container === 'Tab'
          ? { label: plainTitle(values) ?? '' }
          : {};
    return [{ type: 'mark', mark: { type: 'open', name: container, attributes }, raw }];
  }
  if (!transparent.has(name)) return undefined;
  const [title, url, file] = [plainTitle(values), values.get('url'), values.get('src')];
  if (isEnd) return [];
  if (name === 'code' && title !== undefined && title !== '') return [textSegment(`\`${title}\``)];
  if (name === 'embed' && url !== undefined) return [textSegment(`[${url}](<${url}>)`)];
  if (name === 'file' && file !== undefined)
    return [textSegment(`[${file.split('/').at(-1) ?? file}](<${file}>)`)];
  return [];
}

/** A title, in which GitBook writes a backslash before signs that Markdown would read. */
const plainTitle = (values: ReadonlyMap<string, string>): string | undefined =>
  values.get('title')?.replaceAll(/\\([_*`[\]\\])/g, '$1');
