import { contentOption } from '#cli/content-option.ts';
import type { CommandDefinition } from '#cli/definition.ts';
import { localeCodes } from '#i18n/locales.ts';
import { flavours } from '#importer/generators/flavour.ts';

export const importing = {
  name: 'import',
  summary: 'Make lessons of pages written for other tools, or for none',
  description:
    'Commands, outputs, manifests and checks go to lesson.yaml, the prose to LOCALE.mdx. Code is kept byte for byte. Whatever is not certain, or was changed, is on a list: import-NAME.md, .json and .html. import-NAME-code.html shows what all code was taken for. A second import leaves your edits as they are.',
  usage: [
    'import SOURCE --workshop NAME --locale LOCALE [OPTIONS]',
    'import --resume --workshop NAME',
  ],
  arguments: [
    {
      name: 'SOURCE',
      summary: 'A file, or a folder whose every page becomes a lesson',
      completes: 'files',
    },
  ],
  options: {
    workshop: {
      value: 'NAME',
      summary: 'The folder below content/; it is made if there is none',
      completes: 'workshops',
    },
    locale: {
      value: 'LOCALE',
      summary:
        'The language of the pages. A folder may hold others too: page.pt.md, or a folder for each language',
      values: localeCodes,
    },
    lesson: {
      value: 'NAME',
      summary: 'The lesson a single file becomes, or of which it is another language',
    },
    from: {
      value: 'KIND',
      summary: 'What the pages were written for; guessed where it is left out',
      values: flavours,
    },
    content: contentOption,
    section: {
      value: 'DIR',
      summary: 'Only pages below this folder of SOURCE; links and pictures are found in all of it',
    },
    prefix: {
      value: 'NAME',
      summary:
        'Begin the names of the lessons with NAME-, so that they clash with no other section',
    },
    'only-new': {
      summary: 'Leave out pages whose lessons are there already',
    },
    resume: {
      summary: 'Count what is left on the list of the last import, and tick off what was mended',
    },
    'dry-run': { summary: 'Only say what would be made' },
    format: {
      value: 'FORMAT',
      summary: 'How the report is printed',
      values: ['text', 'json'],
      default: 'text',
    },
  },
  examples: [
    'readyroom import old-site/content --workshop boats --locale en --dry-run',
    'readyroom import page.md --workshop boats --locale en --lesson harbour',
    'readyroom import --resume --workshop boats',
  ],
  exitCodes: {
    0: 'The lessons are written and valid, and nothing needs a person',
    1: 'The lessons are written and valid; the list has what a person must decide',
    2: 'Nothing was written',
  },
} as const satisfies CommandDefinition;
