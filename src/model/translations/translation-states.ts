import type { WorkshopSources } from '#model/load/sources.ts';
import { lessonStates } from './lesson-states.ts';
import type { TranslationState } from './unit-state.ts';
import { wordStates } from './word-states.ts';

/** How all of a workshop is translated: its own words, then lesson by lesson. */
export const translationStates = (workshop: WorkshopSources): TranslationState[] => [
  ...wordStates(workshop),
  ...lessonStates(workshop),
];
