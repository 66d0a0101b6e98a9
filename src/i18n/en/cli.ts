/** What only the report of `readyroom check`, and the page that waits for the manual, say, English: the type of every other locale. */
export const cli = {
  'cli.watch.gaveUp': 'Not met after {{time}} s. Gave up.',
  'cli.watch.progress': '{{time}} s: {{verdict}}',
  'cli.variableUnset':
    'This check needs your value for {{variable}}. Set it in this terminal first: export {{variable}}=…',
  'cli.ready': '{{ready}}/{{total}} ready',
  'cli.moreObjects_one': 'and {{count}} more object',
  'cli.moreObjects_other': 'and {{count}} more objects',
  'cli.manual.title': 'The manual is being built',
  'cli.manual.text':
    'That takes a few seconds, once for each version of Readyroom. The manual is shown here as soon as it is there.',
} as const;
