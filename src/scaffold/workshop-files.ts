import type { Project } from './project.ts';
import { templateFiles } from './templates.ts';
import type { Files } from './templates.ts';
import { workshopYaml } from './workshop-yaml.ts';

/** The files of a new workshop, paths from its folder: a template's, in the languages that are wanted. */
export function workshopFiles(
  wanted: Pick<Project, 'title' | 'locales' | 'source' | 'template'>,
): Files {
  const files = Object.entries(templateFiles(wanted.template)).filter(
    ([path]) => !path.endsWith('.mdx') || wanted.locales.some((locale) => isProseOf(path, locale)),
  );
  return Object.fromEntries(
    files.map(([path, text]) => [
      path,
      path === 'workshop.yaml' ? workshopYaml(text, wanted) : text,
    ]),
  );
}

const isProseOf = (path: string, locale: string): boolean => path.endsWith(`/${locale}.mdx`);
