import type { CommandDefinition } from '#cli/definition.ts';
import { localeCodes } from '#i18n/locales.ts';
import { templateNames } from '#scaffold/templates.ts';

export const init = {
  name: 'init',
  summary: 'Make a project to write a workshop in',
  description:
    'A configuration, a first workshop, and what publishes it. In a terminal it asks for what is left open; elsewhere, and with --yes, it takes the defaults. Nothing is overwritten.',
  arguments: [
    { name: 'DIR', summary: 'The folder to make; "." is this one', completes: 'folders' },
  ],
  options: {
    title: {
      value: 'TITLE',
      summary:
        'The name of the workshop, in the source language; in the others it is yet to be said',
      defaultNote: "the template's",
    },
    locales: {
      value: 'LIST',
      summary: 'Its languages, with commas',
      defaultNote: localeCodes.join(','),
    },
    source: {
      value: 'LOCALE',
      summary: 'The language that the others are translated from',
      defaultNote: 'the first of --locales',
      values: localeCodes,
    },
    template: {
      value: 'NAME',
      summary:
        'What the workshop begins with: minimal is one lesson with a command; kubernetes has a manifest, an output and a check',
      defaultNote: 'minimal',
      values: templateNames,
    },
    name: {
      value: 'NAME',
      summary: 'The name of the package and of the folder in content/',
      defaultNote: 'made of DIR',
    },
    base: {
      value: 'PATH',
      summary: 'The path of the site, where the environment does not tell it',
      defaultNote: '/',
    },
    package: {
      value: 'SOURCE',
      summary: 'What npm installs Readyroom from: a tarball, which is copied, or an address',
      defaultNote: 'where this one came from',
      completes: 'files',
    },
    yes: { short: 'y', summary: 'Ask nothing' },
  },
  examples: [
    'readyroom init my-workshop',
    'readyroom init my-workshop --template kubernetes --locales en,pt-BR --yes',
  ],
  exitCodes: { 0: 'Made', 1: 'Not made', 2: 'Wrong use' },
} as const satisfies CommandDefinition;
