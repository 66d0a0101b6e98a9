/** Which blocks without prompts are typed in a shell that a block above them opens: the page tells where that ends. */
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { isShellLang, langOf, plainLangs } from '#importer/text/fence-lang.ts';
import {
  endsShell,
  entersContainer,
  entersMachine,
  inOneLine,
  isForContainers,
  isOfContainer,
  mayEnterMachine,
  opensShell,
  takesTerminal,
} from '#importer/text/opened-shells.ts';
import { isCommandShaped, isSurelyCommand, promptedCommand } from '#importer/text/command-shape.ts';
import { isComment } from './shell-parts.ts';
import { hasPrompt } from './split-session.ts';
import { readShell } from '#transforms/shell.ts';

/** Where a block is typed, as the page tells: the command that opened the shell, `outside` where none is open. */
export type TypedIn = { by: string } | 'outside';

export const typedInOf = ({ data }: LessonNode): TypedIn | undefined =>
  data?.['typedIn'] as TypedIn | undefined;

/** Marks the blocks of a page of which it tells in which shell they are typed. */
export function markShells(root: LessonNode): void {
  markIn(root, {
    open: undefined,
    isElsewhere: false,
    isInside: false,
    between: undefined,
    ofRoot: undefined,
    entered: new Map(),
  });
}

interface Reading {
  /** The shell that may be open, the blocks below it, whether prose has said that it ends, and whether a click opened it in a terminal of its own. */
  open: { by: string; blocks: LessonNode[]; isEnded: boolean; hasTerminal: boolean } | undefined;
  /** Whether the last paragraph sends readers to another terminal. */
  isElsewhere: boolean;
  /** Whether the last paragraph says that readers are inside. */
  isInside: boolean;
  /** The blocks without a prompt below one that ends at the prompt of a container. */
  between: LessonNode[] | undefined;
  /** The command at `$` that has opened a shell in a container, whose prompt may be `#`, and whether anything was typed there. */
  ofRoot: { by: string; wasSeen: boolean } | undefined;
  /** By the terminal into which clicks type, the command that has opened a shell there. */
  entered: Map<string, string>;
}

function markIn(parent: LessonNode, reading: Reading): void {
  for (const child of parent.children ?? []) {
    if (child.type === 'code') readBlock(child, reading);
    else if (child.type === 'paragraph' || child.type === 'heading') readProse(child, reading);
    else markIn(child, reading);
  }
}

function readProse(node: LessonNode, reading: Reading): void {
  const words = plainText(node);
  reading.isElsewhere = anotherTerminal.test(words);
  reading.isInside = insideShell.test(words);
  if (node.type === 'heading' && reading.ofRoot?.wasSeen !== true) reading.ofRoot = undefined;
  const { open } = reading;
  if (open === undefined || open.blocks.length === 0 || !namesEnd(node)) return;
  mark(open.blocks, { by: open.by });
  open.isEnded = true;
}

const namesEnd = ({ type, value = '', children = [] }: LessonNode): boolean =>
  (type === 'inlineCode' && endsShell(value)) || children.some(namesEnd);

function readBlock(node: LessonNode, reading: Reading): void {
  const { value = '' } = node;
  const lang = langOf(node.lang);
  if (!plainLangs.has(lang) && !isShellLang(lang)) return;
  const commands = commandsOf(value);
  const { open } = reading;
  const { isElsewhere, isInside } = reading;
  const typedIn = inTerminal(node, commands, reading) ?? (isElsewhere ? 'outside' : undefined);
  if (typedIn !== undefined) mark([node], typedIn);
  reading.isElsewhere = false;
  reading.isInside = false;
  const isSession = hasPrompt(value);
  readRoot(node, commands, reading);
  if (isSession) readPrompts(node, reading);
  else if (commands.some(isForContainers)) reading.between = undefined;
  else if (typedIn === undefined) reading.between?.push(node);
  if (isSession) reading.open = undefined;
  else if (open !== undefined && typedIn === undefined)
    readInside({ node, commands, isSaid: isInside && !open.isEnded }, open, reading);
  const last = commands.at(-1);
  if (
    last !== undefined &&
    !isElsewhere &&
    !isSession &&
    (opensShell(last) || mayEnterMachine(last))
  )
    reading.open = {
      by: last,
      blocks: [],
      isEnded: false,
      hasTerminal: node.data?.['terminal'] !== undefined,
    };
}

/** What stands between two prompts of a container is typed there too. */
function readPrompts({ value = '' }: LessonNode, reading: Reading): void {
  const prompts = value.split('\n').flatMap((line) => {
    const typed = promptedCommand(line);
    return typed === undefined ? [] : [line.slice(0, line.length - typed.length).trim()];
  });
  if (isOfContainer(prompts[0] ?? '')) mark(reading.between ?? [], { by: '' });
  reading.between = isOfContainer(prompts.at(-1) ?? '') ? [] : undefined;
}

