import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Data, PluggableList, Processor } from 'unified';
import type { LessonNode } from './nodes.ts';
import { textWhere, unclosedHtml } from './unclosed-html.ts';

type Syntax = NonNullable<Data['micromarkExtensions']>[number];
type Constructs = NonNullable<Syntax['text']>;
type Construct = Exclude<Constructs[number], readonly unknown[] | undefined>;
type Trees = Extract<NonNullable<Data['fromMarkdownExtensions']>[number], readonly unknown[]>;
type Transform = NonNullable<Trees[number]['transforms']>[number];
type Tree = Parameters<Transform>[0];

/** Where a text may have syntax that is slow to look for. Claiming too much does no harm, too little would lose syntax. */
interface Possible {
  /** Whether there is an `@` in the text. */
  emails: boolean;
  /** Whether there is a `[^` in the text: at each `]`, all that stands before it is gone through for one. */
  footnotes: boolean;
  singleTilde: boolean;
  /** Whether a table can begin or go on in a line, from 1. */
  tableIn(line: number): boolean;
}

/**
 * Parses texts as remark-gfm and `syntax` read them; `remark-cjk-friendly` is always with them. `singleTilde`: whether one tilde
 * on each side deletes words. `hasHtml`: whether HTML is read, which MDX does not have.
 */
export function possibleParser(
  syntax: PluggableList,
  { singleTilde = true, hasHtml = false } = {},
): (text: string) => LessonNode {
  // Of the text that is being parsed, because a plugin gets no options per text.
  let tables: ReadonlySet<number> = new Set();
  let unclosed: ReadonlySet<number> = new Set();
  const parserOf = (emails: boolean, footnotes: boolean) =>
    unified()
      .use(remarkParse)
      .use(syntax)
      .use(possibleGfm, { emails, footnotes, singleTilde, tableIn: (line) => tables.has(line) })
      .use(remarkCjkFriendly)
      .use(hasHtml ? [[possibleHtml, (offset: number) => unclosed.has(offset)]] : [])
      .freeze();
  const parsers = [false, true].map((emails) =>
    [false, true].map((footnotes) => parserOf(emails, footnotes)),
  );
  return (text) => {
    tables = tableLines(text);
    if (hasHtml) unclosed = unclosedHtml(text);
    const parser = parsers[Number(text.includes('@'))]?.[Number(text.includes('[^'))];
    return parser?.parse(text) as LessonNode;
  };
}

/**
 * remark-gfm, which looks for an email address at the start of every word, for a note at every bracket, for a table in every line and for
 * both kinds of address in every text again. Here it looks only where they can be; the trees are the same.
 */
function possibleGfm(this: Processor, possible: Possible): void {
  remarkGfm.call(this, { singleTilde: possible.singleTilde });
  const { micromarkExtensions: syntaxes = [], fromMarkdownExtensions: trees = [] } = this.data();
  const [syntax, tree] = [syntaxes.pop(), trees.pop()];
  if (syntax !== undefined) syntaxes.push(possibleSyntax(syntax, possible));
  if (tree !== undefined) trees.push([tree].flat().map(possibleTree));
}

function possibleHtml(this: Processor, isUnclosed: (offset: number) => boolean): void {
  this.data().micromarkExtensions?.push(textWhere(isUnclosed));
}

function possibleSyntax(syntax: Syntax, { emails, footnotes, tableIn }: Possible): Syntax {
  const { text = {}, document = {}, flow = {} } = syntax;
  const isPossible = ({ name = '' }: Construct): boolean =>
    (emails || name !== 'emailAutolink') && (footnotes || !/^gfm(?:Potential)?Footnote/.test(name));
  return {
    ...syntax,
    text: only(text, isPossible),
    document: only(document, isPossible),
    flow: { ...flow, null: listOf(flow.null).map((construct) => inLines(construct, tableIn)) },
  };
}

const only = (constructs: Constructs, isPossible: (construct: Construct) => boolean): Constructs =>
  Object.fromEntries(
    Object.entries(constructs).map(([code, each]) => [code, listOf(each).filter(isPossible)]),
  ) as Constructs;

const listOf = (constructs: Constructs[number] | undefined): Construct[] =>
  constructs === undefined ? [] : [constructs].flat();

const inLines = (construct: Construct, isIn: Possible['tableIn']): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    return isIn(this.now().line) ? construct.tokenize.call(this, effects, ok, nok) : nok;
  },
});

const possibleTree = (extension: Trees[number]): Trees[number] =>
  extension.transforms
    ? { ...extension, transforms: extension.transforms.map(whereAddresses) }
    : extension;

/** The only transform of remark-gfm makes links of addresses in texts. */
const whereAddresses =
  (transform: Transform): Transform =>
  (tree) => {
    for (const block of tree.children) {
      if (holdsAddress(block)) transform({ type: 'root', children: [block] });
    }
  };

const holdsAddress = (node: Tree['children'][number]): boolean =>
  node.type === 'text'
    ? /@|:\/\/|www\./i.test(node.value)
    : 'children' in node && node.children.some(holdsAddress);

/**
 * The lines of a text, from 1, in which a table can begin or go on: from the one above a delimiter row (`| --- |`, perhaps
 * in a quote) to the next blank one.
 */
function tableLines(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  let isTable = false;
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (isDelimiterRow(line)) {
      isTable = true;
      found.add(index);
    } else if (line.trim() === '') isTable = false;
    if (isTable) found.add(index + 1);
  }
  return found;
}

const isDelimiterRow = (line: string): boolean =>
  /^[\s>|:-]+$/.test(line) && line.includes('-') && /[|:]/.test(line);
