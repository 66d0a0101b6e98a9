import { basename } from 'node:path';
import type { Anchor } from '#transforms/lesson/anchors.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { openFence } from './fences.ts';
import { inlineReferences } from '#transforms/lesson/references.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { startOf } from '#model/diagnostics/place.ts';
import { lazily, memoize, once } from '#model/memoize.ts';
import { frontMatterSchema } from '#model/schema/front-matter.ts';
import type { FrontMatter } from '#model/schema/front-matter.ts';
import type { SourceFile } from './files.ts';
import { parsedAhead } from './parse-ahead.ts';
import { valueBySchema } from './value-by-schema.ts';
import { readYaml } from './yaml-file.ts';
import type { YamlFile } from './yaml-file.ts';

/** One language of a lesson as its file has it. */
export interface Prose {
  locale: string;
  /** From the project's root. */
  file: string;
  /** The whole file. */
  text: string;
  /** The front matter as it is written; undefined where it is not YAML. */
  yaml: YamlFile | undefined;
  frontMatter: FrontMatter | undefined;
  /** The parsed text, references inlined; undefined where MDX could not read it. */
  root: LessonNode | undefined;
  /** What is left out of `root`: the parts of a translation whose source is gone. */
  gone: readonly Anchor[];
  /** What could not be parsed, and what is not front matter. */
  diagnostics: readonly Diagnostic[];
}

/** `<locale>.mdx`; undefined where it has no text. It is parsed when its tree is looked at: a list of lessons needs their titles alone. */
export const loadProse = memoize((source: SourceFile): Prose | undefined => {
  const { file, text } = source;
  if (text === undefined) return undefined;
  const front = once(() => frontMatterOf(file, text));
  const body = once(() => {
    const { root, diagnostics } = parsed(source, text);
    if (root !== undefined) inlineReferences(root);
    return { root, diagnostics };
  });
  return lazily(
    { locale: basename(file, '.mdx'), file, text, gone: [] },
    {
      yaml: () => front().yaml,
      frontMatter: () => front().frontMatter,
      root: () => body().root,
      diagnostics: () => [...body().diagnostics, ...front().diagnostics],
    },
  );
});

/** Every node of a prose file in document order: validation and many rules of lint look at them, one walk does. */
export const nodesOf = memoize(
  ({
    root,
  }: Pick<Prose, 'root'>): readonly { node: LessonNode; parent: LessonNode | undefined }[] =>
    root === undefined ? [] : [...walk(root)],
);

function frontMatterOf(
  file: string,
  text: string,
): Pick<Prose, 'yaml' | 'frontMatter' | 'diagnostics'> {
  const none = { yaml: undefined, frontMatter: undefined };
  const written = frontMatterText(text);
  if (written === undefined || written.trim() === '') {
    const isOpen = written === undefined && /^---[ \t]*\r?\n\s*[\w-]+:/.test(text);
    const is = isOpen ? 'open' : lateFrontMatter.test(text) ? 'late' : 'none';
    return { ...none, diagnostics: [diagnostic('front-matter-missing', startOf(file), { is })] };
  }
  const { yaml, diagnostics } = readYaml(file, written, 2);
  if (yaml === undefined) return { ...none, diagnostics };
  const { value, diagnostics: wrong } = valueBySchema(yaml, frontMatterSchema);
  return { yaml, frontMatter: value, diagnostics: wrong };
}

/** Front matter with something before it, or more than three dashes. */
const lateFrontMatter =
  /^(?!---[ \t]*\r?\n)\s*-{3,}[ \t]*\r?\n(?=\s*[\w-]+:)[\s\S]*?\n-{3,}[ \t]*(?:\r?\n|$)/;

/** The YAML between the `---` at the very beginning of a file and the next one; its first line is line 2 of the file. */
function frontMatterText(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  if (lines[0]?.trimEnd() !== '---') return undefined;
  const end = lines.indexOf('---', 1);
  return end === -1 ? undefined : lines.slice(1, end).join('\n');
}

/**
 * MDX stops at its first error. The one error that people used to other generators make in every heading, `{#id}`, is
 * mended for the parser, so that the others are found too.
 */
function parsed(
  { path, file, parsed: known }: SourceFile,
  text: string,
): { root: LessonNode | undefined; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const open = openFence(text);
  const unclosed = (line: number) => ({
    root: undefined,
    diagnostics: [diagnostic('fence-open', { file, line, column: 1 }, {})],
  });
  // Front matter that does not begin the file is told; it is no heading with a line below it.
  let mended = text.replace(lateFrontMatter, (late) => late.replaceAll(/[^\r\n]/g, ' '));
  for (;;) {
    const result =
      known !== undefined && mended === text
        ? ({ ok: true, root: known } as const)
        : (parsedAhead(path, mended) ?? parseLesson(mended));
    // Nothing in code is wrong for MDX, but the end of an element is missed that stands in it.
    const isOpen = result.ok
      ? (line: number) => hasCodeAt(result.root, line)
      : () => /closing tag/.test(result.message);
    if (open !== undefined && isOpen(open)) return unclosed(open);
    if (result.ok) return { root: result.root, diagnostics };
    const { line, column, message } = result;
    const heading = braceHeading(mended, line);
    if (heading === undefined) {
      const written = mended.slice(offsetOfLine(mended, line)).split('\n', 1)[0] ?? '';
      const params = { reason: message, written };
      diagnostics.push(diagnostic('mdx-syntax', { file, line, column }, params));
      return { root: undefined, diagnostics };
    }
    const { id, start, end } = heading;
    // Headings above that are mended are longer than in the file; lines are the same.
    const inFile = offsetOfLine(text, line) - offsetOfLine(mended, line);
    const fix = { start: start + inFile, end: end + inFile, text: `{/* #${id} */}` };
    const place = { file, line, column: start - offsetOfLine(mended, line) + 1 };
    diagnostics.push(diagnostic('heading-id-form', place, { id }, fix));
    mended = mended.slice(0, start) + fix.text + mended.slice(end);
  }
}

/** A fence in a comment, or the end of one that began behind the sign of an item, opens no code. */
const hasCodeAt = (root: LessonNode, line: number): boolean =>
  [...walk(root)].some(({ node }) => node.type === 'code' && node.position?.start.line === line);

/** `{#id}` in a heading; `start` and `end` are offsets in the text. */
function braceHeading(
  text: string,
  lineNumber: number,
): { id: string; start: number; end: number } | undefined {
  const from = offsetOfLine(text, lineNumber);
  const line = text.slice(from).split('\n', 1)[0] ?? '';
  const start = line.indexOf('{#');
  const end = line.indexOf('}', start);
  if (!line.trimStart().startsWith('#') || start === -1 || end === -1) return undefined;
  return { id: line.slice(start + 2, end).trim(), start: from + start, end: from + end + 1 };
}

/** Where a line (from 1) begins. */
function offsetOfLine(text: string, line: number): number {
  let at = 0;
  for (let number = 1; number < line; number += 1) at = text.indexOf('\n', at) + 1;
  return at;
}
