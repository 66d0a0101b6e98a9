/** Code that a click runs, and the words of its line around it: a command needs lines of its own. */
import { clickedCode, noteClicked } from './fence-lines.ts';
import { addLine, codeParts } from './marked-text.ts';
import type { MarkedText } from './marked-text.ts';
import { indentOf, marginOf, signsOf } from '#importer/text/list-margin.ts';
import type { TakeNote } from '#importer/note.ts';

interface ClickedLine {
  /** The words before the code; empty where only the sign of an item or of a quotation stands there. */
  before: string;
  /** That sign. */
  lead: string;
  /** The code with its click. */
  click: string;
  code: string;
  isRun: boolean;
  /** What ends a sentence right behind it. */
  sign: string;
  after: string;
  indent: string;
}

/** The lines above and below a line, and the margin of the item around it. */
interface Place {
  above: string;
  below: string;
  margin: number;
}

const runs = /^ ?\{\{ ?exec(?:ute)?\b[^{}]*\}\}/i;

/** The words right before code that is to be run, whatever the sentence is about: "with the command", "Then run". */
const tellsToRun =
  /(?:^|\s)(?:commands?|comandos?|enter|execut(?:ar|e|ing)|issue|rode|run|running|type|typing|us(?:e|ing))$|(?:命令|执行|运行|输入)$/i;

/** What may stand behind the code: a sign, and another sentence. */
const behind = /^([.:,;。：，；]?)(?:\s*|\s+([("“*_]*[\p{Lu}\p{Lo}].*))$/u;

/**
 * The code of a line that a click does something to, where it stands alone; or runs, where it begins its paragraph or item or follows a
 * colon, and behind it the line ends or another sentence begins, or where it ends a sentence that says to run it. Elsewhere it would
 * tear the sentence apart.
 */
export function clickedIn(text: string, place: Place): ClickedLine | undefined {
  if (!text.includes('{{')) return undefined;
  const { above, below, margin } = place;
  const alone = clickedCode(text);
  const isApart = above.trim() === '' && below.trim() === '';
  const whole = { before: '', lead: '', click: text, after: '' };
  if (alone !== undefined && ((alone.isRun && alone.sign === '') || isApart))
    return { ...alone, ...whole, indent: indentOf(text, below, margin) };
  const lead = signsOf(text);
  const isSigned = lead.trim() !== '';
  const indent = isSigned ? marginOf(lead) : indentOf(text, below, margin);
  if (/^[#|<]/.test(text.slice(lead.length)) || goesOn(below, isSigned ? indent : ''))
    return undefined;
  const parts = codeParts(text);
  let index = 0;
  for (const [at, part] of parts.entries()) {
    const start = index;
    index += part.text.length;
    const [action] = runs.exec(parts[at + 1]?.text ?? '') ?? [];
    if (!part.isCode || action === undefined) continue;
    const click = part.text + action;
    const before = text.slice(0, start).trimEnd();
    const isFirst = start <= lead.length;
    const [rest, sign = '', after = ''] = behind.exec(text.slice(start + click.length)) ?? [];
    const isOnly = text.split('{{').length === 2 && /^\s*(?:$|[-*+] |\d+[.)] )/.test(below);
    const isLast = after === '' && isOnly && tellsToRun.test(before) && closesAll(before);
    const isBegun = isFirst ? isSigned || above.trim() === '' : isLast || endsInColon(before);
    const found = clickedCode(click);
    if (!isBegun || rest === undefined || found === undefined) continue;
    const around = isFirst ? { before: '', lead } : { before, lead: '' };
    return { ...found, ...around, sign, click, after: after && indent + after, indent };
  }
  return undefined;
}

/** Whether the line below goes on with the sentence, or with an item whose margin it does not have. */
const goesOn = (below: string, indent: string): boolean =>
  /^[\s>]*\p{Ll}/u.test(below) ||
  (/^\s*(?![\s\-*+>]|\d+[.)])./.test(below) && !below.startsWith(indent));

const endsInColon = (text: string): boolean => /[:：]$/.test(text) && closesAll(text);

/** Whether a text closes all marks that it opens. */
const closesAll = (text: string): boolean =>
  ['**', '__', '~~'].every((mark) => text.split(mark).length % 2 === 1) &&
  text.split(/[([]/).length === text.split(/[)\]]/).length;

/** Longer than any fence that may stand in the code. */
export const codeFence = '``````';

/** Writes the code as a block of its own. */
export function addClicked(
  marked: MarkedText,
  { lead, click, code, isRun, sign, indent }: ClickedLine,
  line: number,
  note: TakeNote,
): void {
  noteClicked(click, sign, line, note);
  const opening = `${codeFence}${isRun ? 'exec' : 'copy'}`;
  const empty = indent.slice(0, indent.lastIndexOf('>') + 1);
  if (lead === '') addLine(marked, empty, line);
  addLine(marked, (lead || indent) + opening, line);
  for (const each of [...code.split('\n'), codeFence]) addLine(marked, indent + each, line);
  addLine(marked, empty, line);
}
