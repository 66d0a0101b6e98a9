/** Finds the value of a variable of Liquid; undefined where nobody knows it, null where it has none. */
export type ValueOf = (name: string) => string | null | undefined;

const escaped: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};

/** An address leads within the site, wherever that is. */
const sameAddress = (text: string): string => text;

const filters: Readonly<Record<string, (text: string, ...words: string[]) => string>> = {
  absolute_url: sameAddress,
  append: (text, end = '') => text + end,
  capitalize: (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
  default: (text, other = '') => (text === '' ? other : text),
  escape: (text) => text.replaceAll(/[&<>"']/g, (sign) => escaped[sign] ?? sign),
  downcase: (text) => text.toLowerCase(),
  prepend: (text, start = '') => start + text,
  relative_url: sameAddress,
  remove: (text, part = '') => text.replaceAll(part, ''),
  replace: (text, part = '', other = '') => text.replaceAll(part, () => other),
  strip: (text) => text.trim(),
  upcase: (text) => text.toUpperCase(),
};

/** The value of an expression such as `site.name | append: "!"`; undefined where a part of it is not known. */
export function valueOfExpression(text: string, valueOf: ValueOf): string | undefined {
  const [first = '', ...used] = partsAt(text, '|');
  const value = operand(first, valueOf);
  if (value === undefined) return undefined;
  let made = value ?? '';
  for (const each of used) {
    const [name = '', rest = ''] = partsAt(each, ':');
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    const words = rest === '' ? [] : partsAt(rest, ',').map((word) => operand(word, valueOf));
    if (filter === undefined || words.includes(undefined)) return undefined;
    made = filter(made, ...words.map((word) => word ?? ''));
  }
  return made;
}

/** Whether a condition such as `include.boat == "red"` is met; undefined where a part of it is not known. */
export function isMet(condition: string, valueOf: ValueOf): boolean | undefined {
  const [first = '', ...others] = condition.split(/\s(?=and\s|or\s)/);
  const isOr = others.some((each) => each.startsWith('or'));
  // Liquid reads a mix of the two from right to left.
  if (isOr && others.some((each) => each.startsWith('and'))) return undefined;
  const met = [first, ...others.map((each) => each.replace(/^(?:and|or)\s+/, ''))].map((each) =>
    isComparisonMet(each, valueOf),
  );
  if (met.includes(undefined)) return undefined;
  return isOr ? met.includes(true) : !met.includes(false);
}

function isComparisonMet(text: string, valueOf: ValueOf): boolean | undefined {
  const [left = '', sign, right = ''] = text.split(/(==|!=|<>|\scontains\s)/);
  if (/[<>=]/.test(left)) return undefined;
  const one = operand(left, valueOf);
  if (one === undefined) return undefined;
  if (sign === undefined) return one !== null && one !== 'false';
  const other = right.trim() === 'blank' ? '' : operand(right, valueOf);
  if (other === undefined) return undefined;
  if (sign.trim() === 'contains') return one?.includes(other ?? '') ?? false;
  return (one === other) === (sign === '==');
}

/** What a word stands for: a text in quotes, a number, a variable. */
function operand(word: string, valueOf: ValueOf): string | null | undefined {
  const text = word.trim();
  const [, double, single] = /^(?:"([^"]*)"|'([^']*)')$/.exec(text) ?? [];
  if (double !== undefined || single !== undefined) return double ?? single;
  if (/^(?:-?\d+(?:\.\d+)?|true|false)$/.test(text)) return text;
  if (text === 'nil' || text === 'null') return null;
  if (text === 'empty') return '';
  return /^[a-z_][\w.-]*$/i.test(text) ? valueOf(text) : undefined;
}

/** The parts of a text between signs that stand in no quotes. */
function partsAt(text: string, sign: string): string[] {
  const parts = [''];
  for (const each of text.match(/"[^"]*"|'[^']*'|./gs) ?? []) {
    if (each === sign) parts.push('');
    else parts.push((parts.pop() ?? '') + each);
  }
  return parts.map((part) => part.trim());
}
