import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { lastSentence } from '#importer/text/last-sentence.ts';
import { lastPart, pathInFirstComment, yamlPathsIn } from '#importer/text/manifest-file-names.ts';

/** Where a page may say what the file of a manifest is called. */
interface Around {
  yaml: string;
  /** The paragraphs right above, the nearest first. */
  above: readonly LessonNode[];
  /** The paragraph right below. */
  below?: LessonNode | undefined;
  /** Names of files that commands of the page are given. */
  used: ReadonlySet<string>;
}

/**
 * What a page calls the file of a manifest, as it writes it: by a title, by a first line that is a comment, in the sentence above, or else
 * where the one below says to save it.
 * Several names where it says none of them rather than another; of those that contradict each other, the one that a command is given.
 */
export function givenPaths({ yaml, above, below, used }: Around): string[] {
  const [nearest] = above;
  const title = nearest === undefined ? undefined : titleIn(nearest);
  const paragraph = title === undefined ? nearest : above[1];
  const text = paragraph === undefined ? '' : plainText(paragraph);
  const inSentence = yamlPathsIn(lastSentence(text.trim()));
  const comment = pathInFirstComment(yaml);
  const sure = [title, comment].filter((path) => path !== undefined);
  const isUsed = (path: string): boolean => used.has(lastPart(path));
  const known = [...sure, ...inSentence, ...yamlPathsIn(text), ...stemsIn(paragraph)].find(isUsed);
  if (known !== undefined) return [known];
  if (sure.length > 0) return sure.slice(0, 1);
  return inSentence.length > 0 ? inSentence : savedAs(below);
}

/** The files that the code of a paragraph may name without what they end in: "in the file `deploy/harbour`". */
const stemsIn = (paragraph: LessonNode | undefined): string[] =>
  (paragraph?.children ?? []).flatMap(({ type, value = '' }) =>
    type === 'inlineCode' && /^[\w./-]+$/.test(value) ? [`${value}.yaml`, `${value}.yml`] : [],
  );

/** What a paragraph below says to save the manifest as: "Save the above as boat.yaml and apply it". */
function savedAs(below: LessonNode | undefined): string[] {
  const text = below === undefined ? '' : plainText(below);
  const saving = saves.exec(text);
  return saving === null ? [] : yamlPathsIn(text.slice(saving[0].length)).slice(0, 1);
}

const saves =
  /^[^.!?。]{0,40}?(?:\b(?:save|store|write|put)\s[^.!?]{0,40}?\b(?:as|to|in|into)\s|\b(?:salve|grave|guarde)\s[^.!?]{0,40}?\b(?:como|em|no)\s|(?:[保储]存|另存|存)[为到成在])/i;

/** That it is the name of a file, within the code itself: `file: boat.yaml`. */
const saysFile = /^\s*(?:file(?: ?name)?|arquivo|文件名?|檔案) ?[:：]/i;

/** What a paragraph with nothing but code says, where that ends as the name of a file does. */
function titleIn({ children = [] }: LessonNode): string | undefined {
  const [code, rest] = children.filter(
    (child) => child.type !== 'text' || (child.value ?? '').trim() !== '',
  );
  const isAlone = rest === undefined || /^\s*[:：]\s*$/.test(rest.value ?? '');
  const value = code?.type === 'inlineCode' ? (code.value ?? '').replace(saysFile, '').trim() : '';
  return isAlone && children.length <= 3 && /\.ya?ml$/i.test(value) ? value : undefined;
}
