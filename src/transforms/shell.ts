import { forEachChild, parse } from 'unbash';
import type { ParsedScript, SyntaxNode } from 'unbash';
import { collect, collectComments } from './shell/collect.ts';
import type { Collected } from './shell/collect.ts';
import { connect } from './shell/command.ts';
import type { ShellCommand } from './shell/command.ts';
import { regionInside, unreadFrom, withoutCarriageReturns } from './shell/region.ts';
import type { Region } from './shell/region.ts';
import { stateOf } from './shell/state.ts';
import type { ShellError, ShellState } from './shell/state.ts';

/**
 * What bash reads in a text. Offsets are UTF-16 and count in the text, an end is exclusive, and lists are in order of
 * the text.
 */
export interface Shell {
  /**
   * Whether the text is complete. Where it is not, everything else is as much as could be read. A placeholder is taken for
   * the word that will replace it.
   */
  state: ShellState;
  /** The simple commands, also those in loops, functions and substitutions. */
  commands: readonly ShellCommand[];
  /** `$NAME` and `${NAME…}` where the shell fills them in. */
  variables: readonly { name: string; offset: number }[];
  /** Names that get a value: `NAME=…`, `for NAME in`, `read NAME`. */
  assigned: readonly string[];
  comments: readonly { offset: number; end: number }[];
  /** `<NAME>`: outside quotes a redirection, in any case; in quotes and here-documents only capitals count, and tags do not. */
  placeholders: readonly { text: string; offset: number; isQuoted: boolean }[];
  /** The bodies of here-documents, without the line that ends them. */
  documents: readonly { start: number; end: number }[];
  /** What stands in quotes of any form, quotes included, and the bodies of here-documents. */
  quoted: readonly { start: number; end: number }[];
}

/** Expansions within expansions. The library reads the inside of each once more, so this bounds the time. */
const DEEPEST = 10;

/** One command is asked for several times in a row, for what it calls, sets and leaves to fill in: the last reading is kept. */
let last: { text: string; shell: Shell } | undefined;

/** Reads a text as bash does. Never throws: a text that is no shell is unreadable, as far as that can be told. */
export function readShell(text: string): Shell {
  if (last?.text !== text) last = { text, shell: read(text) };
  return last.shell;
}

function read(text: string): Shell {
  const all: Collected = {
    errors: [],
    commands: new Map(),
    pipes: [],
    variables: [],
    assigned: [],
    comments: [],
    placeholders: [],
    documents: [],
    quoted: [],
  };
  const { source, at } = withoutCarriageReturns(text);
  for (let from = 0; from < source.length;) {
    const base = from;
    const rest = source.slice(base);
    const script = parse(rest);
    const stop = unreadFrom(script);
    const end = stop?.pos ?? rest.length;
    const offset = (inner: number): number => at(base + inner);
    visit(script, { source: rest, start: 0, end, at: offset, tokens: [] }, all);
    // Where the parser stopped at a token that cannot stand there, what follows is read as a text of its own.
    from += stop === undefined ? rest.length : stop.pos === 0 ? stop.length : stop.pos;
  }
  connect(all.pipes, all.commands);
  const comments = inOrder(all.comments);
  return {
    state: stateOf(text, withoutPlaceholders(text, all), comments),
    commands: [...all.commands.values()],
    variables: inOrder(all.variables),
    assigned: inOrder(all.assigned).map(({ name }) => name),
    comments,
    placeholders: inOrder(all.placeholders),
    documents: all.documents.toSorted((one, other) => one.start - other.start),
    quoted: all.quoted,
  };
}

const inOrder = <T extends { offset: number }>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => one.offset - other.offset);

/** The errors but those of `<NAME>`, which is a redirection for a shell, with something missing around it. */
function withoutPlaceholders(text: string, { errors, placeholders }: Collected): ShellError[] {
  const places = new Set<number>();
  for (const { text: written, offset, isQuoted } of placeholders) {
    if (isQuoted) continue;
    let next = offset + written.length;
    while (text[next] === ' ' || text[next] === '\t') next += 1;
    places.add(offset).add(next);
  }
  return errors.filter(
    ({ message, at }) => message !== 'expected redirect target' || !places.has(at),
  );
}

/** Goes through a script and the expansions in it; without recursion, since a chain of operators may be long. */
function visit(script: ParsedScript, whole: Region, all: Collected): void {
  const regions = [whole];
  const open: { node: SyntaxNode; region: Region; depth: number }[] = [
    { node: script, region: whole, depth: 0 },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, region } = next;
    const depth = next.depth + (isExpansion(node) ? 1 : 0);
    collect(node, region, all);
    if (depth > DEEPEST) {
      all.errors.push({ message: 'too many expansions in each other', at: region.at(node.pos) });
      continue;
    }
    const children: typeof open = [];
    forEachChild(node, (child) => {
      const inside = child.type === 'Script' ? regionInside(node, child, region) : region;
      if (inside !== region) regions.push(inside);
      children.push({ node: child, region: inside, depth });
    });
    for (const child of children.reverse()) open.push(child);
  }
  for (const region of regions) collectComments(region, all);
}

const isExpansion = ({ type }: SyntaxNode): boolean =>
  type === 'ProcessSubstitution' || type.endsWith('Expansion');
