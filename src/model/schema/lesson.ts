import { z } from 'zod';
import { checkSchema } from './check.ts';
import {
  duration,
  entries,
  fileOfLesson,
  filesOfLesson,
  formerIds,
  localized,
  slug,
  text,
} from './primitives.ts';
import { readMinutes } from './minutes.ts';
import type { LocalizedText } from './workshop.ts';

const startsFrom = z
  .strictObject({
    check: slug
      .optional()
      .describe('The id of the check, in this file, that shows the state this lesson begins in.'),
    bring: z
      .array(slug)
      .optional()
      .describe('The ids of the commands, in this file, that lead to that state, in order.'),
  })
  .refine((state) => Object.keys(state).length > 0, 'is empty')
  .meta({ minProperties: 1 });

const background = z.strictObject({
  name: slug.describe('What it is called in the report of a run.'),
  readyWhen: z
    .strictObject({
      text: text.optional().describe('It is ready when it has printed this.'),
      http: z
        .string()
        .regex(/^https?:\/\//, 'is not an address that begins with http:// or https://')
        .optional()
        .describe('It is ready when this address answers.'),
      check: slug
        .optional()
        .describe('It is ready when the check with this id is met by what it has printed.'),
    })
    .describe(
      'How it is told that the next command may follow: one of `text`, `http` and `check`.',
    ),
});

const command = z.strictObject({
  run: z
    .array(text)
    .min(1, 'is empty')
    .describe(
      'The commands. One list item is one command with its own copy button. No prompt, no comment.',
    ),
  goal: localized
    .optional()
    .describe('What these commands are for, in every language: a sentence that stands above them.'),
  copyAll: z
    .boolean()
    .optional()
    .describe('false where a later command needs the output of an earlier one to be read first.'),
  when: z
    .record(slug, slug)
    .refine((when) => Object.keys(when).length === 1, 'is not one choice such as {system: macos}')
    .optional()
    .describe(
      'The choice of tabs that the commands are for, by the name in `sync`: `system: macos`. A check that has them among its alternatives shows them to whoever chose that tab. With `environment`, one of `environments` in workshop.yaml, the commands stand below its name, and whoever chose another does not see them.',
    ),
  input: text
    .optional()
    .describe(
      'What the commands read from their standard input in `readyroom run`. Otherwise it is empty.',
    ),
  timeout: duration
    .optional()
    .describe('How long one of the commands may take in `readyroom run`: 30s, 5m, 1h.'),
  background: background
    .optional()
    .describe(
      'For a command that does not end by itself: `readyroom run` goes on when it is ready, and ends it with the lesson.',
    ),
  manual: text
    .optional()
    .describe(
      'Why a person has to run the commands: an editor, a browser. `readyroom run` leaves them out and counts them as not proved.',
    ),
});

const manifest = z.strictObject({
  file: fileOfLesson('The YAML file, from the folder of the lesson.'),
  reducedFrom: text
    .optional()
    .describe('The address of the whole file, where this one is reduced to what is explained.'),
});

const step = z.strictObject({
  id: slug.describe('The id of the step. Every language has a <Step> with it.'),
  at: text.describe(
    'The YAML path of what is explained: spec.template.spec.containers[name=web].image.',
  ),
  doc: text
    .optional()
    .describe("Kind/name of the document, where it is another than the walkthrough's."),
});

const walkthrough = z.strictObject({
  manifest: slug.describe('The id of the manifest that is walked through.'),
  doc: text
    .optional()
    .describe('Kind/name of the document that is shown, in a file of several documents.'),
  within: text.optional().describe('A YAML path: only this part of the manifest is shown.'),
  steps: z.array(step).min(1, 'is empty').describe('What is explained, in the order it is read.'),
});

/** Why a value differs on the learner's machine, where a workshop need not say it in its own words. */
export const builtInReasons = ['age', 'clock', 'hash', 'address', 'version', 'name'];

const differs = z.strictObject({
  column: text.optional().describe('The header of the column whose cells differ.'),
  match: text
    .optional()
    .describe(
      'A regular expression: only what it matches differs, in that column or in the whole text.',
    ),
  why: text
    .meta({ examples: builtInReasons })
    .describe('The reason: age, clock, hash, address, version, name, or one of workshop.yaml.'),
});

const printed = {
  text: text.describe('What the command prints, exactly.'),
  differs: z
    .array(differs)
    .optional()
    .describe("What is different on the learner's machine. It is marked and explained."),
};

const output = z.strictObject({
  ...printed,
  versions: z
    .record(z.string(), z.strictObject(printed))
    .optional()
    .describe(
      'What the command prints with other versions of workshop.yaml, by version, where that is something else.',
    ),
});

const question = z.strictObject({
  aliases: formerIds,
  answers: entries(
    z.boolean().describe('true for an answer that is right, false for any other.'),
  ).describe(
    'The answers, by id: true for each that is right. Every language has an <Answer> with the words of each, right or wrong.',
  ),
  predict: slug
    .optional()
    .describe(
      'The id of an output that the learner predicts: it stays folded until the question is answered or skipped.',
    ),
});

const diagram = z.strictObject({
  file: fileOfLesson('The SVG file, from the folder of the lesson. Its labels are in the prose.'),
});

export const environments = [
  ...(['kind', 'minikube', 'k3d', 'k3s', 'microk8s', 'docker-desktop', 'kubeadm'] as const),
  ...(['eks', 'gke', 'aks', 'openshift', 'terminal', 'reading'] as const),
] as const;

/** What stands in lesson.yaml by its id. What the site shows of it is `Lesson` of `model/resolve/content.ts`. */
const parts = {
  commands: entries(command).optional().describe('The commands, by id.'),
  manifests: entries(manifest).optional().describe('The YAML files that are shown, by id.'),
  walkthroughs: entries(walkthrough)
    .optional()
    .describe('Manifests explained step by step, by id.'),
  outputs: entries(output).optional().describe('What commands print, by id.'),
  checks: entries(checkSchema)
    .optional()
    .describe("How the learner's own output is judged, by id."),
  questions: entries(question).optional().describe('What the learner is asked, by id.'),
  diagrams: entries(diagram).optional().describe('The drawings, by id.'),
};

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as readonly PartName[];

/** The parts of which learners have progress: their entries say in `aliases` what they were called before. */
export const partsWithFormerIds: readonly string[] = partNames.filter(
  (part) => 'aliases' in parts[part].unwrap().valueType.shape,
);

/** The keys of a part's entries that name a file in the folder of the lesson. */
export const fileKeysOf = (part: PartName): readonly string[] =>
  Object.entries(parts[part].unwrap().valueType.shape).flatMap(([key, schema]) =>
    filesOfLesson.has(schema) ? [key] : [],
  );

/** The parts that shared.yaml may have. */
export const sharedParts = ['commands', 'outputs', 'manifests', 'checks'] as const;

/** shared.yaml, beside workshop.yaml: what lessons use by id as if it stood in their lesson.yaml. */
export const sharedSchema = z.strictObject({
  commands: parts.commands.describe('Commands that lessons use by id, as their own.'),
  outputs: parts.outputs.describe('Outputs that lessons use by id, as their own.'),
  manifests: parts.manifests.describe(
    'YAML files that lessons use by id, as their own. A file stands in the folder `shared`.',
  ),
  checks: parts.checks.describe('Checks that lessons use by id, as their own.'),
});

export type SharedYaml = z.output<typeof sharedSchema>;

/** The longest lesson, in minutes: about a week. */
export const longestLesson = 9999;

const minutesRule = 'must be 1 or more, or a range such as 15-25';

/** lesson.yaml (design, section 3): what all languages share. */
export const lessonSchema = z.strictObject({
  minutes: z
    .union([
      z.int().min(1, minutesRule).max(longestLesson, minutesRule),
      z
        .string()
        .refine((written) => readMinutes(written) !== undefined, minutesRule)
        .meta({ pattern: String.raw`^[1-9]\d{0,3}-[1-9]\d{0,3}$` }),
    ])
    .describe('How long the lesson takes, in minutes: a number, or a range such as 15-25.'),
  timed: z
    .enum(['learners', 'run'])
    .optional()
    .describe(
      'How the minutes were found: learners where their time was taken, run where they follow from runs of the commands. Without it the page says that they were not measured.',
    ),
  environments: z
    .array(z.enum([...environments]))
    .min(1, 'is empty')
    .describe(
      'Where the lesson can be done: one or more kinds of cluster, terminal if no cluster is needed, or reading if nothing is run.',
    ),
  aliases: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'is not WORKSHOP/LESSON, such as calico/first-lesson'),
    )
    .optional()
    .describe(
      'What the lesson was called before, as WORKSHOP/LESSON: the progress of learners is kept. `readyroom rename` and `move` write it.',
    ),
  draft: z
    .boolean()
    .optional()
    .describe(
      'true for a lesson that is still being written: the dev server shows it, the build leaves it out.',
    ),
  optional: z
    .boolean()
    .optional()
    .describe(
      'true for a lesson that may be left out when time is short. The lists of lessons say so.',
    ),
  startsFrom: startsFrom.optional().describe('The state this lesson begins in.'),
  ...parts,
});

export type LessonYaml = z.output<typeof lessonSchema>;

/** The unit of a command's goal; of '', what all of them begin with. */
export const goalUnit = (id: string): string => `goals.${id}`;

/** Every text of lesson.yaml that is in each language. */
export const localizedLessonTexts = ({ commands = {} }: LessonYaml): LocalizedText[] =>
  Object.entries(commands).flatMap(([id, { goal }]) =>
    goal === undefined ? [] : [{ unit: goalUnit(id), path: ['commands', id, 'goal'], texts: goal }],
  );
