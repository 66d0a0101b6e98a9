import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Run } from '#cli/definition.ts';
import type { publishing } from './options.ts';
import { problemSentence } from './problem-text.ts';
import { readProject } from './project.ts';
import { filesIn, pathsIn } from '#cli/site-folder.ts';
import { visible } from '#cli/terminal.ts';
import { pagesAddress } from '#publish/pages-address.ts';
import { siteProblems } from '#publish/site-problems.ts';
import type { BuiltSite } from '#publish/site-problems.ts';
import { siteIn } from '#serve/folder-files.ts';

/** `readyroom publish --check`: what would go wrong on GitHub Pages, and what only its settings can tell. */
export const run: Run<typeof publishing> = async (
  { options, arguments: [folder = 'dist', more] },
  io,
) => {
  if (more !== undefined) return { usageError: `One folder is taken; "${more}" is too much.` };
  if (!options.check)
    return {
      usageError: 'A push publishes, by the workflow. To be told what would go wrong, add --check.',
    };
  const built = await readBuiltSite(resolve(io.cwd, folder));
  if (!built)
    return { usageError: `There is no built site in ${folder}. Make one with npm run build.` };
  const { repository, branch, domain, isChanged, problems: ofProject } = readProject(io.cwd);
  const site = { ...built, domain: built.domain ?? domain };
  const changed = changedSince(io.cwd, resolve(io.cwd, folder));
  const address = repository && pagesAddress(repository, site.domain);
  // Built for where it will stand although no variable is set: astro.config says it.
  const isSettled = address?.base === site.base;
  const problems = [
    ...ofProject.filter(({ code }) => code !== 'no-address' || !isSettled),
    ...siteProblems(site),
    ...(changed === undefined ? [] : [{ code: 'changed-since', file: changed } as const]),
  ];
  if (options.format === 'json') {
    const withTexts = problems.map((problem) => ({ ...problem, text: problemSentence(problem) }));
    io.out(`${JSON.stringify({ address, base: site.base, problems: withTexts }, null, 2)}\n`);
    return problems.length === 0 ? 0 : 1;
  }
  const bytes = [...site.files.values()].reduce((sum, size) => sum + size, 0);
  const notes = [
    ...(isChanged ? ['Some changes are not committed; a push leaves them behind.'] : []),
    ...(address === undefined
      ? ['"origin" is no repository at GitHub, so where the site will stand is not known.']
      : isSettled
        ? []
        : [
            `Built for ${site.base}; the workflow builds it anew for ${address.base}. To have links that forget that path found here: SITE=${address.site} BASE=${address.base} npm run build`,
          ]),
  ];
  const lines = [
    `Site     ${folder}: ${String(site.pages.size)} pages, ${(bytes / 1e6).toFixed(1)} MB, built for ${site.base}`,
    ...(address ? [`Address  ${address.site}${address.base}`] : []),
    ...(branch === undefined ? [] : [`Branch   ${branch}`]),
    '',
    problems.length === 0
      ? 'Nothing was found that would go wrong.'
      : `To mend before the push: ${String(problems.length)}`,
    ...problems.map((problem) => `  - ${problemSentence(problem)}`),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    'What only GitHub knows, to be looked at once in the settings of the repository:',
    `  - Pages, Source: GitHub Actions${repository ? `: https://github.com/${repository.owner}/${repository.name}/settings/pages` : ''}`,
    '  - A private repository needs a paid plan for Pages.',
    ...(site.domain === undefined
      ? []
      : [
          `  - Pages, Custom domain: ${site.domain}. Secrets and variables, Actions, Variables: SITE is https://${site.domain}, BASE is /`,
        ]),
    '',
  ];
  io.out(lines.map(visible).join('\n'));
  return problems.length === 0 ? 0 : 1;
};

/** Reads a built site; undefined where none was built. */
async function readBuiltSite(folder: string): Promise<BuiltSite | undefined> {
  const site = await siteIn(folder);
  if ('problem' in site) return undefined;
  const files = filesIn(folder);
  const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  return {
    base: site.base,
    files: new Map([...files].map(([path, { length }]) => [path, length])),
    symbolicLinks: pathsIn(folder, (entry) => entry.isSymbolicLink()),
    pages: new Map(pages.map(([path, bytes]) => [path, text(bytes)])),
    domain: files.has('CNAME') ? text(files.get('CNAME')).trim() : undefined,
  };
}

/** What a site is built from, in the folder of a project. */
const sources = ['content', 'components', 'public'];
const isConfig = (name: string): boolean => /^astro\.config\.[cm]?[jt]s$/.test(name);

/** What file managers and editors leave beside files: no site is built from it. */
const isLeft = (name: string): boolean =>
  /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.#.*|#.*#|.*~|\..*\.sw[a-p])$/i.test(name);

/** The file of a project that changed last, if that was after its site in `site` was built: what is looked at is an older one. */
function changedSince(project: string, site: string): string | undefined {
  const built = Math.max(...filesBelow(site).map(timeOf));
  const files = [
    ...readdirSync(project)
      .filter(isConfig)
      .map((name) => join(project, name)),
    ...sources.flatMap((folder) => filesBelow(join(project, folder))),
  ].filter((file) => !isLeft(basename(file)));
  const [last] = files
    .map((file) => ({ file, time: timeOf(file) }))
    .filter(({ time }) => time > built)
    .sort((a, b) => b.time - a.time);
  return last && relative(project, last.file);
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const timeOf = (file: string): number => statSync(file).mtimeMs;
