const hanBeforeLatin = /(?<=\p{Script=Han})(?=[a-z0-9])/giu;
const latinBeforeHan = /(?<=[a-z0-9])(?=\p{Script=Han})/giu;

/**
 * Words as a list in prose: "a, b and c". Where the list joins Han to Latin letters or digits ("kind或minikube"), the
 * half-width space that Chinese typography wants is put between.
 */
export function listText(
  words: readonly string[],
  locale: string,
  type: Intl.ListFormatType = 'conjunction',
): string {
  return new Intl.ListFormat(locale, { type })
    .format(words)
    .replaceAll(hanBeforeLatin, ' ')
    .replaceAll(latinBeforeHan, ' ');
}
