import type { Note, TakeNote } from './note.ts';

/** Something that only says how the old page looked: a class, a width, an icon. */
export interface Look {
  text: string;
  line: number;
}

const MAX_LOOKS = 8;
const MAX_LINES = 5;

/** Takes down a look, if a reader could miss it. All of a page become one note: a page may have hundreds. */
export function noteLook({ text, line }: Look, note: TakeNote): void {
  if (!isOfClasses.test(text)) note({ code: 'looks', line, unsure: text, did: '', look: '' });
}

/** Classes, sizes and what scripts read alone, of which no words of a page speak: `{: .btn .btn-blue }`, `{data-clicks="boats"}`, `{"name":"boats"}`, `[.lines]`, `width 300`. */
const isOfClasses =
  /^(?:\{:?\s*(?:(?:\.[\w-]+|data-[\w-]+="[^"]*"|(?:width|height)="?[\d.]+(?:px|%|em)?"?)\s*)+\}|\{ *"[\w-]+" *:[^{}]*\}|\[\.[\w.-]+\]|(?:width|height)[ =]"?[\d.]+(?:px|%|em)?"?)(?: of code)?$/;

/** The notes of a page with one note of all that it says of looks, in the place of the first. */
export function withLooksTogether(notes: readonly Note[]): Note[] {
  const looks = notes.filter(({ code }) => code === 'looks');
  const [first] = looks;
  if (first === undefined) return [...notes];
  const line = looks.reduce((least, look) => Math.min(least, look.line), first.line);
  const together = { ...lookNote(looks), line };
  return notes.flatMap((note) =>
    note === first ? [together] : note.code === 'looks' ? [] : [note],
  );
}

function lookNote(looks: readonly Note[]): Omit<Note, 'line'> {
  const kinds = [...new Set(looks.map(({ unsure }) => unsure))];
  const more = kinds.length > MAX_LOOKS ? `, and ${kinds.length - MAX_LOOKS} more` : '';
  const shown = kinds.slice(0, MAX_LOOKS).map((kind) => {
    const those = looks.filter(({ unsure }) => unsure === kind);
    const lines = [...new Set(those.map(({ line }) => line))];
    const some = lines.slice(0, MAX_LINES).join(', ') + (lines.length > MAX_LINES ? ', …' : '');
    return `${kind} (line${lines.length === 1 ? '' : 's'} ${some})`;
  });
  return {
    code: 'looks',
    unsure: `The page says how things look: ${shown.join(', ')}${more}.`,
    about: 'Pages that say how things look',
    did: 'I left it out: a workshop has one look.',
    look: 'Nothing, unless the text speaks of how something looks.',
  };
}
