import type { HereDoc, SyntaxNode } from 'unbash';
import { commandOf, namesRead } from './command.ts';
import type { Pipe, ShellCommand } from './command.ts';
import type { Region } from './region.ts';
import { powerShell } from './state.ts';
import type { ShellError } from './state.ts';

/** What is collected on the way through the syntax tree. */
export interface Collected {
  errors: ShellError[];
  commands: Map<SyntaxNode, ShellCommand>;
  pipes: Pipe[];
  variables: { name: string; offset: number }[];
  assigned: { name: string; offset: number }[];
  comments: { offset: number; end: number }[];
  placeholders: { text: string; offset: number; isQuoted: boolean }[];
  documents: { start: number; end: number }[];
  quoted: { start: number; end: number }[];
}

export function collect(node: SyntaxNode, region: Region, all: Collected): void {
  const { source, at, tokens } = region;
  const assign = ({ pos }: { pos: number }, name: string): void => {
    all.assigned.push({ name, offset: at(pos) });
  };
  switch (node.type) {
    case 'Script':
      for (const { message, pos } of node.errors ?? []) all.errors.push({ message, at: at(pos) });
      return;
    case 'Command':
      all.commands.set(node, commandOf(node, region));
      for (const word of namesRead(node)) assign(word, word.value);
      return;
    case 'Pipeline':
      for (const [index, right] of node.commands.entries()) {
        const left = node.commands[index - 1];
        if (left !== undefined) all.pipes.push({ left, right });
      }
      return;
    case 'Assignment':
      assign(node, node.name);
      // Between the elements of an array comments may stand.
      tokens.push({ pos: node.pos, end: node.value.type === 'Word' ? node.end : node.value.pos });
      return;
    case 'For':
    case 'Select':
      assign(node.name, node.name.value);
      return;
    case 'SimpleExpansion':
    case 'ParameterExpansion': {
      const name = matchAt(/\$(?:\{[#!]?)?([a-z_]\w*)/iy, source, node.pos)?.[1];
      if (name !== undefined) all.variables.push({ name, offset: at(node.pos) });
      return;
    }
    case 'Redirect': {
      tokens.push(node);
      const sign = source.indexOf('<', node.pos);
      const match = node.operator === '<' ? matchAt(placeholder, source, sign) : null;
      if (match !== null)
        all.placeholders.push({ text: match[0], offset: at(sign), isQuoted: false });
      return;
    }
    case 'HereDoc':
      collectDocument(node, region, all);
      return;
    case 'Word':
      tokens.push(node);
      if (node.parts === undefined) collectQuoted(node, escaping, region, all);
      return;
    case 'DoubleQuoted':
      all.quoted.push({ start: at(node.pos), end: at(node.end) });
      return;
    case 'SingleQuoted':
      all.quoted.push({ start: at(node.pos), end: at(node.end) });
      collectQuoted(node, verbatim, region, all);
      return;
    case 'AnsiCQuoted':
      all.quoted.push({ start: at(node.pos), end: at(node.end) });
      collectQuoted(node, escaping, region, all);
      return;
    case 'Literal':
      collectQuoted(node, escaping, region, all);
      return;
    case 'CommandExpansion':
      if (/^`(?:\n|$)/.test(node.text) && /[ \t]/.test(source[node.pos - 1] ?? ''))
        all.errors.push({ message: powerShell, at: at(node.pos) });
      return;
    case 'HereString':
    case 'TestCommand':
      tokens.push(node);
      return;
    default:
      if (node.type.startsWith('Arithmetic') && node.type !== 'ArithmeticFor') tokens.push(node);
  }
}

/** `<NAME>`, `<+size>`; with a path in it, `<GB/MB>`, only where no file stands behind it, as in `<red/boats>blue`. */
const placeholder = /<\+?[a-z_][\w.-]*>|<\+?[a-z_][\w-]*(?:\/[\w-]+)+>(?=\s|$|["':,/])/iy;

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function collectDocument(
  { pos, end, delimiter, body, closing }: HereDoc,
  region: Region,
  all: Collected,
): void {
  const { at, tokens } = region;
  tokens.push({ pos, end }, { pos: body.pos, end: closing?.end ?? body.end });
  if (delimiter === undefined) return;
  all.documents.push({ start: at(body.pos), end: at(body.end) });
  all.quoted.push({ start: at(body.pos), end: at(body.end) });
  if (closing === undefined)
    all.errors.push({ message: 'unterminated here-document', at: at(pos) });
  if (body.parts === undefined)
    collectQuoted(body, delimiter.quoted ? verbatim : escaping, region, all);
}

/** `<NAME>` in capitals, where a backslash takes the meaning of what follows it, and where it means nothing. */
const escaping = /\\[\s\S]|<[A-Z_][A-Z0-9_.-]+>/g;
const verbatim = /<[A-Z_][A-Z0-9_.-]+>/g;

function collectQuoted(
  { pos, end }: { pos: number; end: number },
  pattern: RegExp,
  { source, at }: Region,
  { placeholders }: Collected,
): void {
  for (const { 0: text, index } of source.slice(pos, end).matchAll(pattern))
    if (text.startsWith('<') && !isTag(text, source))
      placeholders.push({ text, offset: at(pos + index), isQuoted: true });
}

/** Whether `<NAME>` is a tag of HTML or XML in a text: something closes it, or nothing ever does. */
const isTag = (text: string, source: string): boolean =>
  /^<(?:BR|HR)>$/.test(text) || source.includes(`</${text.slice(1)}`);

/** The library leaves comments out: between tokens, `#` begins one. */
export function collectComments(
  { source, start, end, at, tokens }: Region,
  { comments }: Collected,
): void {
  let from = start;
  for (const token of [
    ...tokens.toSorted((one, other) => one.pos - other.pos),
    { pos: end, end },
  ]) {
    const between = source.slice(from, Math.min(token.pos, end));
    for (const { 0: text, index } of between.matchAll(/#.*/g)) {
      const offset = from + index;
      comments.push({ offset: at(offset), end: at(offset + text.length) });
    }
    from = Math.max(from, token.end);
  }
}
