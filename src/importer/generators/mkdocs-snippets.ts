import type { PageLines } from './marked-text.ts';

const border = /^\s*-+8<-+\s*$/;

/** The lines of a page in which files that stand between two signs of snippets have each a sign of their own. */
export function withSingleSnippets(page: PageLines): PageLines {
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const { texts } = page;
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    const length = border.test(text)
      ? texts.slice(index + 1).findIndex((each) => border.test(each))
      : -1;
    const blank = /^\s*/.exec(text)?.[0] ?? '';
    const shown =
      length === -1
        ? [text]
        : texts
            .slice(index + 1, index + 1 + length)
            .map((each) => each.trim())
            // What begins with a semicolon is switched off.
            .map((each) => (each === '' || each.startsWith(';') ? '' : `${blank}--8<-- "${each}"`));
    for (const [at, each] of shown.entries()) {
      made.texts.push(each);
      made.lines.push(page.lines[index + (length === -1 ? 0 : 1 + at)] ?? 1);
    }
    if (length !== -1) index += length + 1;
  }
  return made;
}
