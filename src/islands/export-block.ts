/** Shell lines that set variables, single-quoted, so that no value can be anything but a value. */
export function exportBlock(values: readonly (readonly [name: string, value: string])[]): string {
  return values
    .map(([name, value]) => `export ${name}='${value.replaceAll("'", String.raw`'\''`)}'`)
    .join('\n');
}
