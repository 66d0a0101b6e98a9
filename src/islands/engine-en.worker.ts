import { en as findings } from '#i18n/findings/en.ts';
import { en as report } from '#i18n/report/en.ts';
import { answerQuestions } from './answer-questions.ts';

answerQuestions('en', { ...findings, ...report });
