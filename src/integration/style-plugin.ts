import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { LiveContent } from './live-content.ts';
import { routeFile } from './routes.ts';
import { watchContent } from './watch-content.ts';

const id = 'virtual:readyroom/style';

/** The workshop of the style page: one lesson that has every component in each of its states. */
export const styleFolder = fileURLToPath(routeFile('examples'));

/** Serves that lesson, data and prose, as a module to the dev server. */
export function stylePlugin(root: string, content: LiveContent): Plugin {
  return {
    name: 'readyroom:style',
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler() {
        const [workshop] = content.current().workshops;
        const [lesson] = workshop?.lessons ?? [];
        const [translation] = Object.values(lesson?.translations ?? {});
        return [
          `export const workshop = ${JSON.stringify(workshop)};`,
          'export const [lesson] = workshop.lessons;',
          `export { default as Prose } from ${JSON.stringify(resolve(root, translation?.file ?? ''))};`,
        ].join('\n');
      },
    },
    configureServer(server) {
      watchContent(server, styleFolder, () => {
        content.refresh();
        for (const { moduleGraph } of Object.values(server.environments)) {
          const module = moduleGraph.getModuleById(`\0${id}`);
          if (module) moduleGraph.invalidateModule(module);
        }
      });
    },
  };
}
