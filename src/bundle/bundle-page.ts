/** A page as it is opened from a folder, without a server. */
interface PageParts {
  /** Its path in the folder, "en/calico/index.html". */
  path: string;
  /** The base path of the site, with a slash at both ends. */
  base: string;
  /** The engine of each language by its code, as a path in the folder. */
  engines: ReadonlyMap<string, string>;
}

/** The inline script that applies settings before anything is painted: see `DocumentHead.astro`. */
const inlineScript = /<script>((?:(?!<\/script>).)*'readyroom:'.*?)<\/script>/s;

/** The text of that script, which a folder has as a file. */
export const settingsScript = (html: string): string | undefined => inlineScript.exec(html)?.[1];

/**
 * The file of that script. A script of the page itself may run before Chromium's processes agree on where a page of a folder
 * belongs: then it gets a storage of its own, in which nothing is, and which is lost with the page. One that is loaded runs later,
 * and still before anything is painted.
 */
export const SETTINGS_FILE = 'settings.js';

/**
 * Turns a page of a built site into one that works from `file://`: addresses lead from the page to files, scripts are no modules, the policy allows what
 * there is, and nothing needs a server.
 */
export function bundlePage(html: string, { path, base, engines }: PageParts): string {
  const root = '../'.repeat(path.split('/').length - 1) || './';
  const [, lang = ''] = /<html lang="([\w-]+)"/.exec(html) ?? [];
  const engine = html.includes('<check-paste') ? engines.get(lang) : undefined;
  const first = ['from-folder.js', ...(engine === undefined ? [] : [engine])]
    .map((file) => `<script defer src="${root}${file}"></script>`)
    .join('');
  return html
    .replace('<html ', `<html data-root="${root}" `)
    .replace(/ content="default-src 'none';[^"]+"/, withFilePolicy)
    .replace(inlineScript, `<script src="${root}${SETTINGS_FILE}"></script>`)
    .replaceAll(/<link rel="(?:canonical|alternate|manifest)"[^>]*>/g, '')
    .replace(/<details class="offline[^>]*>.*?<\/details>/s, '')
    .replaceAll(/\b(href|src|poster)="([^"]*)"/g, (_all, name: string, address: string) => {
      return `${name}="${fileAddress(address, base, root)}"`;
    })
    .replaceAll(/\bsrcset="([^"]*)"/g, (_all, list: string) => {
      const sources = list.split(',').map((each) => fileAddress(each.trim(), base, root));
      return `srcset="${sources.join(', ')}"`;
    })
    .replace(/<script type="module"/, `${first}<script type="module"`)
    .replaceAll('<script type="module"', '<script defer');
}

/** Nothing is connected to, no script stands in a page, and workers are made of texts that scripts bring. */
const withFilePolicy = (policy: string): string =>
  policy
    .replace(/ 'sha256-[^']+'/, '')
    .replace(/connect-src [^;"]*;?/, '')
    .replace(/manifest-src [^;"]*;?/, '')
    .replace(/worker-src [^;"]*/, 'worker-src blob:');

/** An address in a page as it is from that page to a file. A folder shows its `index.html` only where a server does that. */
function fileAddress(address: string, base: string, root: string): string {
  const end = address.search(/[?#\s]|$/);
  const [path, rest] = [address.slice(0, end), address.slice(end)];
  if (path === '' || path.startsWith('//') || /^[a-z][a-z+.-]*:/i.test(path)) return address;
  const relative = path.startsWith(base) ? root + path.slice(base.length) : path;
  return `${relative}${relative.endsWith('/') ? 'index.html' : ''}${rest}`;
}
