import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { noteLook } from '#importer/looks.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import type { LinkedSite } from './linked-site.ts';
import { asWritten, isElsewhere, unlinked } from './old-address.ts';

const lookNames = ['classes', 'featherlight', 'height', 'lightbox', 'width'];

/** What the address of a picture says of its size and its frame to the themes of Hugo that workshops have: `?width=30pc`. */
function lookOf(url: string): string | undefined {
  const [, query] = url.split('?');
  const values = new URLSearchParams(query);
  return lookNames.some((name) => values.has(name)) ? query : undefined;
}

/** Whether a link leads to the file of the picture that is all it holds, which stays in the lesson. */
export function leadsToItself(
  { type, url = '', children = [] }: LessonNode,
  site: LinkedSite,
): boolean {
  const [picture, ...others] = children;
  if (type !== 'link' || picture?.type !== 'image' || others.length > 0) return false;
  const shown = picture.url ?? '';
  return !isElsewhere(url) && fileAt(url) === fileAt(shown) && site.imageOf(shown) !== undefined;
}

/** An address without what it asks for, and without the sign for the folder of its page. */
export const fileAt = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(/^(?:\.\/)+/, '');

const badge =
  /^https?:\/\/(?:img\.shields\.io|badgen\.net|badge\.fury\.io|goreportcard\.com|codecov\.io|travis-ci\.\w+)\/|\/badge\.svg\b|\/badges?\//;

/** A picture that is missing, or on another site, would not be shown: it becomes its text, or a link. */
export function convertImage(
  node: LessonNode,
  isInLink: boolean,
  site: LinkedSite,
  note: TakeNote,
): LessonNode[] {
  const url = node.url ?? '';
  const written = asWritten(url);
  // An element without an address showed nothing.
  if (url === '' && (node.alt ?? '') === '') return [];
  const path = isElsewhere(url) ? undefined : site.imageOf(url);
  if (path !== undefined) {
    if ((node.alt ?? '').trim() === '') {
      note({
        line: lineOf(node),
        code: 'picture',
        unsure: `The picture ${url} has no alternative text.`,
        did: 'I copied it without.',
        look: 'Say between the brackets of ![…] what it shows. Of a mere decoration, say so in the line above: {/* lint-ignore image-alt: decoration */}. Until one of both is there, lint asks for it.',
      });
    }
    const look = lookOf(url);
    if (look !== undefined) noteLook({ text: look, line: lineOf(node) }, note);
    return [{ ...node, url: path }];
  }
  // A badge is a picture of what another site says of a project.
  if (isElsewhere(url) && badge.test(url)) {
    noteLook({ text: `the badge ${written}`, line: lineOf(node) }, note);
    const { position } = node;
    return [
      {
        type: 'text',
        value: node.alt === '' || node.alt === undefined || node.alt === null ? written : node.alt,
        ...(position === undefined ? {} : { position }),
      },
    ];
  }
  // A link cannot stand in a link, and one to a file that is not there would lead nowhere.
  const isLink = isElsewhere(url) && !isInLink;
  const other = site.whyNoPicture?.(url);
  const words = [...new Set([node.alt, node.title])].filter(
    (each) => each !== '' && each !== null && each !== undefined,
  );
  note({
    line: lineOf(node),
    code: 'picture',
    unsure: isElsewhere(url)
      ? `The picture ${written} is on another site, from which a page loads nothing.`
      : other === undefined
        ? `There is no picture ${written}.`
        : `The file ${written} ${other.why}.`,
    did: isLink
      ? 'I made a link of it.'
      : `I kept its ${words.length === 0 ? 'address' : 'words'}.`,
    look:
      other?.look ??
      'Put the file into images/ of the lesson and write ![what it shows](./images/name.png).',
  });
  const value = words.length === 0 ? written : words.join(' – ');
  const { position } = node;
  const place = position === undefined ? {} : { position };
  const text: LessonNode = { type: 'text', value, ...place };
  if (isLink) return [{ type: 'link', url, title: null, children: [text], ...place }];
  const emphasis: LessonNode = { type: 'emphasis', children: [text], ...place };
  return isInLink || url === ''
    ? [emphasis]
    : unlinked({ ...emphasis, children: [emphasis] }, written);
}
