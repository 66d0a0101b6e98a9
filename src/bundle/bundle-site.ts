import { bundlePage } from './bundle-page.ts';
import { bundleScript, bundleText, isEngine } from './bundle-script.ts';

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
  for (const [path, bytes] of site) {
    if (needless.some((pattern) => pattern.test(path))) continue;
    const [name, made] = bundleFile(path, bytes);
    bundled.set(name, made);
  }
  return bundled;

  function bundleFile(path: string, bytes: Uint8Array): readonly [string, Uint8Array] {
    const text = (): string => new TextDecoder().decode(bytes);
    const as = (made: string, name = path) => [name, new TextEncoder().encode(made)] as const;
    if (path.endsWith('.html')) return as(bundlePage(text(), { path, base, engines }));
    if (isEngine(path)) return as(bundleText(path, text()));
    if (path === 'from-folder.js' || /^_astro\/.*\.js$/.test(path))
      return as(bundleScript(text(), base));
    if (/^files\/.*\.json$/.test(path)) return as(bundleText(path, text()), `${path}.js`);
    if (/^_astro\/.*\.css$/.test(path)) return as(text().replaceAll(`url(${base}`, 'url(../'));
    return [path, bytes];
  }
}
