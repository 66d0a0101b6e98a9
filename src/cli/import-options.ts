import { parseArgs } from 'node:util';
import { flavours, isFlavour } from '#importer/generators/flavour.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { slug, workshopName } from '#model/schema/words.ts';
import { localeCodes } from '#i18n/locales.ts';
import { localeNamed } from './locale.ts';
import type { Result } from './result.ts';

export interface ImportOptions {
  isHelp: boolean;
  source: string;
  workshop: string;
  locale: string;
  lesson: string | undefined;
  from: Flavour | undefined;
  content: string;
  isDryRun: boolean;
  format: 'text' | 'json';
}

const options = {
  workshop: { type: 'string' },
  locale: { type: 'string' },
  lesson: { type: 'string' },
  from: { type: 'string' },
  content: { type: 'string' },
  format: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What was asked of `readyroom import`, or what is wrong with how it was asked. */
export function importOptions(args: readonly string[]): Result<ImportOptions> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { error: `${error instanceof Error ? error.message : String(error)}` };
  }
  const { values, positionals } = parsed;
  const { workshop = '', locale = '', lesson, from, content = 'content', format = 'text' } = values;
  const [source = '', another] = positionals;
  const found = localeNamed(locale);
  const faults = [
    source === '' ? 'Say what to import: a file or a folder.' : undefined,
    another === undefined
      ? undefined
      : `One source at a time: "${another}" is too much. A folder is imported as a whole.`,
    nameFault('--workshop', workshop, workshopName.safeParse(workshop).error?.issues[0]?.message),
    lesson === undefined
      ? undefined
      : nameFault('--lesson', lesson, slug.safeParse(lesson).error?.issues[0]?.message),
    found === undefined ? `--locale must be one of: ${localeCodes.join(', ')}.` : undefined,
    from === undefined || isFlavour(from)
      ? undefined
      : `--from must be one of: ${flavours.join(', ')}.`,
    format === 'text' || format === 'json' ? undefined : '--format must be text or json.',
  ].filter((each) => each !== undefined);
  const isHelp = values.help === true;
  const [fault] = faults;
  if (fault !== undefined && !isHelp) return { error: fault };
  return {
    value: {
      ...{ isHelp, source, workshop, lesson, content },
      locale: found ?? '',
      from: from !== undefined && isFlavour(from) ? from : undefined,
      isDryRun: values['dry-run'] === true,
      format: format === 'json' ? 'json' : 'text',
    },
  };
}

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, allowPositionals: true, strict: true });

function nameFault(option: string, name: string, wrong: string | undefined): string | undefined {
  if (name === '') return `${option} is missing: it is the name of a folder, such as first-steps.`;
  return wrong === undefined ? undefined : `The name "${name}" of ${option} ${wrong}.`;
}

export const importHelp = `readyroom import SOURCE --workshop NAME --locale LOCALE [options]

Makes lessons of existing pages: SOURCE is a file, or a folder whose every page becomes a lesson.
Commands, outputs, manifests and checks go to lesson.yaml, the prose to LOCALE.mdx. Whatever is not
certain is kept, and told with file and line. Nothing is overwritten.

  --workshop NAME   the folder below content/; it is made if there is none
  --locale LOCALE   the language of the pages: ${localeCodes.join(', ')}
                    A folder may hold others too: page.pt.md, or a folder for each language.
  --lesson NAME     the lesson a single file becomes, or of which it is another language
  --from KIND       ${flavours.join(', ')}; guessed where it is not said
  --content DIR     the folder of all workshops (content)
  --dry-run         only say what would be made
  --format FORMAT   text or json

Exit code: 0 the lessons are written and valid, with or without things to look at; 2 nothing was written.
`;
