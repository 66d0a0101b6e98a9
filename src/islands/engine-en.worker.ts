import { findings } from '#i18n/en/findings.ts';
import { report } from '#i18n/en/report.ts';
import { answerQuestions } from './answer-questions.ts';

answerQuestions('en', { ...findings, ...report });
