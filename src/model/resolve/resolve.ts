import type { Sources, WorkshopSources } from '#model/load/sources.ts';
import { translatedWords, wordUnits } from '#model/translations/word-units.ts';
import type { Workshop } from '#model/types.ts';
import { resolveLesson } from './lesson.ts';

/** The workshops as the site shows them: plain data. */
export const resolveWorkshops = ({ workshops }: Sources): Workshop[] => workshops.map(resolved);

function resolved(workshop: WorkshopSources): Workshop {
  const { name, data, constants, glossary, lock, lessons } = workshop;
  const { variables, reasons } = workshop.context;
  const texts = { ...data, variables, reasons };
  return {
    name,
    title: data.title,
    description: data.description ?? {},
    source: data.source,
    locales: data.locales,
    lessons: lessons.flatMap((lesson) => resolveLesson(lesson) ?? []),
    testedWith: data.testedWith ?? {},
    variables,
    constants,
    glossary: glossary.terms,
    words: translatedWords(wordUnits(texts, glossary.terms), data, lock),
  };
}
