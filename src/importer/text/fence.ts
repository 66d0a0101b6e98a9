import { blankColumns, opensPre } from './list-margin.ts';

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
  return code === undefined || !end.startsWith(open.trimStart())
    ? undefined
    : [code, text.slice(code.length)];
}

/** What a click of Killercoda or Katacoda does, behind the fence that it closes: `{{exec}}`, `{{ execute T2 }}`, `{{}}`. */
const clickBehind = / ?\{\{[\w -]*\}\}$/;

/** How far a fence is set in: the columns before its signs, in the quotation that it stands in. */
function columnOf(text: string): number {
  const inner = text.replace(/^[\s>]*> ?/, '');
  return blankColumns((/^[^`~]*/.exec(inner)?.[0] ?? '').replaceAll(/[^\t]/g, ' '));
}

/**
 * The fence that is open below a line, behind as many blanks as it is set in; undefined for none. `open`: the one that is open above
 * it. What is set in by four columns more ends none, but for MDX, where `isMdx`.
 */
export function nextFence(
  open: string | undefined,
  text: string,
  isMdx = false,
): string | undefined {
  if (open === undefined) {
    const opened = fenceAt(text);
    return opened === undefined ? undefined : ' '.repeat(columnOf(text)) + opened;
  }
  const sign = open.trimStart();
  if (!text.includes(sign)) return open;
  const run = text
    .trimEnd()
    .replace(/^[\s>]*/, '')
    .replace(clickBehind, '');
  const isEnd = run.length >= sign.length && [...run].every((each) => each === sign.charAt(0));
  if (!isEnd) return open;
  const isNear = isMdx || columnOf(text) < open.length - sign.length + 4;
  return isNear ? undefined : open;
}

/** What a line belongs to: a fence, which it may open or close, the code of HTML, or neither. */
type CodeOfLine = 'fence' | 'pre' | 'none';

/** Reads lines one after the other. Nothing opens a fence in the code of HTML. */
export interface FenceReader {
  /** Whether a fence is open below the lines that were read. */
  isOpen(): boolean;
  /** Whether the code of HTML is. */
  isPre(): boolean;
  /** `isCode`: whether the line is code already, in which nothing opens a fence. */
  read(line: string, isCode?: boolean): CodeOfLine;
}

export function fenceReader(isMdx = false): FenceReader {
  let fence: string | undefined;
  let isPre = false;
  return {
    isOpen: () => fence !== undefined,
    isPre: () => isPre,
    read: (line, isCode = false) => {
      const wasOpen = fence !== undefined;
      if (wasOpen || !(isPre || isCode)) fence = nextFence(fence, line, isMdx);
      if (wasOpen || fence !== undefined) return 'fence';
      const hasPre = isPre || (!isCode && opensPre(line));
      isPre = hasPre && !/<\/pre>/i.test(line);
      return hasPre ? 'pre' : 'none';
    },
  };
}
