/** The type of an aside by the name that a generator has for it. */
const types: Readonly<Record<string, 'note' | 'tip' | 'caution'>> = {
  note: 'note',
  info: 'note',
  information: 'note',
  primary: 'note',
  secondary: 'note',
  default: 'note',
  notice: 'note',
  callout: 'note',
  alert: 'note',
  admonition: 'note',
  hint: 'tip',
  tip: 'tip',
  success: 'tip',
  check: 'tip',
  warning: 'caution',
  warn: 'caution',
  caution: 'caution',
  danger: 'caution',
  error: 'caution',
  important: 'caution',
};

/** What Minimal Mistakes, Bootstrap and Chirpy write before it: `notice--info`, `alert-danger`, `panel-info`, `prompt-tip`. */
const prefix = /^(?:notice--|alert--?|(?:bs-)?callout-|prompt-|panel-)/;

/** The type of aside that a name stands for, whatever its case; undefined for any other name. */
export const asideType = (word: string): 'note' | 'tip' | 'caution' | undefined => {
  const lower = word.toLowerCase().replace(prefix, '');
  return Object.hasOwn(types, lower) ? types[lower] : undefined;
};

/** What an aside has for a name, and for the title that the page gives it, if it does: "Caution" above what was called important would not be so. */
export function asideAttributes(
  word: string,
  title = '',
): { type: 'note' | 'tip' | 'caution'; title?: string } | undefined {
  const type = asideType(word);
  const shown = title === '' && word.toLowerCase() === 'important' ? 'Important' : title;
  return type === undefined ? undefined : { type, ...(shown === '' ? {} : { title: shown }) };
}
