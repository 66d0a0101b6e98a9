import type { CodeChange, TakeNote } from '#importer/note.ts';
import { fenceReader } from '#importer/text/fence.ts';
import { placeReader, quotesOf } from '#importer/text/list-margin.ts';
import { codeParts } from './marked-text.ts';
import type { PageLines } from './marked-text.ts';

/** Notes the code that Liquid changes before it shows it: lines of blocks, and what stands between backticks. */
export function noteCodeOfLiquid(
  { texts, lines }: PageLines,
  made: readonly string[],
  note: TakeNote,
): void {
  const fences = fenceReader();
  const placeOf = placeReader();
  for (const [at, text] of texts.entries()) {
    const after = made[at] ?? '';
    const kind = fences.read(text);
    const isCode = kind === 'fence' || (kind === 'none' && placeOf(text).isCode);
    if (after === text) continue;
    const changes = isCode ? [changeOf(text, after, quotesOf(text).length)] : inLine(text, after);
    if (changes.length === 0) continue;
    note({
      code: 'structure',
      line: lines[at] ?? 1,
      unsure: 'Jekyll fills in what stands in this code.',
      did: 'I wrote what its readers saw.',
      look: 'Compare the two.',
      changes,
    });
  }
}

const changeOf = (before: string, after: string, start: number, end = 0): CodeChange => ({
  before: before.slice(start, before.length - end).trim(),
  after: after.slice(start, after.length - end).trim(),
});

/** The changes of code between backticks, which a line has as often as before. */
function inLine(text: string, after: string): CodeChange[] {
  const [ones, others] = [text, after].map((each) =>
    codeParts(each).filter(({ isCode }) => isCode),
  );
  if (ones === undefined || ones.length !== others?.length) return [];
  return ones.flatMap(({ text: before }, index) => {
    const now = others[index]?.text ?? before;
    const ticks = /^`+/.exec(before)?.[0].length ?? 0;
    return now === before ? [] : [changeOf(before, now, ticks, ticks)];
  });
}
