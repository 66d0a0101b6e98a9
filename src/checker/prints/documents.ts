/** Takes `-o json` and `-o yaml` output out of a paste; what it says is read elsewhere. */
import { finding } from '#checker/findings.ts';
import { isLeftOut } from '#checker/lines/left-out.ts';
import { placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { typedCommand } from '#checker/lines/prompt.ts';
import type { Session } from './session.ts';

const yamlLine = /^(?:[\s#}\]]|- |-$|[\w./"'-]+:(?: |$)|---|\.\.\.$)/;

/** Takes the document that begins at this line; returns how many lines it has. */
export function readDocument(session: Session, index: number, looks: 'json' | 'yaml'): number {
  const { lines, typedText, typed } = session;
  if (index < session.noJson) return 1;
  const form = isKyaml(lines, index) ? 'yaml' : looks;
  const endOf = form === 'json' ? jsonEnd : yamlEnd;
  const end = endOf(lines, index, (text) => typedCommand(text) !== undefined);
  const part = lines.slice(index, end);
  const [first] = part;
  const text = part.map((line) => line.text).join('\n');
  // A file that was shown (`cat pod.yaml`) says nothing of the cluster. Below a brace that begins no JSON there may be
  // rows that do.
  const isShown = typedText !== undefined && typed.length === 0;
  if (first && !isShown)
    session.documents.push({ form, text, at: placeOf(first), command: typedText });
  if (form === 'yaml' && !isShown) noteLeftOut(session, index, end);
  if (isShown && form === 'json' && !isJson(text)) {
    session.noJson = end;
    return 1;
  }
  return Math.max(1, end - index);
}

/** kubectl prints no comment and no `...` in YAML, and nothing right below it: who left a part of it out says so there. */
function noteLeftOut({ lines, findings }: Session, from: number, end: number): void {
  const isRemark = (text: string) => /^\s*(?:#|\.\.\.$)/.test(text) && isLeftOut(text);
  const inside = lines
    .slice(from, end)
    .find(({ text }, at) => isRemark(text) && lines[from + at + 1]?.text !== '---');
  const next = lines.slice(end, end + 3).find(({ text }) => text !== '');
  const remark = inside ?? (next && isLeftOut(next.text) ? next : undefined);
  // Without a place: it is of no table above.
  if (remark) findings.push(finding('rows-elided', { line: remark.number }));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A brace and, below it, a key without quotes: `-o kyaml`, typed or not. */
const isKyaml = (lines: readonly Line[], index: number): boolean =>
  lines[index]?.text === '{' && /^\s+[a-z]\w*: /i.test(lines[index + 1]?.text ?? '');

/** The index after the last line of the JSON that begins at `first`. */
function jsonEnd(lines: readonly Line[], first: number, ends: (text: string) => boolean): number {
  let depth = 0;
  let quoted = false;
  for (let index = first; index < lines.length; index++) {
    const text = lines[index]?.text ?? '';
    if (index > first && /^[^\s{}[\]"]/.test(text) && ends(text)) return index;
    for (let at = 0; at < text.length; at++) {
      const character = text.charAt(at);
      if (quoted) {
        if (character === '\\') at++;
        else if (character === '"') quoted = false;
      } else if (character === '"') quoted = true;
      else if (character === '{' || character === '[') depth++;
      else if ((character === '}' || character === ']') && --depth <= 0) return index + 1;
    }
    quoted = false; // no string of JSON goes over the end of a line
  }
  return lines.length;
}

function yamlEnd(lines: readonly Line[], first: number, ends: (text: string) => boolean): number {
  let last = first;
  for (let index = first; index < lines.length; index++) {
    const text = lines[index]?.text ?? '';
    if (text === '') continue;
    // What is indented belongs to the document, also `maxSurge: 25%`, which ends like a prompt.
    const isOutside = !yamlLine.test(text) || (!/^\s/.test(text) && ends(text));
    if (index > first && isOutside) break;
    last = index;
  }
  return last + 1;
}

const yamlStart = /^(?:apiVersion|kind|items|metadata|spec|status): *[\w./-]*$|^---$/;

/** The form of the document that begins in this line, if one does. */
export function documentForm(
  text: string,
  expected: string | undefined,
): 'json' | 'yaml' | undefined {
  if (/^[{[](?:\s*$|\s*["{[}\]])/.test(text)) return expected === 'kyaml' ? 'yaml' : 'json';
  if (yamlStart.test(text.trimStart()) && text.trim() !== '---') return 'yaml';
  return text === '---' && (expected === 'yaml' || expected === 'kyaml') ? 'yaml' : undefined;
}

/** Whether the line below the first one goes on with a document: rows and prose below a table may begin like one. */
export const goesOn = (form: 'json' | 'yaml', below: string): boolean =>
  form === 'json' ? /^\s*["{[\]}]/.test(below) : /^\s*(?:- |[\w./"-]+:(?: |$))/.test(below);
