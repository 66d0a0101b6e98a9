import { astroConfig } from './astro-config.ts';
import { packageJson } from './package-json.ts';
import type { Project } from './project.ts';
import { readme } from './readme.ts';
import { slugOf } from './slug.ts';
import { templateFiles } from './templates.ts';
import type { Files } from './templates.ts';
import { workshopFiles } from './workshop-files.ts';
import { titlesOf } from './workshop-yaml.ts';

/** The folder of a project's first workshop below content/. */
export const firstWorkshop = ({ name }: Pick<Project, 'name'>): string => slugOf(name, 'workshop');

/** Every file of a new project but the locks of translations, paths from its folder. */
export function projectFiles(project: Project): Files {
  const { title, locales, source, template, base } = project;
  const workshop = firstWorkshop(project);
  const titles = titlesOf(templateFiles(template)['workshop.yaml'] ?? '', locales);
  const content = Object.entries(workshopFiles(project)).map(
    ([path, text]) => [`content/${workshop}/${path}`, text] as const,
  );
  return {
    ...templateFiles('project'),
    ...Object.fromEntries(content),
    'README.md': readme(title ?? titles[source] ?? workshop, workshop),
    'astro.config.mjs': astroConfig(title ?? titles, base),
    'package.json': packageJson(project),
  };
}
