import { parseXml, XmlCdata, XmlComment, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import type { XmlNode } from '@rgrove/parse-xml';

/** An element of a diagram as it is written. Offsets are UTF-16 offsets in the file. */
export interface SvgElement {
  name: string;
  attributes: readonly SvgAttribute[];
  children: SvgElement[];
  /** The words directly in it, as they are written. */
  text: string;
  offset: number;
}

interface SvgAttribute {
  name: string;
  value: string;
  offset: number;
}

/** `wrong` says what stands at `offset`, as the rest of a sentence: "a tag that is not closed". */
export type ParsedSvg =
  { ok: true; root: SvgElement } | { ok: false; offset: number; wrong: string };

/** Thrown inside of this file where the text is not what it should be. */
class Refusal extends Error {
  readonly offset: number;
  constructor(offset: number, wrong: string) {
    super(wrong);
    this.offset = offset;
  }
}

/** The library keeps everything, so that what a diagram cannot have is found and refused. */
const options = {
  includeOffsets: true,
  preserveCdata: true,
  preserveComments: true,
  preserveDocumentType: true,
  preserveXmlDeclaration: true,
};

/**
 * Reads SVG as it is written by hand: elements, attributes in double quotes, words and comments. What else XML has (a
 * prolog, entities of one's own, CDATA, processing instructions) is refused. Never throws.
 */
export function parseSvg(text: string): ParsedSvg {
  try {
    return { ok: true, root: rootOf(text) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, offset: error.offset, wrong: error.message };
    // The library is recursive: some thousand elements within each other exceed the stack.
    if (error instanceof RangeError) return { ok: false, offset: 0, wrong: 'too deep a nesting' };
    throw error;
  }
}

function rootOf(text: string): SvgElement {
  const top: SvgElement = { name: '', attributes: [], children: [], text: '', offset: 0 };
  for (const node of nodesOf(text)) add(node, top, text);
  const [root] = top.children;
  if (root === undefined) throw new Refusal(0, 'no <svg>');
  return root;
}

function nodesOf(text: string): readonly XmlNode[] {
  try {
    return parseXml(text, options).children;
  } catch (error) {
    throw error instanceof XmlError ? refusalOf(error, text) : error;
  }
}

/** Adds a node to its parent: names, values and words are taken from the text, in which entities are still written out. */
function add(node: XmlNode, parent: SvgElement, text: string): void {
  if (node instanceof XmlComment) return;
  if (node instanceof XmlText && !(node instanceof XmlCdata)) {
    parent.text += plain(text, node.start, node.end);
  } else if (node instanceof XmlElement) {
    const { name, start: offset } = node;
    const element = {
      name,
      attributes: attributesAt(text, offset),
      children: [],
      text: '',
      offset,
    };
    parent.children.push(element);
    for (const child of node.children) add(child, element, text);
  } else throw new Refusal(node.start, noTag);
}

const noTag = 'a "<" that begins no tag';
const nameAt = /[a-z_][\w:.-]*/iy;
const spaceAt = /\s*/y;

/** The attributes of a tag that begins at `at`, with their places, which the library does not tell. */
function attributesAt(text: string, at: number): SvgAttribute[] {
  const element = matchAt(nameAt, text, at + 1);
  const attributes: SvgAttribute[] = [];
  let next = at + 1 + element.length;
  for (;;) {
    next += matchAt(spaceAt, text, next).length;
    if (text[next] === '>' || text.startsWith('/>', next)) return attributes;
    const name = matchAt(nameAt, text, next);
    if (name === '') throw new Refusal(next, `something in <${element}> that is no attribute`);
    const start = next + name.length + 2;
    if (!text.startsWith('="', start - 2)) {
      throw new Refusal(next, `${name} on <${element}> without a value in double quotes`);
    }
    const end = text.indexOf('"', start);
    if (end === -1) throw new Refusal(next, `a value of ${name} that does not end`);
    const value = plain(text, start, end);
    if (value.includes('<')) throw new Refusal(next, `a "<" in the value of ${name}`);
    if (attributes.some((each) => each.name === name)) {
      throw new Refusal(next, `a second ${name} on <${element}>`);
    }
    attributes.push({ name, value, offset: next });
    next = end + 1;
  }
}

/** Text as it is, if every `&` in it begins an entity that both XML and HTML have. */
function plain(text: string, from: number, to: number): string {
  const segment = text.slice(from, to);
  const at = segment.search(/&(?!(?:amp|lt|gt|quot);)/);
  if (at !== -1) throw new Refusal(from + at, 'an "&" that is not written &amp;');
  return segment;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** The library's error in words for an author, with the place where what is wrong begins. */
function refusalOf({ message, pos }: XmlError, text: string): Refusal {
  // The library counts an emoji as one character.
  const at = [...text].slice(0, pos).join('').length;
  if (message.includes('inside a comment')) return new Refusal(at, 'a comment with "--" in it');
  if (message.includes('comment')) {
    return new Refusal(text.lastIndexOf('<!--', at), 'a comment that does not end');
  }
  if (/attribute|start tag/i.test(message)) attributesAt(text, text.lastIndexOf('<', at - 1));
  if (/reference|entity/i.test(message)) plain(text, text.lastIndexOf('&', at), text.length);
  const [closing] = /^<\/[^\s<>]*/.exec(text.slice(at)) ?? [];
  const [, open] = /end tag for element (\S+)/.exec(message) ?? [];
  if (open !== undefined && (closing !== undefined || text[at] !== '<')) {
    const before = closing === undefined ? '' : ` before ${closing}>`;
    return new Refusal(openTag(text, open, at), `<${open}>, which is not closed${before}`);
  }
  if (closing !== undefined)
    return new Refusal(at, `${closing}>, which closes nothing that is open`);
  if (/^<[a-z_]/i.test(text.slice(at))) return new Refusal(at, 'a second element beside <svg>');
  if (text[at] === '<') return new Refusal(at, noTag);
  if (message.startsWith('Root')) return new Refusal(at, 'no <svg>');
  const isBehind = message.startsWith('Extra content');
  return new Refusal(at, isBehind ? 'words outside of <svg>' : 'something that XML does not have');
}

/** The offset of the innermost element of a name that is still open at `end`. */
function openTag(text: string, name: string, end: number): number {
  let closed = 0;
  for (let at = text.lastIndexOf('<', end - 1); at !== -1; at = text.lastIndexOf('<', at - 1)) {
    const isOwn = (tag: string): boolean =>
      text.startsWith(tag, at) && /[\s/>]/.test(text.charAt(at + tag.length));
    if (isOwn(`</${name}`)) closed += 1;
    else if (isOwn(`<${name}`) && text[text.indexOf('>', at) - 1] !== '/') {
      if (closed === 0) return at;
      closed -= 1;
    }
    if (at === 0) break;
  }
  return end;
}

/** Every element of a diagram in document order, the root first. */
export function* elementsOf(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}

/** The value of an attribute; undefined where there is none. */
export function attributeOf(element: SvgElement, name: string): string | undefined {
  return element.attributes.find((attribute) => attribute.name === name)?.value;
}
