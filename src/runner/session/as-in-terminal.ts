/** How a process was ended, as bash tells it: number, word, and the command behind blanks that align it. */
const ended = String.raw` *\d+ (\S+(?: \S+)*) {2,}.*`;

/**
 * What a command printed, as it stands in a terminal where it was typed. Bash names the file it reads a command from, here one of
 * `folder`, with the line, where a terminal has "bash"; and it tells of a process that was killed with its number.
 */
export function asInTerminal(text: string, folder: string): string {
  const file = `${folder.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}/command-\\d+`;
  const place = `(?:${file}|^(?:readyroom|environment)): line \\d+: `;
  return text
    .replaceAll(new RegExp(`${place}${ended}$`, 'gm'), '$1')
    .replaceAll(new RegExp(place, 'gm'), 'bash: ');
}
