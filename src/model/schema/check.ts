import { z } from 'zod';
import { records } from '#checker/kinds/index.ts';
import { duration, formerIds, slug, text } from './primitives.ts';

/** What a column must say; the forms are told by `parseCondition` of the checker and checked there. Editors know how one begins. */
const condition = text.meta({
  pattern: String.raw`^\s*(=|!=|>=|<=|>|<|one of|matches|includes) +\S|\{\{`,
  patternErrorMessage:
    "A condition is '= value', '!= value', '>= 1', '<= 1', '> 1', '< 1', 'one of a, b', 'matches web-*', 'includes app=web' or '= column DESIRED'.",
  // None that begins with a sign that YAML would take for its own.
  examples: ['= value', '!= value', 'one of a, b', 'matches web-*', 'includes app=web'],
});
const columns = z.record(text, condition);

const expected = z.strictObject({
  kind: text
    .optional()
    .meta({ examples: records.map(({ kind }) => kind) })
    .describe('The kind of the objects: DaemonSet, or a short name of kubectl such as ds.'),
  name: text
    .optional()
    .describe('The name of the one object that is meant. It may hold a variable: web-$TEAM.'),
  all: z.literal(true).optional().describe('All objects of the kind, at least one.'),
  match: text
    .optional()
    .describe('A glob for the names of the objects that are meant: calico-node-*, $NODE_NAME-*.'),
  namespace: text
    .optional()
    .describe('The namespace of the objects: kube-system, or a variable such as $NAMESPACE.'),
  ready: z
    .boolean()
    .optional()
    .describe(
      'true: they must be ready. false: they must not be ready, as nodes without a network.',
    ),
  count: z
    .union([z.int().min(0), text])
    .optional()
    .describe("How many objects there must be: a number, or a comparison such as '>= 3'."),
  columns: columns
    .optional()
    .describe(
      "What columns must say: '= 3', '!= 0', '>= 1', 'one of a, b', 'matches calico-*', 'includes app=web', '= column DESIRED'.",
    ),
  absent: z.literal(true).optional().describe('The object must be gone.'),
  table: z
    .array(text)
    .min(1, 'is empty')
    .optional()
    .describe(
      'The headers of a table of any other tool, instead of a kind. Only columns are judged then.',
    ),
  where: columns
    .optional()
    .describe('Only the objects, or the rows of the table, whose columns say this are meant.'),
});

/** For editors: the columns that a kind prints are offered where it is named, and nothing is expected of nothing. */
const expectation = expected.meta({
  allOf: [
    { anyOf: [{ required: ['kind'] }, { required: ['table'] }] },
    ...records.map(({ kind, layouts, wide = [] }) => {
      const names = new Set([...layouts.flat(), ...wide]);
      const offered = { properties: Object.fromEntries([...names].map((name) => [name, {}])) };
      return {
        if: { properties: { kind: { const: kind } }, required: ['kind'] },
        then: { properties: { columns: offered, where: offered } },
      };
    }),
  ],
});

const line = z.strictObject({
  line: text
    .optional()
    .describe('A glob that a whole line of the output must match: daemonset.apps/calico-node *.'),
  ends: z.array(text).min(1, 'is empty').optional().describe('The words the line may end with.'),
  after: slug
    .optional()
    .describe('The id of a command: only output after the last time it was typed counts.'),
  absentLine: text.optional().describe('A glob that no line of the output may match.'),
  only: z
    .literal(true)
    .optional()
    .describe('The output may have no other line than those that entries of `lines` match.'),
  times: z
    .int()
    .min(1, 'must be 1 or more')
    .optional()
    .describe(
      'How many times the line must be there, exactly. For a line that must not be there: absentLine.',
    ),
});

const change = z
  .record(text, z.record(text, z.string()))
  .describe(
    "Cells of the check's output to change: the object as Kind/name, the column, the new text.",
  );

const accepted = z.strictObject({
  text: text.optional().describe('An output that must be accepted too.'),
  change: change.optional(),
});

/** What a paste can come to that is not accepted. */
export const rejectedVerdicts = [
  'waiting',
  'missing',
  'unreadable',
  'failed',
  'unrelated',
] as const;

const rejected = z.strictObject({
  verdict: z.enum([...rejectedVerdicts]).describe('The verdict this output must get.'),
  text: text.optional().describe('An output that must not be accepted.'),
  change: change.optional(),
});

/** One entry of `checks` in lesson.yaml. */
export const checkSchema = z.strictObject({
  aliases: formerIds,
  command: slug.optional().describe('The id of the command whose output is pasted.'),
  alternatives: z
    .array(slug)
    .min(1, 'is empty')
    .optional()
    .describe(
      'The ids of other commands whose output will do as well: the same on macOS, or in minikube.',
    ),
  output: slug
    .optional()
    .describe(
      'The id of the output that shows what is expected. It must be accepted: the build proves it.',
    ),
  expect: z
    .array(expectation)
    .min(1, 'is empty')
    .optional()
    .describe('What must be true of the objects in the output. All entries must hold.'),
  lines: z
    .array(line)
    .min(1, 'is empty')
    .optional()
    .describe(
      'What must be true of lines of the output that are not a table. All entries must hold.',
    ),
  accepts: z
    .array(accepted)
    .optional()
    .describe('More outputs that must be accepted. The build proves it.'),
  rejects: z
    .array(rejected)
    .optional()
    .describe(
      'Outputs that must not be accepted, each with the verdict it must get. The build proves it.',
    ),
  already: text
    .optional()
    .describe(
      'Why the check is met before its step too. Otherwise `readyroom run` takes that for a mistake.',
    ),
  breaks: z
    .string()
    .regex(/^\S.*$/, 'is not one line')
    .optional()
    .describe(
      'One line of shell that breaks what the check is about: `readyroom run` proves that it is not met then.',
    ),
  timeout: duration
    .optional()
    .describe('How long `readyroom run` waits until it is met: 30s, 5m, 1h.'),
});

export type CheckYaml = z.output<typeof checkSchema>;
