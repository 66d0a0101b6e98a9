import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import type { AstroIntegration } from 'astro';
import { AstroError } from 'astro/errors';
import { problemsText } from '#model/diagnostics/print.ts';
import type { Content } from '#model/read-content.ts';
import { markdownProcessor } from '#transforms/markdown.ts';
import { appearancePlugin } from './appearance/plugin.ts';
import { contentPlugin, shownWorkshops } from './content-plugin.ts';
import { devAddresses } from './dev/addresses.ts';
import { devImportItems } from './dev/import-items.ts';
import { devProblems } from './dev/problems.ts';
import { enginePlugin } from './engine-plugin.ts';
import { lessonContext } from './lesson-context.ts';
import { devLessonFiles, writeLessonFiles } from './lesson-files.ts';
import { liveContent } from './live-content.ts';
import {
  localizedOptions,
  parseOptions,
  type ReadyroomInput,
  type ReadyroomOptions,
} from './options.ts';
import { manualPlugin } from './manual/plugin.ts';
import { writeOfflineLists } from './offline/lists.ts';
import { offlinePlugin } from './offline/plugin.ts';
import { exampleContext } from './own-examples.ts';
import type { Pictures } from './pictures/draw.ts';
import { outFolderProblem } from './out-folder.ts';
import { published, withSource } from './published.ts';
import { ownFile, ownPath } from './own-file.ts';
import { devRoutes, iconRoutes, routes, sitemapRoute } from './routes.ts';
import { styleFolder, stylePlugin } from './style-plugin.ts';

export type { ReadyroomInput as ReadyroomOptions } from './options.ts';

/** The Astro integration: a site of workshops out of a `content/` folder, no `src/` needed. */
export default function readyroom(input: ReadyroomInput = {}): AstroIntegration {
  const options = parseOptions(input);
  let base = '/';
  let writeFiles: (folder: string) => void = () => undefined;
  let draw: (() => Promise<Pictures>) | undefined;
  let pictures: Promise<Pictures> | undefined;
  return {
    name: 'readyroom',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:start': () => {
        // Meanwhile pages are made, which leaves other threads free. Whatever went wrong is told at the end.
        pictures = draw?.();
        pictures?.catch(() => undefined);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        writeFiles(folder);
        writeOfflineLists(folder, base);
        if (pictures === undefined) return;
        const { all, drawn, copyInto } = await pictures;
        copyInto(folder);
        logger.info(`${all} pictures for links to pages, ${drawn} of them drawn anew`);
      },
      'astro:config:setup': async ({
        config,
        command,
        updateConfig,
        injectRoute,
        injectScript,
        logger,
        addMiddleware,
      }) => {
        const root = fileURLToPath(config.root);
        const content = liveContent(options.content, root);
        const dev =
          command === 'dev'
            ? { folder: options.content, base: config.base.replace(/\/?$/, '/') }
            : undefined;
        const shown = () => shownWorkshops(content.current(), options, command === 'build');
        if (command === 'build')
          writeFiles = (folder) => {
            writeLessonFiles(folder, shown(), content);
          };
        const style = command === 'dev' ? liveContent(styleFolder, root) : undefined;
        if (command === 'build') {
          stopFor(outFolderProblem(fileURLToPath(config.outDir), process.cwd()));
          refuse(content.current());
          if (config.site === undefined) logger.warn(noOrigin);
        }
        for (const line of missingTexts(options, content.current())) logger.warn(line);
        const icons = Object.entries(iconRoutes).flatMap(([name, route]) =>
          existsSync(new URL(name, config.publicDir)) ? [] : [route],
        );
        for (const route of [
          ...routes,
          ...icons,
          ...(config.site === undefined ? [] : [sitemapRoute]),
          ...(command === 'dev' ? devRoutes : []),
        ]) {
          injectRoute(route);
        }
        if (command === 'dev')
          for (const bar of devBars) injectScript('page', barScript(config.base, bar));
        addMiddleware({
          order: 'pre',
          entrypoint: ownFile('routes/middleware.ts'),
        });
        const hasPictures = command === 'build' && config.site !== undefined && options.pictures;
        if (hasPictures)
          draw = () =>
            drawPictures(
              content.current(),
              options,
              new URL('./readyroom-pictures', config.cacheDir),
            );
        updateConfig({
          // The dev server would ask for a slash behind pictures and downloads too; `devAddresses` does as hosts do.
          trailingSlash: command === 'dev' ? 'ignore' : 'always',
          compressHTML: 'jsx',
          build: { format: 'directory', inlineStylesheets: 'never' },
          markdown: {
            syntaxHighlight: false,
            processor: markdownProcessor(
              (path) =>
                lessonContext(root, content, path, dev) ??
                (style && (lessonContext(root, style, path) ?? exampleContext(content, path))),
            ),
          },
          integrations: [mdx()],
          vite: {
            build: { assetsInlineLimit: 0, modulePreload: false },
            worker: {
              format: 'es',
              plugins: () => [enginePlugin()],
              // Nothing bundles a worker once more: what comments tell a bundler is for nobody.
              rolldownOptions: {
                output: { comments: false },
                // No property that is read for nothing does anything: what reads one so may go.
                treeshake: { propertyReadSideEffects: false },
              },
            },
            plugins: [
              contentPlugin(root, options, content, command === 'dev'),
              style && stylePlugin(root, style, content),
              enginePlugin(),
              await appearancePlugin(root, options, hasPictures),
              offlinePlugin(),
              ...(command === 'dev'
                ? [
                    manualPlugin(root),
                    devAddresses(config.base),
                    devLessonFiles(config.base, shown, content),
                    devImportItems({ root, folder: options.content, base: config.base }),
                    devProblems({ root, folder: options.content, base: config.base }, content),
                  ]
                : []),
            ],
          },
        });
      },
    },
  };
}

