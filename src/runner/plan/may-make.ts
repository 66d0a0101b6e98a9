import { literalPattern } from '#transforms/literal-pattern.ts';
import type { ShellCommand } from '#transforms/shell/command.ts';
import { launched } from './launched.ts';
import { expansionsOf, writtenValues } from './values.ts';

/** They put files where they are told. */
const placing = words('mv cp ln install tar unzip gunzip bunzip2 xz chmod dd tee');
/** They put programs there when they are told to. */
const packaging = words(
  'apt apt-get aptitude brew dnf yum microdnf tdnf apk zypper pacman snap port choco winget scoop flatpak pip pip3 pipx uv conda mamba npm pnpm yarn go cargo gem krew asdf mise arkade gcloud az nix-env eget',
);
const telling = /^(?:install(?:-cli)?|i|add|get|in|global|-i\w*|-S\w*|use)$/;
/** They fetch files. */
const fetching = words('curl wget aria2c');
/** What may follow them in a pipe, to make something of a file. */
const unpacking = words('tar sh bash zsh gunzip bsdtar funzip tee install dd');

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** Whether a command may make a program of this name, since it makes programs and names it; `text` is where its variables get their values. */
export function mayMake(command: ShellCommand, name: string, text: string): boolean {
  const [program = '', ...args] = launched(command.words);
  const values = writtenValues(text);
  const isNamed = (word: string): boolean =>
    expansionsOf(word, (variable) => values.get(variable) ?? []).some((each) => names(each, name));
  if (program === 'alias') return args.some((each) => each.startsWith(`${name}=`));
  const written = command.redirections.flatMap(({ operator, target = '' }) =>
    operator.includes('>') ? [target] : [],
  );
  if (written.some((target) => isNamed(target))) return true;
  const makes =
    placing.has(program) ||
    (packaging.has(program) && args.some((each) => telling.test(each))) ||
    (fetching.has(program) && keepsFile(program, args, command));
  return makes && args.some((each) => isNamed(each));
}

/** Whether what is fetched becomes a file, or what is unpacked or run. */
const keepsFile = (
  program: string,
  args: readonly string[],
  { pipedTo, redirections }: ShellCommand,
) =>
  program !== 'curl' ||
  args.some((each) => /^-[a-z#]*o|^--(?:output|remote-name)/i.test(each)) ||
  redirections.some(({ operator }) => operator.includes('>')) ||
  pipedTo.some((each) => unpacking.has(launched(each.words)[0] ?? ''));

/** Whether a word has this name in it, and is not that of a file of data. */
const names = (word: string, name: string): boolean =>
  !/\.(?:ya?ml|json|md|txt|conf|csv|html?)$/.test(word) &&
  new RegExp(`(?<![a-z0-9])${literalPattern(name)}(?![a-z0-9])`, 'i').test(word);
