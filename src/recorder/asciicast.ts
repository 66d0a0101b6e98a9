import type { Size } from './screen.ts';

/** A recording of asciinema: https://docs.asciinema.org/manual/asciicast/v2/ and …/v3/. */
export interface Asciicast {
  /** Its events in order, texts joined where nothing stands between them. */
  events(): Generator<CastEvent>;
  /** The last line is cut off: whoever recorded it was ended. */
  isCut: boolean;
}

type CastEvent =
  { is: 'text'; text: string } | ({ is: 'size' } & Size) | { is: 'section'; title: string };

/** Why a file is none, as a sentence with what to do; `line` counts from 1. */
export interface BadCast {
  line: number;
  why: string;
}

/** Texts are joined up to this length, in UTF-16 units: what reads them has a cost for each. */
const JOINED = 32 * 1024;

/** Reads a file of version 2 or 3. All lines are looked at before anything is made of one; never throws. */
export function readAsciicast(bytes: Uint8Array): Asciicast | BadCast {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return { line: 1, why: 'It is compressed. Unpack it with gunzip first.' };
  let [line, isCut, head] = [0, false, undefined as CastHead | undefined];
  for (const { text, isLast } of linesOf(bytes)) {
    line += 1;
    if (isNothing(text)) continue;
    const value = parsed(text);
    if (head === undefined) {
      const read = headOf(value);
      if ('why' in read) return { line, why: read.why };
      head = read;
    } else if (value === undefined && isLast) {
      isCut = true;
    } else if (!isEvent(value)) {
      return {
        line,
        why: 'It is no event such as [1.5, "o", "text"]. Mend the line or take it out, or record again.',
      };
    }
  }
  if (head === undefined)
    return { line: 1, why: 'It is empty. Record again: asciinema rec FILE.cast' };
  const { size } = head;
  return { isCut, events: () => eventsOf(bytes, size) };
}

/** Blank lines and, since version 3, comments. */
const isNothing = (text: string): boolean => text.trim() === '' || text.startsWith('#');

function* eventsOf(bytes: Uint8Array, size: Size): Generator<CastEvent> {
  yield { is: 'size', ...size };
  let isHead = true;
  let waiting = '';
  const joined = function* (): Generator<CastEvent> {
    if (waiting !== '') yield { is: 'text', text: waiting };
    waiting = '';
  };
  for (const { text } of linesOf(bytes)) {
    if (isNothing(text)) continue;
    const event = isHead ? undefined : parsed(text);
    isHead = false;
    if (!isEvent(event)) continue;
    const [, code, data] = event;
    if (code === 'o') {
      waiting += data;
      if (waiting.length > JOINED) yield* joined();
    } else if (code === 'r' || code === 'm') {
      yield* joined();
      const [, columns, rows] = /^(\d{1,4})x(\d{1,4})$/.exec(data) ?? [];
      if (code === 'm') yield { is: 'section', title: data.trim() };
      else yield { is: 'size', columns: Number(columns), rows: Number(rows) };
    }
  }
  yield* joined();
}

const NEWLINE = 10;

function* linesOf(bytes: Uint8Array): Generator<{ text: string; isLast: boolean }> {
  const decoder = new TextDecoder();
  for (let start = 0; start < bytes.length;) {
    const at = bytes.indexOf(NEWLINE, start);
    const end = at === -1 ? bytes.length : at;
    yield { text: decoder.decode(bytes.subarray(start, end)), isLast: at === -1 };
    start = end + 1;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

type Event = readonly [number, string, string];

const isEvent = (value: unknown): value is Event =>
  Array.isArray(value) &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'string' &&
  typeof value[2] === 'string';

interface CastHead {
  size: Size;
}

function headOf(value: unknown): CastHead | { why: string } {
  const head = typeof value === 'object' && value !== null ? (value as Head) : {};
  const { version } = head;
  if (version === 1)
    return { why: 'It is of version 1. Write it anew: asciinema convert OLD.cast NEW.cast' };
  if (version !== 2 && version !== 3)
    return {
      why: 'It does not begin as an asciicast does: {"version": 2, "width": 80, "height": 24}. Name a file that asciinema has recorded.',
    };
  const [columns, rows] =
    version === 2 ? [head.width, head.height] : [head.term?.cols, head.term?.rows];
  if (typeof columns !== 'number' || typeof rows !== 'number') {
    const names = version === 2 ? '"width" and "height"' : '"cols" and "rows" of "term"';
    return { why: `It does not say how large the terminal was: ${names} are missing. Add them.` };
  }
  return { size: { columns, rows } };
}

interface Head {
  version?: unknown;
  width?: unknown;
  height?: unknown;
  term?: { cols?: unknown; rows?: unknown };
}
