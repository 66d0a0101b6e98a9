/** A piece of an output line; `why` names the reason for which it differs on another machine. */
export interface Piece {
  text: string;
  why: string | undefined;
}

/** Cuts a text into lines of pieces at the marked places (offsets in UTF-16 units, in text order). */
export function markOutput(
  text: string,
  marks: readonly { line: number; start: number; end: number; why: string }[],
): readonly (readonly Piece[])[] {
  return text.split('\n').map((line, index) => {
    const pieces: Piece[] = [];
    let at = 0;
    for (const mark of marks) {
      if (mark.line !== index + 1) continue;
      if (mark.start > at) pieces.push({ text: line.slice(at, mark.start), why: undefined });
      pieces.push({ text: line.slice(mark.start, mark.end), why: mark.why });
      at = mark.end;
    }
    if (at < line.length) pieces.push({ text: line.slice(at), why: undefined });
    return pieces;
  });
}
