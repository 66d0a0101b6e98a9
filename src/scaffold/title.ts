/** Why a text cannot be a title, as the end of a sentence that begins with it; undefined if it can. */
export function wrongTitlePart(title: string): string | undefined {
  if (title.trim() === '') return 'is empty';
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(title)) return 'has to be one line of plain text';
  if (title.includes('{{')) return 'cannot hold {{, which stands for a constant in content';
  return undefined;
}

/** A title as Markdown that shows exactly this text. */
export const markdownText = (title: string): string =>
  title.replaceAll(/[\\`*_[\]<>&#~|$]/g, String.raw`\$&`);
