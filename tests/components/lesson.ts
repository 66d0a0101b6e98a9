import type { LessonPage } from '#components/lesson-page.ts';
import { readContent } from '#model/read-content.ts';
import type { Lesson, Workshop } from '#model/resolve/content.ts';

const [written] = readContent('src/routes/examples', process.cwd()).workshops;
const [shown] = written?.lessons ?? [];
if (written === undefined || shown === undefined) throw new Error('The style page has no lesson.');

/** The lesson of the style page: it has one of each. */
const lesson: Lesson = { ...shown, name: 'first' };

const workshop: Workshop = {
  ...written,
  name: 'demo',
  lessons: [lesson],
  glossary: [
    {
      id: 'taint',
      link: true,
      words: {
        en: { term: 'taint', also: ['taints'], not: [], meaning: 'A mark on a node.' },
        'zh-CN': { term: '污点', also: [], not: [], meaning: '节点上的标记。' },
      },
    },
    {
      id: 'add-on',
      link: true,
      words: { en: { term: 'add-on', also: [], not: [], meaning: 'An extension.' } },
    },
  ],
  words: {
    'pt-BR': { units: 4, missing: ['glossary.taint', 'glossary.add-on'], stale: [] },
    'zh-CN': { units: 4, missing: ['glossary.add-on'], stale: ['glossary.taint'] },
  },
};

const translation = lesson.translations['en'];
if (translation === undefined) throw new Error('The lesson of the style page has no English.');

/** A page of that lesson. */
export const page: LessonPage = { workshop, lesson, locale: 'en', translation };
