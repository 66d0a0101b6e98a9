/** Attribute lists of kramdown, such as `{: .note #id}`: what they make of the block or the words that they stand beside. */
import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';
import { asideAttributes, asideType } from './aside-type.ts';
import { codeParts } from './marked-text.ts';
import type { BlockMark, LineSegment } from './marked-text.ts';
import { saysLook } from './mkdocs-looks.ts';

/** The attributes of a line that holds nothing but an attribute list, such as `{: .note #id}`. */
export function attributeList(text: string): string[] | undefined {
  const trimmed = text.replace(/^[\s>]+/, '').trimEnd();
  if (!/^\{:(?!:(?:comment|nomarkdown)\b)/.test(trimmed) || !trimmed.endsWith('}'))
    return undefined;
  const inner = trimmed.slice(2, -1);
  return inner.includes('}') ? undefined : inner.split(/\s+/).filter((word) => word !== '');
}

export function attributeSegments(
  words: readonly string[],
  { text, line, isAbove }: { text: string; line: number; isAbove: boolean },
  note: TakeNote,
): LineSegment[] {
  const raw = text.replace(/^[\s>]+/, '').trimEnd();
  const file = /\sfile="([^"]+)"/.exec(raw)?.[1];
  const named = file === undefined ? {} : { file };
  const below = belowBlock(words) ?? (file === undefined ? undefined : { lang: '' });
  if (below !== undefined && !isAbove)
    return [{ type: 'mark', mark: { type: 'previous', attributes: { ...below, ...named } }, raw }];
  const boxed = words
    .map((word) => word.replace(/^\./, ''))
    .filter((word) => asideType(word.replace(/-title$/, '')) !== undefined);
  const box = boxed.find((word) => !/^(?:alert|callout|notice)$/.test(word)) ?? boxed[0] ?? '';
  const attributes = asideAttributes(box.replace(/-title$/, ''));
  if (attributes !== undefined) {
    const hasTitle = box.endsWith('-title');
    const mark: BlockMark = isAbove
      ? { type: 'next', attributes, hasTitle }
      : { type: 'previous', attributes };
    return [{ type: 'mark', mark, raw }];
  }
  const isList = words[0] === 'toc' || words.includes('.no_toc');
  // Links lead to a place with an id, wherever it is written.
  const isPlace = words.every((word) => word.startsWith('#'));
  // The item below has the number itself, and no words of a page speak of a class, but of what it makes of a block.
  const isKnown = words.every((word) =>
    /^(?:start="?\d+"?|\.(?!(?:quiz|question|hidden|tabs?)$)[\w-]+)$/.test(word),
  );
  if (!isList && !isPlace && !isKnown) {
    note({
      line,
      code: 'structure',
      unsure: `${raw} is for the look of the old page.`,
      did: 'I left it out.',
      look: 'Look whether it meant something.',
    });
  }
  return [];
}

const boxes =
  /^\.(?:challenge|callout|prereq|checklist|discussion|objectives|keypoints|hands_on|question|comment|agenda|code-in|code-out)$/;

/** Older lessons of the Carpentries name a language without saying that it is one. */
const languageClass =
  /^\.(?:language-([\w+-]+)|(bash|sh|shell|zsh|console|python|r|make|makefile|sql|yaml|json|toml|xml|html|css|javascript|java|c|cpp|fortran|go|rust|ruby|perl|julia|matlab|diff|dockerfile|groovy|text)|(output|error|source|language))$/;

/** What lessons of the Carpentries and of Galaxy write below a block: the language of code, what a quotation is. Chirpy names the file of code there. */
function belowBlock(words: readonly string[]): Readonly<Record<string, string>> | undefined {
  for (const word of words) {
    const [, named, bare, printed] = languageClass.exec(word) ?? [];
    const lang = named ?? bare;
    // `.error` below anything but code is a box.
    const type = asideType(printed ?? '');
    if (lang !== undefined || printed !== undefined)
      return {
        lang: lang ?? (/^(?:source|language)$/.test(printed ?? '') ? '' : 'output'),
        ...(type === undefined ? {} : { type }),
      };
    if (word === '.solution') return { unfolds: '' };
    if (word === '.details') return { unfolds: '' };
    if (boxes.test(word)) return { type: /^\.(?:challenge|hands_on)$/.test(word) ? 'tip' : 'note' };
  }
  return undefined;
}

/**
 * The numbers of the lines with nothing but an attribute list that belongs to the block below it, as kramdown has it: nothing stands right
 * above it in the quotation or the element of HTML that both are in, but lists that belong there too.
 */
export function listsAboveBlocks(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let first = 0; first < lines.length; first += 1) {
    const depth = depthOf(lines[first] ?? '');
    if (!isList(lines[first], depth)) continue;
    let last = first;
    while (isList(lines[last + 1], depth)) last += 1;
    const above = within(lines[first - 1], depth);
    const isFirst = above.trim() === '' || opensMarkdown(above);
    let below = last + 1;
    while (isBlank(lines[below], depth)) below += 1;
    if (isFirst && within(lines[below], depth).trim() !== '')
      for (let index = first; index <= last; index += 1) found.add(index);
    first = last;
  }
  return found;
}

/** Whether a line is a tag alone, in whose element kramdown reads Markdown. */
export const opensMarkdown = (line: string): boolean =>
  /^\s*<\w+\b[^<>]*\smarkdown(?:=["']?(?:1|block|span)\b[^<>]*)?>\s*$/.test(line);

const isList = (line: string | undefined, depth: number): boolean =>
  /^\s*\{:[^}]*\}\s*$/.test(within(line, depth));

/** Whether a line is empty in a quotation that goes on with it. */
const isBlank = (line: string | undefined, depth: number): boolean =>
  line !== undefined && depthOf(line) >= depth && within(line, depth).trim() === '';

/** In how many quotations a line stands. */
export const depthOf = (line: string): number =>
  (/^[\s>]*/.exec(line)?.[0] ?? '').split('>').length - 1;

/** What a line holds of a quotation that is so deep: nothing where the line is not in it. */
function within(line: string | undefined, depth: number): string {
  if (line === undefined || depthOf(line) < depth) return '';
  return line.split('>').slice(depth).join('>');
}

/** Attributes of an item, behind its sign. */
const ofItem = /^([\s>]*(?:[-*+]|\d+\.)[ \t]+)\{:[^{}]*\}\s*/;

/** Takes attributes that only change how something looks out of a line: `[words](address){:target="_blank"}`. */
export function withoutInlineLists(text: string, line: number, note: TakeNote): string {
  const gone = (lists: string): string => {
    for (const [list] of lists.matchAll(/\{:[^{}]*\}/g))
      if (saysLook(list)) noteLook({ text: list, line }, note);
    return '';
  };
  return codeParts(text)
    .map((part, index) => {
      if (part.isCode) return part.text;
      const words =
        index === 0
          ? part.text.replace(ofItem, (whole, sign: string) => sign + gone(whole))
          : part.text.replace(/^\{:[^{}]*\}/, gone);
      return words.replaceAll(
        /([)*\]]|<\/\w+>)((?:\{:[^{}]*\})+)/g,
        (_, sign: string, lists: string) => sign + gone(lists),
      );
    })
    .join('');
}
