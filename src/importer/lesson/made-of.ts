import { barePromptIn, mayBeOfRoot, typedIn } from '#importer/text/typed-lines.ts';

/** Texts by their lines, one below the other: what begins alike is there once, so that all texts are held against a place at once. */
export interface TextTree {
  below: Map<string, TextTree>;
  /** Those of `below` whose line is empty or blank. */
  blank: TextTree[];
  /** Whether a text ends here. */
  isEnd: boolean;
}

const emptyTree = (): TextTree => ({ below: new Map(), blank: [], isEnd: false });

/** The tree of texts, without the empty lines around each. */
export function textTree(texts: Iterable<string>): TextTree {
  const root = emptyTree();
  for (const text of texts) {
    let tree = root;
    for (const line of withoutEmptyEnds(text.split('\n'))) {
      const known = tree.below.get(line);
      const next = known ?? emptyTree();
      if (known === undefined) {
        tree.below.set(line, next);
        if (isEmpty(line)) tree.blank.push(next);
      }
      tree = next;
    }
    if (tree !== root) tree.isEnd = true;
  }
  return root;
}

export const isEmpty = (line: string): boolean => line.trim() === '';

export function withoutEmptyEnds(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => !isEmpty(line));
  return start === -1 ? [] : lines.slice(start, lines.findLastIndex((line) => !isEmpty(line)) + 1);
}

/** Whether lines are texts in a row, each of them whole. Between texts, empty lines and bare prompts do not count. `programs` are those that the site calls. */
export function isMadeOf(
  lines: readonly string[],
  texts: TextTree,
  programs?: ReadonlySet<string>,
): boolean {
  const margins = new Set([0, marginOf(lines, /^ */), marginOf(lines, /^\s*/)]);
  const typedLines = typedIn(lines, programs);
  const isPromptAlone = barePromptIn(lines, typedLines);
  const session = { lines, typedLines, isPromptAlone };
  // Whether a shell of root is open above the block is not known here.
  const typedAtRoot = mayBeOfRoot(lines) ? typedIn(lines, programs, true) : [];
  const reached = new Set([0]);
  for (const at of reached) {
    if (at >= lines.length) return true;
    const line = lines[at] ?? '';
    // A line without a prompt may be typed all the same, and the lines below it with it.
    const typed = typedLines[at] ?? line;
    if (isEmpty(typed) || isPromptAlone(line) || goesOnWithNothing(lines, at)) reached.add(at + 1);
    for (const end of endsAt(texts, lines, at, margins)) reached.add(end);
    for (const text of new Set([typed, typedAtRoot[at] ?? typed]))
      for (const end of typedEnds(texts, session, text, at, margins)) reached.add(end);
  }
  return false;
}

/** Whether a line is the prompt at which the command above it goes on, with nothing typed. Any other `>` was printed. */
const goesOnWithNothing = (lines: readonly string[], at: number): boolean =>
  /^\s*>\s*$/.test(lines[at] ?? '') && /\\$/.test(lines[at - 1] ?? '');

/** The least that lines are set in by, of whatever blanks: of sessions that were split, blanks alone were taken off, and no tab. */
const marginOf = (lines: readonly string[], blank: RegExp): number =>
  lines.reduce(
    (least, line) => (isEmpty(line) ? least : Math.min(least, blank.exec(line)?.[0].length ?? 0)),
    Infinity,
  );

/**
 * The lines behind each text that stands in lines from one on. All of its lines may be set in less than in the source by as much,
 * and the first one by more.
 */
const endsAt = (
  texts: TextTree,
  lines: readonly string[],
  from: number,
  margins: ReadonlySet<number>,
): readonly number[] => [...margins].flatMap((margin) => endsSetOut(texts, lines, from, margin));

function endsSetOut(
  texts: TextTree,
  lines: readonly string[],
  from: number,
  margin: number,
): readonly number[] {
  const ends: number[] = [];
  let found: readonly TextTree[] = [texts];
  for (let at = from; at < lines.length && found.length > 0; at += 1) {
    const line = lines[at] ?? '';
    const own = line.slice(margin);
    const forms = at === from ? new Set([own, line.trimStart()]) : [own];
    found = isEmpty(line) ? found.flatMap(({ blank }) => blank) : belowOf(found, forms);
    if (found.some(({ isEnd }) => isEnd)) ends.push(at + 1);
  }
  return ends;
}

/** How texts go on with a line, in any of the ways that it may be written. */
function belowOf(trees: readonly TextTree[], forms: Iterable<string>): readonly TextTree[] {
  const found: TextTree[] = [];
  for (const { below } of trees)
    for (const form of forms) {
      const tree = below.get(form);
      if (tree !== undefined) found.push(tree);
    }
  return found;
}

interface Session {
  lines: readonly string[];
  typedLines: readonly (string | undefined)[];
  isPromptAlone(line: string): boolean;
}

/** The lines behind each text whose commands are typed at prompts from a line on; several of them, which nothing stands between, may be one text. */
function typedEnds(
  texts: TextTree,
  session: Session,
  typed: string,
  from: number,
  margins: ReadonlySet<number>,
): Set<number> {
  const ends = new Set<number>();
  const printed = withoutSign(session.lines[from] ?? '');
  const isTyped = printed.trimStart() === typed.trimStart();
  const firsts = new Set([typed, typed.replace(/^[ \t]+/, ''), ...(isTyped ? [printed] : [])]);
  const open = [...firsts].flatMap((first) => {
    const tree = texts.below.get(first);
    return tree === undefined ? [] : [{ tree, at: from + 1 }];
  });
  for (const { tree, at } of open) {
    if (tree.isEnd) ends.add(at);
    if (tree.below.size > 0) open.push(...typedBelow(tree, session, at, isTyped ? [0] : margins));
  }
  return ends;
}

/** A line without the prompt at which a command goes on. */
const withoutSign = (line: string): string => line.replace(/^\s*> ?/, '');

/** How texts go on at a line or, where it is empty or a bare prompt, behind it. */
function typedBelow(
  { below }: TextTree,
  { lines, typedLines, isPromptAlone }: Session,
  from: number,
  margins: Iterable<number>,
): Iterable<{ tree: TextTree; at: number }> {
  const found = new Map<TextTree, { tree: TextTree; at: number }>();
  const add = (line: string | undefined, at: number): void => {
    const tree = line === undefined ? undefined : below.get(line);
    if (tree !== undefined && !found.has(tree)) found.set(tree, { tree, at: at + 1 });
  };
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    for (const margin of margins) add(line.slice(margin), at);
    if (isEmpty(line) || isPromptAlone(line)) continue;
    add(withoutSign(line), at);
    add(typedLines[at], at);
    // An author may put the prompt of a command before the lines that it goes on in.
    if ((lines[at - 1] ?? '').endsWith('\\')) add(line.replace(/^\s*[$#%] ?/, ''), at);
    break;
  }
  return found.values();
}
