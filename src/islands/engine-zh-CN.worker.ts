import { zhCN as findings } from '#i18n/findings/zh-CN.ts';
import { zhCN as report } from '#i18n/report/zh-CN.ts';
import { answerQuestions } from './answer-questions.ts';

answerQuestions('zh-CN', { ...findings, ...report });
