/** Which commands of a block are typed in a shell that one above them has opened, in a container or on another machine. */
import {
  becomesUser,
  endsShell,
  entersContainer,
  entersMachine,
  inOneLine,
  isForContainers,
  isOfContainer,
  leavesForMachine,
  mayEnterMachine,
  takesTerminal,
  withoutRemark,
} from '#importer/text/opened-shells.ts';
import type { OpenShell } from '#importer/text/opened-shells.ts';
import { isEndless } from '#importer/text/endless-commands.ts';
import { isSql } from '#importer/text/code-shape.ts';
import type { TakeNote } from '#importer/note.ts';
import type { ShellPart } from './shell-parts.ts';
import type { TypedIn } from './shells-until-end.ts';

/**
 * The parts with `inside` for what is typed in a shell that is open, and the shells that are open below them. `carried`: those
 * of blocks above; `typedIn`: where the page says that this is typed, which counts where there is no prompt.
 */
export function typedInside(
  parts: readonly ShellPart[],
  lines: readonly string[],
  { carried, typedIn }: { carried: readonly OpenShell[]; typedIn: TypedIn | undefined },
): { parts: ShellPart[]; open: readonly OpenShell[] } {
  const isKnown = typedIn !== undefined && typedIn !== 'outside';
  const above = isKnown ? [{ by: typedIn.by, at: '', isSure: true }] : carried;
  let open: readonly OpenShell[] | undefined = isKnown ? above : undefined;
  let prompt = '';
  const ended = endOfUnknown(parts, above);
  const machines = machinesIn(parts, lines);
  if (areSeveral(parts, lines)) return { parts: [...parts], open: [] };
  const made = parts.map((part, index) => {
    if (part.type === 'output' && isRefusal.test(part.text))
      open = withoutRefused(open, parts[index - 1]);
    if (part.type !== 'command') return part;
    if (index <= ended) return { ...part, inside: byItsEnd };
    const shown = promptOf(part.text, lines[part.line] ?? '');
    prompt = machineOf(shown) || prompt;
    open = open === undefined ? carriedOver(above, prompt) : stillOpen(open, prompt);
    if (open.length > 0) open = withoutContainers(open, part.text, prompt);
    if (open.length === 0 && isOfContainer(shown) && !machines.has(prompt))
      open = [{ by: '', at: '', inside: prompt, isSure: false }];
    const by = open.at(-1)?.by;
    if (endsShell(part.text)) open = open.slice(0, -1);
    const isKnownShell = entersMachine(part.text) || becomesUser(part.text);
    if (isKnownShell || mayEnterMachine(part.text)) {
      const isSure = isKnownShell || (prompt === '' && isEndedBelow(parts.slice(index + 1)));
      open = [...open, { by: part.text, at: prompt, isSure }];
    }
    return by === undefined ? part : { ...part, inside: by };
  });
  return { parts: made, open: open ?? above };
}

/** Who types on which machine in some folder of it: at its root the prompt is no other one. */
const machinesIn = (parts: readonly ShellPart[], lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    parts
      .filter(({ type }) => type === 'command')
      .map(({ text, line }) => promptOf(text, lines[line] ?? ''))
      .filter((shown) => shown.includes('@') && !isOfContainer(shown))
      .map(machineOf),
  );

/** Whether a block without prompts tells of several ways to another machine, of which it leaves none: readers choose one. */
const areSeveral = (parts: readonly ShellPart[], lines: readonly string[]): boolean =>
  parts.filter(
    ({ type, text }) => type === 'command' && entersMachine(text) && !entersContainer(text),
  ).length > 1 &&
  parts.every(
    (part) =>
      part.type !== 'command' ||
      (!endsShell(part.text) && promptOf(part.text, lines[part.line] ?? '') === ''),
  );

/** What is said where a shell could not be opened. */
const isRefusal = /^(?:error\b|Error\b|OCI runtime)/;

