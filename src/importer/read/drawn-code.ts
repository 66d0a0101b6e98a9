import type { Flavour } from '#importer/generators/flavour.ts';
import { settleBookCode } from '#importer/generators/mdbook.ts';
import { mkDocsSettingsOf } from '#importer/generators/mkdocs-settings.ts';
import { kubernetesYaml } from '#importer/drafts/kubernetes-yaml.ts';
import { explainsLines, withNumberedLines } from '#importer/drafts/numbered-lines.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { isShellLang, langOf } from '#importer/text/fence-lang.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** Languages of fences that old sites draw instead of showing. */
const drawn = /^(?:mermaid|plantuml|puml|graphviz|ditaa|markmap|kroki|bpmn|vega(?:-lite)?)\b/;
/** Whether old sites draw code of a language. */
export const isDrawn = (lang: string): boolean => drawn.test(lang);

const formula = /^(?:math|chem|katex|mathjax|asciimath)\b/;

/** Settles what an old site shows other than it is written: pictures drawn from code, formulas, marks in code. */
export function settleDrawn(
  root: LessonNode,
  flavour: Flavour,
  site: SiteParts,
  note: TakeNote,
): void {
  const features = flavour === 'mkdocs' ? mkDocsSettingsOf(site)?.features : undefined;
  const isAnnotated = features?.has('content.code.annotate') ?? true;
  for (const { node } of walk(root)) {
    if (node.type === 'code') {
      noteDrawn(node, note);
      if (flavour === 'markdown') settleBookCode(node, site, note);
      if (flavour === 'docusaurus') {
        withoutMagicComments(node, site, note);
        noteShownOtherwise(node, note);
      }
    } else if (node.type === 'inlineCode' && flavour === 'mkdocs') withoutLanguage(node, note);
    if (flavour === 'mkdocs') settleNumbers(node, isAnnotated, note);
  }
}

function noteDrawn(node: LessonNode, note: TakeNote): void {
  const lang = langOf(node.lang);
  const isFormula = formula.test(lang);
  if (!isFormula && !drawn.test(lang)) return;
  note({
    code: 'unknown-syntax',
    line: lineOf(node),
    unsure: `The old site ${isFormula ? 'set a formula' : 'drew a picture'} from this code (${lang}).`,
    did: 'I kept it as code.',
    look: isFormula
      ? 'Write the formula in words or letters, or as a picture.'
      : 'Put the picture into images/ of the lesson, or say in words what it shows.',
  });
}

/** The words of a comment that stands alone in its line. */
const commentIn = (line: string): string =>
  /^(?:\/\/|#|--|%|;;|REM |\/\*|<!--|\{\/\*)(.*)/i
    .exec(line.trim())?.[1]
    ?.replace(/(?:\*\/\}?|-->)$/, '')
    .trim()
    .toLowerCase() ?? '';

