/** A character that a word processor puts in the place of one that is typed; offsets are UTF-16. */
export interface Typographic {
  character: string;
  offset: number;
  /** What is typed instead. */
  plain: string;
}

const plainOf: Readonly<Record<string, string>> = {
  ...{ '“': '"', '”': '"', '„': '"', '‟': '"', '＂': '"' },
  ...{ '‘': "'", '’': "'", '‚': "'", '‛': "'", '＇': "'" },
  ...{ '‐': '-', '‑': '-', '‒': '-', '–': '--', '—': '--', '―': '--', '−': '-', '－': '-' },
  ...{ '\u00a0': ' ', '\u2007': ' ', '\u202f': ' ', '\u3000': ' ' },
  ...{ '\u200b': '', '\u2060': '', '\ufeff': '' },
};

const any = new RegExp(`[${Object.keys(plainOf).join('')}]`, 'gu');

/** Every such character of a text. A dash before a single letter is one that was typed as one: `–n`. */
export function typographicIn(text: string): Typographic[] {
  return [...text.matchAll(any)].map(({ 0: character, index }) => {
    const isShort = /^[–—―][A-Z](?![A-Z])/i.test(text.slice(index, index + 3));
    return { character, offset: index, plain: isShort ? '-' : (plainOf[character] ?? '') };
  });
}

/** Where a character in a command comes from that no shell reads as the one it looks like. */
export type LookalikeOrigin = 'word-processor' | 'full-width' | 'alphabet';

/** Letters of Cyrillic and Greek, and below them the Latin ones that they look like. */
const alike = 'аеорсхуіјѕһԁАВЕКМНОРСТХІЈЅοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const latin = 'aeopcxyijshdABEKMHOPCTXIJSoABEZHIKMNOPTYX';

const foreign = new RegExp(
  `[\\uff01-\\uff5e]|(?<=[A-Za-z])[${alike}]|[${alike}](?=[A-Za-z])`,
  'gu',
);

/**
 * Every character of a command that only looks like what a shell knows: by a word processor, an input method, another alphabet.
 * What is `quoted` is text, whatever it holds.
 */
export function foreignIn(
  command: string,
  quoted: readonly { start: number; end: number }[],
): (Typographic & { origin: LookalikeOrigin })[] {
  const written = typographicIn(command).map((each) => ({
    ...each,
    origin: 'word-processor' as const,
  }));
  const others = [...command.matchAll(foreign)]
    .filter(({ index }) => !written.some(({ offset }) => offset === index))
    .map(({ 0: character, index }) => {
      const letter = latin[alike.indexOf(character)];
      const [plain, origin] =
        letter === undefined
          ? [character.normalize('NFKC'), 'full-width' as const]
          : [letter, 'alphabet' as const];
      return { character, offset: index, plain, origin };
    });
  return [...written, ...others]
    .filter(({ offset }) => !quoted.some(({ start, end }) => offset >= start && offset < end))
    .sort((a, b) => a.offset - b.offset);
}

/** A text as it is typed. */
export function typed(text: string, found: readonly Typographic[] = typographicIn(text)): string {
  let written = '';
  let from = 0;
  for (const { character, offset, plain } of found) {
    written += text.slice(from, offset) + plain;
    from = offset + character.length;
  }
  return written + text.slice(from);
}

/** As people call them: “no-break space”, or the character itself with its number. */
export function nameOf(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\u3000') return `a full-width space (${code})`;
  if (/\s/u.test(character) && character !== '\ufeff') return `a no-break space (${code})`;
  if (plainOf[character] === '') return `an invisible character (${code})`;
  return `${character} (${code})`;
}
