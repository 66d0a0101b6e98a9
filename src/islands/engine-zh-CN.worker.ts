import { findings } from '#i18n/zh-CN/findings.ts';
import { report } from '#i18n/zh-CN/report.ts';
import { answerQuestions } from './answer-questions.ts';

answerQuestions('zh-CN', { ...findings, ...report });
