import { fenceReader } from './fence.ts';

/** A place that links lead to and that is no heading: `<a id="here">`, `[[here]]`, `{: #here}`. */
export interface LinkTarget {
  id: string;
  /** The line of the source that it stands in, from 1. */
  line: number;
  /** Whether it is in a file that the page includes in that line. */
  isIncluded?: boolean;
}

const html = /<[a-z][\w-]*\s(?:[^<>]*\s)?(?:id|name)=["']?([\w:.-]+)/gi;
const attributes = /(?<=\{[^{}#]{0,80})#([\w:.-]+)(?=[\s}])/g;
const asciiDoc = /\[\[([\w:.-]+)(?:,[^\]]*)?\]\]|^\[#([\w:.-]+)|\banchor:([\w:.-]+)\[/g;

/** The anchors of a page outside of its fences. AsciiDoc, where a row of `~` is the second line of a title, has none. */
export function anchorsIn(body: string, firstLine: number, isAsciiDoc: boolean): LinkTarget[] {
  const found: LinkTarget[] = [];
  const fences = fenceReader();
  for (const [index, line] of body.split('\n').entries()) {
    const isCode = !isAsciiDoc && fences.read(line) === 'fence';
    if (isCode || !/[<#[]|anchor:/.test(line)) continue;
    for (const pattern of [html, attributes, asciiDoc]) {
      for (const [, ...groups] of line.matchAll(pattern)) {
        const id = groups.find((group) => group !== undefined);
        if (id !== undefined) found.push({ id, line: firstLine + index });
      }
    }
  }
  return found;
}
