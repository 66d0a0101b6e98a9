import { contentOption } from '#cli/content-option.ts';
import type { CommandDefinition } from '#cli/definition.ts';
import { localeCodes } from '#i18n/locales.ts';
import { templateNames } from '#scaffold/templates.ts';

const lesson = 'A lesson';
const workshop = 'A workshop';

/** `new` is a word of the language. */
export const adding = {
  name: 'new',
  summary: 'Add a lesson, a workshop or a workflow to a project',
  description:
    'A lesson begins in the source language, a workshop in every one; both are valid at once. A workflow runs a workshop at GitHub every week, on a new kind cluster of each of its versions, and proposes what the lessons print now. Nothing is overwritten.',
  usage: [
    'new lesson WORKSHOP/NAME [OPTIONS]',
    'new workshop NAME [OPTIONS]',
    'new workflow WORKSHOP',
  ],
  arguments: [
    { name: 'lesson', summary: 'Add a lesson to a workshop', values: ['lesson'] },
    { name: 'workshop', summary: 'Add a workshop to the project', values: ['workshop'] },
    { name: 'workflow', summary: 'Add a workflow that runs a workshop', values: ['workflow'] },
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
    from: {
      group: lesson,
      value: 'WORKSHOP/LESSON',
      summary:
        'A lesson that it begins as a copy of, in the source language; what it needs of another workshop, such as constants or shared.yaml, must be there too',
      completes: 'lessons',
    },
    minutes: {
      group: lesson,
      value: 'N',
      summary: 'How long it takes',
      defaultNote: '15, or those of --from',
    },
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
      value: 'NAME',
      summary: 'What it begins with; empty for a lesson alone',
      defaultNote: 'minimal',
      values: [...templateNames, 'empty'],
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
    'readyroom new lesson calico/second-policy --from calico/first-policy',
    'readyroom new workshop cilium --template kubernetes',
    'readyroom new workflow cilium',
  ],
  exitCodes: { 0: 'Made', 1: 'Not made', 2: 'Wrong use' },
} as const satisfies CommandDefinition;
