import type { SiteProblem } from '#publish/site-problems.ts';
import type { WorkflowProblem } from '#publish/workflow-problems.ts';
import { listed } from '#cli/suggest.ts';

/** What the repository lacks. */
type RepositoryProblem =
  /** No workflow publishes. */
  | { code: 'no-workflow' }
  /** `npm ci` of the workflow needs it. */
  | { code: 'no-lock-file' }
  /** What is pushed lacks this file. */
  | { code: 'not-committed'; file: string };

/** The site is not what the project would make of it now: `file` changed after it was built. */
type AgeProblem = { code: 'changed-since'; file: string };

export type Problem = SiteProblem | WorkflowProblem | RepositoryProblem | AgeProblem;

type Sentences = {
  [Code in Problem['code']]: (problem: Extract<Problem, { code: Code }>) => string;
};

const sentences: Sentences = {
  'no-nojekyll': () =>
    'The site has no file .nojekyll, so GitHub Pages would leave out _astro/ where it serves a branch. Put an empty file of that name into public/.',
  'too-large': ({ bytes }) =>
    `The site has ${(bytes / 1e9).toFixed(1)} GB, and GitHub Pages takes 1 GB. Make pictures smaller, or serve downloads elsewhere.`,
  'symbolic-link': ({ file }) =>
    `${file} is a symbolic link, which cannot be published. Put the file itself there.`,
  'domain-with-base': ({ domain, base }) =>
    `CNAME names ${domain}, which is served from its root, but the site was built for ${base}. Set BASE to / there: for the workflow, in the repository's variables.`,
  'not-there': ({ page, address }) =>
    `${page}: ${address} leads nowhere. Correct the link, or add the file to public/.`,
  'other-capitals': ({ page, address, file }) =>
    `${page}: ${address} leads nowhere, but ${file} is there. GitHub Pages tells capitals apart, as your computer may not: write them alike.`,
  outside: ({ page, address }) =>
    `${page}: ${address} lacks the path that the site stands below. Write the link in the way of a lesson, or begin it with import.meta.env.BASE_URL.`,
  'this-computer': ({ page, address }) =>
    `${page}: ${address} is this computer, which no reader can reach.`,
  'no-yaml': ({ file }) => `${file} is no YAML file that GitHub can read. Correct it.`,
  permission: ({ file, permission }) =>
    `${file} may not publish: add "${permission}" below "permissions:" of the job with actions/deploy-pages.`,
  'other-branch': ({ file, branch, branches }) =>
    branches.length === 0
      ? `${file} is not started by a push. Add "push:" below "on:", or start it by hand under Actions.`
      : `${file} is started by a push to ${listed(branches)}, and this branch is ${branch}. Name it there, or push to one of those.`,
  'no-address': ({ file, variable }) =>
    `${file} does not set ${variable} for the build, so addresses would be wrong. Take that step over from a project of "readyroom init".`,
  'no-workflow': () =>
    'No workflow in .github/workflows/ publishes with actions/deploy-pages. Take pages.yml over from a project of "readyroom init".',
  'no-lock-file': () =>
    'There is no package-lock.json, and the workflow begins with npm ci, which needs it. Run npm install, and commit the file.',
  'changed-since': ({ file }) =>
    `${file} has changed since the site was built, so what is looked at here is not what would be published. Run npm run build, then this again.`,
  'not-committed': ({ file }) =>
    `${file} is not committed, so what is pushed lacks it. Run: git add ${file}`,
};

/** What is wrong and what to do, as a sentence or two. */
export const problemSentence = <Found extends Problem>(problem: Found): string =>
  (sentences[problem.code] as (problem: Found) => string)(problem);
