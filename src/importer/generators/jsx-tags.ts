import { nextFence } from '#importer/text/fence.ts';
import type { TakeNote } from '#importer/note.ts';
import type { PageLines } from './marked-text.ts';

/** A tag of tabs over more lines than this is none, and so is code with more. */
const MAX_TAG = 40;
const MAX_CODE = 400;
const codeFence = '``````';

/**
 * The lines of an MDX page in which each tag of `<Tabs>` and `<TabItem>` is one line, and each tab has the label that the
 * `values` or the `items` of its group give it; a component with nothing but its code written in it is a fence.
 */
export function withWholeTags({ texts, lines }: PageLines, note: TakeNote): PageLines {
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  let labels: ReadonlyMap<string, string> = new Map();
  let names: string[] = [];
  let fence: string | undefined;
  const add = (text: string, index: number): void => {
    made.texts.push(text);
    made.lines.push(lines[index] ?? 1);
  };
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    const wasOpen = fence !== undefined;
    fence = nextFence(fence, text, true);
    const code = wasOpen || fence !== undefined ? undefined : codeBlock(texts, index);
    if (code !== undefined) {
      if (code.name === 'CodeBlock') noteEscapes(code, lines[index] ?? 1, note);
      else noteComponent(code, lines[index] ?? 1, note);
      noteFilledIn(code, lines[index] ?? 1, note);
      for (const [at, each] of code.texts.entries())
        add(each, Math.min(code.end, Math.max(index, index + at - 2)));
      index = code.end;
      continue;
    }
    const end = wasOpen ? index : tagEnd(texts, index);
    const whole = end === index ? text : oneLine(texts.slice(index, end + 1));
    if (!wasOpen && /^\s*<Tabs\b/.test(whole)) {
      labels = labelsIn(whole);
      names = namesIn(whole);
    }
    add(wasOpen ? whole : withLabel(withName(plainTabs(whole), names), labels), index);
    index = end;
  }
  return made;
}

/** The line that ends the tag which begins in a line: `>` stands behind all quotes and braces of its attributes. */
function tagEnd(texts: readonly string[], index: number): number {
  if (!/^\s*<[a-z][\w-]*\b/i.test(texts[index] ?? '')) return index;
  const limit = Math.min(texts.length, index + MAX_TAG);
  let state: InTag = { depth: 0, quote: '', isOver: false };
  for (let end = index; end < limit; end += 1) {
    const text = texts[end] ?? '';
    if (text.trim() === '') return index;
    state = [...text].reduce(afterSign, state);
    if (state.isOver) return end;
  }
  return index;
}

/** Where a sign of a tag stands: in how many braces, behind which quotation mark, whether behind its end. */
interface InTag {
  depth: number;
  quote: string;
  isOver: boolean;
}

function afterSign(state: InTag, sign: string): InTag {
  const { depth, quote, isOver } = state;
  if (isOver) return state;
  if (quote !== '') return sign === quote ? { ...state, quote: '' } : state;
  if (sign === '"' || sign === "'" || sign === '`') return { ...state, quote: sign };
  if (sign === '{') return { ...state, depth: depth + 1 };
  if (sign === '}') return { ...state, depth: Math.max(0, depth - 1) };
  return sign === '>' && depth === 0 ? { ...state, isOver: true } : state;
}

/**
 * A line with a tag of tabs without blanks around its equals signs, and without the attributes in which `<` or `>` stands between
 * braces: `onChange={() => show(x)}`.
 */
