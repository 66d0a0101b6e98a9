import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** What GitHub Pages, or a reader of it, would stumble over. */
export type SiteProblem =
  /** Without the file ".nojekyll", what begins with "_" is not served from a branch. */
  | { code: 'no-nojekyll' }
  /** A published site may have 1 GB; `bytes` it has. */
  | { code: 'too-large'; bytes: number }
  /** What is published may hold no symbolic link. */
  | { code: 'symbolic-link'; file: string }
  /** A domain of one's own is served from its root. */
  | { code: 'domain-with-base'; domain: string; base: string }
  /** `page` leads to `address`, which is not there. */
  | { code: 'not-there'; page: string; address: string }
  /** `page` leads to `address`, which is there only as `file`, in other capitals. */
  | { code: 'other-capitals'; page: string; address: string; file: string }
  /** `page` leads to `address`, which is of the domain and not below the site. */
  | { code: 'outside'; page: string; address: string }
  /** `page` takes something from the computer it was built on, or leads to the dev server there. */
  | { code: 'this-computer'; page: string; address: string };

/** A built site. */
export interface BuiltSite {
  /** The path that it was built for, with a slash at both ends. */
  base: string;
  /** Sizes in bytes by path in the folder, with forward slashes. */
  files: ReadonlyMap<string, number>;
  symbolicLinks: readonly string[];
  /** The text of each page by its path in the folder. */
  pages: ReadonlyMap<string, string>;
  /** The domain of one's own that the file CNAME names. */
  domain?: string | undefined;
}

/** https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits */
const LARGEST = 1e9;

/** What would be wrong once a site is published, each thing once for each page. */
export function siteProblems(site: BuiltSite): readonly SiteProblem[] {
  const { files, base, domain } = site;
  const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
  return [
    ...(files.has('.nojekyll') ? [] : [{ code: 'no-nojekyll' } as const]),
    ...(bytes > LARGEST ? [{ code: 'too-large', bytes } as const] : []),
    ...site.symbolicLinks.map((file) => ({ code: 'symbolic-link', file }) as const),
    ...(domain !== undefined && base !== '/'
      ? [{ code: 'domain-with-base', domain, base } as const]
      : []),
    ...linkProblems(site),
  ];
}

/** A link to it may be right, for the reader's own computer is meant: what was forwarded to a port of it. */
const thisComputer = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/?#]|$)/i;
/** Where Astro serves a site that is being written. */
const devServer = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):4321(?=[/?#]|$)/i;

function linkProblems({ files, base, pages }: BuiltSite): readonly SiteProblem[] {
  const inOtherCapitals = new Map([...files.keys()].map((file) => [file.toLowerCase(), file]));
  return [...pages].flatMap(([page, html]) =>
    linksOf(html).flatMap(({ address, isPart }): readonly SiteProblem[] => {
      if (isPart ? thisComputer.test(address) : devServer.test(address))
        return [{ code: 'this-computer', page, address }];
      const path = pathOf(address, base + page);
      if (path === undefined) return [];
      if (!`${path}/`.startsWith(base)) return [{ code: 'outside', page, address }];
      const inside = path.slice(base.length);
      const candidates = [inside, `${inside.replace(/\/$/, '')}/index.html`.replace(/^\//, '')];
      if (candidates.some((file) => files.has(file))) return [];
      const file = candidates
        .map((candidate) => inOtherCapitals.get(candidate.toLowerCase()))
        .find((found) => found !== undefined);
      return [
        file === undefined
          ? { code: 'not-there', page, address }
          : { code: 'other-capitals', page, address, file },
      ];
    }),
  );
}

/** The path that an address on a page leads to; undefined if it leads to another site, or into the page itself. */
function pathOf(address: string, page: string): string | undefined {
  const here = 'https://site.invalid';
  if (address.startsWith('#')) return undefined;
  const url = URL.parse(address, here + page);
  if (url?.origin !== here) return undefined;
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}

const parser = unified().use(rehypeParse);

interface Link {
  address: string;
  /** It is loaded with the page; otherwise readers follow it. */
  isPart: boolean;
}

/** All addresses that a page names, each once, in their order. */
function linksOf(html: string): readonly Link[] {
  const found = new Map<string, Link>();
  const visit = ({ children }: Pick<ReturnType<typeof parser.parse>, 'children'>): void => {
    for (const child of children) {
      if (child.type !== 'element') continue;
      for (const name of ['href', 'src', 'poster'] as const) {
        const address = child.properties[name];
        const isPart = name !== 'href' || child.tagName === 'link';
        if (typeof address === 'string' && address !== '' && found.get(address)?.isPart !== true)
          found.set(address, { address, isPart });
      }
      visit(child);
    }
  };
  visit(parser.parse(html));
  return [...found.values()];
}
