import { workshops } from 'virtual:readyroom/content';
import { indexedPaths } from './indexed-paths.ts';
import { absoluteUrl } from '#components/site-path.ts';

/**
 * The pages that search engines should know, https://www.sitemaps.org/protocol.html. Languages of a page tell of each other in its
 * head. Injected where the site has an origin.
 */
export function GET(): Response {
  const urls = indexedPaths(workshops).map((path) => `<url><loc>${absoluteUrl(path)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
}
