import { contentOption } from '#cli/content-option.ts';
import type { CommandDefinition } from '#cli/definition.ts';
import { localeCodes } from '#i18n/locales.ts';

export const translations = {
  name: 'translations',
  summary: 'Say what is translated, missing or out of date',
  description: [
    'A part is the prose after an id up to the next. It is current: made from the source as it is; stale: the source has changed since; missing: not translated; or unrecorded: nobody has said what it was made from, which accept does.',
    'The state is no failure: readyroom lint --complete makes it one.',
  ].join('\n'),
  usage: [
    'translations [OPTIONS] [WORKSHOP[/LESSON]]',
    'translations accept LOCALE WORKSHOP[/LESSON] [PART…]',
    'translations accept LOCALE WORKSHOP/LESSON… | --all WORKSHOP',
  ],
  arguments: [
    {
      name: 'WORKSHOP[/LESSON]',
      summary: 'What to report on; otherwise everything',
      completes: 'lessons',
    },
    {
      name: 'accept LOCALE WORKSHOP[/LESSON] [PART…]',
      summary:
        'Record that these parts, or all, say what the source says now. Of a WORKSHOP: what workshop.yaml and the glossary hold',
      values: ['accept', ...localeCodes],
    },
  ],
  options: {
    locale: { value: 'LOCALE', summary: 'Only this language', values: localeCodes },
    diff: {
      summary:
        'Print what changed in the source since each part was translated, beside the translation',
    },
    all: { summary: 'With accept: all lessons of the workshop too' },
    format: {
      value: 'FORMAT',
      summary: 'How the report is printed',
      defaultNote: 'text',
      values: ['text', 'json', 'markdown'],
    },
    content: contentOption,
  },
  examples: [
    'readyroom translations',
    'readyroom translations calico/first-lesson --locale pt-BR --diff',
    'readyroom translations accept pt-BR calico/first-lesson intro check-ready',
    'readyroom translations accept pt-BR calico/first-lesson calico/second-lesson',
  ],
  exitCodes: { 0: 'Whatever the state is', 2: 'Wrong use' },
} as const satisfies CommandDefinition;
