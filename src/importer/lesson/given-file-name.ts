import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { lastSentence } from '#importer/text/announcement.ts';
import { lastPart, pathInFirstComment, yamlPathsIn } from '#importer/text/manifest-file-names.ts';

/** Where a page may say what the file of a manifest is called. */
interface Around {
  yaml: string;
  /** The paragraphs right above, the nearest first. */
  above: readonly LessonNode[];
  /** Names of files that commands of the page are given. */
  used: ReadonlySet<string>;
}

/**
 * What a page calls the file of a manifest, as it writes it: by a title, by a first line that is a comment, or in the sentence above.
 * Several names where it says none of them rather than another; of those that contradict each other, the one that a command is given.
 */
export function givenPaths({ yaml, above, used }: Around): string[] {
  const [nearest] = above;
  const title = nearest === undefined ? undefined : titleIn(nearest);
  const paragraph = title === undefined ? nearest : above[1];
  const text = paragraph === undefined ? '' : plainText(paragraph);
  const inSentence = yamlPathsIn(lastSentence(text.trim()));
  const comment = pathInFirstComment(yaml);
  const sure = [title, comment].filter((path) => path !== undefined);
  const isUsed = (path: string): boolean => used.has(lastPart(path));
  const known = [...sure, ...inSentence, ...yamlPathsIn(text)].find(isUsed);
  if (known !== undefined) return [known];
  return sure.length > 0 ? sure.slice(0, 1) : inSentence;
}

/** What a paragraph with nothing but code says, where that ends as the name of a file does. */
function titleIn({ children = [] }: LessonNode): string | undefined {
  const [code, rest] = children.filter(
    (child) => child.type !== 'text' || (child.value ?? '').trim() !== '',
  );
  const isAlone = rest === undefined || /^\s*[:：]\s*$/.test(rest.value ?? '');
  const value = code?.type === 'inlineCode' ? (code.value ?? '').trim() : '';
  return isAlone && children.length <= 3 && /\.ya?ml$/i.test(value) ? value : undefined;
}
