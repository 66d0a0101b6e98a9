import { fenceAt, nextFence } from '#importer/text/fence.ts';
import { blankColumns, placeReader, setOut } from '#importer/text/list-margin.ts';
import type { PageLines } from './marked-text.ts';

/**
 * Python-Markdown sets the text of any item in by four columns, other parsers by the width of its sign: a fence that is set in by
 * more than they allow goes to where they begin the text of the item.
 */
export function withItemFences({ texts, lines }: PageLines): PageLines {
  const placeOf = placeReader();
  let fence: string | undefined;
  let shift = 0;
  const shown = texts.map((text) => {
    const isOpen = fence !== undefined;
    if (!isOpen) {
      const { margin, isCode } = placeOf(text);
      const own = blankColumns(/^[ \t]*/.exec(text)?.[0] ?? '');
      const isDeep = isCode && margin > 0 && own < 4 * Math.ceil(margin / 4) + 4;
      shift = isDeep && fenceAt(text) !== undefined ? own - margin : 0;
    }
    fence = nextFence(fence, text);
    return isOpen || fence !== undefined ? setOut(text, shift) : text;
  });
  return { texts: shown, lines };
}
