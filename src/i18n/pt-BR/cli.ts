import type { CliMessages } from '#i18n/catalogue.ts';

export const cli: CliMessages<'one' | 'many' | 'other'> = {
  'cli.watch.gaveUp': 'A verificação não foi atendida em {{time}} s. Espera encerrada.',
  'cli.watch.progress': '{{time}} s: {{verdict}}',
  'cli.variableUnset':
    'Esta verificação precisa do seu valor para {{variable}}. Antes, defina-o neste terminal: export {{variable}}=…',
  'cli.ready': 'prontos: {{ready}}/{{total}}',
  'cli.moreObjects_one': 'e mais {{count}} objeto',
  'cli.moreObjects_many': 'e mais {{count}} de objetos',
  'cli.moreObjects_other': 'e mais {{count}} objetos',
  'cli.manual.title': 'O manual está sendo gerado',
  'cli.manual.text':
    'Isso leva alguns segundos, uma vez para cada versão do Readyroom. O manual aparece aqui assim que estiver pronto.',
};
