/** A line of which a file has several alike, by the lines around it that the file has once. */

export interface Between {
  above?: string;
  below?: string;
}

/** Finds the next lines above and below a line, by its index, that the file has once; undefined where it is itself one. */
export function betweenIn(lines: readonly string[]): (index: number) => Between | undefined {
  const count = new Map<string, number>();
  for (const line of lines) count.set(line, (count.get(line) ?? 0) + 1);
  const isOnce = (index: number): boolean =>
    (lines[index] ?? '').trim() !== '' && count.get(lines[index] ?? '') === 1;
  const above: (number | undefined)[] = [];
  const below: (number | undefined)[] = [];
  for (let index = 0; index < lines.length; index += 1)
    above.push(isOnce(index - 1) ? index - 1 : above[index - 1]);
  for (let index = lines.length - 1; index >= 0; index -= 1)
    below[index] = isOnce(index + 1) ? index + 1 : below[index + 1];
  return (index) => {
    if (isOnce(index)) return undefined;
    const [before, behind] = [above[index], below[index]].map((at) => lines[at ?? -1]);
    return {
      ...(before === undefined ? {} : { above: before }),
      ...(behind === undefined ? {} : { below: behind }),
    };
  };
}

/** Whether a line is still where it was. Where a line around it was changed, one anywhere counts. */
export function isStillThere(
  lines: readonly string[],
  line: string,
  { above, below }: Between = {},
): boolean {
  const from = above === undefined ? 0 : lines.indexOf(above);
  const to = below === undefined ? lines.length : lines.indexOf(below);
  return (from < 0 || to < from ? lines : lines.slice(from, to)).includes(line);
}
