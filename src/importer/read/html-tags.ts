import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** Elements of HTML. `<name-of-your-cluster>` is none of them: a reader is to see it. */
export const knownTags: ReadonlySet<string> = new Set(
  (
    'a abbr address article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col ' +
    'colgroup data dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 ' +
    'head header hgroup hr html i iframe img input ins kbd label legend li link main mark meta nav noscript object ol ' +
    'optgroup option p param picture pre q rp rt ruby s samp script section select small source span strike strong style ' +
    'sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr path g rect'
  ).split(' '),
);

/** The names of all tags in a text, in lower case, opening and closing. */
export function tagsOf(html: string): string[] {
  const withoutComments = html.replaceAll(/<!--[\s\S]*?-->/g, '');
  return [...withoutComments.matchAll(/<\/?([a-z][\w.:-]*)/gi)].map(([, name]) =>
    (name ?? '').toLowerCase(),
  );
}

/** `<!--- words --->` has more dashes than it needs. */
function withoutDashes(text: string): string {
  const inner = text.replace(/^-+/, '');
  let end = inner.length;
  while (inner.charAt(end - 1) === '-') end -= 1;
  return inner.slice(0, end);
}

/** A comment of MDX; `<!-- more -->` and empty ones say nothing. */
export function commentNode(
  type: 'mdxFlowExpression' | 'mdxTextExpression',
  text: string,
  { position }: LessonNode,
): LessonNode[] {
  const words = withoutDashes(text).trim().replaceAll('*/', '* /');
  if (words === '' || words.toLowerCase() === 'more') return [];
  // A comment that begins with "#" would be the id of its heading.
  const value = `/* ${words.startsWith('#') ? `: ${words}` : words} */`;
  return [{ type, value, ...(position === undefined ? {} : { position }) }];
}
