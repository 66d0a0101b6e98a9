import type { CliMessages } from '#i18n/catalogue.ts';

export const cli: CliMessages<'other'> = {
  'cli.watch.gaveUp': '{{time}} 秒后仍未满足，不再等待。',
  'cli.watch.progress': '{{time}} 秒：{{verdict}}',
  'cli.ready': '{{ready}}/{{total}} 就绪',
  'cli.moreObjects_other': '还有 {{count}} 个对象',
};
