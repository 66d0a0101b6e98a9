import { check as judge } from '#checker/check.ts';
import type { Check, Verdict } from '#checker/types.ts';
import { translatorFor } from '#i18n/translator.ts';

/**
 * What a text gets from a check: judged as in the browser, but a text equal to the lesson's own example
 * is not remarked upon, and the workshop's variables have their example values.
 */
export function verdictOn(
  text: string,
  check: Check,
  variables: Readonly<Record<string, { example: string }>>,
): Verdict {
  const examples = Object.entries(variables).map(([name, { example }]) => [name, example]);
  const given = { ...check, example: undefined, variables: Object.fromEntries(examples) };
  return judge(text, given);
}

/** What a learner would read of a verdict, in the language of authors: “DaemonSet web has 1 of 3 Pods ready.” */
export function findingsText({ findings }: Verdict): string {
  const t = translatorFor('en');
  const told = findings.slice(0, 3).map(({ code, params }) => `“${t(code, params)}”`);
  return told.join(' ');
}
