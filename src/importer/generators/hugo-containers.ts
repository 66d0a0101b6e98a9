import { asideAttributes, asideType } from './aside-type.ts';
import { withoutSpaces } from './hugo-links.ts';
import type { Attributes, ContainerName, LineSegment } from './marked-text.ts';
import { textSegment } from './marked-text.ts';
import { isWord, wordOf } from './hugo-words.ts';
import { shortcodeParts } from './shortcode.ts';
import type { Shortcode } from './shortcode.ts';
import type { TakeNote } from '#importer/note.ts';

/** Shortcodes of Hugo's themes (Learn, Relearn, Docsy, Geekdoc, Book, Kubernetes' own) that hold other blocks. */
const detailsNames = new Set(['expand', 'details', 'collapse', 'spoiler', 'accordion', 'faq']);
const tabsNames = new Set(['tabs', 'tabset', 'tabpane', 'codetabs']);
export const tabNames: ReadonlySet<string> = new Set(['tab', 'codetab']);

/** What holds code. */
export const codeNames: ReadonlySet<string> = new Set(
  'command output highlight code code-toggle text mermaid command-line file file-excerpt'.split(
    ' ',
  ),
);

/** A tab that shows another page. That page becomes a lesson of its own, and the tab holds a link to it. */
export function includedTab(
  shortcode: Shortcode,
  path: string,
  line: number,
  note: TakeNote,
): LineSegment[] {
  const { raw, positional, named, isEmpty } = shortcode;
  const label = named['name'] ?? named['title'] ?? named['header'] ?? positional[0] ?? path;
  note({
    line,
    code: 'left-out',
    unsure: `${raw} shows the page ${path}.`,
    did: 'I put a link to it into the tab.',
    look: 'Move the words of that page into the tab, or leave the link.',
  });
  return [
    { type: 'mark', mark: { type: 'open', name: 'Tab', attributes: { label } }, raw },
    textSegment(`[${label.replaceAll(/[[\]]/g, '')}](${withoutSpaces(path)})`),
    // Otherwise a shortcode of its own closes it.
    ...(isEmpty ? [{ type: 'mark', mark: { type: 'close', name: 'Tab' }, raw } as const] : []),
  ];
}

/** The words of a title in which badges and their like stand as shortcodes. */
const shownWords = (title: string): string =>
  shortcodeParts(title)
    .map((part) => {
      if ('text' in part) return part.text;
      const { shortcode } = part;
      if (!isWord(shortcode)) return shortcode.raw;
      return shortcode.isClosing ? '' : wordOf(shortcode);
    })
    .join('');

interface Container {
  name: ContainerName;
  attributes: Attributes;
  /** The container holds code of this language, without a fence. */
  lang?: string;
}

export function containerOf({
  name,
  positional,
  named,
  isMarkdown,
}: Shortcode): Container | undefined {
  const written = named['title'] ?? named['summary'] ?? named['header'] ?? named['name'];
  const title = written === undefined ? undefined : shownWords(written);
  if (detailsNames.has(name)) {
    const summary = title ?? positional.find((word) => word !== '...') ?? '…';
    const isOpen = named['open'] === 'true' || positional.slice(1).includes('open');
    return { name: 'Details', attributes: { summary, ...(isOpen ? { open: '' } : {}) } };
  }
  if (tabsNames.has(name)) return { name: 'Tabs', attributes: {} };
  if (tabNames.has(name)) {
    const label = title ?? positional[0] ?? '';
    const lang = isMarkdown ? undefined : (named['lang'] ?? named['codelang']);
    return { name: 'Tab', attributes: { label }, ...(lang === undefined ? {} : { lang }) };
  }
  if (name === 'pageinfo') return { name: 'Aside', attributes: asideAttributes('note', '') ?? {} };
  if (asideType(name) === undefined) return undefined;
  // Relearn has boxes that are folded until readers open them.
  if (named['expanded'] === 'false')
    return { name: 'Details', attributes: { summary: title ?? '…' } };
  const word =
    named['type'] ?? named['style'] ?? named['color'] ?? named['context'] ?? positional[0];
  const heading = title ?? positional.find((each) => asideType(each) === undefined) ?? '';
  const shown = heading.trim() === '' ? '' : heading;
  // A hint of the themes Book and Geekdoc says by its type what it is.
  const usual = name === 'hint' ? 'note' : name;
  const attributes = asideAttributes(word ?? usual, shown) ?? asideAttributes(usual, shown);
  return { name: 'Aside', attributes: attributes ?? {} };
}
