import { nextFence } from './fence.ts';
import { opensPre, placeReader } from './list-margin.ts';

/**
 * Reads the lines of a page one after the other and says which are code: between fences, the fences with them, set in by four
 * columns, or in `<pre>`. `margin`: the columns that all lines are set in by.
 */
export function codeReader(margin = 0): (line: string) => boolean {
  const placeOf = placeReader(margin);
  let fence: string | undefined;
  let isPre = false;
  return (line) => {
    if (fence !== undefined) {
      fence = nextFence(fence, line);
      return true;
    }
    const { isCode } = placeOf(line);
    // Nothing opens a fence in other code.
    if (!isPre && !isCode) fence = nextFence(fence, line);
    if (fence !== undefined) return true;
    const hasPre = isPre || opensPre(line);
    isPre = hasPre && !/<\/pre>/i.test(line);
    return hasPre || isCode;
  };
}
