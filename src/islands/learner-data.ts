import { sayPlainly, type PlainParams } from '#i18n/say-plainly.ts';
import { lang } from './page-messages.ts';
import type { Progress } from './progress-format.ts';

/** What `routes/learner-data.ts` serves in each language. */
interface LearnerData {
  words: Readonly<Record<string, string>>;
  workshops: readonly OutlineWorkshop[];
}
export interface OutlineWorkshop {
  name: string;
  lessons: readonly OutlineLesson[];
}
export interface OutlineLesson {
  /** "workshop/lesson" */
  key: string;
  title: string;
  /** Address of the page. */
  path: string;
  /** Ids of the checks in its text. */
  checks: readonly string[];
  /** Former keys of it. */
  formerly: readonly string[];
  /** Former ids of its checks, each with what it is called now. */
  formerChecks: Readonly<Record<string, string>>;
}

let data: LearnerData = { words: {}, workshops: [] };

/** @throws if it cannot be loaded */
export async function loadLearnerData(): Promise<void> {
  const { base = '/' } = document.documentElement.dataset;
  const response = await fetch(`${base}files/learner-${lang}.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  data = (await response.json()) as LearnerData;
}

/** Every workshop of the site. */
export const outline = (): readonly OutlineWorkshop[] => data.workshops;

/** A message in the page's language. */
export const t = (key: string, params?: PlainParams): string =>
  sayPlainly(data.words, lang, key, params);

/** The keys of what there is to do in a lesson: its checks, or the lesson itself where it has none. */
export const taskKeys = ({ key, checks }: OutlineLesson): readonly string[] =>
  checks.length === 0 ? [key] : checks.map((id) => `${key}#${id}`);

/** Whether nothing of a lesson is open. */
export const isWhole = (lesson: OutlineLesson, { marks }: Progress): boolean =>
  taskKeys(lesson).every((step) => step in marks);

/** A moment, as it is written in the page's language. */
export const written = (seconds: number): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
