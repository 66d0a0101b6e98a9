/** Outputs that no learner gets as they are written. */
import { commandsIn } from '#model/lint/commands.ts';
import type { Rule } from '#model/lint/rule.ts';
import { outputPath } from '#model/prove/outputs.ts';
import { proofsOf } from '#model/prove/proofs.ts';
import { readShell } from '#transforms/shell.ts';

/** `$ `, `# `, `user@host:~$ `, and what was typed behind it. */
const typed = /^(?:[\w.-]+@\S*)?[$#%❯]\s+(?:sudo\s+)?(\S+)/;

export const promptInOutput: Rule = {
  severity: 'advice',
  about:
    'A prompt with a command in an output. What is typed is not printed: the command stands above the output, and would be there twice.',
  wrong: { lang: 'yaml', text: 'listed: { text: "$ kubectl get pods\\nNo resources found" }' },
  right: { lang: 'yaml', text: 'listed: { text: No resources found }' },
  *find({ lessons }) {
    for (const lesson of lessons) {
      const programs = new Set([
        ...['kubectl', 'helm'],
        ...commandsIn(lesson).flatMap(({ text }) =>
          readShell(text).commands.flatMap(({ words }) => words[0] ?? []),
        ),
      ]);
      for (const { id, version, text } of proofsOf(lesson).outputs) {
        const lines = text.split('\n');
        const at = lines.findIndex((line) => programs.has(typed.exec(line)?.[1] ?? ''));
        const line = lines[at];
        if (lesson.yaml === undefined || line === undefined) continue;
        yield {
          place: lesson.yaml.placeOf([...outputPath(id, version), 'text']),
          message: `The output "${id}" has a prompt with a command in line ${at + 1}: ${line.trim()}`,
          hint: 'Take that line out: the command stands in `commands`.',
        };
      }
    }
  },
};

/** A time of day, with or without a date: 2026-11-22T10:00:00Z, 10:00:00, Nov 22 10:00. */
const time =
  /\b(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\b)|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) +\d{1,2} \d\d:\d\d\b/;

export const unmarkedTime: Rule = {
  severity: 'advice',
  about:
    'A time of day in an output that `differs` does not mark. The learner runs the command at another time, and would look for the difference.',
  wrong: { lang: 'yaml', text: "created: { text: 'Created at 10:04:31' }" },
  right: {
    lang: 'yaml',
    text: "created: { text: 'Created at 10:04:31', differs: [{ match: '\\d\\d:\\d\\d:\\d\\d', why: clock }] }",
  },
  *find({ lessons }) {
    for (const lesson of lessons) {
      const { yaml } = lesson;
      for (const { id, version, text, differs } of proofsOf(lesson).outputs) {
        // What an entry that is wrong was meant to mark, nobody knows: the mistake is told.
        if (differs.some(({ found }) => !found.ok)) continue;
        const marks = differs.flatMap(({ found }) => (found.ok ? found.marks : []));
        const written = text.split('\n').flatMap((line, index) => {
          const match = time.exec(line);
          const isMarked = marks.some(
            (mark) =>
              mark.line === index + 1 &&
              match !== null &&
              mark.start < match.index + match[0].length &&
              match.index < mark.end,
          );
          return match === null || isMarked ? [] : [match[0]];
        })[0];
        if (yaml === undefined || written === undefined) continue;
        yield {
          place: yaml.placeOf([...outputPath(id, version), 'text']),
          message: `The output "${id}" has a time, ${written}, that is another one for every learner.`,
          hint: "Mark it: `differs: [{ match: '…', why: clock }]`, or `column` in the place of `match` for a column of a table.",
        };
      }
    }
  },
};
