/** Which elements HTML has, and which of them a lesson may have. */
import { htmlElements } from '#transforms/lesson/components.ts';
import type { TakeNote } from '#importer/note.ts';

/** Notes an element that no lesson can hold. */
export const noteUnspoken = (name: string, line: number, note: TakeNote): void =>
  note({
    line,
    code: 'left-out',
    unsure: `A lesson cannot hold <${name}>.`,
    did: 'I kept its HTML as code.',
    look: 'Say what it showed, or link to it.',
  });

/** Elements that a lesson cannot have: they need scripts, carry styles, or show another site. */
export const unspoken: ReadonlySet<string> = new Set([
  ...['script', 'style', 'iframe', 'object', 'embed', 'audio', 'video', 'form', 'canvas', 'svg'],
]);

/** Elements that are allowed in a lesson, but only inside their own parents, or without words. */
const notOfText = new Set(['br', 'wbr', 'dd', 'dl', 'dt', 'rp', 'rt', 'ruby']);

/** Elements that a lesson may have around words. */
export const textElements = htmlElements.filter((name) => !notOfText.has(name));

/** The elements of HTML. Anything else, such as `<name-of-your-cluster>`, is text for the reader. */
export const knownTags: ReadonlySet<string> = new Set(
  (
    'a abbr address article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col ' +
    'colgroup data dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 ' +
    'head header hgroup hr html i iframe img input ins kbd label legend li link main mark meta nav noscript object ol ' +
    'meter optgroup option p param picture pre progress q rp rt ruby s samp script section select small source span strike strong style ' +
    'nobr sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr path g rect'
  ).split(' '),
);

/** Elements that authors leave open, or close in another paragraph, and that say something without attributes. */
export const meansMore: ReadonlySet<string> = new Set([
  ...textElements,
  ...(
    'a b big blockquote br center cite code dd del details div dl dt em font hr i iframe ins li nobr ol p pre s script small span ' +
    'strike strong style summary table td th tr tt u ul wbr'
  ).split(' '),
]);

/** The names of all tags in a text, in lower case, opening and closing. */
export function tagsOf(html: string): string[] {
  const withoutComments = html.replaceAll(/<!--[\s\S]*?-->/g, '');
  return [...withoutComments.matchAll(/<\/?([a-z][\w.:-]*)/gi)].map(([, name]) =>
    (name ?? '').toLowerCase(),
  );
}
