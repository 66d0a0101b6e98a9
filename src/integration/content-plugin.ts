import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '#model/read-content.ts';
import type { ContentCache } from './content-cache.ts';
import { inOrder } from './in-order.ts';
import type { ReadyroomOptions } from './options.ts';
import { watchContent } from './watch-content.ts';

const id = 'virtual:readyroom/content';
const resolvedId = `\0${id}`;

/**
 * Serves the workshops as a virtual module: the data as JSON, the prose as lazily loaded MDX modules by path.
 * `refuse` throws for a content that has problems. In dev, any change below the content folder reads all again.
 */
export function contentPlugin(
  root: string,
  options: ReadyroomOptions,
  cache: ContentCache,
  refuse: (content: Content) => void,
): Plugin {
  const folder = resolve(root, options.content);
  return {
    name: 'readyroom:content',
    resolveId: (requested) => (requested === id ? resolvedId : undefined),
    load(requested) {
      if (requested !== resolvedId) return undefined;
      const content = cache.current();
      for (const file of content.files) this.addWatchFile(resolve(root, file));
      refuse(content);
      const workshops = inOrder(content.workshops, options.workshops);
      return [
        `export const workshops = ${JSON.stringify(workshops)};`,
        `export const siteTitle = ${JSON.stringify(options.title)};`,
        `export const prose = import.meta.glob(${JSON.stringify(`/${options.content}/**/*.mdx`)});`,
      ].join('\n');
    },
    configureServer(server) {
      watchContent(server, folder, cache.forget);
    },
  };
}
