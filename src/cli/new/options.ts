import { contentOption } from '#cli/content-option.ts';
import type { CommandDefinition } from '#cli/definition.ts';
import { localeCodes } from '#i18n/locales.ts';
import { templateNames } from '#scaffold/templates.ts';

const lesson = 'A lesson';
const workshop = 'A workshop';

/** `new` is a word of the language. */
export const adding = {
  name: 'new',
  summary: 'Add a lesson or a workshop to a project',
  description:
    'A lesson begins in the source language, a workshop in every one; both are valid at once. Nothing is overwritten.',
  usage: ['new lesson WORKSHOP/NAME [OPTIONS]', 'new workshop NAME [OPTIONS]'],
  arguments: [
    { name: 'lesson', summary: 'Add a lesson to a workshop', values: ['lesson'] },
    { name: 'workshop', summary: 'Add a workshop to the project', values: ['workshop'] },
    {
      name: 'WORKSHOP/NAME',
      summary: 'The folder of the workshop, and the name of the new lesson in it',
      completes: 'workshops',
    },
  ],
  options: {
    after: {
      group: lesson,
      value: 'LESSON',
      summary: 'The lesson that it comes after',
      defaultNote: 'the last one',
    },
    minutes: { group: lesson, value: 'N', summary: 'How long it takes', defaultNote: '15' },
    locales: {
      group: workshop,
      value: 'LIST',
      summary: 'Its languages, with commas',
      defaultNote: 'those of the project',
    },
    source: {
      group: workshop,
      value: 'LOCALE',
      summary: 'The language that the others are translated from',
      defaultNote: 'the first of --locales',
      values: localeCodes,
    },
    template: {
      group: workshop,
      value: 'NAME',
      summary: 'What it begins with',
      defaultNote: 'minimal',
      values: templateNames,
    },
    title: {
      value: 'TITLE',
      summary: 'The title',
      defaultNote: "of a lesson, made of NAME; of a workshop, the template's",
    },
    content: contentOption,
  },
  examples: [
    "readyroom new lesson calico/first-policy --title 'A policy' --minutes 20",
    'readyroom new workshop cilium --template kubernetes',
  ],
  exitCodes: { 0: 'Made', 1: 'Not made', 2: 'Wrong use' },
} as const satisfies CommandDefinition;
