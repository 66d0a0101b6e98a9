/** Headers that tools and people have changed: decorated, tabbed, boxed, squeezed, cut, or with names of their own. */
import { part } from '#checker/parts/part.ts';
import { tabStop } from './clean-line.ts';
import { decorationOf } from './decoration.ts';
import { headerOf } from './header.ts';
import type { Header } from './header.ts';
import { piecesBetween, piecesOf } from './pieces.ts';
import type { Piece } from './pieces.ts';

/** The header in a line that may be one, as `findHeader` has it. */
export function oddHeader(text: string, named: ReadonlySet<string>): Header | undefined {
  const { signs, start } = decorationOf(text);
  const content = withoutEdge(text);
  const separator = separatorOf(content, start);
  const pieces =
    separator === 'gaps' ? piecesOf(content, start) : piecesBetween(content, separator, start);
  const names: Piece[] = [];
  for (const piece of pieces) {
    const split = namesIn(piece, named, pieces.length > 1);
    if (!split) return undefined;
    names.push(...split);
  }
  const columns = mergeSpaced(names);
  if (columns.length < (named.size === 1 ? 1 : 2) || !isHeader(columns, named, pieces.length))
    return undefined;
  const shift = mendEnds(columns);
  return headerOf(columns, { signs, separator }, shift);
}

/** Without the right edge of a box. */
function withoutEdge(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '|' || text[end - 1] === ' ')) end--;
  return text.slice(0, end);
}

function separatorOf(text: string, start: number): Header['separator'] {
  if (text.includes('|', start)) return '|';
  if (!text.includes('\t', start)) return 'gaps';
  const cells = piecesBetween(text, '\t', start);
  // `unexpand` leaves spaces between a tab and the next name; a tab alone ends at a stop.
  const tabbed = cells.every(
    ({ text: name, start: at }, index) =>
      name !== '' && !name.includes('  ') && (index === 0 || at % tabStop === 0),
  );
  return cells.length > 1 && tabbed ? '\t' : 'gaps';
}

/** The names in one piece: itself, or several known names one space apart. */
function namesIn(piece: Piece, named: ReadonlySet<string>, separate: boolean): Piece[] | undefined {
  if (isColumn(piece.text) || named.has(piece.text)) return [piece];
  const words = piecesOf(piece.text, 0, true).map(({ text, start, end }) => ({
    text,
    start: piece.start + start,
    end: piece.start + end,
  }));
  if (words.length === 1) return isName(piece.text) ? [piece] : undefined;
  const isKnown = ({ text }: Piece) => isColumn(text) || named.has(text);
  const known = words.filter(
    (word) => isKnown(word) || part('kinds').spacedParts.has(word.text),
  ).length;
  // Half of a known name is none: in "IMAGE ID", beside wider gaps, the space is of the name.
  if (known === words.length && (!separate || mergeSpaced(words).every(isKnown))) return words;
  if (!separate && known >= 2 && words.every(({ text }) => isName(text))) return words;
  return separate && words.length <= 3 && words.every(({ text }) => isName(text))
    ? [piece]
    : undefined;
}

const isName = (word: string) => /^[A-Z\d][A-Z\d._()%/:#-]{0,62}$/.test(word) && /[A-Z]/.test(word);

/** Puts names of several words together again where spaces were squeezed (`tr -s " "`) or doubled (`column -t`). */
function mergeSpaced(names: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const name of names) {
    const last = merged.at(-1);
    const { spacedParts, spacedColumns } = part('kinds');
    const both = last && spacedParts.has(name.text) && `${last.text} ${name.text}`;
    if (last && both && spacedColumns.has(both))
      merged[merged.length - 1] = { text: both, start: last.start, end: name.end };
    else merged.push(name);
  }
  return merged;
}

function isHeader(columns: readonly Piece[], named: ReadonlySet<string>, pieces: number): boolean {
  const known = columns.filter(({ text }) => isColumn(text)).length;
  if (columns.every(({ text }) => named.has(text))) return true;
  const hasName = columns.some(
    ({ text }) => text === 'NAME' || text === 'LAST SEEN' || text === 'LASTSEEN',
  );
  const words = columns.every(({ text }) => /^[A-Z]{2}/.test(text));
  if (known === columns.length) return true;
  return hasName ? known >= 2 || pieces === columns.length : known >= 3 || (pieces >= 3 && words);
}

/** Names a cut or mistyped column by what it must be; returns how far a cut first name moves the others. */
function mendEnds(columns: Piece[]): number {
  let shift = 0;
  if (columns.filter(({ text }) => isColumn(text)).length < 2) return shift;
  columns.forEach((column, index) => {
    if (isColumn(column.text)) return;
    const cut = index === 0 ? 'start' : index === columns.length - 1 ? 'end' : undefined;
    let name = part('kinds').mendedColumn(column.text, cut);
    if (index === 0 && !name && ['AME', 'ME', 'E'].includes(column.text)) name = 'NAME';
    if (!name || columns.some(({ text }) => text === name)) return;
    if (index === 0) shift = name.length - column.text.length;
    columns[index] = { ...column, text: name };
  });
  return shift;
}

const isColumn = (name: string) => part('kinds').isColumn(name);
