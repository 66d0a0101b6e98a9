import { forEachChild } from 'unbash';
import type { Assignment, Command, SyntaxNode, Word, WordPart } from 'unbash';
import type { Region } from './region.ts';

/** A program with its arguments, and what goes in and out. */
export interface ShellCommand {
  /** Program and arguments. Quotes and backslashes are resolved; `$NAME` and `$(…)` stay as they are written. */
  words: readonly string[];
  /**
   * The words, with `FILLED_IN` for each part that the shell fills in. undefined: that part can be several words, or none (`$NAME`,
   * `"$@"`, `{a,b}`).
   */
  known: readonly (string | undefined)[];
  /** `NAME=value` before the program, read like words. */
  assignments: readonly string[];
  /** `2>` and its target, which is read like a word; a here-document has none. */
  redirections: readonly { operator: string; target: string | undefined }[];
  /** The commands that read its output through `|`: several where a group or a loop stands there. */
  pipedTo: readonly ShellCommand[];
  start: number;
  end: number;
}

/** What the shell fills in, in `known`: no text has this character. */
export const FILLED_IN = '\uFFFC';

/** `$@`, `${list[@]}`, `${!prefix@}`, also as what stands for a variable without a value: several words, quoted or not. */
const severalWords = /^\$\{!?\w*[@*]|\$\{?[@*]|\[[@*]\]/;

/** A part of a word as far as it is known before the shell fills it in. */
function knownPart(part: WordPart, isQuoted: boolean, isFirst: boolean): string | undefined {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return part.value.replaceAll(FILLED_IN, '?');
    case 'DoubleQuoted':
    case 'LocaleString':
      return knownParts(part.parts, true);
    // Names of files that begin with what stands before it; one that begins with it may be called like an option.
    case 'Glob':
    case 'ExtendedGlob':
      return isFirst ? undefined : part.text;
    case 'ArithmeticExpansion':
    case 'ProcessSubstitution':
      return FILLED_IN;
    case 'SimpleExpansion':
    case 'ParameterExpansion':
      return isQuoted && !severalWords.test(part.text) ? FILLED_IN : undefined;
    case 'CommandExpansion':
      return isQuoted ? FILLED_IN : undefined;
    case 'BraceExpansion':
      return undefined;
  }
}

function knownParts(parts: readonly WordPart[], isQuoted: boolean): string | undefined {
  const read = parts.map((part, index) => knownPart(part, isQuoted, index === 0));
  return read.includes(undefined) ? undefined : read.join('');
}

const knownWord = ({ value, parts }: Word): string | undefined =>
  parts === undefined ? value.replaceAll(FILLED_IN, '?') : knownParts(parts, false);

export function commandOf(node: Command, { source, at }: Region): ShellCommand {
  const resolved = (item: Word | Assignment): string => {
    if (item.type === 'Word') return item.value;
    const { pos, value } = item;
    return (
      source.slice(pos, value.pos) +
      (value.type === 'Word' ? value.value : source.slice(value.pos, item.end))
    );
  };
  const words = [...(node.name === undefined ? [] : [node.name]), ...node.args];
  return {
    words: words.map(resolved),
    known: words.map((item) => (item.type === 'Word' ? knownWord(item) : undefined)),
    assignments: node.prefix.flatMap((item) => (item.type === 'Assignment' ? resolved(item) : [])),
    redirections: node.redirects.map((item) => ({
      operator: source.slice(item.pos, item.descriptor?.end ?? item.pos) + item.operator,
      target: item.type === 'HereDoc' ? undefined : item.target?.value,
    })),
    pipedTo: [],
    start: at(node.pos),
    end: at(node.end),
  };
}

/** Builtins of bash that give a value to what they name: `read -r NAME`, `mapfile -t NAME`, `declare -A NAME`. */
const naming: ReadonlySet<string> = new Set(
  'read mapfile readarray getopts declare typeset local printf'.split(' '),
);

/** What such a command gives a value; of `printf` only behind `-v`. */
export function namesRead({ name, args }: Command): Word[] {
  if (!naming.has(name?.value ?? '')) return [];
  const words = args.filter((word) => word.type === 'Word');
  return words.filter(
    ({ value }, index) =>
      /^[a-z_]\w*$/i.test(value) && (name?.value !== 'printf' || words[index - 1]?.value === '-v'),
  );
}

/** The two sides of a `|`. */
export interface Pipe {
  left: SyntaxNode;
  right: SyntaxNode;
}

/** Nodes whose commands share their input and output. */
const groups: ReadonlySet<SyntaxNode['type']> = new Set<SyntaxNode['type']>([
  ...(['Statement', 'CompoundList', 'AndOr', 'Redirected', 'Subshell', 'BraceGroup'] as const),
  ...(['If', 'Elif', 'For', 'ArithmeticFor', 'Select', 'While', 'Case', 'CaseItem'] as const),
]);

/** The commands of one end of a node: those that read what is piped into it, or those whose output it passes on. */
function commandsAt(end: 'first' | 'last', node: SyntaxNode): Command[] {
  if (node.type === 'Command') return [node];
  if (node.type === 'Pipeline') {
    const next = node.commands.at(end === 'first' ? 0 : -1);
    return next === undefined ? [] : commandsAt(end, next);
  }
  if (!groups.has(node.type)) return [];
  const commands: Command[][] = [];
  forEachChild(node, (child) => commands.push(commandsAt(end, child)));
  return commands.flat();
}

/** Tells each command on the left of a pipe which commands read it. */
export function connect(
  pipes: readonly Pipe[],
  commands: ReadonlyMap<SyntaxNode, ShellCommand>,
): void {
  for (const { left, right } of pipes) {
    const pipedTo = commandsAt('first', right).flatMap((node) => commands.get(node) ?? []);
    for (const node of commandsAt('last', left)) {
      const command = commands.get(node);
      if (command !== undefined) command.pipedTo = pipedTo;
    }
  }
}
