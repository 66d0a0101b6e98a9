import { promptedCommand } from '#importer/text/command-shape.ts';
import { readShell } from '#transforms/shell.ts';
import type { RecordedCommand, RecordedStep } from './steps.ts';

/** What a recording gives a lesson, in order. */
export type RecordedItem = SectionItem | CommandItem | LeftOut;

interface SectionItem {
  is: 'section';
  title: string;
}

export interface CommandItem {
  is: 'command';
  command: string;
  /** Without a line break at its end; '' where nothing was printed. */
  output: string;
  code: number | undefined;
  /** Why only a person can run it: it ends with Ctrl-C, or wants something to be typed; then its output is not kept. */
  manual: 'ctrl-c' | 'typing' | undefined;
  /** More was printed than a lesson has a place for. */
  isLarge: boolean;
}

/** A command that does not become part of the lesson. */
export interface LeftOut {
  is: 'left-out';
  command: string;
  /**
   * The author said so; it took the whole screen; it concerns the terminal alone; the shell did not find it; it did not come
   * to an end; what was typed is not known; it was typed at the prompt of another user or machine.
   */
  why: 'wish' | 'screen' | 'terminal' | 'not-found' | 'unfinished' | 'unknown' | 'elsewhere';
}

/** The exit status of a shell that does not find a program, and of a command that Ctrl-C ended. */
const NOT_FOUND = 127;
const INTERRUPTED = 130;

/** What only does something to a terminal, or ends it. */
const ofTerminal = /^(?:clear|reset|exit|logout|history)(?:\s+-?\w+)?$/;

/** What opens the shell of a container or of another machine; its prompt may say nothing of where that is. */
const entering =
  /^(?:sudo )?(?:(?:kubectl|docker|podman|nerdctl|crictl)\s(?=.*\s(?:-it|-ti|-[it]\s+-[it]|--stdin\s+--tty|--tty\s+--stdin|--interactive\s+--tty)\b).*\b(?:exec|run|debug|attach)\b|ssh\s|minikube ssh\b|vagrant ssh\b)/;

/** Decides of each step whether and how it is kept. */
export function itemsToKeep(steps: readonly RecordedStep[]): RecordedItem[] {
  const items: RecordedItem[] = [];
  const author = authorOf(steps);
  /** The prompt behind which another shell was entered, as long as that one is open. */
  let entered: string | undefined;
  for (const step of steps) {
    if (step.is === 'section') {
      if (step.title !== '') items.push({ is: 'section', title: step.title });
    } else if (step.is === 'leave-out') {
      const at = items.findLastIndex(
        (each) => each.is === 'command' || (each.is === 'left-out' && each.why !== 'wish'),
      );
      const item = items[at];
      if (item !== undefined && item.is !== 'section')
        items[at] = { is: 'left-out', command: item.command, why: 'wish' };
    } else if (!isContinued(items, step)) {
      const isBack =
        promptOf(step) === entered || (author !== undefined && userIn(step) === author);
      const isInside = entered !== undefined && !isBack;
      const item = itemOf(step, author, isInside);
      if (item !== undefined) items.push(item);
      const command = commandIn(step)?.trim() ?? '';
      if (isInside) entered = /^(?:exit|logout)\b/.test(command) ? undefined : entered;
      else entered = entering.test(command) ? promptOf(step) : undefined;
    }
  }
  return withoutEmptySections(items);
}

/** Undefined for an end of the terminal, of which there is nothing to say. */
function itemOf(
  step: RecordedCommand,
  author: string | undefined,
  isInside: boolean,
): RecordedItem | undefined {
  const { code, shown, isEnded } = step;
  const typed = step.typed.trim();
  if (typed === '') return undefined;
  const command = commandIn(step);
  if (command === undefined)
    return { is: 'left-out', command: typed, why: isInside ? 'elsewhere' : 'unknown' };
  const leave = (why: LeftOut['why']): LeftOut => ({ is: 'left-out', command, why });
  const user = userIn(step);
  if (isInside || (user !== undefined && user !== author)) return leave('elsewhere');
  if (ofTerminal.test(command)) return isEnded ? leave('terminal') : undefined;
  if (!isEnded) return leave('unfinished');
  if (shown.is === 'screen') return leave('screen');
  if (code === NOT_FOUND) return leave('not-found');
  const isInterrupted = code === INTERRUPTED || (code === undefined && /\^C\s*$/.test(shown.text));
  const manual = isInterrupted ? 'ctrl-c' : shown.hasEditor ? 'typing' : undefined;
  const printed = isInterrupted ? shown.text.replace(/\^C\s*$/, '').trimEnd() : shown.text;
  const output = manual === 'typing' ? '' : printed;
  return { is: 'command', command, output, code, manual, isLarge: shown.is === 'large' };
}

/** Without blanks around it, prompt, and the signs before further lines; undefined where it is not known. */
function commandIn({ typed, known }: RecordedCommand): string | undefined {
  if (known === 'shell') return typed.trim();
  const [first = '', ...others] = typed.trim().split('\n');
  const rest = others.every((line) => line.startsWith('> '))
    ? others.map((line) => line.slice(2))
    : others;
  const command = known === 'line' ? promptedCommand(first)?.trim() : first;
  return command === undefined ? undefined : [command, ...rest].join('\n');
}

/** The text before a command, where the whole line is all that is known. */
function promptOf(step: RecordedCommand): string | undefined {
  const [first = ''] = step.typed.split('\n', 1);
  const command = step.known === 'line' ? promptedCommand(first) : undefined;
  return command === undefined ? undefined : first.slice(0, first.length - command.length);
}

/** Whose prompt the first command stands behind: user@host. Who only shortens the prompt is nobody else. */
function authorOf(steps: readonly RecordedStep[]): string | undefined {
  const first = steps.find(
    (step) => step.is === 'command' && step.known === 'line' && commandIn(step) !== undefined,
  );
  return first?.is === 'command' ? userIn(first) : undefined;
}

/** The user@host of a prompt; undefined where it has none, and where there is no prompt. */
const userIn = ({ typed, known }: RecordedCommand): string | undefined =>
  known === 'line' ? /^\s*(?:\([\w.-]{1,40}\) ?)?\[?([\w.-]+@[\w.-]+)/.exec(typed)?.[1] : undefined;

/**
 * Without marks, a shell asks for the rest of a command as it asks for a command, with another prompt. The rest is put where it
 * belongs; whether that was so.
 */
function isContinued(
  items: readonly RecordedItem[],
  { known, typed, shown }: RecordedCommand,
): boolean {
  const last = items.at(-1);
  const rest = known === 'line' ? /^> ?(.*)$/s.exec(typed)?.[1] : typed;
  if (known === 'shell' || rest === undefined) return false;
  if (last?.is !== 'command' || last.output !== '') return false;
  if (readShell(last.command).state.is !== 'unfinished') return false;
  last.command += `\n${rest}`;
  last.output = shown.text;
  return true;
}

/** A section in which nothing was kept is none. */
const withoutEmptySections = (items: readonly RecordedItem[]): RecordedItem[] =>
  items.filter((item, at) => {
    if (item.is !== 'section') return true;
    const rest = items.slice(at + 1);
    const end = rest.findIndex(({ is }) => is === 'section');
    return rest.slice(0, end === -1 ? undefined : end).some(({ is }) => is === 'command');
  });
