import { opensPre } from './list-margin.ts';

/** The characters that open a fence in this line, also within a list or a quotation; undefined where none is opened. */
export function fenceAt(text: string): string | undefined {
  const start = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?/.exec(text)?.[0].length ?? 0;
  const sign = text.charAt(start);
  if (sign !== '`' && sign !== '~') return undefined;
  let end = start;
  while (text.charAt(end) === sign) end += 1;
  if (end - start < 3 || (sign === '`' && text.includes('`', end))) return undefined;
  return text.slice(start, end);
}

/**
 * A line of Katacoda that ends the fence above it behind the last line of its code: ```` EOF```{{execute}} ````, as that line and
 * the line of the fence. Undefined for any other.
 */
export function codeAndFence(
  open: string,
  text: string,
): [code: string, fence: string] | undefined {
  const [, code, end = ''] =
    /^(.*[^\s>`~])(`{3,}|~{3,})\{\{(?:exec|copy)[^{}]*\}\}\s*$/.exec(text) ?? [];
  return code === undefined || !end.startsWith(open) ? undefined : [code, text.slice(code.length)];
}

/** What a click of Killercoda or Katacoda does, behind the fence that it closes: `{{exec}}`, `{{ execute T2 }}`, `{{}}`. */
const clickBehind = / ?\{\{[\w -]*\}\}$/;

/** The fence that is open below a line; undefined for none. `open`: the one that is open above it. */
export function nextFence(open: string | undefined, text: string): string | undefined {
  if (open === undefined) return fenceAt(text);
  const run = text
    .trimEnd()
    .replace(/^[\s>]*/, '')
    .replace(clickBehind, '');
  const isEnd = run.length >= open.length && [...run].every((each) => each === open.charAt(0));
  return isEnd ? undefined : open;
}

/** What a line belongs to: a fence, which it may open or close, the code of HTML, or neither. */
type CodeOfLine = 'fence' | 'pre' | 'none';

/** Reads lines one after the other. Nothing opens a fence in the code of HTML. */
export interface FenceReader {
  /** Whether a fence is open below the lines that were read. */
  isOpen(): boolean;
  /** `isCode`: whether the line is code already, in which nothing opens a fence. */
  read(line: string, isCode?: boolean): CodeOfLine;
}

export function fenceReader(): FenceReader {
  let fence: string | undefined;
  let isPre = false;
  return {
    isOpen: () => fence !== undefined,
    read: (line, isCode = false) => {
      const wasOpen = fence !== undefined;
      if (wasOpen || !(isPre || isCode)) fence = nextFence(fence, line);
      if (wasOpen || fence !== undefined) return 'fence';
      const hasPre = isPre || (!isCode && opensPre(line));
      isPre = hasPre && !/<\/pre>/i.test(line);
      return hasPre ? 'pre' : 'none';
    },
  };
}
