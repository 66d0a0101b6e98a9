import type { Rule } from '#model/lint/rule.ts';
import { isOutdated } from '#model/prove/claims.ts';

/** What a part of a lesson is called, one of it. */
const parts = { commands: 'command', outputs: 'output', checks: 'check' } as const;

export const staleProof: Rule = {
  severity: 'advice',
  about:
    'A command, an output or a check that has changed since `readyroom run --prove` proved it. Pages do not claim it any more; a new run would. What counts is what it says, not when its file was written.',
  wrong: {
    lang: 'yaml',
    text: 'commands: { get: { run: [kubectl get pods -A] } }     # proved: kubectl get pods',
  },
  right: { lang: 'yaml', text: 'commands: { get: { run: [kubectl get pods] } }' },
  *find({ lessons, provenance }) {
    for (const { name, yaml, data } of lessons) {
      const proved = provenance.lessons[name];
      if (proved === undefined || yaml === undefined || data === undefined) continue;
      for (const part of ['commands', 'outputs', 'checks'] as const)
        for (const [id, entry] of Object.entries(proved[part])) {
          if (entry.proof === 'not-proved' || !Object.hasOwn(data[part] ?? {}, id)) continue;
          if (!isOutdated(data, part, id, entry)) continue;
          yield {
            place: yaml.placeOfKey([part, id]),
            message: `The ${parts[part]} "${id}" has changed since it was proved on ${proved.date}.`,
            hint: 'Run the lesson again: readyroom run --prove.',
          };
        }
    }
  },
};
