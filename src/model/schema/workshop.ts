import { z } from 'zod';
import { localeCodes } from '#i18n/locales.ts';
import { goTemplateWords } from '#transforms/constants.ts';
import { lessonName, localeTag, localized, slug, text } from './primitives.ts';

const variableName = z
  .string()
  .regex(
    /^[A-Z_][A-Z0-9_]*$/,
    'is not the name of a shell variable in capitals, such as NODE_NAME',
  );

const shellName = z
  .string()
  .regex(/^[a-z_]\w*$/i, 'is not the name of a shell variable, such as AWS_REGION');

const constantName = z
  .string()
  .regex(/^[a-z][\w-]*$/i, 'may have only letters, digits, "_" and "-", and begins with a letter')
  .refine((name) => !goTemplateWords.includes(name), 'is a word of Go templates, not a free name');

const reasonName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'may have only letters and digits, and begins with a small letter');

const isPattern = (pattern: string): boolean => {
  try {
    return RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
};

const variable = z.strictObject({
  example: text.describe(
    'A value that makes sense. It stands in the form and in the example outputs.',
  ),
  pattern: text
    .refine(isPattern, 'is not a regular expression')
    .describe('A regular expression that the whole value must match, without ^ and $.'),
  label: localized.describe('What the learner chooses, in every language.'),
});

const lessonList = z.array(lessonName).min(1, 'is empty');

const part = z.strictObject({
  id: slug.describe('A name that stays when the title or the order changes.'),
  title: localized.describe('The heading above the lessons of the part, in every language.'),
  lessons: lessonList.describe('The folders of its lessons, in the order they are taught.'),
});

const repository = z.strictObject({
  url: z
    .string()
    .regex(
      /^https:\/\/[^\s/?#]+(?:\/[^\s/?#]+)+$/,
      'is not the address of a repository such as https://github.com/OWNER/NAME',
    )
    .describe('Its address, without a slash at the end.'),
  branch: text
    .optional()
    .describe('The branch whose files are edited; `main` where it is left out.'),
  folder: text
    .optional()
    .describe("The project's folder in the repository, where it is not the repository itself."),
  hosting: z
    .enum(['github', 'gitlab', 'gitea'])
    .optional()
    .describe('What it is kept in, where its address does not tell.'),
});

/** What a diagnostic of a rule of lint counts as; `error` makes lint end with exit code 1. */
export const severities = ['off', 'advice', 'error'] as const;

export type Severity = (typeof severities)[number];

export const severity = z.enum(severities);

/** workshop.yaml (design, section 3). */
export const workshopSchema = z.strictObject({
  title: localized.describe('The name of the workshop, in every language.'),
  description: localized
    .optional()
    .describe('One or two sentences about the workshop, in every language.'),
  source: localeTag
    .meta({ examples: localeCodes })
    .describe('The language all others are translated from. Any of the locales.'),
  locales: z
    .array(localeTag.meta({ examples: localeCodes }))
    .min(1, 'is empty')
    .describe('The languages of the workshop, in the order of the language picker.'),
  lessons: lessonList
    .optional()
    .describe('The folders of the lessons, in the order they are taught.'),
  parts: z
    .array(part)
    .min(1, 'is empty')
    .optional()
    .describe('In the place of `lessons`: parts with a heading each, and their lessons.'),
  writtenFor: z
    .record(z.string(), text)
    .optional()
    .describe('What the lessons are written for: a name and a version in quotes.'),
  versions: z
    .array(z.string().regex(/^\d+\.\d+$/, 'is not a version of Kubernetes such as "1.36"'))
    .min(1, 'is empty')
    .optional()
    .describe(
      'The versions of Kubernetes that the lessons are run with, in quotes. Outputs may have a text for each; that of the first is shown until the learner chooses another one.',
    ),
  repository: repository
    .optional()
    .describe(
      'Where the workshop is kept. Each lesson then links to the page that edits its text and to a new issue.',
    ),
  constants: z
    .record(constantName, text)
    .optional()
    .describe(
      'Texts that stand in several places, such as a version. Their names stand between double braces where they are used.',
    ),
  variables: z
    .record(variableName, variable)
    .optional()
    .describe('What the learner chooses. Commands use it as a shell variable: "${NAME:?}".'),
  presetVariables: z
    .array(shellName)
    .optional()
    .describe(
      'Shell variables that commands may use although their lesson does not set them: the environment does, or another lesson. No form asks for them.',
    ),
  reasons: z
    .record(reasonName, localized)
    .optional()
    .describe("Why a value of an output differs on the learner's machine, in every language."),
  environments: z
    .record(slug, localized)
    .optional()
    .describe(
      'The kinds of cluster that some of the text is for, such as `kind` and `eks`, and what each is called, in every language. The learner chooses one.',
    ),
  lint: z
    .record(z.string(), severity)
    .optional()
    .describe('How readyroom lint takes what a rule finds: off, advice or error.'),
});

export type WorkshopYaml = z.output<typeof workshopSchema>;

/** Every lesson in the order it is taught, with its place in workshop.yaml. */
export const listedLessons = ({
  lessons = [],
  parts = [],
}: Pick<WorkshopYaml, 'lessons' | 'parts'>): (readonly [
  name: string,
  path: readonly PropertyKey[],
])[] => [
  ...lessons.map((name, index) => [name, ['lessons', index]] as const),
  ...parts.flatMap((each, at) =>
    each.lessons.map((name, index) => [name, ['parts', at, 'lessons', index]] as const),
  ),
];

/** A text of workshop.yaml or lesson.yaml that is in each language: its unit, such as `reasons.age`, and its path. */
export interface LocalizedText {
  unit: string;
  path: readonly PropertyKey[];
  texts: Readonly<Record<string, string>>;
}

/** Every text of workshop.yaml that is in each language. */
export function localizedTexts({
  title,
  description,
  parts = [],
  variables = {},
  reasons = {},
  environments = {},
}: Omit<WorkshopYaml, 'constants'>): LocalizedText[] {
  return [
    { unit: 'title', path: ['title'], texts: title },
    ...(description ? [{ unit: 'description', path: ['description'], texts: description }] : []),
    ...parts.map((each, at) => ({
      unit: `parts.${each.id}`,
      path: ['parts', at, 'title'],
      texts: each.title,
    })),
    ...Object.entries(variables).map(([name, { label }]) => ({
      unit: `variables.${name}`,
      path: ['variables', name, 'label'],
      texts: label,
    })),
    ...Object.entries(reasons).map(([name, texts]) => ({
      unit: `reasons.${name}`,
      path: ['reasons', name],
      texts,
    })),
    ...Object.entries(environments).map(([name, texts]) => ({
      unit: `environments.${name}`,
      path: ['environments', name],
      texts,
    })),
  ];
}
