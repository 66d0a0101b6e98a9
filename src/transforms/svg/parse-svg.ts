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

/** What is thrown inside of this file when the text is not what it should be. */
class Wrong extends Error {
  readonly offset: number;
  constructor(offset: number, wrong: string) {
    super(wrong);
    this.offset = offset;
  }
}

const nameAt = /[a-z_][\w:.-]*/iy;
const spaceAt = /\s*/y;
const entities = ['&amp;', '&lt;', '&gt;', '&quot;'];

/**
 * Reads SVG as it is written by hand: elements, attributes in double quotes, words and comments. What else XML has (a
 * prolog, entities of one's own, CDATA, processing instructions) is refused. Never throws; linear in the text.
 */
export function parseSvg(text: string): ParsedSvg {
  try {
    return { ok: true, root: rootOf(text) };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, offset: error.offset, wrong: error.message };
    throw error;
  }
}

function rootOf(text: string): SvgElement {
  const top: SvgElement = { name: '', attributes: [], children: [], text: '', offset: 0 };
  const open = [top];
  let at = 0;
  while (at < text.length) {
    const inner = open.at(-1) ?? top;
    if (text[at] !== '<') {
      const end = indexOr(text, '<', at, text.length);
      inner.text += plain(text, at, end);
      at = end;
    } else if (text.startsWith('<!--', at)) {
      at = after(text, '-->', at, 'a comment that does not end');
    } else if (text.startsWith('</', at)) {
      const end = after(text, '>', at, 'a tag that is not closed');
      const name = text.slice(at + 2, end - 1).trim();
      if (inner === top) throw new Wrong(at, `</${name}>, which closes nothing that is open`);
      if (name !== inner.name) {
        throw new Wrong(inner.offset, `<${inner.name}>, which is not closed before </${name}>`);
      }
      open.pop();
      at = end;
    } else {
      const tag = tagAt(text, at);
      inner.children.push(tag.element);
      if (!tag.isClosed) open.push(tag.element);
      at = tag.end;
    }
  }
  const last = open.at(-1) ?? top;
  if (last !== top) throw new Wrong(last.offset, `<${last.name}>, which is not closed`);
  const [root, second] = top.children;
  if (root === undefined) throw new Wrong(0, 'no <svg>');
  if (second !== undefined) throw new Wrong(second.offset, 'a second element beside <svg>');
  if (top.text.trim() !== '') throw new Wrong(0, 'words outside of <svg>');
  return root;
}

function tagAt(text: string, at: number): { element: SvgElement; isClosed: boolean; end: number } {
  const name = matchAt(nameAt, text, at + 1);
  if (name === '') throw new Wrong(at, 'a "<" that begins no tag');
  const attributes: SvgAttribute[] = [];
  let next = at + 1 + name.length;
  for (;;) {
    next += matchAt(spaceAt, text, next).length;
    const isClosed = text.startsWith('/>', next);
    if (isClosed || text[next] === '>') {
      const element = { name, attributes, children: [], text: '', offset: at };
      return { element, isClosed, end: next + (isClosed ? 2 : 1) };
    }
    const attribute = attributeAt(text, next, name);
    if (attributes.some((each) => each.name === attribute.name)) {
      throw new Wrong(next, `a second ${attribute.name} on <${name}>`);
    }
    attributes.push(attribute);
    next += attribute.name.length + attribute.value.length + 3;
  }
}

function attributeAt(text: string, at: number, element: string): SvgAttribute {
  const name = matchAt(nameAt, text, at);
  if (name === '') throw new Wrong(at, `something in <${element}> that is no attribute`);
  const start = at + name.length;
  if (!text.startsWith('="', start)) {
    throw new Wrong(at, `${name} on <${element}> without a value in double quotes`);
  }
  const end = indexOr(text, '"', start + 2, -1);
  if (end === -1) throw new Wrong(at, `a value of ${name} that does not end`);
  const value = plain(text, start + 2, end);
  if (value.includes('<')) throw new Wrong(at, `a "<" in the value of ${name}`);
  return { name, value, offset: at };
}

/** Text as it is, if every `&` in it begins an entity that all XML has. */
function plain(text: string, from: number, to: number): string {
  const piece = text.slice(from, to);
  for (let at = piece.indexOf('&'); at !== -1; at = piece.indexOf('&', at + 1)) {
    if (!entities.some((entity) => piece.startsWith(entity, at))) {
      throw new Wrong(from + at, 'an "&" that is not written &amp;');
    }
  }
  return piece;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function indexOr(text: string, what: string, from: number, otherwise: number): number {
  const at = text.indexOf(what, from);
  return at === -1 ? otherwise : at;
}

function after(text: string, what: string, from: number, wrong: string): number {
  const at = text.indexOf(what, from);
  if (at === -1) throw new Wrong(from, wrong);
  return at + what.length;
}

/** Every element of a diagram in document order, the root first. */
export function* elementsOf(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}

/** The value of an attribute; undefined where there is none. */
export function valueOf(element: SvgElement, name: string): string | undefined {
  return element.attributes.find((attribute) => attribute.name === name)?.value;
}
