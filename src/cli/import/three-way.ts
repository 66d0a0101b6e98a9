import { diffArrays } from 'diff';

/** A place of a text in which its source has changed it since it was imported, with all that it was. */
export interface ChangedPlace {
  /** As it was imported, as its author has made it, and as the source has it now; with the lines around it. */
  then: string;
  yours: string;
  now: string;
  /** The line of the author's text in which it begins, from 1, without the lines around it. */
  line: number;
  /** What stands there; undefined where the author's text has nothing in this place. */
  text: string | undefined;
}

/** What came of the edits of an author and the changes of a source. */
export interface ThreeWay {
  /** Where the source changed something that the author's text does not have yet. */
  places: readonly ChangedPlace[];
  /** The text with both; undefined where they meet in a place and differ. */
  merged: string | undefined;
}

/** Lines that one side has in place of `from` to `to` of the text that both come from. */
interface Hunk {
  from: number;
  to: number;
  lines: readonly string[];
}

/** Edits and changes with fewer lines than this between them are one place: what is said there may belong together. */
const APART = 2;

/** With more lines added or removed than this, which would take very long to find, a text is another one as a whole. */
const MOST = 2000;

/** Holds what an author and a source have made of one text against each other. What both did alike is no difference. */
export function threeWay(then: string, yours: string, now: string): ThreeWay {
  const base = then.split('\n');
  const edits = hunksOf(base, yours.split('\n'));
  const changes = hunksOf(base, now.split('\n'));
  const result: (readonly string[])[] = [];
  const places: ChangedPlace[] = [];
  let isMerged = true;
  let at = 0;
  for (const { from, to } of placesOf([...edits, ...changes])) {
    const within = ({ from: start, to: end }: Hunk): boolean => start >= from && end <= to;
    const [ownEdits, ownChanges] = [edits.filter(within), changes.filter(within)];
    const [own, other] = [applied(base, from, to, ownEdits), applied(base, from, to, ownChanges)];
    const isAlike = own.join('\n') === other.join('\n') && own.length === other.length;
    result.push(base.slice(at, from), ownChanges.length === 0 ? own : other);
    at = to;
    if (ownChanges.length === 0 || isAlike) continue;
    if (ownEdits.length > 0) isMerged = false;
    const around = (lines: readonly string[]): string =>
      withoutEmptyEnds([
        ...base.slice(Math.max(0, from - APART), from),
        ...lines,
        ...base.slice(to, to + APART),
      ]);
    places.push({
      then: around(base.slice(from, to)),
      yours: around(own),
      now: around(other),
      line: from + 1 + shiftBefore(edits, from),
      text: own.find((line) => line.trim() !== '' && !other.includes(line)),
    });
  }
  result.push(base.slice(at));
  return { places, merged: isMerged ? result.flat().join('\n') : undefined };
}

function hunksOf(base: readonly string[], lines: readonly string[]): Hunk[] {
  const parts = diffArrays([...base], [...lines], { maxEditLength: MOST });
  if (parts === undefined) return [{ from: 0, to: base.length, lines }];
  const hunks: Hunk[] = [];
  let at = 0;
  for (const { added, removed, value } of parts) {
    const last = hunks.at(-1);
    if (!added && !removed) at += value.length;
    else if (removed) {
      hunks.push({ from: at, to: at + value.length, lines: [] });
      at += value.length;
    } else if (last?.to === at && last.lines.length === 0) last.lines = value;
    else hunks.push({ from: at, to: at, lines: value });
  }
  return hunks;
}

/** The stretches of the base that hunks are in, those that are close to each other as one. */
function placesOf(hunks: readonly Hunk[]): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  for (const { from, to } of hunks.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = places.at(-1);
    if (last !== undefined && from - last.to < APART) last.to = Math.max(last.to, to);
    else places.push({ from, to });
  }
  return places;
}

function applied(
  base: readonly string[],
  from: number,
  to: number,
  hunks: readonly Hunk[],
): string[] {
  const parts: (readonly string[])[] = [];
  let at = from;
  for (const hunk of hunks) {
    parts.push(base.slice(at, hunk.from), hunk.lines);
    at = hunk.to;
  }
  return [...parts, base.slice(at, to)].flat();
}

function withoutEmptyEnds(lines: readonly string[]): string {
  const hasText = (line: string): boolean => line.trim() !== '';
  const first = lines.findIndex(hasText);
  return first < 0 ? '' : lines.slice(first, lines.findLastIndex(hasText) + 1).join('\n');
}

/** How many lines more the author's text has before a line of the base. */
const shiftBefore = (edits: readonly Hunk[], line: number): number =>
  edits
    .filter(({ to }) => to <= line)
    .reduce((sum, { from, to, lines }) => sum + lines.length - (to - from), 0);
