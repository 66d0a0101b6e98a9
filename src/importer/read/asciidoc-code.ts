import type { AbstractBlock } from '@asciidoctor/core';
import { hasWords } from '#importer/text/sign-prompts.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { TakeNote } from '#importer/note.ts';
import { includingLine } from './asciidoc-includes.ts';
import { isSurelyCommand, withOption } from '#importer/text/command-shape.ts';
import { isShellLang } from '#importer/text/fence-lang.ts';
import { noteTypedCode } from '#importer/generators/fence-lines.ts';
import { withNumberedLines } from '#importer/drafts/numbered-lines.ts';
import { isDrawn } from './drawn-code.ts';

/** A block of code that may fill in attributes. */
type Listing = AbstractBlock & {
  getSource(): string;
  hasSubstitution(name: string): boolean;
  applySubs(text: string, subs: readonly string[]): Promise<string>;
};

/** A line without the bubbles of callouts at its end, `<1>` or `<!--1-->`, and without the comment that hides them. `numbers`: those of the bubbles. */
function withoutCallouts(line: string): { text: string; numbers: number[] } {
  let text = line.trimEnd();
  const bubble = /(?<!\\)<(?:!--)?(\d{1,2}|\.)(?:--)?>$/;
  // With a backslash, it is none.
  if (!bubble.test(text))
    return { text: line.replace(/\\(?=<(?:!--)?(?:\d{1,2}|\.)(?:--)?>\s*$)/, ''), numbers: [] };
  const numbers: number[] = [];
  for (let found = bubble.exec(text); found !== null; found = bubble.exec(text)) {
    numbers.unshift(Number(found[1]));
    text = text.slice(0, found.index).trimEnd();
  }
  const mark = ['//', '#', '--', ';;'].find((each) => text.endsWith(each));
  return { text: mark === undefined ? text : text.slice(0, -mark.length).trimEnd(), numbers };
}

/** Languages of a block that only its role says more about. */
const saysNothing: ReadonlySet<string> = new Set(['input', 'text', 'none', 'plain', 'plaintext']);

/** Whether code is written in a language that no command of a workshop prints, whatever its role says of how it looks. */
const isProgram = (language: string | null): boolean =>
  /^(?:java|kotlin|groovy|scala|go|rust|python|ruby|php|perl|c|cpp|c\+\+|csharp|javascript|js|jsx|typescript|ts|tsx|css|dockerfile)$/i.test(
    language ?? '',
  );

/** Styles that AsciiDoc has for code, or that say no more. Others are of what a site adds. */
const ownStyles =
  /^(?:listing|literal|source|code|text|[\w-]*output|NOTE|TIP|IMPORTANT|CAUTION|WARNING)?$/;

