import { findings } from '#i18n/pt-BR/findings.ts';
import { report } from '#i18n/pt-BR/report.ts';
import { answerQuestions } from './answer-questions.ts';

answerQuestions('pt-BR', { ...findings, ...report });
