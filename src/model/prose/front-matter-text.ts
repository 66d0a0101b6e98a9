/** The YAML between the `---` at the very beginning of a file and the next one; its first line is line 2 of the file. */
export function frontMatterText(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  if (lines[0]?.trimEnd() !== '---') return undefined;
  const end = lines.indexOf('---', 1);
  return end === -1 ? undefined : lines.slice(1, end).join('\n');
}
