import { walk } from '#transforms/lesson/nodes.ts';
import { joinedTexts } from '#importer/text/joined-texts.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { fromClicks } from '#importer/text/click-address.ts';
import { antoraAddress } from '#importer/read/antora-address.ts';
import type { TakeNote } from '#importer/note.ts';
import type { LinkedSite, PlaceElsewhere } from './linked-site.ts';
import { leadsToManifest, noteManifestLink } from './manifest-links.ts';
import type { ManifestTexts } from './manifest-links.ts';
import {
  noteFilledIn,
  noteLink,
  noteNoAddress,
  noteNoHeading,
  noteNoPlace,
  noteOtherStart,
  notePicture,
  noteQuery,
  noteScript,
  noteTranslation,
} from './note-links.ts';
import { belowNoHeading, ofStart } from './old-ids.ts';
import { asWritten, isElsewhere, unlinked } from './old-address.ts';
import { convertImage, fileAt, leadsToItself } from './pictures.ts';

/**
 * Changes links between pages to links between lessons, and pictures to their copies. `ids` has the new ids of the page's
 * headings by their old ones; its title is none of them. `manifests`: those of the lesson.
 * @returns what stood for the words of a heading or a title that is on another page, and these words
 */
export function convertLinks(
  root: LessonNode,
  site: LinkedSite,
  page: Pick<Converting, 'ids' | 'title' | 'manifests'>,
  note: TakeNote,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const images = [...walk(root)].filter(({ node }) => node.type === 'image');
  const shown = new Set(images.map(({ node }) => fileAt(node.url ?? '')));
  convertIn(root, false, { ...page, site, note, found, shown });
  return found;
}

interface Converting {
  site: LinkedSite;
  ids: ReadonlyMap<string, string>;
  title: string;
  manifests: ManifestTexts;
  note: TakeNote;
  /** Words of headings and titles on other pages, by what stood for them. */
  found: Map<string, string>;
  /** The files of the pictures that the page shows. */
  shown: ReadonlySet<string>;
}

function convertIn(node: LessonNode, isInLink: boolean, converting: Converting): void {
  if (node.children === undefined) return;
  const made = node.children.flatMap((child) => {
    const isOwn = leadsToItself(child, converting.site);
    convertIn(child, isInLink || (child.type === 'link' && !isOwn), converting);
    if (isOwn) return pictureAlone(child, converting.note);
    if (child.type === 'link') return convertLink(child, converting);
    return child.type === 'image'
      ? convertImage(child, isInLink, converting.site, converting.note)
      : [child];
  });
  node.children = joinedTexts(made);
}

/** A picture without the link to its own file. */
function pictureAlone(link: LessonNode, note: TakeNote): LessonNode[] {
  notePicture(link, true, note);
  return link.children ?? [];
}

