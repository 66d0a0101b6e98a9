/** Where a workshop is kept: see `repository` of workshop.yaml. */
export interface Repository {
  url: string;
  branch?: string | undefined;
  /** The project's folder in it. */
  folder?: string | undefined;
  hosting?: 'github' | 'gitlab' | 'gitea' | undefined;
}

/** Longer addresses are refused by servers: GitHub answers 414 from about 8 KB on. */
const LONGEST = 7000;

/** What the repository is kept in: said, or told by its host. */
function hostingOf({ url, hosting }: Repository): NonNullable<Repository['hosting']> {
  if (hosting) return hosting;
  const { host } = new URL(url);
  if (host.includes('gitlab')) return 'gitlab';
  return /codeberg|gitea|forgejo/.test(host) ? 'gitea' : 'github';
}

/** The page on which a file of the project is edited; `file` is a path from its root. */
export function editLink(repository: Repository, file: string): string {
  const { url, branch = 'main', folder = '' } = repository;
  const verb = { github: 'edit', gitlab: '-/edit', gitea: '_edit' }[hostingOf(repository)];
  const path = [branch, ...folder.split('/'), ...file.split('/')].filter((part) => part !== '');
  return `${url.replace(/\/$/, '')}/${verb}/${path.map(encodeURIComponent).join('/')}`;
}

/** The page on which an issue is written, filled in; a text that is too long for an address is cut. */
export function issueLink(repository: Repository, title: string, body: string): string {
  const base = repository.url.replace(/\/$/, '');
  const isGitlab = hostingOf(repository) === 'gitlab';
  const linkWith = (text: string): string => {
    const query = isGitlab
      ? { 'issue[title]': title, 'issue[description]': text }
      : { title, body: text };
    return `${base}/${isGitlab ? '-/' : ''}issues/new?${new URLSearchParams(query).toString()}`;
  };
  let text = body.toWellFormed();
  while (text !== '' && linkWith(text).length > LONGEST)
    text = text.slice(0, Math.floor(text.length * 0.8)).toWellFormed();
  return linkWith(text);
}
