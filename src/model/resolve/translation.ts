import { anchorsOf } from '#transforms/lesson/anchors.ts';
import { fillMissing } from '#transforms/lesson/fill-missing.ts';
import { copyOf, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { setConstants } from '#transforms/lesson/set-constants.ts';
import { setHeadingIds } from '#transforms/lesson/set-ids.ts';
import { fillConstants } from '#transforms/constants.ts';
import type { Prose } from '#model/load/prose.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { lazily, once } from '#model/memoize.ts';
import { staleUnits } from '#model/translations/lock.ts';
import { lessonHashes } from '#model/translations/units.ts';
import type { Heading, Translation } from '#model/types.ts';

/** The translations of a lesson by locale, the source among them. */
export function translationsOf(lesson: LessonSources): Record<string, Translation> {
  const { proses, context } = lesson;
  const { source } = context;
  const original = proses.find(({ locale }) => locale === source);
  return Object.fromEntries(
    proses.flatMap((prose) => {
      const from = prose === original ? undefined : original;
      const translation = translationOf(lesson, prose, from);
      return translation === undefined ? [] : [[prose.locale, translation] as const];
    }),
  );
}

/**
 * What the site knows of one language of a lesson. `source` is undefined for the source itself, and where the
 * source cannot be read: then nothing is missing. Prose without front matter has no title and is no translation; prose that MDX cannot
 * read is one without a text.
 */
function translationOf(
  lesson: LessonSources,
  prose: Prose,
  source: Prose | undefined,
): Translation | undefined {
  const { constants } = lesson.context;
  const { frontMatter } = prose;
  if (frontMatter === undefined) return undefined;
  const fill = (text: string): string => fillConstants(text, constants);
  const units = once(() => {
    const own = lessonHashes(lesson, prose);
    const ofSource =
      source === undefined ? new Map<string, string>() : lessonHashes(lesson, source);
    const written = unitsOf(prose.root);
    return {
      units: source === undefined ? own.size : ofSource.size,
      missing: [...ofSource.keys()].filter((unit) => !own.has(unit) && !written.has(unit)),
      stale: staleUnits(lesson.lock, prose.locale, ofSource, own),
    };
  });
  return lazily(
    {
      locale: prose.locale,
      file: prose.file,
      title: fill(frontMatter.title),
      description: fill(frontMatter.description),
      objectives: (frontMatter.objectives ?? []).map(fill),
      prerequisites: (frontMatter.prerequisites ?? []).map(fill),
    },
    {
      beginsWithDescription: () => beginsWith(prose.root, fill(frontMatter.description), constants),
      isReadable: () => prose.root !== undefined,
      headings: () =>
        headingsOf(prose.root, units().missing.length > 0 ? source : undefined, constants),
      units: () => units().units,
      missing: () => units().missing,
      stale: () => units().stale,
    },
  );
}

function beginsWith(
  root: LessonNode | undefined,
  description: string,
  constants: Readonly<Record<string, string>>,
): boolean {
  const first = root?.children?.find(({ type }) => type !== 'yaml');
  if (first?.type !== 'paragraph') return false;
  const opening = copyOf(first);
  setConstants(opening, constants);
  const [text, written] = [plainText(opening), description].map(oneLine) as [string, string];
  // What a description leaves out goes on in the text where it ends: "Run this." of "Run this:", "We sail…" of "We sail home".
  const sentence = written.replace(/[.。…]{1,3}$/, '');
  const rest = text.slice(sentence.length);
  const isWhole = text.startsWith(written) || written.endsWith('…') || /^[.:。：…]/.test(rest);
  // "We sail" is not how "We sailed" begins.
  const isInWord = /^\p{Script=Latin}{2}/u.test(text.slice(sentence.length - 1));
  return text.startsWith(sentence) && isWhole && !isInWord;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A unit that says nothing has no hash but is there all the same: `<Command id />` followed by another id. */
const unitsOf = (root: LessonNode | undefined): Set<string> =>
  new Set(root === undefined ? [] : [...anchorsOf(root).values()].map(({ unit }) => unit));

/** `source` only where something is filled in from it. */
function headingsOf(
  root: LessonNode | undefined,
  source: Prose | undefined,
  constants: Readonly<Record<string, string>>,
): Heading[] {
  if (root === undefined) return [];
  const page = source?.root === undefined ? onlyHeadings(root) : copyOf(root);
  if (source?.root !== undefined) fillMissing(page, source.root, source.locale);
  setConstants(page, constants);
  setHeadingIds(page);
  return [...walk(page)].flatMap(({ node }) => {
    const { hProperties } = (node.data ?? {}) as { hProperties?: { id?: string } };
    const id = hProperties?.id;
    if (node.type !== 'heading' || id === undefined) return [];
    if (node.depth !== 2 && node.depth !== 3) return [];
    return [{ depth: node.depth, id, text: plainText(node).trim() }];
  });
}

/** A copy of the headings alone: most of a lesson is no heading, and every lesson is read. */
const onlyHeadings = (root: LessonNode): LessonNode => ({
  type: 'root',
  children: [...walk(root)].flatMap(({ node }) => (node.type === 'heading' ? [copyOf(node)] : [])),
});
