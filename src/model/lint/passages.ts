import { constantExpression } from '#transforms/lesson/set-constants.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { Prose } from '#model/load/prose.ts';
import { memoize } from '#model/memoize.ts';
import { localizedLessonTexts } from '#model/schema/lesson.ts';
import { localizedTexts } from '#model/schema/workshop.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { LessonSources, WorkshopSources } from '#model/load/sources.ts';

/** A piece of a passage without markup, as it is written in the file. */
export interface Leaf {
  written: string;
  /** UTF-16 offset in the text of the file. */
  start: number;
  /** How many elements are around it within the passage. */
  depth: number;
  /** Code and constants stand for words but are none. */
  isCode: boolean;
}

/** Words that are read in one go: a paragraph, a heading, a text of the front matter, the words of an attribute. */
export interface Passage {
  file: string;
  /** The whole file. */
  text: string;
  /** The words of an attribute, such as a summary: often a message of a program. */
  isAttribute: boolean;
  /** Whether `start` of the leaves can be trusted for a change: in YAML with Windows line ends it cannot. */
  isExact: boolean;
  /** Pieces that follow each other; a break, an image or an element begins another list. */
  runs: readonly (readonly Leaf[])[];
}

/** Everything that is written in one locale of a workshop. */
export function passagesIn(workshop: WorkshopSources, locale: string): Passage[] {
  const proses = workshop.lessons.flatMap((lesson) =>
    lesson.proses.filter((prose) => prose.locale === locale),
  );
  return [
    ...proses.flatMap(prosePassages),
    ...workshop.lessons.flatMap((lesson) => structurePassages(lesson, locale)),
    ...workshopPassages(workshop, locale),
  ];
}

/** The words of a lesson.yaml in a locale. */
const structurePassages = ({ yaml, data }: LessonSources, locale: string): Passage[] =>
  yaml === undefined || data === undefined
    ? []
    : localizedLessonTexts(data).flatMap(({ path, texts }) =>
        texts[locale] === undefined ? [] : yamlPassage(yaml, yaml.text, [...path, locale]),
      );

/** Everything that one prose file says: many rules look at it, it is put together once. */
export const prosePassages = memoize((prose: Prose): readonly Passage[] => {
  const { file, text, yaml, frontMatter } = prose;
  const passage = (runs: Passage['runs'], isAttribute = false): Passage => ({
    ...{ file, text, isAttribute, runs },
    isExact: true,
  });
  const nodes = nodesOf(prose).flatMap(({ node }) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      return [passage(runsOf(node, text))];
    }
    return (node.attributes ?? []).flatMap((attribute) => {
      const { name = '', position } = attribute;
      if (!spokenAttributes.has(name) || position === undefined) return [];
      const [start, end] = [position.start.offset ?? 0, position.end.offset ?? 0];
      const from = text.indexOf('=', start) + 1;
      return [passage([[leaf(text.slice(from, end), from, 0)]], true)];
    });
  });
  const { title, description, objectives, prerequisites } = frontMatter ?? {};
  const paths = [
    ...(title === undefined ? [] : [['title']]),
    ...(description === undefined ? [] : [['description']]),
    ...(objectives ?? []).map((_, index) => ['objectives', index]),
    ...(prerequisites ?? []).map((_, index) => ['prerequisites', index]),
  ];
  return [...paths.flatMap((path) => yamlPassage(yaml, text, path)), ...nodes];
});

/** The words of workshop.yaml and of the glossary in a locale. */
export function workshopPassages(
  { yaml, data, glossary }: WorkshopSources,
  locale: string,
): Passage[] {
  const meanings = glossary.terms.flatMap(({ id, words }) =>
    words[locale] === undefined || glossary.yaml === undefined
      ? []
      : yamlPassage(glossary.yaml, glossary.yaml.text, ['terms', id, 'words', locale, 'meaning']),
  );
  const own = localizedTexts(data).flatMap(({ path, texts }) =>
    texts[locale] === undefined ? [] : yamlPassage(yaml, yaml.text, [...path, locale]),
  );
  return [...own, ...meanings];
}

const spokenAttributes = new Set(['title', 'summary', 'label']);

const leaf = (written: string, start: number, depth: number, isCode = false): Leaf => ({
  written,
  start,
  depth,
  isCode,
});

function yamlPassage(
  yaml: YamlFile | undefined,
  text: string,
  path: readonly PropertyKey[],
): Passage[] {
  const range = yaml?.rangeOf(path);
  if (yaml === undefined || range === undefined) return [];
  const written = yaml.text.slice(range.start, range.end);
  const shift = yaml.firstLine === 1 ? 0 : text.indexOf('\n') + 1;
  const start = range.start + shift;
  const isExact = text.startsWith(written, start);
  return [
    { file: yaml.file, text, isAttribute: false, isExact, runs: [[leaf(written, start, 0)]] },
  ];
}

function runsOf(block: LessonNode, text: string): Leaf[][] {
  const runs: Leaf[][] = [[]];
  const visit = (node: LessonNode, depth: number): void => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (node.type === 'text') runs.at(-1)?.push(leaf(text.slice(start, end), start, depth));
    else if (node.type === 'inlineCode' || constantExpression(node) !== undefined) {
      runs.at(-1)?.push(leaf('x'.repeat(end - start), start, depth, true));
    } else if (node.children === undefined) runs.push([]);
    for (const child of node.children ?? []) visit(child, depth + 1);
  };
  visit(block, 0);
  return runs.filter((run) => run.length > 0);
}

/** What a passage says, as it is written. */
export function writtenText({ text, runs, isExact }: Passage): string | undefined {
  const leaves = runs.flat();
  const [first, last] = [leaves[0], leaves.at(-1)];
  if (!isExact || first === undefined || last === undefined) return undefined;
  return text.slice(first.start, last.start + last.written.length).replaceAll(/\s+/g, ' ');
}

/** What a passage says, code left out. */
export const passageText = ({ runs }: Passage): string =>
  runs
    .flat()
    .map(({ written, isCode }) => (isCode ? ' ' : written))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