/** HTML of code without the marks of emphasis, links and keys that a page may put into it. */
const withoutMarks = (html: string): string =>
  html
    .replaceAll(/<\/?(?:em|strong|code|mark|sub|sup|span|a|kbd)\b[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&#(\d{1,7});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&');

/**
 * A block of code: with the values of attributes where its page asks for them, and without the bubbles of callouts, which
 * nobody could copy. What is changed so is noted with both texts.
 */
export async function asciiDocCode(
  block: AbstractBlock,
  line: number,
  note: TakeNote,
): Promise<LessonNode> {
  const listing = block as Listing;
  const source = listing.getSource();
  const subs = ['attributes', 'quotes', 'macros'].filter((each) => listing.hasSubstitution(each));
  // Values of attributes have signs of HTML as entities already.
  const filled =
    subs.length === 0
      ? source
      : withoutMarks(await listing.applySubs(source, ['specialcharacters', ...subs]));
  const read = listing.hasSubstitution('callouts')
    ? filled.split('\n').map(withoutCallouts)
    : [{ text: filled, numbers: [] }];
  const value = read.map(({ text }) => text).join('\n');
  const at = includingLine(block.getSourceLocation()?.path) ?? line + 1;
  if (value === filled && value !== source) {
    note({
      code: 'structure',
      line: at,
      unsure: 'The old site filled in attributes here, made links or emphasized words.',
      did: 'I wrote the values and the words.',
      look: 'Compare the two.',
      changes: [{ before: source, after: value }],
    });
  }
  const node = codeOf(block, value, note, line);
  if (value === filled) return node;
  const also = filled === source ? undefined : ', and wrote what else it filled in';
  const numbers = read.map((each) => each.numbers);
  return withNumberedLines(node, { lines: linesOf(numbers), before: source, at, also });
}

/** The line of each number from 1. A dot counts on from the number before it. */
function linesOf(numbers: readonly number[][]): (number | undefined)[] {
  const lines: (number | undefined)[] = [];
  const seen = new Set<number>();
  for (const [index, each] of numbers.entries()) {
    for (const written of each) {
      const number = Number.isNaN(written) ? seen.size + 1 : written;
      lines[number - 1] = seen.has(number) ? undefined : index + 1;
      seen.add(number);
    }
  }
  return Array.from(lines);
}

/** Languages that are typed at the prompt of a database. */
const ofDatabase = /^(?:sql|mysql|psql|pgsql|cql|redis)$/i;

/** A block of code in the language and by the role that its page gives it. */
function codeOf(block: AbstractBlock, value: string, note: TakeNote, line: number): LessonNode {
  const listing = block as Listing;
  const language: unknown = listing.getAttribute('language');
  // Roles of workshops: a block that a click runs or copies, and one that was printed.
  const role = String(listing.getAttribute('role') ?? '');
  const action = /(?:^|\s)([a-z]+:[a-z-]+\d?|execute-(?:\d|all))(?=\s|$)/.exec(role)?.[1];
  if (action !== undefined) return { type: 'code', lang: action, value };
  const isTyped = /\bexecute|\bconsole-input\b/.test(role);
  const asksFor = listing.hasSubstitution('attributes') ? { data: { asksForValues: true } } : {};
  const style = listing.getStyle() ?? '';
  // Behind a role, `[.far,source,bash]`, the library takes the word for the language, and the language for a wish to count lines.
  const third: unknown = language === 'source' ? listing.getAttribute('linenums') : language;
  const named = typeof third === 'string' && third !== '' ? third : null;
  const written = named ?? (isDrawn(style) ? style : null);
  if (written === null && !ownStyles.test(style) && !isShellLang(style)) {
    note({
      code: 'unknown-syntax',
      line: includingLine(block.getSourceLocation()?.path) ?? line,
      about: `[${style}]`,
      unsure: `AsciiDoc has no block [${style}]: the old site may have shown what it made of this code.`,
      did: 'I kept it as code.',
      look: 'Put what it showed in its place.',
    });
    return { type: 'code', lang: null, value, data: { isKept: true } };
  }
  const isPrinted = /\b(?:console-)?output\b/.test(role) && !isProgram(written);
  if (isPrinted) return { type: 'code', lang: 'output', value };
  // Who copies a block for the next one may leave its language: what its role says is typed, and a shell could read.
  const [first = ''] = value.trimStart().split('\n', 1);
  const isCommand =
    written === null ||
    saysNothing.has(written) ||
    (!isShellLang(written) && (isSurelyCommand(first) || withOption.test(first)));
  if (isTyped && ofDatabase.test(written ?? ''))
    noteTypedCode(includingLine(block.getSourceLocation()?.path) ?? line, note);
  const lang = isTyped && isCommand ? 'execute' : written;
  return { type: 'code', lang, value, ...asksFor };
}

/** Words that are code because they are set in by a blank: a sentence is neither typed nor printed. */
export const withSentenceKept = (node: LessonNode): LessonNode =>
  node.type === 'code' && sentences.test(node.value ?? '') && hasWords.test(node.value ?? '')
    ? { ...node, data: { ...node.data, isKept: true } }
    : node;

const sentences = /^\p{Lu}\p{L}*(?: [\p{L}\d'’,.()-]+){7,}[.!]\s*$/u;
