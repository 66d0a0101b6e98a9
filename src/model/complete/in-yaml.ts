import { isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { references } from '#model/schema/references.ts';
import type { PathPattern } from '#model/schema/references.ts';
import type { PartName } from '#model/schema/lesson.ts';
import type { Names } from './names.ts';
import { ids, wordAt } from './offer.ts';
import type { Offer, Offers } from './offer.ts';

type Path = readonly (string | number)[];

interface Rule {
  at: PathPattern;
  /** Not a word is looked for but all that stands there. */
  isWhole?: boolean;
  offers(names: Names, path: Path): readonly Offer[];
}

const listedLessons: readonly Rule[] = [
  ['lessons', '*'],
  ['parts', '*', 'lessons', '*'],
].map((at) => ({ at, offers: ({ lessons }) => ids(lessons) }));

const reasons: readonly Rule[] = [
  ['outputs', '*', 'differs', '*', 'why'],
  ['outputs', '*', 'versions', '*', 'differs', '*', 'why'],
].map((at) => ({ at, offers: (names) => ids(names.reasons) }));

/** What is named where in lesson.yaml and shared.yaml. Editors know the rest by the schemas. */
const ofLesson: readonly Rule[] = [
  ...Object.entries(references).flatMap(([kind, places]) =>
    places.map((at): Rule => ({ at, offers: ({ parts }) => ids(parts[`${kind}s` as PartName]) })),
  ),
  ...reasons,
  {
    at: ['commands', '*', 'when', 'environment'],
    offers: ({ environments }) => ids(environments),
  },
  {
    at: ['walkthroughs', '*', 'steps', '*', 'at'],
    isWhole: true,
    offers: (names, [, id]) => ids(names.paths(String(id))),
  },
];

const rules: Readonly<Record<string, readonly Rule[]>> = {
  'lesson.yaml': ofLesson,
  'shared.yaml': ofLesson,
  'workshop.yaml': listedLessons,
};

/** The ids that may stand in a place of a file of YAML, by its name. */
export function inYaml(
  file: string,
  text: string,
  offset: number,
  names: () => Names,
): Offers | undefined {
  const own = rules[file];
  if (own === undefined) return undefined;
  const word = wordAt(text, offset);
  const found = valueAt(text, word);
  if (found === undefined) return undefined;
  const rule = own.find(({ at }) => fits(found.path, at));
  if (rule === undefined || !(rule.isWhole || found.isWord)) return undefined;
  const place = rule.isWhole ? { from: found.from, to: found.to } : word;
  return { ...place, offers: rule.offers(names(), found.path) };
}

/** What nobody writes: it stands for the word that is looked for. */
const MARK = 'readyroom-looks-for-this';

interface Found {
  path: Path;
  /** Where the value stands, without quotes. */
  from: number;
  to: number;
  /** The word is all of it. */
  isWord: boolean;
}

/** The value in a place, also where nothing is written yet; undefined for a key, and where the text is no YAML. */
function valueAt(text: string, { from, to }: { from: number; to: number }): Found | undefined {
  const marked = text.slice(0, from) + MARK + text.slice(to);
  const document = parseDocument(marked, { logLevel: 'silent', uniqueKeys: false });
  let found: Found | undefined;
  visit(document, {
    Scalar: (key, node, ancestors) => {
      const { value, range } = node;
      if (key === 'key' || typeof value !== 'string' || !value.includes(MARK) || !range)
        return undefined;
      const nodes = [...ancestors, node];
      const path = nodes.flatMap((each, index): Path => {
        if (isPair(each)) return isScalar(each.key) ? [String(each.key.value)] : [];
        return isSeq(each) ? [each.items.indexOf(nodes[index + 1])] : [];
      });
      const quote = /^["']/.test(marked.slice(range[0])) ? 1 : 0;
      const end = range[1] - quote - MARK.length + (to - from);
      found = { path, from: range[0] + quote, to: end, isWord: value === MARK };
      return visit.BREAK;
    },
  });
  return found;
}

const fits = (path: Path, pattern: PathPattern): boolean =>
  path.length === pattern.length &&
  pattern.every((part, index) => part === '*' || part === path[index]);
