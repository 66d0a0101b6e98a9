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
