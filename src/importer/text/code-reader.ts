import { fenceReader } from './fence.ts';
import { placeReader } from './list-margin.ts';

/**
 * Reads the lines of a page one after the other and says which are code: between fences, the fences with them, set in by four
 * columns, or in `<pre>`. `margin`: the columns that all lines are set in by.
 */
export function codeReader(margin = 0): (line: string) => boolean {
  const placeOf = placeReader(margin);
  const fences = fenceReader();
  return (line) => {
    const isCode = !fences.isOpen() && !fences.isPre() && placeOf(line).isCode;
    return fences.read(line, isCode) !== 'none' || isCode;
  };
}
