import { readShell } from '#transforms/shell.ts';
import { promptedCommand } from './command-shape.ts';

interface OtherShell {
  /** What it is called. */
  name: string;
  langs: readonly string[];
  /** How a heading, a tab or a sentence names it. */
  named: RegExp;
  /** What it writes otherwise than bash, or what bash reads as something else. */
  own: RegExp;
}

const windows = 'the Windows command prompt';

const otherShells: readonly OtherShell[] = [
  {
    name: 'PowerShell',
    langs: ['powershell', 'pwsh', 'ps1', 'ps', 'posh'],
    named: /\bpowershell\b/i,
    own: /^[ \t]*\$[\w:]+(?:[ \t]*=|\.\w)|\benv:\w|^[ \t]*(?:\$\w+[ \t]*=[ \t]*)?[A-Z][A-Za-z]+-[A-Z][A-Za-z]+\b|\|[ \t]*[A-Z][A-Za-z]+-[A-Z][A-Za-z]+\b|`$|@[{('"]|^[ \t]*(?:& )?\.\\\w|\$_\b|\|[ \t]*[%?][ \t]*\{|^[ \t]*(?:winget|choco|scoop|wsl|powershell|pwsh)(?:\.exe)? |^[ \t]*\S+\.(?:ps1|exe)\b/m,
  },
  {
    name: windows,
    langs: ['cmd', 'bat', 'batch'],
    named: /\bcmd(?:\.exe)?\b|\bwindows command prompt\b/i,
    own: /%\w+%|%~[a-z]*\d|%\*|^[ \t]*(?:@?echo off|set(?: \/[ap])? [a-z_]\w*(?:=|$)|rem\b)|\^(?:$|[<>&|])|\b[A-Z]:\\|^[ \t]*(?:dir|type|copy|del|cls|move|ren|findstr|ipconfig)(?: |$)/im,
  },
  {
    name: 'fish',
    langs: ['fish'],
    named: /\bfish\b/i,
    own: /^[ \t]*set (?:-|\w+ )|^[ \t]*end[ \t]*$/m,
  },
];

/** What the shell is called that a block is written for, by its fence, if bash cannot run it: undefined for what bash reads as well. */
export function otherShellOf(lang: string, text: string): string | undefined {
  const shell = otherShells.find(({ langs }) => langs.includes(lang));
  if (shell === undefined) return undefined;
  if (shell.own.test(text) || readShell(text).state.is !== 'complete') return shell.name;
  // Blocks for Windows are called after either of its shells.
  const other = otherShells.find(({ name }) => name === windows && shell.name === 'PowerShell');
  return other?.own.test(text) === true ? other.name : undefined;
}

/** Names of shells whose commands are those of bash. */
const ofBash = /\b(?:bash|zsh|linux|mac ?os|unix)\b/i;

/** The one shell that words above a block name; '' where bash is one of several, or none is named. */
export const shellNamedIn = (words: string): string =>
  ofBash.test(words) ? '' : (otherShells.find(({ named }) => named.test(words))?.langs[0] ?? '');

/** A cmdlet by one of the verbs that these have, or what PowerShell alone sets: `$boat = 1`, `$env:BOAT = 1`; or a program here, whose backslash bash would drop: `.\boat.exe`. */
const ofPowerShell =
  /^(?:(?:Add|Clear|ConvertTo|Copy|Disable|Enable|Expand|Export|Get|Import|Install|Invoke|Move|New|Out|Register|Remove|Rename|Restart|Select|Set|Start|Stop|Test|Uninstall|Unregister|Update|Write)-[A-Z][A-Za-z]+(?=\s|$)|\$(?:env:)?[A-Za-z]\w* ?= ?\S|\.\\\w)/;

/**
 * A variable as the command prompt of Windows sets it, where bash sets none, a way that begins with a drive, one below this folder, `.\boat.yaml`, of which
 * bash would drop the backslash, and programs that only Windows has.
 */
const ofWindows =
  /^(?:set [a-z_]\w*=(?!")|cd (?:\/d )?"?[a-z]:\\|net (?:start|stop) \w|[\w-]{1,30}\.exe \/[a-z]|(?:winget|choco) [a-z]|ipconfig(?: \/|$))|^[^'\n]*%(?:cd|userprofile|appdata|temp)%|^[^"']* \.\\\w/i;

/** What Windows has not: its author took `$boat=1` for what sets a variable in bash. */
const ofUnix = /^[ \t]*(?:apt(?:-get)?|chmod|chown|export|sudo) /m;

/** The shell that a block is of, where no fence says so and it begins with what bash reads otherwise, or not at all. */
export function plainlyOther(text: string): string | undefined {
  const first = (text.split('\n').find((line) => !/^\s*(?:#|$)/.test(line)) ?? '').trim();
  if (ofWindows.test(first)) return windows;
  return ofPowerShell.test(first) && !ofUnix.test(text) ? 'PowerShell' : undefined;
}

/** The same of what is typed at the prompts of a session, which may say themselves whose they are. */
export function otherShellAtPrompts(lang: string, text: string): string | undefined {
  const lines = text.split('\n');
  const typed = lines.flatMap((line) => promptedCommand(line) ?? []).join('\n');
  const isOf = (prompt: RegExp): boolean => lines.some((line) => prompt.test(line));
  const byPrompt = isOf(/^\s*PS(?: [^<>|"]{0,100})?> /) ? 'powershell' : undefined;
  const shell =
    otherShellOf(byPrompt ?? (isOf(/^\s*[A-Z]:\\[^<>|"]{0,100}>/) ? 'cmd' : lang), typed) ??
    (ofWindows.test(typed) ? windows : undefined);
  // Its prompt says more than a path of Windows does.
  return shell === windows && byPrompt !== undefined ? 'PowerShell' : shell;
}
