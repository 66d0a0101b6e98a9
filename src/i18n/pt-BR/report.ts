import type { ReportMessages } from '#i18n/catalogue.ts';

export const report: ReportMessages<'one' | 'many' | 'other'> = {
  'report.pasted': 'O que você colou',
  'report.next': 'Execute em seguida',
  'report.progress': 'Prontos: {{ready}} de {{total}}',
  'report.why': 'Por quê',
  'report.notes': 'Observação',
  'report.line': 'linha {{line}}',
  'report.status.ready': 'pronto',
  'report.status.listed': 'consta',
  'report.status.fits': 'confere',
  'report.status.differs': 'não atende',
  'report.status.progressing': 'ainda não',
  'report.status.failed': 'falhou',
  'report.status.terminating': 'em exclusão',
  'report.status.unknown': 'não é possível saber',
  'report.status': 'Lido como',
  'report.expected': 'Como esperado',
  'report.listed': 'Consta na lista',
  'report.listed.detail':
    'Para objetos deste tipo não existe “pronto”: a saída só mostra que eles constam na lista.',
  'report.unjudged':
    'As linhas com – não contam: são substituídas por uma linha posterior, ficam em 0 de propósito ou não fazem parte desta verificação.',
  'report.more_one': 'mais {{count}} linha',
  'report.more_many': 'mais {{count}} de linhas',
  'report.more_other': 'mais {{count}} linhas',
  'report.moreFindings_one': 'e mais {{count}} motivo',
  'report.moreFindings_many': 'e mais {{count}} de motivos',
  'report.moreFindings_other': 'e mais {{count}} motivos',
  'report.tooLarge':
    'Este texto tem mais de 1 MB. Ele é verificado, mas não fica guardado quando você recarrega a página.',
  'report.notKept':
    'Este navegador não permite que a página guarde o texto. Ele é verificado mesmo assim.',
};
