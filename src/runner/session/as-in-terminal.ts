/** How a process was ended, as bash tells it: number, word in 24 columns, whether its memory was kept, and the command. */
const ended = String.raw` *\d+ (?=.{22}  \S)(\S+(?: \S+)*?) {2,}(\(core dumped\))?.*`;

/**
 * What a command printed, as it stands in a terminal where it was typed. Bash names the file it reads a command from, here one of
 * `folder`, with the line, where a terminal has "bash"; and it tells of a process that was killed with its number. A function that
 * a new shell was given (`isRestored`) is of no file.
 */
export function asInTerminal(text: string, folder: string, isRestored: boolean): string {
  const file = `${folder.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}/command-\\d+`;
  const place = `(?:${file}${isRestored ? '|^(?:readyroom|environment)' : ''}): line \\d+: `;
  return text
    .replaceAll(new RegExp(`${place}${ended}$`, 'gm'), (_, how: string, kept = '') =>
      `${how} ${kept}`.trimEnd(),
    )
    .replaceAll(new RegExp(place, 'gm'), 'bash: ');
}
