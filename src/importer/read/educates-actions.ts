import { parse, stringify } from 'yaml';
import { element } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { actionOf, commandOfClick, textOf } from './clickable-action.ts';
import type { Action } from './clickable-action.ts';

/**
 * Turns the clickable actions of Educates into what a reader can do without a click: commands, files to write, links. What
 * a click did and no lesson can do stays as code and is noted. Sections that fold become parts to unfold.
 */
export function convertActions(parent: LessonNode, note: TakeNote): void {
  if (parent.children === undefined) return;
  const stack: { summary: string; line: number; children: LessonNode[] }[] = [];
  const done: LessonNode[] = [];
  const here = (): LessonNode[] => stack.at(-1)?.children ?? done;
  const close = (): void => {
    const open = stack.pop();
    if (open === undefined) return;
    const place = { line: open.line, column: 1 };
    const details = element('Details', { summary: open.summary }, open.children);
    here().push({ ...details, position: { start: place, end: place } });
  };
  for (const child of parent.children) {
    convertActions(child, note);
    const action = actionOf(child);
    if (action?.name === 'section:begin') {
      const summary = textOf(action, 'title') ?? '…';
      stack.push({ summary, line: lineOf(child), children: [] });
      noteDone(action, [summary], 'I made a part to unfold of the section.', note);
    } else if (action?.name === 'section:end') {
      noteDone(action, [''], 'The part to unfold ends here.', note);
      close();
    } else here().push(...(action === undefined ? [child] : madeOf(action, note)));
  }
  while (stack.length > 0) close();
  parent.children = done;
}

function madeOf(action: Action, note: TakeNote): LessonNode[] {
  const { name, node } = action;
  if (/^execute/.test(name)) return typed(action, node.value ?? '', note);
  if (/^copy/.test(name)) {
    if (name.endsWith('-edit')) noteEdited(node, note);
    return [{ ...node, lang: 'copy' }];
  }
  const heading = name === 'section:heading' ? textOf(action, 'title') : undefined;
  if (heading !== undefined) {
    noteDone(action, [heading], 'I made a line in bold of the title.', note);
    const words: LessonNode = { type: 'text', value: heading };
    return [paragraph(node, [{ type: 'strong', children: [words] }])];
  }
  const command = textOf(action, 'command');
  if (/^terminal:execute/.test(name) && command !== undefined) return typed(action, command, note);
  const text = textOf(action, 'text');
  if (/^workshop:copy/.test(name) && text !== undefined) {
    noteDone(action, [text], 'I made code of the text to copy.', note);
    return [code(node, text.replace(/\n$/, ''), 'copy')];
  }
  const file = textOf(action, 'file');
  if (/^editor:/.test(name) && file !== undefined) return edited(action, file, note);
  const url = textOf(action, 'url');
  // What the platform filled in leads nowhere now.
  if (url !== undefined && /^https?:/.test(url) && /[\s{}<>%]/.test(url)) {
    noteDone(action, [url], 'I wrote its address.', note);
    return [paragraph(node, [{ type: 'inlineCode', value: url }])];
  }
  if (url !== undefined && /^https?:/.test(url)) {
    noteDone(action, [url], 'I made a link of it.', note);
    const words: LessonNode = { type: 'text', value: textOf(action, 'name') ?? url };
    return [paragraph(node, [{ type: 'link', url, title: null, children: [words] }])];
  }
  return kept(action, note);
}

const noteEdited = (node: LessonNode, note: TakeNote): void =>
  note({
    code: 'action',
    line: lineOf(node),
    unsure: 'Learners were to change this before they ran it.',
    did: 'I took the text that they were given.',
    look: 'Say before it what they change, or declare a variable in workshop.yaml.',
  });

/** A command of a terminal; keys such as `<ctrl+c>` are pressed, not typed. */
function typed(action: Action, command: string, note: TakeNote): LessonNode[] {
  const { node, name } = action;
  const key = /^<?ctrl[-+](\w)>?$/i.exec(command.trim())?.[1];
  if (key !== undefined) return pressed(action, `Ctrl+${key.toUpperCase()}`, note, command);
  const text = command.replace(/\n$/, '');
  const terminal =
    /^(?:terminal:)?execute-(\d|all)$/.exec(name)?.[1] ?? textOf(action, 'session') ?? '1';
  if (terminal !== '1')
    note({
      code: 'action',
      line: lineOf(node),
      unsure: `A click typed this into ${terminal === 'all' || terminal === '*' ? 'all terminals' : `terminal ${terminal}`}.`,
      did: 'I made a command of it.',
      look: 'Say in the words before it which terminal learners need.',
      changes: [{ before: node.value ?? '', after: text }],
    });
  else if (name.includes(':') && commandOfClick(node.value ?? '') === undefined)
    noteDone(action, [text], 'I made a command of it.', note);
  const made = code(node, text, 'execute');
  return [{ ...made, data: { ...made.data, terminal } }];
}

