import { createHash } from 'node:crypto';

/** A line of which a file has several alike, by the lines around it that the file has once, as the list has them. */
export interface Between {
  above?: string;
  below?: string;
}

/** A longer line is in the list by its beginning: all notes on it have it, and there may be thousands. UTF-16 code units. */
const LONG = 1000;

/** A line as the list has it: itself, or its beginning with a sign of the whole. What the list has stays as it is. */
export function listedLine(line: string): string {
  if (line.length <= LONG) return line;
  const sign = createHash('sha256').update(line).digest('hex').slice(0, 16);
  return `${line.slice(0, LONG - sign.length - 1)}…${sign}`;
}

/** Finds the next lines above and below a line, by its index, that the file has once; undefined where it is itself one. */
export function betweenIn(lines: readonly string[]): (index: number) => Between | undefined {
  const isOnce = onceIn(lines);
  const above = new Int32Array(lines.length).fill(-1);
  const below = new Int32Array(lines.length).fill(-1);
  for (let index = 1; index < lines.length; index += 1)
    above[index] = isOnce[index - 1] === true ? index - 1 : (above[index - 1] ?? -1);
  for (let index = lines.length - 2; index >= 0; index -= 1)
    below[index] = isOnce[index + 1] === true ? index + 1 : (below[index + 1] ?? -1);
  const listed = lines.map(listedLine);
  return (index) => {
    if (isOnce[index] === true) return undefined;
    const [before, behind] = [above[index], below[index]].map((at) => listed[at ?? -1]);
    return {
      ...(before === undefined ? {} : { above: before }),
      ...(behind === undefined ? {} : { below: behind }),
    };
  };
}

/** Whether each line has text that no other has. */
function onceIn(lines: readonly string[]): boolean[] {
  const count = new Map<string, number>();
  for (const line of lines) count.set(line, (count.get(line) ?? 0) + 1);
  return lines.map((line) => count.get(line) === 1 && line.trim() !== '');
}

/** Whether a line is still where it was. Where a line around it was changed, one anywhere counts. */
export function isStillThere(
  lines: readonly string[],
  line: string,
  { above, below }: Between = {},
): boolean {
  const listed = lines.map(listedLine);
  const at = (text: string): number => listed.indexOf(listedLine(text));
  const from = above === undefined ? 0 : at(above);
  const to = below === undefined ? lines.length : at(below);
  return (from < 0 || to < from ? listed : listed.slice(from, to)).includes(listedLine(line));
}
