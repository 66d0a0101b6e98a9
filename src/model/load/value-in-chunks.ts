import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';
import { plainYaml } from './plain-yaml.ts';

/**
 * The parser keeps every sign and blank of a document to its end, seventy times as much as the text: a longer text is read in chunks.
 * UTF-16 code units.
 */
const LONG = 500_000;
const CHUNK = 100_000;

/** More than one document in a text, or directives for them. */
const marker = /^(?:---|\.\.\.|%)/m;

/** What stands before the first sign of a text, and that sign. */
const beginning = /^[ \t]*[^\s#]/m;

/** A map below a key, and an entry of that map. */
const section = /^[\w-]+:\s*$/;
const entry = /^ {2}[\w-]+:(?:\s|$)/;

/** A part of a text that can be read alone. */
interface Chunk {
  /** The section whose entries go on from the chunk before. */
  goesOn: string | undefined;
  text: string;
}

/**
 * The value of one long document of maps in maps, as a long lesson.yaml is, read in chunks that begin with an entry. undefined where the
 * text is short, and where it is anything else or something is wrong: then it has to be read as a whole.
 */
export function valueInChunks(text: string): unknown {
  if (text.length < LONG || marker.test(text)) return undefined;
  if (!/^\w$/.test(beginning.exec(text)?.[0] ?? '')) return undefined;
  const sections = new Map<string, unknown>();
  for (const chunk of chunksOf(text)) if (!takeChunk(sections, chunk)) return undefined;
  return Object.fromEntries(
    [...sections].map(([key, value]) => [
      key,
      value instanceof Map ? Object.fromEntries(value) : value,
    ]),
  );
}

function* chunksOf(text: string): Generator<Chunk> {
  /** The section that a line is in, if all of its entries are set in by two blanks: its first one tells. */
  let head = '';
  let begun = '';
  let from = 0;
  let goesOn: string | undefined;
  let offset = 0;
  for (const line of text.split('\n')) {
    const isSection = section.test(line);
    if (offset - from > CHUNK && (isSection || (head !== '' && entry.test(line)))) {
      yield chunkOf(goesOn, text.slice(from, offset));
      from = offset;
      goesOn = isSection ? undefined : head;
    }
    if (/^[^\s#]/.test(line)) [head, begun] = ['', isSection ? line.trimEnd().slice(0, -1) : ''];
    else if (begun !== '' && /^\s+[^\s#]/.test(line))
      [head, begun] = [entry.test(line) ? begun : '', ''];
    offset += line.length + 1;
  }
  yield chunkOf(goesOn, text.slice(from));
}

const chunkOf = (goesOn: string | undefined, text: string): Chunk => ({
  goesOn,
  text: goesOn === undefined ? text : `${goesOn}:\n${text}`,
});

/** Adds what a chunk says. Returns whether it can be read alone, and says nothing twice. */
function takeChunk(sections: Map<string, unknown>, { goesOn, text }: Chunk): boolean {
  const value = plainYaml(text) ?? parsedYaml(text);
  if (!isMap(value)) return false;
  for (const [key, part] of Object.entries(value)) {
    const known = sections.get(key);
    if (!sections.has(key)) sections.set(key, isMap(part) ? new Map(Object.entries(part)) : part);
    else if (key !== goesOn || !(known instanceof Map) || !isMap(part)) return false;
    else
      for (const [name, each] of Object.entries(part)) {
        if (known.has(name)) return false;
        known.set(name, each);
      }
  }
  return true;
}

/** What the parser reads; undefined where something is wrong, or aliases unfold into far more than the text is. */
function parsedYaml(text: string): unknown {
  const { documents, mistakes } = readYamlText(text);
  const [document] = documents;
  if (document === undefined || documents.length > 1 || mistakes.length > 0) return undefined;
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
