import type { CliMessages } from '#i18n/catalogue.ts';

export const cli: CliMessages<'other'> = {
  'cli.watch.gaveUp': '{{time}} 秒后仍未满足，不再等待。',
  'cli.watch.progress': '{{time}} 秒：{{verdict}}',
  'cli.variableUnset':
    '这项检查需要 {{variable}} 的值。请先在这个终端里设置：export {{variable}}=…',
  'cli.ready': '{{ready}}/{{total}} 就绪',
  'cli.moreObjects_other': '还有 {{count}} 个对象',
  'cli.manual.title': '正在生成手册',
  'cli.manual.text':
    '这需要几秒钟，Readyroom 的每个版本只需生成一次。完成后，手册会自动显示在这里。',
};
