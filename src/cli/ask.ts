/** Asks the person at the terminal. Every answer may be undefined: they gave up (Ctrl-C). */
export interface Ask {
  /** A line of text; an empty one is `otherwise`. `fault` says what is wrong with an answer. */
  text(
    question: string,
    otherwise: string,
    fault: (answer: string) => string | undefined,
  ): Promise<string | undefined>;
  one<Value extends string>(
    question: string,
    choices: readonly Choice<Value>[],
  ): Promise<Value | undefined>;
  /** At least one; all are chosen to begin with. */
  some<Value extends string>(
    question: string,
    choices: readonly Choice<Value>[],
  ): Promise<readonly Value[] | undefined>;
}

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}