/** The shells without the one that the command above was to open, which it was refused. */
const withoutRefused = (
  open: readonly OpenShell[] | undefined,
  above: ShellPart | undefined,
): readonly OpenShell[] | undefined =>
  above?.type === 'command' && open?.at(-1)?.by === above.text ? open.slice(0, -1) : open;

/**
 * The shells, without the last where that is of a container, and a command for a cluster is typed at the prompt before it. Where the
 * command that opens it names the program once more, as `docker run -it docker:dind sh` does, the program is there.
 */
function withoutContainers(
  open: readonly OpenShell[],
  command: string,
  prompt: string,
): readonly OpenShell[] {
  const last = open.at(-1);
  const [program = ''] = inOneLine(command)
    .replace(/^sudo /, '')
    .split(' ', 1);
  const isOutside =
    (last?.at === prompt || last?.at === '') &&
    entersContainer(last.by) &&
    isForContainers(command) &&
    !inOneLine(last.by)
      .replace(/^(?:sudo )?\S+/, '')
      .includes(program);
  return isOutside ? open.slice(0, -1) : open;
}

/** Whether a shell that may be open ends below, and what stands before that can be typed in a container. */
function isEndedBelow(below: readonly ShellPart[]): boolean {
  const commands = below.filter(({ type }) => type === 'command').map(({ text }) => text);
  const end = commands.findIndex(endsShell);
  return end > 0 && !commands.slice(0, end).some(isForContainers);
}

/** Stands for the command that opens a shell of which only the end is seen. */
const byItsEnd = 'exit';

/** Where a block ends a shell that no command has opened, as where prose tells to go to another machine; -1 where none does. */
function endOfUnknown(parts: readonly ShellPart[], above: readonly OpenShell[]): number {
  const opens = ({ type, text }: ShellPart): boolean =>
    type === 'command' && (becomesUser(text) || entersMachine(text) || mayEnterMachine(text));
  return above.length > 0 || parts.some(opens)
    ? -1
    : parts.findIndex(({ type, text }) => type === 'command' && endsShell(text));
}

/** The shells of which a prompt does not say that they have ended. */
function stillOpen(open: readonly OpenShell[], prompt: string): readonly OpenShell[] {
  const ended = open.findIndex((shell) => isBackFrom(shell, prompt) && !isAmbiguous(shell, prompt));
  if (ended !== -1) return open.slice(0, ended);
  const last = open.at(-1);
  return last?.inside === undefined ? withPrompt(open, prompt) : open;
}

/** The shells of blocks above that are open at the first prompt of a block: only another one than theirs says so. */
function carriedOver(above: readonly OpenShell[], prompt: string): readonly OpenShell[] {
  const ended = above.findIndex((shell) => isBackFrom(shell, prompt));
  if (prompt === '' || ended !== -1) return above.slice(0, prompt === '' ? 0 : ended);
  if (above.at(-1)?.inside === undefined) return withPrompt(above, prompt);
  return above.slice(0, above.findLastIndex(({ inside }) => inside === prompt) + 1);
}

/** The shells, of which the last is now known to have this prompt. */
function withPrompt(open: readonly OpenShell[], prompt: string): readonly OpenShell[] {
  const last = open.at(-1);
  return last === undefined ? open : [...open.slice(0, -1), { ...last, inside: prompt }];
}

/** Whether a prompt is the one that a shell was opened at; what was opened without one was opened at `$`. */
const isBackFrom = ({ at, inside }: OpenShell, prompt: string): boolean =>
  at === prompt || (at === '' && prompt === '$' && inside !== '$');

/** Whether a prompt that is as the one before the shell was opened may still be that of the shell: a mere sign names no machine, and none at all is no other. */
const isAmbiguous = ({ at, inside, isSure }: OpenShell, prompt: string): boolean =>
  isSure &&
  (at === prompt || at === '') &&
  /^\W?$/.test(prompt) &&
  (inside === undefined || inside === at);

