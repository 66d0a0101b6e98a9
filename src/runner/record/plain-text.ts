import { stripVTControlCharacters } from 'node:util';

/** Operating system commands, among them titles with user, host and folder: up to BEL or ST. */
// eslint-disable-next-line no-control-regex -- terminals are driven by control characters
const commands = /\u001B[\]PX^_][^\u0007\u001B]*(?:\u0007|\u001B\\)?/g;

/** What a terminal shows of a text in the end: no sequences, a line overwritten by its last version, no other control characters. */
export const shownInTerminal = (text: string): string =>
  stripVTControlCharacters(text.replaceAll(commands, ''))
    .split('\n')
    .map(lastVersion)
    .join('\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '');

/** A line as it stands after carriage returns and backspaces. */
function lastVersion(line: string): string {
  const versions = line.split('\r').filter((version) => version !== '');
  const shown = versions.reduce((before, version) => version + before.slice(version.length), '');
  if (!shown.includes('\b')) return shown;
  const signs: string[] = [];
  for (const sign of shown) {
    if (sign === '\b') signs.pop();
    else signs.push(sign);
  }
  return signs.join('');
}
