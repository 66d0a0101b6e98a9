import { maskForOthers } from '#masking/mask.ts';

/** What somebody needs to know who is to help, as lines: a name in the language of the page, and what it is. */
export type HelpFacts = readonly (readonly [name: string, value: string])[];

/** The text to send to somebody, as Markdown; with the paste, masked, where the learner gives one. */
export function helpText(facts: HelpFacts, paste?: { title: string; text: string }): string {
  const lines = facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `- ${name}: ${value}`);
  if (paste === undefined) return `${lines.join('\n')}\n`;
  const text = maskForOthers(paste.text).trimEnd();
  // Longer than any fence in the paste, so that it ends where it ends.
  const ticks = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(3, ...ticks.map((length) => length + 1)));
  return `${lines.join('\n')}\n\n${paste.title}\n\n${fence}text\n${text}\n${fence}\n`;
}
