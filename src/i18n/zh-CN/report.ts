import type { ReportMessages } from '#i18n/catalogue.ts';

export const report: ReportMessages<'other'> = {
  'report.pasted': '你粘贴的内容',
  'report.next': '接下来可以运行',
  'report.progress': '已就绪 {{ready}} 个，共 {{total}} 个',
  'report.why': '原因',
  'report.notes': '说明',
  'report.line': '第 {{line}} 行',
  'report.status.ready': '就绪',
  'report.status.listed': '已列出',
  'report.status.fits': '符合',
  'report.status.differs': '不符合',
  'report.status.progressing': '尚未就绪',
  'report.status.failed': '失败',
  'report.status.terminating': '正在删除',
  'report.status.unknown': '无法判断',
  'report.status': '判断结果',
  'report.expected': '符合预期',
  'report.listed': '均已列出（这类对象没有就绪状态）',
  'report.listed.detail': '从输出中只能确认这些对象存在。',
  'report.unjudged':
    '标有“–”的行不计入：可能已被后面的行取代、副本数有意设为 0，或者不在检查范围内。',
  'report.more_other': '还有 {{count}} 行',
  'report.moreFindings_other': '另有 {{count}} 条原因',
  'report.tooLarge': '内容超过 1 MB：会照常检查，但重新加载页面后不会保留。',
  'report.notKept': '这个浏览器不允许保存你粘贴的内容。检查不受影响。',
};