/** A value that the editor wrote into YAML, as the page has it. */
function dataOf({ node, data }: Action): string | undefined {
  const value = data['value'];
  if (typeof value !== 'object' || value === null) return undefined;
  const lines = (node.value ?? '').split('\n');
  const start = lines.findIndex((line) => /^value:\s*$/.test(line)) + 1;
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => /^[^\s#-]/.test(line));
  const own = rest.slice(0, end === -1 ? rest.length : end);
  const widths = own.flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)]));
  const text = own.map((line) => line.slice(Math.min(...widths))).join('\n');
  const made = stringify(value);
  return start > 0 && stringify(parse(text)) === made ? text : made;
}

/** What the editor wrote stands as code below the name of its file. */
function edited(action: Action, file: string, note: TakeNote): LessonNode[] {
  const { node } = action;
  const text =
    textOf(action, 'text') ??
    textOf(action, 'replacement') ??
    textOf(action, 'value') ??
    dataOf(action) ??
    textOf(action, 'yaml');
  const line = textOf(action, 'line');
  const shown = paragraph(node, [{ type: 'inlineCode', value: file }]);
  note({
    code: 'left-out',
    line: lineOf(node),
    unsure: `A click opened or changed ${file}${line === undefined ? '' : ` at line ${line}`} in the editor (${action.name}).`,
    did: text === undefined ? 'I wrote its name.' : 'I wrote its name, and the text below it.',
    look: 'Say what to do with the file, or write a command that does it.',
    changes: [{ before: node.value ?? '', after: text ?? file }],
  });
  if (text === undefined) return [shown];
  const ending = /\.([a-z]+)$/i.exec(file)?.[1] ?? null;
  const written = code(node, text.replace(/\n$/, ''), ending);
  // A file is no command and no output; a manifest may be one of the lesson.
  const isManifest = /^ya?ml$/i.test(ending ?? '') && !/insert|replace|select/.test(action.name);
  return [shown, isManifest ? written : { ...written, data: { isKept: true } }];
}

function kept(action: Action, note: TakeNote): LessonNode[] {
  const { node, name } = action;
  const isTest = name.startsWith('examiner:');
  if (/^terminal:interrupt/.test(name)) return pressed(action, 'Ctrl+C', note);
  // What is cleared says nothing, whatever its keys say.
  const isEmpty = (node.value ?? '').trim() === '' || /^terminal:clear/.test(name);
  note({
    code: isTest ? 'check-to-write' : 'left-out',
    line: lineOf(node),
    unsure: isTest
      ? 'A script of the old workshop tests here whether the step is done.'
      : `A click did this: ${name}.`,
    did: isEmpty ? 'I left it out.' : 'I kept it as code.',
    look: isTest
      ? 'Write a check: a command whose output shows it, and what must hold of it.'
      : isEmpty
        ? 'Say what to do instead, if something is to be done.'
        : 'Say what to do instead, or take it out.',
    ...(isEmpty ? { changes: [{ before: node.value ?? '', after: '' }] } : {}),
  });
  if (isEmpty) return [];
  const lang = name.startsWith('execute') ? 'text' : 'yaml';
  return [{ ...node, lang, data: { ...node.data, isKept: true } }];
}

function pressed(action: Action, keys: string, note: TakeNote, typed?: string): LessonNode[] {
  noteDone(action, [keys], 'I wrote the keys.', note, typed);
  return [paragraph(action.node, [{ type: 'inlineCode', value: keys }])];
}

function noteDone(
  { node, name, data }: Action,
  after: readonly string[],
  did: string,
  note: TakeNote,
  before = node.value ?? '',
): void {
  const isHidden = data['hidden'] === true;
  const by = name === 'section:heading' ? 'A line set apart stood here' : 'A click did this';
  note({
    code: isHidden ? 'left-out' : 'action',
    line: lineOf(node),
    unsure: `${isHidden ? 'The old site did this by itself, unseen' : by}: ${name}.`,
    did,
    look: isHidden
      ? 'Say what it is for, or take it out: learners see it now.'
      : 'Nothing, if the two say the same.',
    changes: after.map((each) => ({ before, after: each })),
  });
}

const code = ({ position, data }: LessonNode, value: string, lang: string | null): LessonNode => ({
  type: 'code',
  lang,
  value,
  ...(data === undefined ? {} : { data }),
  ...(position === undefined ? {} : { position }),
});

/** A paragraph in the place of a click, with all that is in it. */
function paragraph({ position }: LessonNode, children: LessonNode[]): LessonNode {
  const made: LessonNode = { type: 'paragraph', children };
  if (position !== undefined) for (const { node } of walk(made)) node.position = position;
  return made;
}
