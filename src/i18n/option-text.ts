/** A text of the options in a language, or in the first that it has. */
export const optionText = (
  text: string | Readonly<Record<string, string>>,
  locale: string,
): string => (typeof text === 'string' ? text : (text[locale] ?? Object.values(text)[0] ?? ''));
