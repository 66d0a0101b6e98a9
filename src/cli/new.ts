import type { Command, ExitCode, Io } from './io.ts';
import { newLesson } from './new-lesson.ts';
import { newOptions } from './new-options.ts';
import { newWorkshop } from './new-workshop.ts';

const help = `Adds a lesson or a workshop to a project, in every language, valid at once.

Usage: readyroom new lesson WORKSHOP/NAME [OPTIONS]
       readyroom new workshop NAME [OPTIONS]

A lesson:
  --after LESSON     Where it stands in the workshop: at the end
  --title TITLE      Its title: made of NAME
  --minutes N        How long it takes: 15

A workshop:
  --title TITLE      Its name, in the source language: that of the template
  --locales LIST     Its languages: those of the project
  --source LOCALE    The one that the others are translated from: the first
  --template NAME    minimal or kubernetes: minimal

Options:
  --content DIR      The folder of the workshops: content
  -h, --help         This text

Nothing is overwritten. Exit code: 0 made, 1 not made, 2 wrong use.`;

/** `readyroom new`: adds a lesson or a workshop. */
export const make: Command = (args, io) => Promise.resolve(made(args, io));

function made(args: readonly string[], io: Io): ExitCode {
  const asked = newOptions(args);
  if ('error' in asked) return misused(asked.error, io);
  if (asked.value === 'help') {
    io.out(`${help}\n`);
    return 0;
  }
  const result = (asked.value.thing === 'lesson' ? newLesson : newWorkshop)(asked.value, io);
  if ('wrongUse' in result) return misused(result.wrongUse, io);
  if ('value' in result) {
    io.out(`${result.value}\n`);
    return 0;
  }
  io.err(`readyroom: ${result.error}\n`);
  return 1;
}

function misused(error: string, io: Io): ExitCode {
  io.err(`readyroom: ${error}\nreadyroom new --help tells how to use it.\n`);
  return 2;
}
