import type { Data } from 'unified';

type Syntax = NonNullable<Data['micromarkExtensions']>[number];

/** What ends each kind of HTML that is no tag. */
const ends = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>', '<!': '>' } as const;

/** How HTML that is no tag begins in a line; an address of mail may begin so too. */
const begins = /<(?:!--|!\[CDATA\[|\?|![a-z])(?![^\s<>@]*@)/gi;

/**
 * Where in a text HTML that is no tag begins and has no end before the next empty line: the parser goes through the rest of the
 * paragraph for each, only to find that it is text. UTF-16 code units.
 */
export function unclosedHtml(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  // The parser counts from behind it.
  if (!/<[!?]/.test(text) || text.startsWith('\uFEFF')) return found;
  let offset = 0;
  for (const paragraph of text.split(/(?<=\n)(?=[ \t>]*\r?\n)/)) {
    const lastEnd = Object.fromEntries(
      Object.values(ends).map((end) => [end, paragraph.lastIndexOf(end)]),
    );
    for (const { 0: sign, index } of paragraph.matchAll(begins)) {
      const end = ends[sign.toUpperCase() as keyof typeof ends] ?? ends['<!'];
      if ((lastEnd[end] ?? -1) < index) found.add(offset + index);
    }
    offset += paragraph.length;
  }
  return found;
}

/** Takes `<` for text where HTML begins that does not end, as the parser does after it has looked for the end. */
export function textWhere(isUnclosed: (offset: number) => boolean): Syntax {
  return {
    text: {
      ['<'.charCodeAt(0)]: {
        tokenize(effects, ok, nok) {
          return (code) => {
            if (!isUnclosed(this.now().offset)) return nok(code);
            effects.enter('data');
            effects.consume(code);
            effects.exit('data');
            return ok;
          };
        },
      },
    },
  };
}
