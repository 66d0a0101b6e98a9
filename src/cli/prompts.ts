import { isCancel, multiselect, select, text } from '@clack/prompts';
import type { Option } from '@clack/prompts';
import type { Ask, Choice } from './io.ts';

/** Questions in the terminal. Loaded only when there is something to ask. */
export const prompts: Ask = {
  text: async (message, otherwise, mistake) => {
    const answer = await text({
      message,
      placeholder: otherwise,
      defaultValue: otherwise,
      validate: (answer) => (answer ? mistake(answer) : undefined),
    });
    return isCancel(answer) ? undefined : answer;
  },
  one: async (message, choices) => {
    const answer = await select({ message, options: optionsOf(choices) });
    return isCancel(answer) ? undefined : answer;
  },
  some: async (message, choices) => {
    const initialValues = choices.map(({ value }) => value);
    const answer = await multiselect({ message, options: optionsOf(choices), initialValues });
    return isCancel(answer) ? undefined : answer;
  },
};

/** The library's type tells texts from other values, which a type parameter does not say. */
const optionsOf = <Value extends string>(choices: readonly Choice<Value>[]): Option<Value>[] =>
  choices.map((choice) => choice as Option<Value>);