/** The comments by which Docusaurus marks lines of code, and those that the settings of a site add. */
function magicWords({ toolSettings = '' }: SiteParts): Set<string> {
  const [own = ''] = /\bmagicComments["']?\s*:\s*\[[^\]]*/.exec(toolSettings) ?? [];
  const named = own.matchAll(/\b(?:line|start|end)["']?\s*:\s*(["'`])(.+?)\1/g);
  const usual = ['next-line', 'start', 'end'].map((each) => `highlight-${each}`);
  return new Set([...usual, ...[...named].map(([, , words = '']) => words.toLowerCase())]);
}

/** A line without the comment by which VitePress marks it: `// [!code ++]`; none where there is nothing else in it. */
function withoutMark(line: string): string[] {
  const left = line
    .replace(/(?:\/\/|[#;%]|--|<!--|\/\*|\{\/\*) ?\[!code [^\]]*\] ?(?:-->|\*\/\}?)?\s*$/, '')
    .trimEnd();
  return left === '' ? [] : [left];
}

function withoutMagicComments(node: LessonNode, site: SiteParts, note: TakeNote): void {
  const before = node.value ?? '';
  const words = magicWords(site);
  const after = before
    .split('\n')
    .filter((line) => !words.has(commentIn(line)))
    .flatMap((line) => (line.includes('[!code ') ? withoutMark(line) : [line]))
    .join('\n');
  if (after === before) return;
  node.value = after;
  note({
    code: 'structure',
    line: lineOf(node),
    unsure: `${before.includes('[!code ') ? 'VitePress' : 'Docusaurus'} marks lines of this code by comments that it does not show.`,
    did: 'I wrote the code that its readers saw.',
    look: 'Say in the prose which lines matter.',
    changes: [{ before, after }],
  });
}

/** Code that Docusaurus runs in the page, or shows once for each manager of packages. */
function noteShownOtherwise(node: LessonNode, note: TakeNote): void {
  const { meta } = node as LessonNode & { meta?: string | null };
  const isLive = /(?:^|\s)live(?:\s|$)/.test(meta ?? '');
  if (!isLive && !/(?:^|\s)npm2yarn(?:\s|$)/.test(meta ?? '')) return;
  note({
    code: 'unknown-syntax',
    line: lineOf(node),
    unsure: isLive
      ? 'The old site ran this code in the page, and showed what it makes.'
      : 'The old site also showed this code as other managers of packages have it, such as Yarn.',
    did: 'I kept it as code.',
    look: isLive
      ? 'Say in words or in a picture what it shows.'
      : 'Write the others, if learners need them.',
  });
}

/** `#!python range()` names the language of code in a line of text. */
function withoutLanguage(node: LessonNode, note: TakeNote): void {
  const before = node.value ?? '';
  const named = /^(?:#!|:{3})\w+ (?=\S)/.exec(before)?.[0];
  if (named === undefined) return;
  const after = before.slice(named.length).trim();
  node.value = after;
  note({
    code: 'structure',
    line: lineOf(node),
    unsure: 'MkDocs reads the language of this code from its first word.',
    did: 'I wrote the code that its readers saw.',
    look: 'Compare the two.',
    changes: [{ before, after }],
  });
}

/** `# (1)!` in code points to an item of the list below it, where the theme does so with all code or its fence asks for that. */
function settleNumbers({ children = [] }: LessonNode, isAnnotated: boolean, note: TakeNote): void {
  for (const [index, child] of children.entries()) {
    const next = children[index + 1];
    const before = child.type === 'code' ? (child.value ?? '') : '';
    const mark = /\(\d{1,2}\)!?(?=[\s*"]|-->|$)/m.exec(before);
    const { meta } = child as { meta?: string | null };
    if (!isAnnotated && !/(?:^|\s)\.annotate\b/.test(meta ?? '')) continue;
    if (mark === null || next?.type !== 'list' || (next as { ordered?: boolean }).ordered !== true)
      continue;
    const numbered = numberedYaml(child, next);
    if (numbered !== undefined) {
      children[index] = numbered;
      continue;
    }
    const after = isShellLang(langOf(child.lang)) ? before.replaceAll(numberComment, '') : before;
    child.value = after;
    note({
      code: 'unknown-syntax',
      line: lineOf(child),
      unsure: `${mark[0]} in this code shows an item of the list below it.`,
      did:
        after === before
          ? 'I kept both.'
          : 'I kept the list, and left the numbers out: commands have no comments.',
      look:
        after === before
          ? 'Say in the list which line each item is about, and take the numbers out of the code.'
          : 'Say in the list which command each item is about.',
      ...(after === before ? {} : { changes: [{ before, after }] }),
    });
  }
}

/** A manifest without the numbers that the items of the list below explain, where each becomes a step of its walkthrough. */
function numberedYaml(code: LessonNode, list: LessonNode): LessonNode | undefined {
  const before = code.value ?? '';
  if (!/^ya?ml$/.test(langOf(code.lang))) return undefined;
  const lines: (number | undefined)[] = [];
  for (const [index, line] of before.split('\n').entries()) {
    const number = Number(/\s#[ \t]*\((\d{1,2})\)!?[ \t]*$/.exec(line)?.[1] ?? 0);
    if (number > 0) lines[number - 1] = number in lines ? undefined : index + 1;
  }
  const value = before.replaceAll(numberComment, '');
  const all = Array.from(lines);
  if (kubernetesYaml(value).type !== 'manifest' || !explainsLines(value, all, list))
    return undefined;
  return withNumberedLines({ ...code, value }, { lines: all, before, at: lineOf(code) });
}

/** A comment of a shell that is nothing but such a number. */
const numberComment = /(?<![ \t])[ \t]+#[ \t]*\(\d{1,2}\)!?[ \t]*$/gm;
