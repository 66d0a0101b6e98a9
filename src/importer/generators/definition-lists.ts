import { fenceReader } from '#importer/text/fence.ts';
import { blankColumns, placeReader, setOut } from '#importer/text/list-margin.ts';
import type { TakeNote } from '#importer/note.ts';
import { inBold, outOfItems } from './item-definitions.ts';
import type { PageLines } from './marked-text.ts';

/** Lists of definitions may stand in others so deep. */
const MAX_DEPTH = 4;
const definition = /^([ \t]*):[ \t]+(?=\S)/;

interface Rules {
  /** In items of lists, definitions need not be set in. */
  isLazy: boolean;
  /** Text of items is set in by four columns. */
  isPython: boolean;
}

/**
 * The lines of a page in which lists of definitions, a term above lines that begin with a colon, are paragraphs: the term in
 * bold, and what it means below it. A lesson has no such list.
 */
function withoutDefinitions(page: PageLines, rules: Rules): PageLines {
  const isQuoted = page.texts.some((text) => quotedDefinition.test(text));
  let { texts, lines } = outOfItems(isQuoted ? outOfQuotations(page, rules) : page, rules.isLazy);
  for (
    let depth = 0;
    depth < MAX_DEPTH && texts.some((text) => definition.test(text));
    depth += 1
  ) {
    const made = outermost({ texts, lines }, rules);
    if (made.texts.length === texts.length && made.texts.every((text, at) => text === texts[at]))
      break;
    ({ texts, lines } = made);
  }
  return { texts, lines };
}

/** The same, and a note of the first. */
export function withoutTerms(
  page: PageLines,
  note: TakeNote,
  rules: Partial<Rules> = {},
): PageLines {
  const made = withoutDefinitions(page, { isLazy: false, isPython: false, ...rules });
  const first = page.texts.findIndex((text, index) => text !== made.texts[index]);
  if (first !== -1) noteTerms(page.lines[first] ?? 1, note);
  return made;
}

export const noteTerms = (line: number, note: TakeNote): void =>
  note({
    code: 'structure',
    line,
    unsure: 'A list of terms and what they mean begins here.',
    did: 'I made paragraphs of such lists, the terms in bold.',
    look: 'Nothing, if they read well.',
  });

const quotedDefinition = /^[ \t]*>[ >]*:[ \t]+\S/;

/** A page in which quotations have no list of definitions: each is read as a page of its own. */
function outOfQuotations({ texts, lines }: PageLines, rules: Rules): PageLines {
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const fences = fenceReader();
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    const sign = fences.isOpen() ? undefined : /^[ \t]*>/.exec(text)?.[0];
    if (sign === undefined) {
      fences.read(text);
      made.texts.push(text);
      made.lines.push(lines[index] ?? 1);
      continue;
    }
    let end = index;
    while (texts[end + 1]?.startsWith(sign) === true) end += 1;
    const quoted = texts.slice(index, end + 1).map((each) => each.slice(sign.length));
    const isSpaced = quoted.every((each) => each === '' || each.startsWith(' '));
    const space = isSpaced ? ' ' : '';
    const within = {
      texts: quoted.map((each) => each.slice(space.length)),
      lines: lines.slice(index, end + 1),
    };
    const inner = withoutDefinitions(within, rules);
    made.texts.push(...inner.texts.map((each) => (each === '' ? sign : sign + space + each)));
    made.lines.push(...inner.lines);
    index = end;
  }
  return made;
}

/** A definition that is open: where its colon stands, and where its text begins. */
interface Open {
  base: number;
  width: number;
}

function outermost({ texts, lines }: PageLines, { isPython }: Rules): PageLines {
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const add = (text: string, index: number): void => {
    made.texts.push(text);
    made.lines.push(lines[index] ?? 1);
  };
  const placeOf = isPython ? placeReader(0, 4) : placeReader();
  const fences = fenceReader();
  let open: Open | undefined;
  let hasTerm = false;
  let terms = 0;
  for (const [index, text] of texts.entries()) {
    const own = blanksOf(text);
    const isEmpty = text.trim() === '';
    const isWithin = open !== undefined && own >= Math.min(open.width, open.base + 4);
    const wasOpen = fences.isOpen();
    if (!wasOpen && open !== undefined && !isEmpty && !isWithin) {
      const isLazy = (texts[index - 1] ?? '').trim() !== '' && !definition.test(text);
      if (!isLazy) open = undefined;
    }
    const inner = open === undefined ? text : withinOf(text, own, open);
    const isCode = !wasOpen && placeOf(inner).isCode;
    if (fences.read(inner, isCode) !== 'none' || isEmpty || isWithin) {
      add(inner, index);
      continue;
    }
    const [sign, blank = ''] = (isCode ? null : definition.exec(text)) ?? [];
    if (sign !== undefined && hasTerm) {
      open = { base: blankColumns(blank), width: blankColumns(sign.replace(':', ' ')) };
      if ((made.texts.at(-1) ?? '').trim() !== '') add('', index);
      add(blank + text.slice(sign.length), index);
    } else {
      const isNext = terms > 1;
      terms = isCode ? 0 : isNext ? terms - 1 : termsFrom(texts, index);
      hasTerm = terms > 0;
      if (isNext) add('', index);
      add(hasTerm ? blankOf(text) + inBold(text.trim()) : inner, index);
    }
  }
  return made;
}

const blankOf = (text: string): string => /^[ \t]*/.exec(text)?.[0] ?? '';
const blanksOf = (text: string): number => blankColumns(blankOf(text));

/** A line of a definition, set in as far as its colon is. */
const withinOf = (text: string, own: number, { base, width }: Open): string =>
  setOut(text, Math.max(0, Math.min(own - base, width - base)));

/** How a line begins that is no text alone: a heading, a list, a table, a block of HTML or of the generator. */
const noText =
  /^[ \t]*(?:[#|>:{~=]|!(?!\[)|[*+-](?:\s|$)|(?:[*-][ \t]*){3,}$|\d+[.)]\s|`{3}|<(?!!--|\/?(?:[abi]|abbr|code|em|kbd|mark|samp|span|strong|sub|sup|var)\b))/i;

/** How many lines from this one on are terms: lines of text alone, with their definition right below them, or below an empty line. */
function termsFrom(texts: readonly string[], index: number): number {
  const above = texts[index - 1] ?? '';
  // An attribute list is for the list below it.
  const begins = above.trim() === '' || definition.test(above) || /^ *\{:[^}]*\}\s*$/.test(above);
  if (!begins) return 0;
  let end = index;
  while (isText(texts[end] ?? '')) end += 1;
  const next = (texts[end] ?? '').trim() === '' ? texts[end + 1] : texts[end];
  const blank = definition.exec(next ?? '')?.[1];
  if (end === index || blank === undefined) return 0;
  const further = blankColumns(blank) - blanksOf(texts[index] ?? '');
  return further >= 0 && further < 4 ? end - index : 0;
}

const isText = (text: string): boolean =>
  text.trim() !== '' && (!noText.test(text) || isBold.test(text));
const isBold = /^[ \t]*\*{2,3}[^\s*]/;
