import type { Check, Verdict } from '#checker/types.ts';
import { check as judge } from '#checker/check.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import type { CheckYaml } from '#model/schema/check.ts';
import type { Lesson } from '#model/resolve/content.ts';
import { commandOfCheck } from './plan/plan.ts';
import type { CommandYaml } from './plan/plan.ts';
import { milliseconds, onlyReads } from './plan/reading.ts';
import { joined, typedText } from './run-command.ts';
import type { Terminal } from './run-command.ts';

/** What it takes to look whether a check is met. */
export interface Looking {
  terminal: Terminal;
  /** What the learner would have chosen. */
  variables: Readonly<Record<string, string>>;
  /** How long a check may take to be met where its author says nothing, and how long is waited between two tries. */
  times: { check: number; interval: number };
  /** Whether the run is to end now: asked before each step. */
  isOver: () => Promise<boolean>;
}

/** What was seen of a check. */
export interface Seen {
  /** Undefined: its command never came to an end. */
  verdict: Verdict | undefined;
  /** What the command printed last, if it was run for this. */
  text: string | undefined;
  tries: number;
  milliseconds: number;
}

/** So many times failed, one after the other, is no passing state. */
const FAILED = 3;

export const isMet = ({ verdict }: Verdict): boolean => verdict === 'met';

/** Looks at the checks of a lesson as its learner would: their own commands are run, and judged by the learner's own checker. */
export function lookingAt(
  run: Looking,
  lesson: Lesson,
  yaml: LessonYaml | undefined,
  environment: string | undefined,
) {
  const { terminal, variables } = run;

  const checkYaml = (id: string): CheckYaml => yaml?.checks?.[id] ?? {};
  const commandOf = (id: string | undefined): CommandYaml | undefined =>
    id === undefined ? undefined : yaml?.commands?.[id];
  const commandIdOf = (id: string): string | undefined =>
    commandOfCheck(checkYaml(id), yaml?.commands ?? {}, environment);
  const check = (id: string): Check => lesson.checks[id]?.check ?? {};
  const judged = (id: string, text: string): Verdict =>
    judge(pasted(check(id).command ?? '', text), { ...check(id), example: undefined, variables });
  const reads = (id: string): boolean => {
    const command = commandOf(commandIdOf(id));
    return command?.manual === undefined && command !== undefined && onlyReads(typedText(command));
  };

  /** Runs the check's own command and judges it; undefined where that did not come to an end. */
  const look = async (
    id: string,
    timeout: number,
  ): Promise<{ verdict: Verdict; text: string } | undefined> => {
    const command = commandOf(commandIdOf(id));
    if (command === undefined) return undefined;
    const texts: string[] = [];
    for (const text of command.run) {
      const { text: each, ending } = await terminal.ask(text, Math.max(timeout, 1), command.input);
      if (ending.is !== 'ended') return undefined;
      texts.push(each);
    }
    const text = joined(texts);
    return { verdict: judged(id, text), text };
  };

  /** Looks until the check is met, is failed for good, or the time is over. */
  const lookUntil = async (
    id: string,
    isEnough: (verdict: Verdict) => boolean,
    timeout: number,
    first?: Verdict,
  ): Promise<Seen> => {
    const begun = performance.now();
    const left = (): number => timeout - (performance.now() - begun);
    let [verdict, tries, failed] = [first, first === undefined ? 0 : 1, 0];
    let text: string | undefined;
    while (verdict === undefined || !isEnough(verdict)) {
      failed = verdict?.verdict === 'failed' ? failed + 1 : 0;
      if (failed >= FAILED || left() <= 0 || !reads(id) || (await run.isOver())) break;
      if (tries > 0) await terminal.sleep(Math.max(0, Math.min(run.times.interval, left())));
      const seen = await look(id, left());
      ({ verdict, text } = seen ?? { verdict, text });
      tries += 1;
    }
    return { verdict, text, tries, milliseconds: performance.now() - begun };
  };

  const timeoutOf = (id: string): number => {
    const own = checkYaml(id).timeout;
    return own === undefined ? run.times.check : milliseconds(own);
  };

  return { checkYaml, commandOf, commandIdOf, judged, reads, look, lookUntil, timeoutOf };
}

/** A command with what it printed, as a learner would paste it. */
const pasted = (command: string, text: string): string =>
  `${command
    .split('\n')
    .map((line) => `$ ${line}\n`)
    .join('')}${text}`;
