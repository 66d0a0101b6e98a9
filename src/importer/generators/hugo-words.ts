import type { Shortcode } from './shortcode.ts';

/** Shortcodes that stand inside a sentence, as a word of it. */
export const wordNames: ReadonlySet<string> = new Set([
  'glossary_tooltip',
  'badge',
  'button',
  'keyword',
  'kbd',
  'icon-text',
]);

/** The address of a video or a post that Hugo would embed in the page. */
export function filmOf({ name, positional, named, isClosing }: Shortcode): string | undefined {
  const [first = '', second = ''] = positional;
  if (isClosing) return undefined;
  if (name === 'gist') return addressOf(`https://gist.github.com`, [first, second]);
  if (/^(?:tweet|twitter|x)$/.test(name) && named['user'] !== undefined)
    return addressOf('https://x.com', [named['user'], 'status', named['id'] ?? '']);
  const id = named['id'] ?? first;
  if (name === 'youtube') return addressOf('https://www.youtube.com', [`watch?v=${id}`]);
  if (name === 'instagram') return addressOf('https://www.instagram.com', ['p', id]);
  return name === 'vimeo' ? addressOf('https://vimeo.com', [id]) : undefined;
}

/** An address of parts that are names; undefined where one is none. */
const addressOf = (site: string, parts: readonly string[]): string | undefined =>
  parts.every((part) => /^(?:watch\?v=)?[\w-]+$/.test(part))
    ? [site, ...parts].join('/')
    : undefined;

/** A picture, with what it leads to, and what stands below it. */
export function imageOf({ positional, named }: Shortcode): string {
  const { src, link, attr, attrlink } = named;
  const source = asAddress(src ?? link ?? positional[0] ?? '');
  // Of words alone, the first are an address, the second what the picture shows, and a sentence stands below it.
  const below = positional.slice(2).filter((each) => / \p{L}/u.test(each));
  const caption = [named['title'], named['caption'], ...below].filter((each) => each !== undefined);
  const alt = (
    named['alt'] ??
    named['title'] ??
    named['caption'] ??
    positional[1] ??
    ''
  ).replaceAll(/[[\]]/g, '');
  const credit = attrlink === undefined ? attr : `[${attr ?? attrlink}](${asAddress(attrlink)})`;
  const shownBelow = caption.filter((each) => each !== alt).join('. ');
  const words = [shownBelow, credit ?? ''].filter((each) => each !== '').join(' ');
  const picture = `![${alt}](${source})`;
  const shown =
    src === undefined || link === undefined ? picture : `[${picture}](${asAddress(link)})`;
  return `${shown}${words === '' ? '' : ` ${words}`}`;
}

const asAddress = (url: string): string => url.replaceAll(' ', '%20');

/** What a shortcode within a sentence shows. */
export function wordOf({ name, positional, named }: Shortcode): string {
  const { text, content, label, title, term_id: term } = named;
  if (name === 'feature-state')
    return `Kubernetes ${named['for_k8s_version'] ?? ''} [${named['state'] ?? ''}]`;
  // A badge of the theme Relearn has its title before the words that it holds.
  if (name === 'badge' && title !== undefined) return `${title} `;
  return text ?? content ?? label ?? term ?? positional.join(' ');
}

/** Whether a shortcode stands for a word: `feature-state` only where it says itself which state it is. */
export const isWord = ({ name, named }: Shortcode): boolean =>
  wordNames.has(name) ||
  (name === 'feature-state' &&
    named['for_k8s_version'] !== undefined &&
    named['state'] !== undefined);
