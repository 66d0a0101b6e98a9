/** What stands behind the language of a fence: titles, which are shown, and how the code looks, which is noted. */
import { isCommandShaped } from '#importer/text/command-shape.ts';
import { noteLook } from '#importer/looks.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

type Fence = LessonNode & { lang?: string | null; meta?: string | null };

const fencesIn = (root: LessonNode): Fence[] =>
  [...walk(root)].flatMap(({ node }) => (node.type === 'code' ? [node] : []));

/**
 * Takes the attributes of Hugo from fences: ```` ```yaml {title="pod.yaml" hl_lines=[2]} ````. Their title stays; what else they say is how
 * the code looks, or what a theme does with it, and is noted.
 */
export function takeHugoAttributes(root: LessonNode, note: TakeNote): void {
  for (const fence of fencesIn(root)) takeHugoFrom(fence, note);
}

function takeHugoFrom(fence: Fence, note: TakeNote): void {
  const opening = [fence.lang, fence.meta].filter((each) => (each ?? '') !== '').join(' ');
  const [, lang = '', attributes] = /^([^\s{]*)\s*\{(.*)\}\s*$/.exec(opening) ?? [];
  if (attributes === undefined) return;
  const title = /(?:^|[\s,])(?:title|filename|file)=(?:"([^"]+)"|'([^']+)')/.exec(attributes);
  const name = title?.[1] ?? title?.[2];
  const others = attributes
    .replace(title?.[0] ?? '', '')
    .replace(/^[\s,]+/, '')
    .trim();
  fence.lang = lang === '' ? null : lang;
  fence.meta = name === undefined ? null : `title="${name.replaceAll('"', "'")}"`;
  if (others !== '') noteLook({ text: `{${others}} of code`, line: lineOf(fence) }, note);
}

/** Puts the title of a block of code before it, where the fence has one: ```` ```yaml title="pod.yaml" ````. */
export function showCodeTitles(parent: LessonNode): void {
  if (parent.children === undefined) return;
  parent.children = parent.children.flatMap((child) => {
    if (child.type !== 'code') {
      showCodeTitles(child);
      return [child];
    }
    takeLang(child);
    const [, double, single] =
      /\btitle=(?:"([^"]+)"|'([^']+)')/.exec((child as Fence).meta ?? '') ?? [];
    const value = double ?? single ?? '';
    if (value.trim() === '') return [child];
    const place = child.position === undefined ? {} : { position: child.position };
    // Several words are no name of a file, nor is a word in letters alone but that of a file such as a Dockerfile.
    const isTitle =
      /\s/.test(value.trim()) || (/^\p{Lu}\p{L}+$/u.test(value) && !/file$/i.test(value));
    const name: LessonNode =
      isTitle && !/[{}<>$`]/.test(value)
        ? { type: 'strong', children: [{ type: 'text', value, ...place }], ...place }
        : { type: 'inlineCode', value, ...place };
    return [{ type: 'paragraph', children: [name], ...place }, child];
  });
}

/** A fence without a language may have attributes all the same: ```` ``` title="pod.yaml" ````, ```` ``` {hl_lines="2"} ````. */
function takeLang(node: Fence): void {
  if (!/^\{?(?:title|linenums|hl_lines)=/.test(node.lang ?? '')) return;
  node.meta = `${node.lang ?? ''} ${node.meta ?? ''}`.trim();
  node.lang = null;
}

const title = /(?:^|\s)title=(?:"[^"]*"|'[^']*')/;
/** What is told in other words, if it did something, or belongs to the name of the language: `shell script`, `json lines`. */
const toldElsewhere = /(?<!\S)(?:live|npm2yarn|\.annotate|script|lines)(?!\S)/g;

/** What is done with code by a program that tries it. */
const ofTests = /(?:^| )(?:timeout|wait|hook\w*|expecterror|test|assert\w*|retry|retries|skip)=/i;

/** Takes what says how code looks off its fence, such as which lines are marked; a title stays: ```` ```yaml title="pod.yaml" hl_lines="2" ````. */
export function takeFenceLooks(root: LessonNode, note: TakeNote): void {
  for (const fence of fencesIn(root)) takeLooksFrom(fence, note);
}

function takeLooksFrom(fence: Fence, note: TakeNote): void {
  const meta = fence.meta ?? '';
  if (meta === '') return;
  const [named = ''] = title.exec(meta) ?? [];
  const looks = meta
    .replace(named, ' ')
    .replaceAll(toldElsewhere, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  fence.meta = named === '' ? null : named.trim();
  if (ofTests.test(looks))
    note({
      line: lineOf(fence),
      code: 'structure',
      unsure: `The fence says ${looks}, by which the old site tested its code.`,
      about: 'What the old site tested its code by',
      did: 'I left it out.',
      look: 'Nothing, unless learners need to know it.',
    });
  else if (isCode(fence, looks)) noteCode(`${fence.lang ?? ''} ${looks}`.trim(), fence, note);
  else if (looks !== '') noteLook({ text: `${looks} of code`, line: lineOf(fence) }, note);
}

/** Whether a fence has code behind its signs, which no tool shows: it holds nothing else, or a program is called there. */
const isCode = ({ lang, value = '' }: Fence, words: string): boolean =>
  words !== '' &&
  (value.trim() === '' ||
    (/(?:^|\s)(?:[<>|]|&&|--?[a-z])/.test(words) && isCommandShaped(`${lang ?? ''} ${words}`)));

const noteCode = (words: string, fence: Fence, note: TakeNote): void =>
  note({
    line: lineOf(fence),
    code: 'unread',
    unsure: `The old tool did not show what stands behind the signs of this fence: ${words}.`,
    did: 'I left it out.',
    look: 'If it is code, write it between the fences.',
  });
