import { isDeepStrictEqual } from 'node:util';
import type { Found, Rule } from '#model/lint/rule.ts';
import type { WorkshopSources } from '#model/load/sources.ts';

export const repeated: Rule = {
  severity: 'advice',
  about:
    'A command, an output or a check that several lessons have under the same id, word for word. When one of them is corrected, the others stay as they were. In shared.yaml, beside workshop.yaml, it stands once.',
  wrong: {
    lang: 'yaml',
    text: 'commands:\n  get-pods: { run: [kubectl get pods] }   # and the same in another lesson',
  },
  right: {
    lang: 'yaml',
    text: '# shared.yaml\ncommands:\n  get-pods: { run: [kubectl get pods] }',
  },
  *find(workshop) {
    for (const part of ['commands', 'outputs', 'checks'] as const)
      yield* repeatedIn(workshop, part);
  },
};

function* repeatedIn(
  { lessons }: WorkshopSources,
  part: 'commands' | 'outputs' | 'checks',
): Generator<Found> {
  const first = new Map<string, { lesson: string; entry: unknown }>();
  for (const { name, yaml, written, shared } of lessons) {
    for (const [id, entry] of Object.entries(written?.[part] ?? {})) {
      if (yaml === undefined || shared.has(`${part} ${id}`)) continue;
      const before = first.get(id);
      if (before === undefined) first.set(id, { lesson: name, entry });
      else if (isDeepStrictEqual(before.entry, entry)) {
        yield {
          place: yaml.placeOfKey([part, id]),
          message: `"${id}" of \`${part}\` stands word for word in the lesson "${before.lesson}" too.`,
          hint: 'Write it once, in shared.yaml beside workshop.yaml; lessons use it by the same id.',
        };
      }
    }
  }
}
