import type { Output, PrintedText } from '#model/types.ts';
import { compare } from './compare/compare.ts';
import { shownInTerminal } from './record/plain-text.ts';
import { isUnderstood } from './plan/plan.ts';
import type { CommandStep, CommandYaml } from './plan/plan.ts';
import { programsNeeded } from './plan/programs.ts';
import { milliseconds, ownTimeout } from './plan/reading.ts';
import type { CommandOutcome, CommandStepResult } from './report.ts';
import type { KnownSecrets } from './known-secrets.ts';
import type { Session } from './session/session.ts';

/** The terminal of a lesson. All that comes out of it has its secrets taken out. */
export interface Terminal {
  run: Session['run'];
  ask: Session['ask'];
  start: Session['start'];
  sleep(milliseconds: number): Promise<void>;
  /** How long a command may take where its author says nothing. */
  timeout: number;
}

/** A session behind a mask, which learns the secrets of what a command wrote before anybody has what it printed. */
export function terminalOf(
  session: Session,
  { mask, learn }: KnownSecrets,
  timeout: number,
): Terminal {
  const ask = async (query: string): Promise<string> => (await session.ask(query, timeout)).text;
  return {
    run: async (command, ...args) => {
      const ran = await session.run(command, ...args);
      await learn(command, ask);
      return { ...ran, text: mask(ran.text) };
    },
    ask: async (...args) => {
      const ran = await session.ask(...args);
      return { ...ran, text: mask(ran.text) };
    },
    start: async (name, command, time, isReady) => {
      const started = await session.start(name, command, time, (text) => isReady(mask(text)));
      await learn(command, ask);
      return { ...started, text: mask(started.text) };
    },
    sleep: (time) => new Promise((resolve) => setTimeout(resolve, time)),
    timeout,
  };
}

/** A command as a learner runs all of it. */
export const typedText = ({ run }: CommandYaml): string => run.join('\n');

/** A little more than a command gives itself, so that it can say that its time is over. */
const MORE = 10_000;

/**
 * Runs all that stands in a command of a lesson, and holds what it printed against the documented output. `versionAfter` gives the version of
 * Kubernetes that there is behind it: the command may have made the cluster.
 */
export async function runCommand(
  { id, command, output: outputId }: CommandStep,
  outputs: Readonly<Record<string, Output>>,
  versionAfter: (text: string) => Promise<string | undefined>,
  terminal: Terminal,
  isReady: (text: string) => Promise<boolean>,
): Promise<CommandStepResult> {
  const done = await outcomeOf(command, terminal, isReady);
  const output = outputId === undefined ? undefined : { id: outputId, comparison: undefined };
  const text = typedText(command);
  const version = isRun(done) ? await versionAfter(text) : undefined;
  const result: CommandStepResult = {
    is: 'command',
    id,
    text,
    hasInput: command.input !== undefined,
    ...done,
    version,
    isProved: false,
    output,
  };
  return comparable.has(done.outcome.is)
    ? printedBy(result, done.printed, outputsOf(outputs, version), false)
    : result;
}

const isRun = ({ outcome: { is } }: Done): boolean => is !== 'not-understood' && is !== 'skipped';

/** What was printed is whole, so it can be held against what is documented. */
const comparable: ReadonlySet<CommandOutcome['is']> = new Set(['ran', 'shell-gone', 'started']);

/** The outputs of a lesson as a version of Kubernetes prints them. */
export const outputsOf = (
  outputs: Readonly<Record<string, Output>>,
  version: string | undefined,
): Readonly<Record<string, PrintedText>> =>
  Object.fromEntries(
    Object.entries(outputs).map(([id, output]) => [id, output.versions[version ?? ''] ?? output]),
  );

/** A result with what was printed, held against the documented output. */
export function printedBy(
  result: CommandStepResult,
  printed: string,
  outputs: Readonly<Record<string, PrintedText>>,
  isProved: boolean,
): CommandStepResult {
  const { output, text } = result;
  const documented = output === undefined ? undefined : outputs[output.id];
  if (output === undefined || documented === undefined) return { ...result, printed, isProved };
  const comparison = compare(documented, shownInTerminal(printed), text);
  return { ...result, printed, isProved, output: { id: output.id, comparison } };
}

/** What several commands printed, each from the start of a line. */
export const joined = (texts: readonly string[]): string =>
  texts.map((text) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)).join('');

type Done = Pick<CommandStepResult, 'outcome' | 'printed' | 'milliseconds'>;

async function outcomeOf(
  command: CommandYaml,
  terminal: Terminal,
  isReady: (text: string) => Promise<boolean>,
): Promise<Done> {
  const nothing = { printed: '', milliseconds: 0 };
  if (!command.run.every(isUnderstood)) return { outcome: { is: 'not-understood' }, ...nothing };
  const tool = await missingProgram(command, terminal);
  if (tool !== undefined)
    return { outcome: { is: 'skipped', skip: { is: 'tool', tool } }, ...nothing };
  if (command.background !== undefined) return started(command, terminal, isReady);
  let [printed, time] = ['', 0];
  let outcome: CommandOutcome = { is: 'ran', code: 0 };
  for (const text of command.run) {
    const timeout = timeoutOf(command, text, terminal);
    const ran = await terminal.run(text, timeout, command.input);
    printed += joined([ran.text]);
    time += ran.milliseconds;
    const { ending } = ran;
    if (ending.is === 'ended') outcome = { is: 'ran', code: ending.code };
    else outcome = ending.is === 'timed-out' ? { is: 'timed-out', timeout } : ending;
    if (outcome.is !== 'ran') break;
  }
  return { outcome, printed, milliseconds: time };
}

async function started(
  command: CommandYaml,
  terminal: Terminal,
  isReady: (text: string) => Promise<boolean>,
): Promise<Done> {
  const text = typedText(command);
  const { name = '', readyWhen } = command.background ?? {};
  const result = await terminal.start(
    name,
    text,
    timeoutOf(command, text, terminal),
    async (printed) => {
      if (readyWhen?.http !== undefined) return answers(readyWhen.http);
      return readyWhen?.text === undefined ? isReady(printed) : printed.includes(readyWhen.text);
    },
  );
  const { is, text: printed, milliseconds: time } = result;
  if (is === 'interrupted') return { outcome: { is }, printed, milliseconds: time };
  const outcome: CommandOutcome =
    is === 'ready' ? { is: 'started' } : { is: 'not-started', why: is };
  return { outcome, printed, milliseconds: time };
}

/** Whether anything but an error is answered. */
async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/** The author's time wins; what a command says itself with `--timeout` is the author's too. */
function timeoutOf({ timeout }: CommandYaml, text: string, terminal: Terminal): number {
  if (timeout !== undefined) return milliseconds(timeout);
  const own = ownTimeout(text);
  return Math.max(terminal.timeout, own === 0 ? 0 : own + MORE);
}

/** The first program that the shell does not know and that no part of the command may make: `probe() { … }; probe`. */
export async function missingProgram(
  command: CommandYaml,
  terminal: Terminal,
): Promise<string | undefined> {
  const names = programsNeeded(typedText(command));
  if (names.length === 0) return undefined;
  const query = names
    .map((name) => `builtin type -t ${name} >/dev/null || echo ${name}`)
    .join('; ');
  const { text: missing } = await terminal.ask(query, terminal.timeout);
  return missing.split('\n').find((line) => names.includes(line));
}
