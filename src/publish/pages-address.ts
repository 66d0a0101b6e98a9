/** A repository at GitHub. */
export interface GitHubRepository {
  owner: string;
  name: string;
}

/** Where a site stands. */
export interface PagesAddress {
  /** The protocol and the domain: "https://octocat.github.io". */
  site: string;
  /** The path below it, with a slash at both ends. */
  base: string;
}

/** The repository at GitHub that the address of a remote names, as git writes it; undefined if it is elsewhere. */
export function repositoryOf(remote: string): GitHubRepository | undefined {
  const [, owner, name] =
    /^(?:(?:https|ssh|git):\/\/(?:[^@/\s]+@)?github\.com(?::\d+)?\/|(?:[^@/\s]+@)?github\.com:)([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i.exec(
      remote.trim(),
    ) ?? [];
  return owner === undefined || name === undefined ? undefined : { owner, name };
}

/**
 * Where GitHub Pages serves a repository: a domain of one's own (the file CNAME) from its root, so OWNER.github.io, and any other
 * below its name (https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages).
 */
export function pagesAddress({ owner, name }: GitHubRepository, domain?: string): PagesAddress {
  if (domain !== undefined) return { site: `https://${domain}`, base: '/' };
  const host = `${owner.toLowerCase()}.github.io`;
  return { site: `https://${host}`, base: name.toLowerCase() === host ? '/' : `/${name}/` };
}
