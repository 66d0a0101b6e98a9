import { parse } from 'yaml';
import type { ImportedLesson } from '#importer/lesson/import-lesson.ts';
import { textsIn } from '#importer/text/page-words.ts';
import { lessonYaml } from '#importer/write/yaml-files.ts';
import { fillConstants } from '#transforms/constants.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import type { GeneratedPage } from './markdown-page.ts';

/** What became of the code of a page. */
export interface Outcome {
  /** Whether the site can read the lesson. */
  isRead: boolean;
  /** Lines of code that are neither in what was written nor on the list. */
  missing: readonly string[];
  /** Code that the list says was changed. */
  changed: readonly string[];
}

/** A prompt at which nothing is typed. */
const isPrompt = (line: string): boolean => /^[$>❯%]$/.test(line.trim());

/** A line without the sign before a line that continues a command, or a prompt with its blanks. */
const typed = (line: string): string =>
  line.trimStart().replace(/^(?:> |[/~][\w./-]* # |[❯➜] +|% |>>> |PS C:\\> )/u, '');

/** A line that goes on with a command, without the prompt that its author has put there again. */
const withoutPrompt = (line: string): string => line.trimStart().replace(/^[$#%] /, '');

/** Compares the code of a page with all that was written of it, as the site reads it, and with the list of differences. */
export function outcomeOf(
  { lines }: GeneratedPage,
  { data, manifests, mdx, notes }: ImportedLesson,
): Outcome {
  const parsed = parseLesson(mdx);
  const nodes = parsed.ok ? [...walk(parsed.root)].map(({ node }) => node) : [];
  const own = nodes.filter(({ type }) => type === 'code' || type === 'inlineCode');
  const read = textsIn(parse(lessonYaml(data))).map((each) => fillConstants(each, {}));
  const shown = own.map(({ value = '' }) => fillConstants(value, {}));
  const listed = notes.flatMap(({ changes = [] }) => changes.map(({ before }) => before));
  const byRoot = notes.flatMap(({ code, written: each = '' }) =>
    code === 'typed-by-root' ? [each] : [],
  );
  const isTypedByRoot = (line: string): boolean =>
    /^\s*# \S/.test(line) && byRoot.join('\n').includes(line.trimStart().slice(2));
  const written = [...read, ...shown, ...manifests.values(), ...listed].join('\n');
  return {
    isRead: parsed.ok,
    missing: lines.filter(
      (line, at) =>
        !isPrompt(line) &&
        !written.includes(typed(line)) &&
        !isTypedByRoot(line) &&
        !(lines[at - 1]?.endsWith('\\') && written.includes(withoutPrompt(line))),
    ),
    changed: notes.flatMap(({ code, changes = [] }) =>
      code === 'code-changed' ? changes.map(({ before }) => before) : [],
    ),
  };
}
