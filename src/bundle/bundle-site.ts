import { bundlePage, SETTINGS_FILE, settingsScript } from './bundle-page.ts';

/** The files of a folder, by their paths with forward slashes. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** What needs a server, or is for one alone. */
const needless = [
  /^(?:sw\.js|llms\.txt|sitemap\.xml)$/,
  /\/(?:index\.md|og\.png)$/,
  /^files\/(?:app|offline)\//,
  /\/looks\.json$/,
  /^404\.html$/,
  /^\.nojekyll$/,
];

/** A built site as a folder that works from `file://`, in which `index.html` is opened. */
export function bundleSite(site: Files, base: string): Files {
  const engines = new Map(
    [...site.keys()]
      .filter(isEngine)
      .map((path) => [/\/engine-([\w-]+)\./.exec(path)?.[1] ?? '', path]),
  );
  const bundled = new Map<string, Uint8Array>();
  const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);
  for (const [path, bytes] of site) {
    if (needless.some((pattern) => pattern.test(path))) continue;
    const [name, made] = bundleFile(path, bytes);
    bundled.set(name, made);
  }
  return bundled;

  function bundleFile(path: string, bytes: Uint8Array): readonly [string, Uint8Array] {
    const text = (): string => new TextDecoder().decode(bytes);
    const as = (made: string, name = path) => [name, encoded(made)] as const;
    if (path.endsWith('.html')) {
      const html = text();
      const settings = settingsScript(html);
      // It is the same in every page.
      if (settings !== undefined) bundled.set(SETTINGS_FILE, encoded(`${settings}\n`));
      return as(bundlePage(html, { path, base, engines }));
    }
    if (isEngine(path)) return as(bundleText(path, text()));
    if (path === 'from-folder.js' || /^_astro\/.*\.js$/.test(path))
      return as(bundleScript(text(), base));
    if (/^files\/.*\.json$/.test(path)) return as(bundleText(path, text()), `${path}.js`);
    if (/^_astro\/.*\.css$/.test(path)) return as(text().replaceAll(`url(${base}`, 'url(../'));
    return [path, bytes];
  }
}

/**
 * A module of the site as a classic script: browsers load no modules from files. Every module of a built site is one file that imports nothing.
 * Addresses of other scripts lead from the page, which says where the root is.
 */
function bundleScript(code: string, base: string): string {
  const address = new RegExp(`(["'\`])${escaped(base)}(_astro/[\\w.-]+)\\1`, 'g');
  const classic = code
    .replaceAll(address, (literal, quote: string, path: string) =>
      isEngine(path) ? literal : `(document.documentElement.dataset.root+${quote}${path}${quote})`,
    )
    .replaceAll(/\btype:(["'`])module\1,?/g, '');
  return `(()=>{${classic}\n})();\n`;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A file that is asked for by scripts, as a script that brings its text: see `islands/from-folder.ts`. */
const bundleText = (path: string, text: string): string =>
  `(globalThis.readyroomFiles??={})[${JSON.stringify(path)}]=${JSON.stringify(text)};\n`;

/** Whether a script is an engine, which is the text of a worker. */
const isEngine = (path: string): boolean => /\/engine-[\w-]+\.worker-/.test(path);
