import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { LiveContent } from './live-content.ts';
import { exampleFile, examplesId, examplesModule } from './own-examples.ts';
import { ownPath } from './own-file.ts';
import { watchContent } from './watch-content.ts';

const id = 'virtual:readyroom/style';

/** The workshop of the style page: one lesson that has every component in each of its states. */
export const styleFolder = ownPath('routes/examples');

/** Serves that lesson, data and prose, as a module to the dev server, and the examples of the project's own components. */
export function stylePlugin(root: string, content: LiveContent, project: LiveContent): Plugin {
  return {
    name: 'readyroom:style',
    resolveId: {
      filter: { id: [new RegExp(`^(?:${id}|${examplesId})$`), exampleFile] },
      handler: (source) => (exampleFile.test(source) ? source : `\0${source}`),
    },
    load: {
      filter: { id: [new RegExp(`^\0(?:${id}|${examplesId})$`), exampleFile] },
      handler(requested) {
        const [, name] = exampleFile.exec(requested) ?? [];
        if (name !== undefined) return project.ownComponents()[name]?.example;
        if (requested === `\0${examplesId}`) return examplesModule(root, project);
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
