/** The words around a verdict, English: the type of every other locale. Loaded with the first paste. */
export const report = {
  'report.pasted': 'What you pasted',
  'report.next': 'Run next',
  'report.progress': '{{ready}} of {{total}} ready',
  'report.why': 'Why',
  'report.notes': 'Note',
  'report.line': 'line {{line}}',
  'report.status.ready': 'ready',
  'report.status.listed': 'listed',
  'report.status.fits': 'fits',
  'report.status.differs': 'does not fit',
  'report.status.progressing': 'not yet',
  'report.status.failed': 'failed',
  'report.status.terminating': 'going away',
  'report.status.unknown': 'cannot tell',
  'report.status': 'Reads as',
  'report.expected': 'As expected',
  'report.listed': 'Listed',
  'report.listed.detail':
    'Objects of this kind are never ready or not ready: that they are listed is all there is to see.',
  'report.unjudged':
    'Rows marked – do not count: a later row replaces them, they are kept at 0 on purpose, or this check does not ask for them.',
  'report.more_one': '{{count}} more row',
  'report.more_other': '{{count}} more rows',
  'report.moreFindings_one': 'and {{count}} more finding',
  'report.moreFindings_other': 'and {{count}} more findings',
  'report.tooLarge': 'This paste is larger than 1 MB. It is checked, but not kept when you reload.',
  'report.notKept':
    'This browser does not let the page keep the paste. It is checked all the same.',
} as const;