const plainTabs = (text: string): string =>
  /^\s*<(?:Tabs|TabItem|Tab)\b/.test(text)
    ? text
        .replaceAll(/(\s[\w-]+)(?: += *|= +)(?=["'{])/g, '$1=')
        .replaceAll(/\s[\w-]+=\{((?:[^{}]|\{[^{}]*\})*)\}/g, (whole, value: string) =>
          /[<>]/.test(value) ? '' : whole,
        )
    : text;

const oneLine = (texts: readonly string[]): string =>
  (/^\s*/.exec(texts[0] ?? '')?.[0] ?? '') + texts.map((each) => each.trim()).join(' ');

/** The labels of tabs by their values: `values={[{ label: 'Go', value: 'go' }]}`. */
function labelsIn(tag: string): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const [entry] of tag.matchAll(/\{[^{}]{1,400}\}/g)) {
    const value = textOf(entry, 'value');
    const label = textOf(entry, 'label');
    if (value !== undefined && label !== undefined) labels.set(value, label);
  }
  return labels;
}

/** The labels of tabs in their order: `items={['Go', 'Java']}`. */
const namesIn = (tag: string): string[] =>
  [...(/\sitems=\{\[([^\][]*)\]\}/.exec(tag)?.[1] ?? '').matchAll(/(["'`])(.*?)\1/g)].map(
    ([, , name = '']) => name,
  );

/** A tab that has no name of its own with the next one of its group, which is taken from `names`. */
function withName(text: string, names: string[]): string {
  const [, start] = /^(\s*<Tab(?:Item)?)\s*>/.exec(text) ?? [];
  const name = start === undefined ? undefined : names.shift();
  return start === undefined || name === undefined
    ? text
    : `${start} label="${withoutSigns(name)}"${text.slice(text.indexOf('>'))}`;
}

const textOf = (entry: string, key: string): string | undefined =>
  new RegExp(`\\b${key}['"]?\\s*:\\s*(['"\`])(.*?)\\1`).exec(entry)?.[2];

/** A tab with the label that its group gives it, unless it has one of its own. */
function withLabel(text: string, labels: ReadonlyMap<string, string>): string {
  const tab = /^(\s*<Tab(?:Item)?\b)([^<>]*>)/.exec(text);
  const [, , value] = /\bvalue=\{?(["'`])(.*?)\1/.exec(tab?.[2] ?? '') ?? [];
  const label = value === undefined ? undefined : labels.get(value);
  if (tab === null || label === undefined || /\blabel=/.test(tab[2] ?? '')) return text;
  const [whole, start = '', rest = ''] = tab;
  return `${start} label="${withoutSigns(label)}"${rest}${text.slice(whole.length)}`;
}

const withoutSigns = (label: string): string =>
  label.replaceAll('"', "'").replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A component whose code is written in it, as a fence: `<CodeBlock language="go">{`…`}</CodeBlock>`. */
interface WrittenCode {
  name: string;
  texts: string[];
  end: number;
  /** The code as it is written in the component, and as it is shown. */
  change: { before: string; after: string };
}

/** The component that begins in a line and holds nothing but code; undefined where that is not written in it as it is. */
function codeBlock(texts: readonly string[], index: number): WrittenCode | undefined {
  const [, name = ''] = /^\s*<([A-Z]\w*)\b/.exec(texts[index] ?? '') ?? [];
  if (name === '') return undefined;
  const length = texts
    .slice(index, index + MAX_CODE)
    .findIndex((each) => each.includes(`</${name}>`));
  if (length === -1) return undefined;
  const source = texts.slice(index, index + length + 1).join('\n');
  const found =
    /^(\s*)<\w+\b([^<>]*)>\s*\{`([^`]*)`\}\s*<\/\w+>\s*$/.exec(source) ??
    // Without braces it is Markdown: of a line without its signs, the line itself.
    /^(\s*)<CodeBlock\b([^<>]*)>([^<>{}&*`\\\n]+)<\/CodeBlock>\s*$/.exec(source);
  const before = found?.[3] ?? '';
  const code = cooked(before);
  if (found === null || code === undefined) return undefined;
  const [, indent = '', attributes = ''] = found;
  const language = /\blanguage="([^"]*)"|\blanguage-(\w+)/.exec(attributes);
  const title = /\btitle="[^"]*"/.exec(attributes)?.[0] ?? '';
  const unsaid = name === 'CodeBlock' || title !== '' ? 'text' : '';
  const info = `${language?.[1] ?? language?.[2] ?? unsaid} ${title}`.trim();
  const inner = code.replace(/^\n/, '').trimEnd().split('\n');
  const lines = ['', codeFence + info, ...inner, codeFence, ''].map((each) => indent + each);
  const change = { before, after: inner.join('\n') };
  return { name, texts: lines, end: index + length, change };
}

/** The text that a template of JavaScript is; undefined where it has signs that are written otherwise. */
function cooked(template: string): string | undefined {
  const text = template.replaceAll(/\\([n\\$])/g, (_, sign: string) =>
    sign === 'n' ? '\n' : sign === '$' ? sign : '\0',
  );
  return text.includes('\\') ? undefined : text.replaceAll('\0', '\\');
}

const noteComponent = ({ name, change }: WrittenCode, line: number, note: TakeNote): void =>
  note({
    line,
    code: 'unknown-syntax',
    about: `The tag <${name}>`,
    unsure: `<${name}> is no HTML.`,
    did: 'I kept the code in it as a block of code.',
    look: 'Read whether it showed its code otherwise.',
    ...(change.before.includes('\\') ? { changes: [change] } : {}),
  });

/** Notes code in which signs are written with a backslash before them. */
function noteEscapes({ change }: WrittenCode, line: number, note: TakeNote): void {
  if (!change.before.includes('\\')) return;
  note({
    line,
    code: 'structure',
    unsure: 'A backslash in this code is none of its own.',
    did: 'I wrote the code that its readers saw.',
    look: 'Compare the two.',
    changes: [change],
  });
}

/** Notes what MDX fills in in the code that a component holds: `${version}`. */
function noteFilledIn({ change }: WrittenCode, line: number, note: TakeNote): void {
  const found = [...new Set(change.before.match(/(?<!\\)\$\{[^{}]*\}/g))];
  if (found.length === 0) return;
  note({
    line,
    code: 'unknown-syntax',
    unsure: `MDX would fill in ${found.join(', ')} in this code.`,
    did: 'I kept it as it is written.',
    look: 'Write what it would show.',
  });
}
