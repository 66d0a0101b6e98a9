import { fenceReader } from '#importer/text/fence.ts';
import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';
import { withoutSpaces } from './hugo-links.ts';
import type { PageLines } from './marked-text.ts';
import { shortcodeParts } from './shortcode.ts';
import type { Shortcode } from './shortcode.ts';

const cardNames: ReadonlySet<string> = new Set([
  ...['cards', 'cardpane', 'card', 'filetree/container', 'filetree/folder', 'filetree/file'],
]);

/** What a card says itself; all else that it is given says how it looks. */
const ownKeys: ReadonlySet<string> = new Set([
  ...['link', 'title', 'subtitle', 'tag', 'image', 'header', 'footer', 'code', 'lang', 'name'],
]);

/** What is open: cards of Docsy with what they end with, and folders of a tree of files. */
interface Open {
  cards: string[][];
  folders: number;
}

/**
 * The lines of a page of Hugo in which the cards of Hextra are a list of links, those of Docsy are text below their titles, and a tree of
 * files is a list of lists.
 */
export function withCards({ texts, lines }: PageLines, note: TakeNote): PageLines {
  if (!texts.some((text) => /\{\{[<%]\s*(?:card|filetree\/)/.test(text))) return { texts, lines };
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const fences = fenceReader();
  const open: Open = { cards: [], folders: 0 };
  const closed = closedCards(texts);
  /** How far what holds cards is set in; of a card alone, the card itself. */
  let around: string | undefined;
  for (const [index, text] of texts.entries()) {
    const line = lines[index] ?? 1;
    const isOwn = fences.read(text) === 'none' && hasCard(text);
    const [own = ''] = /^\s*/.exec(text) ?? [];
    if (isOwn && holderStart.test(text)) around = own;
    const blank = around ?? own;
    const shown = isOwn
      ? partsOf(text, closed.has(index), open, (look) => {
          noteLook({ text: look, line }, note);
        })
      : [text];
    for (const each of shown) {
      made.texts.push(isOwn && each !== '' ? blank + each : each);
      made.lines.push(line);
    }
    if (isOwn && holderEnd.test(text)) around = undefined;
  }
  return made;
}

const holderStart = /\{\{[<%]\s*(?:cards|cardpane|filetree\/container)\b/;
const holderEnd = /\{\{[<%]\s*\/\s*(?:cards|cardpane|filetree\/container)\b/;

const isCard = (shortcode: Shortcode): boolean =>
  cardNames.has(shortcode.name) && !shortcode.isShown;

/** Whether a line holds nothing but such shortcodes and the words of cards; one between backticks is code. */
const hasCard = (text: string): boolean =>
  text.includes('{{') &&
  !text.includes('`{{') &&
  shortcodeParts(text).some((part) => 'shortcode' in part && isCard(part.shortcode));

/** The lines with a card that a later one ends; all others hold nothing. */
function closedCards(texts: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const waiting: number[] = [];
  for (const [index, text] of texts.entries())
    for (const part of text.includes('{{') ? shortcodeParts(text) : []) {
      if (!('shortcode' in part) || part.shortcode.name !== 'card') continue;
      const { isClosing, isEmpty } = part.shortcode;
      if (!isClosing && !isEmpty) waiting.push(index);
      const last = isClosing ? waiting.pop() : undefined;
      if (last !== undefined) found.add(last);
    }
  return found;
}

function partsOf(
  text: string,
  isClosed: boolean,
  open: Open,
  takeLook: (look: string) => void,
): string[] {
  return shortcodeParts(text).flatMap((part) => {
    if ('text' in part) return part.text.trim() === '' ? [] : [part.text.trim()];
    const { shortcode } = part;
    if (!isCard(shortcode)) return [shortcode.raw];
    for (const [key, value] of Object.entries(shortcode.named))
      if (!ownKeys.has(key)) takeLook(`${key}="${value}" of {{< ${shortcode.name} >}}`);
    const { name, isClosing, isEmpty } = shortcode;
    if (name.startsWith('filetree/')) return fileOf(shortcode, open);
    if (name !== 'card') return [''];
    if (isClosing) return open.cards.pop() ?? [''];
    return isEmpty || !isClosed ? [linkOf(shortcode)] : boxOf(shortcode, open);
  });
}

/** An entry of a tree of files: a folder, which holds those below it, or a file. */
function fileOf({ name, isClosing, named }: Shortcode, open: Open): string[] {
  if (name === 'filetree/container') {
    open.folders = 0;
    return [''];
  }
  const isFolder = name === 'filetree/folder';
  if (isClosing) {
    open.folders = Math.max(0, open.folders - 1);
    return [];
  }
  const entry = `${'  '.repeat(open.folders)}- \`${named['name'] ?? ''}${isFolder ? '/' : ''}\``;
  if (isFolder) open.folders += 1;
  return [entry];
}

/** A card of Hextra, which leads to a page. */
function linkOf({ named, positional }: Shortcode): string {
  const { link = '', title = positional[0] ?? link, subtitle = '', tag = '', image } = named;
  const picture = image === undefined ? '' : `![](${withoutSpaces(image)}) `;
  const words = link === '' ? title : `[${title}](${withoutSpaces(link)})`;
  return `- ${picture}${words}${tag === '' ? '' : ` (${tag})`}${subtitle === '' ? '' : `: ${subtitle}`}`;
}

/** The beginning of a card of Docsy. What it ends with is kept for its end. */
function boxOf({ named }: Shortcode, open: Open): string[] {
  const { header = '', title = '', subtitle = '', footer = '', code, lang = '' } = named;
  const above = [header, title]
    .filter((each) => each !== '')
    .map((each) => (/^(?:\*\*|#|!\[|<)/.test(each) ? each : `**${each}**`));
  const isCode = code === 'true';
  const below = footer === '' ? [''] : ['', footer, ''];
  open.cards.push(isCode ? ['``````', ...below] : below);
  return [
    ...[...above, subtitle].flatMap((each) => (each === '' ? [] : ['', each])),
    '',
    ...(isCode ? [`\`\`\`\`\`\`${lang}`] : []),
  ];
}
