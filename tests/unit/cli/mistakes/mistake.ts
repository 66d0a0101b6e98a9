import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The workshop that mistakes are made in: three lessons, two languages, nothing to tell. */
export const project = 'tests/fixtures/helm-course';
export const workshop = 'content/helm-course';

/** What is done to files: a piece of text becomes another one, a new text, or null where the file is taken away. */
export type Edits = Readonly<Record<string, readonly [from: string, to: string] | string | null>>;

/**
 * A mistake of an author, what is done to files of the workshop for it, and the one finding that `lint` then has, its place
 * below the workshop; null where what was a mistake once is none: constants are filled in everywhere, an empty line is not needed.
 */
export type Mistake = readonly [name: string, edits: Edits, told: string | null];

export const w = 'workshop.yaml';
export const glossary = 'glossary.yaml';
export const l1 = 'install-a-chart/lesson.yaml';
export const en1 = 'install-a-chart/en.mdx';
export const pt1 = 'install-a-chart/pt-BR.mdx';
export const l2 = 'values-and-upgrade/lesson.yaml';
export const en2 = 'values-and-upgrade/en.mdx';

/** A file of the workshop as it is. */
export const textOf = (file: string): string => readFileSync(join(project, workshop, file), 'utf8');

/** A file goes by another name. */
export const renamed = (from: string, to: string): Edits => ({ [from]: null, [to]: textOf(from) });

/** The command "list" of the first lesson is another one. */
export const command = (to: string): Edits => ({
  [l1]: ['helm list --namespace="${NAMESPACE:?}"', to],
});

/** The first lesson begins with other words. */
export const prose = (to: string): Edits => ({
  [en1]: ['Helm installs an application from a chart.', to],
});
