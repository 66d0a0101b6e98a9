type Options = Readonly<Record<string, unknown>>;

/** Addresses, tags and the words and addresses of links, in which a shorthand is text. */
const literal = /(<[^<>]*>|!?\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])|https?:\/\/[^\s<>)]+)/;

/**
 * By the settings of pymdownx.magiclink, `#12` and `owner/name#12` lead to an issue of GitHub, and `@name` to who is called so.
 * undefined where the settings say nothing of that.
 */
export function withIssues(options: Options | undefined): ((text: string) => string) | undefined {
  if (options?.['repo_url_shorthand'] !== true) return undefined;
  if ((options['provider'] ?? 'github') !== 'github') return undefined;
  const { user, repo } = options;
  const own = typeof user === 'string' && typeof repo === 'string' ? `${user}/${repo}` : undefined;
  const linked = (part: string): string =>
    part
      .replaceAll(
        /(?<![\w/@#&[`])([\w-]{1,39}\/[\w.-]{1,100})?#(\d{1,9})(?![\w-])/g,
        (whole, named: string | undefined, number: string) => {
          const project = named ?? own;
          return project === undefined
            ? whole
            : `[${whole}](https://github.com/${project}/issues/${number})`;
        },
      )
      .replaceAll(
        /(?<![\w/@.[`])@([a-z\d](?:[a-z\d-]{0,38}[a-z\d])?)(?![\w/@-])/gi,
        (whole, name: string) => `[${whole}](https://github.com/${name})`,
      );
  return (text) =>
    text
      .split(literal)
      .map((part, index) => (index % 2 === 1 ? part : linked(part)))
      .join('');
}
