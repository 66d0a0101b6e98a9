import { readFileSync } from 'node:fs';
import { drawPage } from './draw-page.ts';
import { firstPage } from './first-page.ts';
import type { Project } from './project.ts';
import { readmePicture, readme } from './readme.ts';
import { folderNameOf } from './folder-name.ts';
import { templateFiles } from './templates.ts';
import type { FileTexts } from './templates.ts';
import { workshopFiles } from './workshop-files.ts';
import { titlesOf } from './workshop-files.ts';

/** The folder of a project's first workshop below content/. */
export const firstWorkshop = ({ name }: Pick<Project, 'name'>): string =>
  folderNameOf(name, 'workshop');

/** Every file of a new project but the locks of translations, paths from its folder. */
export function projectFiles(project: Project): FileTexts {
  const { title, locales, source, template, base } = project;
  const workshop = firstWorkshop(project);
  const titles = titlesOf(templateFiles(template)['workshop.yaml'] ?? '', locales);
  const files = workshopFiles(project);
  const content = Object.entries(files).map(
    ([path, text]) => [`content/${workshop}/${path}`, text] as const,
  );
  return {
    ...templateFiles('project'),
    ...Object.fromEntries(content),
    [readmePicture]: drawPage(firstPage(files, project)),
    'README.md': readme(title ?? titles[source] ?? workshop, workshop),
    'astro.config.mjs': astroConfig(base),
    'package.json': packageJson(project),
  };
}

/** astro.config.mjs of a new project; `base` is the path that it stands at. */
function astroConfig(base: string): string {
  return `import { defineConfig } from 'astro/config';
import readyroom from 'readyroom';

// Where the site will stand: an origin and a path. The workflow that publishes it on GitHub Pages sets both.
export default defineConfig({
  site: process.env.SITE,
  base: process.env.BASE ?? ${JSON.stringify(base)},
  // The site is called as its workshop. A name of its own, a logo, a colour: the lesson "Make it yours" of the manual.
  integrations: [readyroom()],
});
`;
}

/** What is read from Readyroom's own package.json. */
interface Own {
  allowScripts: Readonly<Record<string, boolean>>;
  devDependencies: { astro: string; node: string };
}

const own = (): Own =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Own;

/**
 * package.json of a new project. Exact versions, those Readyroom is tested with; `node` is one of them, so that `npm run`
 * works where the installed Node is older than Astro needs.
 */
function packageJson({ name, readyroom }: Project): string {
  const { allowScripts, devDependencies } = own();
  const { astro, node } = devDependencies;
  return `${JSON.stringify(
    {
      name,
      private: true,
      type: 'module',
      scripts: {
        dev: 'astro dev',
        build: 'astro build',
        preview: 'astro preview',
        lint: 'readyroom lint',
        readyroom: 'readyroom',
        manual: 'readyroom manual',
      },
      allowScripts,
      dependencies: { astro, readyroom },
      devDependencies: { node },
    },
    null,
    2,
  )}\n`;
}
