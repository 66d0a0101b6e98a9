import { deserialize, serialize } from 'node:v8';
import { isAsciiDoc } from '#importer/generators/flavour.ts';
import { lessonsOfPages } from '#importer/import-pages.ts';
import type { MadePage } from '#importer/import-pages.ts';
import { isOfStack, nestsTooDeep } from '#importer/nesting.ts';
import type { PlannedPage } from '#importer/plan-pages.ts';
import type { AsciiDocPage } from '#importer/read/asciidoc.ts';
import { IncludesWithoutEnd } from '#importer/read/asciidoc-includes.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { surveyOf } from '#importer/survey.ts';
import type { ImportedInto } from '#importer/survey.ts';
import { shellComplaints } from '#cli/bash-syntax.ts';
import type { Io } from '#cli/io.ts';
import type { ImportBase } from './base.ts';
import type { ImportedSite } from './site.ts';
import type { ExistingWorkshop } from './existing-workshop.ts';

/**
 * Pages of AsciiDoc, read by its library, which is loaded for them alone. All are read before the first becomes a lesson, so their trees
 * are kept as bytes, which take a fifth of the memory.
 */
export async function asciiDocPages(
  pages: readonly PlannedPage[],
  partsOfPage: (page: PlannedPage) => SiteParts,
): Promise<Required<Pick<ImportedInto, 'asciiDocOf' | 'whyNot'>>> {
  const read = new Map<PlannedPage, Buffer>();
  const reasons = new Map<PlannedPage, string>();
  for (const page of pages.filter(({ path }) => isAsciiDoc(path))) {
    if (nestsTooDeep(page.path, page.text)) continue;
    const { readAsciiDoc } = await import('#importer/read/asciidoc.ts');
    try {
      read.set(page, serialize(await readAsciiDoc(page.text, partsOfPage(page))));
    } catch (error) {
      if (error instanceof IncludesWithoutEnd) reasons.set(page, error.message);
      else if (!isOfStack(error)) throw error;
    }
  }
  let last: { page: PlannedPage; tree: AsciiDocPage | undefined } | undefined;
  const asciiDocOf = (page: PlannedPage): AsciiDocPage | undefined => {
    const bytes = read.get(page);
    if (last?.page !== page) last = { page, tree: bytes && (deserialize(bytes) as AsciiDocPage) };
    return last.tree;
  };
  return { asciiDocOf, whyNot: (page) => reasons.get(page) };
}

/** What the workshop that is imported into declares and sets. */
export const knownVariables = (
  workshop: ExistingWorkshop | undefined,
): Pick<ImportedInto, 'declared' | 'commands'> => ({
  declared: new Set(Object.keys(workshop?.variables ?? {})),
  commands: workshop?.commands ?? [],
});

/**
 * Lessons of commands that bash can read, and of pictures at which no build stops. Bash reads the commands before lessons are made of
 * them; where it cannot read one that they have come to, and where there is a picture of the others, the pages are gone through once more.
 */
export async function soundLessons(
  pages: readonly PlannedPage[],
  source: string,
  { site, ...surroundings }: Omit<ImportedInto, 'complain'> & { site: ImportedSite },
  io: Io,
): Promise<ReturnType<typeof lessonsOfPages>> {
  const survey = surveyOf(pages, surroundings);
  const known = new Set<string>();
  const wrong = new Map<string, string>();
  const complain = (command: string): string | undefined => wrong.get(command);
  /** Whether bash cannot read one of these, of those that it has not read yet. */
  const findWrong = async (commands: readonly string[]): Promise<boolean> => {
    const left = commands.filter((command) => !known.has(command));
    for (const command of left) known.add(command);
    const found = [...((await shellComplaints(left, io)) ?? [])];
    for (const [command, { message }] of found) wrong.set(command, message);
    return found.length > 0;
  };
  await findWrong(survey.commands);
  const lessons = lessonsOfPages(pages, source, { ...surroundings, complain }, survey);
  const isOneWrong = await findWrong(lessons.made.flatMap(({ commands }) => commands));
  const refused = await refusedPictures(site);
  if (!isOneWrong && refused.size === 0) return lessons;
  if (refused.size > 0) site.refuse(refused);
  return lessonsOfPages(pages, source, { ...surroundings, complain }, survey);
}

/** What reads sizes is loaded where there is a picture. */
async function refusedPictures({ pictures }: ImportedSite): Promise<ReadonlySet<string>> {
  if (pictures.length === 0) return new Set();
  const { picturesWithoutSize } = await import('#cli/import/picture-sizes.ts');
  return picturesWithoutSize(new Set(pictures.map(({ from }) => from)));
}

/** Former names that a lesson has got since it was imported stay in it: no page knows of them. */
export const withAliases = (made: readonly MadePage[], { files: before }: ImportBase): MadePage[] =>
  made.map((page) => ({
    ...page,
    files: page.files.map(({ path, text, ...read }) => {
      const aliases = path.endsWith('/lesson.yaml')
        ? /^aliases: .*\n/m.exec(before[path] ?? '')
        : null;
      return { path, text: `${aliases?.[0] ?? ''}${text}`, ...read };
    }),
  }));
