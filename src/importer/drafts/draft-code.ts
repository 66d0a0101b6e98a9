import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isCommandShaped } from '#importer/text/command-shape.ts';
import { draftNode } from './draft.ts';
import { kubernetesYaml } from './kubernetes-yaml.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { looksLikeOutput } from '#importer/text/output-shape.ts';
import { hasPrompt, splitScript, splitSession } from './split-shell.ts';
import type { ShellPart } from './split-shell.ts';

/** The context of a block of code. */
export interface Before {
  /** The last command before it, if there is only prose between them. */
  command: LessonNode | undefined;
  /** Whether the paragraph before it announces an output. */
  isAnnounced: boolean;
  /** Whether it follows directly after that command. */
  isNext: boolean;
}

const shellLangs = new Set([
  'bash',
  'sh',
  'shell',
  'zsh',
  'console',
  'shell-session',
  'shellsession',
  'terminal',
  'sh-session',
  'bash-session',
  'powershell',
  'ps1',
  'cmd',
  'fish',
  'command',
  'cli',
]);
const plainLangs = new Set([
  '',
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'output',
  'log',
  'no-highlight',
  'nohighlight',
  'raw',
  'properties',
]);
const yamlLangs = new Set(['yaml', 'yml']);

/** Turns a block of code into drafts of commands, outputs and manifests; where that is uncertain it stays code. */
export function draftCode(node: LessonNode, before: Before, note: TakeNote): LessonNode[] {
  const { value = '' } = node;
  const lang = langOf(node);
  const line = lineOf(node);
  if (value.trim() === '' || node.data?.['isKept'] === true)
    return value.trim() === '' ? [] : [node];
  const isPlain = plainLangs.has(lang);
  const isShell = shellLangs.has(lang);
  const codeLine = line + (isFenced(node) ? 1 : 0);
  if ((isPlain || isShell) && hasPrompt(value)) {
    const parts = splitSession(value);
    return parts === undefined ? unread(node, note) : shellNodes(parts, codeLine, before);
  }
  if (lang === 'output') return [output(value, codeLine, before.command)];
  const [firstLine = ''] = value.trimStart().split('\n', 1);
  if ((isPlain && !isCommandShaped(firstLine)) || yamlLangs.has(lang)) {
    const yaml = yamlNodes(node, codeLine, before, note);
    if (yaml !== undefined) return yaml;
  }
  const isCommands = isShell || value.split('\n').every((each) => isCommandLine(each));
  if ((isPlain || isShell) && before.command !== undefined) {
    const isTyped = isCommandShaped(firstLine);
    const isIntroduced = before.isAnnounced || (before.isNext && isPlain);
    const isReply = looksLikeOutput(value) || (isIntroduced && !isTyped);
    if (isReply) return [output(value, codeLine, before.command)];
  }
  if (isShell && looksLikeOutput(value)) return [output(value, codeLine, before.command)];
  if (isShell && value.trimStart().startsWith('#!')) return [node];
  if (isShell || (isPlain && (isCommands || isCommandShaped(value)))) {
    const parts = splitScript(value);
    if (parts?.some(({ type }) => type === 'command')) return shellNodes(parts, codeLine, before);
    if (isShell) return unread(node, note);
  }
  return [node];
}

/** The language of a fence: the first word of `{.bash}`, `bash{1-3}`, `yaml:title`. */
const langOf = ({ lang }: LessonNode): string =>
  /[\w+#-]+/.exec((lang ?? '').toLowerCase())?.[0] ?? '';

/** Whether code stands in a fence, whose first line precedes the code; else it is indented code. */
const isFenced = ({ position, value = '' }: LessonNode): boolean =>
  position !== undefined && position.end.line - position.start.line + 1 > value.split('\n').length;

const isCommandLine = (line: string): boolean =>
  line.trim() === '' || line.trimStart().startsWith('#') || isCommandShaped(line);

const output = (text: string, line: number, command: LessonNode | undefined): LessonNode =>
  draftNode({ type: 'output', text: `${text.trimEnd()}\n`, command }, text, line);

/** Commands in a row become one block. Comments become prose before it, output follows it. */
function shellNodes(parts: readonly ShellPart[], line: number, before: Before): LessonNode[] {
  const nodes: LessonNode[] = [];
  let run: string[] = [];
  let first = 0;
  let command = before.command;
  const flush = (): void => {
    if (run.length === 0) return;
    command = draftNode({ type: 'command', run }, run.join('\n'), line + first, 'sh');
    nodes.push(command);
    run = [];
  };
  for (const part of parts) {
    if (part.type === 'command') {
      if (run.length === 0) first = part.line;
      run.push(part.text);
      continue;
    }
    flush();
    if (part.type === 'output') nodes.push(output(part.text, line + part.line, command));
    else nodes.push(sentence(part.text, line + part.line));
  }
  flush();
  return nodes;
}

export function sentence(value: string, line: number): LessonNode {
  const place = { line, column: 1 };
  const position = { start: place, end: place };
  return { type: 'paragraph', children: [{ type: 'text', value, position }], position };
}

function yamlNodes(
  node: LessonNode,
  line: number,
  before: Before,
  note: TakeNote,
): LessonNode[] | undefined {
  const { value = '' } = node;
  const yaml = kubernetesYaml(value);
  if (yaml.type === 'other') return undefined;
  if (before.isAnnounced && before.command !== undefined && printsYaml(before.command)) {
    return [output(value, line, before.command)];
  }
  if (yaml.type === 'broken') {
    note({
      line: line + yaml.line - 1,
      unsure: `This looks like a manifest, but it cannot be read: ${yaml.complaint.replace(/[.:]\s*$/, '')}.`,
      did: 'I kept it as plain code.',
      look: 'Correct it, put it into manifests/ and explain it with a walkthrough.',
    });
    return [{ ...node, lang: 'yaml' }];
  }
  const { id, doc, at } = yaml;
  const text = `${value.trimEnd()}\n`;
  return [draftNode({ type: 'manifest', text, preferred: id, doc, at }, value, line, 'yaml')];
}

const printsYaml = ({ value = '' }: LessonNode): boolean =>
  /-o[= ]?yaml|--output[= ]yaml/.test(value);

function unread(node: LessonNode, note: TakeNote): LessonNode[] {
  note({
    line: lineOf(node),
    unsure: 'I cannot tell what of this block is typed and what is printed.',
    did: 'I kept it as plain code, without a copy button.',
    look: 'Put what is typed into `commands` and what is printed into `outputs` of lesson.yaml.',
  });
  return [node];
}
