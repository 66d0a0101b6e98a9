import type { TakeNote } from '#importer/note.ts';

/** Notes code that an author has ended with three hyphens, which ends none: it goes on to where other code was to begin. */
export function noteShortEnds(lines: readonly string[], note: TakeNote): void {
  let fence: string | undefined;
  let short = 0;
  for (const [index, each] of lines.entries()) {
    const line = each.trimEnd();
    const isFence = /^-{4,}$/.test(line) && (fence === undefined || fence === line);
    if (isFence) fence = fence === undefined ? line : undefined;
    if (fence === undefined || isFence) short = 0;
    else if (line === '---' && short === 0) short = index + 1;
    else if (short > 0 && /^\[source\b.*\]$/.test(line)) {
      note({
        code: 'unread',
        line: short,
        unsure: 'Three hyphens end no code: it goes on to the next four, with the words between.',
        did: 'I read on as the library of AsciiDoc does.',
        look: 'Write four hyphens there in the old page, and import it again.',
      });
      short = 0;
    }
  }
}
