/** What only the report of `readyroom check` says, English: the type of every other locale. */
export const cli = {
  'cli.watch.gaveUp': 'Not met after {{time}} s. Gave up.',
  'cli.watch.progress': '{{time}} s: {{verdict}}',
  'cli.ready': '{{ready}}/{{total}} ready',
  'cli.moreObjects_one': 'and {{count}} more object',
  'cli.moreObjects_other': 'and {{count}} more objects',
} as const;
