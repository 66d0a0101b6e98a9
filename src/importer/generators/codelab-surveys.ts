import { codeReader } from '#importer/text/code-reader.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import type { PageLines } from './marked-text.ts';

export const surveyNote = (line: number): Note => ({
  line,
  code: 'left-out',
  unsure: 'The old site asked this question of its readers, and counted their answers.',
  did: 'I wrote the question and its answers as a note.',
  look: 'Take it out, or make a question of it that learners answer for themselves.',
});

/** A form is so long at most. */
const MAX_LINES = 40;

/** Questions of codelabs, a `<form>` with a `<name>` and inputs that have a value each, as alerts of GitHub with a list. */
export function withSurveys({ texts, lines }: PageLines, note: TakeNote): PageLines {
  const made: { text: string; line: number }[] = [];
  const isCodeLine = codeReader();
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    const line = lines[index] ?? 1;
    const isCode = isCodeLine(text);
    const end = isCode || !/^\s*<form>\s*$/i.test(text) ? -1 : endOfForm(texts, index);
    const survey = end === -1 ? undefined : surveyIn(texts.slice(index + 1, end));
    if (survey === undefined) {
      made.push({ text, line });
      continue;
    }
    note(surveyNote(line));
    for (const each of ['', '> [!NOTE]', ...survey, '']) made.push({ text: each, line });
    index = end;
  }
  return { texts: made.map(({ text }) => text), lines: made.map(({ line }) => line) };
}

function endOfForm(texts: readonly string[], start: number): number {
  const limit = Math.min(texts.length, start + MAX_LINES);
  for (let at = start + 1; at < limit; at += 1)
    if (/^\s*<\/form>\s*$/i.test(texts[at] ?? '')) return at;
  return -1;
}

/** The question and its answers, quoted; undefined for a form with anything else. */
function surveyIn(texts: readonly string[]): string[] | undefined {
  const made: string[] = [];
  for (const text of texts.map((each) => each.trim()).filter((each) => each !== '')) {
    const question = /^<name>([^<>]+)<\/name>$/i.exec(text)?.[1];
    const answer = /^<input(?:\s+type="\w+")?\s+value="([^"<>]+)"\s*\/?>$/i.exec(text)?.[1];
    if (question !== undefined) made.push(`> ${question.trim()}`, '>');
    else if (answer !== undefined && made.length > 0) made.push(`> - ${answer.trim()}`);
    else return undefined;
  }
  return made.length > 2 ? made : undefined;
}
