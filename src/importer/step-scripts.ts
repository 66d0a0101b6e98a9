import type { Note } from './note.ts';
import type { PlannedPage } from './plan-pages.ts';
import type { SiteParts } from './site-parts.ts';

/** Notes on the scripts that an old site ran for a page: a lesson runs nothing by itself, so the author writes what is needed. */
export function scriptNotes({ text, scripts = [] }: PlannedPage, parts: SiteParts): Note[] {
  const last = text.trimEnd().split('\n').length;
  return scripts.map(({ path, isCheck }): Note => {
    const script = parts.fileOf(`/${path}`, ['']);
    const about = {
      line: isCheck ? last : 1,
      changes: script === undefined ? [] : [{ before: script.trimEnd(), after: '' }],
    };
    if (isCheck)
      return {
        ...{ ...about, code: 'check-to-write' },
        unsure: `The old site checked this step with ${path}.`,
        did: 'I made no check of it.',
        look: 'Write a check of what its learner can paste, or a criterion for what they see.',
      };
    return {
      ...{ ...about, code: 'left-out' },
      unsure: `The old site ran ${path} before this page.`,
      did: 'I left it out: a lesson runs nothing by itself.',
      look: 'Make commands of what the learner needs of it.',
    };
  });
}
