import type { Note } from './note.ts';
import type { StepAsset } from './menus/menu.ts';
import type { PlannedPage } from './plan-pages.ts';
import type { SiteParts } from './site-parts.ts';

/**
 * Notes on what an old site did for a page: it ran scripts, and put files on the machines of learners. A lesson does nothing by itself,
 * so the author writes what is needed.
 */
export function scriptNotes(
  { text, scripts = [], assets = [] }: PlannedPage,
  parts: SiteParts,
): Note[] {
  const last = text.trimEnd().split('\n').length;
  const ran = scripts.map(({ path, isCheck }): Note => {
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
  return assets.length === 0 ? ran : [...ran, assetsNote(assets)];
}

const assetsNote = (assets: readonly StepAsset[]): Note => ({
  line: 1,
  code: 'left-out',
  unsure: `The old site put files on the machine of learners: ${assets
    .map(({ path, target }) => (target === '' ? path : `${path} (in ${target})`))
    .join(', ')}.`,
  did: 'I left them out: a lesson brings no files there.',
  look: 'Say where learners get them, or write commands that fetch or make them.',
});