/** Said at a build. */
const noOrigin = `astro.config has no "site", so pages cannot say where they stand: they name no address for search engines and shared links, and there is no sitemap.xml. Set it to the origin of the site, such as "https://example.org".`;

/** What options lack of the languages of the workshops: pages in these show the text of another one. */
function missingTexts(options: ReadyroomOptions, { workshops }: Content): string[] {
  const used = new Set(workshops.flatMap(({ locales }) => locales));
  return localizedOptions(options).flatMap(({ name, texts }) => {
    const missing = [...used].filter((locale) => texts[locale] === undefined);
    if (missing.length === 0) return [];
    const shown = Object.keys(texts)[0] ?? '';
    return `The option "${name}" of readyroom() in astro.config has no text in ${missing.join(' and ')}: pages in it show the one in ${shown}.`;
  });
}

/** Draws what pages name as their picture. */
async function drawPictures(
  content: Content,
  options: ReadyroomOptions,
  cache: URL,
): Promise<Pictures> {
  const { siteCards } = await import('#integration/pictures/site-cards.ts');
  const { drawCards } = await import('#integration/pictures/draw.ts');
  return drawCards(siteCards(published(withSource(content)), options), fileURLToPath(cache));
}

/** What the dev server puts above each page: what an import left to do for it, and the problems of other pages above that. */
const devBars = [
  { element: 'import-items', list: '_import.json' },
  { element: 'problem-bar', list: '_problems.json' },
] as const;

function barScript(base: string, { element, list }: (typeof devBars)[number]): string {
  return `import ${JSON.stringify(ownPath(`islands/${element}.ts`))};
{
  const bar = document.createElement(${JSON.stringify(element)});
  bar.dataset.list = ${JSON.stringify(base.replace(/\/?$/, '/') + list)};
  document.body.prepend(bar);
}`;
}

/** @throws AstroError that lists every error of the content. */
function refuse({ problems }: Content): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  stopFor(errors.length === 0 ? undefined : problemsText(errors));
}

/** @throws AstroError that says why nothing is built. Where it was thrown says nothing to an author. */
function stopFor(reason: string | undefined): void {
  if (reason === undefined) return;
  const error = new AstroError(reason);
  error.stack = '';
  throw error;
}
