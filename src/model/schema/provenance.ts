import { z } from 'zod';
import { slug, text } from './primitives.ts';

/** How something was proved: on a cluster, on a stand-in that runs no containers, in the source of the program that prints it, or not. */
const proofs = ['ran-on-cluster', 'ran-on-stand-in', 'read-in-source', 'not-proved'] as const;

export type Proof = (typeof proofs)[number];

/** Why something was not proved by a run. */
const gaps = ['other-place', 'manual', 'aside', 'tool', 'not-reached', 'differs'] as const;

export type Gap = (typeof gaps)[number];

const entry = z.strictObject({
  proof: z.enum(proofs).describe('How it was proved.'),
  of: text
    .optional()
    .describe(
      'The hash of what was proved. Where the lesson says something else now, it counts as not proved.',
    ),
  why: z.enum(gaps).optional().describe('Why a run did not prove it.'),
  where: text.optional().describe('What was read, for `read-in-source`: a file and its version.'),
});

const output = entry.extend({
  command: slug.optional().describe('The id of the command that printed it.'),
});

const check = entry.extend({
  sides: z
    .array(z.enum(['before', 'after', 'broken']))
    .optional()
    .describe('What was seen: not met before its step, met after it, not met when broken.'),
  seconds: z.number().optional().describe('How long it took to be met after its step.'),
});

const lesson = z.strictObject({
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date such as 2026-12-01')
    .describe('The day of the run (UTC).'),
  environment: text.optional().describe('What kind of cluster it was.'),
  versions: z.record(z.string(), text).describe('What it was run with: a name and a version.'),
  surroundings: z
    .record(z.string(), z.string())
    .describe('What of the environment makes programs print as they did.'),
  minutes: z.number().describe('How long the run took.'),
  commands: z.record(slug, entry).describe('The commands, by id.'),
  outputs: z.record(slug, output).describe('The outputs, by id.'),
  checks: z.record(slug, check).describe('The checks, by id.'),
});

/** provenance.yaml, beside workshop.yaml: what `readyroom run --prove` wrote down. */
export const provenanceSchema = z.strictObject({
  lessons: z.record(slug, lesson).describe('The lessons, by their folders.'),
});

export type Provenance = z.output<typeof provenanceSchema>;
export type LessonProvenance = Provenance['lessons'][string];
