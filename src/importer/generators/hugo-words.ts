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

/** The address of a video that Hugo would embed in the page. */
export function filmOf({ name, positional, named, isClosing }: Shortcode): string | undefined {
  const id = named['id'] ?? positional[0] ?? '';
  if (isClosing || !/^[\w-]+$/.test(id)) return undefined;
  if (name === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return name === 'vimeo' ? `https://vimeo.com/${id}` : undefined;
}

/** A picture, with what stands below it. */
export function imageOf({ positional, named }: Shortcode): string {
  const source = (named['src'] ?? named['link'] ?? positional[0] ?? '').replaceAll(' ', '%20');
  const caption = [named['title'], named['caption']].filter((each) => each !== undefined);
  const alt = (named['alt'] ?? caption[0] ?? positional[1] ?? '').replaceAll(/[[\]]/g, '');
  const below = caption.filter((each) => each !== alt).join('. ');
  return `![${alt}](${source})${below === '' ? '' : ` ${below}`}`;
}

/** What a shortcode within a sentence shows. */
export const wordOf = ({ name, positional, named }: Shortcode): string =>
  name === 'feature-state'
    ? `Kubernetes ${named['for_k8s_version'] ?? ''} [${named['state'] ?? ''}]`
    : (named['text'] ?? named['label'] ?? named['term_id'] ?? positional.join(' '));

/** Whether a shortcode stands for a word: `feature-state` only where it says itself which state it is. */
export const isWord = ({ name, named }: Shortcode): boolean =>
  wordNames.has(name) ||
  (name === 'feature-state' &&
    named['for_k8s_version'] !== undefined &&
    named['state'] !== undefined);
