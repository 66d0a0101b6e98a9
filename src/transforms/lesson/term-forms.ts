/** A term of the glossary in one language, for finding it in prose. */
export interface TermForms {
  id: string;
  /** Whether its first use may become a link. */
  link: boolean;
  /** The term and what else it looks like in a sentence: plurals, inflections. */
  forms: readonly string[];
}

interface Found {
  id: string;
  link: boolean;
  /** UTF-16 length of what was found. */
  length: number;
}

/**
 * Finds the longest form that stands at an offset of a text. In scripts with spaces it must be a whole word; Chinese has
 * none, so there the longest form counts. A form matches as it is written, or with a capital at its beginning; any white
 * space is a space.
 */
export function termFinder(
  terms: readonly TermForms[],
): (text: string, at: number) => Found | undefined {
  const byStart = new Map<string, (Found & { form: string })[]>();
  for (const { id, link, forms } of terms) {
    for (const form of new Set(forms.flatMap((each) => [each, capitalized(each)]))) {
      const start = form.charAt(0);
      const same = byStart.get(start) ?? [];
      same.push({ id, link, length: form.length, form });
      byStart.set(start, same);
    }
  }
  for (const same of byStart.values()) same.sort((a, b) => b.length - a.length);
  return (text, at) =>
    byStart
      .get(text.charAt(at))
      ?.find(({ form }) => isAt(form, text, at) && isWordEnd(text, at + form.length));
}

/** Whether a form may begin at an offset: not in the middle of a word. */
export function isFormStart(text: string, at: number): boolean {
  return !(inWord(text.charAt(at - 1)) && inWord(text.charAt(at)));
}

function isWordEnd(text: string, end: number): boolean {
  return !(inWord(text.charAt(end - 1)) && inWord(text.charAt(end)));
}

function isAt(form: string, text: string, at: number): boolean {
  for (let index = 0; index < form.length; index += 1) {
    const [expected, there] = [form.charAt(index), text.charAt(at + index)];
    if (expected !== there && !(expected === ' ' && isSpace(there))) return false;
  }
  return true;
}

const isSpace = (character: string): boolean => character !== '' && character.trim() === '';

const han = /\p{Script=Han}/u;
const letter = /[\p{L}\p{M}\p{N}_-]/u;

/** Whether a character belongs to the same word as the one beside it. Chinese characters are words of their own. */
const inWord = (character: string): boolean => letter.test(character) && !han.test(character);

const capitalized = (form: string): string => form.charAt(0).toUpperCase() + form.slice(1);