function convertLink(node: LessonNode, converting: Converting): LessonNode[] {
  const { site, ids, title, note } = converting;
  const url = node.url ?? '';
  if (/^(?:javascript|data|vbscript):/i.test(url.trim())) {
    const { children = [], position } = node;
    noteScript(node, note);
    return [{ type: 'emphasis', children, ...(position === undefined ? {} : { position }) }];
  }
  if (isElsewhere(url)) {
    if (/\{\{(?! ?TRAFFIC_)|\{%/.test(url)) noteFilledIn(node, note);
    return [node];
  }
  const [address = '', fragment = ''] = split(url);
  if (address === '') {
    const id = ids.get(fragment.toLowerCase());
    if (id !== undefined && isHeading(id)) return [{ ...node, url: `#${id}` }];
    const elsewhere = fragment === '' ? undefined : site.placeElsewhere?.(fragment);
    if (elsewhere !== undefined) return [linkElsewhere(node, fragment, elsewhere, converting)];
    if (url === '') noteNoAddress(node, note);
    else noteNoHeading(node, fragment, { isTitle: isTitle(fragment, title), id }, note);
    return withHoverWords(node);
  }
  const lesson = address.startsWith('?') ? undefined : site.lessonOf(address);
  if (lesson === undefined) {
    if (leadsToManifest(address, converting.manifests, site)) {
      noteManifestLink(node, note);
      return node.children ?? [];
    }
    if (converting.shown.has(fileAt(url)) && site.imageOf(url) !== undefined) {
      notePicture(node, false, note);
      return node.children ?? [];
    }
    const shown = asWritten(
      node.data?.['isOfSource'] === true ? url.replace(/\.html(?=#|$)/, '.adoc') : url,
    );
    // What an old tool would fill in is noted where it is read.
    if (!fromClicks.test(url))
      noteLink(node, shown, 'I kept its words and its address, without a link.', note);
    // A link without words has those of its address, which may be another than the written one.
    const own = plainText(node);
    const isOwn = own === url || isMadeOf(own, node, address);
    if (isOwn && own !== '') converting.found.set(own, shown);
    return unlinked(isOwn ? { ...node, children: [] } : node, shown);
  }
  if (fragment === '' && site.isTranslation?.(address) === true) {
    noteTranslation(node, note);
    return node.children ?? [];
  }
  const query = address.slice((address.indexOf('?') + 1 || address.length + 1) - 1);
  if (query !== '') noteQuery(node, query, note);
  const inBook =
    fragment !== '' && site.isBook?.(address) === true
      ? site.placeElsewhere?.(fragment)
      : undefined;
  if (inBook !== undefined) return [linkElsewhere(node, fragment, inBook, converting)];
  const id = fragment === '' ? undefined : site.headingOf(lesson, fragment);
  // The title of a lesson is its beginning.
  const isFound = id !== undefined || isTitle(fragment, site.titleOf?.(lesson) ?? '');
  if (fragment !== '' && !isFound) noteNoPlace(node, { lesson, fragment }, note);
  if (id === belowNoHeading) noteOtherStart(node, lesson, note);
  const link = { ...node, url: addressOf(lesson, id, site) };
  const words = plainText(node);
  const isBare =
    site.showsTitles === true &&
    (isMadeOf(words, node, address) ||
      (words !== '' && fragment === '' && antoraAddress(words) === url));
  return [isBare ? reworded(link, words, site.titleOf?.(lesson), converting) : link];
}

/** The words of a link to nothing, with those that were shown under a mouse, for which a page may have made it. */
function withHoverWords({ title, children = [], position }: LessonNode): LessonNode[] {
  if (typeof title !== 'string' || title === '') return children;
  const text = { type: 'text', value: ` (${title})` };
  return [...children, position === undefined ? text : { ...text, position }];
}

/** Whether the words of a link to a source are none of the page: its library has made them of an address without words. */
const isMadeOf = (words: string, { data }: LessonNode, address: string): boolean =>
  data?.['isOfSource'] === true && words !== '' && antoraAddress(words) === address;

/** Whether the id of a heading is that of a title. */
const isTitle = (id: string, title: string): boolean => lettersOf(id) === lettersOf(title);
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function addressOf(lesson: string, id: string | undefined, site: LinkedSite): string {
  const away = site.awayOf?.(lesson);
  const folder = away === undefined ? `../${lesson}` : `../../${away}`;
  return `${folder}/${id === undefined || !isHeading(id) ? '' : `#${id}`}`;
}

const isHeading = (id: string): boolean => id !== ofStart && id !== belowNoHeading;

/** A link to a place of another page: `[id]` are the words that AsciiDoc has for one without its own while it does not see the place. */
function linkElsewhere(
  node: LessonNode,
  fragment: string,
  { lesson, id, words }: PlaceElsewhere,
  converting: Converting,
): LessonNode {
  const link = { ...node, url: addressOf(lesson, id, converting.site) };
  const written = `[${fragment}]`;
  return plainText(node) === written ? reworded(link, written, words, converting) : link;
}

/** A link with the words that it shows in the place of what stands for them. */
function reworded(
  link: LessonNode,
  written: string,
  words: string | undefined,
  { found }: Converting,
): LessonNode {
  if (words === undefined) return link;
  found.set(written, words);
  const place = link.position === undefined ? {} : { position: link.position };
  return { ...link, children: [{ type: 'text', value: words, ...place }] };
}

const split = (url: string): [string, string | undefined] => {
  const at = url.indexOf('#');
  return at === -1 ? [url, undefined] : [url.slice(0, at), decoded(url.slice(at + 1))];
};

/** Letters that are none of English may stand in an address as bytes. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