/** What stands before a command in its line. */
export function promptOf(command: string, line: string): string {
  const [first = ''] = command.split('\n', 1);
  return line.trimEnd().endsWith(first.trimEnd())
    ? line.trimEnd().slice(0, -first.trimEnd().length).trim()
    : '';
}

/** Whose a prompt is: who is typing on which machine, or its sign, in which folder ever it stands. */
function machineOf(prompt: string): string {
  const [named] = /(?<![\w.~-])[\w.~-]{1,64}@(?:<[\w-]+>|[\w.-]+)/.exec(prompt) ?? [];
  if (named !== undefined) return named;
  return `${/sh-\d/.test(prompt) ? 'sh' : ''}${prompt.at(-1) ?? ''}`;
}

/** Why a person has to run a command that is typed in an open shell; '' opened one that only its prompt shows, `exit` one that only its end does. */
export const whyInside = (by: string): string =>
  by === ''
    ? 'It is typed in a container or on another machine.'
    : by === byItsEnd
      ? 'It is typed in a shell that ends here.'
      : `It is typed in the shell that ${withoutRemark(inOneLine(by))} opens.`;

export function noteInside(parts: readonly ShellPart[], line: number, note: TakeNote): void {
  const inside = parts.find(
    (part) => part.type === 'command' && part.inside !== undefined && !isSql(part.text),
  );
  if (inside?.type !== 'command' || inside.inside === undefined) return;
  const by = withoutRemark(inOneLine(inside.inside));
  note({
    code: 'typed-inside',
    line: line + inside.line,
    unsure:
      by === ''
        ? 'The prompt here is that of a container or of another machine, where no run types anything.'
        : by === byItsEnd
          ? 'This ends a shell or a program, and no run types anything there.'
          : `This is typed in the shell that “${by}” opens, where no run types anything.`,
    did: 'I wrote that as `manual` to its commands in lesson.yaml: runs and scripts leave them out.',
    look: 'If one of them is typed outside, take its `manual` away.',
    written: whyInside(inside.inside),
  });
}

/** Whether what a command opened may be open still: it surely opens a shell, or it gives the terminal to an image of which nobody knows what runs there. */
const mayStay = ({ isSure, by }: OpenShell): boolean =>
  isSure || (takesTerminal(by) && /\srun\s/.test(by) && !isEndless(by));

/** Whether a command reads from a folder that another one has put into a container: `-v "$PWD":/boats`, and `/boats/red.yaml`. */
const readsMounted = (command: string, by: string): boolean =>
  [...by.matchAll(/:(\/[\w.-]+)(?=[\s:/])/g)].some(([, path = '']) =>
    command.includes(` ${path}/`),
  );

/** Says that commands without a prompt may be typed in the shell that the last command above them has opened. */
export function noteMaybeInside(
  parts: readonly ShellPart[],
  lines: readonly string[],
  { above, line }: { above: readonly OpenShell[]; line: number },
  note: TakeNote,
): void {
  const opened = above.at(-1);
  const first = parts.find(({ type }) => type === 'command');
  if (opened === undefined || first === undefined || !mayStay(opened)) return;
  if (
    isForContainers(first.text) &&
    entersContainer(opened.by) &&
    !readsMounted(first.text, opened.by)
  )
    return;
  if (leavesForMachine(first.text)) return;
  if (promptOf(first.text, lines[first.line] ?? '') !== '' || endsShell(first.text)) return;
  note({
    code: 'typed-inside',
    line: line + first.line,
    unsure: `Above this, “${withoutRemark(inOneLine(opened.by))}” ${opened.isSure ? 'opens a shell' : 'takes the terminal'}, and no prompt says whether this, and what follows, is typed there.`,
    did: 'I took it for commands that are typed outside, as a run does.',
    look: `If it is typed there, write \`manual: ${whyInside(opened.by)}\` to its commands in lesson.yaml.`,
    written: first.text,
  });
}
