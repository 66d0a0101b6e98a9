import { ptBR as findings } from '#i18n/findings/pt-BR.ts';
import { ptBR as report } from '#i18n/report/pt-BR.ts';
import { answerQuestions } from './answer-questions.ts';

answerQuestions('pt-BR', { ...findings, ...report });
