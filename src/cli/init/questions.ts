import { localeCodes, locales as registry } from '#i18n/locales.ts';
import { templateFiles } from '#scaffold/templates.ts';
import type { TemplateName } from '#scaffold/templates.ts';
import { wrongTitlePart } from '#scaffold/title.ts';
import { titlesOf } from '#scaffold/workshop-files.ts';
import type { Ask, Choice } from '#cli/io.ts';
import { withDefaults } from '#cli/workshop-options.ts';
import type { DecidedWorkshop, WorkshopOptions } from '#cli/workshop-options.ts';

/** The options of `readyroom init`; what is undefined is asked for in a terminal. */
export interface InitOptions extends WorkshopOptions {
  /** As it was typed. */
  folder: string | undefined;
  name: string | undefined;
  /** "/" or "/path/". */
  base: string;
  /** What to install instead of this version: a tarball or anything npm installs from. */
  package: string | undefined;
  /** The title in other languages than the source, as it was answered. */
  translatedTitles?: Readonly<Record<string, string>>;
}

/** Options of which none is open. */
export type Decided = InitOptions & DecidedWorkshop & { folder: string };

const templates: readonly Choice<TemplateName>[] = [
  { value: 'minimal', label: 'Minimal: one lesson with a command and its output' },
  {
    value: 'kubernetes',
    label: 'Kubernetes: a manifest explained, and a check that reads what kubectl printed',
  },
];

/** Asks for what the options leave open; undefined if the person gives up. */
export async function askRest(options: InitOptions, ask: Ask): Promise<Decided | undefined> {
  const folder = options.folder ?? (await ask.text('In which folder?', 'my-workshop', anyFolder));
  if (folder === undefined) return undefined;
  const template = options.template ?? (await ask.one('What do you begin with?', templates));
  if (template === undefined) return undefined;
  const choices = localeCodes.map((value) => ({ value, label: registry[value].name }));
  const locales = options.locales ?? (await ask.some('In which languages?', choices));
  if (locales === undefined) return undefined;
  const decided = withDefaults({ ...options, folder, template, locales });
  const source = options.source ?? (await askSource(decided, ask));
  if (source === undefined) return undefined;
  if (options.title !== undefined) return { ...decided, source };
  const usual = usualTitle({ ...decided, source });
  const title = await ask.text('What is the workshop called?', usual, wrongTitle);
  if (title === undefined) return undefined;
  if (title === usual) return { ...decided, source, title: undefined };
  const translatedTitles = await askTitles({ ...decided, source }, ask);
  return translatedTitles && { ...decided, source, title, translatedTitles };
}

/** The title in the other languages, those that were left out left out; undefined if the person gives up. */
async function askTitles(
  { locales, source }: Decided,
  ask: Ask,
): Promise<Record<string, string> | undefined> {
  const titles: Record<string, string> = {};
  for (const locale of locales.filter((each) => each !== source)) {
    const question = `And in ${registry[locale].name}? Press Enter to translate it later.`;
    const title = await ask.text(question, '', wrongTitle);
    if (title === undefined) return undefined;
    if (title !== '') titles[locale] = title;
  }
  return titles;
}

/** Of one language it is clear which is the source. */
async function askSource({ locales }: Decided, ask: Ask): Promise<Decided['source'] | undefined> {
  const [only, another] = locales;
  if (another === undefined) return only;
  return ask.one(
    'In which one do you write first? The others are translated from it.',
    locales.map((value) => ({ value, label: registry[value].name })),
  );
}

function usualTitle({ template, source }: Decided): string {
  const titles = titlesOf(templateFiles(template)['workshop.yaml'] ?? '', [source]);
  return titles[source] ?? 'Workshop';
}

const anyFolder = (): undefined => undefined;

const wrongTitle = (title: string): string | undefined => {
  const wrong = wrongTitlePart(title);
  return wrong === undefined ? undefined : `The title ${wrong}.`;
};
