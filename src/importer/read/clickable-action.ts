/** The clickable actions of Educates, which stand in fences: their names and their arguments. */
import { parse } from 'yaml';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** A clickable action of Educates: the name that its fence has, and its arguments. */
export interface Action {
  node: LessonNode;
  name: string;
  data: Readonly<Record<string, unknown>>;
}

const actionName =
  /^(?:(?:terminal|editor|workshop|dashboard|examiner|section|files):[\w-]+|execute(?:-\d|-all)?|copy(?:-and-edit)?)$/;

/** The action that a node is; undefined for any other. */
export function actionOf(node: LessonNode): Action | undefined {
  const { type, lang, value = '' } = node;
  if (type !== 'code' || !actionName.test(lang ?? '')) return undefined;
  const name = lang ?? '';
  if (!name.includes(':')) return { node, name, data: {} };
  try {
    const data: unknown = parse(value);
    const isData = typeof data === 'object' && data !== null && !Array.isArray(data);
    return { node, name, data: isData ? (data as Action['data']) : {} };
  } catch {
    return { node, name, data: valuesOfLines(value) };
  }
}

/** The command of a click that types it into the first terminal and does nothing else; undefined for any other text. */
export function commandOfClick(text: string): string | undefined {
  if (!/^command:/m.test(text)) return undefined;
  let data: unknown;
  try {
    data = parse(text);
  } catch {
    data = valuesOfLines(text);
  }
  if (typeof data !== 'object' || data === null) return undefined;
  const { command, session = 1, ...others } = data as Record<string, unknown>;
  const isAlone = Object.keys(others).length === 0 && String(session) === '1';
  return isAlone && typeof command === 'string' ? command.replace(/\n$/, '') : undefined;
}

/** The keys of a click, one in each line, where a value is none of YAML: `command: grep Events: boats`. None where a line has no key. */
function valuesOfLines(text: string): Action['data'] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => /^([a-z]\w*): +(?![|>&*!%@`"'[{])(\S.*)$/.exec(line));
  return pairs.every((pair) => pair !== null)
    ? Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, value.trim()]))
    : {};
}

/** An argument of an action as text; undefined where it has none. */
export const textOf = ({ data }: Action, key: string): string | undefined => {
  const value = data[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};
