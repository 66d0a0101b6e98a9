import { asideAttributes, asideType } from './aside-type.ts';
import { nextFence } from '#importer/text/fence.ts';
import { blankColumns, marginOf, placeReader, setOut } from '#importer/text/list-margin.ts';
import { signsOfMark } from './item-marks.ts';
import type { TakeNote } from '#importer/note.ts';
import { outsideCode, textSegment } from './marked-text.ts';
import type { Attributes, BlockMark, LineSegment } from './marked-text.ts';
import { plainJsx, withTemplateTexts } from './plain-jsx.ts';

const isScript = (text: string): boolean =>
  /^(?:import [\s\S]*from ['"]|import ['"]|export (?:const|default|function) )/.test(text);

/** The last line of the script or comment that begins in a line: a script ends at an empty line. */
export function codeEnd(lines: readonly string[], index: number): number {
  const text = lines[index] ?? '';
  const until = (isEnd: (line: string) => boolean): number => {
    const length = lines.slice(index).findIndex((line) => isEnd(line));
    return length === -1 ? index : index + length;
  };
  if (/^\s*\{\/\*/.test(text)) return until((line) => /\*\/\}\s*$/.test(line));
  if (!/^(?:import|export) /.test(text)) return index;
  const empty = until((line) => line.trim() === '' || line.startsWith('</script>'));
  const end = empty === index ? lines.length - 1 : empty - 1;
  return isScript(lines.slice(index, end + 1).join('\n')) ? end : index;
}

/** Splits a line of a Docusaurus page into its constructs: admonitions, imports, comments of MDX. */
export function docusaurusSegments(text: string, line: number, note: TakeNote): LineSegment[] {
  if (text.trimStart().startsWith(':::')) return admonitionSegments(text);
  const [opening, attributes = ''] = admonitionStart.exec(text) ?? [];
  const inner = text.slice(opening?.length ?? 0);
  // One that stands behind something else in its line, such as the sign of an item, is none of these.
  const isBehind = opening === undefined && /<(?:Admonition|Callout)\b/.test(text);
  const closing =
    opening === undefined ? /<\/(?:Admonition|Callout)>\s*$/ : /<\/(?:Admonition|Callout)>/;
  const end = isBehind ? null : closing.exec(inner);
  if (opening !== undefined || end !== null) {
    const wordsIn = (words: string): LineSegment[] =>
      words.trim() === '' ? [] : docusaurusSegments(words, line, note);
    return [
      ...(opening === undefined ? [] : admonitionSegments(asDirective(attributes))),
      ...wordsIn(inner.slice(0, end?.index)),
      ...(end === null ? [] : admonitionSegments(':::')),
      ...wordsIn(end === null ? '' : inner.slice(end.index + end[0].length)),
    ];
  }
  if (isScript(text)) {
    note({
      line,
      code: 'left-out',
      unsure: `MDX would run "${onOneLine(text)}".`,
      did: 'I left it out: a lesson imports nothing.',
      look: 'What it brought in stands below as it was written; write what it would show.',
    });
    return [];
  }
  const comment = /^\s*\{\/\*([\s\S]*)\*\/\}\s*$/.exec(text);
  if (comment === null) noteExpressions(text, line, note);
  const plain = outsideCode(withTemplateTexts(text, line, note), (part) =>
    plainJsx(withPlainAddresses(part), line, note),
  );
  const withComments = outsideCode(plain, (part) =>
    part.replaceAll(/\{\/\*(.*?)\*\/\}/g, (_, words: string) => `<!--${words}-->`),
  );
  return [textSegment(comment === null ? withComments : `<!--${comment[1] ?? ''}-->`)];
}

/** A name, or a sum or a call that begins with a name, a number, a text or what is made anew, between braces. */
const expression =
  /(?<![\\=$\w{])\{(?:!?[A-Z_]\w*(?:\.\w+)*|(?:(?:(?:new|typeof|await) |!)?[\w(][\w.]*|\[[^\][\n]*\]\.\w+|'[^'\n]*'|"[^"\n]*")(?: ?(?:&&|\|\||[-+*/?(<>]|[=!]==?)|\) ?=>)(?:[^{}\n]|\{[^{}\n]*\}){0,200})\}(?!\})/gi;

/** The beginning of what is made of each entry of a list, where that ends in a line below. */
const ofList = /(?<![\\=$\w{])\{(?:\[[^\][\n]*\]\.\w+|[a-z_][\w.]*\.map)\([^\n]*/gi;

/** The expressions of a part, in order, and none that stands in another. */
function expressionsIn(part: string): string[] {
  const whole = [...part.matchAll(expression)];
  const found = [...whole, ...part.matchAll(ofList)].toSorted((a, b) => a.index - b.index);
  let end = 0;
  return found.flatMap(({ 0: text, index }) => {
    if (index < end) return [];
    end = index + text.length;
    return [text];
  });
}

/** What MDX fills in between braces: what is escaped, and the value of an attribute, is none. */
function noteExpressions(text: string, line: number, note: TakeNote): void {
  outsideCode(text, (part) => {
    for (const found of expressionsIn(part))
      note({
        line,
        code: 'unknown-syntax',
        unsure: /^\{[\w.]+\}$/.test(found)
          ? `MDX would fill in ${found}, which this page does not set.`
          : `MDX would compute ${found}.`,
        did: 'I kept it as text.',
        look: 'Write what it would show.',
      });
    return part;
  });
}

/** `require('@site/static/a.png').default`, `useBaseUrl('/a.png')` and `@site/static/a.png` are the address /a.png. */
const withPlainAddresses = (text: string): string =>
  withPlainPictures(text)
    .replaceAll(
      /=\{(?:require|useBaseUrl)\((['"])([^'"]+)\1\)(?:\.default)?\}/g,
      (...match: string[]) => `="${match[2] ?? ''}"`,
    )
    .replaceAll(/@site\/(?:static\/)?/g, '/')
    // A file of the site, which its tool does not take for a page.
    .replaceAll(/\bpathname:\/\/(?=\/)/g, '');

/** A picture for light and for dark pages is the one for light pages; how it is laid out goes. */
function withPlainPictures(text: string): string {
  const [tag = ''] = /<ThemedImage\b[^<>]*>/.exec(text) ?? [];
  const [, light] = /\blight: ?(?:useBaseUrl\()?['"]([^'"]+)['"]/.exec(tag) ?? [];
  const alt = /\salt="([^"]*)"/.exec(tag)?.[1] ?? '';
  const plain =
    light === undefined ? text : text.replace(tag, () => `<img alt="${alt}" src="${light}" />`);
  return /^\s*<img\b/.test(plain) ? plain.replaceAll(/ style=\{\{[^{}]*\}\}/g, '') : plain;
}

const onOneLine = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join(' ');

/** The component of an admonition, in Nextra a callout, which may hold text in its line. */
const admonitionStart = /^\s*<(?:Admonition|Callout)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>\s*/;

/** The attributes of such a component as the line that is written for an admonition. */
function asDirective(attributes: string): string {
  const [type, title] = ['type', 'title'].map(
    (name) => new RegExp(`\\s${name}=(["'])(.*?)\\1`).exec(attributes)?.[2],
  );
  // One that is not known is shown as any other.
  const known = type === undefined || asideType(type) === undefined ? 'note' : type;
  return `:::${known}${title === undefined ? '' : `[${title}]`}`;
}

/** A line that begins with three colons: of a box, or in VuePress and VitePress of details, which are closed by the same sign. */
function admonitionSegments(raw: string): LineSegment[] {
  const inner = raw.trim().replace(/^:+/, '').trimStart();
  const [word = ''] = /^[a-z]*/i.exec(inner) ?? [];
  const rest = inner.slice(word.length);
  if (inner === '')
    return [{ type: 'mark', mark: { type: 'close', name: 'Aside', or: 'Details' }, raw }];
  const isDetails = word.toLowerCase() === 'details';
  if (asideType(word) === undefined && !isDetails) return [textSegment(raw)];
  const bracketed = /^\s*\[(.*)\](?:\s*\{[^{}]*\})?$/.exec(rest.trimEnd());
  const title = (bracketed?.[1] ?? rest).replace(/\{[^{}]*\}$/, '').trim();
  const mark: BlockMark = isDetails
    ? { type: 'open', name: 'Details', attributes: detailsAttributes(title, rest) }
    : { type: 'open', name: 'Aside', attributes: asideAttributes(word, title) ?? {} };
  return [{ type: 'mark', mark, raw }];
}

const detailsAttributes = (summary: string, written: string): Attributes => ({
  ...(summary === '' ? {} : { summary }),
  ...(/\{[^{}]*\bopen\b[^{}]*\}\s*$/.test(written) ? { open: '' } : {}),
});

/**
 * A closing `:::` closes the admonition that it is set in by at most three columns more than, also where formatters put it below
 * the text of a list: it goes to the column of that.
 */
export function withClosings(lines: readonly string[]): string[] {
  const open: { blank: string; isKnown: boolean }[] = [];
  let fence: string | undefined;
  return lines.map((line) => {
    const before = fence;
    fence = nextFence(fence, line, true);
    const signs = signsOfMark(line);
    const inner = marginOf(signs) + line.slice(signs.length);
    const [, blank = '', name] =
      (before === undefined ? /^( *):{3,}(?: *([a-z]\w*)\b.*|\s*)$/i.exec(inner) : null) ?? [];
    if (name !== undefined)
      open.push({ blank, isKnown: /^details$/i.test(name) || asideType(name) !== undefined });
    const { blank: base, isKnown } = open.at(-1) ?? {};
    if (name !== undefined || base === undefined || !/^ *:{3,}\s*$/.test(line)) return line;
    if (before !== undefined || blank.length < base.length || blank.length > base.length + 3)
      return line;
    open.pop();
    return isKnown === true ? base + line.trim() : '';
  });
}

const containers = String.raw`tabs|tabitem|tab|details|div|p|section|article|center|[A-Z][\w.]*`;
const containerStart = new RegExp(String.raw`^\s*<(${containers})(?=[\s>])[^<>]*(?<!/)>\s*$`);
const containerEnd = new RegExp(String.raw`^\s*<(\/)(${containers})>\s*$`);

/**
 * Removes the indentation that shows what is inside `<Tabs>`, `<details>`, a component of the site and the like, and keeps that of the list which
 * they stand in. MDX has no indented code, but Markdown would take indented lines for code.
 */
export function withoutIndent(lines: readonly string[]): string[] {
  const open: { name: string; base: number; indent: number | undefined }[] = [];
  const placeOf = placeReader();
  let fence: string | undefined;
  let shift = 0;
  let column = 0;
  return lines.map((line) => {
    const own = blankColumns(/^[ \t]*/.exec(line)?.[0] ?? '');
    const before = fence;
    fence = nextFence(fence, line, true);
    // Code keeps its own indentation: it loses what its fence loses. MDX lets its end be set in as far as it likes.
    if (before !== undefined)
      return setOut(line, fence === undefined ? Math.max(shift, own - column) : shift);
    const [, closing, closed = ''] = containerEnd.exec(line) ?? [];
    const inside = open.at(-1);
    if (closing !== undefined && inside?.name === closed.toLowerCase()) {
      open.pop();
      return shown(placeOf, ' '.repeat(inside.base) + line.trim());
    }
    // A summary is set in although what it unfolds may not be.
    if (inside !== undefined && line.trim() !== '' && !/^\s*<summary\b/i.test(line))
      inside.indent = Math.min(inside.indent ?? own, own);
    const shownAt =
      inside === undefined ? own : inside.base + Math.max(0, own - (inside.indent ?? own));
    shift = Math.max(0, own - shownAt);
    const { margin } = placeOf(setOut(line, shift));
    const isFence = fence !== undefined && /^\s*[`~]/.test(line);
    // A fence stands where its item does, however far it is set in.
    const at = isFence && shownAt - margin >= 4 ? margin : shownAt;
    shift += shownAt - at;
    const text = setOut(line, shift);
    // Behind the sign of an item, the fence stands where the text of that begins.
    if (fence !== undefined) column = isFence ? at + 3 : margin + 3;
    const signs = signsOfMark(line);
    const [, opened] = containerStart.exec(line.slice(signs.length)) ?? [];
    if (opened === undefined) return text;
    const base = signs === '' ? Math.min(own - shift, margin) : margin;
    open.push({ name: opened.toLowerCase(), base, indent: undefined });
    return signs === '' ? ' '.repeat(base) + line.trim() : text;
  });
}

function shown(placeOf: (line: string) => unknown, text: string): string {
  placeOf(text);
  return text;
}