/** What is typed at `#` alone is typed in the container that was entered at `$`, also where the page went on at `$` between them: there are two terminals. */
function readRoot(node: LessonNode, commands: readonly string[], reading: Reading): void {
  const lines = (node.value ?? '').split('\n').filter((line) => line.trim() !== '');
  const { ofRoot } = reading;
  const typed = lines.flatMap((line) => /^\s*# (.*)$/.exec(line)?.[1] ?? []);
  const isAtRoot =
    /^\s*# /.test(lines[0] ?? '') &&
    isCommandShaped(typed[0] ?? '') &&
    !commands.some((line) => promptedCommand(line) !== undefined || isSurelyCommand(line));
  if (ofRoot !== undefined && isAtRoot) {
    mark([node], { by: ofRoot.by });
    ofRoot.wasSeen = true;
  }
  if (isAtRoot && typed.some(endsShell)) reading.ofRoot = undefined;
  for (const line of commands) {
    const atUser = /^\s*\$ (.*)$/.exec(line)?.[1] ?? '';
    if (entersContainer(atUser) && (entersMachine(atUser) || takesTerminal(atUser)))
      reading.ofRoot = { by: atUser, wasSeen: false };
  }
}

/** Where a click types a block that says into which terminal: what was opened there is open until it ends, or a command for containers shows that it has. */
function inTerminal(
  { data }: LessonNode,
  commands: readonly string[],
  { entered, open }: Reading,
): TypedIn | undefined {
  const terminal = data?.['terminal'];
  if (typeof terminal !== 'string' || terminal === 'all') return undefined;
  const opened = entered.get(terminal) ?? '';
  if (entersContainer(opened) && commands.some(isForContainers)) entered.delete(terminal);
  const by = entered.get(terminal);
  for (const command of commands) {
    if (opensShell(command) || entersMachine(command)) entered.set(terminal, command);
    else if (endsShell(command)) entered.delete(terminal);
  }
  // Which terminal a block without a name was typed in, nobody says.
  if (by === undefined) return open?.hasTerminal === false ? undefined : 'outside';
  return { by };
}

function readInside(
  { node, commands, isSaid }: { node: LessonNode; commands: readonly string[]; isSaid: boolean },
  open: NonNullable<Reading['open']>,
  reading: Reading,
): void {
  const end = commands.findIndex(endsShell);
  const inside = end === -1 ? commands : commands.slice(0, end);
  const isPast = open.isEnded && end !== 0;
  // What ends a shell that the block itself opens tells nothing of the one above.
  const endsOwn = end !== -1 && inside.some(opensShell);
  const isLeft = isPast || endsOwn || inside.some(isForContainers);
  if (isPast) mark([node], 'outside');
  if (!isLeft) open.blocks.push(node);
  if (!isLeft && isSaid) mark([node], { by: open.by });
  if (!isLeft && end !== -1) mark(open.blocks, { by: open.by });
  if (isLeft || end !== -1) reading.open = undefined;
}

const mark = (blocks: readonly LessonNode[], typedIn: TypedIn): void => {
  for (const block of blocks) block.data = { ...block.data, typedIn };
};

/** The commands of a block, each in one line, without what stands in here-documents, or further in than the first: in a loop, or an option. */
function commandsOf(value: string): string[] {
  let text = value;
  const documents = value.includes('<<') ? readShell(value).documents : [];
  for (const { start, end } of documents.toReversed())
    text = text.slice(0, start) + text.slice(end);
  const lines = text.replace(/\\\n/g, ' ').split('\n');
  const typed = lines.filter((line) => line.trim() !== '' && !isComment(line));
  const margin = marginOf(typed[0] ?? '');
  return typed.filter((line) => marginOf(line) <= margin).map((line) => inOneLine(line).trim());
}

const marginOf = (line: string): number => line.length - line.trimStart().length;

/** Readers are sent to a terminal in which none of the shells above is open. */
const anotherTerminal =
  /\b(?:another|an other|a new|a second|a separate|a different|(?:the|your) (?:second|other)) (?:\w+ )?(?:terminal|shell|tab|console|command prompt)\b|\bon your (?:own|local) (?:machine|computer|laptop)\b|\b(?:on|from) (?:the|your) host\b(?! name|-)|\b(?:en el|desde el|no|do seu) (?:host|anfitri[óã]n?o?)\b(?!-)|sur l['’]hôte\b|\bauf dem host\b|宿主[机機]|本[地机機](?:[执執]行|[运運]行|[终終]端)|\b(?:outr[oa]|nov[oa]|segund[oa]) (?:terminal|shell|aba|console|janela)|(?:另一个|另一個|另外一个|新的?|第二个)(?:终端|終端|命令行|窗口|控制台)/i;

/** Readers are told that they are where the shell above was opened. */
const insideShell =
  /\b(?:inside|within) (?:of )?(?:the|this|that|your) (?:[\w-]+ ){0,2}(?:pod|container|shell|vm|machine)\b|\bin this (?:new )?shell\b|\bdentro d(?:el|[oae](?:ss[ea]|st[ea])?) (?:[\w-]+ )?(?:pod|container|contêiner|contenedor|shell|máquina)|\bdans le (?:conteneur|pod)\b|\bim (?:container|pod)\b|(?:pod|容器|shell) ?(?:内部?|里面?|中)(?:[执執]行|[运運]行|[输輸]入)/iu;
