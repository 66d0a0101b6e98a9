import { contentOption } from '#cli/content-option.ts';
import type { CommandDefinition } from '#cli/definition.ts';

const shells = ['bash', 'zsh'] as const;

export const recording = {
  name: 'record',
  summary: 'Make a lesson of what you do in a terminal',
  description:
    'Opens a shell. What you run there becomes commands, outputs and proposed checks; `section "Title"` begins a section, `leave_out` takes out the command before, `exit` ends. Secrets are masked, you see everything, and only when you agree is anything saved.',
  usage: ['record WORKSHOP/NAME [OPTIONS]'],
  arguments: [
    {
      name: 'WORKSHOP/NAME',
      summary: 'The folder of the workshop, and the name of the new lesson in it',
      completes: 'workshops',
    },
  ],
  options: {
    from: {
      value: 'FILE',
      summary: 'Take a recording of asciinema (asciicast v2 or v3) and open no shell',
      completes: 'files',
    },
    shell: {
      value: 'NAME',
      summary: 'The shell to open',
      defaultNote: 'that of SHELL, else bash',
      values: shells,
    },
    rc: {
      summary: 'Read your own .bashrc or .zshrc. Aliases are taken away: learners do not have them',
    },
    yes: { summary: 'Save it without asking' },
    title: {
      value: 'TITLE',
      summary: 'The title, in the source language',
      defaultNote: 'made of NAME',
    },
    minutes: { value: 'N', summary: 'How long the lesson takes', defaultNote: 'an estimate' },
    after: {
      value: 'LESSON',
      summary: 'The lesson that it comes after',
      defaultNote: 'the last one',
    },
    content: contentOption,
  },
  examples: [
    "readyroom record calico/first-policy --title 'A policy'",
    'readyroom record calico/first-policy --from demo.cast',
  ],
  exitCodes: { 0: 'Made', 1: 'Not made', 2: 'Wrong use' },
} as const satisfies CommandDefinition;
