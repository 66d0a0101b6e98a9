/** Lines of a paste that was quoted, commented, numbered or boxed as a whole, without the signs in front of them. */
import { contentStart, decorationOf } from '#checker/lines/decoration.ts';
import { isRule } from '#checker/lines/marks.ts';
import { partOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import type { Session } from './session.ts';

/** The signs that all lines of a paste begin with. */
function commonSigns(lines: readonly Line[]): string {
  let common: string | undefined;
  for (const { text } of lines) {
    if (text === '' || isRule(text)) continue;
    const { signs } = decorationOf(text);
    if (common === undefined) common = signs;
    while (!signs.startsWith(common)) common = common.slice(0, -1);
    if (common === '') break;
  }
  return common ?? '';
}

/** The line as it was printed; undefined where nothing stands in front of it. */
export function undecorated(session: Session, line: Line): Line | undefined {
  const signs = session.open?.signs || (session.signs ??= commonSigns(session.lines));
  if (signs === '') return undefined;
  const start = contentStart(line.text, signs);
  if (start <= line.text.search(/\S/)) return undefined;
  const boxed = signs.includes('|') && line.text.endsWith('|');
  return partOf(line, start, boxed ? line.text.length - 1 : undefined);
}
