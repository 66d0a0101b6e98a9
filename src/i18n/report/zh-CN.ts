import type { Translated } from '#i18n/en.ts';
import type { en } from './en.ts';

export const zhCN: Translated<typeof en, 'other'> = {
  'report.pasted': '你粘贴的内容',
  'report.next': '接下来运行',
  'report.progress': '{{total}} 个中已有 {{ready}} 个就绪',
  'report.why': '原因',
  'report.line': '第 {{line}} 行',
  'report.status.ready': '就绪',
  'report.status.progressing': '尚未就绪',
  'report.status.failed': '失败',
  'report.status.terminating': '正在删除',
  'report.status.unknown': '无法判断',
  'report.status': '判断结果',
  'report.more_other': '还有 {{count}} 行',
  'report.moreFindings_other': '另有 {{count}} 条原因',
  'report.tooLarge': '这段内容超过 1 MB。会照常检查，但重新加载页面后不会保留。',
  'report.notKept': '这个浏览器不允许页面保存你粘贴的内容。检查不受影响。',
};
