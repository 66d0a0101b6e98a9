import { excerpt, marked, type Stretch } from '#search/excerpt.ts';
import type { SearchPage } from '#search/search-file.ts';
import type { Hit } from '#search/search-index.ts';
import { htmlElement } from './html-element.ts';

const MOST_PAGES = 8;
const MOST_SECTIONS = 3;

/** What was found as links, grouped by page; a page stands where the best of its sections does. */
export function searchResults(
  hits: readonly Hit[],
  pages: readonly SearchPage[],
  lang: string,
): readonly HTMLElement[] {
  const byPage = Map.groupBy(hits, ({ page }) => page);
  return [...byPage].slice(0, MOST_PAGES).flatMap(([place, own]) => {
    const page = pages[place];
    if (page === undefined) return [];
    const items = own
      .slice(0, MOST_SECTIONS)
      .map((hit) => htmlElement('li', {}, link(hit, page, lang)));
    const title = htmlElement('h2', {}, page.title);
    if (page.workshop !== '') title.append(' ', htmlElement('small', {}, page.workshop));
    return [htmlElement('section', {}, title, htmlElement('ul', {}, ...items))];
  });
}

function link(hit: Hit, { path }: SearchPage, lang: string): HTMLAnchorElement {
  const { anchor, section, terms } = hit;
  const href = anchor === '' ? path : `${path}#${anchor}`;
  const title = htmlElement('strong', {}, ...nodes(marked(section, terms, lang)));
  const text = htmlElement('span', {}, ...nodes(bestExcerpt(hit, lang)));
  return htmlElement('a', { href }, title, text);
}

/** Of the prose, or of the commands or the code where those have more of what was looked for. */
function bestExcerpt({ text, commands, code, terms }: Hit, lang: string): readonly Stretch[] {
  const excerpts = [text, commands, code].map((each) => excerpt(each, terms, lang));
  const [best = []] = excerpts.toSorted((a, b) => foundIn(b) - foundIn(a));
  return best;
}

/** How many different words of it were found. */
const foundIn = (stretches: readonly Stretch[]): number =>
  new Set(stretches.filter(({ isFound }) => isFound).map(({ text }) => text.toLowerCase())).size;

const nodes = (stretches: readonly Stretch[]): readonly (Node | string)[] =>
  stretches.map(({ text, isFound }) => (isFound ? htmlElement('mark', {}, text) : text));
