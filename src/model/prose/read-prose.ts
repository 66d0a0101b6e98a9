import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { inlineReferences } from '#transforms/lesson/references.ts';
import type { Report } from '#model/problems/problem.ts';
import { fromRoot, readText } from '#model/read-text.ts';
import type { Files } from '#model/read-text.ts';
import { frontMatterSchema } from '#model/schema/front-matter.ts';
import type { FrontMatter } from '#model/schema/front-matter.ts';
import { valueBySchema } from '#model/schema/report-issues.ts';
import { readYaml } from '#model/yaml-file.ts';
import type { YamlFile } from '#model/yaml-file.ts';
import { frontMatterText } from './front-matter-text.ts';

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
}

/** Reads `<locale>.mdx`; undefined where there is no text at all. Problems of syntax are reported. */
export function readProse(files: Files, path: string, locale: string): Prose | undefined {
  const text = readText(files, path, 'the prose');
  if (text === undefined) return undefined;
  const file = fromRoot(files.root, path);
  const root = parsed(files, file, text);
  if (root !== undefined) inlineReferences(root);
  const yaml = readFrontMatter(files.report, file, text);
  const frontMatter =
    yaml === undefined ? undefined : valueBySchema(files.report, yaml, frontMatterSchema);
  return { locale, file, text, yaml, frontMatter, root };
}

function readFrontMatter(report: Report, file: string, text: string): YamlFile | undefined {
  const yamlText = frontMatterText(text);
  if (yamlText === undefined || yamlText.trim() === '') {
    report('front-matter-missing', { file, line: 1, column: 1 }, {});
    return undefined;
  }
  return readYaml(report, file, yamlText, 2);
}

/**
 * MDX stops at its first error. The one error that people used to other generators make in every heading, `{#id}`, is
 * told and mended, so that the others are found too.
 */
function parsed(
  { report, parse = parseLesson }: Files,
  file: string,
  text: string,
): LessonNode | undefined {
  let mended = text;
  for (;;) {
    const result = parse(mended);
    if (result.ok) return result.root;
    const heading = braceHeading(mended, result.line);
    if (heading === undefined) {
      report(
        'mdx-syntax',
        { file, line: result.line, column: result.column },
        {
          said: result.message,
        },
      );
      return undefined;
    }
    report(
      'heading-id-form',
      { file, line: result.line, column: heading.column },
      {
        id: heading.id,
      },
    );
    mended = heading.mended;
  }
}

function braceHeading(
  text: string,
  lineNumber: number,
): { id: string; column: number; mended: string } | undefined {
  const lines = text.split('\n');
  const line = lines[lineNumber - 1] ?? '';
  const start = line.indexOf('{#');
  const end = line.indexOf('}', start);
  if (!line.trimStart().startsWith('#') || start === -1 || end === -1) return undefined;
  const id = line.slice(start + 2, end).trim();
  lines[lineNumber - 1] = `${line.slice(0, start)}{/* #${id} */}${line.slice(end + 1)}`;
  return { id, column: start + 1, mended: lines.join('\n') };
}
