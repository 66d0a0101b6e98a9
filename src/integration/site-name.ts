import type { Workshop } from '#model/resolve/content.ts';
import type { ReadyroomOptions } from './options.ts';

/**
 * What a site is called: as its options say, else as its one workshop, in each language that it has a name in, else as we are. So the
 * name of a new project stands once, and is translated with the workshop.
 */
export function siteName(
  title: ReadyroomOptions['title'],
  workshops: readonly Pick<Workshop, 'title' | 'source'>[],
): string | Readonly<Record<string, string>> {
  if (title !== undefined) return title;
  const [only, another] = workshops;
  if (only === undefined || another !== undefined) return 'Readyroom';
  // What it is not translated into shows the first.
  const { [only.source]: first = '', ...others } = only.title;
  return { [only.source]: first, ...others };
}
