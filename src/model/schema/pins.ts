import { z } from 'zod';
import { slug, text } from './primitives.ts';

const pin = z.strictObject({
  url: text.describe('The address of the file.'),
  tag: text.optional().describe('The version that the address names.'),
  size: z.int().describe('How many bytes it has.'),
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/, 'is not a SHA-256 in small letters')
    .describe('Its SHA-256.'),
});

/** pins.yaml, beside workshop.yaml: the files that commands download, as `readyroom pin` found them. */
export const pinsSchema = z.strictObject({
  pins: z.record(slug, pin).describe('The files, by a name made of theirs.'),
});

export type Pins = z.output<typeof pinsSchema>['pins'];
export type Pin = Pins[string];
