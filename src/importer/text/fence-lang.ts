/** Names of fences for what is typed into a shell. */
const shellLangs = new Set(
  (
    'bash sh shell zsh ksh ash console shell-session shellsession terminal sh-session bash-session bash-shell shell-script ' +
    'shellscript powershell pwsh ps1 cmd bat batch fish command commandline cli exec execute interrupt azurecli azurecli-interactive'
  ).split(' '),
);

/** Fences of sessions: what has no prompt there may be printed. */
export const sessionLangs: ReadonlySet<string> = new Set(
  'console shell-session shellsession terminal sh-session bash-session bash-shell'.split(' '),
);

/** Names of fences that say nothing, or that what they hold is text. */
export const plainLangs: ReadonlySet<string> = new Set(
  (
    'text textinfo txt plain plaintext none output log logs no-highlight nohighlight raw properties texinfo git copy ' +
    'buttonless nocopy no-copy result results response stdout snippet'
  )
    .split(' ')
    .concat(''),
);

/** `.term1` is a terminal of Play with Docker, in which a block is typed by a click. */
export const isShellLang = (lang: string): boolean =>
  shellLangs.has(lang) || /^term(?:inal)?\d*$/.test(lang);

/** The language of a fence: the first word of `{.bash}`, `bash{1-3}`, `yaml:title`, `bash{{execute}}`, `bash+exec`. */
export const langOf = (lang: string | null | undefined): string =>
  (/[\w+#-]+/.exec((lang ?? '').toLowerCase())?.[0] ?? '').replace(/\b\+\w+$/, '');
