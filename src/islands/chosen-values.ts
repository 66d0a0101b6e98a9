import type { Chosen } from '#transforms/chosen-values.ts';

/** What is filled in under “Your values”, and fits its pattern. */
export const chosenValues = (): Chosen[] =>
  [...document.querySelectorAll<HTMLInputElement>('variable-form input')].flatMap(
    ({ value, placeholder, ariaInvalid }) =>
      value.trim() === '' || ariaInvalid === 'true'
        ? []
        : [{ example: placeholder, value: value.trim() }],
  );
